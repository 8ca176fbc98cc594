"""Self-play in worker processes: they play, and the main process decides.

A worker has several groups of games. While the network decides in one group, the workers play on
in the others.
"""

import os
from itertools import chain
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from camarilla.envs.vector import VectorGames
from camarilla.games import title_of
from camarilla.kernel.encoding import Encoder
from camarilla.lab.train.buffers import win_shares
from camarilla.lab.train.opponent import ResponseEncoder
from camarilla.lab.train.vocabulary import Vocabulary
from camarilla.search.network_features import Candidates, DecisionEncoder, NetworkFeatures

STAGGER: Final = 200
"""The first games of a group are at most this many random decisions apart."""
STAGGER_AGAINST: Final = 20
"""The same against a bot, whose decisions take their time."""
STOP: Final = -1
THREAD_VARIABLES: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class GroupSpec(NamedTuple):
    """A group of games in one worker."""

    game: str
    players: int
    games: int
    seed: str
    vocabulary: Vocabulary
    against: str = ""
    """The bot in all other seats; empty: the network has them all."""
    seat: int = 0
    """Against a bot: the seat that learns."""

    def encoder(self, features: NetworkFeatures) -> Encoder:
        if not self.against:
            return DecisionEncoder(features)
        return ResponseEncoder(self.game, features, self.seat, self.against, self.seed)


class Block(NamedTuple):
    """Memory that workers share with the main process, for the games of one group."""

    wins: NDArray[np.float32]
    actors: NDArray[np.int64]
    choices: NDArray[np.int64]
    seen: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    dones: NDArray[np.bool_]

    def part(self, number: int, games: int) -> "Block":
        """The games of one worker."""
        rows = slice(number * games, (number + 1) * games)
        return Block(
            self.wins[rows],
            self.actors[rows],
            self.choices[rows],
            self.seen[rows],
            self.masks[rows],
            self.dones[rows],
        )


def arrays_of(spec: GroupSpec, workers: int) -> list[tuple[Any, tuple[int, ...]]]:
    """The kinds and shapes of the arrays of a block, the widest numbers first."""
    vocabulary = spec.vocabulary
    games = spec.games * workers
    return [
        (np.float32, (games, spec.players + spec.players % 2)),
        (np.int64, (games,)),
        (np.int64, (games,)),
        (np.uint8, (games, len(vocabulary.columns[spec.players]))),
        (np.uint8, (games, vocabulary.rows)),
        (np.bool_, (games,)),
    ]


def memory_for(spec: GroupSpec, workers: int = 1) -> Any:
    sizes = [
        int(np.prod(shape)) * np.dtype(kind).itemsize for kind, shape in arrays_of(spec, workers)
    ]
    return RawArray("B", sum(sizes))


def block_in(memory: Any, spec: GroupSpec, workers: int = 1) -> Block:
    """The arrays in the memory of a group, for the games of all workers."""
    arrays: list[NDArray[Any]] = []
    place = 0
    for kind, shape in arrays_of(spec, workers):
        arrays.append(np.ndarray(shape, kind, memory, place))
        place += arrays[-1].nbytes
    return Block(*arrays)


