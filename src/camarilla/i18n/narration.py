"""`Narration`: what a game adds to the variables of its messages beyond the declared fields.

A game without one uses its fields alone.
"""

# ruff: noqa: ARG002 (the defaults use none of their arguments)

from camarilla.i18n.catalogue import Value
from camarilla.kernel.domains import Domain
from camarilla.kernel.observation import LegalAction, Observation


class Narration:
    """By default nothing is added."""

    def prompt(self, language: str, view: Observation) -> dict[str, Value]:
        """The further variables of the open decision's prompt; choices get them too."""
        return {}

    def action(self, language: str, view: Observation, action: LegalAction) -> dict[str, Value]:
        """The further variables of a choice."""
        return {}

    def card(self, language: str, card: str) -> dict[str, Value]:
        """The variables of the explanation of a card."""
        return {}

    def note(self, language: str, view: Observation, action: LegalAction) -> str:
        """What a player needs to know before choosing it: its price, or what can come of it."""
        return ""

    def seat_of(self, domain: Domain, id: str, players: int) -> int | None:
        """The seat whose player's name stands for a thing; None where it goes by its own."""
        return None
