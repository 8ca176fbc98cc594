"""A game without a screen of its own: its view as plain data."""

from collections.abc import Mapping

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from camarilla.cli.narrator import Herald
from camarilla.cli.screen import Group
from camarilla.kernel.information import View


class PlainScreen:
    cards: Mapping[str, str] = {}
    example = ""

    def draw(self, view: View, herald: Herald, width: int, height: int) -> RenderableType:
        return Pretty(msgspec.to_builtins(view), max_length=12)

    def groups(self, view: View, herald: Herald) -> list[Group]:
        return []

    def card_of(self, view: View, notation: str) -> str | None:
        return None

    def rule_of(self, view: View, notation: str) -> str:
        return view.rule
