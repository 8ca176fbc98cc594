"""The host's announcements to everybody who plays or waits."""

import msgspec
from sqlalchemy import Connection, delete, insert, select

from camarilla.table.store.schema import announcements
from camarilla.table.store.signals import ANNOUNCEMENT, signal


class Announcement(msgspec.Struct, frozen=True):
    """Told until a time."""

    text: str
    until: int


def announce(connection: Connection, announcement: Announcement | None, at: int) -> None:
    """Replace the announcement; None withdraws it."""
    connection.execute(delete(announcements))
    if announcement is not None:
        values = msgspec.structs.asdict(announcement) | {"at": at}
        connection.execute(insert(announcements), values)
    signal(connection, ANNOUNCEMENT, at)


def announced(connection: Connection, at: int) -> Announcement | None:
    """What is announced now."""
    row = connection.execute(
        select(announcements.c.text, announcements.c.until)
        .where(announcements.c.until > at)
        .order_by(announcements.c.id.desc())
        .limit(1)
    ).first()
    return None if row is None else Announcement(*row)
