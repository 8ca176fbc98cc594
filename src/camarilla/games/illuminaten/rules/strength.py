"""X6.6a to X6.6c: how strong the sides of a contest are, and who wins."""

from typing import Final

from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import CONTEST_WON
from camarilla.games.illuminaten.rules.ids import (
    BOOST_DISPLACE,
    BOOST_INFLUENCE,
    CONTEST_REASON_IDS,
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


BY_TOTAL: Final = CONTEST_REASON_IDS.index("total")
BY_TIE: Final = CONTEST_REASON_IDS.index("tie")
BY_DAGGER: Final = CONTEST_REASON_IDS.index("dagger")
BY_HAMMERS: Final = CONTEST_REASON_IDS.index("hammers")
BY_CANCEL: Final = CONTEST_REASON_IDS.index("cancel")
BY_STOP: Final = CONTEST_REASON_IDS.index("stop")


class Side:
    """One side of a contest at its end; `bonus` is favor that an automaton has spent."""

    def __init__(self, seat: int, strength: int, card: int, bonus: int = 0) -> None:
        self.seat = seat
        self.strength = strength
        self.card = card
        self.bonus = bonus

    def total(self) -> int:
        return self.strength + added(self.card) + self.bonus


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


def say_won(s: Board, rule: str, winner: Side, loser: Side) -> None:
    """That a side has won, and why."""
    even = is_even(s)
    reason = BY_TOTAL if winner.total() > loser.total() else BY_TIE
    if wins_at_once(winner.card, winner.strength, loser.strength, even):
        reason = BY_DAGGER if STRENGTH[winner.card] == DAGGER else BY_HAMMERS
        if wins_at_once(loser.card, loser.strength, winner.strength, even):
            reason = BY_CANCEL
    s.say(CONTEST_WON, rule, winner.seat, loser.seat, winner.total(), loser.total(), reason)
