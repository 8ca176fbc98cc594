"""X3.6, X3.7, X7.4, X9.4: lodges and who controls them."""

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.geometry import count_places, spread
from camarilla.games.illuminaten.rules.ids import FACTIONS, ROW

SMALLEST: int = 3
"""X3.6"""


def lodges_of(s: Board, faction: int) -> list[int]:
    """X3.6: the lodges of a faction, each as its cards."""
    found: list[int] = []
    rest = s.of_faction[faction]
    while rest:
        group = spread(rest & -rest, rest, s.setup.field.near)
        rest &= ~group
        if count_places(group) >= SMALLEST:
            found.append(group)
    return found


def has_most(s: Board, seat: int, cards: int, least: int) -> bool:
    """Whether the seat has at least this many discs there, and strictly more than any other."""
    discs = s.discs_in(seat, cards)
    if discs < least:
        return False
    for other in range(s.setup.players):
        if other != seat and s.discs_in(other, cards) >= discs:
            return False
    return True


def controls_lodge(s: Board, seat: int, lodge: int) -> bool:
    """X3.7"""
    return has_most(s, seat, lodge, 3)


def controlled_cards(s: Board, seat: int) -> int:
    """X3.5"""
    cards = 0
    for place in range(s.setup.field.places):
        if s.have[seat] >> place & 1 and d.controller(s.discs[place]) == seat:
            cards |= 1 << place
    return cards


def may_claim(s: Board, seat: int, faction: int) -> bool:
    """X7.4: control of the largest lodge; several that are tied count as one."""
    holder = s.holders[faction]
    if holder < ROW or holder == seat or s.borrowed == faction:
        return False
    largest = s.largest[faction]
    if not largest & s.have[seat]:
        return False
    return has_most(s, seat, largest, 1 if s.tied >> faction & 1 else 3)


def points(s: Board, seat: int) -> int:
    """X9.4: 1 for each disc in the largest lodge of each faction."""
    total = 0
    for faction in range(FACTIONS):
        total += s.discs_in(seat, s.largest[faction])
    return total
