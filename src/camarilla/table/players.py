"""The bots that can sit at a table, and what is asked of them: a choice, or hints, on a view."""

import msgspec

from camarilla import bots, games
from camarilla.bots import Bot
from camarilla.kernel.game import PUBLIC, Game
from camarilla.kernel.views import View

LEVELS: tuple[str, ...] = tuple(bots.BOTS)
"""From the weakest to the strongest."""
STAND_IN = LEVELS[-1]
"""The bot that plays for people who are away."""


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
    """Answer a question; runs in a worker process.

    A bot that can say more than its choice has a method `analyse`, which takes the same and
    returns (action, value, share) for the actions worth a thought, the best first.
    """
    game = games.get(question.game)
    view = msgspec.json.decode(question.view, type=view_type(game))
    bot: Bot = bots.make(question.bot, str(question.seed))
    analyse = getattr(bot, "analyse", None)
    if analyse is not None:
        return Answer(tuple(Thought(*thought) for thought in analyse(view, game)))
    return Answer((Thought(bot.choose(view, game)),))
