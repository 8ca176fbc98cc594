"""All operations of Pax Illuminaten by their numbers."""

from typing import Final

from camarilla.games.illuminaten.rules import dealing
from camarilla.games.illuminaten.rules.favor import payment, yields
from camarilla.games.illuminaten.rules.main_actions import (
    contest,
    displace,
    exclude,
    influence,
    interrogate,
    reassign,
    scout,
)
from camarilla.games.illuminaten.rules.operation import Operation
from camarilla.games.illuminaten.rules.plots import check
from camarilla.games.illuminaten.rules.solo import automaton, script, weishaupt
from camarilla.games.illuminaten.rules.solo import contest as automaton_contest
from camarilla.games.illuminaten.rules.turn import (
    conspire,
    event_deck,
    free_moves,
    menu,
    refill,
    special_events,
    specials,
)

_MODULES: Final[list[list[Operation]]] = [
    dealing.OPERATIONS,
    menu.OPERATIONS,
    special_events.OPERATIONS,
    payment.OPERATIONS,
    yields.OPERATIONS,
    scout.OPERATIONS,
    influence.OPERATIONS,
    interrogate.OPERATIONS,
    reassign.OPERATIONS,
    free_moves.OPERATIONS,
    exclude.OPERATIONS,
    displace.OPERATIONS,
    contest.OPERATIONS,
    conspire.OPERATIONS,
    specials.OPERATIONS,
    check.OPERATIONS,
    event_deck.OPERATIONS,
    refill.OPERATIONS,
    script.OPERATIONS,
    automaton.OPERATIONS,
    automaton_contest.OPERATIONS,
    weishaupt.OPERATIONS,
]


def by_number(modules: list[list[Operation]]) -> list[Operation]:
    """The operations in a list by number; a number without one has a plain `Operation`."""
    table = [Operation() for _ in range(256)]
    for operations in modules:
        for operation in operations:
            if table[operation.number].number >= 0:
                raise ValueError(f"two operations have the number {operation.number}")
            table[operation.number] = operation
    return table


OPERATIONS: Final[list[Operation]] = by_number(_MODULES)
