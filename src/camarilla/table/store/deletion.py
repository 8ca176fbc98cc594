"""What deleting a person changes in the database. `table/deletion.py` says in which order."""

import msgspec
from sqlalchemy import Connection, select, update

from camarilla.table import log as entries
from camarilla.table.log import NOBODY, Seated, TakenOver, TakeoverAsked
from camarilla.table.protocol.table import TableInfo
from camarilla.table.store.retention import delete_people, delete_tables
from camarilla.table.store.schema import chat, log, seats, tables
from camarilla.table.store.signals import DELETED, PERSON, notify

AT_ONCE = 50
_NAMING = (Seated, TakeoverAsked, TakenOver)
"""The entries that have a person's id and name."""
_FORGOTTEN = ""
"""In place of the person: others still see that they have played with somebody."""


def tables_of(connection: Connection, user: str) -> list[str]:
    """Some of the tables at which the person has a seat."""
    query = select(seats.c.table_id).where(seats.c.user_id == user).distinct().limit(AT_ONCE)
    return list(connection.execute(query).scalars())


def asked_at(connection: Connection, user: str) -> list[str]:
    """The tables at which the person has asked for a bot's seat, perhaps in vain."""
    asked = log.c.entry.startswith('{"kind":"takeover-asked"', autoescape=True)
    named = log.c.entry.contains(f'"user":"{user}"', autoescape=True)
    query = select(log.c.table_id).where(asked, named).distinct()
    return list(connection.execute(query).scalars())


def imports_of(connection: Connection, user: str) -> list[str]:
    """The tables made of the records that the person has brought in."""
    query = select(tables.c.id).where(tables.c.imported_by == user)
    return list(connection.execute(query).scalars())


def forget_at(connection: Connection, table_id: str, user: str) -> None:
    """Take the person's name out of a table: its log, its index, its seats."""
    here = log.c.table_id == table_id
    named = log.c.entry.contains(f'"user":"{user}"', autoescape=True)
    for row in connection.execute(select(log.c.seq, log.c.entry).where(here, named)).all():
        entry = entries.decode(row.entry)
        if isinstance(entry, _NAMING) and entry.user == user:
            nobody = msgspec.structs.replace(entry, user=_FORGOTTEN, name=NOBODY)
            changed = update(log).where(here, log.c.seq == row.seq)
            connection.execute(changed.values(entry=entries.encode(nobody)))
    _forget_in_info(connection, table_id, user)
    connection.execute(
        update(seats)
        .where(seats.c.table_id == table_id, seats.c.user_id == user)
        .values(user_id=_FORGOTTEN)
    )


def _forget_in_info(connection: Connection, table_id: str, user: str) -> None:
    text = connection.execute(select(tables.c.info).where(tables.c.id == table_id)).scalar()
    if text is None:
        return
    info = msgspec.json.decode(text, type=TableInfo)
    kept = tuple(
        msgspec.structs.replace(seat, name=NOBODY, player=None) if seat.player == user else seat
        for seat in info.seats
    )
    text = msgspec.json.encode(msgspec.structs.replace(info, seats=kept)).decode()
    connection.execute(update(tables).where(tables.c.id == table_id).values(info=text))


def delete_person(connection: Connection, user: str) -> bool:
    """Delete what belongs to no game; False if the person still has a seat somewhere."""
    if tables_of(connection, user):
        return False
    imports = imports_of(connection, user)
    delete_tables(connection, imports)
    for table_id in imports:
        notify(connection, DELETED + table_id)
    # Lines keep their numbers; those without words are sent to nobody.
    gone = {"user_id": _FORGOTTEN, "name": NOBODY, "text": ""}
    connection.execute(update(chat).where(chat.c.user_id == user).values(gone))
    delete_people(connection, [user])
    notify(connection, PERSON + user)
    return True
