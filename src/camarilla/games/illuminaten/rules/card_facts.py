"""X3: all that is on a luminary's card, by ids, for whoever explains it."""

from typing import NamedTuple

from camarilla.games.illuminaten.rules import tables
from camarilla.games.illuminaten.rules.ids import (
    ABILITY_IDS,
    DEGREE_IDS,
    FACTION_IDS,
    ORGANISATION_IDS,
    STRENGTH_IDS,
)


class CardFacts(NamedTuple):
    """What is printed on a card. An attribute that it lacks is empty."""

    code_name: str
    degree: str
    factions: tuple[str, ...]
    """The primary one first."""
    organisation: str
    strength: str
    """A number, or the word for a strength that is none."""
    ability: str
    sources: dict[str, str]
    """Where each attribute is known from."""

    def known_from(self, source: str) -> list[str]:
        """The attributes of this source, in the order of the card."""
        return [name for name, from_where in self.sources.items() if from_where == source]


def card_facts(card: str) -> CardFacts:
    """The facts of the luminary with this id."""
    number = tables.CARD_IDS.index(card)
    factions = (tables.PRIMARY[number], tables.SECONDARY[number])
    return CardFacts(
        code_name=tables.CODE_NAMES[number],
        degree=DEGREE_IDS[tables.DEGREE[number]],
        factions=tuple(FACTION_IDS[faction] for faction in factions if faction >= 0),
        organisation=ORGANISATION_IDS[tables.ORGANISATION[number]],
        strength=STRENGTH_IDS[tables.STRENGTH[number]],
        ability=ABILITY_IDS[tables.ABILITY[number]],
        sources=tables.SOURCES[number],
    )
