"""X10.1 to X10.3: what both artificial opponents have in common. Their seat is always 0.

"AI card" is the card under the figure. Nothing here opens a decision: the scripts leave no choice.
"""

from typing import Final

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.actions import DRAW, SPACE
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.dealing import luminaries, played_grand
from camarilla.games.illuminaten.rules.events import (
    FIGURE_MOVED,
    TURNED_UP,
)
from camarilla.games.illuminaten.rules.favor.payment import spend
from camarilla.games.illuminaten.rules.ids import (
    AREOPAGUS,
    FACTIONS,
    NOTHING,
    WEISHAUPT,
)
from camarilla.games.illuminaten.rules.main_actions import aim as a
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import (
    AFTER_SCOUT,
    AUTOMATON_INTERROGATES,
    AUTOMATON_WON,
    CONTEST_BEGINS,
    TURN_UP,
)
from camarilla.games.illuminaten.rules.replace import put_disc, replace
from camarilla.games.illuminaten.rules.solo.interrogate import AI, interrogate
from camarilla.games.illuminaten.rules.tables import (
    FACTIONS_OF,
    PRIMARY,
    SECONDARY,
)
from camarilla.kernel.frames import first, frame
from camarilla.kernel.game import CHANCE

# The AI card.


def factions(s: Board) -> int:
    """X10.1: of the AI card; on the areopagus those of the connection card."""
    return s.factions_at(AI, s.figure)


def nearby(s: Board) -> int:
    """X10.1: the field cards beside the AI card, never itself."""
    if s.figure == AREOPAGUS:
        return s.setup.areopagi[AI]
    return s.setup.field.around[s.figure]


def shares(s: Board, card: int) -> bool:
    """Whether a luminary has a faction of the AI card."""
    return FACTIONS_OF[card] & factions(s) != 0


def shares_both(s: Board, card: int) -> bool:
    """Whether both factions of a luminary are those of the AI card."""
    return SECONDARY[card] >= 0 and FACTIONS_OF[card] & ~factions(s) == 0


def has_rival(s: Board, place: int) -> bool:
    """Whether an opponent's disc lies there."""
    return d.others(s.discs[place], AI) > 0


def move_figure(s: Board, place: int) -> None:
    s.figure = place
    s.say(FIGURE_MOVED, "X10.3", place)


# X10.3: common actions.


def influence(s: Board, place: int) -> None:
    """X10.3: up to 2 discs if both factions are shared, else 1; the figure moves there."""
    count = 2 if shares_both(s, s.field[place]) else 1
    while count and can_place(s, place):
        put_disc(s, AI, place, "X10.3")
        count -= 1
    if s.setup.opponent == WEISHAUPT:
        buy_discs(s, place)
    move_figure(s, place)


def can_place(s: Board, place: int) -> bool:
    return s.stock[AI] > 0 and s.open_slot(AI, place) >= 0


def buy_discs(s: Board, place: int) -> None:
    """X10.5: favor of the target's factions, primary and secondary in turn, 1 a further disc."""
    card = s.field[place]
    types = [PRIMARY[card]]
    if SECONDARY[card] >= 0:
        types.append(SECONDARY[card])
    turn = 0
    while can_place(s, place):
        type = types[turn % len(types)]
        if not s.favor[AI * FACTIONS + type]:
            type = types[(turn + 1) % len(types)]
            if not s.favor[AI * FACTIONS + type]:
                return
        else:
            turn += 1
        spend(s, AI, type, 1)
        put_disc(s, AI, place, "X10.5")


def exclude(s: Board, place: int) -> None:
    """X10.3: by the leftmost court card that shares both factions, else one that shares one."""
    chosen = -1
    for index, card in enumerate(s.court):
        if card >= 0 and shares_both(s, card):
            chosen = index
            break
    if chosen < 0:
        for index, card in enumerate(s.court):
            if card >= 0 and shares(s, card):
                chosen = index
                break
    if chosen < 0:
        interrogate(s, AREOPAGUS)
        return
    card = s.court[chosen]
    s.court[chosen] = NOTHING
    replace(s, place, card, AI, "X10.3")
    influence(s, place)


def displace(s: Board, place: int) -> None:
    """X10.3: all discs of the opponent with most there; tie: the topmost opponent's disc."""
    discs = s.discs[place]
    most = max(d.count(discs, seat) for seat in range(1, s.setup.players))
    leaders = [seat for seat in range(1, s.setup.players) if d.count(discs, seat) == most]
    slots = 0
    victim = leaders[0]
    for slot in range(3):
        owner = d.owner(discs, slot)
        if len(leaders) > 1 and owner > AI:
            victim = owner
            slots = 1 << slot
            break
        if owner == victim:
            slots |= 1 << slot
    s.stack.append(frame(CONTEST_BEGINS, place, a.aim(slots, victim)))


# Operations.


class TurnUp(Operation):
    """Argument: the place whose face-down card is turned up."""

    number = TURN_UP
    kind = "draw"
    rule = "X10.3"

    def proceed(self, s: Board, asked: int) -> bool:
        return s.ask(CHANCE, asked, luminaries(DRAW, s.unseen))

    def answer(self, s: Board, asked: int, action: int) -> None:
        """X10.3 Scout, X10.5 (2): a face-down card is turned up."""
        place, card = first(asked), SPACE.index(action)
        s.unseen &= ~(1 << card)
        s.set_card(place, card)
        s.say(TURNED_UP, "X10.3", place, card)
        played_grand(s, card)


class AfterScout(Operation):
    """Argument: the place."""

    number = AFTER_SCOUT

    def proceed(self, s: Board, asked: int) -> bool:
        """X10.3 Scout"""
        place = first(asked)
        if shares(s, s.field[place]):
            influence(s, place)
        else:
            exclude(s, place)
        return False


class AutomatonInterrogates(Operation):
    number = AUTOMATON_INTERROGATES

    def proceed(self, s: Board, asked: int) -> bool:
        """X10.3: the AI card."""
        interrogate(s, s.figure)
        return False


class AutomatonWon(Operation):
    """Argument: the place."""

    number = AUTOMATON_WON

    def proceed(self, s: Board, asked: int) -> bool:
        """X10.3: won as attacker, it Influences the target."""
        influence(s, first(asked))
        return False


OPERATIONS: Final[list[Operation]] = [
    TurnUp(),
    AfterScout(),
    AutomatonInterrogates(),
    AutomatonWon(),
]
