"""A search on several cores: every one grows a tree of its own, and what they found is added up."""

import contextlib
import multiprocessing
import os
import threading
from collections.abc import Iterator
from multiprocessing.connection import Connection
from random import Random
from typing import Final, NamedTuple

from camarilla import games
from camarilla.bots.base import BotFailed
from camarilla.bots.processes import serve_the_parent, without_interrupts
from camarilla.bots.search_bots import SearchBot
from camarilla.kernel.game import Game
from camarilla.kernel.information import InformationState
from camarilla.search.tree_search import FOREVER


class ParallelSearchBot:
    """Asks so many searches the same question, each with the whole budget and other luck.

    A budget of seconds does not wait for processes that are still starting: so long one core
    searches alone.
    """

    def __init__(
        self, rng: Random, cores: int, iterations: int, seconds: float, schooled: bool = False
    ) -> None:
        self.rng = rng
        self.cores = cores
        self.iterations = iterations
        self.seconds = seconds
        self.schooled = schooled

    def choose(self, info: InformationState, game: Game) -> int:
        if len(info.legal) == 1:
            return info.legal[0]
        workers = crew(self.cores)
        if self.seconds < FOREVER and not workers.are_there():
            rng = Random(self.rng.random())
            alone = SearchBot(rng, self.iterations, self.seconds, self.schooled)
            return alone.choose(info, game)
        count = self.cores if self.seconds >= FOREVER else workers.size
        found: dict[int, tuple[int, float]] = {}
        budget = (self.iterations, self.seconds, self.schooled)
        questions = [Question(game.id, info, self.rng.random(), *budget) for _ in range(count)]
        for looked in workers.look(questions):
            for action, tries, worth in looked:
                before, total = found.get(action, (0, 0.0))
                found[action] = before + tries, total + tries * worth
        return max(found, key=lambda action: found[action])


class Question(NamedTuple):
    """What a process is asked."""

    game: str
    info: InformationState
    seed: float
    iterations: int
    seconds: float
    schooled: bool


Found = list[tuple[int, int, float]]
"""Each action with how often it was tried and what it is worth."""


def look(question: Question) -> Found:
    """Search, in a process of its own."""
    bot = SearchBot(Random(question.seed), question.iterations, question.seconds, question.schooled)
    search = bot.search(question.info, games.get(question.game))
    return list(zip(search.legal, search.tries(), search.worth(), strict=True))


def serve(pipe: Connection) -> None:
    """All that a process of a crew does: it says that it is there, then it answers."""
    serve_the_parent()
    pipe.send(None)
    while True:
        try:
            question = pipe.recv()
        except EOFError:
            return
        pipe.send(look(question))


class Searcher:
    """A process that searches.

    It shares a pipe with this one and nothing else, so it can be ended at any moment.
    """

    def __init__(self) -> None:
        # A fresh interpreter: a forked one would inherit whatever threads there are.
        fresh = multiprocessing.get_context("spawn")
        self.pipe, its_end = fresh.Pipe()
        self.process = fresh.Process(target=serve, args=(its_end,), daemon=True)
        with without_interrupts():
            self.process.start()
        its_end.close()
        self._is_there = False

    def is_there(self) -> bool:
        """Whether the process has started."""
        if not self._is_there and self.pipe.poll():
            self.wait()
        return self._is_there

    def wait(self) -> None:
        """Until the process has started."""
        if not self._is_there:
            with ended_is_failed():
                self.pipe.recv()
            self._is_there = True

    def ask(self, question: Question) -> None:
        with ended_is_failed():
            self.pipe.send(question)

    def answer(self) -> Found:
        """To the oldest question that is open."""
        self.wait()
        with ended_is_failed():
            found: Found = self.pipe.recv()
        return found


@contextlib.contextmanager
def ended_is_failed() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError):
        raise BotFailed("a process that searched has ended without an answer") from None


class Crew:
    """The processes that search, started at once."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.searchers = [Searcher() for _ in range(size)]
        self._turn = threading.Lock()

    def are_there(self) -> bool:
        """Whether all processes have started, and nobody else is asking them."""
        if not self._turn.acquire(blocking=False):
            return False
        try:
            return all(one.is_there() for one in self.searchers)
        finally:
            self._turn.release()

    def look(self, questions: list[Question]) -> list[Found]:
        """The answers, in the order of the questions; one thread asks at a time."""
        asked = [self.searchers[number % self.size] for number in range(len(questions))]
        with self._turn:
            try:
                for searcher, question in zip(asked, questions, strict=True):
                    searcher.ask(question)
                return [searcher.answer() for searcher in asked]
            except BaseException:
                self.close()  # what is still open would be taken for the answer to the next
                raise

    def close(self) -> None:
        _crews.pop(self.size, None)
        for one in self.searchers:
            one.process.kill()
            one.process.join()
            one.pipe.close()


_crews: Final[dict[int, Crew]] = {}


def crew(cores: int) -> Crew:
    """So many processes, but no more than there are cores; ended with this one.

    With fewer cores than were asked for, the searches come one after another.
    """
    cores = min(cores, os.cpu_count() or 1)
    found = _crews.get(cores)
    if found is None:
        found = _crews[cores] = Crew(cores)
    return found
