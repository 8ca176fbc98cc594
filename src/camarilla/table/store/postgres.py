"""PostgreSQL: a pool of connections, and LISTEN/NOTIFY between server processes."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import asyncpg
import structlog
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from camarilla.table.errors import Conflict, Unavailable
from camarilla.table.store.database import Database, T, Work
from camarilla.table.store.signals import CHANNEL, Rows, entries_in, parsed
from camarilla.table.store.tables import Append

_log = structlog.get_logger()


# One statement, one transaction, one round trip, for any number of tables: this is what happens
# hundreds of times a second. The other processes get the entries with the signal, where it has room
# for them: 8,000 bytes.
_ACT = """
with given as (
    select * from unnest(
        $5::text[], $6::int[], $7::smallint[], $8::bigint[], $9::bigint[], $10::bigint[]
    ) as given (id, seq, turn, changed_at, due_at, deadline)
), entries as (
    select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[])
    as entries (table_id, seq, at, entry)
), added as (
    insert into log (table_id, seq, at, entry) select * from entries
), told as (
    select table_id, string_agg(E'\\n' || at || ' ' || entry, '' order by seq) as lines
    from entries group by table_id
), indexed as (
    update tables set seq = given.seq, turn = given.turn, changed_at = given.changed_at,
        due_at = given.due_at, deadline = given.deadline
    from given where tables.id = given.id
)
select pg_notify(
    'camarilla',
    id || ' ' || seq || case when octet_length(lines) < 7900 then lines else '' end
) from given join told on told.table_id = given.id
"""
_TAIL = "select at, entry from log where table_id = $1 and seq > $2 order by seq"
_NOTIFY_ALL = "select pg_notify($1, message) from unnest($2::text[]) as message"
POOL = 8
_INDEX = ("seq", "turn", "changed_at", "due_at", "deadline")
WRITERS = 2
"""How many transactions with actions are under way at once; the rest waits and goes together."""
LARGEST_BATCH = 200


_GONE = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InterfaceError,
)
"""How it shows that the database is stopped, not there yet, read-only, or full."""


@contextlib.contextmanager
def _reachable() -> Iterator[None]:
    """Distinguish a database that is away from a fault of ours."""
    try:
        yield
    except Exception as error:
        cause: BaseException | None = error
        while cause is not None and not isinstance(cause, _GONE):
            cause = cause.__cause__
        if cause is None:
            raise
        raise Unavailable from error


class PostgresDatabase(Database):
    """SQLAlchemy's pool for most things, the driver's own for actions and their reading."""

    dialect = "postgresql"
    shared = True

    def __init__(self, url: str) -> None:
        self.url = make_url(url).set(drivername="postgresql+asyncpg")
        self._engine = create_async_engine(
            self.url, pool_size=POOL, max_overflow=POOL, pool_timeout=30, hide_parameters=True
        )
        self._pool: Any = None
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._writers: set[asyncio.Task[None]] = set()

    async def _driver(self) -> Any:
        if self._pool is None:
            dsn = self.url.set(drivername="postgresql").render_as_string(False)
            self._pool = asyncpg.create_pool(dsn, min_size=0, max_size=POOL)
        return await self._pool

    async def read(self, work: Work[T]) -> T:
        with _reachable():
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        with _reachable():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def append(self, work: Work[None]) -> None:
        if not (isinstance(work, Append) and work.quiet):
            await self.write(work)
            return
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, stored))
        if len(self._writers) < WRITERS:
            writer = asyncio.create_task(self._write_waiting())
            self._writers.add(writer)
            writer.add_done_callback(self._writers.discard)
        await stored

    async def _write_waiting(self) -> None:
        """Store all that waits, together; what cannot be stored together, one by one."""
        while self._waiting:
            batch = self._waiting[:LARGEST_BATCH]
            del self._waiting[:LARGEST_BATCH]
            try:
                await self._act([work for work, _ in batch])
                errors: list[Exception | None] = [None] * len(batch)
            except Exception:  # noqa: BLE001 - which of them it was, shows below
                errors = [await self._act_alone(work) for work, _ in batch]
            for (_, stored), error in zip(batch, errors, strict=True):
                if stored.cancelled():
                    continue
                if error is None:
                    stored.set_result(None)
                else:
                    stored.set_exception(error)

    async def _act_alone(self, work: Append) -> Exception | None:
        try:
            await self._act([work])
        except asyncpg.UniqueViolationError:
            return Conflict()
        except Exception as error:  # noqa: BLE001 - raised where it is awaited
            return error
        return None

    async def _act(self, batch: list[Append]) -> None:
        # In one order everywhere, so that two processes never wait for each other in a circle.
        batch = sorted(batch, key=lambda work: work.table_id)
        rows = [row for work in batch for row in work.rows]
        entries = ([row[name] for row in rows] for name in ("table_id", "seq", "at", "entry"))
        index = ([work.index[name] for work in batch] for name in _INDEX)
        with _reachable():
            pool = await self._driver()
            await pool.execute(_ACT, *entries, [work.table_id for work in batch], *index)

    async def tail(self, table_id: str, after: int) -> list[tuple[int, str]]:
        with _reachable():
            pool = await self._driver()
            return [(row["at"], row["entry"]) for row in await pool.fetch(_TAIL, table_id, after)]

    async def notify(self, messages: list[str]) -> None:
        with _reachable():
            pool = await self._driver()
            await pool.execute(_NOTIFY_ALL, CHANNEL, messages)

    async def close(self) -> None:
        await asyncio.gather(*self._writers)
        if self._pool is not None:
            await self._pool.close()
        await self._engine.dispose()


class Listener:
    """Receives notifications of other processes that a table has changed: the table, up to which
    number, and perhaps the new entries."""

    def __init__(
        self,
        url: str,
        on_notify: Callable[[str, int, Rows], None],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        self._dsn = make_url(url).set(drivername="postgresql").render_as_string(False)
        self._on_notify = on_notify
        self._missed = missed
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        connection = await self._connect()
        self._task = asyncio.create_task(self._keep(connection))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _connect(self) -> Any:
        connection = await asyncpg.connect(self._dsn)
        await connection.add_listener(CHANNEL, self._receive)
        return connection

    async def _keep(self, connection: Any) -> None:
        """Stay connected; after a gap everything may have changed."""
        try:
            while True:
                try:
                    await connection.fetchval("select 1")
                    await asyncio.sleep(5)
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    _log.warning("listener.lost")
                    connection = await self._again()
                    await self._missed()
        finally:
            connection.terminate()

    async def _again(self) -> Any:
        while True:
            try:
                return await self._connect()
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(1)

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        self._on_notify(*parsed(payload), entries_in(payload))
