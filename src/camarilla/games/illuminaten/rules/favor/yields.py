"""X3.2, X4.3, X6.3: the yield of a card, interception where the supply is short, collusion."""

from typing import Final

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.actions import FROM_SEAT, SPACE, TAKE, give_to
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import GAINED, GAVE, INTERCEPTED
from camarilla.games.illuminaten.rules.favor import tally
from camarilla.games.illuminaten.rules.ids import FACTIONS, FIRST, ROYAL_ARCH, SECOND, THIRD
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import GIVE, INTERCEPT, LOSER_GAINS, YIELD
from camarilla.games.illuminaten.rules.tables import (
    CONNECTIONS,
    DEGREE,
    PRIMARY,
    SECONDARY,
)
from camarilla.kernel.frames import first, frame, second, third

AREOPAGUS_CARD: Final = 57
"""Stands for an areopagus where a luminary could stand; in `Board.yielded`, plus the seat."""
_YIELD_OF_DEGREE: Final = (1, 2, 3, 3, 2)


def has_yielded(s: Board, card: int) -> bool:
    return s.yielded >> card & 1 == 1


def areopagus_has_yielded(s: Board, seat: int) -> bool:
    return s.yielded >> AREOPAGUS_CARD + seat & 1 == 1


def push_yield(s: Board, card: int, total: int = -1, collusion: bool = False) -> None:
    """The active player takes the yield of a card, which is then marked for this turn."""
    s.yielded |= 1 << (card + s.active if card == AREOPAGUS_CARD else card)
    if total < 0:
        total = 3 if card == AREOPAGUS_CARD else _YIELD_OF_DEGREE[DEGREE[card]]
    s.stack.append(frame(YIELD, card, tally.begin(total, collusion)))


def push_interrogated(s: Board, place: int, as_own: bool, collusion: bool) -> None:
    """X6.3: an RA yields 2 for each disc; discs that count as own give no collusion."""
    card = s.field[place]
    discs = s.discs[place]
    total = -1
    if DEGREE[card] == ROYAL_ARCH:
        total = 2 * (d.total(discs) if as_own else d.count(discs, s.active))
        if total == 0:
            return
    push_yield(s, card, total, collusion and not as_own)


def due_types(s: Board, card: int, step: int) -> list[int]:
    """X3.2: the types among which the favor of this step may be chosen."""
    if card == AREOPAGUS_CARD:
        return [CONNECTIONS[s.setup.connections[s.active]][step]]
    degree = DEGREE[card]
    if degree == FIRST or (degree == THIRD and step == 2):
        return [PRIMARY[card], SECONDARY[card]]
    if step == 1 and degree in (SECOND, THIRD):
        return [SECONDARY[card]]
    return [PRIMARY[card]]


def owners_of(s: Board, seat: int, type: int) -> list[int]:
    """X4.3: the opponents who have favor of this type."""
    return [
        other
        for other in range(s.setup.players)
        if other != seat and s.favor[other * FACTIONS + type]
    ]


def obtainable(s: Board, seat: int, type: int) -> bool:
    return s.supply[type] > 0 or bool(owners_of(s, seat, type))


def gain_or_intercept(s: Board, type: int) -> None:
    """X4.1, X4.3"""
    if s.supply[type]:
        gain(s, s.active, type, 1, "X3.2")
    else:
        s.stack.append(frame(INTERCEPT, type))


def gain(s: Board, seat: int, type: int, count: int, rule: str) -> None:
    s.supply[type] -= count
    s.favor[seat * FACTIONS + type] += count
    s.say(GAINED, rule, seat, type, count)


# X6.3: collusion.


def handed_on(discs: int, due: int, received: int) -> int:
    """X6.3: 1 favor for each opponents' disc, but never more than is left or was received."""
    return max(0, min(discs, received, received - (due - discs)))


def begin_collusion(s: Board, card: int, due: int, received: int) -> None:
    """X6.3: the active player is served first, then the others from what is left."""
    discs = d.others(s.discs[s.place_of(card)], s.active)
    count = handed_on(discs, due, tally.primary(received) + tally.secondary(received))
    if count:
        s.stack.append(frame(GIVE, card, count, received))


