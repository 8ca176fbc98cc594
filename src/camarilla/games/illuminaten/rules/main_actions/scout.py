"""X6.1: Scout, with the scholars card (X7.5) and Extra Scout (X7.3)."""

from typing import Final

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules.actions import AT, DRAW, LAY, SPACE, WITH
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.dealing import luminaries, played_grand
from camarilla.games.illuminaten.rules.events import LAID, SCOUTED
from camarilla.games.illuminaten.rules.favor import yields
from camarilla.games.illuminaten.rules.favor.payment import payable_types, push_due
from camarilla.games.illuminaten.rules.ids import (
    AREOPAGUS,
    BOOST_INFLUENCE,
    BOOST_SCOUT,
    GAP,
    SCHOLARS,
)
from camarilla.games.illuminaten.rules.main_actions.action import MainAction
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import SCOUT_AT, SCOUT_DRAW, SCOUT_LAY, SCOUT_WITH
from camarilla.kernel.frames import first, frame, second
from camarilla.kernel.game import CHANCE


def acting_cards(s: Board, source: int, first_only: bool) -> list[int]:
    """X6.1: the acting cards with a face-down neighbour and a matching favor to pay."""
    found: list[int] = []
    down = s.down()
    if not down:
        return found
    seat = s.active
    types = payable_types(s, seat)
    needs_rosicrucian = src.only_rosicrucians(s, source)
    have = s.have[seat]
    near = s.setup.field.near
    for place in range(s.setup.field.places):
        if have >> place & 1 and near[place] & down and s.factions_at(seat, place) & types:
            if needs_rosicrucian and not s.is_rosicrucian(place):
                continue
            found.append(place)
            if first_only:
                return found
    touches = s.setup.areopagi[seat] & down and s.factions_at(seat, AREOPAGUS) & types
    if touches and not needs_rosicrucian:
        found.append(AREOPAGUS)
    return found


class Scout(MainAction):
    def possible(self, s: Board, source: int) -> bool:
        kind = src.kind(source)
        if kind == src.EXTRA:
            return s.down() != 0
        if kind == src.FACTION:
            return s.down() != 0 and payable_types(s, s.active) >> SCHOLARS & 1 == 1
        return bool(acting_cards(s, source, True))

    def begin(self, s: Board, source: int) -> None:
        if source == src.MAIN:
            s.stack.append(frame(SCOUT_WITH, source))
        else:
            s.stack.append(frame(SCOUT_AT, source, AREOPAGUS))


class ScoutWith(Operation):
    """Argument: the source."""

    number = SCOUT_WITH
    kind = "acting"
    rule = "X6.1"

    def proceed(self, s: Board, asked: int) -> bool:
        options = [WITH + place for place in acting_cards(s, first(asked), False)]
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        s.stack.append(frame(SCOUT_AT, first(asked), SPACE.index(action)))


class ScoutAt(Operation):
    """Arguments: the source, the acting card."""

    number = SCOUT_AT
    kind = "target"
    rule = "X6.1"

    def proceed(self, s: Board, asked: int) -> bool:
        """X6.1; the scholars card and Extra Scout reach ANY face-down card."""
        targets = s.down()
        if first(asked) == src.MAIN:
            targets &= s.near_acting(s.active, second(asked))
        options = [AT + place for place in range(s.setup.field.places) if targets >> place & 1]
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        source, acting, place = first(asked), second(asked), SPACE.index(action)
        s.stack.append(frame(SCOUT_LAY, source, place))
        s.stack.append(frame(SCOUT_DRAW, place))
        if source == src.MAIN:
            push_due(s, s.factions_at(s.active, acting), 1)
            src.spend(s, source, s.is_rosicrucian(acting))
        elif source == src.FACTION:
            push_due(s, 1 << SCHOLARS, 1)


class ScoutDraw(Operation):
    """Argument: the place."""

    number = SCOUT_DRAW
    kind = "draw"
    rule = "X6.1"

    def proceed(self, s: Board, asked: int) -> bool:
        """X11: the face-down card is drawn now, from the cards of the first deck still unseen."""
        return s.ask(CHANCE, asked, luminaries(DRAW, s.unseen))

    def answer(self, s: Board, asked: int, action: int) -> None:
        place, card = first(asked), SPACE.index(action)
        s.unseen &= ~(1 << card)
        s.set_card(place, GAP)
        s.to_hand(s.active, card, openly=False)
        s.say(SCOUTED, "X6.1", s.active, place, card)


class ScoutLay(Operation):
    """Arguments: the source, the place."""

    number = SCOUT_LAY
    kind = "lay"
    rule = "X6.1"

    def proceed(self, s: Board, asked: int) -> bool:
        return s.ask(s.active, asked, luminaries(LAY, s.hands[s.active]))

    def answer(self, s: Board, asked: int, action: int) -> None:
        """X6.1, X7.3: Extra Scout's card counts as neighbouring, Boost Scout gives its yield."""
        source, place, card = first(asked), second(asked), SPACE.index(action)
        s.from_hand(s.active, card)
        s.set_card(place, card)
        s.say(LAID, "X6.1", s.active, place, card)
        played_grand(s, card)
        if source == src.EXTRA:
            s.scouted |= 1 << card
        if s.boost(BOOST_SCOUT - BOOST_INFLUENCE) and not yields.has_yielded(s, card):
            yields.push_yield(s, card)


OPERATIONS: Final[list[Operation]] = [ScoutWith(), ScoutAt(), ScoutDraw(), ScoutLay()]
