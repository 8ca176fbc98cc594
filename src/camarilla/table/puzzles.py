"""Puzzles for people: what is shown of one, and what is answered to a try.

Before a try nothing leaves the server that the seat of the puzzle could not know, and nothing of
the solution. What people have tried is kept by `store/puzzles.py`.
"""

import asyncio
from collections import deque
from datetime import UTC, date, datetime

import msgspec

from camarilla import games
from camarilla.bots.puzzles import Puzzle, daily, position_of, shipped
from camarilla.kernel.observation import Observation
from camarilla.kernel.options import OptionValue
from camarilla.kernel.record import replay
from camarilla.table.cache import LruCache
from camarilla.table.errors import Refused
from camarilla.table.hints import BUSY_ABOVE, hints_of
from camarilla.table.protocol.messages import Hint
from camarilla.table.protocol.position import STEPS_LIMIT, Step, action_step
from camarilla.table.thinking import jobs
from camarilla.table.thinking.pool import NoAnswer, WorkerPool
from camarilla.table.thinking.queue import Owner

REMEMBERED = 60
"""Puzzles, and answers to tries, that are kept should they be asked for again."""


class PuzzleLine(msgspec.Struct, frozen=True):
    """A puzzle in a list."""

    id: str
    players: int
    difficulty: int
    """How many of the levels of bots fail it, from 0."""


class ShownPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position as the seat that is to act sees it."""

    id: str
    game: str
    players: int
    options: dict[str, OptionValue]
    difficulty: int
    seat: int
    index: int
    """How many actions led to the position, those of chance included."""
    observation: Observation
    steps: tuple[Step, ...]
    """The last of these actions, as the seat may know them."""


class TriedPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """What is answered to a try."""

    right: bool
    solution: int
    """The number of the action."""
    value: float
    """The chance to win with the solution, by a long search."""
    margin: float
    """By how much every other choice is less likely to win, at least."""
    hints: tuple[Hint, ...]
    """The solution, then the choice that was made, or else the next best. Empty while bots have
    too much to think about."""


class PuzzleService:
    def __init__(self, workers: WorkerPool, budget: float) -> None:
        self._workers = workers
        self._budget = budget
        self._shown: LruCache[str, ShownPuzzle] = LruCache(REMEMBERED)
        self._explained: LruCache[tuple[str, int], tuple[Hint, ...]] = LruCache(REMEMBERED)

    async def show(self, game: str, id: str) -> ShownPuzzle:
        """The position of a puzzle."""
        puzzle = find(game, id)
        shown = self._shown.get(puzzle.id)
        if shown is None:
            shown = await asyncio.to_thread(shown_puzzle, puzzle)
            self._shown.set(puzzle.id, shown)
        return shown

    async def answer(self, game: str, id: str, action: int, owner: Owner) -> TriedPuzzle:
        """Whether an action is the solution, and why or why not."""
        puzzle = find(game, id)
        shown = await self.show(game, id)
        if all(action != choice.id for choice in shown.observation.legal):
            raise Refused("illegal_action", "this cannot be chosen here")
        solution = games.get(game).actions.parse(puzzle.solution)
        return TriedPuzzle(
            right=action == solution,
            solution=solution,
            value=puzzle.value,
            margin=puzzle.margin,
            hints=await self._explain(puzzle, solution, action, owner),
        )

    async def _explain(
        self, puzzle: Puzzle, solution: int, action: int, owner: Owner
    ) -> tuple[Hint, ...]:
        key = (puzzle.id, action)
        hints = self._explained.get(key)
        if hints is not None:
            return hints
        if self._workers.waiting_at(owner.address) > BUSY_ABOVE:
            return ()
        game = games.get(puzzle.record.game)
        job = await asyncio.to_thread(
            lambda: jobs.puzzle_job(
                game,
                position_of(game, puzzle).information_state(puzzle.seat),
                jobs.Tried(solution, action),
                self._budget,
            )
        )
        try:
            answer = await self._workers.ask(job, owner)
        except NoAnswer:
            return ()
        hints = tuple(in_line(puzzle, hint) for hint in hints_of(game.id, answer))
        self._explained.set(key, hints)
        return hints


def today() -> date:
    """The day by which the puzzle of the day changes, everywhere at once."""
    return datetime.now(UTC).date()


def games_with_puzzles() -> list[str]:
    return [id for id in games.GAMES if shipped(id)]


def daily_id(game: str, day: date) -> str | None:
    """The id of the day's puzzle; None if the game has none."""
    puzzle = daily(game, day)
    return None if puzzle is None else puzzle.id


def lines(game: str) -> tuple[PuzzleLine, ...]:
    """The puzzles of a game, the easiest first."""
    if game not in games.GAMES:
        raise Refused("unknown_game", "there is no such game")
    found = [PuzzleLine(one.id, one.record.players, one.difficulty) for one in shipped(game)]
    return tuple(sorted(found, key=lambda one: one.difficulty))


def find(game: str, id: str) -> Puzzle:
    if game not in games.GAMES:
        raise Refused("unknown_game", "there is no such game")
    for puzzle in shipped(game):
        if puzzle.id == id:
            return puzzle
    raise Refused("not_found", "there is no such puzzle")


def shown_puzzle(puzzle: Puzzle) -> ShownPuzzle:
    """What its seat sees, and saw before."""
    record, seat = puzzle.record, puzzle.seat
    last: deque[Step] = deque(maxlen=STEPS_LIMIT)
    steps = replay(games.get(record.game), record)
    state = next(steps).state
    for step in steps:
        last.append(action_step(step.index, step.actor, step.text, step.events, seat))
        state = step.state
    return ShownPuzzle(
        id=puzzle.id,
        game=record.game,
        players=record.players,
        options=record.options,
        difficulty=puzzle.difficulty,
        seat=seat,
        index=len(record.actions),
        observation=state.observe(seat),
        steps=tuple(last),
    )


def in_line(puzzle: Puzzle, hint: Hint) -> Hint:
    """The same with the chance that the long searches found, where a short one is less sure."""
    if hint.reason == "best":
        return msgspec.structs.replace(hint, value=puzzle.value)
    most = puzzle.value - puzzle.margin
    return msgspec.structs.replace(hint, value=max(0.0, min(hint.value or 0.0, most)))
