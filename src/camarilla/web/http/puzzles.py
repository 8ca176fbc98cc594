"""Endpoints of puzzles. They need no session; with one, the server keeps what was tried."""

from typing import Annotated

import msgspec
from msgspec import Meta

from camarilla.table import puzzles
from camarilla.table.errors import Refused
from camarilla.table.puzzles import PuzzleLine, ShownPuzzle, TriedPuzzle
from camarilla.table.store import puzzles as store
from camarilla.table.store.puzzles import PuzzleProgress
from camarilla.table.thinking.queue import Owner
from camarilla.web.http.routing import Call, Endpoints

endpoints = Endpoints()


class GamePuzzles(msgspec.Struct, frozen=True):
    game: str
    count: int
    daily: str | None
    """The id of today's puzzle."""


class PuzzlesAnswer(msgspec.Struct, frozen=True):
    day: str
    """Today, as YYYY-MM-DD in UTC."""
    games: tuple[GamePuzzles, ...]
    """The games that have puzzles."""


@endpoints("GET", "/api/puzzles", returns=PuzzlesAnswer)
async def puzzle_games(call: Call) -> PuzzlesAnswer:
    """The games that have puzzles, and the puzzle of the day of each."""
    day = puzzles.today()
    return PuzzlesAnswer(
        day.isoformat(),
        tuple(
            GamePuzzles(game, len(puzzles.lines(game)), puzzles.daily_id(game, day))
            for game in puzzles.games_with_puzzles()
        ),
    )


class PuzzleListAnswer(msgspec.Struct, frozen=True):
    day: str
    daily: str | None
    puzzles: tuple[PuzzleLine, ...]


@endpoints("GET", "/api/puzzles/{game}", returns=PuzzleListAnswer, errors=("unknown_game",))
async def puzzle_list(call: Call) -> PuzzleListAnswer:
    """The puzzles of a game, the easiest first."""
    game, day = str(call.request.path_params["game"]), puzzles.today()
    lines = puzzles.lines(game)
    return PuzzleListAnswer(day.isoformat(), puzzles.daily_id(game, day), lines)


@endpoints(
    "GET",
    "/api/puzzles/{game}/{id}",
    returns=ShownPuzzle,
    errors=("unknown_game", "not_found"),
)
async def puzzle(call: Call) -> ShownPuzzle:
    """A position in which one choice is clearly the best, as the seat to act sees it."""
    call.state.limits.shown_puzzles.take(call.address)
    game, id = call.request.path_params["game"], call.request.path_params["id"]
    return await call.state.puzzles.show(game, id)


class TryBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    """The number of the action, as in `observation.legal`."""


@endpoints(
    "POST",
    "/api/puzzles/{game}/{id}",
    body=TryBody,
    returns=TriedPuzzle,
    errors=("unknown_game", "not_found", "illegal_action"),
)
async def try_puzzle(call: Call, body: TryBody) -> TriedPuzzle:
    """Whether an action is the solution, and what speaks for it."""
    call.state.limits.puzzles.take(call.address)
    game, id = call.request.path_params["game"], call.request.path_params["id"]
    owner = Owner(call.address, call.user_id or "")
    return await call.state.puzzles.answer(game, id, body.action, owner)


class ProgressBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    progress: dict[str, PuzzleProgress]
    """By game, what a browser has kept; empty to only ask."""


class ProgressAnswer(msgspec.Struct, frozen=True):
    progress: dict[str, PuzzleProgress]
    """By game, what is kept about you now."""


@endpoints(
    "POST",
    "/api/account/puzzles",
    body=ProgressBody,
    returns=ProgressAnswer,
    errors=("no_session", "unknown_game", "not_for_bots"),
)
async def merge_progress(call: Call, body: ProgressBody) -> ProgressAnswer:
    """Add what a browser has kept about your puzzles to what is kept here. What came first
    counts."""
    user = call.require_person().user
    call.state.limits.progress.take(user.id)
    for game, progress in body.progress.items():
        require_plausible(game, progress)
    known = await call.state.database.write(lambda c: store.merge(c, user.id, body.progress))
    return ProgressAnswer(known)


def require_plausible(game: str, progress: PuzzleProgress) -> None:
    """Refuse unknown games, days to come, and rows of days without a day."""
    if game not in puzzles.games_with_puzzles():
        raise Refused("unknown_game", "there are no puzzles of such a game")
    if bool(progress.days) > bool(progress.day) or progress.day > puzzles.today().isoformat():
        raise Refused("bad_request", "no such day")
