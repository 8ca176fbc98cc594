"""A game without a screen of its own: its view as plain data."""

from collections.abc import Mapping

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from camarilla.cli.narrator import Narrator
from camarilla.cli.screen import Group
from camarilla.kernel.observation import LegalAction, Observation


class PlainScreen:
    cards: Mapping[str, str] = {}
    example = ""

    def draw(
        self, view: Observation, narrator: Narrator, width: int, height: int
    ) -> RenderableType:
        return Pretty(msgspec.to_builtins(view), max_length=12)

    def groups(self, view: Observation, narrator: Narrator) -> list[Group]:
        return []

    def card_of(self, view: Observation, action: LegalAction) -> str | None:
        return None

    def rule_of(self, view: Observation, action: LegalAction) -> str:
        return view.rule
