"""Players made by programs. They get views and nothing else: no type here knows a true position."""

from collections.abc import Callable
from random import Random
from typing import Final

from camarilla.bots.base import Bot, UnknownBot
from camarilla.bots.chance import RandomBot

__all__ = ["BOTS", "Bot", "UnknownBot", "check", "is_built_in", "make"]

BOTS: Final[dict[str, Callable[[Random], Bot]]] = {"random": RandomBot}
"""Every kind of bot by its name; each is made with its own source of chance."""


def is_built_in(name: str) -> bool:
    """Whether the name is of a bot of this package."""
    return name in BOTS


def check(name: str) -> None:
    """Raise `UnknownBot` unless a bot has this name."""
    if not is_built_in(name):
        raise UnknownBot(f"there is no bot {name!r}: {', '.join(BOTS)}")


def make(name: str, seed: str) -> Bot:
    """The bot of this name; the same seed and the same views give the same choices."""
    check(name)
    return BOTS[name](Random(seed))
