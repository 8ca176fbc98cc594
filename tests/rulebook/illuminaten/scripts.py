"""Turns of artificial opponents, for the tests of X10.

The field has 14 places for two players; the opponent's areopagus touches 1 and 2 and has, with
connection IV, magistrates, connoisseurs and scholars.
"""

from tests.rulebook.illuminaten.given import given

from camarilla.games.illuminaten.rules.ids import AIM_IDS, STEP_IDS
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.kernel.events import Event

FULL_HAND = [40, 41, 42, 43]


def turn_of(opponent: str, **more: object) -> IlluminatenState:
    position: dict[str, object] = {
        "players": 2,
        "opponent": opponent,
        "at": "turn",
        "court": [5, 6, 8, 10, 11],
        "hands": {1: FULL_HAND},
    }
    return given(**(position | more))  # type: ignore[arg-type]


def steps(events: list[Event]) -> list[str]:
    """The letters of the steps of a script that were taken."""
    return [STEP_IDS[event.values[1]][-1] for event in events if event.type.name == "script-step"]


def aims(events: list[Event]) -> list[str]:
    """By which of its plots an opponent has won."""
    return [AIM_IDS[event.values[1]] for event in events if event.type.name == "aim-reached"]
