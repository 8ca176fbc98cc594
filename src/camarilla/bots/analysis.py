"""What a bot thinks of a decision, for people: hints at a table, `camarilla hint`.

The information state of the deciding seat is the only input, so a hint tells nothing that the
seat could not know.
"""

from math import sqrt
from random import Random
from typing import Final, NamedTuple

import msgspec

from camarilla.bots.base import UnknownBot
from camarilla.bots.levels import meaning, read
from camarilla.bots.parallel import ParallelSearchBot
from camarilla.bots.search_bots import GreedyBot, SearchBot
from camarilla.games import title_of
from camarilla.kernel.game import Game
from camarilla.kernel.information import InformationState
from camarilla.search.greedy import soon_after, worths
from camarilla.search.tree_search import Search

REASONS: Final = (
    "only",
    "hopeless",
    "gains",
    "hinders",
    "practice",
    "later",
    "best",
    "close",
    "tempting",
    "worse",
    "dismissed",
)
"""Ids of what can be said for or against an action; the texts are `hint-…` in the catalogues.

only: there is no other. hopeless: no action can win. Of the best action: gains: it
improves one's own prospects most at once; hinders: it harms the strongest rival most; practice: the
search found something better, what was learned in many games speaks for it all the same; later: at
first sight others look better; best: none of these stands out. Of the others: close: the difference
to the best is small, and within chance; tempting: it looks better at first sight and is not; worse:
it is worse, at first sight too; dismissed: the search did not think of it at all.
"""
SAMPLES: Final = 12
"""Imagined positions in which the first sight of an action is looked at."""
NOTICEABLE: Final = 0.1
"""A difference of points that is worth a reason."""
SMALL: Final = 0.04
"""A difference in the chance to win that nobody would mind."""
FIRST_GUESS: Final = 0.015
"""By how much a chance to win may be wrong that no search has looked into."""
NO_CHANCE: Final = 0.0005
"""A chance to win below this is shown as none."""


class Thought(msgspec.Struct, frozen=True):
    """One action as a bot sees it."""

    action: int
    text: str
    """The action in notation."""
    value: float
    """The chance to win with it, 0 to 1."""
    share: float
    """The part of the bot's thoughts that went to it."""
    visits: int
    """How often the bot tried it in its search."""
    reason: str
    """One of `REASONS`."""
    line: tuple[str, ...]
    """What the bot expects to follow, in notation."""
    actors: tuple[int, ...]
    """The seat that takes each step of the line."""


class Step(NamedTuple):
    actor: int
    action: int


class Sight(msgspec.Struct, frozen=True):
    """The first sight of an action: points that the seat and its best rival may expect."""

    own: float
    rival: float


def analyse(game: Game, info: InformationState, bot: str, seed: str) -> list[Thought]:
    """What the bot thinks of each of the seat's legal actions, the one it would choose first."""
    rng = Random(seed)
    thinker = read(meaning(bot, game.id), rng)
    legal = list(info.legal)
    lines: list[list[Step]] = [[] for _ in legal]
    leant = False
    tries = [0] * len(legal)
    if isinstance(thinker, SearchBot):
        values = worths(game, title_of(game.id).mind(), info, legal, SAMPLES, rng)
        search = thinker.search(info, game)
        least = min(search.worth())
        # What was not looked into is no better than the worst of what was.
        values = [min(value, least) for value in values]
        for place, action in enumerate(search.legal):
            index = legal.index(action)
            values[index] = search.worth()[place]
            tries[index] = search.tries()[place]
            lines[index] = steps_after(search, place)
        best = legal.index(search.legal[search.choice()])
        leant = any(search.leans)
    elif isinstance(thinker, GreedyBot):
        values = worths(game, title_of(game.id).mind(), info, legal, thinker.samples, rng)
        best = values.index(max(values))
    elif isinstance(thinker, ParallelSearchBot):
        raise UnknownBot(f"a hint thinks on one core: ask for {bot.partition('*')[0]!r}")
    else:
        raise UnknownBot(f"the bot {bot!r} has no thoughts to tell")
    sights = first_sight(game, info, rng)
    text = game.actions.text
    thoughts = [
        Thought(
            action=action,
            text=text(action),
            value=values[index],
            share=tries[index] / max(sum(tries), 1),
            visits=tries[index],
            reason=reason(index, best, values, tries, sights, leant),
            line=tuple(text(step.action) for step in lines[index]),
            actors=tuple(step.actor for step in lines[index]),
        )
        for index, action in enumerate(legal)
    ]
    chosen = thoughts.pop(best)
    thoughts.sort(key=order)
    return [chosen, *thoughts]


def order(thought: Thought) -> tuple[float, float]:
    """By thoughts spent, then by chance; what was not looked into stays as the rules list it."""
    return -thought.share, 0.0 if thought.reason == "dismissed" else -thought.value


def steps_after(search: Search, place: int) -> list[Step]:
    """What the search expects after one of its actions, and from whom."""
    s = search.imagine(0)
    s.apply(search.legal[place])
    steps = []
    for action in search.line(place):
        steps.append(Step(s.actor(), action))
        s.apply(action)
    return steps


def first_sight(game: Game, info: InformationState, rng: Random) -> list[Sight]:
    """How each legal action looks at once, on average over imagined positions."""
    mind = title_of(game.id).mind()
    own = [0.0] * len(info.legal)
    rival = [0.0] * len(info.legal)
    for _ in range(SAMPLES):
        s = mind.imagine(game, info, rng)
        for index, action in enumerate(info.legal):
            points = mind.standing(soon_after(mind, s, action, rng))
            own[index] += points.pop(info.seat) / SAMPLES
            rival[index] += max(points, default=0.0) / SAMPLES
    return [Sight(*pair) for pair in zip(own, rival, strict=True)]


def reason(
    index: int, best: int, values: list[float], tries: list[int], sights: list[Sight], leant: bool
) -> str:
    """The one thing most worth saying of an action; `leant`: not the search alone has chosen."""
    if len(values) == 1:
        return "only"
    if max(values) < NO_CHANCE:
        return "hopeless"
    own, rival = sights[index].own, sights[index].rival
    if leant and index == best and values[best] < max(values) - SMALL:
        return "practice"
    if index == best:
        others = [sight for place, sight in enumerate(sights) if place != best]
        if own >= max(sight.own for sight in others) + NOTICEABLE:
            return "gains"
        if rival <= min(sight.rival for sight in others) - NOTICEABLE:
            return "hinders"
        if own <= max(sight.own for sight in others) - NOTICEABLE:
            return "later"
        return "best"
    if tries[best] and not tries[index]:
        return "dismissed"
    if leant and values[index] > values[best] + SMALL:
        return "tempting"
    if values[best] - values[index] <= min(doubt(values[index], tries[index]), SMALL):
        return "close"
    return "tempting" if own >= sights[best].own + NOTICEABLE else "worse"


def doubt(value: float, tries: int) -> float:
    """By how much a value may be wrong, from the number of times it was tried."""
    return 2 * sqrt(max(value * (1 - value), 0.01) / tries) if tries else FIRST_GUESS
