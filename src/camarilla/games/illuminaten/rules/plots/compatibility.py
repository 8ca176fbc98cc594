"""X8.1: whether a player meets plots, alone and together."""

from typing import Final

from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.geometry import count_places, members
from camarilla.games.illuminaten.rules.ids import PLOTS
from camarilla.games.illuminaten.rules.lodges import controlled_cards
from camarilla.games.illuminaten.rules.plots.finders import (
    FINDERS,
    MANY_CARDS,
    Sets,
    cards_to_control,
)

_FEWEST_CARDS: Final[list[int]] = [
    2,  # P01: 4 discs, at most 3 on a card
    4,  # P02: four cards
    2,  # P03: 4 discs
    4,  # P04: four cards
    3,  # P05: six factions, at most 2 on a card
    6,  # P06: eight for two players, else six
    2,  # P07: three for two players, else two
    5,  # P08: a card in each row
    3,  # P09: three for two players, else more
    3,  # P10: three cards
    1,  # P11: a lodge with three discs, which one card can hold
    2,  # P12: 5 discs
    1,  # P13: a lodge with three discs
]
"""The fewest cards with one's disc that a plot can be met with: saves looking closer."""


def met(s: Board, seat: int, plot: int) -> bool:
    """X8.2: whether the seat meets the condition of one plot."""
    if count_places(s.have[seat]) < _FEWEST_CARDS[plot]:
        return False
    return bool(FINDERS[plot](s, seat))


def compatible(s: Board, seat: int, plots: int) -> bool:
    """X8.1: whether one set for each of these plots can be chosen, all of them apart."""
    wanted = [plot for plot in range(PLOTS) if plots >> plot & 1]
    lists = [FINDERS[plot](s, seat) for plot in wanted if plot != MANY_CARDS]
    pool = controlled_cards(s, seat) if plots >> MANY_CARDS & 1 else 0
    count = cards_to_control(s) if plots >> MANY_CARDS & 1 else 0
    if count and count_places(pool) < count:
        return False
    return choose(lists, [], pool, count)


def choose(lists: list[Sets], chosen: Sets, pool: int, count: int) -> bool:
    """Choose a set from each list in turn; at last any `count` of the pool (P06)."""
    if len(chosen) == len(lists):
        return count == 0 or some_of_pool(pool, count, [cards for cards, _ in chosen])
    for one in lists[len(chosen)]:
        fits = all(apart(one, other) for other in chosen)
        if fits and choose(lists, [*chosen, one], pool, count):
            return True
    return False


def apart(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """X8.1: neither set lies within the other, and it is not the same lodge."""
    both = one[0] & other[0]
    return both not in (one[0], other[0]) and (one[1] == 0 or one[1] != other[1])


def some_of_pool(pool: int, count: int, sets: list[int]) -> bool:
    """Whether `count` cards of the pool can be chosen so that they are apart from all sets.

    From each set that lies in the pool one card must be left out, and one card outside of each
    set must be taken: try every way to do just that, and fill up with any of the rest.
    """
    return leave_out(pool, count, sets, 0, 0)


def leave_out(pool: int, count: int, sets: list[int], index: int, without: int) -> bool:
    if index == len(sets):
        return take_in(pool & ~without, count, sets, 0, 0)
    cards = sets[index]
    if cards & ~pool or cards & without:
        return leave_out(pool, count, sets, index + 1, without)
    for place in members(cards):
        if leave_out(pool, count, sets, index + 1, without | 1 << place):
            return True
    return False


def take_in(pool: int, count: int, sets: list[int], index: int, taken: int) -> bool:
    if index == len(sets):
        return count_places(taken) <= count <= count_places(pool)
    outside = pool & ~sets[index]
    if taken & outside:
        return take_in(pool, count, sets, index + 1, taken)
    for place in members(outside):
        if take_in(pool, count, sets, index + 1, taken | 1 << place):
            return True
    return False


def met_of(s: Board, seat: int, plots: int) -> int:
    """Those of the plots whose condition the seat meets."""
    found = 0
    for plot in range(PLOTS):
        if plots >> plot & 1 and met(s, seat, plot):
            found |= 1 << plot
    return found


def largest_kept(s: Board, seat: int, plots: int) -> list[int]:
    """X9.1: the largest sets of these plots that are all met and compatible."""
    best: list[int] = [0]
    size = 0
    part = plots
    while part:
        amount = (part).bit_count()
        if amount >= size and compatible(s, seat, part):
            if amount > size:
                best, size = [], amount
            best.append(part)
        part = (part - 1) & plots
    return best


def may_fulfil(s: Board, seat: int, plot: int) -> bool:
    """X7.6: met, and compatible with those of the seat's plots that it meets at this moment."""
    if (s.on[seat] | s.under[seat]) >> plot & 1 or not met(s, seat, plot):
        return False
    held = met_of(s, seat, s.on[seat])
    return held == 0 or compatible(s, seat, held | 1 << plot)
