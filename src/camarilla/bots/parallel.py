"""A search on several cores: every one grows a tree of its own, and what they found is added up."""

import atexit
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Final

from camarilla import games
from camarilla.bots.thinkers import SearchBot
from camarilla.kernel.game import Game
from camarilla.kernel.views import View


class ParallelSearchBot:
    """Asks so many searches the same question, each with the whole budget and other luck."""

    def __init__(self, rng: Random, cores: int, iterations: int, seconds: float) -> None:
        self.rng = rng
        self.cores = cores
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, view: View, game: Game) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        asked = [
            crew(self.cores).submit(
                look, game.id, view, self.rng.random(), self.iterations, self.seconds
            )
            for _ in range(self.cores)
        ]
        found: dict[int, tuple[int, float]] = {}
        for one in asked:
            for action, tries, worth in one.result():
                before, total = found.get(action, (0, 0.0))
                found[action] = before + tries, total + tries * worth
        return max(found, key=lambda action: found[action])


def look(
    game: str, view: View, seed: float, iterations: int, seconds: float
) -> list[tuple[int, int, float]]:
    """In a process of its own: each action with how often it was tried and what it is worth."""
    search = SearchBot(Random(seed), iterations, seconds).search(view, games.get(game))
    return list(zip(search.legal, search.tries(), search.worth(), strict=True))


_crews: Final[dict[int, ProcessPoolExecutor]] = {}


def crew(cores: int) -> ProcessPoolExecutor:
    """The processes, started when they are first asked and ended with this one."""
    found = _crews.get(cores)
    if found is None:
        # A fresh interpreter for each: a forked one would inherit whatever threads there are.
        fresh = multiprocessing.get_context("spawn")
        found = ProcessPoolExecutor(cores, fresh, leave_interrupts_to_the_parent)
        _crews[cores] = found
        atexit.register(found.shutdown, cancel_futures=True)
    return found


def leave_interrupts_to_the_parent() -> None:
    """For a process that works for another: Ctrl-C at a terminal reaches both."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
