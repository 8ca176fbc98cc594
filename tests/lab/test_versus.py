"""Two checkouts play each other in lockstep: here one against itself."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from camarilla import games

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder whose environment is the one that runs the tests."""
    python = tmp_path / "here" / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    return tmp_path / "here"


def versus(old: Path, new: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "versus.py"), str(old), str(new), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def played(old: Path, new: Path, *arguments: str) -> Any:
    done = versus(old, new, *arguments, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("game", games.GAMES)
def test_a_game_is_played_to_its_end_with_each_side_in_each_seat(game: str, checkout: Path) -> None:
    result = played(checkout, checkout, "--game", game, "--deals", "2", "--bot", "random")
    assert (result["games"], result["void_games"]) == (6, 0)
    assert 0 <= result["interval"][0] <= result["share"] <= result["interval"][1] <= 1


def test_the_stronger_bot_wins_and_the_cores_change_nothing(checkout: Path) -> None:
    arguments = ["--game", "oriflamme", "--players", "2", "--deals", "10", "--old-bot", "random"]
    arguments += ["--new-bot", "greedy"]
    one, two = (played(checkout, checkout, *arguments, "--cores", cores) for cores in ("1", "2"))
    assert one["times_fair"] > 1.2
    assert one["share"] == two["share"]


def test_what_cannot_be_played_is_one_line(checkout: Path, tmp_path: Path) -> None:
    for arguments in (
        (tmp_path, checkout, "--game", "king"),
        (checkout, checkout, "--game", "chess"),
        (checkout, checkout, "--game", "king", "--players", "9"),
    ):
        done = versus(*arguments)
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1


def test_a_table_of_baselines_has_a_row_for_each_pair() -> None:
    command = [sys.executable, str(ROOT / "tools" / "baselines.py"), "oriflamme", "--json"]
    command += ["--games", "6", "--bots", "random,greedy:1", "--against", "random"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    rows = json.loads(done.stdout)["rows"]
    assert [(row["bot"], row["against"], row["games"]) for row in rows] == [
        ("greedy:1", "random", 6)
    ]
