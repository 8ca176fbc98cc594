"""X10.5: the script of Adam Weishaupt."""

from typing import Final

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.actions import SPACE
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.dealing import ask_from_deck, take_from_deck
from camarilla.games.illuminaten.rules.events import PLANNED, SCRIPT_STEP
from camarilla.games.illuminaten.rules.geometry import DIRECTION_OF_STRENGTH, count_places, members
from camarilla.games.illuminaten.rules.ids import AREOPAGUS, DOWN, SCRIPT_OF_WEISHAUPT, WEISHAUPT
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import PLAN, TURN_UP, WEIGH
from camarilla.games.illuminaten.rules.replace import replace
from camarilla.games.illuminaten.rules.solo import automaton
from camarilla.games.illuminaten.rules.solo.interrogate import AI, interrogate
from camarilla.games.illuminaten.rules.tables import SLOTS, STRENGTH
from camarilla.kernel.frames import first, frame, second, third


def beside(s: Board) -> list[int]:
    """X11: the places around the AI card, clockwise from up-right.

    The areopagus stands left of its second card and below its first.
    """
    if s.figure == AREOPAGUS:
        upper, lower = members(s.setup.areopagi[AI])
        return [upper, lower, -1, -1, -1, -1]
    return s.setup.field.beside[s.figure]


def act(s: Board, card: int, direction: int, tried: int, place: int) -> None:
    """X10.5 (3)"""
    target = s.field[place]
    discs = s.discs[place]
    rival = automaton.has_rival(s, place)
    own = d.count(discs, AI) > 0
    has_slot = d.free_slot(discs, SLOTS[target]) >= 0
    shared = automaton.shares(s, target)
    if not rival and not s.is_grand(target) and s.is_grand(card):
        say_step(s, 0, place)
        replace_by_plan(s, place, card)
    elif own and not rival:
        if has_slot:
            say_step(s, 1, place)
            automaton.influence(s, place)
        else:
            next_target(s, card, direction, tried, place)
    elif s.is_grand(target):
        say_step(s, 2, place)
        if rival:
            automaton.displace(s, place)
        else:
            automaton.influence(s, place)
    elif not rival and not shared and automaton.shares(s, card):
        say_step(s, 3, place)
        replace_by_plan(s, place, card)
    elif not own and shared and has_slot:
        say_step(s, 4, place)
        automaton.influence(s, place)
    else:
        say_step(s, 5, place)
        if rival:
            automaton.displace(s, place)
        else:
            automaton.exclude(s, place)


def say_step(s: Board, step: int, place: int) -> None:
    s.say(SCRIPT_STEP, "X10.5", WEISHAUPT, SCRIPT_OF_WEISHAUPT + step, place)


def replace_by_plan(s: Board, place: int, card: int) -> None:
    """X10.5 (a), (d): the plan card takes the place of the target, and is Influenced."""
    s.contest_cards &= ~(1 << card)
    replace(s, place, card, AI, "X10.5")
    automaton.influence(s, place)


def next_target(s: Board, card: int, direction: int, tried: int, place: int) -> None:
    """X10.5 (b): the next one clockwise; if none works, the figure moves to the last."""
    if tried < count_places(automaton.nearby(s)):
        s.stack.append(frame(WEIGH, card, (direction + 1) % 6, tried))
        return
    say_step(s, 1, place)
    automaton.move_figure(s, place)
    interrogate(s, place)


class Plan(Operation):
    number = PLAN
    kind = "draw"
    rule = "X10.5"

    def proceed(self, s: Board, asked: int) -> bool:
        """X10.5 (1): turn up the top luminary; with none left there is no plan."""
        return ask_from_deck(s, asked)

    def answer(self, s: Board, asked: int, action: int) -> None:
        card = SPACE.index(action)
        take_from_deck(s, card)
        s.contest_cards |= 1 << card
        s.say(PLANNED, "X10.5", card)
        s.stack.append(frame(WEIGH, card, DIRECTION_OF_STRENGTH[STRENGTH[card]]))


class Weigh(Operation):
    """Arguments: the plan card, the direction, how many targets were tried."""

    number = WEIGH

    def proceed(self, s: Board, asked: int) -> bool:
        """X10.5 (2), (3): turn the target up if it is face down, then the first step that fits."""
        card, direction, tried = first(asked), second(asked), third(asked)
        around = beside(s)
        while around[direction] < 0:
            direction = (direction + 1) % 6
        place = around[direction]
        if s.field[place] == DOWN:
            s.stack.append(frame(WEIGH, card, direction, tried))
            s.stack.append(frame(TURN_UP, place))
        else:
            act(s, card, direction, tried + 1, place)
        return False


OPERATIONS: Final[list[Operation]] = [Plan(), Weigh()]
