"""X6.5: Exclude, with the magistrates card (X7.5), Extra and Boost Exclude, Elector's decree."""

from typing import Final

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.actions import AT, DONE, LAY, LIFT, SPACE, WITH
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.dealing import luminaries
from camarilla.games.illuminaten.rules.events import EXCLUDE_BEGAN
from camarilla.games.illuminaten.rules.favor.payment import need, payable, push_due
from camarilla.games.illuminaten.rules.ids import (
    AREOPAGUS,
    BOOST_EXCLUDE,
    BOOST_INFLUENCE,
    DECREE,
    MAGISTRATES,
    ROSICRUCIAN,
    ROYAL_ARCH,
)
from camarilla.games.illuminaten.rules.main_actions.action import MainAction
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import (
    EXCLUDE_AT,
    EXCLUDE_LAY,
    EXCLUDE_THEN,
    EXCLUDE_WITH,
)
from camarilla.games.illuminaten.rules.replace import move_disc, replace
from camarilla.games.illuminaten.rules.tables import DEGREE, LUMINARIES, ORGANISATION, SLOTS
from camarilla.kernel.frames import first, frame, second

NO_ACTING: int = AREOPAGUS + 1
"""Instead of an acting card, where the price does not ask for matching favor."""


def is_free(s: Board) -> bool:
    """X7.3 Boost Exclude."""
    return s.boost(BOOST_EXCLUDE - BOOST_INFLUENCE) > 0


def layable(s: Board, source: int, place: int) -> int:
    """X6.5: the cards in hand that may take the place of the target."""
    hand = s.hands[s.active]
    discs = s.discs[place]
    theirs = d.others(discs, s.active)
    needs_rosicrucian = src.only_rosicrucians(s, source)
    if not theirs and not needs_rosicrucian:
        return hand
    rivals = sum(d.count(discs, seat) > 0 for seat in range(s.setup.players) if seat != s.active)
    found = 0
    for card in range(LUMINARIES):
        if hand >> card & 1 and SLOTS[card] >= theirs:
            if DEGREE[card] == ROYAL_ARCH and rivals > 1:
                continue
            if needs_rosicrucian and ORGANISATION[card] != ROSICRUCIAN:
                continue
            found |= 1 << card
    return found


def targets(s: Board, source: int, acting: int, first_only: bool) -> list[int]:
    """X6.5: the cards that can be excluded with this acting card."""
    found: list[int] = []
    seat = s.active
    if not s.hands[seat]:
        return found
    free = acting == NO_ACTING
    types = 0 if free else s.factions_at(seat, acting)
    places = (s.reach[seat] if free else s.near_acting(seat, acting)) & s.up
    if src.kind(source) == src.REWARD:
        places &= 1 << src.marked(source)
    decreed = s.in_effect(DECREE)
    needs = need(MAGISTRATES, 1) if source == src.FACTION else 0
    for place in range(s.setup.field.places):
        if places >> place & 1:
            discs = s.discs[place]
            if d.others(discs, seat) and not decreed:
                continue
            cost = 0 if free else max(1, d.count(discs, seat))
            if payable(s, seat, needs, types, cost) and layable(s, source, place):
                found.append(place)
                if first_only:
                    break
    return found


def acting_cards(s: Board, source: int, first_only: bool) -> list[int]:
    if is_free(s):
        return [NO_ACTING] if targets(s, source, NO_ACTING, True) else []
    found: list[int] = []
    have = s.have[s.active] | 1 << AREOPAGUS
    for place in range(AREOPAGUS + 1):
        if have >> place & 1 and targets(s, source, place, True):
            found.append(place)
            if first_only:
                break
    return found


class Exclude(MainAction):
    def possible(self, s: Board, source: int) -> bool:
        return s.hands[s.active] != 0 and bool(acting_cards(s, source, True))

    def begin(self, s: Board, source: int) -> None:
        if is_free(s):
            s.stack.append(frame(EXCLUDE_AT, source, NO_ACTING))
        else:
            s.stack.append(frame(EXCLUDE_WITH, source))


def ask_by_hand(s: Board, source: int, asked: int, options: list[int]) -> bool:
    """Where the hidden hand decides what can be excluded, even a single option is asked for."""
    if s.in_effect(DECREE) or src.only_rosicrucians(s, source):
        return s.ask(s.active, asked, options)
    return s.ask_openly(s.active, asked, options)


class ExcludeWith(Operation):
    """Argument: the source."""

    number = EXCLUDE_WITH
    kind = "acting"
    rule = "X6.5"

    def proceed(self, s: Board, asked: int) -> bool:
        source = first(asked)
        options = [WITH + place for place in acting_cards(s, source, False)]
        return ask_by_hand(s, source, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        s.stack.append(frame(EXCLUDE_AT, first(asked), SPACE.index(action)))


class ExcludeAt(Operation):
    """Arguments: the source, the acting card or `NO_ACTING`."""

    number = EXCLUDE_AT
    kind = "target"
    rule = "X6.5"

    def proceed(self, s: Board, asked: int) -> bool:
        source = first(asked)
        options = [AT + place for place in targets(s, source, second(asked), False)]
        return ask_by_hand(s, source, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        source, acting, place = first(asked), second(asked), SPACE.index(action)
        s.say(EXCLUDE_BEGAN, "X6.5", s.active, place, s.field[place])
        s.stack.append(frame(EXCLUDE_LAY, source, place))
        if acting != NO_ACTING:
            cost = max(1, d.count(s.discs[place], s.active))
            push_due(s, s.factions_at(s.active, acting), cost)
        if source == src.FACTION:
            push_due(s, 1 << MAGISTRATES, 1)


class ExcludeLay(Operation):
    """Arguments: the source, the place."""

    number = EXCLUDE_LAY
    kind = "lay"
    rule = "X6.5"

    def proceed(self, s: Board, asked: int) -> bool:
        options = luminaries(LAY, layable(s, first(asked), second(asked)))
        return s.ask(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        """X6.5: the old card is discarded, discs go to the new one from the top."""
        source, place, card = first(asked), second(asked), SPACE.index(action)
        src.spend(s, source, ORGANISATION[card] == ROSICRUCIAN)
        s.from_hand(s.active, card)
        replace(s, place, card, s.active, "X6.5")
        if source == src.EXTRA:
            s.stack.append(frame(EXCLUDE_THEN, place))


class ExcludeThen(Operation):
    """Argument: the place of the new card."""

    number = EXCLUDE_THEN
    kind = "lift"
    rule = "X7.3"

    def proceed(self, s: Board, asked: int) -> bool:
        """X7.3 Extra Exclude: then 1 of one's discs may move from ANY slot onto the new card."""
        place = first(asked)
        options: list[int] = []
        if s.open_slot(s.active, place) >= 0:
            for other in range(s.setup.field.places):
                if other != place and s.have[s.active] >> other & 1:
                    for slot in range(3):
                        if d.owner(s.discs[other], slot) == s.active:
                            options.append(LIFT + d.disc_at(other, slot))
        options.append(DONE)
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        if action != DONE:
            place = first(asked)
            origin, slot = SPACE.arguments(action)
            move_disc(s, origin, slot, place, s.open_slot(s.active, place), "X7.3")


OPERATIONS: Final[list[Operation]] = [ExcludeWith(), ExcludeAt(), ExcludeLay(), ExcludeThen()]
