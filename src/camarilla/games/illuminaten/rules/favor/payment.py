"""X4.1, X4.2: spending favor, one favor at a time, and whether a price can be paid at all.

A due is a mask of types of which any will do, and a number of favor. Dues that must be paid
together are frames on top of each other, so a choice is offered only if the rest stays payable.
"""

from typing import Final

from camarilla.games.illuminaten.rules.actions import PAY_GROUP, PAY_ONE, SPACE
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import PAID
from camarilla.games.illuminaten.rules.ids import ARTISTS, CONNOISSEURS, EVERY_FACTION, FACTIONS
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import PAY
from camarilla.kernel.frames import OPERATION, first, frame, second, third

_TYPE_OF_MASK: Final[list[int]] = [
    bin(mask)[::-1].index("1") if (mask).bit_count() == 1 else -1 for mask in range(64)
]
"""The only type of a mask, or -1."""


def group_size(s: Board, seat: int) -> int:
    """X4.2: how many favor of one type stand for one of another."""
    return 2 if s.holds(seat, CONNOISSEURS) else 3


# How many favor of each type are due, as one int.


def need(type: int, count: int) -> int:
    return count << 4 * type


def needed(needs: int, type: int) -> int:
    return needs >> 4 * type & 15


def payable(s: Board, seat: int, needs: int, types: int, count: int) -> bool:
    """Whether the seat can pay `needs` and also `count` favor of any of `types`.

    `needs` is built with `need`: the favor due of each type. The best way is always to
    pay with the type itself first: a group gives one for two or three.
    """
    base = seat * FACTIONS
    favor = s.favor
    wild = s.holds(seat, ARTISTS)
    size = group_size(s, seat)
    missing = 0
    helpers = 0
    loose = 0
    chunks = 0
    for type in range(FACTIONS):
        left = favor[base + type] - needed(needs, type)
        if left < 0:
            missing -= left
        elif wild and type == ARTISTS:
            helpers += left
        elif types >> type & 1:
            loose += left % size
            chunks += left // size
        else:
            helpers += left // size
    if count > loose:
        count -= loose
        broken = (count + size - 1) // size
        if broken > chunks:
            missing += count - chunks * size
            chunks = 0
        else:
            chunks -= broken
    return missing <= helpers + chunks


def payable_types(s: Board, seat: int) -> int:
    """The types of which the seat can pay one favor."""
    base = seat * FACTIONS
    size = group_size(s, seat)
    if s.holds(seat, ARTISTS) and s.favor[base + ARTISTS]:
        return EVERY_FACTION
    types = 0
    for type in range(FACTIONS):
        have = s.favor[base + type]
        if have >= size:
            return EVERY_FACTION
        if have:
            types |= 1 << type
    return types


def push_due(s: Board, types: int, count: int) -> None:
    """The active player will have to pay this before what lies below on the stack."""
    if count:
        s.stack.append(frame(PAY, types, count))


def push_strict_due(s: Board, type: int, count: int) -> None:
    """X4.2: favor of one type without 3-for-1 substitution; artists favor may be any type.

    Whether it can be paid does not depend on how each favor is paid, only on `of_one_type`.
    """
    s.stack.append(frame(PAY, 1 << type, count, 1))


def of_one_type(s: Board, seat: int, type: int) -> int:
    """X4.2: how many favor the seat can spend as favor of one type, without substitution."""
    base = seat * FACTIONS
    if type != ARTISTS and s.holds(seat, ARTISTS):
        return s.favor[base + type] + s.favor[base + ARTISTS]
    return s.favor[base + type]


def spend(s: Board, seat: int, type: int, count: int) -> None:
    """X4.1: favor goes back to the supply."""
    s.favor[seat * FACTIONS + type] -= count
    s.supply[type] += count
    s.say(PAID, "X4.1", seat, type, count)


def rest_payable(s: Board, types: int, count: int) -> bool:
    """Whether this due and those below it on the stack can be paid together."""
    needs = 0
    matching, matches = 0, 0
    position = len(s.stack)
    while count >= 0:
        only = only_type(types)
        if only >= 0:
            needs += need(only, count)
        elif count:
            matching, matches = types, count
        position -= 1
        if position < 0 or s.stack[position] & OPERATION != PAY:
            break
        types, count = first(s.stack[position]), second(s.stack[position])
    return payable(s, s.active, needs, matching, matches)


def only_type(types: int) -> int:
    """The only type of a mask, or -1."""
    return _TYPE_OF_MASK[types]


def pay_all(s: Board, type: int) -> None:
    """X4.2: all favor of a type and, with the artists card, all artists favor."""
    for other in (type, ARTISTS):
        count = s.favor[s.active * FACTIONS + other]
        if count:
            spend(s, s.active, other, count)


class Pay(Operation):
    """Arguments: the mask of types that will do; how many favor; 1 without substitution."""

    number = PAY
    kind = "pay"
    rule = "X4.2"

    def proceed(self, s: Board, asked: int) -> bool:
        """X4.2: the favor itself, an artists favor for it with their card, or a group for it."""
        types, count, strict = first(asked), second(asked), third(asked)
        if strict and of_one_type(s, s.active, only_type(types)) == count:
            pay_all(s, only_type(types))
            return False
        base = s.active * FACTIONS
        favor = s.favor
        wild = s.holds(s.active, ARTISTS)
        size = group_size(s, s.active)
        options: list[int] = []
        for type in range(FACTIONS):
            have = favor[base + type]
            jokers = wild and type == ARTISTS
            if types >> type & 1 or jokers:
                amount = 1
                verb = PAY_ONE
            elif strict:
                continue
            else:
                amount = size
                verb = PAY_GROUP
            if have >= amount:
                favor[base + type] = have - amount
                if strict or rest_payable(s, types, count - 1):
                    options.append(verb + type)
                favor[base + type] = have
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        types, count = first(asked), second(asked)
        if count > 1:
            s.stack.append(frame(PAY, types, count - 1, third(asked)))
        type = SPACE.index(action)
        spend(s, s.active, type, 1 if action == PAY_ONE + type else group_size(s, s.active))


OPERATIONS: Final[list[Operation]] = [Pay()]
