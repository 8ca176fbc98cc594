"""One way to speak to both databases: `read` and `write` run a function on a connection.

The functions are plain SQLAlchemy Core and do not know which database they run on. Errors never
tell the parameters of a statement: there may be a seed among them.

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

from sqlalchemy import Connection, Engine, create_engine, event, select
from sqlalchemy.pool import StaticPool

from camarilla.kernel.errors import CamarillaError
from camarilla.table.store.schema import log

T = TypeVar("T")
Work = Callable[[Connection], T]

LARGEST_BATCH = 200


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
        self._writer = threading.Thread(target=self._write_all, name="sqlite-write", daemon=True)
        self._writer.start()

    async def read(self, work: Work[T]) -> T:
        return await self._loop.run_in_executor(self._readers, work, self._reading)

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
                self._loop.call_soon_threadsafe(_tell, batch)
                if closing:
                    return

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
        for job in batch:
            job.error = job.error or error
        if raw.in_transaction:
            raw.execute("ROLLBACK")


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
