"""X1.7, X5.1, X9.2: edicts and special events, and the deck they come from."""

from typing import Final

from camarilla.games.illuminaten.rules.actions import DRAW_EVENT, KEEP, PASS, PLAY, SPACE
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import (
    EDICT_DISCARDED,
    EDICT_PAID,
    EDICT_PLAYED,
    FAVOR_RETURNED,
    GAINED,
    KEPT_EVENT,
    SAW_EVENT,
    SPECIAL_DISCARDED,
    SPECIAL_PLAYED,
)
from camarilla.games.illuminaten.rules.ids import (
    EVENTS,
    EVERY_EDICT,
    EVERY_SPECIAL,
    FACTIONS,
    GRAND_PLAYED,
    NOTHING,
)
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.operations import CHECK_EVENTS, KEEP_EVENT, PLAY_SPECIAL
from camarilla.kernel.frames import frame
from camarilla.kernel.game import CHANCE

FAVOR_ON_EDICT: int = 6
"""X9.2"""
HALF: int = 3
"""X1.7: a half of the deck has three edicts and three specials."""


# X5.1: the event phase.


def pay_edicts(s: Board) -> None:
    """X5.1 (1): from each edict in front of the active player, 1 to the supply and 1 to them."""
    for faction in range(FACTIONS):
        if s.edict_seats[faction] == s.active:
            s.edict_favor[faction] -= 1
            s.supply[faction] += 1
            s.say(EDICT_PAID, "X5.1", s.active, faction)
            if s.edict_favor[faction]:
                s.edict_favor[faction] -= 1
                s.favor[s.active * FACTIONS + faction] += 1
                s.say(GAINED, "X5.1", s.active, faction, 1)
            discard_if_empty(s, faction)


def discard_if_empty(s: Board, faction: int) -> None:
    """X5.1: an edict is discarded as soon as no favor is on it."""
    if s.edict_favor[faction] == 0:
        s.edict_seats[faction] = NOTHING
        to_event_discard(s, faction)
        s.say(EDICT_DISCARDED, "X5.1", faction)


def to_event_discard(s: Board, event: int) -> None:
    s.event_discard |= 1 << event
    s.event_discard_top = event


def edicts_discarded(s: Board) -> int:
    """X9.4"""
    count = 0
    for edict in range(FACTIONS):
        count += s.event_discard >> edict & 1
    return count


def discard_special(s: Board) -> None:
    """X5.1 (2)"""
    special = s.in_play[s.active]
    if special != NOTHING:
        s.in_play[s.active] = NOTHING
        to_event_discard(s, special)
        s.say(SPECIAL_DISCARDED, "X5.1", s.active, special)


# X1.7: the deck, drawn only when it is turned up.


def cards_left(s: Board) -> int:
    """How many events are in the deck."""
    left = s.half_edicts + s.half_specials + (0 if s.lower else 2 * HALF)
    return left + (1 if s.top_event != NOTHING else 0)


def drawable(s: Board) -> list[int]:
    """The events that may come next, if none was put back on top."""
    events = s.events_left
    if not s.half_edicts:
        events &= ~EVERY_EDICT
    if not s.half_specials:
        events &= ~EVERY_SPECIAL
    return [DRAW_EVENT + event for event in range(EVENTS) if events >> event & 1]


def weights(s: Board, options: list[int]) -> list[int]:
    """X1.7: an edict or a special as the half still has of them, each of its kind alike."""
    edicts = 0
    for option in options:
        edicts += SPACE.index(option) < FACTIONS
    specials = len(options) - edicts
    return [
        s.half_edicts * max(specials, 1)
        if SPACE.index(option) < FACTIONS
        else s.half_specials * max(edicts, 1)
        for option in options
    ]


def turn_up(s: Board, event: int) -> None:
    """Chance has turned up an event; after the upper half comes the lower."""
    s.events_left &= ~(1 << event)
    if event < FACTIONS:
        s.half_edicts -= 1
    else:
        s.half_specials -= 1
    if not s.half_edicts and not s.half_specials and not s.lower:
        s.lower = 1
        s.half_edicts = HALF
        s.half_specials = HALF


# X9.2: the check for events.


def see_event(s: Board, event: int) -> None:
    s.looked = (*s.looked, event)
    s.say(SAW_EVENT, "X9.2", s.active, event)
    s.stack.append(frame(CHECK_EVENTS))


def keep_event(s: Board, event: int) -> None:
    for other in s.looked:
        if other != event:
            s.top_event = other
            s.top_knower = s.active
    s.looked = ()
    if event < FACTIONS:
        play_edict(s, event)
    else:
        s.event_hands[s.active] |= 1 << event
        s.say(KEPT_EVENT, "X9.2", s.active, event)


def play_edict(s: Board, faction: int) -> None:
    """X9.2: all favor of the faction returns to the supply, then 6 go on the card."""
    s.say(EDICT_PLAYED, "X9.2", s.active, faction)
    for seat in range(s.setup.players):
        count = s.favor[seat * FACTIONS + faction]
        if count:
            s.favor[seat * FACTIONS + faction] = 0
            s.supply[faction] += count
            s.say(FAVOR_RETURNED, "X9.2", seat, faction, count)
    s.supply[faction] -= FAVOR_ON_EDICT
    s.edict_favor[faction] = FAVOR_ON_EDICT
    s.edict_seats[faction] = s.active


class PlaySpecial(Operation):
    number = PLAY_SPECIAL
    kind = "play-special"
    rule = "X5.1"

    def proceed(self, s: Board, asked: int) -> bool:
        """X5.1 (3)"""
        hand = s.event_hands[s.active]
        if not hand:
            return False
        options = [PLAY + event for event in range(EVENTS) if hand >> event & 1]
        options.append(PASS)
        return s.ask(s.active, asked, options)

    def answer(self, s: Board, asked: int, action: int) -> None:
        if action != PASS:
            special = SPACE.index(action)
            s.event_hands[s.active] &= ~(1 << special)
            s.in_play[s.active] = special
            s.say(SPECIAL_PLAYED, "X5.1", s.active, special)


class CheckEvents(Operation):
    number = CHECK_EVENTS
    kind = "event"
    rule = "X9.2"

    def proceed(self, s: Board, asked: int) -> bool:
        """X9.2: look at the top 2 events, if a GM or RA was played."""
        if not s.used & GRAND_PLAYED:
            return False
        if len(s.looked) == 2 or cards_left(s) == 0:
            s.used &= ~GRAND_PLAYED
            if len(s.looked) == 2:
                s.stack.append(frame(KEEP_EVENT))
            elif s.looked:
                keep_event(s, s.looked[0])
            return False
        if s.top_event != NOTHING:
            event = s.top_event
            s.top_event = NOTHING
            s.top_knower = NOTHING
            see_event(s, event)
            return False
        return s.ask(CHANCE, asked, drawable(s))

    def answer(self, s: Board, asked: int, action: int) -> None:
        event = SPACE.index(action)
        turn_up(s, event)
        see_event(s, event)


class KeepEvent(Operation):
    number = KEEP_EVENT
    kind = "keep-event"
    rule = "X9.2"

    def proceed(self, s: Board, asked: int) -> bool:
        """X9.2: keep one, put the other back on top."""
        return s.ask(s.active, asked, [KEEP + event for event in s.looked])

    def answer(self, s: Board, asked: int, action: int) -> None:
        keep_event(s, SPACE.index(action))


OPERATIONS: Final[list[Operation]] = [PlaySpecial(), CheckEvents(), KeepEvent()]
