"""Puzzles: what the search for them keeps, and that those shipped are sound."""

from random import Random

import pytest

from camarilla import bots, games
from camarilla.bots.base import Explanation
from camarilla.bots.puzzles import MARGIN, Puzzle, new_id, position_of, shipped
from camarilla.kernel.errors import BadRecord
from camarilla.kernel.game import Game
from camarilla.lab.puzzles import find, lead

GAMES = pytest.mark.parametrize("game", games.GAMES.values(), ids=list(games.GAMES))


@GAMES
def test_every_shipped_puzzle_can_be_reached_and_solved(game: Game) -> None:
    puzzles = shipped(game.id)
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
    """The first decision on which the searches agree is taken."""
    monkeypatch.setattr("camarilla.lab.puzzles.MARGIN", -1.0)
    monkeypatch.setattr("camarilla.lab.puzzles.CONTESTED", (0.0, 1.0))
    monkeypatch.setattr("camarilla.lab.puzzles.EASY_SHARE", 2.0)


def first_puzzle() -> Puzzle:
    found = find(games.get("oriflamme"), 2, "test", quick=2, long=16)
    return next(puzzle for puzzle in found if puzzle is not None)


@pytest.mark.usefixtures("any_margin")
def test_a_found_puzzle_leads_to_its_position_and_is_found_again() -> None:
    puzzle = first_puzzle()
    game = games.get("oriflamme")
    state = position_of(game, puzzle)
    assert state.actor() == puzzle.seat
    assert game.actions.parse(puzzle.solution) in state.legal()
    assert puzzle.record.result is None
    assert puzzle == first_puzzle()


@pytest.mark.usefixtures("any_margin")
def test_a_position_that_does_not_fit_its_rules_is_refused() -> None:
    puzzle = first_puzzle()
    game = games.get("oriflamme")
    broken = Puzzle(
        id=puzzle.id,
        record=puzzle.record,
        seat=1 - puzzle.seat,
        solution=puzzle.solution,
        value=puzzle.value,
        margin=puzzle.margin,
        difficulty=0,
    )
    with pytest.raises(BadRecord):
        position_of(game, broken)


def test_choices_that_were_hardly_tried_do_not_count_as_the_next_best() -> None:
    game = games.get("oriflamme")
    s, rng = game.setup(3), Random(1)
    while s.actor() < 0 or len(s.legal()) < 3:
        s.apply(s.random_action(rng))
    info = s.information_state(s.actor())
    count = len(info.legal)
    values = [0.6, 0.5, 0.4, *[0.1] * (count - 3)]
    visits = [900, 3, 50, *[50] * (count - 3)]
    lines: list[list[object]] = [[] for _ in values]
    found = Explanation(0, values, visits, lines, lines)  # type: ignore[arg-type]
    assert lead(info, found).margin == pytest.approx(0.2)
