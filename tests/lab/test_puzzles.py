"""Puzzles: what the search for them keeps, and that those shipped are sound."""

import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from camarilla import bots, games
from camarilla.bots.puzzles import MARGIN, Puzzle, new_id, position_of, shipped
from camarilla.cli.app import app
from camarilla.kernel.errors import BadRecord
from camarilla.kernel.game import Game
from camarilla.kernel.match import Match
from camarilla.lab import puzzles as lab

GAMES = pytest.mark.parametrize("game", games.GAMES.values(), ids=list(games.GAMES))


@GAMES
def test_every_shipped_puzzle_can_be_reached_and_solved(game: Game) -> None:
    puzzles = shipped(game.id)
    assert not puzzles or len(puzzles) >= 100
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        assert puzzle.record.game == game.id
        assert puzzle.record.rules_version == game.rules_version
        assert puzzle.id == new_id(puzzle.record)
        assert puzzle.margin >= MARGIN
        assert 0 <= puzzle.difficulty < len(bots.LEVELS)
        state = position_of(game, puzzle)
        assert len(state.legal()) > 1


@pytest.fixture
def any_margin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every decision on which the searches agree is taken."""
    monkeypatch.setattr(lab, "MARGIN", -1.0)
    monkeypatch.setattr(lab, "FILTERS", ((2, -1.0),))
    monkeypatch.setattr(lab, "CONTESTED", (0.0, 1.0))
    monkeypatch.setattr(lab, "EASY_SHARE", 2.0)


def first_puzzle(game: Game) -> Puzzle:
    found = lab.find(game, [2], "test", long=16)
    return next(puzzle for of_game in found for puzzle in of_game)


@pytest.mark.usefixtures("any_margin")
@GAMES
def test_a_found_puzzle_leads_to_its_position_and_is_found_again(game: Game) -> None:
    puzzle = first_puzzle(game)
    state = position_of(game, puzzle)
    assert state.actor() == puzzle.seat
    assert game.actions.parse(puzzle.solution) in state.legal()
    assert puzzle.record.result is None
    assert puzzle == first_puzzle(game)


@pytest.mark.usefixtures("any_margin")
def test_a_position_that_does_not_fit_its_rules_is_refused() -> None:
    game = games.get("oriflamme")
    puzzle = first_puzzle(game)
    broken = msgspec.structs.replace(puzzle, seat=1 - puzzle.seat)
    with pytest.raises(BadRecord):
        position_of(game, broken)


def test_a_run_whose_time_is_up_finds_nothing_more() -> None:
    assert not list(lab.find(games.get("oriflamme"), [2], "test", seconds=0))


def test_only_a_part_of_the_puzzles_may_be_easy(monkeypatch: pytest.MonkeyPatch) -> None:
    easy = first_of("easy", 0)
    hard = first_of("hard", 2)
    found = [[easy, easy, easy, easy], [hard, hard, hard, hard, hard], [easy, easy]]
    monkeypatch.setattr(lab, "in_order", lambda *_: found)
    kept = [len(of_game) for of_game in lab.find(games.get("oriflamme"), [2], "test", most=3)]
    assert kept == [0, 5, 2]


def first_of(id: str, difficulty: int) -> Puzzle:
    record = Match(games.get("oriflamme"), 2).record(["a", "b"])
    return Puzzle(
        id=id, record=record, seat=0, solution="keep", value=0.5, margin=0.2, difficulty=difficulty
    )


@pytest.mark.usefixtures("any_margin")
def test_the_command_adds_to_the_puzzles_of_a_file(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.jsonl"
    command = ["puzzles", "oriflamme", "--out", str(out), "--players", "2", "--cores", "1"]
    command += ["--long", "16", "--count", "1", "--json"]
    for seed in ("1", "2"):
        done = CliRunner().invoke(app, [*command, "--seed", seed])
        assert done.exit_code == 0, done.output
        assert json.loads(done.stdout)["puzzles"] == 1
    puzzles = [msgspec.json.decode(line, type=Puzzle) for line in out.read_bytes().splitlines()]
    assert len({puzzle.id for puzzle in puzzles}) == 2
