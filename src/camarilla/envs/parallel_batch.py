"""`BatchEnv` on many cores: each process plays a part of the games and writes to shared memory.

    batch = ParallelBatchEnv(game, players=4, count=1024, processes=8)
    with batch:
        step = batch.reset(seed=1)
        while learning:
            step = batch.step(policy(step.observations, step.masks))

The games are those of `BatchEnv` with the same seed. Observations, masks and rewards lie in shared
memory; the pipes carry one byte a step. As with every program that starts processes, the main
module needs `if __name__ == "__main__":`.
"""

import multiprocessing
import os
from collections.abc import Callable
from itertools import pairwise
from multiprocessing.connection import Connection
from random import Random
from types import TracebackType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from camarilla import games
from camarilla.bots.processes import exit_with_parent, without_interrupts
from camarilla.envs.batch import BatchStep, LegalActions, whole_numbers
from camarilla.envs.vector import VectorGames
from camarilla.games import title_of
from camarilla.kernel.errors import BadOption, CamarillaError, IllegalAction
from camarilla.kernel.options import Options

RESET: Final = b"R"
STEP: Final = b"S"
WALK: Final = b"W"
DONE: Final = b"D"


class WorkerLost(CamarillaError):
    """A process of the batch has ended, and its games with it."""


class ParallelBatchEnv:
    """`count` games on `processes` processes, 0 for one on each core; `close` ends them.

    With `copy=False` a step is in the shared memory itself, and the next step overwrites it.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        count: int = 1024,
        processes: int = 0,
        options: Options | None = None,
        copy: bool = True,
    ) -> None:
        self.game = games.get(game)
        self.players = self.game.min_players if players is None else players
        processes = processes or os.cpu_count() or 1
        if not 1 <= processes <= count:
            raise BadOption(f"{count} games cannot be divided among {processes} processes")
        self.game.setup(self.players, options)  # what is wrong with the options is said here
        self.count = count
        self.copy = copy
        self.encoder = title_of(self.game.id).encoder(self.players)
        self.observation_size = self.encoder.size
        self.actions = len(self.game.actions)
        self.scales = np.array(self.encoder.scales(), np.float32)
        fresh = multiprocessing.get_context("spawn")
        shapes = self._shapes()
        memory = [fresh.RawArray("B", shape_size(*shape)) for shape in shapes]
        self._chosen, self._shown = arrays_in(memory, shapes)
        self._workers: list[tuple[Any, Connection]] = []
        bounds = [count * index // processes for index in range(processes + 1)]
        with without_interrupts():
            for first, last in pairwise(bounds):
                ours, theirs = fresh.Pipe()
                setting = (self.game.id, self.players, options, first, last)
                process = fresh.Process(
                    target=work, args=(theirs, setting, memory, shapes), daemon=True
                )
                process.start()
                theirs.close()
                self._workers.append((process, ours))

    def _shapes(self) -> "list[Shape]":
        count = self.count
        return [
            ((count,), "int64"),
            ((count, self.observation_size), "uint8"),
            ((count, self.actions), "uint8"),
            ((count,), "int64"),
            ((count, self.players), "float32"),
            ((count,), "bool"),
            ((count,), "int64"),
        ]

    def reset(self, seed: int | str = 0) -> BatchStep:
        """Restart all games; the same seed gives the same games."""
        self._order(RESET + str(seed).encode())
        return self._step()

    def step(self, actions: NDArray[np.int64] | list[int]) -> BatchStep:
        """One action in every game. If any of them is illegal, nothing is done at all."""
        chosen = whole_numbers(actions, self.count)
        inside = (chosen >= 0) & (chosen < self.actions)
        allowed = self._shown.masks[np.arange(self.count), np.where(inside, chosen, 0)]
        wrong = np.flatnonzero(~inside | (allowed == 0))
        if wrong.size:
            raise IllegalAction(f"game {wrong[0]} does not allow action {chosen[wrong[0]]} now")
        self._chosen[:] = chosen
        self._order(STEP)
        return self._step()

    def _step(self) -> BatchStep:
        return self._shown.copy() if self.copy else self._shown

    def legal(self) -> LegalActions:
        """The legal actions of the open decisions as numbers."""
        rows, actions = self._shown.masks.view(np.bool_).nonzero()
        counts = np.bincount(rows, minlength=self.count)
        return LegalActions(actions, np.concatenate([[0], np.cumsum(counts)]))

    def random_actions(self, rng: Random) -> list[int]:
        """A legal action for every game, as its own random walk takes it."""
        self._order(WALK + str(rng.getrandbits(62)).encode())
        chosen: list[int] = self._chosen.tolist()
        return chosen

    def _order(self, order: bytes) -> None:
        """Let all processes do it, and wait for them."""
        try:
            for _, pipe in self._workers:
                pipe.send_bytes(order)
            for _, pipe in self._workers:
                pipe.recv_bytes()
        except (EOFError, OSError) as error:
            self.close()
            raise WorkerLost("a process of the batch has ended") from error

    def close(self) -> None:
        """End the processes; a second time does nothing."""
        workers, self._workers = self._workers, []
        for _, pipe in workers:
            pipe.close()
        for process, _ in workers:
            process.join()

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a batch on many processes cannot be copied or pickled; BatchEnv can")

    def __enter__(self) -> "ParallelBatchEnv":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


Shape = tuple[tuple[int, ...], str]
"""The shape of an array and the type of its numbers."""
Setting = tuple[str, int, Options | None, int, int]
"""Game, players, options, first game of the part, and the one after its last."""


def shape_size(shape: tuple[int, ...], kind: str) -> int:
    return int(np.prod(shape)) * np.dtype(kind).itemsize


def arrays_in(memory: list[Any], shapes: list[Shape]) -> tuple[NDArray[np.int64], BatchStep]:
    """The chosen actions and the observations of the games, in this memory."""
    chosen, *shown = (
        np.frombuffer(one, kind).reshape(shape)
        for one, (shape, kind) in zip(memory, shapes, strict=True)
    )
    return chosen, BatchStep._make(shown)


def work(pipe: Connection, setting: Setting, memory: list[Any], shapes: list[Shape]) -> None:
    """A process of the batch: carry out orders until the pipe is closed."""
    exit_with_parent()
    id, players, options, first, last = setting
    encoder = title_of(id).encoder(players)
    vector = VectorGames(games.get(id), players, options, encoder, last - first)
    all_chosen, everything = arrays_in(memory, shapes)
    chosen, shown = all_chosen[first:last], everything.rows(first, last)

    def reset(seed: str) -> None:
        vector.reset(seed, first)
        shown.fill(vector)

    def step(_: str) -> None:
        vector.step(chosen.tolist())
        shown.fill(vector)

    def walk(seed: str) -> None:
        chosen[:] = vector.random_actions(Random(f"{seed}/{first}"))

    orders: dict[bytes, Callable[[str], None]] = {RESET: reset, STEP: step, WALK: walk}
    while True:
        try:
            order = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        orders[order[:1]](order[1:].decode())
        pipe.send_bytes(DONE)
