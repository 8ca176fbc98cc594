"""Networks: what numpy computes, what a file holds, and that they know only what a seat knows."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from tests.bots.test_bots import decisions
from tests.envs.forms import OTHER_DECK

from camarilla import bots, games
from camarilla.bots.search_bots import SearchBot, SearchSettings
from camarilla.games import title_of
from camarilla.kernel.game import CHANCE, OVER, Game, State
from camarilla.search.network import WeightsFile, join_weights, load_networks, pack_weights
from camarilla.search.network_policy import NetworkPolicy
from camarilla.search.tree_search import PRIOR_CUTOFF

KING = games.get("king")
PRIOR = title_of("king").network_policy()
PLAYERS = range(KING.min_players, KING.max_players + 1)


def file_of(sizes: list[int], seed: int) -> WeightsFile:
    """A random network for two players: it reads every other byte, and knows the odd outputs."""
    rng = np.random.default_rng(seed)
    arrays: dict[str, NDArray[Any]] = {
        "columns": np.arange(0, 2 * sizes[0], 2, dtype=np.int32),
        "outputs": np.arange(1, 2 * sizes[-1] - 2, 2, dtype=np.int32),
    }
    names = [str(depth) for depth in range(len(sizes) - 1)]
    for name, inputs, outputs in zip(names, sizes, sizes[1:], strict=False):
        arrays[f"{name}.weight"] = rng.normal(0, 0.3, (inputs, outputs))
        arrays[f"{name}.bias"] = rng.normal(0, 0.3, outputs)
    arrays["value.weight"] = rng.normal(0, 0.05, (sizes[-2], 2))
    arrays["value.bias"] = np.array([0.5, 0.4])
    plan = {
        "size": 2 * sizes[0],
        "columns": "columns",
        "outputs": "outputs",
        "hidden": names[:-1],
        "policy": names[-1],
        "value": "value",
    }
    return WeightsFile(pack_weights(arrays, {"players": {"2": plan}}))


@given(st.lists(st.integers(2, 12), min_size=3, max_size=5), st.integers(0, 1000))
def test_logits_and_values_are_those_of_the_layers(sizes: list[int], seed: int) -> None:
    file = file_of(sizes, seed)
    used = file.network(2)
    assert used is not None
    rng = Random(seed)
    seen = bytes(rng.choice((0, 0, 1, 3, 20)) for _ in range(2 * sizes[0]))
    last = np.frombuffer(seen, np.uint8)[::2].astype(np.float64)
    for depth in range(len(sizes) - 2):
        last = last @ file.array(f"{depth}.weight").astype(float) + file.array(f"{depth}.bias")
        last = np.maximum(last, 0)
    depth = len(sizes) - 2
    rows = last @ file.array(f"{depth}.weight").astype(float) + file.array(f"{depth}.bias")
    outputs = list(range(2 * sizes[-1]))
    known = [
        (output + 1) // 2 if output % 2 and output < 2 * sizes[-1] - 2 else 0 for output in outputs
    ]
    assert used.logits(seen, outputs) == pytest.approx(rows[known].tolist(), rel=1e-3, abs=1e-3)
    values = last @ file.array("value.weight").astype(float) + file.array("value.bias").astype(
        float
    )
    values = np.maximum(values, 1e-6)
    found, shares = used.evaluate([bytes(2 * sizes[0]), seen])
    assert found[1] == pytest.approx(rows, rel=1e-3, abs=1e-3)
    assert shares[1] == pytest.approx((values / values.sum()).tolist(), rel=2e-3, abs=2e-3)


def test_a_file_of_another_format_or_with_odd_layers_is_refused() -> None:
    arrays = {"a.weight": np.zeros((3, 2)), "a.bias": np.zeros(3)}
    plan = {"size": 3, "columns": "", "outputs": "", "hidden": ["a"], "policy": "a", "value": ""}
    with pytest.raises(ValueError, match="do not fit"):
        WeightsFile(pack_weights(arrays, {"players": {"2": plan}})).network(2)
    with pytest.raises(ValueError, match="format 9"):
        WeightsFile(pack_weights({}, {"format": 9, "players": {}}))


def test_files_for_different_tables_are_joined_into_one() -> None:
    two, three = file_of([4, 3, 5], 1), file_of([6, 4, 5], 2)
    data = []
    for players, file in ((2, two), (3, three)):
        arrays = {name: file.array(name) for name in file.arrays if name != "about"}
        plan = {**file.about["players"]["2"]}
        data.append(pack_weights(arrays, {"game": "king", "players": {str(players): plan}}))
    joined = WeightsFile(join_weights(data))
    assert joined.players() == [2, 3]
    for players, file in ((2, two), (3, three)):
        before, after = file.network(2), joined.network(players)
        assert before is not None
        assert after is not None
        seen = bytes(range(before.size))
        assert after.logits(seen, [0, 1, 3]) == before.logits(seen, [0, 1, 3])
    with pytest.raises(ValueError, match="two networks for 2 players"):
        join_weights([data[0], data[0]])


def test_weights_are_half_floats_and_the_shipped_ones_are_small() -> None:
    shipped = [title.network_file() for title in games.TITLES.values()]
    found = [path for path in shipped if path.is_file()]
    assert sum(len(path.read_bytes()) for path in found) <= 12_000_000
    for path in found:
        file = WeightsFile(path.read_bytes())
        layers = [name for name in file.arrays.files if name.endswith((".weight", ".bias"))]
        assert {file.array(name).dtype for name in layers} == {np.dtype(np.float16)}


def test_weights_of_another_encoder_are_refused() -> None:
    file = file_of([3, 4, 5], 1)
    policy = NetworkPolicy(lambda: file, title_of("king").network_features)
    with pytest.raises(ValueError, match="another encoder"):
        policy.network_for(2)


def test_weights_in_a_folder_of_ones_own_take_the_place_of_the_shipped_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.npz").write_bytes(pack_weights({}, {"players": {"4": {}}}))
    monkeypatch.setenv("CAMARILLA_NETWORKS", str(tmp_path))
    found = load_networks(tmp_path / "shipped" / "mine.npz")
    assert found is not None
    assert found.players() == [4]
    assert load_networks(tmp_path / "shipped" / "absent.npz") is None


def test_without_numpy_there_is_no_prior_and_the_search_still_plays() -> None:
    """In a process of its own, where numpy cannot be imported."""
    program = """
