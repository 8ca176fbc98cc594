"""Jobs for the worker processes: a bot's choice, or hints, for an information state."""

import secrets

import msgspec

from camarilla import bots, games
from camarilla.bots import analysis
from camarilla.bots.analysis import analyse
from camarilla.bots.reasons import Expected, Reason
from camarilla.kernel.information import InformationState

LEVELS: tuple[str, ...] = ("random", *bots.LEVELS)
"""From the weakest to the strongest; no other name is taken from the net."""
STAND_IN = "courtier"
"""The bot that plays for people who are away."""
ADVISER = "ismcts:1500/0.7s"
"""The bot that gives hints: with the reasons it answers within a second."""


class Job(msgspec.Struct, frozen=True):
    """What a worker process is asked: only what the seat may know travels to it."""

    game: str
    bot: str
    info: msgspec.Raw
    budget: float
    """Seconds that an answer is expected in; a worker that takes much longer is ended."""
    seed: int
    hint: bool = False
    """Whether all legal actions are to be analysed, and not only one chosen."""


class Analysis(msgspec.Struct, frozen=True):
    """One action as a bot sees it."""

    action: int
    value: float | None = None
    share: float | None = None
    reason: str | None = None
    seats: tuple[float, ...] = ()
    reasons: tuple[Reason, ...] = ()
    expected: tuple[Expected, ...] = ()


class Answer(msgspec.Struct, frozen=True):
    """The chosen action first; a bot that failed gives no action but a reason."""

    analyses: tuple[Analysis, ...]
    failure: str | None = None


def new_job(game: str, info: InformationState, bot: str, budget: float, hint: bool = False) -> Job:
    return Job(
        game=game,
        bot=bot,
        info=msgspec.Raw(msgspec.json.encode(info)),
        budget=budget,
        seed=secrets.randbits(48),
        hint=hint,
    )


def known_or_strongest(bot: str) -> str:
    """The level of this name; the strongest one for a name that is not known any more."""
    return bot if bot in LEVELS else LEVELS[-1]


def do_job(job: Job) -> Answer:
    """Choose or analyse; runs in a worker process."""
    game = games.get(job.game)
    info = msgspec.json.decode(job.info, type=game.information_type)
    if job.hint:
        found = analyse(game, info, job.bot, str(job.seed))
        return Answer(tuple(answered(one) for one in found))
    bot = bots.make(job.bot, str(job.seed))
    return Answer((Analysis(bot.choose(info, game)),))


def answered(found: analysis.Analysis) -> Analysis:
    """What is told of an action."""
    return Analysis(
        action=found.action,
        value=found.value,
        share=found.share,
        reason=found.reason,
        seats=found.seats,
        reasons=found.reasons,
        expected=found.expected,
    )
