"""X6.2: Influence, with the nobility card (X7.5), Extra and Boost Influence (X7.3)."""

from typing import Final

from camarilla.games.illuminaten.rules import action_source as src
from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.actions import AT, DONE, MORE, SPACE, price
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import INFLUENCE_BEGAN
from camarilla.games.illuminaten.rules.favor.payment import need, payable, push_due
from camarilla.games.illuminaten.rules.ids import FESTIVITIES, NOBILITY, ROSICRUCIAN
from camarilla.games.illuminaten.rules.main_actions.action import MainAction
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import (
    INFLUENCE_AT,
    INFLUENCE_DISC,
    INFLUENCE_MORE,
    PLACE_DISC,
)
from camarilla.games.illuminaten.rules.replace import put_disc
from camarilla.games.illuminaten.rules.tables import (
    DEGREE,
    ORGANISATION,
    PRICE_PRIMARY,
    PRICE_SECONDARY,
    PRIMARY,
    SECONDARY,
)
from camarilla.kernel.frames import first, frame, second, third


def zone(s: Board, source: int) -> int:
    """The face-up cards that count as neighbouring some acting card."""
    if source == src.EXTRA:
        return s.up
    places = s.reach[s.active]
    if s.scouted:
        for place, card in enumerate(s.field):
            if card >= 0 and s.scouted >> card & 1:
                places |= 1 << place
    if s.in_effect(FESTIVITIES):
        places |= s.setup.field.outer
    if src.kind(source) == src.REWARD:
        places &= 1 << src.marked(source)
    return places & s.up


def units_due(s: Board, source: int, place: int, slot: int, nth: int) -> int:
    """X7.3, X7.5: how many favor the `nth` disc (from 0) costs.

    The discount for opponents' discs comes first and may go down to 0; boosts and the nobility
    card come after it and never take a price below 1.
    """
    row = DEGREE[s.field[place]] * 3 + slot
    units = PRICE_PRIMARY[row] + PRICE_SECONDARY[row]
    if source == src.EXTRA:
        units -= d.others(s.discs[place], s.active)
    less = s.boost(0)
    if nth == 0 and s.holds(s.active, NOBILITY):
        less += 1
    if units > 1 and less:
        units = max(1, units - less)
    return max(units, 0)


def prices(s: Board, source: int, place: int, nth: int, first_only: bool) -> list[int]:
    """The payable ways to make up the price of the next disc, as actions."""
    found: list[int] = []
    slot = s.open_slot(s.active, place)
    if slot < 0:
        return found
    card = s.field[place]
    row = DEGREE[card] * 3 + slot
    of_primary, of_secondary = PRICE_PRIMARY[row], PRICE_SECONDARY[row]
    units = units_due(s, source, place, slot, nth)
    other = max(SECONDARY[card], 0)
    besides = need(NOBILITY, 1) if source == src.FACTION and nth == 0 else 0
    for primary in range(max(0, units - of_secondary), min(of_primary, units) + 1):
        secondary = units - primary
        needs = besides + need(PRIMARY[card], primary) + need(other, secondary)
        if payable(s, s.active, needs, 0, 0):
            found.append(price(primary, secondary))
            if first_only:
                break
    return found


def targets(s: Board, source: int, first_only: bool) -> list[int]:
    """X6.2: the cards where at least one disc can be placed and paid."""
    found: list[int] = []
    if not s.stock[s.active]:
        return found
    places = zone(s, source)
    needs_rosicrucian = src.only_rosicrucians(s, source)
    for place in range(s.setup.field.places):
        if places >> place & 1:
            if needs_rosicrucian and ORGANISATION[s.field[place]] != ROSICRUCIAN:
                continue
            if prices(s, source, place, 0, True):
                found.append(place)
                if first_only:
                    break
    return found


class Influence(MainAction):
    def possible(self, s: Board, source: int) -> bool:
        return bool(targets(s, source, True))

    def begin(self, s: Board, source: int) -> None:
        s.stack.append(frame(INFLUENCE_AT, source))


class InfluenceAt(Operation):
    """Argument: the source."""

    number = INFLUENCE_AT
    kind = "target"
    rule = "X6.2"

    def proceed(self, s: Board, asked: int) -> bool:
        options = [AT + place for place in targets(s, first(asked), False)]
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        source, place = first(asked), SPACE.index(action)
        s.say(INFLUENCE_BEGAN, "X6.2", s.active, place, s.field[place])
        src.spend(s, source, s.is_rosicrucian(place))
        if src.kind(source) == src.REWARD:
            source = src.MAIN
        s.stack.append(frame(INFLUENCE_DISC, source, place))


class InfluenceDisc(Operation):
    """Arguments of this and the following: source, place, discs placed so far."""

    number = INFLUENCE_DISC
    kind = "price"
    rule = "X3.3"

    def proceed(self, s: Board, asked: int) -> bool:
        """X3.3, X7.3: which favor of the price is saved, where that is a choice."""
        found = prices(s, first(asked), second(asked), third(asked), False)
        return s.ask_openly(s.active, asked, found)

    def answer(self, s: Board, asked: int, action: int) -> None:
        source, place, nth = first(asked), second(asked), third(asked)
        primary, secondary = SPACE.arguments(action)
        card = s.field[place]
        s.stack.append(frame(PLACE_DISC, source, place, nth))
        if secondary:
            push_due(s, 1 << SECONDARY[card], secondary)
        push_due(s, 1 << PRIMARY[card], primary)
        if source == src.FACTION and nth == 0:
            push_due(s, 1 << NOBILITY, 1)


class PlaceDisc(Operation):
    number = PLACE_DISC

    def proceed(self, s: Board, asked: int) -> bool:
        """X3.3: into the topmost free slot."""
        source, place, nth = first(asked), second(asked), third(asked)
        put_disc(s, s.active, place, "X6.2")
        if nth < 2:
            s.stack.append(frame(INFLUENCE_MORE, source, place, nth + 1))
        return False


class InfluenceMore(Operation):
    number = INFLUENCE_MORE
    kind = "more"
    rule = "X6.2"

    def proceed(self, s: Board, asked: int) -> bool:
        """X6.2: 1 to 3 discs."""
        source, place, nth = first(asked), second(asked), third(asked)
        if not s.stock[s.active] or not prices(s, source, place, nth, True):
            return False
        return s.ask(s.active, asked, [MORE, DONE])

    def answer(self, s: Board, asked: int, action: int) -> None:
        if action == MORE:
            s.stack.append(frame(INFLUENCE_DISC, first(asked), second(asked), third(asked)))


OPERATIONS: Final[list[Operation]] = [
    InfluenceAt(),
    InfluenceDisc(),
    PlaceDisc(),
    InfluenceMore(),
]
