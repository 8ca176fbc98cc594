"""How pickles of games and positions are read: by functions of `camarilla.games`.

The kernel does not know the games. `camarilla.games` does, and it is always imported when a
position exists. A pickle refers to the functions by name.
"""

from collections.abc import Callable
from typing import Final


def _unknown(id: str) -> object:
    raise LookupError(f"no game is loaded, so not {id!r}")


def _unknown_state(id: str, data: dict[str, object]) -> object:  # noqa: ARG001
    raise LookupError(f"no game is loaded, so not {id!r}")


class Loader:
    """The functions that restore a game, and a position of a game."""

    def __init__(self) -> None:
        self.of_game: Callable[[str], object] = _unknown
        self.of_state: Callable[[str, dict[str, object]], object] = _unknown_state


loader: Final = Loader()
