"""Many games at once: the same games as one by one, and nothing done by halves."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.envs.forms import TABLES

from camarilla import games
from camarilla.envs.batch import BatchEnv
from camarilla.envs.rewards import rewards
from camarilla.games import title_of
from camarilla.kernel.errors import BadOption, IllegalAction
from camarilla.kernel.game import CHANCE, OVER


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_batch_plays_the_games_that_the_rules_play(id: str, players: int) -> None:
    """Each game beside its own plain replay: observations, masks, actors, rewards, new games."""
    count = 3
    batch = BatchEnv(id, players, count)
    step = batch.reset(seed=5)
    game = games.get(id)
    encoder = title_of(game.id).encoder(players)
    luck = [Random(f"5/{index}") for index in range(count)]
    plain = [game.setup(players) for _ in range(count)]
    chooser = Random(1)
    lengths = [0] * count
    finished = 0
    while finished < 2:
        for index, state in enumerate(plain):
            while state.actor() == CHANCE:
                state.apply(state.random_action(luck[index]))
            actor = state.actor()
            assert step.actors[index] == actor
            assert step.observations[index].tobytes() == encoder.encode(state, actor)
            assert np.flatnonzero(step.masks[index]).tolist() == sorted(state.legal())
        chosen = batch.random_actions(chooser)
        step = batch.step(np.array(chosen))
        for index, state in enumerate(plain):
            state.apply(chosen[index])
            lengths[index] += 1
            while state.actor() == CHANCE:
                state.apply(state.random_action(luck[index]))
            assert step.dones[index] == (state.actor() == OVER)
            if state.actor() == OVER:
                expected = np.array(rewards(state, players), np.float32)
                assert np.array_equal(step.rewards[index], expected)
                assert step.lengths[index] == lengths[index]
                plain[index] = game.setup(players)
                lengths[index] = 0
                finished += 1
            else:
                assert not step.rewards[index].any()


def test_a_game_does_not_depend_on_how_many_are_beside_it() -> None:
    few, many = BatchEnv("oriflamme", 4, 2), BatchEnv("oriflamme", 4, 9)
    assert np.array_equal(few.reset(3).observations, many.reset(3).observations[:2])


def test_one_illegal_action_stops_the_whole_step() -> None:
    batch = BatchEnv("oriflamme", 3, 4)
    step = batch.reset(1)
    before = batch.reset(1).observations
    actions = batch.random_actions(Random(1))
    actions[2] = int(np.flatnonzero(step.masks[2] == 0)[0])
    with pytest.raises(IllegalAction, match="game 2"):
        batch.step(actions)
    with pytest.raises(IllegalAction):
        batch.step(actions[:2])
    actions[2] = int(np.flatnonzero(step.masks[2])[0])
    batch.step(actions)
    assert np.array_equal(batch.reset(1).observations, before)


@pytest.mark.parametrize("id", games.GAMES)
@pytest.mark.parametrize("wrong", [np.float32, np.float64, np.bool_, np.str_, object])
def test_what_are_no_whole_numbers_changes_nothing(id: str, wrong: type) -> None:
    """A policy's floats are refused before anything is done, on the sources as compiled."""
    batch = BatchEnv(id, count=4)
    batch.reset(1)
    actions = np.array(batch.random_actions(Random(1)))
    with pytest.raises(IllegalAction, match="whole numbers"):
        batch.step(actions.astype(wrong))
    after = batch.step(actions)
    batch.reset(1)
    assert np.array_equal(batch.step(actions).observations, after.observations)


def test_a_batch_is_reset_before_its_first_step_and_has_games() -> None:
    batch = BatchEnv("oriflamme", 3, 2)
    with pytest.raises(IllegalAction):
        batch.step([0, 0])
    with pytest.raises(BadOption):
        BatchEnv("oriflamme", 3, 0)


def test_masks_and_observations_given_out_stay_as_they_were() -> None:
    batch = BatchEnv("oriflamme", 3, 4)
    step = batch.reset(1)
    masks, observations = step.masks.copy(), step.observations.copy()
    for _ in range(30):
        batch.step(batch.random_actions(Random(2)))
    assert np.array_equal(step.masks, masks)
    assert np.array_equal(step.observations, observations)


def test_the_sum_of_rewards_is_zero_and_the_best_is_one() -> None:
    batch = BatchEnv("oriflamme", 4, 8)
    batch.reset(2)
    rng = Random(3)
    seen: list[NDArray[np.float32]] = []
    while len(seen) < 20:
        step = batch.step(batch.random_actions(rng))
        seen += list(step.rewards[step.dones])
    for one in seen:
        assert one.sum() == pytest.approx(0, abs=1e-6)
        assert -1 / 3 - 1e-6 <= one.min() < one.max() <= 1
