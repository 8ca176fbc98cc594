"""Bots. They get information states and nothing else: no type here knows a true position."""

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
    """The bot of this name. The same seed and the same views give the same choices.

    Exceptions are bots with a time limit and external programs.
    """
    return read(name, Random(seed))


def at_seats(names: Sequence[str], seed: str) -> list[Bot | None]:
    """The bot of each seat; None for a random seat and for one that the rules play."""
    return [
        None if name in ("random", AUTOMATIC) else make(name, f"{seed}/{seat}")
        for seat, name in enumerate(names)
    ]


def is_built_in(name: str) -> bool:
    """Whether this package has a bot of this name: such names are safe in files and on the net."""
    try:
        check(name)
    except UnknownBot:
        return False
    return not name.startswith("exec:")