class Group:
    """Games side by side that play by rows of the policy head, and tell what their actors see."""

    def __init__(self, spec: GroupSpec, block: Block) -> None:
        title = title_of(spec.game)
        self.features = title.network_features(spec.players)
        encoder = spec.encoder(self.features)
        self.vector = VectorGames(title.game, spec.players, None, encoder, spec.games, False)
        self.block = block
        self.players = spec.players
        self.columns = spec.vocabulary.columns[spec.players]
        self.row_of_output = spec.vocabulary.row_of_output(self.features.outputs)
        self.output_of_row: list[int] = spec.vocabulary.outputs.tolist()
        self.candidates: list[Candidates] = []
        self.rng = Random(spec.seed)
        self.vector.reset(spec.seed)
        self.vector.stagger(STAGGER_AGAINST if spec.against else STAGGER)
        self._publish()

    def play(self) -> None:
        """Carry out the choices in the block, and write there what follows."""
        rows = self.block.choices.tolist()
        actions = [
            self._action(found, row) for found, row in zip(self.candidates, rows, strict=True)
        ]
        self.vector.step(actions)
        self._publish()

    def _action(self, found: Candidates, row: int) -> int:
        """The action that a row stands for; of several a random one."""
        if row:
            return found.actions[found.outputs.index(self.output_of_row[row - 1])]
        rows = self.row_of_output[found.outputs].tolist()
        return found.actions[self.rng.choice([i for i, one in enumerate(rows) if not one])]

    def _publish(self) -> None:
        vector, block = self.vector, self.block
        count = len(block.actors)
        seen = np.frombuffer(b"".join(vector.seen), np.uint8).reshape(count, -1)
        np.take(seen, self.columns, 1, block.seen)
        self.candidates = [self.features.candidates(s) for s in vector.states]
        outputs = [found.outputs for found in self.candidates]
        lengths = [len(one) for one in outputs]
        flat = np.fromiter(chain.from_iterable(outputs), np.int64, sum(lengths))
        block.masks[:] = 0
        block.masks[np.repeat(np.arange(count), lengths), self.row_of_output[flat]] = 1
        block.actors[:] = vector.actors
        block.dones[:] = False
        if vector.finished:
            block.dones[vector.finished] = True
            rewards = np.array(vector.rewards, np.float32)
            block.wins[vector.finished, : self.players] = win_shares(rewards)


def work(pipe: Connection, specs: list[GroupSpec], blocks: list[tuple[Any, int, int]]) -> None:
    """A worker: plays a group on whenever its choices are there.

    `blocks` has the memory of each group, the number of workers, and that of this one.
    """
    groups = []
    for index, (spec, (memory, workers, number)) in enumerate(zip(specs, blocks, strict=True)):
        block = block_in(memory, spec, workers).part(number, spec.games)
        groups.append(Group(spec, block))
        pipe.send(index)
    try:
        while (index := pipe.recv()) != STOP:
            groups[index].play()
            pipe.send(index)
    except (EOFError, KeyboardInterrupt):
        return


class Workers:
    """All workers, as the main process sees them: group by group, joined over the workers."""

    def __init__(
        self,
        game: str,
        groups: list[int],
        workers: int,
        count: int,
        seed: str,
        vocabulary: Vocabulary,
        against: str = "",
    ) -> None:
        """`groups` has the number of players of each group; `against` a bot each has its seat."""
        self.groups = groups
        self.pipes: list[Connection] = []
        self.processes = []
        specs = [
            GroupSpec(game, players, count, f"{seed}/{index}", vocabulary, against, index % players)
            for index, players in enumerate(groups)
        ]
        memories = [memory_for(spec, workers) for spec in specs]
        self.blocks = [
            block_in(memory, spec, workers) for spec, memory in zip(specs, memories, strict=True)
        ]
        """By group."""
        context = get_context("spawn")
        for number in range(workers):
            own = [spec._replace(seed=f"{spec.seed}/{number}") for spec in specs]
            blocks = [(memory, workers, number) for memory in memories]
            here, there = context.Pipe()
            process = context.Process(target=work, args=(there, own, blocks), daemon=True)
            start_with_one_thread(process)
            there.close()
            self.pipes.append(here)
            self.processes.append(process)
        self.playing = [True] * len(groups)

    def ready(self, group: int) -> Block:
        """The block of a group, after all workers have played it on."""
        if self.playing[group]:
            for pipe in self.pipes:
                answer = pipe.recv()
                assert answer == group, "workers answer in the order of the groups"
            self.playing[group] = False
        return self.blocks[group]

    def play_on(self, group: int, rows: NDArray[np.int64]) -> None:
        """Let the games of a group play on by these rows."""
        self.blocks[group].choices[:] = rows
        for pipe in self.pipes:
            pipe.send(group)
        self.playing[group] = True

    def stop(self) -> None:
        for pipe in self.pipes:
            try:
                pipe.send(STOP)
            except OSError:
                continue
        for process in self.processes:
            process.join(5)
            if process.is_alive():
                process.terminate()


def start_with_one_thread(process: Any) -> None:
    """Start a process whose numpy uses one thread: there is one worker for each core."""
    before = {name: os.environ.get(name) for name in THREAD_VARIABLES}
    os.environ.update(dict.fromkeys(THREAD_VARIABLES, "1"))
    try:
        process.start()
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
