"""Jobs for the workers: a bot's choice, or hints, for an information state."""

import msgspec

from camarilla import bots, games
from camarilla.bots.analysis import analyse

LEVELS: tuple[str, ...] = ("random", *bots.LEVELS)
"""From the weakest to the strongest; no other name is taken from the net."""
STAND_IN = "courtier"
"""The bot that plays for people who are away."""
ADVISER = "ismcts:2000/1s"
"""The bot that gives hints: as good as can be had while somebody waits."""


class Question(msgspec.Struct, frozen=True):
    """What a worker process is asked: only what the seat may know travels to it."""

    game: str
    bot: str
    info: msgspec.Raw
    budget: float
    """Seconds to think."""
    seed: int
    hint: bool = False
    """Whether somebody wants to know what the bot thinks, and not only its choice."""


class Thought(msgspec.Struct, frozen=True):
    """One action as a bot sees it."""

    action: int
    value: float | None = None
    share: float | None = None
    reason: str | None = None


class Answer(msgspec.Struct, frozen=True):
    """The chosen action first; no thoughts from a bot that failed, but why."""

    thoughts: tuple[Thought, ...]
    failure: str | None = None


def nearest(bot: str) -> str:
    """The bot of this name, or the strongest there is."""
    return bot if bot in LEVELS else LEVELS[-1]


def think(question: Question) -> Answer:
    """Answer a question; runs in a worker process."""
    game = games.get(question.game)
    info = msgspec.json.decode(question.info, type=game.information_type)
    if question.hint:
        thoughts = analyse(game, info, question.bot, str(question.seed))
        return Answer(tuple(Thought(t.action, t.value, t.share, t.reason) for t in thoughts))
    bot = bots.make(question.bot, str(question.seed))
    return Answer((Thought(bot.choose(info, game)),))
