"""How to judge a position of Pax Illuminaten; it can be read as advice to a player.

Discs count most, wherever they lie: they reach, they are interrogated, and lodges grow under
them. Which lodge is the largest matters late, when the edicts are about to end the game. A plot
is worth much to who has a turn to use it, and little to who must wait round the table, for the
others will break it. Have many types of favor rather than much of one.
"""

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.games.illuminaten.bot import policy, rollout
from camarilla.games.illuminaten.bot.feature_names import HABITS
from camarilla.games.illuminaten.bot.plots import groups, progress
from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules import operations as op
from camarilla.games.illuminaten.rules.actions import DRAW_EVENT, KEEP
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.dealing import HAND
from camarilla.games.illuminaten.rules.geometry import count_places, members
from camarilla.games.illuminaten.rules.ids import FACTIONS, GRAND_MASTER, NO_OPPONENT, SAINT_GERMAIN
from camarilla.games.illuminaten.rules.lodges import points as lodge_points
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.games.illuminaten.rules.tables import DEGREE
from camarilla.games.illuminaten.rules.turn.event_deck import edicts_discarded
from camarilla.kernel.frames import OPERATION, first, second
from camarilla.kernel.game import CHANCE, OVER, State
from camarilla.search.linear_policy import Choice, Habits
from camarilla.search.mind import Mind

