"""Turns of artificial opponents, for the tests of X10.

The field has 14 places for two players; the opponent's areopagus touches 1 and 2 and has, with
connection IV, magistrates, connoisseurs and scholars.
"""

from tests.rulebook.illuminaten.given import (
    given,
)

from camarilla.games.illuminaten.rules.ids import AIM_IDS, STEP_IDS
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.kernel.events import Event


def turn_of(opponent: str, **more: str) -> IlluminatenState:
    position = {
        "players": "2",
        "opponent": opponent,
        "pending": "begin-turn",
        "court": "PIL005 PIL006 PIL008 PIL010 PIL011",
        "hand": "B=PIL040,PIL041,PIL042,PIL043",
    }
    return given(**(position | more))


def steps(events: list[Event]) -> list[str]:
    """The letters of the steps of a script that were taken."""
    return [STEP_IDS[event.values[1]][-1] for event in events if event.type.name == "script-step"]


def aims(events: list[Event]) -> list[str]:
    """By which of its plots an opponent has won."""
    return [AIM_IDS[event.values[1]] for event in events if event.type.name == "aim-reached"]
