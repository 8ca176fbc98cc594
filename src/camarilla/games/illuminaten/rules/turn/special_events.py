"""X11: what special events in play offer once a turn."""

from typing import Final

from camarilla.games.illuminaten.rules.actions import (
    BUY_BY_CONVENT,
    BUY_BY_PROPAGANDA,
    LOOK_AT_HAND,
    LOOK_AT_PLOT,
    PAY_GROUP,
    SPACE,
)
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import ACTION_GAINED, SAW_CARD, SAW_PLOT
from camarilla.games.illuminaten.rules.favor import payment
from camarilla.games.illuminaten.rules.geometry import members
from camarilla.games.illuminaten.rules.ids import (
    CONVENT,
    CONVENT_USED,
    EVERY_FACTION,
    FACTIONS,
    INQUIRED,
    INQUISITORS,
    PROPAGANDA,
    PROPAGANDA_USED,
)
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import BUY_ACTION, GAIN_ACTION
from camarilla.kernel.frames import frame

PROPAGANDA_PRICE: int = 3
CONVENT_PRICE: int = 5


def add_special_events(s: Board, options: list[int]) -> None:
    if s.in_effect(PROPAGANDA) and not s.used & PROPAGANDA_USED and propaganda_types(s):
        options.append(BUY_BY_PROPAGANDA)
    if s.in_effect(CONVENT) and not s.used & CONVENT_USED:
        base = s.active * FACTIONS
        if sum(s.favor[base : base + FACTIONS]) >= CONVENT_PRICE:
            options.append(BUY_BY_CONVENT)
    if s.in_effect(INQUISITORS) and not s.used & INQUIRED:
        for seat in range(s.setup.players):
            if seat != s.active and not s.setup.is_automaton(seat):
                if s.hands[seat]:
                    options.append(LOOK_AT_HAND + seat)
                if not s.shown >> seat & 1:
                    options.append(LOOK_AT_PLOT + seat)


def gain_action(s: Board) -> None:
    s.mains += 1
    s.say(ACTION_GAINED, "X11", s.active)


# Printed propaganda and the Wilhelmsbad convent.


def propaganda_types(s: Board) -> list[int]:
    """X4.2, X11: the types of which 3 favor can be paid; artists favor may make them up."""
    base = s.active * FACTIONS
    return [
        type
        for type in range(FACTIONS)
        if s.favor[base + type] and payment.of_one_type(s, s.active, type) >= PROPAGANDA_PRICE
    ]


def use_propaganda(s: Board, index: int) -> None:
    s.used |= PROPAGANDA_USED
    s.stack.append(frame(BUY_ACTION))


def use_convent(s: Board, index: int) -> None:
    """Any 5 favor."""
    s.used |= CONVENT_USED
    s.stack.append(frame(GAIN_ACTION))
    payment.push_due(s, EVERY_FACTION, CONVENT_PRICE)


class BuyAction(Operation):
    number = BUY_ACTION
    kind = "propaganda"
    rule = "X11"

    def proceed(self, s: Board, asked: int) -> bool:
        """X11 Printed propaganda: 3 favor of one type, no substitution."""
        options = [PAY_GROUP + type for type in propaganda_types(s)]
        return s.ask_openly(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        """X4.2: with the artists card the player may mix in artists favor."""
        type = SPACE.index(action)
        if payment.of_one_type(s, s.active, type) == s.favor[s.active * FACTIONS + type]:
            payment.spend(s, s.active, type, PROPAGANDA_PRICE)
            gain_action(s)
        else:
            s.stack.append(frame(GAIN_ACTION))
            payment.push_strict_due(s, type, PROPAGANDA_PRICE)


class GainAction(Operation):
    number = GAIN_ACTION

    def proceed(self, s: Board, asked: int) -> bool:
        gain_action(s)
        return False


# Church inquisitors: what is seen is for that seat alone, and remembered.


def look_at_hand(s: Board, seat: int) -> None:
    s.used |= INQUIRED
    s.known[s.active] |= s.hands[seat]
    for card in members(s.hands[seat]):
        s.say(SAW_CARD, "X11", s.active, seat, card)


def look_at_plot(s: Board, seat: int) -> None:
    s.used |= INQUIRED
    s.plot_seen[s.active] |= 1 << seat
    s.say(SAW_PLOT, "X11", s.active, seat, s.private[seat])


OPERATIONS: Final[list[Operation]] = [BuyAction(), GainAction()]
