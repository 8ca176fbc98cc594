"""Identity: sessions, guests, accounts."""

import asyncio
import contextlib
import secrets
import time
import unicodedata
from collections.abc import Callable
from typing import Final

import argon2
import msgspec
from starlette.requests import HTTPConnection

from camarilla.table.cache import LruCache
from camarilla.table.commands.base import User
from camarilla.table.errors import Refused, Unavailable
from camarilla.table.names import checked_name
from camarilla.table.rooms import now
from camarilla.table.store import accounts, admin, users
from camarilla.table.store.admin import Restriction, RestrictionKind
from camarilla.table.store.database import Database, Work
from camarilla.table.store.users import StoredUser
from camarilla.web.guard import tokens
from camarilla.web.guard.cookies import COOKIE, CookieSigner, Ticket, new_ticket, today
from camarilla.web.guard.passwords import checked_password

CACHED_FOR: Final = 5.0
"""How long a process may cache the data of a person, in seconds."""
CACHED: Final = 10_000


class Session(msgspec.Struct, frozen=True):
    """A person on one device."""

    user: StoredUser
    ticket: Ticket


class _Known(msgspec.Struct, frozen=True):
    """What the database says about a person, and when it was asked."""

    at: float
    user: StoredUser | None = None
    ended: frozenset[str] = frozenset()
    restrictions: tuple[Restriction, ...] = ()
    outdated: bool = False
    """Whether it has changed since."""

    def holds(self, ticket: Ticket) -> bool:
        """Whether the ticket's session goes on."""
        current = self.user is not None and self.user.epoch == ticket.epoch
        return current and ticket.session not in self.ended

    def forbids(self, kind: RestrictionKind) -> bool:
        return any(r.kind == kind and r.holds(now()) for r in self.restrictions)


