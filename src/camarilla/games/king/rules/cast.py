"""The typed position of this game, for code that any game calls with a `State`."""

from camarilla.games.king.rules.state import KingState
from camarilla.kernel.game import State


def as_king(s: State) -> KingState:
    assert isinstance(s, KingState)
    return s
