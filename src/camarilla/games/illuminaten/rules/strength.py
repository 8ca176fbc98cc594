"""X6.6a to X6.6c: how strong the sides of a contest are, and who wins."""

from typing import Final

from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.ids import (
    BOOST_DISPLACE,
    BOOST_INFLUENCE,
    DAGGER,
    HAMMERS,
    NOTHING,
)
from camarilla.games.illuminaten.rules.tables import STRENGTH

# The result of a contest for the side that is asked about.
LOSS: Final = 0
WIN: Final = 1
CANCEL: Final = 2
"""Both would win at once."""
TIE: Final = 3

LEAN_STRONGER: Final = 1
LEAN_WEAKER: Final = 2


def initial_strength(s: Board, seat: int, place: int) -> int:
    """X6.6a: discs on the target card, on its neighbours, and on an areopagus beside it."""
    discs = s.discs_in(seat, s.setup.field.near[place])
    return discs + (s.setup.areopagi[seat] >> place & 1)


def initial_strengths(
    s: Board, place: int, attacker: int, defender: int, lean: int
) -> tuple[int, int]:
    """X6.6a; X7.3 Extra Displace: the attacker's is the defender's plus or minus 1."""
    defence = initial_strength(s, defender, place)
    if lean == LEAN_STRONGER:
        return defence + 1, defence
    if lean == LEAN_WEAKER:
        return defence - 1, defence
    return initial_strength(s, attacker, place), defence


def is_even(s: Board) -> bool:
    """X7.3 Boost Displace: neither side gets advantage or vulnerability."""
    return s.boost(BOOST_DISPLACE - BOOST_INFLUENCE) > 0


def added(card: int) -> int:
    """What a contest card adds; an empty hand counts as 0, so do daggers and hammers."""
    if card == NOTHING or STRENGTH[card] >= DAGGER:
        return 0
    return STRENGTH[card]


def wins_at_once(card: int, own: int, other: int, even: bool) -> bool:
    """X6.6b: the dagger of the vulnerable side, the hammers of the one with advantage."""
    if card == NOTHING or even:
        return False
    strength = STRENGTH[card]
    return (strength == DAGGER and own < other) or (strength == HAMMERS and own > other)


def compare(own: int, card: int, other: int, against: int, bonus: int, even: bool) -> int:
    """X6.6b, X6.6c: the result for one side; `bonus` goes to its total alone."""
    mine = wins_at_once(card, own, other, even)
    theirs = wins_at_once(against, other, own, even)
    if mine and theirs:
        return CANCEL
    if mine or theirs:
        return WIN if mine else LOSS
    total = own + added(card) + bonus
    rival = other + added(against)
    if total == rival:
        return TIE
    return WIN if total > rival else LOSS
