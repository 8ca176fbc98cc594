"""The evaluation of positions of Pax Illuminaten; it can be read as advice to a player.

Discs count most, wherever they lie: they reach, they are interrogated, and lodges grow under
them. Which lodge is the largest matters late, when the edicts are about to end the game. A plot
is worth much to the player who has the turn to use it, and little to one who must wait for it:
the others will break it. Many types of favor are better than much of one.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.illuminaten.bot.plots import groups, progress
from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.cast import as_illuminaten
from camarilla.games.illuminaten.rules.geometry import count_places, members
from camarilla.games.illuminaten.rules.ids import FACTIONS, GRAND_MASTER, SAINT_GERMAIN
from camarilla.games.illuminaten.rules.lodges import points as lodge_points
from camarilla.games.illuminaten.rules.tables import DEGREE
from camarilla.games.illuminaten.rules.turn.event_deck import edicts_discarded
from camarilla.kernel.game import State
from camarilla.search.evaluator import Evaluator

# Points, where any disc counts as one: the weights of a logistic regression for victory, fitted
# by `examples/fit_pax.py` on played games.
NEAR_TURN: Final = 2.8
"""To act at once, against acting last."""
LODGE: Final = 0.1
LATE_LODGE: Final = 0.6
"""A disc in a faction's largest lodge, and what that adds when the last edict is near (X9.4)."""
SECOND_PLOT: Final = 11.0
"""With one plot fulfilled, the second one in reach, and the turn to fulfil it."""
TWO_PLOTS: Final = 7.7
"""With none fulfilled, two in reach. Others break what lies open for a whole round."""
FACTION_CARD: Final = 1.2
FAVOR_TYPE: Final = 0.4
"""Favor of a type, however much of it: different types buy more."""
EDICT: Final = 0.4
"""An edict before one, which pays favor turn by turn."""
LAST_EDICTS: Final = 4.0
"""The number of edicts after which the next one ends the game."""
FEATURE_POINTS: Final = [
    NEAR_TURN,
    1.0,
    LODGE,
    LATE_LODGE,
    SECOND_PLOT,
    TWO_PLOTS,
    FACTION_CARD,
    FAVOR_TYPE,
    EDICT,
]
"""For each of the `seat_features`."""
SCORE_SCALE: Final = 6.0
SCORE_SCALE_OF_TWO: Final = 4.0
"""The points that make victory e times as likely; between two players luck counts less."""
AUTOMATON: Final = 31.0
"""An artificial opponent needs one plot of its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class IlluminatenEvaluator(Evaluator):
    """Evaluates discs, favor and plots."""

    def expected_scores(self, s: State) -> list[float]:
        return points_by_seat(as_illuminaten(s))

    def score_scale(self, s: State) -> float:
        return SCORE_SCALE_OF_TWO if as_illuminaten(s).setup.players == 2 else SCORE_SCALE


def points_by_seat(s: Board) -> list[float]:
    """By seat: what counts at the beginning of a turn."""
    players = s.setup.players
    controlled = cards_controlled(s)
    lodges = groups(s)
    total: list[float] = []
    for seat in range(players):
        if s.setup.is_automaton(seat):
            total.append(AUTOMATON * automaton_progress(s, seat, controlled, lodges) ** 3)
        else:
            features = seat_features(s, seat, controlled, lodges)
            points = 0.0
            for index in range(len(features)):
                points += FEATURE_POINTS[index] * features[index]
            total.append(points)
    return total


def seat_features(s: Board, seat: int, controlled: list[int], lodges: list[int]) -> list[float]:
    """What a seat has of each thing that counts, in the order of `FEATURE_POINTS`."""
    players = s.setup.players
    near = 1.0 - (seat - s.active) % players / players
    points = float(lodge_points(s, seat))
    late = edicts_discarded(s) / LAST_EDICTS
    second_plot, two_plots = plots_in_reach(s, seat, controlled, lodges)
    kinds = edicts = cards = 0
    for type in range(FACTIONS):
        kinds += s.favor[seat * FACTIONS + type] > 0
        edicts += s.edict_seats[type] == seat
        cards += s.holders[type] == seat
    return [
        near,
        float(s.discs_in(seat, s.have[seat])),
        points,
        points * late,
        near * second_plot,
        near * two_plots,
        float(cards),
        float(kinds),
        float(edicts),
    ]


def cards_controlled(s: Board) -> list[int]:
    """By seat, the places of the cards that it controls."""
    controlled = [0] * s.setup.players
    for place in range(s.setup.field.places):
        discs = s.discs[place]
        if discs:
            owner = d.controller(discs)
            if owner >= 0:
                controlled[owner] |= 1 << place
    return controlled


def plots_in_reach(
    s: Board, seat: int, controlled: list[int], lodges: list[int]
) -> tuple[float, float]:
    """How near the second plot is, if one is fulfilled; if none is, how near two are."""
    best = 0.0
    next_best = 0.0
    has_one = False
    for plot in (*s.plots, s.private[seat]):
        if plot < 0:
            continue
        part = min(progress(s, seat, plot, controlled, lodges), 1.0)
        if part >= 0.999 and s.on[seat] >> plot & 1:
            has_one = True
            part = 2.0
        if part > best:
            next_best = best
            best = part
        elif part > next_best:
            next_best = part
    if has_one:
        return min(next_best, 1.0) ** 2, 0.0
    return 0.0, (best * next_best) ** 2


def automaton_progress(s: Board, seat: int, controlled: list[int], lodges: list[int]) -> float:
    """X10.4, X10.5: eight discs, a lodge of five, or its own third plot."""
    discs = s.discs_in(seat, s.have[seat])
    best = discs / 8.0
    for lodge in lodges:
        own = s.discs_in(seat, lodge)
        if own:
            part = 0.5 * min(1.0, count_places(lodge) / 5.0) + 0.5 * min(1.0, own / 3.0)
            best = max(best, 0.95 * part)
    if s.setup.opponent == SAINT_GERMAIN:
        return max(best, edicts_discarded(s) / 4.5)
    grand = 0
    for place in members(controlled[seat]):
        if DEGREE[s.field[place]] >= GRAND_MASTER:
            grand += 1
    return min(1.0, max(best, grand / 3.0))
