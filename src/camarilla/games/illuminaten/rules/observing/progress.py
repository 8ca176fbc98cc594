"""X8.2: how far a player is with each plot; one short function a plot.

All parts of a plot complete and not contested is the same as `compatibility.met`: a test says so.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Final, Literal

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.geometry import count_places, members, spread
from camarilla.games.illuminaten.rules.ids import (
    EVERY_FACTION,
    FACTIONS,
    GRAND_MASTER,
    MASON,
    PLOT_IDS,
    ROSICRUCIAN,
    ROYAL_ARCH,
)
from camarilla.games.illuminaten.rules.lodges import controlled_cards, has_most, lodges_of
from camarilla.games.illuminaten.rules.observation import PartView, PlotProgress, Unit
from camarilla.games.illuminaten.rules.plots import compatibility
from camarilla.games.illuminaten.rules.plots.finders import cards_to_control, cards_where, mask_of
from camarilla.games.illuminaten.rules.tables import DEGREE, FACTIONS_OF, ORGANISATION

PlotState = Literal["open", "met", "blocked", "on", "under"]


class Progress:
    """The numbers of one plot, whether an opponent has as many, and the cards that count."""

    def __init__(self, parts: list[PartView], places: int, contested: bool = False) -> None:
        self.parts = parts
        self.places = places
        self.contested = contested and self.share() == len(parts)

    def share(self) -> float:
        """How far it is, to choose between lodges."""
        return sum(part.have / part.need for part in self.parts)


def part(unit: Unit, have: int, need: int) -> PartView:
    return PartView(unit, min(have, need), need)


def plot_progress(s: Board, seat: int, plot: int) -> PlotProgress:
    progress = PLOTS[plot](s, seat)
    complete = all(one.have == one.need for one in progress.parts) and not progress.contested
    return PlotProgress(
        plot=PLOT_IDS[plot],
        seat=seat,
        parts=tuple(progress.parts),
        contested=progress.contested,
        state=state_of(s, seat, plot, complete),
        places=tuple(place + 1 for place in members(progress.places)),
    )


def state_of(s: Board, seat: int, plot: int, complete: bool) -> PlotState:
    if s.on[seat] >> plot & 1:
        return "on"
    if s.under[seat] >> plot & 1:
        return "under"
    if not complete:
        return "open"
    return "met" if compatibility.may_fulfil(s, seat, plot) else "blocked"


# Plots about lodges.


def groups_of(s: Board, seat: int) -> list[int]:
    """The groups of connected cards of one faction with a disc of the seat; lodges have 3 cards."""
    found: list[int] = []
    for faction in range(FACTIONS):
        rest = s.of_faction[faction]
        while rest:
            group = spread(rest & -rest, rest, s.setup.field.near)
            rest &= ~group
            if group & s.have[seat]:
                found.append(group)
    return found


def lodge_plot(
    s: Board, seat: int, unit: Unit, need: int, discs: int, count: Callable[[Board, int, int], int]
) -> Progress:
    """X3.7: the group that is furthest; control asks for 3 discs, the plot perhaps for more."""
    best = Progress([part(unit, 0, need), part("discs", 0, discs)], 0)
    best_share = -1.0
    for group in groups_of(s, seat):
        parts = [
            part(unit, count(s, seat, group), need),
            part("discs", s.discs_in(seat, group), discs),
        ]
        if count_places(group) < 3:
            parts.append(part("cards", count_places(group), 3))
        progress = Progress(parts, group, not has_most(s, seat, group, discs))
        share = progress.share() / len(parts) - (0.01 if progress.contested else 0)
        if share > best_share:
            best, best_share = progress, share
    return best


def outer_cards(s: Board, seat: int, group: int) -> int:
    return count_places(group & s.setup.field.outer)


def all_cards(s: Board, seat: int, group: int) -> int:
    return count_places(group)


def central_run(s: Board, seat: int, group: int) -> int:
    """X2.5: the most cards of the central row that lie side by side."""
    row = group & s.setup.field.central
    return max(
        (count_places(spread(1 << place, row, s.setup.field.near)) for place in members(row)),
        default=0,
    )


def areopagi(s: Board, seat: int, group: int) -> int:
    """Own areopagus, and any opponent's."""
    theirs = 0
    for other in range(s.setup.players):
        if other != seat:
            theirs |= s.setup.areopagi[other]
    return (group & s.setup.areopagi[seat] != 0) + (group & theirs != 0)


def outer_lodge_progress(s: Board, seat: int) -> Progress:
    return lodge_plot(s, seat, "outer", 4, 4, outer_cards)


