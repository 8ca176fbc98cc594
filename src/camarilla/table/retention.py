"""Deletes what a server keeps for a limited time only."""

from functools import partial
from typing import Protocol

import structlog
from sqlalchemy import Connection

from camarilla.table.rooms import now
from camarilla.table.store import retention as store
from camarilla.table.store.database import Database
from camarilla.table.tasks import Tasks

_log = structlog.get_logger()

EVERY = 3600.0
"""Seconds between two passes."""
DAY = 86_400_000


class Forget(Protocol):
    """Deletes some of what is older than a time; how many."""

    def __call__(self, connection: Connection, before: int) -> int: ...


class Retention:
    """Looks every hour for what is too old. Zero days keep a thing forever."""

    def __init__(
        self, database: Database, guests: int, chat: int, imports: int, sessions: int
    ) -> None:
        self._database = database
        self._days: tuple[tuple[str, Forget, int], ...] = (
            ("guests", store.forget_guests, guests),
            ("chat", store.forget_chat, chat),
            ("imports", store.forget_imports, imports),
            ("sessions", store.forget_sessions, sessions),
        )
        self._tasks = Tasks()

    def start(self) -> None:
        self._tasks.repeat("retention", self.sweep, EVERY)

    async def close(self) -> None:
        await self._tasks.close()

    async def sweep(self) -> None:
        """Delete everything that is too old, a little at a time."""
        for what, forget, days in self._days:
            if not days:
                continue
            work = partial(forget, before=now() - days * DAY)
            count = 0
            while deleted := await self._database.write(work):
                count += deleted
            if count:
                _log.info("retention.forgot", what=what, count=count)
