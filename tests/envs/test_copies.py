"""Games, positions, encoders and environments can be copied and pickled, compiled too."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.envs.forms import FORMS, TABLES, Form, name_of, positions

from camarilla import games
from camarilla.envs.batch import BatchEnv
from camarilla.envs.gymnasium import SeatEnv
from camarilla.envs.pettingzoo import env
from camarilla.games import title_of
from camarilla.kernel.game import OVER

WAYS: list[Callable[[Any], Any]] = [
    copy.deepcopy,
    lambda thing: pickle.loads(pickle.dumps(thing)),
]
BOTH_WAYS = pytest.mark.parametrize("copied", WAYS, ids=["deepcopy", "pickle"])


@pytest.mark.parametrize("form", FORMS, ids=name_of)
def test_a_copied_position_is_the_same_and_apart(form: Form) -> None:
    for index, state in enumerate(positions(form, 1)):
        if index % 40 and state.actor() != OVER:
            continue
        other = WAYS[index // 40 % 2](state)
        assert type(other) is type(state)
        assert other.to_data() == state.to_data()
        assert (other.actor(), other.legal()) == (state.actor(), state.legal())
        if state.actor() != OVER:
            before = state.to_data()
            other.apply(other.legal()[0])
            assert state.to_data() == before


@BOTH_WAYS
@pytest.mark.parametrize("id", games.GAMES)
def test_a_copied_game_is_the_game_itself(id: str, copied: Callable[[Any], Any]) -> None:
    assert copied(games.get(id)) is games.get(id)


@BOTH_WAYS
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_copied_encoder_writes_the_same(
    id: str, players: int, copied: Callable[[Any], Any]
) -> None:
    encoder = title_of(id).encoder(players)
    other = copied(encoder)
    assert other.scales() == encoder.scales()
    for index, state in enumerate(positions((id, players, {}), 1)):
        if index % 30 == 0:
            assert other.encode(state, 0) == encoder.encode(state, 0)


@BOTH_WAYS
@pytest.mark.parametrize("id", games.GAMES)
def test_a_copied_batch_goes_on_as_the_first_one(id: str, copied: Callable[[Any], Any]) -> None:
    batch = BatchEnv(id, count=3)
    batch.reset(4)
    for _ in range(20):
        batch.step(batch.random_actions(Random(1)))
    other = copied(batch)
    ours, theirs = Random(2), Random(2)
    for _ in range(60):
        one, two = batch.step(batch.random_actions(ours)), other.step(other.random_actions(theirs))
        pairs: Any = zip(one, two, strict=True)
        assert all(np.array_equal(a, b) for a, b in pairs)


@BOTH_WAYS
@pytest.mark.parametrize("id", games.GAMES)
def test_a_copied_pettingzoo_environment_goes_on_as_the_first_one(
    id: str, copied: Callable[[Any], Any]
) -> None:
    table = env(id)
    table.reset(seed=3)
    walk(table, Random(1), 10)
    other = copied(table)
    walk(table, Random(2), 20)
    walk(other, Random(2), 20)
    assert table.agent_selection == other.agent_selection
    ours, theirs = table.last()[0], other.last()[0]
    assert np.array_equal(ours["observation"], theirs["observation"])


def walk(table: Any, rng: Random, steps: int) -> None:
    for _ in range(steps):
        if table.terminations[table.agent_selection]:
            return
        legal = np.flatnonzero(table.last()[0]["action_mask"]).tolist()
        table.step(rng.choice(legal))


@BOTH_WAYS
@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts:5"])
def test_a_copied_seat_goes_on_as_the_first_one(bot: str, copied: Callable[[Any], Any]) -> None:
    for id in games.GAMES:
        seat = SeatEnv(id, bots=[bot])
        seat.reset(seed=3)
        step(seat, 3)
        other = copied(seat)
        step(seat, 3)
        step(other, 3)
        assert seat.state.to_data() == other.state.to_data()


def step(seat: SeatEnv, steps: int) -> None:
    for _ in range(steps):
        if seat.state.actor() != OVER:
            seat.step(seat.state.legal()[0])
