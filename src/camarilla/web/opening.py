"""Opening the database of a server: where it is, who may use it, and the server's keys in it."""

import contextlib
import re
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from camarilla.table.errors import Conflict, Unavailable
from camarilla.table.push import new_vapid_key
from camarilla.table.store import users
from camarilla.table.store.database import BadDatabase, Database, SqliteDatabase
from camarilla.table.store.upgrade import upgrade
from camarilla.web.file_lock import locked
from camarilla.web.settings import Settings

_WANTED = (
    "DATABASE_URL or --db must be sqlite:///path/file.db or postgresql://user:password@host/name"
)


async def open_database(settings: Settings, stack: contextlib.AsyncExitStack) -> Database:
    """Open the database and bring it up to date."""
    if not settings.on_postgres():
        path = sqlite_path(settings)
        _prepare_folder(settings, path.parent)
        stack.enter_context(locked(path))
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


def sqlite_path(settings: Settings) -> Path:
    try:
        url = make_url(settings.database_url())
    except ArgumentError:
        raise BadDatabase(_WANTED) from None
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadDatabase(_WANTED)
    return Path(url.database)


def _prepare_folder(settings: Settings, folder: Path) -> None:
    """Make our own folder if need be; one that the host has named must exist."""
    if settings.database and not folder.is_dir():
        raise BadDatabase(f"there is no folder {folder} for the database")
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise BadDatabase(f"cannot create {folder}: {error.strerror}") from error


def _first_line(error: BaseException) -> str:
    line = re.sub(r"^\([\w.]+\) ", "", str(error).partition("\n")[0])  # the driver's class
    return line.rstrip(".") or type(error).__name__


# The server's keys.


async def cookie_key(settings: Settings, database: Database) -> bytes:
    """The key that signs cookies: the host's, or one of our own in the database."""
    own = settings.secret_key.encode()
    return own or await _secret(database, "cookies", lambda: secrets.token_bytes(32))


async def admin_token(settings: Settings, database: Database) -> str:
    """What opens the admin page: the host's, or one of our own in the database."""
    own = settings.admin_token
    return own or (await _secret(database, "admin", _new_token)).decode()


def _new_token() -> bytes:
    return secrets.token_urlsafe(24).encode()


async def vapid_key(database: Database) -> bytes:
    """The key by which push services know this server."""
    return await _secret(database, "vapid", new_vapid_key)


async def _secret(database: Database, name: str, make: Callable[[], bytes]) -> bytes:
    """A stored key; if another process makes it at the same moment, that one counts."""
    for _ in range(3):
        with contextlib.suppress(Conflict):
            return await database.write(lambda connection: users.secret(connection, name, make))
    raise BadDatabase("the keys of the server cannot be stored")
