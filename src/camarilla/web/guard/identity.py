"""Who asks: signed cookies, guests, accounts."""

import asyncio
import hashlib
import hmac
import secrets
import time
import unicodedata
from typing import Final

import argon2
import msgspec

from camarilla.table.cache import LruCache
from camarilla.table.commands.base import User
from camarilla.table.errors import Refused
from camarilla.table.names import checked_name
from camarilla.table.rooms import now
from camarilla.table.store import users
from camarilla.table.store.database import Database
from camarilla.table.store.users import StoredUser

COOKIE: Final = "camarilla"
COOKIE_AGE: Final = 400 * 86_400
"""The longest that browsers keep a cookie."""
CACHED_FOR: Final = 5.0
"""How long a process may rely on what it knows of a person, in seconds."""
CACHED: Final = 10_000


class Identity:
    """Makes and checks the cookies; caches users for a few seconds."""

    def __init__(self, database: Database, key: bytes) -> None:
        self._database = database
        self._key = hashlib.sha256(b"camarilla cookie\0" + key).digest()
        self._known: LruCache[str, tuple[float, StoredUser | None]] = LruCache(CACHED)
        self._hasher = argon2.PasswordHasher()
        self._hashing = asyncio.Semaphore(2)

    # Cookies.

    def cookie(self, user: StoredUser) -> str:
        payload = f"{user.id}.{user.epoch}"
        return f"{payload}.{self._signature(payload)}"

    def _signature(self, payload: str) -> str:
        return hmac.new(self._key, payload.encode(), hashlib.sha256).hexdigest()

    async def who(self, cookie: str | None) -> StoredUser | None:
        """The person a cookie stands for; None without one, or with one we did not sign."""
        if cookie is None or len(cookie) > 200:
            return None
        payload, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(self._signature(payload).encode(), signature.encode()):
            return None
        id, _, epoch = payload.rpartition(".")
        user = await self._find(id)
        return user if user is not None and str(user.epoch) == epoch else None

    async def _find(self, id: str) -> StoredUser | None:
        known = self._known.get(id)
        if known is not None and time.monotonic() - known[0] <= CACHED_FOR:
            return known[1]
        user = await self._database.read(lambda c: users.find_user(c, id))
        self._remember(id, user)
        return user

    def _remember(self, id: str, user: StoredUser | None) -> None:
        self._known.set(id, (time.monotonic(), user))

    # People.

    async def add_guest(self, name: str) -> StoredUser:
        user = StoredUser(secrets.token_urlsafe(12), checked_name(name), None, None, 0)
        return await self._add(user)

    async def _add(self, user: StoredUser) -> StoredUser:
        await self._database.write(lambda c: users.add_user(c, user, now()))
        self._remember(user.id, user)
        return user

    async def _change(self, user: StoredUser) -> StoredUser:
        await self._database.write(lambda c: users.change_user(c, user))
        self._remember(user.id, user)
        return user

    async def rename(self, user: StoredUser, name: str) -> StoredUser:
        return await self._change(msgspec.structs.replace(user, name=checked_name(name)))

    async def make_account(self, user: StoredUser | None, login: str, password: str) -> StoredUser:
        """The guest becomes an account; without a guest the login is the name too."""
        if user is not None and user.login is not None:
            raise Refused("already_account", "you have an account")
        login = checked_login(login)
        hashed = await self._hash(checked_password(password))
        if user is None:
            id = secrets.token_urlsafe(12)
            return await self._add(StoredUser(id, login, login, hashed, 0))
        return await self._change(msgspec.structs.replace(user, login=login, password=hashed))

    async def log_in(self, login: str, password: str) -> StoredUser:
        folded = fold_login(login)
        user = await self._database.read(lambda c: users.find_login(c, folded))
        await self._verify(user, password)
        assert user is not None
        return user

    async def change_password(self, user: StoredUser, old: str, new: str) -> StoredUser:
        """Also ends the sessions on all other devices."""
        await self._verify(user, old)
        hashed = await self._hash(checked_password(new))
        return await self._change(
            msgspec.structs.replace(user, password=hashed, epoch=user.epoch + 1)
        )

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, user: StoredUser | None, password: str) -> None:
        """Takes the same time whether or not there is such a login."""
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


def as_player(user: StoredUser) -> User:
    return User(user.id, user.name)


def fold_login(login: str) -> str:
    return unicodedata.normalize("NFKC", login).strip().casefold()


def checked_login(login: str) -> str:
    folded = fold_login(login)
    return checked_name(folded)


def checked_password(password: str) -> str:
    if not 8 <= len(password) <= 200:
        raise Refused("weak_password", "8 to 200 characters")
    return password
