"""The typed position of this game, for code that any game calls with a `State`."""

from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.kernel.game import State


def as_illuminaten(s: State) -> IlluminatenState:
    assert isinstance(s, IlluminatenState)
    return s
