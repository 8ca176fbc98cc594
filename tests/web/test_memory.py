"""The memory of a server: freed at once, because searches for cycles stop everybody."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from camarilla.web import server
from camarilla.web.memory import SELDOM, next_pause
from camarilla.web.settings import Settings
from camarilla.web.sockets.coalescing import CoalescingProtocol
from camarilla.web.sockets.connection import Connection


@pytest.fixture
def without_collector() -> Iterator[None]:
    """The collector is off, and afterwards as it was."""
    thresholds = gc.get_threshold()
    gc.disable()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)
    gc.enable()


def in_memory() -> int:
    return sum(issubclass(type(o), Connection | CoalescingProtocol) for o in gc.get_objects())


@pytest.mark.usefixtures("without_collector")
def test_memory_of_a_closed_socket_is_freed_without_a_collector(tmp_path: Path) -> None:
    async def work() -> None:
        settings = Settings(data=tmp_path, host="127.0.0.1", port=0)
        running = asyncio.Event()
        with server.bind(settings) as listener:
            address = f"ws://127.0.0.1:{listener.getsockname()[1]}/api/lobby"
            serving = server._serve(settings, listener, lambda _: running.set())
            task = asyncio.create_task(serving)
            await running.wait()
            for _ in range(5):
                async with connect(address) as socket:
                    await socket.send('{"type": "ping", "id": 1}')
                    assert '"pong"' in str(await socket.recv())
                    assert in_memory() >= 2
            socket = await connect(address)
            socket.transport.abort()
            async with asyncio.timeout(20):
                while in_memory():  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.01)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    asyncio.run(work())


def test_searches_among_all_objects_take_a_small_share_of_the_time() -> None:
    assert next_pause(0.01) == SELDOM
    assert next_pause(1.5) == 750