import sys
sys.modules["numpy"] = None
from camarilla import bots, games
from camarilla.games import title_of
game = games.get("king")
s = game.setup(3)
while s.actor() < 0:
    s.apply(s.legal()[0])
info = s.information_state(s.actor())
assert not title_of("king").network_policy().probabilities(s)
chosen = [bots.make(name, "x").choose(info, game) for name in ("network:30", "ismcts:30")]
assert chosen[0] == chosen[1], chosen
assert bots.make("policy", "x").choose(info, game) in info.legal
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("players", PLAYERS)
def test_the_prior_is_of_legal_actions_and_of_what_the_seat_knows(players: int) -> None:
    for s in decisions(KING, players, 3, 25):
        prior = PRIOR.probabilities(s)
        assert set(prior) <= set(s.legal())
        assert sum(prior.values()) == pytest.approx(1)
        other = KING.sample(s.information_state(s.actor()), Random(2))
        assert PRIOR.probabilities(other) == prior
        assert PRIOR.choose(s, Random(3)) in PRIOR.candidates(s)


def test_another_deck_can_be_played_too() -> None:
    s, rng = KING.setup(3, {"deck": OTHER_DECK}), Random(1)
    while s.actor() != OVER:
        s.apply(s.random_action(rng) if s.actor() == CHANCE else likeliest(PRIOR.probabilities(s)))
    assert s.winners()


def likeliest(prior: dict[int, float]) -> int:
    return max(prior, key=lambda action: prior[action])


@pytest.mark.parametrize("players", PLAYERS)
def test_the_network_wins_against_random_play(players: int) -> None:
    """Six deals from every seat: the network alone, against random play."""
    won = 0.0
    for deal in range(6):
        for seat in range(players):
            s, luck = KING.setup(players), Random(deal)
            while (actor := s.actor()) != OVER:
                learned = actor == seat
                s.apply(likeliest(PRIOR.probabilities(s)) if learned else s.random_action(luck))
            won += (seat in s.winners()) / len(s.winners())
    assert won > 0.85 * 6 * players


def test_a_search_with_a_prior_searches_only_what_is_likely() -> None:
    bot = SearchBot(Random(1), SearchSettings(iterations=30, use_prior=True))
    fewer = 0
    for s in decisions(KING, 4, 1, 40):
        info = s.information_state(s.actor())
        prior = PRIOR.probabilities(s)
        search = bot.search(info, KING)
        assert search.legal == [action for action in prior if prior[action] >= PRIOR_CUTOFF]
        fewer += len(search.legal) < len(title_of("king").bot().rollout_policy.candidates(s))
        if len(search.legal) == 1:
            assert bot.choose(info, KING) == search.legal[0]
    assert fewer


@pytest.mark.parametrize("game", games.GAMES.values(), ids=lambda game: game.id)
def test_without_a_network_a_search_is_a_plain_one(game: Game) -> None:
    policy = title_of(game.id).network_policy()
    for players in range(game.min_players, game.max_players + 1):
        if policy.network_for(players) is None:
            s: State = decisions(game, players, 1, 1)[0]
            info = s.information_state(s.actor())
            names = ("network:30", "ismcts:30")
            assert len({bots.make(name, "x").choose(info, game) for name in names}) == 1
            assert bots.make("policy", "x").choose(info, game) in info.legal
