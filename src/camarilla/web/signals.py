"""Reads what other programs have changed in a SQLite database while this server runs."""

from collections.abc import Callable

from camarilla.table.store.database import Database
from camarilla.table.store.signals import last_signal, signals_after
from camarilla.table.tasks import Tasks

LOOK_EVERY = 1.0
"""Seconds between two checks."""


class SignalReader:
    """Hands on each signal once, in order."""

    def __init__(self, database: Database, on_signal: Callable[[str, int], None]) -> None:
        self._database = database
        self._on_signal = on_signal
        self._last = 0
        self._tasks = Tasks()

    async def start(self) -> None:
        self._last = await self._database.read(last_signal)
        self._tasks.repeat("signals", self._look, LOOK_EVERY)

    async def close(self) -> None:
        await self._tasks.close()

    async def _look(self) -> None:
        for id, name, number in await self._database.read(
            lambda connection: signals_after(connection, self._last)
        ):
            self._last = id
            self._on_signal(name, number)
