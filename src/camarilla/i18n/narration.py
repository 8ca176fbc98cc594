"""`Narration`: what a game's information adds to prompts and choices.

A game without one is spoken of by its ids alone.
"""

from typing import Protocol, runtime_checkable

from camarilla.i18n.catalogue import Value
from camarilla.kernel.observation import LegalAction, Observation


class Narration(Protocol):
    """Reads a view for the variables of a catalogue's messages."""

    def prompt(self, language: str, view: Observation) -> dict[str, Value]:
        """The variables of the open decision's prompt; choices get them too."""
        ...

    def action(self, language: str, view: Observation, action: LegalAction) -> dict[str, Value]:
        """The further variables of a choice."""
        ...

    def card(self, language: str, card: str) -> dict[str, Value]:
        """The variables of the explanation of a card."""
        ...


@runtime_checkable
class Notes(Protocol):
    """A narration of a game in which choices have prices or known outcomes."""

    def note(self, language: str, view: Observation, action: LegalAction) -> str:
        """What a player needs to know before committing; empty if there is nothing to say."""
        ...
