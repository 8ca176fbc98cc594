"""X8.2: the thirteen plots, one function each: the sets of cards with which a player meets it.

A set is a mask of places. Plots about lodges give with each set the key of its lodge, which is
the faction and the cards (X3.6); the others give 0. Only P06 is not listed but described: any
6 or 8 of the cards that the player controls (see compatibility.py).
"""

from collections.abc import Callable
from itertools import combinations
from typing import Final

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.geometry import count_places, members
from camarilla.games.illuminaten.rules.ids import (
    EVERY_FACTION,
    FACTIONS,
    GRAND_MASTER,
    MASON,
    ROSICRUCIAN,
    ROYAL_ARCH,
)
from camarilla.games.illuminaten.rules.lodges import controlled_cards, controls_lodge, lodges_of
from camarilla.games.illuminaten.rules.tables import DEGREE, FACTIONS_OF, ORGANISATION

Sets = list[tuple[int, int]]


def lodge_key(faction: int, lodge: int) -> int:
    return lodge << 3 | faction + 1


def mask_of(places: tuple[int, ...]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def controlled_lodges(s: Board, seat: int) -> Sets:
    return [
        (lodge, lodge_key(faction, lodge))
        for faction in range(FACTIONS)
        for lodge in lodges_of(s, faction)
        if controls_lodge(s, seat, lodge)
    ]


def cards_where(s: Board, places: int, table: list[int], value: int) -> int:
    """Those of the places whose luminary has this value in a table."""
    found = 0
    for place in members(places):
        if table[s.field[place]] == value:
            found |= 1 << place
    return found


def subsets(places: int, size: int) -> Sets:
    return [(mask_of(chosen), 0) for chosen in combinations(members(places), size)]


def minimal(s: Board, seat: int, places: int, cards: int, discs: int) -> Sets:
    """The inclusion-minimal sets with at least this many cards and discs of the seat."""
    found: Sets = []
    pool = members(places)
    for size in range(max(cards, 1), len(pool) + 1):
        for chosen in combinations(pool, size):
            mask = mask_of(chosen)
            is_minimal = not any(mask & smaller == smaller for smaller, _ in found)
            if is_minimal and s.discs_in(seat, mask) >= discs:
                found.append((mask, 0))
    return found


# The plots.


def outer_lodge(s: Board, seat: int) -> Sets:
    """P01: control a lodge with at least 4 outer cards, with at least 4 discs in it."""
    return [
        (lodge, key)
        for lodge, key in controlled_lodges(s, seat)
        if count_places(lodge & s.setup.field.outer) >= 4 and s.discs_in(seat, lodge) >= 4
    ]


def four_alike(s: Board, seat: int) -> Sets:
    """P02: a disc on a card and on 3 others neighbouring it, all of the same degree."""
    found: Sets = []
    for place in members(s.have[seat]):
        nearby = s.have[seat] & s.setup.field.around[place]
        alike = cards_where(s, nearby, DEGREE, DEGREE[s.field[place]])
        for three, _ in subsets(alike, 3):
            found.append((three | 1 << place, 0))
    return found


def arches(s: Board, seat: int) -> Sets:
    """P03: at least 4 discs on RAs, and more on all RAs than any opponent."""
    cards = cards_where(s, s.up, DEGREE, ROYAL_ARCH)
    discs = s.discs_in(seat, cards)
    for other in range(s.setup.players):
        if other != seat and s.discs_in(other, cards) >= discs:
            return []
    return minimal(s, seat, cards & s.have[seat], 0, 4)


def four_inner(s: Board, seat: int) -> Sets:
    """P04: a disc on 4 inner cards, each neighbouring at least 2 others of the four."""
    found: Sets = []
    around = s.setup.field.around
    for four, _ in subsets(s.have[seat] & s.setup.field.inner, 4):
        if all(count_places(around[place] & four) >= 2 for place in members(four)):
            found.append((four, 0))
    return found


def masons(s: Board, seat: int) -> Sets:
    """P05: control masons who together belong to all 6 factions."""
    masons = members(cards_where(s, controlled_cards(s, seat), ORGANISATION, MASON))
    covers: set[int] = set()
    cover(s, masons, 0, 0, covers)
    found: Sets = []
    for mask in sorted(covers, key=count_places):
        if not any(mask & smaller == smaller for smaller, _ in found):
            found.append((mask, 0))
    return found


def cover(s: Board, pool: list[int], chosen: int, factions: int, covers: set[int]) -> None:
    """Collect the sets that cover all factions, taking a card for the first one missing."""
    if factions == EVERY_FACTION:
        covers.add(chosen)
        return
    missing = ~factions & (factions + 1)
    for place in pool:
        if FACTIONS_OF[s.field[place]] & missing:
            both = factions | FACTIONS_OF[s.field[place]]
            cover(s, pool, chosen | 1 << place, both, covers)


def cards_to_control(s: Board) -> int:
    """P06: control 8/6/6 cards."""
    return 8 if s.setup.players == 2 else 6


def masters(s: Board, seat: int) -> Sets:
    """P07: control 3/2/2 GMs."""
    masters = cards_where(s, controlled_cards(s, seat), DEGREE, GRAND_MASTER)
    return subsets(masters, 3 if s.setup.players == 2 else 2)


def top_to_bottom(s: Board, seat: int) -> Sets:
    """P08: cards of one lodge with a disc each that connect the top row with the bottom row."""
    found: Sets = []
    have = s.have[seat]
    field = s.setup.field
    for faction in range(FACTIONS):
        for lodge in lodges_of(s, faction):
            cards = lodge & have
            if cards & field.top and cards & field.bottom:
                key = lodge_key(faction, lodge)
                for start in members(cards & field.top):
                    walk(s, cards & ~field.top, 1 << start, start, key, found)
    return found


def walk(s: Board, cards: int, path: int, end: int, key: int, found: Sets) -> None:
    """Prolong a path without short cuts until it is in the bottom row: a minimal connection."""
    field = s.setup.field
    if field.bottom >> end & 1:
        found.append((path, key))
        return
    for place in members(cards & field.around[end]):
        if field.around[place] & path == 1 << end:
            walk(s, cards & ~(1 << place), path | 1 << place, place, key, found)


def shared_cards(s: Board, seat: int) -> Sets:
    """P09: discs on 3/4/5 cards that also hold opponents' discs."""
    shared = 0
    for place in members(s.have[seat]):
        if d.others(s.discs[place], seat):
            shared |= 1 << place
    return subsets(shared, s.setup.players + 1)


def rosicrucians(s: Board, seat: int) -> Sets:
    """P10: control at least 3 rosicrucians with 5 discs on them, and more than any opponent."""
    own = cards_where(s, controlled_cards(s, seat), ORGANISATION, ROSICRUCIAN)
    for other in range(s.setup.players):
        theirs = cards_where(s, controlled_cards(s, other), ORGANISATION, ROSICRUCIAN)
        if other != seat and count_places(theirs) >= count_places(own):
            return []
    return minimal(s, seat, own, 3, 5)


def central_lodge(s: Board, seat: int) -> Sets:
    """P11: control a lodge with at least 3 neighbouring cards in the central row."""
    field = s.setup.field
    found: Sets = []
    for lodge, key in controlled_lodges(s, seat):
        row = lodge & field.central
        for place in members(row):
            if count_places(field.near[place] & row) == 3:
                found.append((lodge, key))
                break
    return found


def great_lodge(s: Board, seat: int) -> Sets:
    """P12: control a lodge of at least 5 cards with at least 5 discs."""
    return [
        (lodge, key)
        for lodge, key in controlled_lodges(s, seat)
        if count_places(lodge) >= 5 and s.discs_in(seat, lodge) >= 5
    ]


def bridge(s: Board, seat: int) -> Sets:
    """P13: control a lodge that connects one's areopagus with an opponent's."""
    areopagi = s.setup.areopagi
    theirs = 0
    for other in range(s.setup.players):
        if other != seat:
            theirs |= areopagi[other]
    return [
        (lodge, key)
        for lodge, key in controlled_lodges(s, seat)
        if lodge & areopagi[seat] and lodge & theirs
    ]


def many_cards(s: Board, seat: int) -> Sets:
    """P06: any 6 or 8 of the cards that the player controls; see `compatibility.some_of_pool`.

    There may be thousands of such sets, so this one stands for them: whether it is empty tells
    whether the plot is met.
    """
    cards = controlled_cards(s, seat)
    return [(cards, 0)] if count_places(cards) >= cards_to_control(s) else []


MANY_CARDS: Final = 5
FINDERS: Final[list[Callable[[Board, int], Sets]]] = [
    outer_lodge,
    four_alike,
    arches,
    four_inner,
    masons,
    many_cards,
    masters,
    top_to_bottom,
    shared_cards,
    rosicrucians,
    central_lodge,
    great_lodge,
    bridge,
]
"""By plot."""
