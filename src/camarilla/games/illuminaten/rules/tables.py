"""The tables of the box, read from `data/` and checked: correct them there, not in the code."""

import csv
from importlib.resources import files
from typing import Final

from camarilla.games.illuminaten.rules.ids import (
    ABILITY_IDS,
    DEGREE_IDS,
    FACTION_IDS,
    GRAND_MASTER,
    ORGANISATION_IDS,
    STRENGTH_IDS,
)

LUMINARIES: Final = 57


def rows(name: str) -> list[dict[str, str]]:
    """The lines of a table in `data/`."""
    text = files("camarilla.games.illuminaten.rules").joinpath("data", name).read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


def number_of(id: str, ids: tuple[str, ...], table: str) -> int:
    if id not in ids:
        raise ValueError(f"{table}: {id!r} is none of {', '.join(ids)}")
    return ids.index(id)


class Luminary:
    """X3: a card as the box has it; `sources` says where each attribute is known from."""

    def __init__(self, row: dict[str, str]) -> None:
        table = "luminaries.csv"
        self.id = row["id"]
        self.code_name = row["code_name"]
        self.degree = number_of(row["degree"].replace(" ", "-"), DEGREE_IDS, table)
        self.primary = number_of(row["primary"], FACTION_IDS, table)
        self.secondary = -1
        if row["secondary"]:
            self.secondary = number_of(row["secondary"], FACTION_IDS, table)
        self.ability = number_of(row["ability"], ABILITY_IDS, table)
        self.strength = number_of(row["strength"], STRENGTH_IDS, table)
        self.organisation = number_of(row["organisation"], ORGANISATION_IDS, table)
        self.sources: dict[str, str] = {
            name.removesuffix("_source"): value
            for name, value in row.items()
            if name.endswith("_source")
        }
        if (self.secondary < 0) != (self.degree >= GRAND_MASTER):
            raise ValueError(f"{table}: {self.id} has a wrong number of factions (X3.1)")
        if self.primary == self.secondary:
            raise ValueError(f"{table}: {self.id} has the same faction twice (X3.1)")


def read_luminaries() -> list[Luminary]:
    cards = [Luminary(row) for row in rows("luminaries.csv")]
    if [card.id for card in cards] != [f"PIL{number:03}" for number in range(1, LUMINARIES + 1)]:
        raise ValueError("luminaries.csv: the cards are PIL001 to PIL057 in their order")
    return cards


class Price:
    """X3.3: what a disc in a slot costs in favor of each of the card's factions."""

    def __init__(self, primary: int, secondary: int) -> None:
        self.primary = primary
        self.secondary = secondary


def read_slots() -> list[list[Price]]:
    """By degree: the price of each slot from the top."""
    slots: list[list[Price]] = [[] for _ in DEGREE_IDS]
    for row in rows("slots.csv"):
        prices = slots[number_of(row["degree"], DEGREE_IDS, "slots.csv")]
        if int(row["slot"]) != len(prices) + 1:
            raise ValueError("slots.csv: slots are numbered from 1 in their order")
        prices.append(Price(int(row["primary"]), int(row["secondary"])))
    for prices in slots:
        if not 1 <= len(prices) <= 3:
            raise ValueError("slots.csv: every degree has 1 to 3 slots")
    return slots


def read_connections() -> tuple[list[str], list[tuple[int, ...]]]:
    """X1.4: the numbers of the connection cards, lowest first, and the factions of each."""
    names: list[str] = []
    triples: list[tuple[int, ...]] = []
    for row in rows("connections.csv"):
        names.append(row["number"])
        triple = sorted(
            number_of(id, FACTION_IDS, "connections.csv") for id in row["factions"].split()
        )
        triples.append(tuple(triple))
    if len(triples) != 20 or len(set(triples)) != 20 or any(len(set(t)) != 3 for t in triples):
        raise ValueError("connections.csv: the 20 cards have all 20 triples of factions (X1.4)")
    return names, triples


_LUMINARIES: Final = read_luminaries()
_SLOTS: Final = read_slots()
_CONNECTIONS: Final = read_connections()

# X3: by luminary.
CARD_IDS: Final[tuple[str, ...]] = tuple(card.id for card in _LUMINARIES)
SOURCES: Final[list[dict[str, str]]] = [card.sources for card in _LUMINARIES]
CODE_NAMES: Final[list[str]] = [card.code_name for card in _LUMINARIES]
"""Empty for a luminary without one."""
DEGREE: Final[list[int]] = [card.degree for card in _LUMINARIES]
PRIMARY: Final[list[int]] = [card.primary for card in _LUMINARIES]
SECONDARY: Final[list[int]] = [card.secondary for card in _LUMINARIES]
"""-1 for a luminary of one faction."""
FACTIONS_OF: Final[list[int]] = [
    1 << card.primary | (1 << card.secondary if card.secondary >= 0 else 0) for card in _LUMINARIES
]
"""As a bit mask."""
ABILITY: Final[list[int]] = [card.ability for card in _LUMINARIES]
STRENGTH: Final[list[int]] = [card.strength for card in _LUMINARIES]
ORGANISATION: Final[list[int]] = [card.organisation for card in _LUMINARIES]
SLOTS: Final[list[int]] = [len(_SLOTS[card.degree]) for card in _LUMINARIES]
EVERY_LUMINARY: Final = (1 << LUMINARIES) - 1

# X3.3: by degree * 3 + slot.
PRICE_PRIMARY: Final[list[int]] = [
    prices[slot].primary if slot < len(prices) else 0 for prices in _SLOTS for slot in range(3)
]
PRICE_SECONDARY: Final[list[int]] = [
    prices[slot].secondary if slot < len(prices) else 0 for prices in _SLOTS for slot in range(3)
]

# X1.4: by connection card, lowest number first.
CONNECTION_IDS: Final[tuple[str, ...]] = tuple(_CONNECTIONS[0])
CONNECTIONS: Final[list[tuple[int, ...]]] = _CONNECTIONS[1]
CONNECTION_FACTIONS: Final[list[int]] = [
    sum(1 << faction for faction in triple) for triple in CONNECTIONS
]
