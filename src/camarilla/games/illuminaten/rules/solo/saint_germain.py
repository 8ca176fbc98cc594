"""X10.4: the script of Count Saint-Germain."""

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import SCRIPT_STEP
from camarilla.games.illuminaten.rules.geometry import members
from camarilla.games.illuminaten.rules.ids import AREOPAGUS, SAINT_GERMAIN, SCRIPT_OF_SAINT_GERMAIN
from camarilla.games.illuminaten.rules.operations import AFTER_SCOUT, TURN_UP
from camarilla.games.illuminaten.rules.solo import automaton
from camarilla.games.illuminaten.rules.solo.interrogate import AI, interrogate
from camarilla.games.illuminaten.rules.tables import SLOTS
from camarilla.kernel.frames import frame


def next_number(s: Board, places: int) -> int:
    """X10.4: the next higher number after the AI card's (areopagus 0), wrapping round."""
    start = -1 if s.figure == AREOPAGUS else s.figure
    higher = places >> start + 1 << start + 1
    return members(higher or places)[0]


def run(s: Board) -> None:
    """X10.4: the first step that fits."""
    nearby = automaton.nearby(s)
    down = nearby & s.down()
    if down:
        step_a(s, next_number(s, down))
        return
    shared = unshared = 0
    for place in members(nearby & s.up):
        if not automaton.shares(s, s.field[place]):
            unshared |= 1 << place
        elif s.open_slot(AI, place) >= 0 or is_full_with_rival(s, place):
            shared |= 1 << place
    if shared:
        step_b(s, next_number(s, shared))
    elif unshared:
        step_c(s, next_number(s, unshared))
    else:
        step_d(s)


def is_full_with_rival(s: Board, place: int) -> bool:
    """No free slot, but an opponent's disc; a royal arch with a free slot does not fit."""
    full = d.free_slot(s.discs[place], SLOTS[s.field[place]]) < 0
    return full and automaton.has_rival(s, place)


def say_step(s: Board, step: int, place: int) -> None:
    s.say(SCRIPT_STEP, "X10.4", SAINT_GERMAIN, SCRIPT_OF_SAINT_GERMAIN + step, place)


def step_a(s: Board, place: int) -> None:
    """X10.4 (a): Scout."""
    say_step(s, 0, place)
    s.stack.append(frame(AFTER_SCOUT, place))
    s.stack.append(frame(TURN_UP, place))


def step_b(s: Board, place: int) -> None:
    """X10.4 (b): Influence, then Interrogate it; or Displace."""
    say_step(s, 1, place)
    if s.open_slot(AI, place) >= 0:
        automaton.influence(s, place)
        interrogate(s, place)
    else:
        automaton.displace(s, place)


def step_c(s: Board, place: int) -> None:
    """X10.4 (c): Exclude; or Influence if possible, then Displace."""
    say_step(s, 2, place)
    if not automaton.has_rival(s, place):
        automaton.exclude(s, place)
        return
    if automaton.can_place(s, place):
        automaton.influence(s, place)
    automaton.displace(s, place)


def step_d(s: Board) -> None:
    """X10.4 (d): to a card beside one with an opponent's disc; Interrogate it and the areopagus."""
    rivals = 0
    for seat in range(1, s.setup.players):
        rivals |= s.have[seat]
    places = 0
    for place in members(s.up):
        if place != s.figure and s.setup.field.around[place] & rivals:
            places |= 1 << place
    goal = next_number(s, places) if places else s.figure
    say_step(s, 3, goal)
    if goal != s.figure:
        automaton.move_figure(s, goal)
    interrogate(s, s.figure)
    interrogate(s, AREOPAGUS)
