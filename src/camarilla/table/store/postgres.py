"""PostgreSQL: a pool of connections, and news between server processes by LISTEN/NOTIFY."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import structlog
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from camarilla.table.store.database import Database, T, Work
from camarilla.table.store.postgres_notify import CHANNEL

_log = structlog.get_logger()


class PostgresDatabase(Database):
    dialect = "postgresql"

    def __init__(self, url: str) -> None:
        self.url = make_url(url).set(drivername="postgresql+asyncpg")
        self._engine = create_async_engine(
            self.url, pool_size=8, max_overflow=8, pool_timeout=30, hide_parameters=True
        )

    async def read(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


class Listener:
    """Hears from the other processes which table has news: only (table, seq) travels."""

    def __init__(
        self,
        url: str,
        hear: Callable[[str, int], None],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        self._dsn = make_url(url).set(drivername="postgresql").render_as_string(False)
        self._hear = hear
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
        await connection.add_listener(CHANNEL, self._heard)
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

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        table, _, seq = payload.partition(" ")
        self._hear(table, int(seq))
