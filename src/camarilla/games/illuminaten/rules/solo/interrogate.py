"""X10.3: how an artificial opponent Interrogates."""

from typing import Final

from camarilla.games.illuminaten.rules import discs as d
from camarilla.games.illuminaten.rules.board import Board
from camarilla.games.illuminaten.rules.events import (
    GAVE,
    INTERCEPTED,
)
from camarilla.games.illuminaten.rules.favor.yields import (
    AREOPAGUS_CARD,
    areopagus_has_yielded,
    gain,
    handed_on,
    has_yielded,
    owners_of,
)
from camarilla.games.illuminaten.rules.ids import (
    AREOPAGUS,
    FACTIONS,
    FIRST,
    GRAND_MASTER,
    NOTHING,
    SECOND,
    THIRD,
)
from camarilla.games.illuminaten.rules.main_actions.interrogate import say_interrogated
from camarilla.games.illuminaten.rules.tables import (
    CONNECTIONS,
    DEGREE,
    PRIMARY,
    SECONDARY,
)

AI: Final = 0
"""The seat of an artificial opponent."""


def interrogate(s: Board, place: int) -> None:
    """X10.3: the yield without gossip; favor of the primary faction is preferred."""
    if place == AREOPAGUS:
        if not areopagus_has_yielded(s, AI):
            say_interrogated(s, AI, place, "X10.3")
            s.yielded |= 1 << AREOPAGUS_CARD + AI
            for type in CONNECTIONS[s.setup.connections[AI]]:
                take(s, type)
        return
    card = s.field[place]
    if has_yielded(s, card):
        return
    say_interrogated(s, AI, place, "X10.3")
    s.yielded |= 1 << card
    due = dues(s, place)
    received = [0] * FACTIONS
    for preferred, other in due:
        if take(s, preferred):
            received[preferred] += 1
        elif other >= 0 and take(s, other):
            received[other] += 1
    collude(s, place, len(due), received)


def dues(s: Board, place: int) -> list[tuple[int, int]]:
    """X3.2: for each favor due, its type and, where there is a choice, the other type."""
    card = s.field[place]
    primary, secondary = PRIMARY[card], SECONDARY[card]
    degree = DEGREE[card]
    if degree == FIRST:
        return [(primary, secondary)]
    if degree == SECOND:
        return [(primary, -1), (secondary, -1)]
    if degree == THIRD:
        return [(primary, -1), (secondary, -1), (primary, secondary)]
    if degree == GRAND_MASTER:
        return [(primary, -1)] * 3
    return [(primary, -1)] * (2 * d.count(s.discs[place], AI))


def take(s: Board, type: int) -> bool:
    """X10.3: from the supply, else from the opponent with most (tie: next in turn order)."""
    if s.supply[type]:
        gain(s, AI, type, 1, "X10.3")
        return True
    victim = NOTHING
    most = 0
    for seat in owners_of(s, AI, type):
        if s.favor[seat * FACTIONS + type] > most:
            victim, most = seat, s.favor[seat * FACTIONS + type]
    if victim == NOTHING:
        return False
    s.favor[victim * FACTIONS + type] -= 1
    s.favor[AI * FACTIONS + type] += 1
    s.say(INTERCEPTED, "X10.3", AI, victim, type)
    return True


def collude(s: Board, place: int, due: int, received: list[int]) -> None:
    """X6.3, X10.3: next in turn order first; the secondary faction is given away first."""
    card = s.field[place]
    discs = s.discs[place]
    count = handed_on(d.others(discs, AI), due, sum(received))
    for seat in range(1, s.setup.players):
        for _ in range(d.count(discs, seat)):
            if count <= 0:
                return
            count -= 1
            type = SECONDARY[card]
            if type < 0 or not received[type]:
                type = PRIMARY[card]
            received[type] -= 1
            s.favor[AI * FACTIONS + type] -= 1
            s.favor[seat * FACTIONS + type] += 1
            s.say(GAVE, "X6.3", AI, seat, type)
