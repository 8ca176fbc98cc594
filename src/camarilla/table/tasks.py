"""Background tasks that are kept until they are done, and cancelled together."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

import structlog

from camarilla.table.errors import Unavailable

_log = structlog.get_logger()


class Tasks:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_done)

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("task.failed", exc_info=error)

    def repeat(self, name: str, work: Callable[[], Awaitable[None]], every: float) -> None:
        """Do `work` now and again `every` so many seconds; what fails is logged under `name`."""
        self.run(_repeat(name, work, every))

    def __len__(self) -> int:
        return len(self._tasks)

    async def join(self) -> None:
        """Wait for all that run now."""
        await asyncio.gather(*self._tasks)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _repeat(name: str, work: Callable[[], Awaitable[None]], every: float) -> None:
    while True:
        try:
            await work()
        except Unavailable as away:
            _log.warning(f"{name}.refused", code=away.code)
        except Exception:  # noqa: BLE001 - the next time it may go better
            _log.exception(f"{name}.failed")
        await asyncio.sleep(every)
