"""Queries about what opens an account or a session: recovery codes, links to one more device.

Only hashes are stored. The secrets have so many random bits that nobody finds one by its hash.
"""

import hashlib
import secrets
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from camarilla.table.store import users
from camarilla.table.store.schema import device_links, recovery_codes
from camarilla.table.store.users import StoredUser

CODES: Final = 8
"""Recovery codes of an account."""
LINK_FOR: Final = 5 * 60_000
"""How long a link to one more device is valid, in milliseconds."""
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are mistaken for one another."""
_GROUPS: Final = 4


def new_codes() -> tuple[str, ...]:
    """A set of codes of 79 random bits each, in groups that people can copy by hand."""
    groups = ("".join(secrets.choice(_LETTERS) for _ in range(4)) for _ in range(CODES * _GROUPS))
    return tuple("-".join(code) for code in zip(*[groups] * _GROUPS, strict=True))


def new_link() -> str:
    """The secret part of a link: 192 random bits."""
    return secrets.token_urlsafe(24)


def _hash_of(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _hash_of_code(user: str, code: str) -> str:
    plain = "".join(c for c in code.casefold() if c.isalnum())
    return _hash_of("code", user, plain)


def replace_codes(connection: Connection, user: str, codes: tuple[str, ...]) -> None:
    """From now on these codes count, and no older ones."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.user_id == user))
    connection.execute(
        insert(recovery_codes),
        [{"hash": _hash_of_code(user, code), "user_id": user} for code in codes],
    )


def count_codes(connection: Connection, user: str) -> int:
    """How many codes are left."""
    query = select(func.count()).select_from(recovery_codes)
    return connection.execute(query.where(recovery_codes.c.user_id == user)).scalar_one()


def recover(connection: Connection, login: str, code: str, password: str) -> StoredUser | None:
    """Use a code up and store a new password; all sessions end. None if there is no such code."""
    user = users.find_login(connection, login)
    if user is None:
        return None
    used = delete(recovery_codes).where(
        recovery_codes.c.hash == _hash_of_code(user.id, code), recovery_codes.c.user_id == user.id
    )
    if not connection.execute(used).rowcount:
        return None
    return users.set_password(connection, user.id, user.epoch, password)


def keep_link(connection: Connection, user: StoredUser, token: str, now: int) -> None:
    """Keep a link in place of an older one of the same person."""
    connection.execute(
        delete(device_links).where(
            (device_links.c.user_id == user.id) | (device_links.c.expires_at <= now)
        )
    )
    row = {"user_id": user.id, "epoch": user.epoch, "expires_at": now + LINK_FOR}
    connection.execute(insert(device_links), row | {"hash": _hash_of("link", token)})


def use_link(connection: Connection, token: str, now: int) -> StoredUser | None:
    """Use a link up; its person if it was valid, and no session of theirs has been ended since."""
    ours = device_links.c.hash == _hash_of("link", token)
    row = connection.execute(select(device_links).where(ours)).first()
    if row is None or not connection.execute(delete(device_links).where(ours)).rowcount:
        return None
    user = users.find_user(connection, row.user_id)
    valid = user is not None and user.epoch == row.epoch and now < row.expires_at
    return user if valid else None
