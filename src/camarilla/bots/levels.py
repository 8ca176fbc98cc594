"""Bots by name: the levels that people choose from, and the kinds that a level is made of.

A name is a kind, with its budget after a colon where it has one:

    random           any legal action
    greedy           one step ahead; greedy:30 in 30 determinizations
    ismcts:800       a search of 800 iterations; ismcts:0.5s searches for half a second,
                     ismcts:800/0.5s until the first of both; ismcts:0.5s*4 on four cores,
                     ismcts:0.5s*all on all there are
    network:800      the same search with the prior of a trained network, where a game has one
    policy           the network alone, without search; greedy where a game has none
    exec:./mybot     another program, see docs/bots.md; only where a command line names it
"""

import os
from random import Random
from typing import Final

from camarilla.bots.base import Bot, UnknownBot
from camarilla.bots.chance import RandomBot
from camarilla.bots.external import ExternalBot
from camarilla.bots.parallel import ParallelSearchBot
from camarilla.bots.policy_bot import PolicyBot
from camarilla.bots.search_bots import GreedyBot, SearchBot, SearchSettings
from camarilla.games import title_of
from camarilla.kernel.game import Game
from camarilla.kernel.information import InformationState
from camarilla.search.config import UNLIMITED
from camarilla.search.tree_search import NO_TIME_LIMIT

LEVELS: Final = ("page", "courtier", "councillor", "eminence")
"""The same four in every game, from the weakest to the strongest."""
MAX_CORES: Final = 256
"""A greater number is treated as a typing error, like those below."""
MAX_DETERMINIZATIONS: Final = 10_000
MAX_ITERATIONS: Final = 10_000_000
SEARCHES: Final = ("ismcts", "network")
KINDS: Final = ("random", "greedy", "ismcts:…", "network:…", "policy", "exec:…")


class LevelBot:
    """The bot that a level means in the game at hand."""

    def __init__(self, level: str, rng: Random) -> None:
        self.level = level
        self.rng = rng
        self._bots: dict[str, Bot] = {}

    def choose(self, info: InformationState, game: Game) -> int:
        bot = self._bots.get(game.id)
        if bot is None:
            bot = self._bots[game.id] = read(meaning(self.level, game.id), self.rng)
        return bot.choose(info, game)


def meaning(name: str, game: str) -> str:
    """What a level is made of in a game; any other name means itself."""
    return title_of(game).levels[LEVELS.index(name)] if name in LEVELS else name


def time_limit(name: str, game: str) -> float:
    """The most seconds that a bot searches for a choice; 0 for bots that do not search."""
    bot = read(meaning(name, game), Random(0))
    return bot.settings.seconds if isinstance(bot, SearchBot) else 0.0


def read(name: str, rng: Random) -> Bot:
    """The bot of this name; raises `UnknownBot`."""
    if name in LEVELS:
        return LevelBot(name, rng)
    kind, colon, budget = name.partition(":")
    if colon and not budget:
        raise UnknownBot(f"something is missing after the colon in {name!r}")
    if kind in SEARCHES and not colon:
        raise UnknownBot(f"the bot {kind} needs a budget, such as {kind}:300 or {kind}:0.5s")
    try:
        if kind == "exec" and colon:
            return ExternalBot(budget)
        if kind == "random" and not colon:
            return RandomBot(rng)
        if kind == "policy" and not colon:
            return PolicyBot(rng)
        if kind == "greedy":
            return (
                GreedyBot(rng, positive(budget, MAX_DETERMINIZATIONS)) if colon else GreedyBot(rng)
            )
        if kind in SEARCHES:
            return search_bot(budget, rng, use_prior=kind == "network")
    except ValueError:
        raise UnknownBot(f"{budget!r} is not a budget for the bot {kind}") from None
    raise UnknownBot(f"there is no bot {name!r}: {', '.join((*LEVELS, *KINDS))}")


def search_bot(budget: str, rng: Random, use_prior: bool) -> Bot:
    """A budget of iterations, of seconds, or of both; on one core or several."""
    budget, several, cores = budget.partition("*")
    first, both, second = budget.partition("/")
    in_time = first.endswith("s") and not both
    iterations = UNLIMITED if in_time else positive(first, MAX_ITERATIONS)
    limit = seconds(first) if in_time else seconds(second) if both else NO_TIME_LIMIT
    settings = SearchSettings(iterations, limit, use_prior)
    if several:
        count = os.cpu_count() or 1 if cores == "all" else positive(cores, MAX_CORES)
        return ParallelSearchBot(rng, count, settings)
    return SearchBot(rng, settings)


def positive(text: str, most: int) -> int:
    number = int(text)
    if not 1 <= number <= most:
        raise ValueError(text)
    return number


def seconds(text: str) -> float:
    if not text.endswith("s"):
        raise ValueError(text)
    number = float(text[:-1])
    if not 0.001 <= number <= 3600:
        raise ValueError(text)
    return number
