"""Queries about players: statistics, finished games, opponents, ratings and their history.

The address of a private table is its key, so only people who had a seat there see it.
"""

from collections import defaultdict
from typing import Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, case, distinct, func, or_, select

from camarilla.table.protocol.table import TableInfo
from camarilla.table.store.schema import rating_history, ratings, seats, tables, users
from camarilla.table.store.tables import INFO_COLUMNS, infos_from

GAMES_AT_ONCE: Final = 20
OPPONENTS: Final = 20
POINTS: Final = 300
"""Points of a rating's history that are told: the last ones."""
BEST: Final = 100

GameKind = Literal["people", "bots", "imported"]
"""With other people; alone against bots, or on one screen; brought in as a record."""


class GameStatistics(msgspec.Struct, frozen=True):
    """`played` and `won` count seats; the games with people, and those without, count tables."""

    game: str
    played: int
    won: int
    rating: float | None
    """The lower bound: `mu` minus three times `sigma`."""
    mu: float | None
    sigma: float | None
    rated: int
    """Rated games."""
    with_people: int
    won_with_people: int
    alone: int
    """Against bots, or all seats on one screen."""
    won_alone: int


_others, _own = seats.alias("others"), seats.alias("own")
_BOTS: Final = select(users.c.id).where(users.c.token.is_not(None))
_WITH_OTHERS: Final = (
    select(_others.c.seat)
    .where(
        _others.c.table_id == seats.c.table_id,
        _others.c.user_id != seats.c.user_id,
        _others.c.user_id.not_in(_BOTS),
    )
    .exists()
)
"""Bots with accounts are no people."""


def statistics(connection: Connection, user: str) -> list[GameStatistics]:
    """Of every game that the person has finished here; imported records are none."""
    rated = {
        row.game: row
        for row in connection.execute(select(ratings).where(ratings.c.user_id == user))
    }
    together = case((_WITH_OTHERS, seats.c.table_id))
    alone = case((~_WITH_OTHERS, seats.c.table_id))
    rows = connection.execute(
        select(
            seats.c.game,
            func.count(),
            func.sum(case((seats.c.won, 1), else_=0)),
            func.count(distinct(together)),
            func.count(distinct(case((seats.c.won, together)))),
            func.count(distinct(alone)),
            func.count(distinct(case((seats.c.won, alone)))),
        )
        .where(seats.c.user_id == user, seats.c.finished_at.is_not(None))
        .group_by(seats.c.game)
        .order_by(seats.c.game)
    )
    found = []
    for game, played, won, *by_company in rows:
        one = rated.get(game)
        of_rating = (one.ordinal, one.mu, one.sigma, one.games) if one else (None, None, None, 0)
        found.append(GameStatistics(game, played, won, *of_rating, *by_company))
    return found


def _may_know(reader: str | None) -> ColumnElement[bool]:
    """Whether the reader may be told of a table."""
    own = select(_own.c.seat).where(_own.c.table_id == tables.c.id, _own.c.user_id == reader)
    return or_(tables.c.listed, own.correlate(tables).exists())


def _games_of(user: str, kind: GameKind | None) -> ColumnElement[bool]:
    if kind == "imported":
        return tables.c.imported_by == user
    mine = select(seats.c.table_id).where(seats.c.user_id == user)
    if kind is None:
        return tables.c.id.in_(mine)
    return tables.c.id.in_(mine.where(_WITH_OTHERS if kind == "people" else ~_WITH_OTHERS))


def finished_games(
    connection: Connection,
    user: str,
    reader: str | None,
    game: str | None,
    kind: GameKind | None,
    start: int,
) -> tuple[int, list[TableInfo]]:
    """How many finished games of a person the reader may know, and some of them, newest first."""
    known = and_(_games_of(user, kind), tables.c.status == "finished")
    if kind != "imported" or reader != user:
        known = and_(known, _may_know(reader))
    if game is not None:
        known = and_(known, tables.c.game == game)
    count = connection.execute(select(func.count()).select_from(tables).where(known)).scalar_one()
    rows = connection.execute(
        select(*INFO_COLUMNS)
        .where(known)
        .order_by(tables.c.changed_at.desc(), tables.c.id)
        .offset(start)
        .limit(GAMES_AT_ONCE)
    )
    return count, infos_from(rows)


class Opponent(msgspec.Struct, frozen=True):
    id: str
    name: str
    is_bot: bool
    played: int
    won: int
    """How often the person won, and the opponent: in some games both did, in others neither."""
    lost: int


def opponents(
    connection: Connection, user: str, reader: str | None, other: str | None = None
) -> list[Opponent]:
    """Whom the person has played with most, or one of them, at tables that the reader may know."""
    theirs = _others
    together = and_(
        seats.c.user_id == user,
        seats.c.finished_at.is_not(None),
        tables.c.id == seats.c.table_id,
        _may_know(reader),
        theirs.c.table_id == seats.c.table_id,
        theirs.c.user_id != user,
        users.c.id == theirs.c.user_id,
    )
    if other is not None:
        together = and_(together, users.c.id == other)
    played = func.count(distinct(seats.c.table_id))
    rows = connection.execute(
        select(
            users.c.id,
            users.c.name,
            users.c.token.is_not(None),
            played,
            func.count(distinct(case((seats.c.won, seats.c.table_id)))),
            func.count(distinct(case((theirs.c.won, seats.c.table_id)))),
        )
        .where(together)
        .group_by(users.c.id, users.c.name, users.c.token)
        .order_by(played.desc(), users.c.name)
        .limit(OPPONENTS)
    )
    return [Opponent(*row) for row in rows]


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after the rated game with this number."""

    games: int
    at: int
    mu: float
    sigma: float
    rating: float
    table: str | None
    """Null if the reader may not know the table."""


class RatingHistory(msgspec.Struct, frozen=True):
    game: str
    points: tuple[RatingPoint, ...]


def histories(connection: Connection, user: str, reader: str | None) -> list[RatingHistory]:
    """What became of the person's ratings, oldest first."""
    rows = connection.execute(
        select(
            rating_history,
            case((_may_know(reader), rating_history.c.table_id)).label("known_table"),
        )
        .join_from(rating_history, tables)
        .where(rating_history.c.user_id == user)
        .order_by(rating_history.c.game, rating_history.c.games)
    )
    by_game: dict[str, list[RatingPoint]] = defaultdict(list)
    for row in rows:
        by_game[row.game].append(
            RatingPoint(row.games, row.at, row.mu, row.sigma, row.ordinal, row.known_table)
        )
    return [RatingHistory(game, tuple(points[-POINTS:])) for game, points in by_game.items()]


class Rated(msgspec.Struct, frozen=True):
    id: str
    name: str
    rating: float
    games: int
    mu: float
    sigma: float


def best_rated(connection: Connection, game: str, least: int) -> list[Rated]:
    """The best of those with at least this many rated games."""
    columns = (ratings.c.ordinal, ratings.c.games, ratings.c.mu, ratings.c.sigma)
    rows = connection.execute(
        select(users.c.id, users.c.name, *columns)
        .join_from(ratings, users)
        .where(ratings.c.game == game, ratings.c.games >= least)
        .order_by(ratings.c.ordinal.desc(), users.c.id)
        .limit(BEST)
    )
    return [Rated(*row) for row in rows]
