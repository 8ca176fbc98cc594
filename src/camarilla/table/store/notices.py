"""Queries about what people want to be told, and about deadlines that are near."""

import hashlib
import secrets
from typing import Final

import msgspec
from sqlalchemy import Connection, insert, or_, select, update

from camarilla.table.notices import KINDS, Kind
from camarilla.table.protocol.table import TableInfo
from camarilla.table.store.schema import notice_settings, tables
from camarilla.table.store.tables import INFO_COLUMNS, infos_from

CODE_FOR: Final = 15 * 60_000
"""How long a code opens an address, in milliseconds."""
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are mistaken for one another."""
_AT_ONCE: Final = 500


class NoticeSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What a person wants to be told, and where else than in browsers."""

    off: tuple[Kind, ...] = ()
    """The kinds of notices that are not wanted."""
    language: str = "en"
    address: str | None = None
    pending: str | None = None
    """An address whose code has not been entered yet."""


def settings_of(connection: Connection, user: str) -> NoticeSettings:
    ours = notice_settings.c.user_id == user
    row = connection.execute(select(notice_settings).where(ours)).first()
    if row is None:
        return NoticeSettings()
    return NoticeSettings(
        off=tuple(kind for kind in KINDS if kind in row.off.split()),
        language=row.language,
        address=row.address,
        pending=row.pending,
    )


def choose(connection: Connection, user: str, off: tuple[Kind, ...], language: str) -> None:
    _store(connection, user, off=" ".join(off), language=language)


def _store(connection: Connection, user: str, **values: object) -> None:
    ours = notice_settings.c.user_id == user
    if not connection.execute(update(notice_settings).where(ours).values(values)).rowcount:
        row = {"user_id": user, "off": "", "language": "en"} | values
        connection.execute(insert(notice_settings), row)


def new_code() -> str:
    """A code of 39 random bits; it opens one address for minutes."""
    return "".join(secrets.choice(_LETTERS) for _ in range(8))


def _hash_of(user: str, code: str) -> str:
    plain = "".join(c for c in code.casefold() if c.isalnum())
    return hashlib.sha256(f"notice\0{user}\0{plain}".encode()).hexdigest()


def await_code(connection: Connection, user: str, address: str, code: str, now: int) -> None:
    """From now on the code opens the address."""
    values = {"code": _hash_of(user, code), "code_until": now + CODE_FOR}
    _store(connection, user, pending=address, **values)


def confirm(connection: Connection, user: str, code: str, now: int) -> bool:
    """Send to the new address from now on; False if that is not its code."""
    ours = notice_settings.c.user_id == user
    valid = (notice_settings.c.code == _hash_of(user, code), notice_settings.c.code_until > now)
    values = {"address": notice_settings.c.pending, "pending": None, "code": None}
    changed = connection.execute(update(notice_settings).where(ours, *valid).values(values))
    return bool(changed.rowcount)


def forget_address(connection: Connection, user: str) -> None:
    """Send nowhere but to browsers."""
    values = {"address": None, "pending": None, "code": None}
    connection.execute(
        update(notice_settings).where(notice_settings.c.user_id == user).values(values)
    )


_NEVER_REMINDED = tables.c.reminded.is_(None)


def near_deadlines(connection: Connection, now: int, before: int) -> list[TableInfo]:
    """Games by the day whose player has less than `before` left and was not reminded of it."""
    return infos_from(
        connection.execute(
            select(*INFO_COLUMNS)
            .where(
                tables.c.status == "running",
                tables.c.deadline > now,
                tables.c.deadline <= now + before,
                or_(_NEVER_REMINDED, tables.c.reminded != tables.c.deadline),
                tables.c.info.contains('"clock":{"kind":"days"', autoescape=True),
            )
            .limit(_AT_ONCE)
        )
    )


def claim_reminder(connection: Connection, table_id: str, deadline: int) -> bool:
    """Whether this process is the one to remind the player of this deadline."""
    claimed = connection.execute(
        update(tables)
        .where(
            tables.c.id == table_id,
            tables.c.deadline == deadline,
            or_(_NEVER_REMINDED, tables.c.reminded != deadline),
        )
        .values(reminded=deadline)
    )
    return bool(claimed.rowcount)
