"""Whether the server can store data."""

import asyncio
import time

from camarilla.table.store.database import Database

CHECKED_EVERY = 2.0
"""Minimum seconds between two checks."""
ANSWER_WITHIN = 2.0


class Readiness:
    """Tests writing to the database from time to time, because a full disk can still be read."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = asyncio.Lock()
        self._checked_at = float("-inf")
        self._stores = False

    async def stores(self) -> bool:
        async with self._lock:
            if time.monotonic() - self._checked_at >= CHECKED_EVERY:
                self._stores = await self._try()
                self._checked_at = time.monotonic()
            return self._stores

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await self._database.check()
        except Exception:  # noqa: BLE001 - whatever it is, we are not ready
            return False
        return True
