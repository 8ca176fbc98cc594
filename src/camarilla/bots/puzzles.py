"""Puzzles: positions of real games in which one choice is clearly the best for the seat to act.

Each game's folder has a file with one puzzle a line. It holds actions in notation and no words, so
the same puzzle is there in every language; `camarilla puzzles` makes more.
"""

import hashlib
from functools import cache
from typing import Final

import msgspec

from camarilla.games import title_of
from camarilla.kernel.errors import BadRecord
from camarilla.kernel.game import Game, State
from camarilla.kernel.record import Record, opening

MARGIN: Final = 0.12
"""By so much the solution is likelier to win than any other choice, or it is no puzzle."""
ID_LENGTH: Final = 10


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position, what to play there, and how sure that is."""

    id: str
    """Of the game and its actions: the same position has the same id."""
    record: Record
    """The game up to the position; it has no result."""
    seat: int
    solution: str
    """In notation."""
    value: float
    """The probability to win with the solution."""
    margin: float
    """By how much the next best choice is less likely to win."""
    difficulty: int
    """How many of the levels of bots fail it, from 0."""


def new_id(record: Record) -> str:
    """The id of the position that a record leads to."""
    text = "\n".join((record.game, str(record.players), *record.actions))
    return hashlib.sha256(text.encode()).hexdigest()[:ID_LENGTH]


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles in a game's folder, the easiest first; none where there is no file."""
    file = title_of(game).puzzle_file()
    if not file.is_file():
        return ()
    lines = file.read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines)


def position_of(game: Game, puzzle: Puzzle) -> State:
    """The position in which the puzzle's seat is to act; raises `BadRecord`."""
    state = opening(game, puzzle.record)
    for text in puzzle.record.actions:
        state.apply(game.actions.parse(text))
    if state.actor() != puzzle.seat or game.actions.parse(puzzle.solution) not in state.legal():
        raise BadRecord(f"puzzle {puzzle.id} does not fit its rules")
    return state
