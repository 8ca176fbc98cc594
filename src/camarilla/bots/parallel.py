"""Search on several cores: every worker grows its own trees, and their visits are added up."""

import contextlib
import multiprocessing
import os
import threading
from collections.abc import Iterator
from multiprocessing.connection import Connection
from random import Random
from typing import Final, NamedTuple

from camarilla import games
from camarilla.bots.base import BotFailed, Explanation, UnknownBot
from camarilla.bots.processes import exit_with_parent, without_interrupts
from camarilla.bots.search_bots import SearchBot, SearchSettings
from camarilla.kernel.game import Game
from camarilla.kernel.information import InformationState
from camarilla.search.tree_search import NO_TIME_LIMIT


class ParallelSearchBot:
    """Runs several searches of the same decision, each with the whole budget and its own seed.

    A budget of seconds does not wait for workers that are still starting: until they are ready,
    one core searches alone.
    """

    def __init__(self, rng: Random, cores: int, settings: SearchSettings) -> None:
        self.rng = rng
        self.cores = cores
        self.settings = settings

    def choose(self, info: InformationState, game: Game) -> int:
        if len(info.legal) == 1:
            return info.legal[0]
        workers = pool(self.cores)
        in_time = self.settings.seconds < NO_TIME_LIMIT
        if in_time and not workers.is_ready():
            alone = SearchBot(Random(self.rng.random()), self.settings)
            return alone.choose(info, game)
        count = workers.size if in_time else self.cores
        found: dict[int, tuple[int, float]] = {}
        jobs = [SearchJob(game.id, info, self.rng.random(), self.settings) for _ in range(count)]
        for results in workers.run(jobs):
            for action, visits, value in results:
                before, total = found.get(action, (0, 0.0))
                found[action] = before + visits, total + visits * value
        return max(found, key=lambda action: found[action])

    def explain(self, info: InformationState, game: Game) -> Explanation:  # noqa: ARG002
        raise UnknownBot(f"a hint is searched on one core: ask for {self.settings.bot!r}")


class SearchJob(NamedTuple):
    """What a worker searches."""

    game: str
    info: InformationState
    seed: float
    settings: SearchSettings


Results = list[tuple[int, int, float]]
"""Each action with its visits and its value."""


def search(job: SearchJob) -> Results:
    """Carry out a job, in a worker process."""
    bot = SearchBot(Random(job.seed), job.settings)
    found = bot.search(job.info, games.get(job.game))
    return list(zip(found.legal, found.visits(), found.values(), strict=True))


def serve(pipe: Connection) -> None:
    """The main function of a worker: it reports that it has started, then it does jobs."""
    exit_with_parent()
    pipe.send(None)
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        pipe.send(search(job))


class SearchWorker:
    """A process that searches.

    It shares a pipe with this one and nothing else, so it can be killed at any moment.
    """

    def __init__(self) -> None:
        # A fresh interpreter: a forked one would inherit whatever threads there are.
        fresh = multiprocessing.get_context("spawn")
        self.pipe, other_end = fresh.Pipe()
        self.process = fresh.Process(target=serve, args=(other_end,), daemon=True)
        with without_interrupts():
            self.process.start()
        other_end.close()
        self._is_ready = False

    def is_ready(self) -> bool:
        """Whether the process has started."""
        if not self._is_ready and self.pipe.poll():
            self.wait()
        return self._is_ready

    def wait(self) -> None:
        """Until the process has started."""
        if not self._is_ready:
            with failing_if_ended():
                self.pipe.recv()
            self._is_ready = True

    def send(self, job: SearchJob) -> None:
        with failing_if_ended():
            self.pipe.send(job)

    def receive(self) -> Results:
        """The results of the oldest job that is open."""
        self.wait()
        with failing_if_ended():
            results: Results = self.pipe.recv()
        return results


@contextlib.contextmanager
def failing_if_ended() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError):
        raise BotFailed("a search worker has ended without an answer") from None


class SearchPool:
    """Worker processes, started at once."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.workers = [SearchWorker() for _ in range(size)]
        self._lock = threading.Lock()

    def is_ready(self) -> bool:
        """Whether all workers have started, and no other thread uses them."""
        if not self._lock.acquire(blocking=False):
            return False
        try:
            return all(worker.is_ready() for worker in self.workers)
        finally:
            self._lock.release()

    def run(self, jobs: list[SearchJob]) -> list[Results]:
        """The results in the order of the jobs; one thread at a time."""
        assigned = [self.workers[number % self.size] for number in range(len(jobs))]
        with self._lock:
            try:
                for worker, job in zip(assigned, jobs, strict=True):
                    worker.send(job)
                return [worker.receive() for worker in assigned]
            except BaseException:
                self.close()  # an open result would be taken for that of the next job
                raise

    def close(self) -> None:
        _pools.pop(self.size, None)
        for worker in self.workers:
            worker.process.kill()
            worker.process.join()
            worker.pipe.close()


_pools: Final[dict[int, SearchPool]] = {}


def pool(cores: int) -> SearchPool:
    """A pool of at most as many workers as there are cores; it ends with this process.

    If there are fewer cores than requested, some searches wait for others.
    """
    cores = min(cores, os.cpu_count() or 1)
    found = _pools.get(cores)
    if found is None:
        found = _pools[cores] = SearchPool(cores)
    return found
