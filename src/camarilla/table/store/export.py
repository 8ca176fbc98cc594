"""Queries for what people may take away: what is kept about them, and their own games."""

import msgspec
from sqlalchemy import Connection, func, or_, select

from camarilla.table.protocol.table import TableInfo
from camarilla.table.store.schema import chat, seats, subscriptions, tables
from camarilla.table.store.tables import INFO_COLUMNS, infos_from

GAMES_AT_ONCE = 10


class OwnLine(msgspec.Struct, frozen=True):
    """Something that the person has said."""

    table: str
    seat: int | None
    name: str
    text: str
    at: int


class OwnSubscription(msgspec.Struct, frozen=True):
    """A browser to which the person's turns are pushed."""

    endpoint: str
    created_at: int


def lines_of(connection: Connection, user: str) -> list[OwnLine]:
    columns = (chat.c.table_id, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    rows = connection.execute(
        select(*columns).where(chat.c.user_id == user).order_by(chat.c.at, chat.c.id)
    )
    return [OwnLine(*row) for row in rows]


def own_subscriptions(connection: Connection, user: str) -> list[OwnSubscription]:
    columns = (subscriptions.c.endpoint, subscriptions.c.created_at)
    rows = connection.execute(select(*columns).where(subscriptions.c.user_id == user))
    return [OwnSubscription(*row) for row in rows]


def own_tables(connection: Connection, user: str, start: int) -> tuple[int, list[TableInfo]]:
    """How many tables a person has a seat at, or has brought in, and some of them, oldest first."""
    mine = or_(
        tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == user)),
        tables.c.imported_by == user,
    )
    count = connection.execute(select(func.count()).select_from(tables).where(mine)).scalar_one()
    rows = connection.execute(
        select(*INFO_COLUMNS)
        .where(mine)
        .order_by(tables.c.created_at, tables.c.id)
        .offset(start)
        .limit(GAMES_AT_ONCE)
    )
    return count, infos_from(rows)
