"""Training without torch: settings, vocabulary, self-play, advantages, teacher, measurements."""

import os
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from camarilla.cli.arguments import BadArgument
from camarilla.cli.train import train
from camarilla.games import TITLES, title_of
from camarilla.kernel.errors import BadOption
from camarilla.lab.train import history, selfplay
from camarilla.lab.train.buffers import Rollouts, win_shares
from camarilla.lab.train.evaluate import Matchup, Measured, measure
from camarilla.lab.train.selfplay import Group, GroupSpec, Workers, block_in, memory_for
from camarilla.lab.train.settings import TrainSettings, read_settings, write_settings
from camarilla.lab.train.teacher import GamePlan, demonstrate
from camarilla.lab.train.vocabulary import Vocabulary, discover
from camarilla.search.network import pack_weights

FIGURES = history.Figures(
    seconds=90.0,
    updates=2,
    games=30,
    decisions=900,
    games_per_second=10.0,
    entropy=1.2,
    explained=0.3,
    kl=0.01,
)


def rows_at_random(masks: NDArray[np.uint8], rng: Random) -> NDArray[np.int64]:
    return np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in masks])


def random_network(vocabulary: Vocabulary, players: int) -> bytes:
    """Weights for bots with one hidden layer, as a training writes them."""
    rng = np.random.default_rng(1)
    width = len(vocabulary.columns[players])
    arrays: dict[str, Any] = {
        "columns": vocabulary.columns[players],
        "outputs": vocabulary.outputs,
        "first.weight": rng.normal(0, 0.1, (width, 8)),
        "first.bias": np.zeros(8),
        "policy.weight": rng.normal(0, 0.1, (8, vocabulary.rows)),
        "policy.bias": np.zeros(vocabulary.rows),
    }
    plan = {
        "size": title_of("oriflamme").network_features(players).encoder.size,
        "columns": "columns",
        "outputs": "outputs",
        "hidden": ["first"],
        "policy": "policy",
        "value": "",
    }
    return pack_weights(arrays, {"players": {str(players): plan}})


def test_settings_are_kept_in_a_file_and_read_again(tmp_path: Path) -> None:
    settings = TrainSettings(game="king", players=(2, 3), minutes=0.5, hidden=(16,))
    write_settings(settings, tmp_path / "settings.json")
    assert read_settings(tmp_path / "settings.json") == settings.checked()


def test_settings_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="players"):
        TrainSettings(game="king", players=(9,)).checked()
    with pytest.raises(BadOption, match="at least one number"):
        TrainSettings(game="king", players=()).checked()
    with pytest.raises(BadOption, match="at least 1"):
        TrainSettings(game="king", players=(3,), workers=0).checked()
    with pytest.raises(BadOption, match="cannot read"):
        read_settings(tmp_path / "absent.json")
    (tmp_path / "wrong.json").write_text('{"game": 3}')
    with pytest.raises(BadOption, match="not a file of training settings"):
        read_settings(tmp_path / "wrong.json")


@pytest.mark.parametrize("id", TITLES)
def test_the_vocabulary_has_what_changes_and_what_can_be_done(id: str) -> None:
    title = TITLES[id]
    players = title.game.min_players
    features = title.network_features(players)
    found = discover(title, [players], 1, decisions=600)
    assert 0 < len(found.columns[players]) < features.encoder.size
    rows = found.row_of_output(features.outputs)
    assert rows.max() == found.rows - 1 == len(found.outputs)
    assert (rows[found.outputs] > 0).all()
    assert (rows > 0).sum() == len(found.outputs)
    again = discover(title, [players], 1, decisions=600)
    assert again.outputs.tolist() == found.outputs.tolist()


@pytest.mark.parametrize("id", TITLES)
def test_a_group_plays_by_rows_and_tells_what_actors_see(id: str) -> None:
    """The vocabulary is made too small on purpose: unknown outputs share row 0."""
    title = TITLES[id]
    players = title.game.max_players
    vocabulary = discover(title, [players], 1, decisions=40)
    spec = GroupSpec(id, players, 4, "1", vocabulary)
    block = block_in(memory_for(spec), spec)
    group = Group(spec, block)
    rng = Random(1)
    for _ in range(60):
        assert block.masks.any(1).all()
        for index, s in enumerate(group.vector.states):
            assert block.actors[index] == s.actor()
            seen = group.features.encoder.encode(s, s.actor())
            chosen = np.frombuffer(seen, np.uint8)[vocabulary.columns[players]]
            assert (block.seen[index] == chosen).all()
            assert len(group.features.candidates(s).actions) > 1
        block.choices[:] = rows_at_random(block.masks, rng)
        group.play()


def test_workers_play_on_and_finish_games() -> None:
    title = title_of("oriflamme")
    vocabulary = discover(title, [2, 3], 1, decisions=300)
    before = {name: os.environ.get(name) for name in selfplay.THREAD_VARIABLES}
    workers = Workers("oriflamme", [2, 3], 1, 4, "1", vocabulary)
    assert {name: os.environ.get(name) for name in selfplay.THREAD_VARIABLES} == before
    rng = Random(1)
    ended = 0
    try:
        for _ in range(120):
            for group, players in enumerate((2, 3)):
                block = workers.ready(group)
                wins = block.wins[block.dones, :players]
                assert wins.sum(1) == pytest.approx(np.ones(len(wins)))
                ended += len(wins)
                workers.play_on(group, rows_at_random(block.masks, rng))
    finally:
        workers.stop()
    assert ended > 4
    assert not any(process.is_alive() for process in workers.processes)