# Points, one for a disc wherever it lies. `examples/fit_pax.py` has found them in games that were
# played: so much did each thing count for victory.
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
"""After so many edicts the next one ends the game."""
WORTH: Final = [
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
"""For each of the `facts`."""
SPREAD: Final = 6.0
SPREAD_OF_TWO: Final = 4.0
"""So many points make victory 2.7 times as likely; between two players luck counts less."""
AUTOMATON: Final = 31.0
"""An artificial opponent needs one plot of its own."""
PLANS: Final = 3
"""Ways to go on with a turn that are thought through for each action."""


@mypyc_attr(allow_interpreted_subclasses=True)
class IlluminatenMind(Mind):
    """Judges discs, favor and plots."""

    def standing(self, s: State) -> list[float]:
        assert isinstance(s, IlluminatenState)
        return prospects(s)

    def spread(self, s: State) -> float:
        assert isinstance(s, IlluminatenState)
        return SPREAD_OF_TWO if s.setup.players == 2 else SPREAD

    def instinct(self, s: State, rng: Random) -> int:
        assert isinstance(s, IlluminatenState)
        return rollout.choose(s, rng)

    def clock(self, s: State) -> int:
        """Turns."""
        assert isinstance(s, IlluminatenState)
        players = s.setup.players
        return s.round * players + (s.active - s.setup.first) % players

    def calm(self, s: State) -> bool:
        """An action is judged when it is finished."""
        return s.actor() == OVER or s.stack[-1] & OPERATION == op.MENU

    def pause(self) -> int:
        """An action is judged by what the whole turn makes of it."""
        return 1

    def plans(self, s: State) -> int:
        """In one's own turn."""
        assert isinstance(s, IlluminatenState)
        return PLANS if s.actor() == s.active else 1

    def foresight(self, s: State) -> int:
        """To the end of this turn; artificial opponents are watched once round the table."""
        assert isinstance(s, IlluminatenState)
        return 1 if s.setup.opponent == NO_OPPONENT else 1 + s.setup.players

    def fading(self) -> float:
        """For the turns that are looked at against an artificial opponent."""
        return 0.6

    def curiosity(self) -> float:
        return 0.07

    def trust(self) -> int:
        return 4

    def seen(self, s: State, action: int, seat: int) -> int:
        """X12.2: others' draws, contest cards that still lie face down, special events kept."""
        assert isinstance(s, IlluminatenState)
        top = s.stack[-1]
        number = top & OPERATION
        if number == op.CONTEST_LAY:
            return seen_in_contest(s, action, seat)
        if s.actor() != CHANCE:
            hidden = number == op.KEEP_EVENT and action - KEEP >= FACTIONS and s.active != seat
            return -2 if hidden else action
        if number in (op.DRAW_TO_HAND, op.DEAL_PRIVATE):
            return action if first(top) == seat else -1
        if number == op.DEAL_HANDS:
            return action if first(top) // HAND == seat else -1
        if number in (op.SCOUT_DRAW, op.CHECK_EVENTS):
            return action if s.active == seat else -1
        if number == op.PLOT_DRAW and first(top) == len(s.plots):
            return action if s.active == seat else -1
        return action


@mypyc_attr(allow_interpreted_subclasses=True)
class TaughtIlluminatenMind(IlluminatenMind):
    """Plays on by what was learned in games, for searches; no advice that could be read."""

    def habits(self) -> Habits:
        return HABITS

    def weigh(self, s: State, weights: list[float]) -> Choice | None:
        assert isinstance(s, IlluminatenState)
        return policy.weigh(s, weights)

    def instinct(self, s: State, rng: Random) -> int:
        """By habit; by the quick rules where nothing was taught."""
        assert isinstance(s, IlluminatenState)
        choice = policy.weigh(s, HABITS.weights[s.setup.players])
        return rollout.choose(s, rng) if choice is None else choice.take(rng)


def seen_in_contest(s: Board, action: int, seat: int) -> int:
    """X6.6b: the first of two cards lies face down; with the second both are revealed."""
    asked = s.stack[-1]
    if second(asked):
        return action
    below = s.stack[-2]
    is_first = below & OPERATION == op.CONTEST_LAY and s.hands[first(below)] != 0
    if is_first:
        return action if first(asked) == seat else -1
    for other, card in enumerate(s.laid):
        if card >= 0 and other != seat and not s.contest_cards >> card & 1:
            return -DRAW_EVENT - 100 * action - card
    return action


def prospects(s: Board) -> list[float]:
    """By seat: what counts at the beginning of a turn."""
    players = s.setup.players
    ruled = ruled_cards(s)
    lodges = groups(s)
    total: list[float] = []
    for seat in range(players):
        if s.setup.is_automaton(seat):
            total.append(AUTOMATON * automaton_progress(s, seat, ruled, lodges) ** 3)
        else:
            counts = facts(s, seat, ruled, lodges)
            points = 0.0
            for index in range(len(counts)):
                points += WORTH[index] * counts[index]
            total.append(points)
    return total


def facts(s: Board, seat: int, ruled: list[int], lodges: list[int]) -> list[float]:
    """What a seat has of each thing that counts."""
    players = s.setup.players
    near = 1.0 - (seat - s.active) % players / players
    points = float(lodge_points(s, seat))
    late = edicts_discarded(s) / LAST_EDICTS
    second_plot, two_plots = plots_in_sight(s, seat, ruled, lodges)
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


def ruled_cards(s: Board) -> list[int]:
    """By seat, the places of the cards that it controls."""
    ruled = [0] * s.setup.players
    for place in range(s.setup.field.places):
        discs = s.discs[place]
        if discs:
            owner = d.controller(discs)
            if owner >= 0:
                ruled[owner] |= 1 << place
    return ruled


def plots_in_sight(s: Board, seat: int, ruled: list[int], lodges: list[int]) -> tuple[float, float]:
    """How near the second plot is, if one is fulfilled; if none is, how near two are."""
    best = 0.0
    next_best = 0.0
    has_one = False
    for plot in (*s.plots, s.private[seat]):
        if plot < 0:
            continue
        part = min(progress(s, seat, plot, ruled, lodges), 1.0)
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


def automaton_progress(s: Board, seat: int, ruled: list[int], lodges: list[int]) -> float:
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
    for place in members(ruled[seat]):
        if DEGREE[s.field[place]] >= GRAND_MASTER:
            grand += 1
    return min(1.0, max(best, grand / 3.0))
