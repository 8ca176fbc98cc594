"""A bot's analysis of a decision, for people: hints at a table, `camarilla hint`.

The information state of the deciding seat is the only input, so a hint reveals nothing that the
seat could not know.
"""

from math import sqrt
from random import Random
from typing import Final

import msgspec

from camarilla.bots.base import ExplainingBot, Explanation, UnknownBot
from camarilla.bots.levels import meaning, read
from camarilla.bots.reasons import Expected, Reason, expectation, reasons_for
from camarilla.bots.search_bots import lookahead
from camarilla.kernel.game import Game
from camarilla.kernel.information import InformationState

REASONS: Final = (
    "only",
    "hopeless",
    "gains",
    "hinders",
    "hinders-rival",
    "practice",
    "later",
    "best",
    "close",
    "tempting",
    "worse",
    "dismissed",
)
"""Ids of what can be said for or against an action; the texts are `hint-…` in the catalogues.

only: there is no other. hopeless: no action can win. Of the best action: gains: one step ahead it
improves one's own expected points most; hinders: it harms the strongest rival most, hinders-rival:
the only one; practice: the search found something better, but the learned prior prefers this;
later: one step ahead others are better; best: none of these stands out. Of the others: close: the
difference to the best is small, and within two standard errors; tempting: it is better one step
ahead, but not later; worse: it is worse, one step ahead too; dismissed: the search did not
consider it.
"""
SAMPLES: Final = 12
"""Determinizations for the evaluation one step ahead."""
NOTICEABLE: Final = 0.1
"""A difference of points that is worth a reason."""
SMALL: Final = 0.04
"""A negligible difference in the probability to win."""
UNVISITED_ERROR: Final = 0.0075
"""The standard error of the value of an action that no search has visited."""
COMPARED: Final = 5
"""The number of choices with effects."""
NO_CHANCE: Final = 0.0005
"""A probability to win below this is shown as none."""


class Analysis(msgspec.Struct, frozen=True):
    """A bot's analysis of one action."""

    action: int
    text: str
    """The action in notation."""
    value: float
    """The probability to win with it, 0 to 1."""
    share: float
    """Its share of the search's visits."""
    visits: int
    """How often the search tried it."""
    reason: str
    """One of `REASONS`."""
    line: tuple[str, ...]
    """What the bot expects to follow, in notation."""
    actors: tuple[int, ...]
    """The seat that takes each step of the line."""
    seats: tuple[float, ...] = ()
    """Every seat's probability to win with it; empty without a search."""
    reasons: tuple[Reason, ...] = ()
    """Its effects, the most important first; only for the choices most worth comparing."""
    expected: tuple[Expected, ...] = ()
    """The line, as the deciding seat would see it."""


class OneStep(msgspec.Struct, frozen=True):
    """The position right after an action: the points that the seat and its best rival expect."""

    own: float
    rival: float


def analyse(game: Game, info: InformationState, name: str, seed: str) -> list[Analysis]:
    """The analysis of each legal action of the seat, the one that the bot would choose first."""
    rng = Random(seed)
    bot = read(meaning(name, game.id), rng)
    if not isinstance(bot, ExplainingBot):
        raise UnknownBot(f"the bot {name!r} cannot explain its choices")
    found = bot.explain(info, game)
    one_step = one_step_ahead(game, info, rng)
    text = game.actions.text
    analyses = [
        Analysis(
            action=action,
            text=text(action),
            value=found.values[index],
            share=found.visits[index] / max(sum(found.visits), 1),
            visits=found.visits[index],
            reason=reason(index, found, one_step, info.players),
            line=tuple(text(step.action) for step in found.lines[index]),
            actors=tuple(step.actor for step in found.lines[index]),
        )
        for index, action in enumerate(info.legal)
    ]
    chosen = analyses.pop(found.best)
    analyses.sort(key=order)
    return with_reasons(game, info, found, [chosen, *analyses], Random(f"{seed} reasons"))


def with_reasons(
    game: Game, info: InformationState, found: Explanation, analyses: list[Analysis], rng: Random
) -> list[Analysis]:
    """The same, with the effects of the first actions and of those that were searched."""
    compared = [a for a in analyses[:COMPARED] if a.reason != "dismissed"]
    indices = [info.legal.index(analysis.action) for analysis in compared]
    told = reasons_for(
        game,
        info,
        [analysis.action for analysis in compared],
        [found.lines[index] for index in indices],
        [found.seats[index] for index in indices],
        rng,
    )
    explained = [
        msgspec.structs.replace(
            analysis,
            seats=tuple(found.seats[index]),
            reasons=reasons,
            expected=expectation(game, info, analysis.action, found.lines[index], rng),
        )
        for analysis, index, reasons in zip(compared, indices, told, strict=True)
    ]
    return [*explained, *analyses[len(compared) :]]


def order(analysis: Analysis) -> tuple[float, float]:
    """By visits, then by value; actions that were not searched keep the order of the rules."""
    return -analysis.share, 0.0 if analysis.reason == "dismissed" else -analysis.value


def one_step_ahead(game: Game, info: InformationState, rng: Random) -> list[OneStep]:
    """The expected points right after each legal action, averaged over determinizations."""
    ahead = lookahead(game)
    own = [0.0] * len(info.legal)
    rival = [0.0] * len(info.legal)
    for _ in range(SAMPLES):
        s = ahead.observer.determinize(game, info, rng)
        for index, action in enumerate(info.legal):
            points = ahead.evaluator.expected_scores(ahead.position_after(s, action, rng))
            own[index] += points.pop(info.seat) / SAMPLES
            rival[index] += max(points, default=0.0) / SAMPLES
    return [OneStep(*pair) for pair in zip(own, rival, strict=True)]


def reason(index: int, found: Explanation, one_step: list[OneStep], players: int) -> str:
    """The most important reason for or against an action."""
    best, values, visits = found.best, found.values, found.visits
    if len(values) == 1:
        return "only"
    if max(values) < NO_CHANCE:
        return "hopeless"
    if index == best:
        return reason_for_best(found, one_step, players)
    if visits[best] and not visits[index]:
        return "dismissed"
    if found.guided and values[index] > values[best] + SMALL:
        return "tempting"
    if values[best] - values[index] <= min(2 * standard_error(values[index], visits[index]), SMALL):
        return "close"
    return "tempting" if one_step[index].own >= one_step[best].own + NOTICEABLE else "worse"


def reason_for_best(found: Explanation, one_step: list[OneStep], players: int) -> str:
    """What speaks for the chosen action."""
    best, values = found.best, found.values
    if found.guided and values[best] < max(values) - SMALL:
        return "practice"
    own, rival = one_step[best].own, one_step[best].rival
    others = [other for place, other in enumerate(one_step) if place != best]
    if own >= max(other.own for other in others) + NOTICEABLE:
        return "gains"
    if rival <= min(other.rival for other in others) - NOTICEABLE:
        return "hinders" if players > 2 else "hinders-rival"
    if own <= max(other.own for other in others) - NOTICEABLE:
        return "later"
    return "best"


def standard_error(value: float, visits: int) -> float:
    """The standard error of a value after so many visits."""
    return sqrt(max(value * (1 - value), 0.01) / visits) if visits else UNVISITED_ERROR
