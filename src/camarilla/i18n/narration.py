"""`Narration`: what a game's information adds to prompts and choices.

A game without one is spoken of by its ids alone.
"""

from collections.abc import Mapping
from typing import Protocol

from camarilla.i18n.catalogue import Value
from camarilla.kernel.information import View


class Narration(Protocol):
    """Reads a view for the variables of a catalogue's messages."""

    def prompt(self, language: str, view: View) -> dict[str, Value]:
        """The variables of the open decision's prompt; choices get them too."""
        ...

    def action(
        self, language: str, view: View, form: str, holes: Mapping[str, str]
    ) -> dict[str, Value]:
        """The further variables of a choice, from what stands in the holes of its notation."""
        ...

    def card(self, language: str, card: str) -> dict[str, Value]:
        """The variables of the explanation of a card."""
        ...