class Identity:
    """Knows people by their cookies; caches them for a few seconds.

    A change is stored only if the person's row is still at the epoch that the session has.
    """

    def __init__(self, database: Database, key: bytes) -> None:
        self._database = database
        self._known: LruCache[str, _Known] = LruCache(CACHED)
        self._hasher = argon2.PasswordHasher()
        self._hashing = asyncio.Semaphore(2)
        self.cookies = CookieSigner(key)
        self.after_change: list[Callable[[str], None]] = []
        """Called with the id of a person some of whose sessions may have ended."""

    # Sessions.

    async def session(self, cookie: str | None) -> Session | None:
        """The session of a cookie; None if it has ended, or we did not sign the cookie.

        Refused to people whom the host has banned.
        """
        ticket = self.cookies.read(cookie)
        if ticket is None:
            return None
        known = await self._find(ticket.user)
        if known.user is None or not known.holds(ticket):
            return None
        _require_welcome(known)
        return Session(known.user, ticket)

    async def session_of(self, connection: HTTPConnection) -> Session | None:
        """The session of a request: a bot's by its token, a person's by the cookie."""
        token = tokens.token_in(connection.headers.get("authorization"))
        if token is None:
            return await self.session(connection.cookies.get(COOKIE))
        known = await self._find(tokens.id_in(token))
        if known.user is None or not tokens.is_of(token, known.user):
            return None
        _require_welcome(known)
        return Session(known.user, Ticket(known.user.id, known.user.epoch, "", today()))

    async def goes_on(self, session: Session) -> bool:
        known = await self._find(session.user.id)
        return known.holds(session.ticket) and not known.forbids("ban")

    async def require_voice(self, id: str) -> None:
        """Refuse people who may not write."""
        if (await self._find(id)).forbids("mute"):
            raise Refused("muted", "the host of the server has taken your voice")

    async def _find(self, id: str) -> _Known:
        known = self._known.get(id)
        asked = time.monotonic()
        if known is not None and not known.outdated and asked - known.at <= CACHED_FOR:
            return known
        user, ended, forbidden, seen = await self._database.read(
            lambda c: (
                users.find_user(c, id),
                users.sessions_ended(c, id),
                admin.restrictions_of(c, id),
                users.seen(c, id, now()),
            )
        )
        if not seen:
            with contextlib.suppress(Unavailable):
                await self._database.write(lambda c: users.note_seen(c, id, now()))
        known = _Known(asked, user, ended, forbidden)
        newer = self._known.get(id)
        if newer is None or newer.at <= asked:
            self._known.set(id, known)
        return known

    def changed(self, id: str) -> None:
        """The person's row has changed, perhaps in another process."""
        self._known.set(id, _Known(time.monotonic(), outdated=True))
        for listener in self.after_change:
            listener(id)

    async def _change(self, id: str, work: Work[StoredUser | None]) -> StoredUser:
        changed = await self._database.write(work)
        self.changed(id)
        if changed is None:
            raise Refused("no_session", "this session has ended")
        return changed

    async def log_out(self, session: Session) -> None:
        """End a session on all its sockets; one of version 0.1 has no id, so all end with it."""
        user, ticket = session.user, session.ticket
        if ticket.session:
            await self._database.write(
                lambda c: users.end_session(c, ticket.session, user.id, now())
            )
            self.changed(user.id)
        else:
            await self._change(user.id, lambda c: users.end_all_sessions(c, user.id, ticket.epoch))

    # People.

    async def add_guest(self, name: str) -> Session:
        return await self._add(
            StoredUser(secrets.token_urlsafe(12), checked_name(name), None, None, 0)
        )

    async def _add(self, user: StoredUser) -> Session:
        await self._database.write(lambda c: users.add_user(c, user, now()))
        return new_session(user)

    async def rename(self, session: Session, name: str) -> Session:
        name, user, epoch = checked_name(name), session.user.id, session.ticket.epoch
        renamed = await self._change(user, lambda c: users.rename(c, user, epoch, name))
        return new_session(renamed, session.ticket.session)

    async def add_bot(self, name: str, owner: str | None) -> tuple[StoredUser, str]:
        """Make the account of a bot; returns it and its token, which is shown only once."""
        id = secrets.token_urlsafe(12)
        token = tokens.new_token(id)
        bot = StoredUser(id, checked_name(name), None, None, 0, tokens.hash_of(token))
        await self._database.write(lambda c: users.add_user(c, bot, now(), owner))
        return bot, token

    async def renew_token(self, bot: str) -> str:
        """A new token for a bot; the old one stops working, and its connections end."""
        token = tokens.new_token(bot)
        await self._change(bot, lambda c: users.set_token(c, bot, tokens.hash_of(token)))
        return token

    async def make_account(self, session: Session | None, login: str, password: str) -> Session:
        """The guest becomes an account; without a guest the login is the name too."""
        if session is not None:
            require_person(session)
        if session is not None and session.user.login is not None:
            raise Refused("already_account", "you have an account")
        login = checked_login(login)
        names = (login, session.user.name) if session is not None else (login,)
        hashed = await self.hash(checked_password(password, names))
        if session is None:
            id = secrets.token_urlsafe(12)
            return await self._add(StoredUser(id, login, login, hashed, 0))
        user, epoch = session.user.id, session.ticket.epoch
        account = await self._change(
            user, lambda c: users.make_account(c, user, epoch, login, hashed)
        )
        return new_session(account)

    async def log_in(self, login: str, password: str) -> Session:
        folded = fold_login(login)
        user = await self._database.read(lambda c: users.find_login(c, folded))
        await self.verify_password(user, password)
        assert user is not None
        _require_welcome(await self._find(user.id))
        return new_session(user)

    async def change_password(self, session: Session, old: str, new: str) -> Session:
        """Also ends the sessions on all other devices, and their sockets."""
        user, epoch = session.user.id, session.ticket.epoch
        await self.verify_password(session.user, old)
        names = (session.user.login or "", session.user.name)
        hashed = await self.hash(checked_password(new, names))
        changed = await self._change(user, lambda c: users.set_password(c, user, epoch, hashed))
        return new_session(changed)

    # What an account or one more device is opened with.

    async def make_codes(self, session: Session, password: str) -> tuple[str, ...]:
        """New recovery codes in place of all older ones; only their hashes are kept."""
        user = session.user
        await self.verify_password(user, password)
        codes = accounts.new_codes()
        await self._database.write(lambda c: accounts.replace_codes(c, user.id, codes))
        return codes

    async def recover(self, login: str, code: str, new: str) -> Session:
        """Set a new password by a recovery code; ends all sessions."""
        folded = fold_login(login)
        hashed = await self.hash(checked_password(new, (login,)))
        user = await self._database.write(lambda c: accounts.recover(c, folded, code, hashed))
        if user is None:
            raise Refused("bad_credentials", "wrong login or code, or the code was used")
        self.changed(user.id)
        _require_welcome(await self._find(user.id))
        return new_session(user)

    async def make_link(self, session: Session) -> str:
        """A secret that opens a session of the person on one more device."""
        require_person(session)
        token, user = accounts.new_link(), session.user
        await self._database.write(lambda c: accounts.keep_link(c, user, token, now()))
        return token

    async def open_link(self, token: str) -> Session:
        user = await self._database.write(lambda c: accounts.use_link(c, token, now()))
        if user is None:
            raise Refused("bad_link", "the link was used, or has expired")
        _require_welcome(await self._find(user.id))
        return new_session(user)

    async def hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify_password(self, user: StoredUser | None, password: str) -> None:
        """Refuse a wrong password. Takes the same time whether or not there is such a login."""
        known = user.password if user is not None else None
        async with self._hashing:
            if known is None:
                await asyncio.to_thread(self._hasher.hash, password)
            else:
                try:
                    await asyncio.to_thread(self._hasher.verify, known, password)
                except argon2.exceptions.VerifyMismatchError:
                    known = None
        if known is None:
            raise Refused("bad_credentials", "wrong login or password")


def require_person(session: Session) -> None:
    """Refuse bots."""
    if session.user.is_bot:
        raise Refused("not_for_bots", "a bot has its token and nothing else")


def _require_welcome(known: _Known) -> None:
    if known.forbids("ban"):
        raise Refused("banned", "the host of the server has banned you")


def new_session(user: StoredUser, id: str = "") -> Session:
    return Session(user, new_ticket(user.id, user.epoch, id))


def as_player(user: StoredUser) -> User:
    return User(user.id, user.name, user.is_bot)


def fold_login(login: str) -> str:
    return unicodedata.normalize("NFKC", login).strip().casefold()


def checked_login(login: str) -> str:
    folded = fold_login(login)
    return checked_name(folded)
