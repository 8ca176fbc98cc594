"""Queries about the puzzles that people have tried."""

from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, delete, insert, select

from camarilla.table.store.schema import puzzle_progress
from camarilla.table.store.users import lock

PuzzleId = Annotated[str, Meta(pattern=r"^[0-9a-f]{10}$")]
MOST_TRIED = 2000
"""Puzzles of a game that are kept for a person; fewer are shipped."""


class PuzzleProgress(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody has tried of the puzzles of a game. Only the first try counts."""

    tried: Annotated[dict[PuzzleId, bool], Meta(max_length=MOST_TRIED)]
    """By the ids of puzzles, whether the first try was right."""
    day: Annotated[str, Meta(pattern=r"^(\d{4}-\d\d-\d\d)?$")] = ""
    """The last day whose puzzle was tried, as YYYY-MM-DD; empty before the first."""
    days: Annotated[int, Meta(ge=0, le=100_000)] = 0
    """On how many days in a row up to it the day's puzzle was solved."""


def progress_of(connection: Connection, user: str) -> dict[str, PuzzleProgress]:
    """By game."""
    ours = puzzle_progress.c.user_id == user
    rows = connection.execute(select(puzzle_progress).where(ours).order_by(puzzle_progress.c.game))
    return {
        row.game: PuzzleProgress(
            tried=msgspec.json.decode(row.tried, type=dict[str, bool]), day=row.day, days=row.days
        )
        for row in rows
    }


def merge(
    connection: Connection, user: str, brought: dict[str, PuzzleProgress]
) -> dict[str, PuzzleProgress]:
    """Add what a browser has kept; all that is known then."""
    lock(connection, user)
    known = progress_of(connection, user)
    for game, new in brought.items():
        both = merged(known[game], new) if game in known else new
        if both == known.get(game):
            continue
        known[game] = both
        here = (puzzle_progress.c.user_id == user, puzzle_progress.c.game == game)
        connection.execute(delete(puzzle_progress).where(*here))
        row = {"user_id": user, "game": game, "day": both.day, "days": both.days}
        tried = msgspec.json.encode(both.tried).decode()
        connection.execute(insert(puzzle_progress), row | {"tried": tried})
    return known


def merged(known: PuzzleProgress, new: PuzzleProgress) -> PuzzleProgress:
    """What came first counts: of each puzzle its first try, and of each day."""
    later = new if new.day > known.day else known
    tried = dict(list((new.tried | known.tried).items())[:MOST_TRIED])
    return PuzzleProgress(tried=tried, day=later.day, days=later.days)
