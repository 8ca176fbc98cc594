"""X6.6: Displace up to the contest, with the clergy card (X7.5) and Extra Displace (X7.3)."""

from typing import Final

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.actions import AGAINST, AT, SPACE, WITH, slot_set, slots_of
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import DISPLACE_BEGAN
from camarilla.games.illuminaten.rules.favor.payment import payable, payable_types, push_due
from camarilla.games.illuminaten.rules.ids import AREOPAGUS, CLERGY
from camarilla.games.illuminaten.rules.main_actions import aim as a
from camarilla.games.illuminaten.rules.main_actions.action import MainAction
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import (
    CONTEST_BEGINS,
    DISPLACE_AT,
    DISPLACE_SLOTS,
    DISPLACE_WHOM,
    DISPLACE_WITH,
)
from camarilla.kernel.frames import first, frame, second, third


def rivals_discs(s: Board) -> int:
    """The cards with an opponent's disc."""
    places = 0
    for seat in range(s.setup.players):
        if seat != s.active:
            places |= s.have[seat]
    return places


def price_types(s: Board, source: int, acting: int) -> int:
    """X6.6 matching favor; X7.5 clergy favor instead."""
    if source == src.FACTION:
        return 1 << CLERGY
    return s.factions_at(s.active, acting)


def acting_cards(s: Board, source: int, first_only: bool) -> list[int]:
    found: list[int] = []
    theirs = rivals_discs(s)
    if not theirs & s.reach[s.active]:
        return found
    types = payable_types(s, s.active)
    have = s.have[s.active] | 1 << AREOPAGUS
    for place in range(AREOPAGUS + 1):
        if not have >> place & 1 or not s.near_acting(s.active, place) & theirs:
            continue
        if price_types(s, source, place) & types:
            found.append(place)
            if first_only:
                break
    return found


class Displace(MainAction):
    def possible(self, s: Board, source: int) -> bool:
        return bool(acting_cards(s, source, True))

    def begin(self, s: Board, source: int) -> None:
        """With the clergy card the acting card makes no difference: only the target is chosen."""
        if source == src.FACTION:
            s.stack.append(frame(DISPLACE_AT, source, AREOPAGUS))
        else:
            s.stack.append(frame(DISPLACE_WITH, source))


class DisplaceWith(Operation):
    """Argument: the source."""

    number = DISPLACE_WITH
    kind = "acting"
    rule = "X6.6"

    def proceed(self, s: Board, asked: int) -> bool:
        options = [WITH + place for place in acting_cards(s, first(asked), False)]
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        s.stack.append(frame(DISPLACE_AT, first(asked), SPACE.index(action)))


class DisplaceAt(Operation):
    """Arguments: the source, the acting card."""

    number = DISPLACE_AT
    kind = "target"
    rule = "X6.6"

    def proceed(self, s: Board, asked: int) -> bool:
        places = s.reach[s.active]
        if first(asked) != src.FACTION:
            places = s.near_acting(s.active, second(asked))
        places &= rivals_discs(s)
        options = [AT + place for place in range(s.setup.field.places) if places >> place & 1]
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        place = SPACE.index(action)
        s.say(DISPLACE_BEGAN, "X6.6", s.active, place, s.field[place])
        src.spend(s, first(asked), False)
        s.stack.append(frame(DISPLACE_WHOM, first(asked), second(asked), place))


class DisplaceWhom(Operation):
    """Arguments: the source, the acting card, the place."""

    number = DISPLACE_WHOM
    kind = "whom"
    rule = "X6.6"

    def proceed(self, s: Board, asked: int) -> bool:
        """X6.6: discs of one opponent."""
        discs = s.discs[third(asked)]
        options = [
            AGAINST + seat
            for seat in range(s.setup.players)
            if seat != s.active and d.count(discs, seat)
        ]
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        source, acting, place = first(asked), second(asked), third(asked)
        seat = SPACE.index(action)
        s.stack.append(frame(DISPLACE_SLOTS, source, acting, a.rival(place, seat)))


class DisplaceSlots(Operation):
    """Arguments: the source, the acting card, the place and the opponent."""

    number = DISPLACE_SLOTS
    kind = "slots"
    rule = "X6.6"

    def proceed(self, s: Board, asked: int) -> bool:
        """X6.6: one or more discs, as many as can be paid."""
        place, seat = a.place(third(asked)), a.seat(third(asked))
        types = price_types(s, first(asked), second(asked))
        options: list[int] = []
        for slots in range(1, 8):
            count = 0
            for slot in range(3):
                if slots >> slot & 1:
                    if d.owner(s.discs[place], slot) != seat:
                        break
                    count += 1
            else:
                if payable(s, s.active, 0, types, count):
                    options.append(slot_set(slots))
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        source, acting = first(asked), second(asked)
        place, seat = a.place(third(asked)), a.seat(third(asked))
        slots = slots_of(action)
        lean = 1 if source == src.EXTRA else 0
        s.stack.append(frame(CONTEST_BEGINS, place, a.aim(slots, seat), lean))
        count = slots.bit_count()
        push_due(s, price_types(s, source, acting), count)


OPERATIONS: Final[list[Operation]] = [
    DisplaceWith(),
    DisplaceAt(),
    DisplaceWhom(),
    DisplaceSlots(),
]
