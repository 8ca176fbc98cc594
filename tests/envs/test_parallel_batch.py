"""A batch on many processes plays the games of a batch on one."""

import os
import pickle
import signal
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.envs.forms import TABLES

from camarilla import games
from camarilla.envs.batch import BatchEnv, BatchStep
from camarilla.envs.parallel_batch import ParallelBatchEnv, WorkerLost
from camarilla.kernel.errors import BadOption, IllegalAction

FIRST_TABLES = [
    next((id, players) for id, players in TABLES if id == game and players > 2)
    for game in games.GAMES
]


def same(one: BatchStep, other: BatchStep) -> bool:
    pairs: Any = zip(one, other, strict=True)
    return all(np.array_equal(a, b) for a, b in pairs)


@pytest.mark.parametrize(("id", "players"), FIRST_TABLES)
def test_two_processes_play_the_games_of_one(id: str, players: int) -> None:
    one = BatchEnv(id, players, 5)
    with ParallelBatchEnv(id, players, 5, 2) as many:
        assert same(one.reset(7), many.reset(7))
        rng = Random(1)
        for _ in range(60):
            actions = one.random_actions(rng)
            assert same(one.step(actions), many.step(actions))
            for index in range(5):
                legal = [
                    set(listed.actions[listed.offsets[index] : listed.offsets[index + 1]].tolist())
                    for listed in (one.legal(), many.legal())
                ]
                assert legal[0] == legal[1]
                assert legal[0]


def test_one_illegal_action_stops_the_step_in_all_processes() -> None:
    with ParallelBatchEnv("oriflamme", 3, 4, 2) as batch:
        step = batch.reset(1)
        actions = batch.random_actions(Random(1))
        wrong = actions[:]
        wrong[2] = int(np.flatnonzero(step.masks[2] == 0)[0])
        with pytest.raises(IllegalAction, match="game 2"):
            batch.step(wrong)
        with pytest.raises(IllegalAction, match="game 3"):
            batch.step([*actions[:3], -1])
        after = batch.step(actions)
        batch.reset(1)
        assert same(batch.step(actions), after)


def test_a_lost_process_is_an_error_and_not_a_wait() -> None:
    batch = ParallelBatchEnv("oriflamme", 3, 4, 2)
    batch.reset(1)
    os.kill(batch._workers[1][0].pid, signal.SIGKILL)
    with pytest.raises(WorkerLost):
        batch.step(batch.random_actions(Random(1)))


def test_what_cannot_be_played_is_refused_before_a_process_starts() -> None:
    with pytest.raises(BadOption):
        ParallelBatchEnv("oriflamme", 3, 2, 3)
    with pytest.raises(BadOption):
        ParallelBatchEnv("oriflamme", 9, 4, 2)
    with ParallelBatchEnv("oriflamme", 3, 1, 1) as batch, pytest.raises(TypeError, match="pickled"):
        pickle.dumps(batch)
