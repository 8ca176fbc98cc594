"""X7.3 Extra Reassign and X7.5 artists: 1 to 3 discs go to ANY free slots.

Nobody moves the same disc twice.
"""

from typing import Final

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.actions import AT, DONE, LIFT, SPACE, TO_CARD
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.favor.payment import payable_types, push_due
from camarilla.games.illuminaten.rules.ids import ARTISTS
from camarilla.games.illuminaten.rules.main_actions.action import MainAction
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import ARTISTS_CARD, FREE_FROM, FREE_TO
from camarilla.games.illuminaten.rules.replace import move_disc
from camarilla.kernel.frames import first, frame, second, third

MOVES: int = 3


# The discs that were moved by Extra Reassign, two at most when it matters, as one int.


def with_moved(memory: int, disc: int) -> int:
    return memory << 6 | disc + 1


def has_moved(memory: int, disc: int) -> bool:
    return disc + 1 in (memory & 63, memory >> 6 & 63)


# A source and the moves made, as one int.


def under_way(source: int, moves: int) -> int:
    return source | moves << 2


def source_of(under_way: int) -> int:
    return under_way & 3


def moves_of(under_way: int) -> int:
    return under_way >> 2


def destinations(s: Board, origin: int) -> int:
    """All cards but one's own place that have a free slot for the active player."""
    found = 0
    for place in range(s.setup.field.places):
        if place != origin and s.open_slot(s.active, place) >= 0:
            found |= 1 << place
    return found


def liftable(s: Board, source: int, moves: int, memory: int) -> list[int]:
    """The discs that may move: from the one card (artists), or all that have not moved yet."""
    found: list[int] = []
    if moves == MOVES:
        return found
    for place in range(s.setup.field.places):
        if not s.have[s.active] >> place & 1:
            continue
        if source == src.FACTION and place != memory:
            continue
        if not destinations(s, place):
            continue
        for slot in range(3):
            if d.owner(s.discs[place], slot) != s.active:
                continue
            disc = d.disc_at(place, slot)
            if source == src.EXTRA and has_moved(memory, disc):
                continue
            found.append(disc)
    return found


def origins(s: Board) -> list[int]:
    """X7.5 artists: the cards from which a disc can move."""
    have = s.have[s.active]
    return [
        place
        for place in range(s.setup.field.places)
        if have >> place & 1 and destinations(s, place)
    ]


class FreeMoves(MainAction):
    def possible(self, s: Board, source: int) -> bool:
        if source == src.FACTION:
            return payable_types(s, s.active) >> ARTISTS & 1 == 1 and bool(origins(s))
        return bool(liftable(s, src.EXTRA, 0, 0))

    def begin(self, s: Board, source: int) -> None:
        if source == src.FACTION:
            s.stack.append(frame(ARTISTS_CARD))
        else:
            s.stack.append(frame(FREE_FROM, source))


class ArtistsCard(Operation):
    number = ARTISTS_CARD
    kind = "target"
    rule = "X7.5"

    def proceed(self, s: Board, asked: int) -> bool:
        """X7.5 artists: from any ONE card."""
        return s.ask_openly(s.active, asked, [AT + place for place in origins(s)])

    def answer(self, s: Board, asked: int, action: int) -> None:
        s.stack.append(frame(FREE_FROM, src.FACTION, 0, SPACE.index(action)))
        push_due(s, 1 << ARTISTS, 1)


class FreeFrom(Operation):
    """Arguments: the source; moves made; where moved discs are, or the one card."""

    number = FREE_FROM
    kind = "lift"
    rule = "X7.3"

    def proceed(self, s: Board, asked: int) -> bool:
        source, moves, memory = first(asked), second(asked), third(asked)
        options = [LIFT + disc for disc in liftable(s, source, moves, memory)]
        if moves:
            options.append(DONE)
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        if action != DONE:
            source, moves, memory = first(asked), second(asked), third(asked)
            s.stack.append(frame(FREE_TO, under_way(source, moves), SPACE.index(action), memory))


class FreeTo(Operation):
    """Arguments: the source and moves made; the disc; as before."""

    number = FREE_TO
    kind = "move-to"
    rule = "X7.3"

    def proceed(self, s: Board, asked: int) -> bool:
        places = destinations(s, d.place_of(second(asked)))
        options = [TO_CARD + place for place in range(s.setup.field.places) if places >> place & 1]
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        source, moves = source_of(first(asked)), moves_of(first(asked))
        disc, memory = second(asked), third(asked)
        place = SPACE.index(action)
        slot = s.open_slot(s.active, place)
        rule = "X7.3" if source == src.EXTRA else "X7.5"
        move_disc(s, d.place_of(disc), d.slot_of(disc), place, slot, rule)
        if source == src.EXTRA:
            memory = with_moved(memory, d.disc_at(place, slot))
        s.stack.append(frame(FREE_FROM, source, moves + 1, memory))


OPERATIONS: Final[list[Operation]] = [ArtistsCard(), FreeFrom(), FreeTo()]