def one_game(actors: list[int], values: list[float], wins: list[float]) -> Rollouts:
    """One game at a table of two that ends with the last decision but one."""
    count = len(actors)
    seen, masks = np.zeros((count, 1, 3), np.uint8), np.zeros((count, 1, 4), np.uint8)
    rollouts = Rollouts(2, seen, masks)
    rollouts.actors[:, 0] = actors
    rollouts.values[:, 0, 0] = values
    rollouts.values[:, 0, 1] = 1 - rollouts.values[:, 0, 0]
    rollouts.dones[-2, 0] = True
    rollouts.wins[-2, 0] = wins
    return rollouts


def test_advantages_follow_each_seat_to_its_own_end() -> None:
    rollouts = one_game([0, 1, 0, 1, 0], [0.5, 0.4, 0.7, 0.2, 0.5], [1.0, 0.0])
    targets = rollouts.targets(0.5)
    assert targets.known[:, 0].tolist() == [True, True, True, True, False]
    last = [1.0 - 0.7, 0.0 - 0.2]
    first = [0.7 - 0.5 + 0.5 * last[0], 0.2 - 0.4 + 0.5 * last[1]]
    assert targets.advantages[:, 0] == pytest.approx([*first, *last, 0.0])


def test_with_lambda_1_an_advantage_is_the_result_less_the_value() -> None:
    values = [0.5, 0.4, 0.7, 0.2, 0.5]
    targets = one_game([0, 1, 0, 1, 0], values, [0.0, 1.0]).targets(1.0)
    wins = [0.0, 1.0, 0.0, 1.0]
    wanted = [win - value for win, value in zip(wins, values, strict=False)]
    assert targets.advantages[:4, 0] == pytest.approx(wanted)
    assert targets.values[:4, 0] == pytest.approx(np.array([[0, 1], [1, 0], [0, 1], [1, 0]]))


def test_the_values_of_others_follow_from_the_next_decisions_of_all() -> None:
    targets = one_game([0, 1, 1, 0, 0], [0.5, 0.4, 0.7, 0.2, 0.5], [1.0, 0.0]).targets(0.5)
    last = 0.0
    third = 0.5 * 0.2 + 0.5 * 1.0
    second = 0.5 * 0.3 + 0.5 * third
    first = 1 - (0.5 * 0.6 + 0.5 * second)
    others = targets.values[:4, 0, 1]
    assert others == pytest.approx([first, second, third, last])


def test_nothing_is_learned_from_the_decisions_of_past_selves() -> None:
    rollouts = one_game([0, 1, 0, 1, 0], [0.5] * 5, [1.0, 0.0])
    rollouts.own[:, 0] = rollouts.actors[:, 0] == 0
    assert rollouts.targets(0.95).known[:, 0].tolist() == [True, False, True, False, False]


def test_rewards_become_parts_of_the_victory() -> None:
    rewards = np.array([[1, -0.5, -0.5], [0.25, 0.25, -0.5]], np.float32)
    assert win_shares(rewards) == pytest.approx(np.array([[1, 0, 0], [0.5, 0.5, 0]]))


def test_a_teacher_shows_how_its_visits_are_spread() -> None:
    vocabulary = discover(title_of("oriflamme"), [3], 1, decisions=2000)
    played = demonstrate(GamePlan("oriflamme", 3, "ismcts:8", "1", vocabulary))
    assert len(played.seen) == len(played.wins) > 10
    assert played.shares.sum(1) == pytest.approx(np.ones(len(played.wins)), abs=1e-5)
    assert not played.shares[played.masks == 0].any()
    assert played.wins.sum(1) == pytest.approx(np.ones(len(played.wins)))
    with pytest.raises(BadOption, match="cannot teach"):
        demonstrate(GamePlan("oriflamme", 3, "greedy", "1", vocabulary))


def test_a_network_is_measured_against_a_bot() -> None:
    vocabulary = discover(title_of("oriflamme"), [3], 1, decisions=300)
    data = random_network(vocabulary, 3)
    matchup = Matchup("oriflamme", 3, "random", 6, "1")
    found = measure(data, matchup)
    assert found == measure(data, matchup)
    assert found.games == 6
    assert 0.0 <= found.times_fair <= 3.0


def test_the_course_of_a_training_is_kept_drawn_and_summed_up(tmp_path: Path) -> None:
    rates = history.win_rates([Measured(3, "greedy", 60, 1.234567)])
    assert rates == {"greedy/3": 1.235}
    told = msgspec.structs.replace(FIGURES, win_rates=rates)
    path = tmp_path / "history.jsonl"
    assert history.read(path) == []
    for one in (FIGURES, told):
        history.append(path, one)
    assert history.read(path) == [FIGURES, told]
    assert history.draw([FIGURES, told], tmp_path / "curve.png")
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    card = history.model_card(TrainSettings(game="king", players=(3, 4)), told, b"weights")
    assert "players: 3, 4" in card
    assert "against greedy at 3 players: 1.24 × a fair share of 60 games" in card


def test_without_torch_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(BadArgument, match=r"install camarilla\[train\]"):
        train("king")