def claims(s: Board, card: int, left: int) -> list[int]:
    """By seat: how many favor it could still get."""
    discs = s.discs[s.place_of(card)]
    return [
        0 if seat == s.active else d.count(discs, seat) - tally.received(left, seat)
        for seat in range(s.setup.players)
    ]


class Yield(Operation):
    """Arguments: the luminary (57: areopagus); step and total; what came of each type."""

    number = YIELD
    kind = "take"
    rule = "X3.2"

    def proceed(self, s: Board, asked: int) -> bool:
        """X3.2: take the favor of this step, choosing where there is a choice."""
        card, progress = first(asked), second(asked)
        step, total = tally.step(progress), tally.total(progress)
        if step == total:
            if tally.colludes(progress):
                begin_collusion(s, card, total, third(asked))
            return False
        types = [type for type in due_types(s, card, step) if obtainable(s, s.active, type)]
        if not types:
            s.stack.append(frame(YIELD, card, tally.next_step(progress), third(asked)))
            return False
        return s.ask_openly(s.active, asked, [TAKE + type for type in types])

    def answer(self, s: Board, asked: int, action: int) -> None:
        card, type = first(asked), SPACE.index(action)
        received = third(asked)
        if card != AREOPAGUS_CARD:
            received = tally.more(received, type == PRIMARY[card])
        s.stack.append(frame(YIELD, card, tally.next_step(second(asked)), received))
        gain_or_intercept(s, type)


class Intercept(Operation):
    """Argument: the type."""

    number = INTERCEPT
    kind = "intercept"
    rule = "X4.3"

    def proceed(self, s: Board, asked: int) -> bool:
        """X4.3"""
        options = [FROM_SEAT + seat for seat in owners_of(s, s.active, first(asked))]
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        type, other = first(asked), SPACE.index(action)
        s.favor[other * FACTIONS + type] -= 1
        s.favor[s.active * FACTIONS + type] += 1
        s.say(INTERCEPTED, "X4.3", s.active, other, type)


class Give(Operation):
    """Arguments: the luminary, how many, what is left and who was given."""

    number = GIVE
    kind = "give"
    rule = "X6.3"

    def proceed(self, s: Board, asked: int) -> bool:
        """X6.3: which favor, and, where it is not enough for all, to whom.

        Where all are served, they are served in turn order, so only the type is chosen.
        """
        card, count, left = first(asked), second(asked), third(asked)
        due = claims(s, card, left)
        seats = [seat for seat in s.seats_from(s.active) if due[seat] > 0]
        if count == sum(due):
            seats = seats[:1]
        types: list[int] = []
        if tally.primary(left):
            types.append(PRIMARY[card])
        if tally.secondary(left):
            types.append(SECONDARY[card])
        options = [give_to(seat, type) for seat in seats for type in types]
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        card, count, left = first(asked), second(asked), third(asked)
        seat, type = SPACE.arguments(action)
        s.favor[s.active * FACTIONS + type] -= 1
        s.favor[seat * FACTIONS + type] += 1
        s.say(GAVE, "X6.3", s.active, seat, type)
        if count > 1:
            left = tally.give(left, type == PRIMARY[card], seat)
            s.stack.append(frame(GIVE, card, count - 1, left))


class LoserGains(Operation):
    """Arguments: the seat, how many."""

    number = LOSER_GAINS
    kind = "gain"
    rule = "X6.6d"

    def proceed(self, s: Board, asked: int) -> bool:
        """X6.6d: for each disc 1 favor of their choice that is in the supply."""
        options = [TAKE + type for type in range(FACTIONS) if s.supply[type]]
        if not options:
            return False
        return s.ask_openly(first(asked), asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        seat, count = first(asked), second(asked)
        gain(s, seat, SPACE.index(action), 1, "X6.6d")
        if count > 1:
            s.stack.append(frame(LOSER_GAINS, seat, count - 1))


OPERATIONS: Final[list[Operation]] = [Yield(), Intercept(), Give(), LoserGains()]
