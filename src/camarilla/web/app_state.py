"""Everything a running server consists of, put together and taken apart again."""

import contextlib
import fcntl
import re
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import IO

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from camarilla.table.autoplay import Keeper
from camarilla.table.errors import Conflict, Unavailable
from camarilla.table.push import Push, new_vapid_key
from camarilla.table.rooms import Hall, now
from camarilla.table.store import tables, users
from camarilla.table.store.database import BadDatabase, Database, SqliteDatabase
from camarilla.table.store.upgrade import upgrade
from camarilla.table.thinking.pool import Workers
from camarilla.web.guard.identity import Identity
from camarilla.web.guard.limits import Limits
from camarilla.web.http.hints import Hinting
from camarilla.web.settings import Settings
from camarilla.web.sockets.connection import Sockets
from camarilla.web.sockets.lobby import Lobby
from camarilla.web.telemetry.logs import log_change
from camarilla.web.telemetry.metrics import Metrics

_WANTED = (
    "DATABASE_URL or --db must be sqlite:///path/file.db or postgresql://user:password@host/name"
)


class House:
    """What the handlers of requests work with."""

    def __init__(self, settings: Settings, database: Database, key: bytes, vapid: bytes) -> None:
        self.settings = settings
        self.database = database
        self.hall = Hall(database)
        self.programs = settings.programs()
        self.keeper = Keeper(
            self.hall,
            Workers(settings.worker_count()),
            settings.bot_pace,
            settings.bot_budget,
            self.programs,
        )
        self.identity = Identity(database, key)
        self.limits = Limits(settings.rate)
        self.hinting = Hinting(self.hall, self.keeper, self.limits)
        self.sockets = Sockets(settings.sockets_per_address)
        self.lobby = Lobby(self.hall)
        self.push = Push(self.hall, vapid, settings.push_contact, settings.push_hosts.split(","))
        self.metrics = Metrics(self.hall, self.sockets, self.keeper)
        self.hall.after_change.append(log_change)
        self.ready = False
        self.stopping = False


@contextlib.asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """Open the database, bring it up to date, start to look after the tables."""
    async with contextlib.AsyncExitStack() as stack:
        database = await _open_database(settings, stack)
        key = settings.secret_key.encode() or await _secret(
            database, "cookies", lambda: secrets.token_bytes(32)
        )
        vapid = await _secret(database, "vapid", new_vapid_key)
        house = House(settings, database, key, vapid)
        if settings.on_postgres():
            from camarilla.table.store.postgres import Listener  # noqa: PLC0415 - an extra

            listener = Listener(settings.database, house.hall.hear, house.hall.catch_up_all)
            await listener.start()
            stack.push_async_callback(listener.close)
        else:
            await database.write(lambda c: tables.make_bots_due(c, now()))
        house.keeper.start()
        stack.push_async_callback(house.keeper.close)
        stack.push_async_callback(house.push.close)
        house.ready = True
        try:
            yield house
        finally:
            house.ready = False
            house.stopping = True
            await house.sockets.close_all()


async def _open_database(settings: Settings, stack: contextlib.AsyncExitStack) -> Database:
    """Open the database and bring it up to date."""
    if not settings.on_postgres():
        path = sqlite_path(settings)
        _prepare_folder(settings, path.parent)
        stack.enter_context(contextlib.closing(_alone(path)))
    database = connect(settings)
    stack.push_async_callback(database.close)
    with usable():
        await database.write(upgrade)
    return database


@contextlib.contextmanager
def usable() -> Iterator[None]:
    """Say in one sentence why a database cannot be opened."""
    try:
        yield
    except (OSError, OverflowError, SQLAlchemyError, Unavailable) as error:
        cause = error.__cause__ or error if isinstance(error, Unavailable) else error
        raise BadDatabase(f"the database cannot be used: {_first_line(cause)}") from error


def connect(settings: Settings) -> Database:
    """The database of the settings, open but not looked at yet."""
    if not settings.on_postgres():
        path = sqlite_path(settings)
        _prepare_folder(settings, path.parent)
        with usable():
            return SqliteDatabase(path)
    try:
        from camarilla.table.store.postgres import PostgresDatabase  # noqa: PLC0415 - an extra
    except ImportError:
        raise BadDatabase("PostgreSQL needs the extra camarilla[postgres]") from None
    return PostgresDatabase(settings.database)


def _prepare_folder(settings: Settings, folder: Path) -> None:
    """Make our own folder if need be; one that somebody named is to be there."""
    if settings.database and not folder.is_dir():
        raise BadDatabase(f"there is no folder {folder} for the database")
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise BadDatabase(f"cannot make {folder}: {error.strerror}") from error


def _first_line(error: BaseException) -> str:
    line = re.sub(r"^\([\w.]+\) ", "", str(error).partition("\n")[0])  # the driver's class
    return line.rstrip(".") or type(error).__name__


def sqlite_path(settings: Settings) -> Path:
    try:
        url = make_url(settings.database_url())
    except ArgumentError:
        raise BadDatabase(_WANTED) from None
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadDatabase(_WANTED)
    return Path(url.database)


def _alone(path: Path) -> IO[str]:
    """Keep a second server off the same SQLite file: its tables would not hear of each other."""
    try:
        lock = path.with_name(path.name + ".lock").open("w")
    except OSError as error:
        raise BadDatabase(f"cannot write beside {path}: {error.strerror}") from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise BadDatabase(f"another server is using {path}") from None
    return lock


async def _secret(database: Database, name: str, make: Callable[[], bytes]) -> bytes:
    """A key of the server; if another process makes it at the same moment, that one counts."""
    for _ in range(3):
        with contextlib.suppress(Conflict):
            return await database.write(lambda connection: users.secret(connection, name, make))
    raise BadDatabase("the keys of the server cannot be stored")
