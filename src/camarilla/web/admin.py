"""Administration of a server, for `camarilla admin` and the admin page."""

import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Final

from camarilla.table.commands.base import Transaction, User
from camarilla.table.commands.seating import Leave
from camarilla.table.deletion import delete_person
from camarilla.table.errors import Refused, Unavailable
from camarilla.table.rooms import Rooms, now
from camarilla.table.store import admin as store
from camarilla.table.store.admin import (
    HostedPerson,
    HostedTable,
    Restriction,
    RestrictionKind,
)
from camarilla.table.store.announcement import Announcement, announce, announced
from camarilla.table.store.database import BadDatabase, Database
from camarilla.table.store.schema import HEAD
from camarilla.table.store.signals import PERSON, signal
from camarilla.table.store.upgrade import version
from camarilla.table.store.users import StoredUser
from camarilla.web.guard.identity import Identity, fold_login
from camarilla.web.opening import admin_token, connect, sqlite_path, usable
from camarilla.web.settings import Settings

MINUTE: Final = 60_000
LONGEST_ANNOUNCEMENT: Final = 500


class Admin:
    """The host's work on the database; the servers on it are notified of every change."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        rooms: Rooms,
        identity: Identity,
    ) -> None:
        self._settings = settings
        self._database = database
        self._rooms = rooms
        self._identity = identity

    async def tables(self, status: str | None = None) -> list[HostedTable]:
        return await self._database.read(lambda c: store.list_tables(c, status))

    async def people(self, text: str = "") -> list[HostedPerson]:
        """People whose name, login or id contains a text."""
        return await self._database.read(lambda c: store.list_people(c, text))

    async def delete_table(self, id: str) -> None:
        await self._database.write(lambda c: store.delete_table(c, id, now()))

    async def delete_person(self, name: str) -> StoredUser:
        """Let bots play for the person, and remove the name."""
        person = await self._person(name)
        await delete_person(self._rooms, person.id, self._tell)
        await self._database.write(lambda c: signal(c, PERSON + person.id, now()))
        return person

    async def add_bot(self, name: str) -> tuple[StoredUser, str]:
        """Make the account of a bot; it and its token."""
        return await self._identity.add_bot(name, None)

    async def renew_token(self, name: str) -> tuple[StoredUser, str]:
        """A new token for a bot; the old one stops working."""
        bot = await self._person(name)
        if not bot.is_bot:
            raise Refused("not_found", f"{bot.name} is not a bot")
        token = await self._identity.renew_token(bot.id)
        await self._database.write(lambda c: signal(c, PERSON + bot.id, now()))
        return bot, token

    async def reset_password(self, name: str) -> str:
        """A new password of the account; all its sessions end."""
        person = await self._person(name)
        if person.login is None:
            raise Refused("not_found", f"{person.name} is a guest and has no password")
        password = secrets.token_urlsafe(12)
        hashed = await self._identity.hash(password)
        await self._database.write(lambda c: store.reset_password(c, person, hashed, now()))
        return password

    async def restrict(self, name: str, kind: RestrictionKind, minutes: int | None) -> StoredUser:
        """Mute or ban a person; without minutes forever."""
        person = await self._person(name)
        until = None if minutes is None else now() + minutes * MINUTE
        restriction = Restriction(kind, until)
        await self._database.write(lambda c: store.restrict(c, person.id, restriction, now()))
        if kind == "ban":
            await self._leave_tables(person)
        return person

    async def lift(self, name: str, kind: RestrictionKind) -> StoredUser:
        """Allow it again."""
        person = await self._person(name)
        if not await self._database.write(lambda c: store.lift(c, person.id, kind, now())):
            name = person.name
            raise Refused(
                "not_found",
                f"{name} is not muted" if kind == "mute" else f"{name} is not banned",
            )
        return person

    async def announce(self, text: str, minutes: int) -> Announcement:
        text = " ".join(text.split())
        if not 1 <= len(text) <= LONGEST_ANNOUNCEMENT:
            raise Refused(
                "bad_request", f"an announcement has 1 to {LONGEST_ANNOUNCEMENT} characters"
            )
        announcement = Announcement(text, now() + minutes * MINUTE)
        await self._database.write(lambda c: announce(c, announcement, now()))
        return announcement

    async def announced(self) -> Announcement | None:
        return await self._database.read(lambda c: announced(c, now()))

    async def withdraw(self) -> None:
        """Withdraw the announcement."""
        await self._database.write(lambda c: announce(c, None, now()))

    async def token(self) -> str:
        """What opens the admin page."""
        return await admin_token(self._settings, self._database)

    async def _person(self, name: str) -> StoredUser:
        folded = fold_login(name)
        with contextlib.suppress(Refused):
            return await self._database.read(lambda c: store.require_person(c, name))
        return await self._database.read(lambda c: store.require_person(c, folded))

    async def _leave_tables(self, person: StoredUser) -> None:
        """Free the seats at open tables; at running ones bots stand in."""
        user = User(person.id, person.name)

        def leave(transaction: Transaction) -> int:
            Leave().apply(transaction, user)
            return transaction.table.seq

        for id in await self._database.read(lambda c: store.unfinished_tables_of(c, person.id)):
            with contextlib.suppress(Refused):  # the game is over by now, or cannot go on
                seq = await self._rooms.write(id, leave)
                await self._tell(id, seq)

    async def _tell(self, table: str, seq: int) -> None:
        await self._database.write(lambda c: signal(c, table, now(), seq))


@contextlib.asynccontextmanager
async def administer(settings: Settings) -> AsyncIterator[Admin]:
    """Work on the database of a server, which may be running."""
    if not settings.on_postgres() and not (path := sqlite_path(settings)).exists():
        raise BadDatabase(f"there is no database {path}: start the server first")
    database = connect(settings)
    try:
        with usable():
            found = await database.read(version)
        if found != HEAD:
            raise BadDatabase(
                f"the database has version {found or 'none'}, but this program needs {HEAD}: "
                "run `camarilla db upgrade`, or run the same version of the program as the server"
            )
        rooms = Rooms(database)
        try:
            yield Admin(settings, database, rooms, Identity(database, b""))
        except Unavailable as away:
            raise BadDatabase(f"the database cannot be used: {away.__cause__ or away}") from away
        finally:
            await rooms.close()
    finally:
        await database.close()
