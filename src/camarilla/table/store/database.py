"""One way to speak to both databases: `read` and `write` run a function on a connection.

The functions are plain SQLAlchemy Core and do not know which database they run on. Errors never
contain the parameters of a statement, because a seed may be among them.

SQLite is written by one thread. Whatever waits while it commits goes into its next transaction
together, each function under its own savepoint, so hundreds of tables share one sync to disk.
`write` returns after the commit: what was returned is durable.
"""

import asyncio
import os
import queue
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar, cast

import structlog
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, update
from sqlalchemy.pool import StaticPool

from camarilla.kernel.errors import CamarillaError
from camarilla.table.errors import Unavailable
from camarilla.table.store.schema import log, secrets

_log = structlog.get_logger()

T = TypeVar("T")
Work = Callable[[Connection], T]

LARGEST_BATCH = 200
CHECK_BYTES = 32 * 1024


class BadDatabase(CamarillaError):
    """The database cannot be used; the message says why."""


class Database(ABC):
    """A database that is open."""

    dialect: str
    shared: bool
    """Whether other processes may be writing to it."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run a function that only reads."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Run a function in a transaction; returns when it is durable."""

    async def append(self, work: Work[None]) -> None:
        """Store new entries of a table: `write`, where a database has no faster way."""
        await self.write(work)

    async def tail(self, table_id: str, after: int) -> list[tuple[int, str]]:
        """The time and text of a table's entries beyond a sequence number."""
        return await self.read(lambda connection: tail(connection, table_id, after))

    async def notify(self, messages: list[str]) -> None:  # noqa: B027 - most have no others
        """Tell the other processes of the server; nobody if there are none."""

    async def check(self) -> None:
        """Store something; raises `Unavailable` if that cannot be done."""
        await self.write(take_space)

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go."""


def tail(connection: Connection, table_id: str, after: int) -> list[tuple[int, str]]:
    rows = connection.execute(
        select(log.c.at, log.c.entry)
        .where(log.c.table_id == table_id, log.c.seq > after)
        .order_by(log.c.seq)
    )
    return [(row.at, row.entry) for row in rows]


def take_space(connection: Connection) -> None:
    """Write as much as a few actions do, in place of what the last check wrote."""
    value = os.urandom(CHECK_BYTES)
    written = update(secrets).where(secrets.c.name == "space").values(value=value)
    if not connection.execute(written).rowcount:
        connection.execute(insert(secrets), {"name": "space", "value": value})


def _sqlite_engine(path: str) -> Engine:
    engine = create_engine(
        f"sqlite:///{path}",
        poolclass=StaticPool,
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
        connect_args={"check_same_thread": False, "timeout": 30, "cached_statements": 256},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA busy_timeout=30000")

    return engine


class _Job:
    """A function waiting to be written, and who waits for it."""

    __slots__ = ("error", "future", "result", "work")

    def __init__(self, work: Work[Any], future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None


class SqliteDatabase(Database):
    """One thread writes in groups, another reads."""

    dialect = "sqlite"
    shared = False

    def __init__(self, path: Path) -> None:
        self._loop = asyncio.get_running_loop()
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        self._writing_engine = _sqlite_engine(str(path))
        self._reading_engine = _sqlite_engine(str(path))
        self._reading = self._reading_engine.connect()
        self._readers = ThreadPoolExecutor(1, "sqlite-read")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._refusing = False
        self._writer = threading.Thread(target=self._write_all, name="sqlite-write", daemon=True)
        self._writer.start()

    async def read(self, work: Work[T]) -> T:
        try:
            return await self._loop.run_in_executor(self._readers, work, self._reading)
        except Exception as error:
            if is_disk_trouble(error):
                raise Unavailable from error
            raise

    async def write(self, work: Work[T]) -> T:
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Job(work, future))
        return await future

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._reading.close()
        self._reading_engine.dispose()
        self._writing_engine.dispose()

    def _write_all(self) -> None:
        with self._writing_engine.connect() as connection:
            while (job := self._jobs.get()) is not None:
                batch, closing = self._batch(job)
                _commit(connection, batch)
                self._report(batch)
                self._loop.call_soon_threadsafe(_tell, batch)
                if closing:
                    return

    def _report(self, batch: list[_Job]) -> None:
        """Log when the disk begins to refuse, and when it takes something again."""
        refused = next((job.error for job in batch if isinstance(job.error, Unavailable)), None)
        if refused is not None and not self._refusing:
            _log.error("database.refuses", reason=str(refused.__cause__).partition("\n")[0])
        elif refused is None and self._refusing:
            _log.warning("database.stores_again")
        self._refusing = refused is not None

    def _batch(self, first: _Job) -> tuple[list[_Job], bool]:
        """All that waits now; and whether the database is being closed."""
        batch = [first]
        while len(batch) < LARGEST_BATCH:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return batch, True
            batch.append(job)
        return batch, False


def _commit(connection: Connection, batch: list[_Job]) -> None:
    raw = sqlite_driver(connection)
    try:
        raw.execute("BEGIN IMMEDIATE")
        for job in batch:
            raw.execute("SAVEPOINT job")
            try:
                job.result = job.work(connection)
            except Exception as error:  # noqa: BLE001 - raised where it is awaited
                job.error = error
                raw.execute("ROLLBACK TO job")
            raw.execute("RELEASE job")
        raw.execute("COMMIT")
    except Exception as error:  # noqa: BLE001 - nothing of the batch was stored
        # A full disk may end the whole transaction in the middle of a job: that is the reason then.
        reasons = (job.error for job in batch if job.error and is_disk_trouble(job.error))
        reason = next(reasons, error)
        for job in batch:
            job.error = job.error or reason
        if raw.in_transaction:
            raw.execute("ROLLBACK")
    for job in batch:
        if job.error is not None and is_disk_trouble(job.error):
            away = Unavailable()
            away.__cause__ = job.error
            job.error = away


_DISK_TROUBLE = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_BUSY,
)


def is_disk_trouble(error: BaseException) -> bool:
    """Whether SQLite failed because of the disk, and not by a fault of ours."""
    original = getattr(error, "orig", error)
    code = getattr(original, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in _DISK_TROUBLE


def sqlite_driver(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection, for what is done hundreds of times a second."""
    return cast(sqlite3.Connection, connection.connection.dbapi_connection)


def _tell(batch: list[_Job]) -> None:
    for job in batch:
        if job.future.cancelled():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
