"""Whole trainings of a few seconds, where torch is installed."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import msgspec
import numpy as np
import pytest

pytest.importorskip("torch")

from camarilla.games import TITLES, title_of
from camarilla.kernel.errors import BadOption
from camarilla.kernel.game import CHANCE
from camarilla.lab.train import history
from camarilla.lab.train.settings import TrainSettings, write_settings
from camarilla.search.network import WeightsFile

if TYPE_CHECKING:
    from camarilla.lab.train.run import Training

TINY = TrainSettings(
    game="oriflamme",
    players=(3,),
    updates=2,
    games=4,
    steps=8,
    hidden=(16, 8),
    minibatch=16,
    opponents=("random",),
    evaluation_minutes=0.0,
    evaluation_games=3,
)


def run(settings: TrainSettings, folder: Path, resume: bool = False) -> "Training":
    from camarilla.lab.train.run import Training

    training = Training(settings, folder, resume)
    training.run()
    return training


@pytest.mark.parametrize("id", TITLES)
def test_every_game_can_be_trained_at_several_tables_at_once(id: str, tmp_path: Path) -> None:
    game = TITLES[id].game
    players = (game.min_players, game.min_players + 1)
    run(msgspec.structs.replace(TINY, game=id, players=players, past_share=0.5), tmp_path)
    file = WeightsFile((tmp_path / f"{id}.npz").read_bytes())
    assert file.players() == list(players)
    assert {path.name for path in tmp_path.iterdir()} == {
        "checkpoint.pt",
        "curve.png",
        "history.jsonl",
        "settings.json",
        f"{id}.md",
        f"{id}.npz",
    }


def test_the_file_for_bots_gives_the_probabilities_of_the_trained_network(tmp_path: Path) -> None:
    training = run(TINY, tmp_path)
    network = WeightsFile(training.weights()).network(3)
    assert network is not None
    title = title_of("oriflamme")
    features = title.network_features(3)
    s, rng = title.game.setup(3), Random(1)
    checked = 0
    while checked < 20:
        if s.actor() != CHANCE:
            checked += 1
            seen = features.encoder.encode(s, s.actor())
            outputs = features.candidates(s).outputs
            logits = np.array(network.logits(seen, outputs))
            rows = network.rows(outputs)
            masks = np.zeros((1, training.vocabulary.rows), np.uint8)
            masks[0, rows] = 1
            inputs = network.select(np.frombuffer(seen, np.uint8))[None].copy()
            learner = training.learner
            logs, values = learner.average(3, learner.tensor(inputs), learner.tensor(masks))
            wanted = logs.detach().cpu().numpy()[0, rows]
            assert logits - logits.max() == pytest.approx(wanted - wanted.max(), abs=0.01)
            value = values[0].detach().clamp(min=0.0)
            wanted = (value / value.sum()).tolist()
            assert network.evaluate([seen])[1][0] == pytest.approx(wanted, abs=0.02)
        s.apply(s.random_action(rng))


def test_a_training_that_ends_by_updates_comes_out_the_same(tmp_path: Path) -> None:
    once, again = (run(TINY, tmp_path / name).weights() for name in ("once", "again"))
    first, second = (WeightsFile(data).layer("policy")[0] for data in (once, again))
    assert first == pytest.approx(second, abs=1e-6)


def test_a_training_continues_where_it_ended(tmp_path: Path) -> None:
    run(TINY, tmp_path)
    training = run(msgspec.structs.replace(TINY, updates=5), tmp_path, resume=True)
    assert training.learner.updates == 5
    course = history.read(tmp_path / "history.jsonl")
    assert [one.updates for one in course] == [1, 2, 3, 4, 5]
    assert course == sorted(course, key=lambda one: (one.games, one.seconds))


def test_a_training_can_begin_with_the_weights_of_an_earlier_one(tmp_path: Path) -> None:
    from camarilla.lab.train.model import PolicyValueNetwork, load_weights

    earlier = run(TINY, tmp_path / "first")
    file = WeightsFile(earlier.weights())
    model = PolicyValueNetwork(title_of("oriflamme"), earlier.vocabulary, TINY.hidden)
    load_weights(model, earlier.vocabulary, file)
    for name, parameter in earlier.learner.average.cpu().named_parameters():
        found = model.get_parameter(name).detach().numpy()
        assert found == pytest.approx(parameter.detach().numpy(), rel=2e-3, abs=2e-3)
    start = str(tmp_path / "first" / "oriflamme.npz")
    more = msgspec.structs.replace(TINY, start=start, players=(2, 3))
    later = run(more, tmp_path / "later")
    assert WeightsFile(later.weights()).players() == [2, 3]
    assert later.vocabulary.outputs.tolist() == earlier.vocabulary.outputs.tolist()


def test_weights_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    run(TINY, tmp_path / "first")
    start = str(tmp_path / "first" / "oriflamme.npz")
    larger = msgspec.structs.replace(TINY, start=start, hidden=(16, 12))
    with pytest.raises(BadOption, match="other sizes"):
        run(larger, tmp_path / "larger")
    absent = msgspec.structs.replace(TINY, start=str(tmp_path / "absent.npz"))
    with pytest.raises(BadOption, match="cannot read"):
        run(absent, tmp_path / "absent")
    (tmp_path / "wrong.npz").write_bytes(b"no weights")
    wrong = msgspec.structs.replace(TINY, start=str(tmp_path / "wrong.npz"))
    with pytest.raises(BadOption, match="not a file of weights"):
        run(wrong, tmp_path / "wrong")


def test_a_training_can_begin_by_imitating_a_search(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(TINY, imitation_minutes=0.05, teacher="ismcts:4", updates=1)
    assert run(settings, tmp_path).learner.updates == 1


def test_a_search_with_the_trained_network_teaches_again(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(
        TINY, imitation_minutes=0.02, teacher="ismcts:4", teacher_rounds=2, updates=4
    )
    training = run(settings, tmp_path)
    assert training.rounds == 2
    assert training.learner.updates == 4


def test_the_command_is_silent_in_a_pipe_and_writes_json(tmp_path: Path) -> None:
    write_settings(TINY, tmp_path / "mine.json")
    options = ("--settings", str(tmp_path / "mine.json"), "--out", str(tmp_path / "out"), "--json")
    command = [sys.executable, "-m", "camarilla", "train", "oriflamme", "--players", "2", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=250, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    told = json.loads(done.stdout)
    assert told["settings"]["players"] == [2]
    assert told["last"]["updates"] == 2
    assert Path(told["network"]).is_file()


def test_settings_can_be_run_without_the_command_line(tmp_path: Path) -> None:
    write_settings(TINY, tmp_path / "settings.json")
    files = (str(tmp_path / "settings.json"), str(tmp_path / "out"))
    command = [sys.executable, "-m", "camarilla.lab.train", *files]
    done = subprocess.run(command, capture_output=True, text=True, timeout=250, check=False)
    assert done.returncode == 0, done.stderr
    assert [json.loads(line)["updates"] for line in done.stdout.splitlines()] == [1, 2]
