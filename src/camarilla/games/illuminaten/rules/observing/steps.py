"""The action that is being built, read from the frames. Nothing else outside the rules' own
operations looks into a frame."""

from typing import Final

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules import operations as op
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.ids import (
    ARTISTS,
    CLERGY,
    CONNOISSEURS,
    MAGISTRATES,
    NOBILITY,
    NOTHING,
    SCHOLARS,
)
from camarilla.games.illuminaten.rules.main_actions import aim, reassign
from camarilla.games.illuminaten.rules.main_actions.exclude import NO_ACTING
from camarilla.games.illuminaten.rules.solo import contest as automaton_contest
from camarilla.games.illuminaten.rules.turn import free_moves
from camarilla.kernel.frames import OPERATION, first, second, third

SCOUT: Final = 0
INFLUENCE: Final = 1
INTERROGATE: Final = 2
REASSIGN: Final = 3
EXCLUDE: Final = 4
DISPLACE: Final = 5
ACTION_IDS: Final = ("scout", "influence", "interrogate", "reassign", "exclude", "displace")
SOURCE_IDS: Final = ("main", "faction", "ability", "reward")
CARD_OF_ACTION: Final = (SCHOLARS, NOBILITY, CONNOISSEURS, ARTISTS, MAGISTRATES, CLERGY)
"""X7.5: by action, the faction whose card gives it."""


class PartialAction:
    """How far the action that is being built has come; `NOTHING` where it is not known."""

    def __init__(self, action: int, source: int) -> None:
        self.action = action
        self.source = source
        self.acting = NOTHING
        self.target = NOTHING
        self.count = 0
        """Discs placed so far, or moves made."""
        self.faction = NOTHING
        """X6.4: the faction of a Reassign."""
        self.defender = NOTHING
        self.slots = 0
        self.lean = 0
        self.attempts = 0
        self.bonus = 0


def step_of(s: Board) -> PartialAction | None:
    """The innermost action on the stack, below what is being paid or taken for it."""
    for position in range(len(s.stack) - 1, -1, -1):
        number = s.stack[position] & OPERATION
        if number == op.MENU:
            return None
        step = read(number, s.stack[position])
        if step is not None:
            return step
    return None


def read(number: int, asked: int) -> PartialAction | None:
    """What the frame of one operation says of an action."""
    if number < op.SCOUT_WITH or number >= op.ABILITY:
        return None
    if number < op.INFLUENCE_AT:
        return read_scout(number, asked)
    if number < op.INTERROGATE_AT:
        return read_influence(number, asked)
    if number < op.REASSIGN_FACTION:
        source = first(asked) if number == op.INTERROGATE_AT else NOTHING
        return PartialAction(INTERROGATE, source)
    if number < op.EXCLUDE_WITH:
        return read_reassign(number, asked)
    if number < op.DISPLACE_WITH:
        return read_exclude(number, asked)
    return read_displace(number, asked)


def read_scout(number: int, asked: int) -> PartialAction:
    if number == op.SCOUT_DRAW:
        step = PartialAction(SCOUT, NOTHING)
        step.target = first(asked)
        return step
    step = PartialAction(SCOUT, first(asked))
    if number == op.SCOUT_AT and step.source == src.MAIN:
        step.acting = second(asked)
    elif number == op.SCOUT_LAY:
        step.target = second(asked)
    return step


def read_influence(number: int, asked: int) -> PartialAction:
    step = PartialAction(INFLUENCE, first(asked))
    if number != op.INFLUENCE_AT:
        step.target = second(asked)
        step.count = third(asked)
    return step


def read_reassign(number: int, asked: int) -> PartialAction:
    if number == op.ARTISTS_CARD:
        return PartialAction(REASSIGN, src.FACTION)
    if number == op.FREE_TO:
        step = PartialAction(REASSIGN, free_moves.source_of(first(asked)))
        step.count = free_moves.moves_of(first(asked))
        step.acting = d.place_of(second(asked))
        return step
    step = PartialAction(REASSIGN, first(asked))
    if number == op.FREE_FROM:
        step.count = second(asked)
    elif number == op.REASSIGN_FROM:
        step.faction = second(asked)
        step.count = reassign.moves_of(third(asked))
    elif number == op.REASSIGN_TO:
        step.faction = reassign.faction_of(second(asked))
        step.count = reassign.moves_of(reassign.progress_with(second(asked)))
        step.acting = d.place_of(third(asked))
    return step


def read_exclude(number: int, asked: int) -> PartialAction:
    if number == op.EXCLUDE_THEN:
        step = PartialAction(EXCLUDE, src.EXTRA)
        step.target = first(asked)
        return step
    step = PartialAction(EXCLUDE, first(asked))
    if number == op.EXCLUDE_AT and second(asked) != NO_ACTING:
        step.acting = second(asked)
    elif number == op.EXCLUDE_LAY:
        step.target = second(asked)
    return step


def read_displace(number: int, asked: int) -> PartialAction | None:
    if number < op.CONTEST_BEGINS:
        step = PartialAction(DISPLACE, first(asked))
        if number != op.DISPLACE_WITH and step.source != src.FACTION:
            step.acting = second(asked)
        if number == op.DISPLACE_WHOM:
            step.target = third(asked)
        elif number == op.DISPLACE_SLOTS:
            step.target = aim.place(third(asked))
            step.defender = aim.seat(third(asked))
        return step
    if number == op.CONTEST_LAY:
        return None
    step = PartialAction(DISPLACE, NOTHING)
    step.target = first(asked)
    step.slots = aim.slots(second(asked))
    step.defender = aim.defender(second(asked))
    if number != op.CONTEST_BEGINS:
        step.lean = automaton_contest.lean_of(third(asked))
        step.attempts = automaton_contest.tries_of(third(asked))
        step.bonus = automaton_contest.bonus_of(third(asked))
    return step


def dues(s: Board) -> list[tuple[int, int]]:
    """X4.2: what is to be paid now: the types that will do, and how many favor."""
    found: list[tuple[int, int]] = []
    for position in range(len(s.stack) - 1, -1, -1):
        if s.stack[position] & OPERATION != op.PAY:
            break
        found.append((first(s.stack[position]), second(s.stack[position])))
    return found


def opened_contest(s: Board) -> PartialAction | None:
    """X6.6: the contest in which cards are laid or about to be."""
    for asked in s.stack:
        if asked & OPERATION in CONTESTS:
            return read_displace(asked & OPERATION, asked)
    return None


CONTESTS: Final = (op.CONTEST_OUTCOME, op.CONTEST_GO_ON, op.CONTEST_AGAINST_AUTOMATON)


def is_second_court_card(s: Board) -> bool:
    """X9.3: whether the court card that is offered now is the second one, which costs a favor."""
    asked = s.stack[-1]
    return asked & OPERATION == op.REFILL_COURT and first(asked) == 1
