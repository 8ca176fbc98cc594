"""OpenSpiel's own checks, on every game and number of players, and its bots at the table."""

import json
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from tests.envs.forms import FORMS, TABLES, Form, name_of

from camarilla import games
from camarilla.envs import openspiel
from camarilla.kernel.game import OVER


def load(id: str, players: int, **options: object) -> pyspiel.Game:
    params = {"players": players, "options": json.dumps(options) if options else ""}
    return pyspiel.load_game(openspiel.PREFIX + id, params)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_openspiel_random_simulations(id: str, players: int) -> None:
    pyspiel.random_sim_test(load(id, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("form", FORMS, ids=name_of)
def test_chance_is_explicit_and_the_history_is_the_record(form: Form) -> None:
    id, players, options = form
    state = load(id, players, **options).new_initial_state()
    rules = games.get(id).setup(players, options)
    rng = Random(7)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            action = rng.choices(actions, odds)[0]
        else:
            assert state.legal_actions() == sorted(rules.legal())
            action = rules.random_action(rng)
        state.apply_action(action)
        rules.apply(action)
    assert state.history() == [played.action for played in state.position.history]
    assert state.position.state.to_data() == rules.to_data()
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_resampled_state_looks_the_same_to_its_player(id: str, players: int) -> None:
    state = load(id, players).new_initial_state()
    rng = Random(9)
    checked = 0
    while not state.is_terminal():
        if state.current_player() >= 0 and rng.random() < 0.2:
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
            assert other.observation_tensor(player) == state.observation_tensor(player)
            remembered = state.information_state_tensor(player)
            assert other.information_state_tensor(player) == remembered
            checked += 1
        state.apply_action(state.position.state.random_action(rng))
    assert checked


def test_the_miniature_is_a_whole_game_with_all_its_laws() -> None:
    """Every history of it: few enough for exact methods, and no player can tell too much."""
    game = pyspiel.load_game(f"{openspiel.PREFIX}oriflamme{openspiel.MINIATURE}")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    rng = Random(5)
    waiting, met = [game.new_initial_state()], 0
    legal: dict[str, list[int]] = {}
    while waiting:
        state = waiting.pop()
        met += 1
        if state.is_terminal():
            assert sum(state.returns()) == pytest.approx(0)
            continue
        if not state.is_chance_node():
            told = state.information_state_string()
            assert legal.setdefault(told, state.legal_actions()) == state.legal_actions()
            other = state.resample_from_infostate(state.current_player(), rng.random)
            assert other.information_state_string() == told
        waiting += [state.child(action) for action in state.legal_actions()]
    assert met == 487
    assert 50 < len(legal) < 100


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_information_states_remember_everything(id: str, players: int) -> None:
    """No two moments of a game are one information state; what a player did stays in it."""
    state = load(id, players).new_initial_state()
    rng = Random(11)
    met: list[set[str]] = [set() for _ in range(players)]
    while not state.is_terminal():
        player = state.current_player()
        action = state.position.state.random_action(rng)
        if player >= 0:
            told = state.information_state_string()
            assert told not in met[player]
            met[player].add(told)
        state.apply_action(action)
        if player >= 0:
            text = games.get(id).actions.text(action)
            assert f"> {text}\n" in state.information_state_string(player)


@pytest.mark.parametrize("id", games.GAMES)
def test_a_saved_state_is_the_state(id: str) -> None:
    """Also a resampled one, which no history of actions leads to."""
    game = load(id, games.get(id).max_players)
    state = game.new_initial_state()
    rng = Random(13)
    actions: list[int] = []
    state.position.state.clone().play_out(Random(13), actions)
    for _ in range(min(40, len(actions) // 2)):
        state.apply_action(state.position.state.random_action(rng))
    sampled = state.resample_from_infostate(1, rng.random)
    for one in (state, sampled):
        other = game.deserialize_state(one.serialize())
        assert other.history() == one.history()
        assert other.position.state.to_data() == one.position.state.to_data()
        for player in range(game.num_players()):
            told = one.information_state_string(player)
            assert other.information_state_string(player) == told


def test_observers_tell_what_is_remembered_or_what_is_seen_now() -> None:
    game = load("oriflamme", 3)
    state = game.new_initial_state()
    rng = Random(15)
    for _ in range(20):
        state.apply_action(state.position.state.random_action(rng))
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    now = make_observation(game)
    recall.set_from(state, 1)
    assert recall.tensor.tolist() == state.information_state_tensor(1)
    assert recall.tensor[: now.tensor.size].tolist() == state.observation_tensor(1)
    assert recall.dict["events"].sum() > 0
    now.set_from(state, 1)
    assert now.tensor.tolist() == state.observation_tensor(1)
    assert now.string_from(state, 1) == state.observation_string(1)
    assert recall.string_from(state, 1) == state.information_state_string(1)
    assert recall.string_from(state, 1) != now.string_from(state, 1)


@pytest.mark.parametrize("form", FORMS, ids=name_of)
def test_the_stated_bounds_hold(form: Form) -> None:
    id, players, options = form
    game = load(id, players, **options)
    rng = Random(17)
    for _ in range(3):
        state = game.new_initial_state().position.state
        decisions = 0
        while state.actor() != OVER:
            if state.actor() >= 0:
                decisions += 1
            else:
                assert len(state.legal()) <= game.max_chance_outcomes()
            state.apply(state.random_action(rng))
        assert decisions <= game.max_game_length() // 3


@pytest.mark.parametrize("id", games.GAMES)
def test_the_search_of_openspiel_plays_a_game(id: str) -> None:
    """ISMCTS in one seat, MCTS (which looks at everybody's cards) in another, chance elsewhere."""
    game = load(id, games.get(id).min_players)
    seed = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, seed)
    players = {
        0: ismcts.ISMCTSBot(
            game=game,
            evaluator=evaluator,
            uct_c=2.0,
            max_simulations=2,
            random_state=seed,
        ),
        1: mcts.MCTSBot(game, 2.0, 2, evaluator, random_state=seed),
    }
    state = game.new_initial_state()
    rng = Random(3)
    searched = set()
    while not state.is_terminal():
        player = state.current_player()
        if player in players and len(state.legal_actions()) < 20:
            state.apply_action(players[player].step(state))
            searched.add(player)
        else:
            state.apply_action(state.position.state.random_action(rng))
    assert searched == {0, 1}
    assert max(state.returns()) >= 0
