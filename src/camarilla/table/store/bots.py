"""Queries about the accounts of bots."""

from typing import Final

import msgspec
from sqlalchemy import Connection, func, select

from camarilla.table.store.schema import users
from camarilla.table.store.users import StoredUser, find_user

LISTED: Final = 200


class BotAccount(msgspec.Struct, frozen=True):
    id: str
    name: str
    created_at: int


def count_owned(connection: Connection, owner: str) -> int:
    """How many bots a person has made."""
    query = select(func.count()).select_from(users)
    return connection.execute(query.where(users.c.owner == owner)).scalar_one()


def owned(connection: Connection, owner: str) -> list[BotAccount]:
    """The bots that a person has made, oldest first."""
    rows = connection.execute(
        select(users.c.id, users.c.name, users.c.created_at)
        .where(users.c.owner == owner)
        .order_by(users.c.created_at, users.c.id)
    )
    return [BotAccount(*row) for row in rows]


def owner_of(connection: Connection, bot: str) -> str | None:
    """Who has made a bot; None if the host has, or if there is no such bot."""
    query = select(users.c.owner).where(users.c.id == bot, users.c.token.is_not(None))
    return connection.execute(query).scalar()


def listed(connection: Connection) -> list[BotAccount]:
    """The bots that were here last."""
    rows = connection.execute(
        select(users.c.id, users.c.name, users.c.created_at)
        .where(users.c.token.is_not(None))
        .order_by(users.c.seen_at.desc(), users.c.id)
        .limit(LISTED)
    )
    return [BotAccount(*row) for row in rows]


def find_bot(connection: Connection, id: str) -> StoredUser | None:
    user = find_user(connection, id)
    return user if user is not None and user.is_bot else None