def central_lodge_progress(s: Board, seat: int) -> Progress:
    return lodge_plot(s, seat, "cards", 3, 3, central_run)


def great_lodge_progress(s: Board, seat: int) -> Progress:
    return lodge_plot(s, seat, "cards", 5, 5, all_cards)


def bridge_progress(s: Board, seat: int) -> Progress:
    return lodge_plot(s, seat, "areopagi", 2, 3, areopagi)


def top_to_bottom_progress(s: Board, seat: int) -> Progress:
    """The connected cards of one lodge, each with a disc, that reach over most rows."""
    best, most = 0, 0
    for faction in range(FACTIONS):
        for lodge in lodges_of(s, faction):
            rest = lodge & s.have[seat]
            while rest:
                group = spread(rest & -rest, rest, s.setup.field.near)
                rest &= ~group
                rows = rows_of(s, group)
                if rows > most:
                    best, most = group, rows
    return Progress([part("rows", most, len(s.setup.field.lines))], best)


def rows_of(s: Board, group: int) -> int:
    return sum(
        any(group >> number - 1 & 1 for number in numbers) for numbers in s.setup.field.lines
    )


# Plots about cards.


def four_alike_progress(s: Board, seat: int) -> Progress:
    best = 0
    for place in members(s.have[seat]):
        nearby = s.have[seat] & s.setup.field.around[place]
        alike = cards_where(s, nearby, DEGREE, DEGREE[s.field[place]]) | 1 << place
        if count_places(alike) > count_places(best):
            best = alike
    return Progress([part("cards", count_places(best), 4)], best)


def arches_progress(s: Board, seat: int) -> Progress:
    arches = cards_where(s, s.up, DEGREE, ROYAL_ARCH)
    discs = s.discs_in(seat, arches)
    contested = not has_most(s, seat, arches, 1)
    return Progress([part("discs", discs, 4)], arches & s.have[seat], contested)


def four_inner_progress(s: Board, seat: int) -> Progress:
    """Of four inner cards that hang together as asked, those with a disc."""
    around = s.setup.field.around
    best = 0
    for chosen in combinations(members(s.setup.field.inner), 4):
        four = mask_of(chosen)
        is_circle = all(count_places(around[place] & four) >= 2 for place in chosen)
        if is_circle and count_places(four & s.have[seat]) > count_places(best):
            best = four & s.have[seat]
    return Progress([part("cards", count_places(best), 4)], best)


def masons_progress(s: Board, seat: int) -> Progress:
    masons = cards_where(s, controlled_cards(s, seat), ORGANISATION, MASON)
    factions = 0
    for place in members(masons):
        factions |= FACTIONS_OF[s.field[place]]
    return Progress([part("factions", (factions & EVERY_FACTION).bit_count(), 6)], masons)


def many_cards_progress(s: Board, seat: int) -> Progress:
    own = controlled_cards(s, seat)
    return Progress([part("cards", count_places(own), cards_to_control(s))], own)


def masters_progress(s: Board, seat: int) -> Progress:
    masters = cards_where(s, controlled_cards(s, seat), DEGREE, GRAND_MASTER)
    need = 3 if s.setup.players == 2 else 2
    return Progress([part("masters", count_places(masters), need)], masters)


def shared_cards_progress(s: Board, seat: int) -> Progress:
    shared = 0
    for place in members(s.have[seat]):
        if d.others(s.discs[place], seat):
            shared |= 1 << place
    return Progress([part("cards", count_places(shared), s.setup.players + 1)], shared)


def rosicrucians_progress(s: Board, seat: int) -> Progress:
    own = rosicrucians(s, seat)
    count = count_places(own)
    contested = any(
        count_places(rosicrucians(s, other)) >= count
        for other in range(s.setup.players)
        if other != seat
    )
    parts = [part("rosicrucians", count, 3), part("discs", s.discs_in(seat, own), 5)]
    return Progress(parts, own, contested)


def rosicrucians(s: Board, seat: int) -> int:
    return cards_where(s, controlled_cards(s, seat), ORGANISATION, ROSICRUCIAN)


PLOTS: Final[list[Callable[[Board, int], Progress]]] = [
    outer_lodge_progress,
    four_alike_progress,
    arches_progress,
    four_inner_progress,
    masons_progress,
    many_cards_progress,
    masters_progress,
    top_to_bottom_progress,
    shared_cards_progress,
    rosicrucians_progress,
    central_lodge_progress,
    great_lodge_progress,
    bridge_progress,
]
