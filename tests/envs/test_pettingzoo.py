"""PettingZoo's and Gymnasium's own tests, on every game and number of players."""

import warnings
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from tests.envs.forms import FORMS, TABLES, Form, name_of

from camarilla import games
from camarilla.bots import UnknownBot
from camarilla.envs.gymnasium import SeatEnv
from camarilla.envs.pettingzoo import env, raw_env
from camarilla.envs.rewards import rewards
from camarilla.kernel.errors import BadOption, IllegalAction

with warnings.catch_warnings():
    # The tests of PettingZoo import one of its games by a way that it warns of itself.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

pytestmark = pytest.mark.filterwarnings(
    # Another player's mask is empty while it is not that player's turn, and at the end everyone's.
    "ignore:Action mask numpy array is all zeros",
    # The mask is part of the observation, as in PettingZoo's own card games.
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_pettingzoo_api(id: str, players: int) -> None:
    api_test(env(id, players), num_cycles=200)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_pettingzoo_seed(id: str, players: int) -> None:
    seed_test(lambda: env(id, players), num_cycles=100)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_pettingzoo_render(id: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(id, players, render_mode=render_mode))
    assert id in capsys.readouterr().out or id == "ablaze"


@pytest.mark.parametrize("form", FORMS, ids=name_of)
def test_a_game_with_options_is_played_to_its_end(form: Form) -> None:
    table = raw_env(*form)
    table.reset(seed=3)
    rng = Random(1)
    total = dict.fromkeys(table.seats.values(), 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, _, _ = table.last()
        total[table.seats[agent]] += reward
        legal = np.flatnonzero(seen["action_mask"])
        table.step(None if terminated else int(rng.choice(legal)))
    brought = rewards(table.state, table.players)
    assert sum(brought) == pytest.approx(0)
    assert total == pytest.approx({seat: brought[seat] for seat in total})
    best = [seat for seat, reward in enumerate(brought) if reward == max(brought)]
    assert best == table.state.winners()


def test_an_illegal_action_changes_nothing() -> None:
    table = raw_env("oriflamme", 3)
    table.reset(seed=1)
    before = table.state.to_data()
    illegal = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        table.step(illegal)
    assert table.state.to_data() == before


@pytest.mark.parametrize("prefix", ["", "camarilla.envs.gymnasium:"])
@pytest.mark.parametrize("id", games.GAMES)
def test_gymnasium_makes_an_environment_by_its_id(id: str, prefix: str) -> None:
    table = gymnasium.make(f"{prefix}camarilla/{id}-v0", bots=["random"])
    seen, _ = table.reset(seed=1)
    legal = np.flatnonzero(seen["action_mask"])
    table.step(int(legal[0]))
    assert isinstance(table.unwrapped, SeatEnv)
    assert table.unwrapped.game.id == id


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_gymnasium_check_env(id: str, players: int) -> None:
    check_env(SeatEnv(id, ["random"] * (players - 1), render_mode="ansi"), skip_render_check=True)


def test_a_seat_plays_against_bots_to_the_end() -> None:
    seat = SeatEnv("oriflamme", ["greedy:1", "random"], seat=1)
    seen, _ = seat.reset(seed=4)
    rng = Random(2)
    done, reward = False, 0.0
    info: dict[str, list[int]] = {}
    while not done:
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, done, _, info = seat.step(action)
    assert -1 <= reward <= 1
    assert len(info["scores"]) == 3


def test_an_illegal_action_of_a_seat_ends_its_episode() -> None:
    seat = SeatEnv("oriflamme")
    seen, _ = seat.reset(seed=4)
    _, reward, terminated, _, info = seat.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, terminated, info) == (-1.0, True, {"illegal": True})


def test_a_seat_that_the_rules_play_has_no_agent() -> None:
    options = {"opponent": "saint-germain"}
    table = raw_env("illuminaten", players=3, options=options)
    table.reset(seed=1)
    assert table.possible_agents == ["seat_1", "seat_2"]
    alone = SeatEnv("illuminaten", [], options=options)
    alone.reset(seed=1)
    assert (alone.players, alone.seat) == (2, 1)
    assert alone.state.actor() == 1
    with pytest.raises(BadOption):
        SeatEnv("illuminaten", [], seat=0, options=options)


def test_an_episode_that_is_over_begins_with_a_reset() -> None:
    seat = SeatEnv("oriflamme")
    with pytest.raises(ResetNeeded):
        seat.step(0)
    seen, _ = seat.reset(seed=1)
    assert seat.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))[2]
    with pytest.raises(ResetNeeded):
        seat.step(int(seen["action_mask"].argmax()))


def test_a_bot_that_nobody_knows_is_refused_at_once() -> None:
    with pytest.raises(UnknownBot):
        SeatEnv("oriflamme", ["random", "nobody"])
