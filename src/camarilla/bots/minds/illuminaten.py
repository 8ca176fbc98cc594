"""How to judge a position of Pax Illuminaten; it can be read as advice to a player.

Discs in the largest lodges are points, whoever ends the game by edicts. Two plots end it sooner:
one that is fulfilled and a second one in sight is worth more than any lodge. Favor is worth what
it buys, and different kinds of it buy more. The hand is filled up again after every turn, so
every card in it may be played.
"""

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.bots.minds import illuminaten_instinct
from camarilla.bots.minds.illuminaten_plots import groups, progress
from camarilla.bots.minds.mind import Mind
from camarilla.games.illuminaten import discs as d
from camarilla.games.illuminaten import operations as op
from camarilla.games.illuminaten.actions import DRAW_EVENT, KEEP
from camarilla.games.illuminaten.board import Board
from camarilla.games.illuminaten.dealing import HAND
from camarilla.games.illuminaten.geometry import count_places, members
from camarilla.games.illuminaten.happenings import edicts_discarded
from camarilla.games.illuminaten.state import IlluminatenState
from camarilla.games.illuminaten.tables import DEGREE, FACTIONS_OF, PRIMARY
from camarilla.games.illuminaten.words import FACTIONS, GRAND_MASTER, SAINT_GERMAIN
from camarilla.kernel.frames import OPERATION, first, second
from camarilla.kernel.game import CHANCE, OVER, State

# Points for a disc, for each faction of its card.
IN_LARGEST: Final = 1.0
"""In the faction's largest lodge: what X9.4 gives."""
NO_LODGE_YET: Final = 0.35
"""The faction has no lodge: this may become its largest."""
ELSEWHERE: Final = 0.12
PRESENT: Final = 0.8
"""Any disc reaches its neighbours, and can be interrogated."""

FAVOR: Final = (0.0, 0.2, 0.36, 0.46, 0.52, 0.56, 0.58)
"""By number of favor of one type: points for all of them; many of one type buy little."""
FACTION_CARD: Final = 0.7
ROOM: Final = 0.6
MOST_ROOM: Final = 2.0
"""For each card within reach that takes a disc and can be paid, and for all of them."""
ACTION: Final = 0.6
"""What a main action brings."""

ONE_PLOT: Final = 3.0
TWO_PLOTS: Final = 10.0
"""A plot that is fulfilled, and what a second one adds to it."""
FULFILLED: Final = 1.1
IN_REACH: Final = 0.9
"""A plot whose condition is met counts for more once a disc lies on it."""
AUTOMATON: Final = 14.0
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
        """The nearer the last edicts, the surer the points."""
        assert isinstance(s, IlluminatenState)
        return 3.2 - 0.35 * edicts_discarded(s)

    def instinct(self, s: State, rng: Random) -> int:
        assert isinstance(s, IlluminatenState)
        return illuminaten_instinct.choose(s, rng)

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
        """To the end of this turn, and once round the table."""
        assert isinstance(s, IlluminatenState)
        return 1 + s.setup.players

    def fading(self) -> float:
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
    """By seat: points of lodges, what favor and cards promise, and how near the plots are."""
    players = s.setup.players
    total = [0.0] * players
    ruled = [0] * players
    add_discs(s, total, ruled)
    lodges = groups(s)
    for seat in range(players):
        if s.setup.is_automaton(seat):
            total[seat] += AUTOMATON * automaton_progress(s, seat, ruled, lodges) ** 3
            continue
        base = seat * FACTIONS
        for type in range(FACTIONS):
            count = s.favor[base + type]
            total[seat] += FAVOR[count] if count < 7 else FAVOR[6]
            if s.edict_seats[type] == seat:
                total[seat] += 0.15 * s.edict_favor[type]
        total[seat] += room(s, seat) + plots_worth(s, seat, ruled, lodges)
    for faction in range(FACTIONS):
        if s.holders[faction] >= 0:
            total[s.holders[faction]] += FACTION_CARD
    if s.mains and not is_fresh(s):
        total[s.active] += ACTION * s.mains
    return total


def room(s: Board, seat: int) -> float:
    """Cards within reach that still take a disc: without scouting there is nothing to buy."""
    found = 0.0
    places = s.reach[seat] & s.up
    base = seat * FACTIONS
    for place in range(s.setup.field.places):
        if places >> place & 1 and s.open_slot(seat, place) >= 0:
            payable = s.favor[base + PRIMARY[s.field[place]]] > 0
            found += ROOM if payable else ROOM * 0.5
    return min(found, MOST_ROOM)


def is_fresh(s: Board) -> bool:
    """Whether the active player has done nothing yet: then all have their turns before them."""
    return s.mains == 2 and not s.chain and not s.used and not s.used_factions


def add_discs(s: Board, total: list[float], ruled: list[int]) -> None:
    """What each disc is worth where it lies, and who controls which cards."""
    players = s.setup.players
    largest = s.largest
    for place in range(s.setup.field.places):
        discs = s.discs[place]
        if not discs:
            continue
        worth = PRESENT
        factions = FACTIONS_OF[s.field[place]]
        for faction in range(FACTIONS):
            if factions >> faction & 1:
                if largest[faction] >> place & 1:
                    worth += IN_LARGEST
                elif largest[faction]:
                    worth += ELSEWHERE
                else:
                    worth += NO_LODGE_YET
        for seat in range(players):
            total[seat] += worth * d.count(discs, seat)
        owner = d.controller(discs)
        if owner >= 0:
            ruled[owner] |= 1 << place


def plots_worth(s: Board, seat: int, ruled: list[int], lodges: list[int]) -> float:
    """The two plots that are nearest: the second counts only as far as the first is done."""
    best = 0.0
    next_best = 0.0
    for plot in (*s.plots, s.private[seat]):
        if plot < 0:
            continue
        part = progress(s, seat, plot, ruled, lodges)
        if part >= 0.999:
            part = FULFILLED if s.on[seat] >> plot & 1 else IN_REACH
        else:
            part *= IN_REACH
        if part > best:
            next_best = best
            best = part
        elif part > next_best:
            next_best = part
    return ONE_PLOT * best * best + TWO_PLOTS * (best * next_best) ** 2


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
