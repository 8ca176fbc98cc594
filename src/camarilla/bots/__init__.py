"""Players made by programs. They get views and nothing else: no type here knows a true position."""

from collections.abc import Sequence
from random import Random

from camarilla.bots.base import Bot, BotFailed, UnknownBot
from camarilla.bots.levels import KINDS, LEVELS, read
from camarilla.kernel.seating import AUTOMATIC

__all__ = [
    "KINDS",
    "LEVELS",
    "Bot",
    "BotFailed",
    "UnknownBot",
    "at_seats",
    "check",
    "is_built_in",
    "make",
]


def check(name: str) -> None:
    """Raise `UnknownBot` unless a bot has this name."""
    read(name, Random(0))


def make(name: str, seed: str) -> Bot:
    """The bot of this name; the same seed and the same views give the same choices.

    So it is unless the bot's budget is a time, or the bot is a program of somebody else's.
    """
    return read(name, Random(seed))


def at_seats(names: Sequence[str], seed: str) -> list[Bot | None]:
    """The bot of each seat by its name; None where the seat is random or the rules play it."""
    return [
        None if name in ("random", AUTOMATIC) else make(name, f"{seed}/{seat}")
        for seat, name in enumerate(names)
    ]


def is_built_in(name: str) -> bool:
    """Whether the name is of a bot of this package: safe to take from a file or from the net."""
    try:
        check(name)
    except UnknownBot:
        return False
    return not name.startswith("exec:")
