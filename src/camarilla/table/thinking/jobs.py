"""Jobs for the worker processes: a bot's choice or hints for an information state, and reviews of
finished games."""

import secrets

import msgspec

from camarilla import bots, games
from camarilla.bots.analysis import Analysis, analyse
from camarilla.bots.puzzles import explained
from camarilla.bots.reasons import Expected, Reason
from camarilla.bots.review import Decision, Verdict, judge
from camarilla.games import title_of
from camarilla.kernel.game import Game
from camarilla.kernel.information import InformationState

LEVELS: tuple[str, ...] = ("random", *bots.LEVELS)
"""From the weakest to the strongest; no other name is taken from the net."""
STAND_IN = "courtier"
"""The bot that plays for people who are away."""
ADVISER = "ismcts:1500/0.7s"
"""The bot that gives hints: with the reasons it answers within a second."""


FIXED_SEED = 1
"""The same game has the same review, the same try the same explanation."""


class Past(msgspec.Struct, frozen=True):
    """What became known of a decision when the game was over."""

    chosen: int
    truth: msgspec.Raw
    """The true position, as its saved data."""


class Tried(msgspec.Struct, frozen=True):
    """A choice in a puzzle that is to be compared with the solution."""

    solution: int
    chosen: int


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
    review: Past | None = None
    """A decision of a finished game that is to be judged."""
    puzzle: Tried | None = None
    """A try at a puzzle that is to be explained."""


class ActionAnswer(msgspec.Struct, frozen=True):
    """One action in an answer: of a bot's analysis, what people are told."""

    action: int
    value: float | None = None
    share: float | None = None
    reason: str | None = None
    seats: tuple[float, ...] = ()
    reasons: tuple[Reason, ...] = ()
    expected: tuple[Expected, ...] = ()


class Answer(msgspec.Struct, frozen=True):
    """The chosen action first; a bot that failed gives no action but a reason."""

    analyses: tuple[ActionAnswer, ...]
    failure: str | None = None
    verdict: Verdict | None = None


def new_job(game: str, info: InformationState, bot: str, budget: float, hint: bool = False) -> Job:
    return Job(
        game=game,
        bot=bot,
        info=msgspec.Raw(msgspec.json.encode(info)),
        budget=budget,
        seed=secrets.randbits(48),
        hint=hint,
    )


def review_job(game: Game, decision: Decision, budget: float) -> Job:
    """A decision of a finished game, to be judged by the game's reviewer."""
    state = decision.state
    job = new_job(
        game.id, state.information_state(state.actor()), title_of(game.id).reviewer, budget
    )
    truth = msgspec.Raw(msgspec.json.encode(state.to_data()))
    return msgspec.structs.replace(job, seed=FIXED_SEED, review=Past(decision.chosen, truth))


def puzzle_job(game: Game, info: InformationState, tried: Tried, budget: float) -> Job:
    """A try at a puzzle, to be explained; the same try has the same explanation."""
    job = new_job(game.id, info, ADVISER, budget)
    return msgspec.structs.replace(job, seed=FIXED_SEED, puzzle=tried)


def known_or_strongest(bot: str) -> str:
    """The level of this name; the strongest one for a name that is not known any more."""
    return bot if bot in LEVELS else LEVELS[-1]


def do_job(job: Job) -> Answer:
    """Choose or analyse; runs in a worker process."""
    game = games.get(job.game)
    info = msgspec.json.decode(job.info, type=game.information_type)
    if job.review is not None:
        truth = game.from_data(msgspec.json.decode(job.review.truth))
        verdict = judge(game, info, job.review.chosen, job.bot, str(job.seed), truth)
        return Answer((), verdict=verdict)
    if job.hint:
        found = analyse(game, info, job.bot, str(job.seed))
        return Answer(tuple(answer_of(one) for one in found))
    if job.puzzle is not None:
        tried = job.puzzle
        found = explained(game, info, tried.solution, tried.chosen, str(job.seed))
        return Answer(tuple(answer_of(one) for one in found))
    bot = bots.make(job.bot, str(job.seed))
    return Answer((ActionAnswer(bot.choose(info, game)),))


def answer_of(found: Analysis) -> ActionAnswer:
    """What is told of an action."""
    return ActionAnswer(
        action=found.action,
        value=found.value,
        share=found.share,
        reason=found.reason,
        seats=found.seats,
        reasons=found.reasons,
        expected=found.expected,
    )
