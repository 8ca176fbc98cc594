"""The games, found in their folders: every package here with a `title` module provides `TITLES`."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from camarilla.games.title import Title
from camarilla.kernel.errors import UnknownGame
from camarilla.kernel.game import Game, State
from camarilla.kernel.pickling import loader

__all__ = ["GAMES", "TITLES", "Title", "get", "title_of"]


def _titles() -> Iterator[Title]:
    for module in pkgutil.iter_modules(__path__):
        title = f"{__name__}.{module.name}.title"
        if module.ispkg and find_spec(title) is not None:
            yield from import_module(title).TITLES


TITLES: Final[dict[str, Title]] = {
    title.id: title for title in sorted(_titles(), key=lambda title: title.order)
}
"""By id, in the order in which people see them."""
GAMES: Final[dict[str, Game]] = {id: title.game for id, title in TITLES.items()}


def title_of(id: str) -> Title:
    """The title of the game with this id."""
    title = TITLES.get(id)
    if title is None:
        raise UnknownGame(f"there is no game {id!r}: {', '.join(TITLES)}")
    return title


def get(id: str) -> Game:
    """The rules of the game with this id."""
    return title_of(id).game


def load_state(id: str, data: dict[str, object]) -> State:
    """The position of this game in the data of `State.to_data`; called by unpickling."""
    return get(id).from_data(data)


loader.of_game, loader.of_state = get, load_state
