"""How near a player of Pax Illuminaten is to each plot; it can be read as advice to a player.

Every plot asks for a shape of the field and for discs in it. Both count: a lodge of the right
shape without discs is half the work, and discs without the shape are the other half.
"""

from typing import Final

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.geometry import FIELDS, count_places, members, spread
from camarilla.games.illuminaten.rules.ids import (
    FACTIONS,
    GRAND_MASTER,
    MASON,
    ROSICRUCIAN,
    ROYAL_ARCH,
)
from camarilla.games.illuminaten.rules.plots.finders import (
    MANY_CARDS,
    cards_to_control,
    cards_where,
)
from camarilla.games.illuminaten.rules.tables import DEGREE, FACTIONS_OF, ORGANISATION

# The plots by number; see rule X8.2.
OUTER_LODGE: Final = 0
FOUR_ALIKE: Final = 1
ARCHES: Final = 2
FOUR_INNER: Final = 3
MASONS: Final = 4
MASTERS: Final = 6
TOP_TO_BOTTOM: Final = 7
SHARED_CARDS: Final = 8
ROSICRUCIANS: Final = 9
CENTRAL_LODGE: Final = 10
GREAT_LODGE: Final = 11
BRIDGE: Final = 12
LODGE_PLOTS: Final = frozenset({OUTER_LODGE, TOP_TO_BOTTOM, CENTRAL_LODGE, GREAT_LODGE, BRIDGE})
DISCS_NEEDED: Final = {
    OUTER_LODGE: 4,
    TOP_TO_BOTTOM: 5,
    CENTRAL_LODGE: 3,
    GREAT_LODGE: 5,
    BRIDGE: 3,
}
ROWS: Final = {
    places: [sum(1 << number - 1 for number in line) for line in field.lines]
    for places, field in FIELDS.items()
}
"""By size of the field, the places of each row."""
CONTESTED: Final = 0.8
"""The value of a lodge where somebody else has as many discs, against one that is controlled."""


def groups(s: Board) -> list[int]:
    """The connected cards of each faction: the lodges, and what may grow into them."""
    found: list[int] = []
    near = s.setup.field.near
    for faction in range(FACTIONS):
        rest = s.of_faction[faction]
        while rest:
            group = spread(rest & -rest, rest, near)
            rest &= ~group
            found.append(group)
    return found


def progress(s: Board, seat: int, plot: int, controlled: list[int], lodges: list[int]) -> float:
    """From 0 to 1; `controlled` has the cards that each seat controls, `lodges` the groups."""
    if plot in LODGE_PLOTS:
        return lodge_progress(s, seat, plot, lodges)
    have = s.have[seat]
    if plot == FOUR_ALIKE:
        return alike(s, have) / 4.0
    if plot == ARCHES:
        arches = cards_where(s, s.up, DEGREE, ROYAL_ARCH)
        return led(s, seat, arches, 4.0)
    if plot == FOUR_INNER:
        return min(1.0, count_places(have & s.setup.field.inner) / 4.0)
    own = controlled[seat]
    few = s.setup.players > 2
    if plot == MASONS:
        factions = 0
        for place in members(own):
            if ORGANISATION[s.field[place]] == MASON:
                factions |= FACTIONS_OF[s.field[place]]
        return count_places(factions) / 6.0
    if plot == MANY_CARDS:
        return min(1.0, count_places(own) / cards_to_control(s))
    if plot == MASTERS:
        masters = count_places(cards_where(s, own, DEGREE, GRAND_MASTER))
        return min(1.0, masters / (2.0 if few else 3.0))
    if plot == SHARED_CARDS:
        shared = 0
        for place in members(have):
            if d.others(s.discs[place], seat):
                shared += 1
        return min(1.0, shared / (s.setup.players + 1.0))
    return rosicrucians(s, seat, controlled)


def alike(s: Board, have: int) -> int:
    """P02: the most cards of one degree around one of them, up to four."""
    best = 0
    near = s.setup.field.near
    for place in members(have):
        count = count_places(cards_where(s, have & near[place], DEGREE, DEGREE[s.field[place]]))
        best = max(best, count)
    return min(best, 4)


def led(s: Board, seat: int, places: int, needed: float) -> float:
    """Discs on these cards against the number needed; less if somebody has as many."""
    own = s.discs_in(seat, places)
    if not own:
        return 0.0
    part = min(1.0, own / needed)
    for other in range(s.setup.players):
        if other != seat and s.discs_in(other, places) >= own:
            return CONTESTED * part
    return part


def rosicrucians(s: Board, seat: int, controlled: list[int]) -> float:
    """P10: three of them, five discs, and more than anybody else."""
    own = rosicrucian_cards(s, controlled[seat])
    count = count_places(own)
    part = 0.5 * min(1.0, count / 3.0) + 0.5 * min(1.0, s.discs_in(seat, own) / 5.0)
    for other in range(s.setup.players):
        if other == seat or not count:
            continue
        if count_places(rosicrucian_cards(s, controlled[other])) >= count:
            return CONTESTED * part
    return part


def rosicrucian_cards(s: Board, places: int) -> int:
    return cards_where(s, places, ORGANISATION, ROSICRUCIAN)


def lodge_progress(s: Board, seat: int, plot: int, lodges: list[int]) -> float:
    """The best lodge for the plot: half for its shape, half for the discs in it."""
    best = 0.0
    have = s.have[seat]
    needed = float(DISCS_NEEDED[plot])
    for lodge in lodges:
        if lodge & have:
            part = 0.5 * shape(s, seat, plot, lodge) + 0.5 * led(s, seat, lodge, needed)
            best = max(best, part)
    return best


def shape(s: Board, seat: int, plot: int, lodge: int) -> float:
    """How much of the shape required by a plot a lodge has."""
    field = s.setup.field
    if plot == OUTER_LODGE:
        return min(1.0, count_places(lodge & field.outer) / 4.0)
    if plot == CENTRAL_LODGE:
        return min(1.0, count_places(lodge & field.central) / 3.0)
    if plot == GREAT_LODGE:
        return min(1.0, count_places(lodge) / 5.0)
    if plot == TOP_TO_BOTTOM:
        rows = 0
        for row in ROWS[field.places]:
            if lodge & s.have[seat] & row:
                rows += 1
        return rows / len(ROWS[field.places])
    ends = 0.0
    if lodge & s.setup.areopagi[seat]:
        ends = 0.5
    for other in range(s.setup.players):
        if other != seat and lodge & s.setup.areopagi[other]:
            return ends + 0.5
    return ends + min(0.4, 0.1 * count_places(lodge))
