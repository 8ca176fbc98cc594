"""Forgetting: guests who stay away, old chat, imported records, sessions that have expired.

Each function deletes a limited number of rows and says how many, so that nobody waits long.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, exists, select

from camarilla.table.store.schema import (
    chat,
    device_links,
    ended_sessions,
    log,
    notice_settings,
    orders,
    puzzle_progress,
    rating_history,
    ratings,
    recovery_codes,
    restrictions,
    seats,
    subscriptions,
    tables,
    users,
)

AT_ONCE = 200


def forget_guests(connection: Connection, before: int) -> int:
    """Guests who were last seen before a time and sit at no open or running table.

    Games that they have finished keep their names.
    """
    playing = exists().where(
        seats.c.user_id == users.c.id,
        seats.c.table_id == tables.c.id,
        tables.c.status.in_(("open", "running")),
    )
    ids = (
        connection.execute(
            select(users.c.id)
            .where(
                users.c.seen_at < before,
                users.c.login.is_(None),
                users.c.token.is_(None),
                ~playing,
            )
            .limit(AT_ONCE)
        )
        .scalars()
        .all()
    )
    delete_people(connection, ids)
    return len(ids)


def delete_people(connection: Connection, ids: Sequence[str]) -> None:
    """Delete people with all that is kept about them but their games and what they said."""
    of_people = (
        ratings,
        rating_history,
        subscriptions,
        ended_sessions,
        recovery_codes,
        device_links,
        restrictions,
        orders,
        notice_settings,
        puzzle_progress,
    )
    for table in of_people:
        connection.execute(delete(table).where(table.c.user_id.in_(ids)))
    connection.execute(delete(users).where(users.c.id.in_(ids)))


def forget_chat(connection: Connection, before: int) -> int:
    """Lines said before a time, some tables at once."""
    old = chat.c.at < before
    ids = (
        connection.execute(select(chat.c.table_id).where(old).distinct().limit(AT_ONCE))
        .scalars()
        .all()
    )
    return connection.execute(delete(chat).where(chat.c.table_id.in_(ids), old)).rowcount


def forget_imports(connection: Connection, before: int) -> int:
    """Tables made from records that were brought in before a time."""
    ids = (
        connection.execute(
            select(tables.c.id)
            .where(tables.c.imported_by.is_not(None), tables.c.created_at < before)
            .limit(AT_ONCE)
        )
        .scalars()
        .all()
    )
    delete_tables(connection, ids)
    return len(ids)


def delete_tables(connection: Connection, ids: Sequence[str]) -> None:
    for table in (chat, orders, seats, log, rating_history):
        connection.execute(delete(table).where(table.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def forget_sessions(connection: Connection, before: int) -> int:
    """Sessions that were ended before a time; their cookies have expired since."""
    return connection.execute(
        delete(ended_sessions).where(ended_sessions.c.ended_at < before)
    ).rowcount
