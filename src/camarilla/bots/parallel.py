"""A search on several cores: every one grows a tree of its own, and what they found is added up."""

import atexit
import multiprocessing
import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Final

from camarilla import games
from camarilla.bots.minds.search import FOREVER
from camarilla.bots.thinkers import SearchBot
from camarilla.kernel.game import Game
from camarilla.kernel.views import View


class ParallelSearchBot:
    """Asks so many searches the same question, each with the whole budget and other luck.

    A budget of seconds does not wait for processes that are still starting: so long one core
    searches alone.
    """

    def __init__(self, rng: Random, cores: int, iterations: int, seconds: float) -> None:
        self.rng = rng
        self.cores = cores
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, view: View, game: Game) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        workers = crew(self.cores)
        if self.seconds < FOREVER and not workers.are_there():
            alone = SearchBot(Random(self.rng.random()), self.iterations, self.seconds)
            return alone.choose(view, game)
        asked = [
            workers.pool.submit(
                look, game.id, view, self.rng.random(), self.iterations, self.seconds
            )
            for _ in range(self.cores if self.seconds >= FOREVER else workers.size)
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


class Crew:
    """The processes that search, started at once."""

    def __init__(self, cores: int) -> None:
        # A fresh interpreter for each: a forked one would inherit whatever threads there are.
        fresh = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(cores, fresh, leave_interrupts_to_the_parent)
        self.size = cores
        self.arrivals = [self.pool.submit(arrive) for _ in range(cores)]

    def are_there(self) -> bool:
        """Whether all processes have started."""
        return all(arrival.done() for arrival in self.arrivals)


def arrive() -> None:
    """The first work of a process; long enough that no other process does it too."""
    time.sleep(0.2)


_crews: Final[dict[int, Crew]] = {}


def crew(cores: int) -> Crew:
    """So many processes, but no more than there are cores; ended with this one.

    With fewer cores than were asked for, the searches come one after another.
    """
    cores = min(cores, os.cpu_count() or 1)
    found = _crews.get(cores)
    if found is None:
        found = _crews[cores] = Crew(cores)
        atexit.register(found.pool.shutdown, cancel_futures=True)
    return found


def leave_interrupts_to_the_parent() -> None:
    """For a process that works for another: Ctrl-C at a terminal reaches both."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
