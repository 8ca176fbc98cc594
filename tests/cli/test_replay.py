"""`camarilla replay`, as a real process."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.cli.conftest import Run

from camarilla.kernel.record import decode, encode


def test_replay_shows_one_step_from_a_seat(camarilla: Run, tmp_path: Path) -> None:
    camarilla("sim", "oriflamme", "--players", "3", "--games", "2", "--records", "r.jsonl")
    record = decode((tmp_path / "r.jsonl").read_text("utf-8").splitlines()[1])
    step = len(record.actions)
    done = camarilla(
        "replay", "r.jsonl", "--game-index", "2", "--step", str(step), "--seat", "2", "--json"
    )
    shown = json.loads(done.stdout)
    assert done.returncode == 0
    assert shown["step"] == step
    assert shown["observation"]["seat"] == 1
    assert record.result is not None
    assert shown["observation"]["winners"] == record.result.winners


def test_a_record_without_a_commitment_is_checked_by_the_rules(
    camarilla: Run, tmp_path: Path
) -> None:
    camarilla("sim", "oriflamme", "--games", "1", "--records", "r.jsonl")
    done = camarilla("replay", "r.jsonl", "--verify")
    assert done.returncode == 0, done.stderr
    assert "no commitment" in done.stdout
    record = decode((tmp_path / "r.jsonl").read_text("utf-8"))
    assert record.result is not None
    forged = replace(record, result=replace(record.result, winners=[0, 1]))
    claiming = replace(record, commitment="0" * 64, seed="1")
    for wrong, reason in ((forged, "the result"), (claiming, "not the one that was committed")):
        (tmp_path / "r.jsonl").write_text(encode(wrong), "utf-8")
        done = camarilla("replay", "r.jsonl", "--verify")
        assert done.returncode == 2
        assert reason in done.stderr


def test_replay_tells_a_spectator_no_secrets(camarilla: Run) -> None:
    camarilla("sim", "oriflamme", "--players", "3", "--games", "1", "--records", "r.jsonl")
    done = camarilla("replay", "r.jsonl", "--json")
    for line in done.stdout.splitlines():
        step = json.loads(line)
        assert all(family["hand"] is None for family in step["observation"]["families"])
        placed = [event for event in step["events"] if event["event"] == "placed"]
        assert all(event["card"] is None for event in placed)


def test_replay_in_words(camarilla: Run) -> None:
    camarilla("sim", "ablaze", "--players", "4", "--games", "1", "--records", "r.jsonl")
    done = camarilla("replay", "r.jsonl", "--lang", "uk", "--seat", "1")
    assert done.returncode == 0
    assert "Раунд 6. Починає" in done.stdout
    assert "перемога" in done.stdout.lower()


def test_an_artificial_opponent_has_one_name_in_a_replay(camarilla: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    option = ["--option", "opponent=weishaupt"]
    camarilla(
        "sim", "illuminaten", "--players", "2", *option, "--games", "1", "--records", str(file)
    )
    told = camarilla("replay", str(file), "--step", "60").stdout
    assert "Adam Weishaupt" in told
    assert "Crimson" not in told


@pytest.mark.parametrize(
    "options",
    [
        ("--verify", "--json"),
        ("--verify", "--position"),
        ("--verify", "--step", "0"),
        ("--verify", "--seat", "1"),
        ("--position", "--json"),
        ("--position", "--seat", "1"),
    ],
)
def test_options_that_replay_would_ignore_are_refused(
    camarilla: Run, options: tuple[str, ...]
) -> None:
    done = camarilla("replay", "r.jsonl", *options)
    assert done.returncode == 2
    assert f"camarilla: {options[0]} shows " in done.stderr
    assert options[1] in done.stderr
