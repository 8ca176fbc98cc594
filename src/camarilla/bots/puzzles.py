"""Puzzles: positions of real games in which one choice is clearly the best for the seat to act.

Each game's folder has a file with one puzzle per line. It has actions in notation and no words, so
the puzzles are the same in every language; `camarilla puzzles` makes more.
"""

import hashlib
from datetime import date
from functools import cache
from random import Random
from typing import Final

import msgspec

from camarilla.bots.analysis import Analysis, with_reasons
from camarilla.bots.base import ExpectedAction, Explanation
from camarilla.bots.search_bots import COMPARED_EVENLY, search_among, steps_after
from camarilla.games import title_of
from camarilla.kernel.errors import BadRecord
from camarilla.kernel.game import Game, State
from camarilla.kernel.information import InformationState
from camarilla.kernel.record import Record, opening
from camarilla.search.tree_search import NO_TIME_LIMIT

MARGIN: Final = 0.12
"""The lead in winning probability that a solution must have over every other choice."""
ID_LENGTH: Final = 10
EXPLAINED_BY: Final = 400
"""Iterations of the searches that explain the solution."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position, what to play there, and how sure that is."""

    id: str
    """A hash of the game and its actions, so the same position has the same id."""
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
    """The puzzles in a game's folder, the easiest first; none without a file."""
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


def daily(game: str, day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody; it repeats only after all others."""
    found = sorted(shipped(game), key=lambda puzzle: puzzle.id)
    return found[day.toordinal() % len(found)] if found else None


def explained(
    game: Game, info: InformationState, solution: int, chosen: int, seed: str
) -> list[Analysis]:
    """The analysis of the solution and of the choice made; if they are the same, of the next
    best.
    """
    others = [chosen] if chosen != solution else [one for one in info.legal if one != solution]
    if len(others) > 1:
        search = search_among(game, info, others, f"{seed} others")
        search.run(EXPLAINED_BY, NO_TIME_LIMIT)
        others = [search.legal[search.choice()]]
    search = search_among(game, info, [solution, *others], seed)
    search.exploration = COMPARED_EVENLY
    search.run(EXPLAINED_BY, NO_TIME_LIMIT)
    lines: list[list[ExpectedAction]] = [[] for _ in info.legal]
    seats: list[list[float]] = [[] for _ in info.legal]
    compared = []
    for place, action in enumerate(search.legal):
        index = info.legal.index(action)
        lines[index] = steps_after(search, place)
        seats[index] = search.seat_values.mean(place)
        compared.append(
            Analysis(
                action=action,
                text=game.actions.text(action),
                value=search.values()[place],
                share=1 / len(search.legal),
                visits=search.visits()[place],
                reason="worse" if place else "best",
                line=tuple(game.actions.text(step.action) for step in lines[index]),
                actors=tuple(step.actor for step in lines[index]),
            )
        )
    found = Explanation(info.legal.index(solution), [], [], lines, seats)
    return with_reasons(game, info, found, compared, Random(f"{seed} reasons"))
