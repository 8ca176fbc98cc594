"""Queries of the host: people and tables, restrictions, deletion."""

from typing import Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, or_, select, update

from camarilla.table.errors import Refused
from camarilla.table.protocol.table import TableInfo
from camarilla.table.store.retention import delete_tables
from camarilla.table.store.schema import (
    restrictions,
    seats,
    tables,
    users,
)
from camarilla.table.store.signals import DELETED, PERSON, signal
from camarilla.table.store.users import StoredUser, find_login, find_user

RestrictionKind = Literal["mute", "ban"]
LISTED: Final = 200
"""How many tables or people one answer has at most, the newest first."""


class Restriction(msgspec.Struct, frozen=True):
    """What the host forbids a person; `until` null: forever."""

    kind: RestrictionKind
    until: int | None

    def holds(self, at: int) -> bool:
        return self.until is None or at < self.until


class HostedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the host of the server sees it."""

    id: str
    game: str
    status: str
    listed: bool
    players: tuple[str, ...]
    seq: int
    created_at: int
    changed_at: int


class HostedPerson(msgspec.Struct, frozen=True, kw_only=True):
    """A person as the host of the server sees them."""

    id: str
    name: str
    login: str | None
    is_bot: bool
    created_at: int
    seen_at: int
    """Accurate to a day."""
    tables: int
    """Tables at which the person sits or sat."""
    restrictions: tuple[Restriction, ...]


# Looking.

_infos = msgspec.json.Decoder(TableInfo)


def list_tables(connection: Connection, status: str | None) -> list[HostedTable]:
    found = select(tables).order_by(tables.c.changed_at.desc()).limit(LISTED)
    if status is not None:
        found = found.where(tables.c.status == status)
    return [_hosted_table(row) for row in connection.execute(found)]


def _hosted_table(row: Row[tuple[object, ...]]) -> HostedTable:
    info = _infos.decode(row.info)
    return HostedTable(
        id=row.id,
        game=row.game,
        status=row.status,
        listed=row.listed,
        players=tuple(seat.name or seat.bot or "" for seat in info.seats),
        seq=row.seq,
        created_at=row.created_at,
        changed_at=row.changed_at,
    )


def list_people(connection: Connection, text: str) -> list[HostedPerson]:
    """People whose name, login or id contains a text."""
    sat_at = (
        select(func.count(seats.c.table_id.distinct()))
        .where(seats.c.user_id == users.c.id)
        .scalar_subquery()
    )
    is_bot = users.c.token.is_not(None).label("is_bot")
    columns = (users.c.id, users.c.name, users.c.login, users.c.created_at, users.c.seen_at)
    rows = connection.execute(
        select(*columns, is_bot, sat_at.label("tables"))
        .where(_contains(text))
        .order_by(users.c.seen_at.desc(), users.c.created_at.desc())
        .limit(LISTED)
    ).all()
    forbidden = _restrictions(connection, [row.id for row in rows])
    return [
        HostedPerson(**row._mapping, restrictions=tuple(forbidden.get(row.id, ())))  # noqa: SLF001
        for row in rows
    ]


def _contains(text: str) -> ColumnElement[bool]:
    in_name = func.lower(users.c.name).contains(text.lower(), autoescape=True)
    in_login = users.c.login.contains(text.lower(), autoescape=True)
    return or_(in_name, in_login, users.c.id == text)


def require_person(connection: Connection, name: str) -> StoredUser:
    """The person with this id or login."""
    found = find_user(connection, name) or find_login(connection, name)
    if found is None:
        raise Refused("not_found", f"nobody has the id or login {name}")
    return found


def unfinished_tables_of(connection: Connection, user: str) -> list[str]:
    """The open and running tables at which a person sits."""
    mine = select(seats.c.table_id).where(seats.c.user_id == user)
    return list(
        connection.execute(
            select(tables.c.id).where(
                tables.c.id.in_(mine), tables.c.status.in_(("open", "running"))
            )
        ).scalars()
    )


# Restrictions.


def _restrictions(connection: Connection, ids: list[str]) -> dict[str, list[Restriction]]:
    found: dict[str, list[Restriction]] = {}
    rows = connection.execute(select(restrictions).where(restrictions.c.user_id.in_(ids)))
    for row in rows:
        found.setdefault(row.user_id, []).append(Restriction(row.kind, row.until))
    return found


def restrictions_of(connection: Connection, user: str) -> tuple[Restriction, ...]:
    return tuple(_restrictions(connection, [user]).get(user, ()))


def restrict(connection: Connection, user: str, restriction: Restriction, at: int) -> None:
    """Forbid a person something; an earlier restriction of the kind is replaced."""
    lift(connection, user, restriction.kind, at)
    values = msgspec.structs.asdict(restriction) | {"user_id": user, "at": at}
    connection.execute(insert(restrictions), values)


def lift(connection: Connection, user: str, kind: RestrictionKind, at: int) -> bool:
    """Allow it again; whether it was forbidden."""
    signal(connection, PERSON + user, at)
    return bool(
        connection.execute(
            delete(restrictions).where(restrictions.c.user_id == user, restrictions.c.kind == kind)
        ).rowcount
    )


# Deleting.


def delete_table(connection: Connection, id: str, at: int) -> None:
    """Delete a table with its log, chat and results. Ratings stay as they are."""
    if connection.execute(select(tables.c.id).where(tables.c.id == id)).first() is None:
        raise Refused("not_found", "there is no such table")
    delete_tables(connection, [id])
    signal(connection, DELETED + id, at)


def reset_password(connection: Connection, user: StoredUser, password: str, at: int) -> None:
    """Store the hash of a new password; all sessions end."""
    connection.execute(
        update(users)
        .where(users.c.id == user.id)
        .values(password=password, epoch=users.c.epoch + 1)
    )
    signal(connection, PERSON + user.id, at)
