"""Bots by name: the levels that people choose from, and the kinds that a level is made of.

A name is a kind, with its budget after a colon where it has one:

    random           any legal action
    greedy           one step ahead; greedy:30 looks at 30 imagined positions
    ismcts:800       a search of 800 iterations; ismcts:0.5s searches for half a second,
                     ismcts:800/0.5s until the first of both
    exec:./mybot     another program, see docs/bots.md; only where a command line names it
"""

from random import Random
from typing import Final

from camarilla.bots.base import Bot, UnknownBot
from camarilla.bots.chance import RandomBot
from camarilla.bots.external import ExternalBot
from camarilla.bots.thinkers import GreedyBot, SearchBot

LEVELS: Final = {
    "page": "greedy:2",
    "courtier": "ismcts:200/0.5s",
    "councillor": "ismcts:1000/1s",
    "eminence": "ismcts:5000/5s",
}
"""The same four in every game, from the weakest to the strongest.

Iterations make a level as strong on every machine; the seconds are for the slow ones.
"""
KINDS: Final = ("random", "greedy", "ismcts:…", "exec:…")


def read(name: str, rng: Random) -> Bot:
    """The bot of this name; raises `UnknownBot`."""
    kind, _, budget = LEVELS.get(name, name).partition(":")
    try:
        if kind == "exec" and budget:
            return ExternalBot(budget)
        if kind == "random" and not budget:
            return RandomBot(rng)
        if kind == "greedy":
            return GreedyBot(rng, positive(budget)) if budget else GreedyBot(rng)
        if kind == "ismcts":
            return search(budget, rng)
    except ValueError:
        raise UnknownBot(f"{budget!r} is no budget for the bot {kind}") from None
    raise UnknownBot(f"there is no bot {name!r}: {', '.join((*LEVELS, *KINDS))}")


def search(budget: str, rng: Random) -> SearchBot:
    """A budget of iterations, of seconds, or of both."""
    first, _, second = budget.partition("/")
    if second:
        return SearchBot(rng, positive(first), seconds(second))
    if first.endswith("s"):
        return SearchBot(rng, seconds=seconds(first))
    return SearchBot(rng, positive(first))


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def seconds(text: str) -> float:
    if not text.endswith("s"):
        raise ValueError(text)
    number = float(text[:-1])
    if not 0.001 <= number <= 3600:
        raise ValueError(text)
    return number
