"""The bots that can sit at a table, and what is asked of them: a choice, or hints, on a view."""

from random import Random

import msgspec

from camarilla import games
from camarilla.kernel.game import PUBLIC, Game
from camarilla.kernel.views import View

LEVELS: tuple[str, ...] = ("random",)
"""From the weakest to the strongest."""


class Question(msgspec.Struct, frozen=True):
    """What a worker process is asked: only what the seat may know travels to it."""

    game: str
    bot: str
    view: msgspec.Raw
    budget: float
    """Seconds to think."""
    seed: int


class Thought(msgspec.Struct, frozen=True):
    """One action as a bot sees it."""

    action: int
    value: float | None = None
    share: float | None = None


class Answer(msgspec.Struct, frozen=True):
    """The chosen action first."""

    thoughts: tuple[Thought, ...]


def nearest(bot: str) -> str:
    """The bot of this name, or the strongest there is."""
    return bot if bot in LEVELS else LEVELS[-1]


_view_types: dict[str, type[View]] = {}


def view_type(game: Game) -> type[View]:
    """The struct of the game's views."""
    found = _view_types.get(game.id)
    if found is None:
        found = type(game.setup(game.min_players).view(PUBLIC))
        _view_types[game.id] = found
    return found


def think(question: Question) -> Answer:
    """Answer a question; runs in a worker process."""
    game = games.get(question.game)
    view = msgspec.json.decode(question.view, type=view_type(game))
    rng = Random(question.seed)
    return Answer((Thought(rng.choice(view.legal)),))
