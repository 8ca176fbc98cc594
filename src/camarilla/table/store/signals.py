"""How the processes on one database tell each other what has changed.

PostgreSQL has NOTIFY. On SQLite there is one server; another program, such as `camarilla admin`,
leaves it signals in a table that the server looks at every second.
"""

from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, text

from camarilla.table.store.schema import signals

CHANNEL: Final = "camarilla"
NOTIFY: Final = text(f"select pg_notify('{CHANNEL}', :payload)")
KEPT_FOR: Final = 600_000
"""Milliseconds after which the server has seen a signal for certain."""

# What stands before the name in a signal; without a mark it is a table's id. Ids are letters,
# digits, - and _.
PERSON: Final = "@"
DELETED: Final = "!"
ANNOUNCEMENT: Final = "*"
ORDERS: Final = "+"


def notify(connection: Connection, name: str, number: int = 0) -> None:
    """Tell the other processes on PostgreSQL."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"payload": f"{name} {number}"})


def signal(connection: Connection, name: str, at: int, number: int = 0) -> None:
    """Tell every server on this database, from a program that is none."""
    if connection.dialect.name == "postgresql":
        notify(connection, name, number)
        return
    connection.execute(delete(signals).where(signals.c.at < at - KEPT_FOR))
    connection.execute(insert(signals), {"payload": f"{name} {number}", "at": at})


def signals_after(connection: Connection, id: int) -> list[tuple[int, str, int]]:
    """The signals beyond one: the number of each, and what it says."""
    rows = connection.execute(
        select(signals.c.id, signals.c.payload).where(signals.c.id > id).order_by(signals.c.id)
    )
    return [(row.id, *parsed(row.payload)) for row in rows]


def last_signal(connection: Connection) -> int:
    return connection.execute(select(func.max(signals.c.id))).scalar() or 0


def parsed(payload: str) -> tuple[str, int]:
    name, _, number = payload.partition("\n")[0].partition(" ")
    return name, int(number)


Rows = list[tuple[int, str]]
"""Entries of a table as they are stored: the time and the text of each."""


def entries_in(payload: str) -> Rows:
    """The last entries of the table, if the signal has them: a line for each."""
    lines = payload.split("\n")[1:]
    return [(int(at), entry) for at, _, entry in (line.partition(" ") for line in lines)]
