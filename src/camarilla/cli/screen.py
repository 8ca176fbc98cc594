"""What the terminal needs to know of a game beyond its texts."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.console import RenderableType

from camarilla.cli.narrator import Narrator
from camarilla.kernel.observation import LegalAction, Observation


class Crest(NamedTuple):
    """A sign and a colour for a seat or family; the sign alone tells them apart."""

    sign: str
    style: str


CRESTS: Final = (
    Crest("▲", "#ff6f61"),
    Crest("◆", "#5fafff"),
    Crest("♣", "#5fd787"),
    Crest("✹", "#e8a33d"),
    Crest("✚", "#c99aff"),
)
"""By seat: crimson, azure, green, amber, violet."""

CAN_ACT: Final = "#ffd75f"
"""Gold: influence, and what can be chosen."""
ACTING: Final = "bold"
FAINT: Final = "dim"


class Group(NamedTuple):
    """Choices that are offered together under one label, chosen among first."""

    label: str
    actions: tuple[LegalAction, ...]


class Menu(NamedTuple):
    """Choices with their own keys, for decisions that a numbered list would not suit."""

    lines: tuple[str, ...]
    keys: Mapping[str, LegalAction]
    """What is typed for each choice."""


class Screen:
    """The look of one game in a terminal."""

    cards: Mapping[str, str] = {}
    """The id of every card that can be explained, with the number of its rule."""

    example: str = ""
    """The card by which the help shows how to ask for one; empty without cards."""

    def draw(
        self, view: Observation, narrator: Narrator, width: int, height: int
    ) -> RenderableType:
        """The table as `view.seat` sees it, in at most `height` lines where that is possible."""
        raise NotImplementedError

    def groups(self, view: Observation, narrator: Narrator) -> list[Group]:
        """The choices in groups, for decisions with too many to list; else an empty list."""
        return []

    def menu(self, view: Observation, narrator: Narrator) -> Menu | None:
        """The choices by their own keys instead of the numbers of a list."""
        return None

    def card_of(self, view: Observation, action: LegalAction) -> str | None:
        """The card that an open choice is about, if the seat may know it."""
        return None

    def rule_of(self, view: Observation, action: LegalAction) -> str:
        """The number of the rule behind an open choice."""
        return view.rule
