"""The typed position of this game, for code that any game calls with a `State`."""

from camarilla.games.oriflamme.rules.state import OriflammeState
from camarilla.kernel.game import State


def as_oriflamme(s: State) -> OriflammeState:
    assert isinstance(s, OriflammeState)
    return s
