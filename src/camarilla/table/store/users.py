"""Queries about people: guests and accounts, their statistics, chat, push and the server's keys."""

from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from camarilla.table.errors import Conflict, Refused
from camarilla.table.store.schema import (
    chat,
    ended_sessions,
    secrets,
    subscriptions,
    users,
)
from camarilla.table.store.signals import PERSON, notify


class StoredUser(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None
    password: str | None
    epoch: int
    token: str | None = None
    """The hash of the token, if it is the account of a bot."""

    @property
    def is_bot(self) -> bool:
        return self.token is not None


def add_user(connection: Connection, user: StoredUser, at: int, owner: str | None = None) -> None:
    row = msgspec.structs.asdict(user) | {"created_at": at, "seen_at": at, "owner": owner}
    try:
        connection.execute(insert(users), row)
    except IntegrityError as error:
        raise Refused("login_taken", "somebody has this login") from error


def find_user(connection: Connection, id: str) -> StoredUser | None:
    return _user(connection, users.c.id == id)


def find_login(connection: Connection, login: str) -> StoredUser | None:
    return _user(connection, users.c.login == login)


def lock(connection: Connection, id: str) -> None:
    """Let one transaction at a time go on with a person's affairs."""
    connection.execute(select(users.c.id).where(users.c.id == id).with_for_update())


def created_at(connection: Connection, id: str) -> int:
    return connection.execute(select(users.c.created_at).where(users.c.id == id)).scalar() or 0


def _user(connection: Connection, condition: ColumnElement[bool]) -> StoredUser | None:
    columns = (users.c.id, users.c.name, users.c.login, users.c.password, users.c.epoch)
    row = connection.execute(select(*columns, users.c.token).where(condition)).first()
    return None if row is None else StoredUser(*row)


# Changes name the epoch that the caller has seen, and touch only their own columns: who has an
# outdated copy of the row changes nothing. They return the new row, or None.


def rename(connection: Connection, id: str, epoch: int, name: str) -> StoredUser | None:
    return _change(connection, id, users.c.epoch == epoch, name=name)


def make_account(
    connection: Connection, id: str, epoch: int, login: str, password: str
) -> StoredUser | None:
    """Give a guest a login and a password; sessions of the guest end."""
    condition = and_(users.c.epoch == epoch, users.c.login.is_(None))
    return _change(connection, id, condition, login=login, password=password, epoch=epoch + 1)


def set_password(connection: Connection, id: str, epoch: int, password: str) -> StoredUser | None:
    """Store a new password; all sessions end."""
    return _change(connection, id, users.c.epoch == epoch, password=password, epoch=epoch + 1)


def set_token(connection: Connection, id: str, token: str) -> StoredUser | None:
    """Give the account of a bot another token, as a hash; what the old one has opened ends."""
    return _change(connection, id, users.c.token.is_not(None), token=token, epoch=users.c.epoch + 1)


def end_all_sessions(connection: Connection, id: str, epoch: int) -> StoredUser | None:
    return _change(connection, id, users.c.epoch == epoch, epoch=epoch + 1)


def _change(
    connection: Connection, id: str, condition: ColumnElement[bool], **values: object
) -> StoredUser | None:
    try:
        changed = connection.execute(
            update(users).where(users.c.id == id, condition).values(values)
        ).rowcount
    except IntegrityError as error:
        raise Refused("login_taken", "somebody has this login") from error
    if not changed:
        return None
    notify(connection, PERSON + id)
    return find_user(connection, id)


def end_session(connection: Connection, id: str, user: str, at: int) -> None:
    """Let a session count no more; ending it twice does nothing."""
    known = connection.execute(select(ended_sessions.c.id).where(ended_sessions.c.id == id))
    if known.first() is None:
        connection.execute(insert(ended_sessions), {"id": id, "user_id": user, "ended_at": at})
        notify(connection, PERSON + user)


def sessions_ended(connection: Connection, user: str) -> frozenset[str]:
    rows = connection.execute(select(ended_sessions.c.id).where(ended_sessions.c.user_id == user))
    return frozenset(rows.scalars())


SEEN_EVERY: Final = 86_400_000
"""How exactly it is known when a person was last here, in milliseconds."""


def seen(connection: Connection, id: str, at: int) -> bool:
    """Whether the person was noted as here within a day."""
    last = connection.execute(select(users.c.seen_at).where(users.c.id == id)).scalar()
    return last is None or at - last < SEEN_EVERY


def note_seen(connection: Connection, id: str, at: int) -> None:
    connection.execute(update(users).where(users.c.id == id).values(seen_at=at))


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table; `seat` is null for somebody who only watches."""

    id: int
    name: str
    seat: int | None
    text: str
    at: int


SAID: Final = chat.c.text != ""
"""Lines of people who are deleted have no words any more."""
_LINES = select(chat.c.id, chat.c.name, chat.c.seat, chat.c.text, chat.c.at)


def last_lines(connection: Connection, table: str, count: int) -> list[ChatLine]:
    rows = connection.execute(
        _LINES.where(chat.c.table_id == table, SAID).order_by(chat.c.id.desc()).limit(count)
    ).all()
    return [ChatLine(*row) for row in reversed(rows)]


def lines_between(connection: Connection, table: str, after: int, last: int) -> list[ChatLine]:
    rows = connection.execute(
        _LINES.where(chat.c.table_id == table, chat.c.id > after, chat.c.id <= last, SAID).order_by(
            chat.c.id
        )
    )
    return [ChatLine(*row) for row in rows]


def add_line(
    connection: Connection, table: str, user: str, seat: int | None, name: str, text: str, at: int
) -> ChatLine:
    last = connection.execute(select(func.max(chat.c.id)).where(chat.c.table_id == table)).scalar()
    line = ChatLine((last or 0) + 1, name, seat, text, at)
    try:
        connection.execute(
            insert(chat),
            msgspec.structs.asdict(line) | {"table_id": table, "user_id": user},
        )
    except IntegrityError as error:
        raise Conflict from error
    notify(connection, table, -line.id)
    return line


class Subscription(msgspec.Struct, frozen=True):
    endpoint: str
    p256dh: str
    auth: str


SUBSCRIPTIONS: Final = 10
"""Browsers to which one person's turns are pushed."""


def subscribe(connection: Connection, user: str, subscription: Subscription, at: int) -> None:
    """Keep a subscription; of too many the oldest go."""
    unsubscribe(connection, subscription.endpoint)
    connection.execute(
        insert(subscriptions),
        msgspec.structs.asdict(subscription) | {"user_id": user, "created_at": at},
    )
    too_many = connection.execute(
        select(subscriptions.c.endpoint)
        .where(subscriptions.c.user_id == user)
        .order_by(subscriptions.c.created_at.desc())
        .offset(SUBSCRIPTIONS)
    ).scalars()
    for endpoint in too_many.all():
        unsubscribe(connection, endpoint)


def unsubscribe(connection: Connection, endpoint: str, user: str | None = None) -> None:
    condition = [subscriptions.c.endpoint == endpoint]
    if user is not None:
        condition.append(subscriptions.c.user_id == user)
    connection.execute(delete(subscriptions).where(*condition))


def subscriptions_of(connection: Connection, user: str) -> list[Subscription]:
    rows = connection.execute(
        select(subscriptions.c.endpoint, subscriptions.c.p256dh, subscriptions.c.auth).where(
            subscriptions.c.user_id == user
        )
    )
    return [Subscription(*row) for row in rows]


def secret(connection: Connection, name: str, make: Callable[[], bytes]) -> bytes:
    """A key of the server, made at first use; all processes get the same."""
    found = connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar()
    if found is None:
        found = make()
        try:
            connection.execute(insert(secrets), {"name": name, "value": found})
        except IntegrityError as error:
            raise Conflict from error
    return bytes(found)
