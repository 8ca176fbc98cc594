"""Messages of one turn of the event loop leave together, and a lost line harms nobody."""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import pytest
import uvloop

from camarilla.web.sockets.coalescing import _CoalescingTransport

NewLoop = Callable[[], asyncio.AbstractEventLoop]
EVERY_LOOP = pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop])


async def opened(here: socket.socket) -> _CoalescingTransport:
    loop = asyncio.get_running_loop()
    transport, _ = await loop.create_connection(asyncio.Protocol, sock=here)
    return _CoalescingTransport(transport)


def test_what_is_written_in_one_turn_leaves_together() -> None:
    written: list[bytes] = []

    class Line(asyncio.Transport):
        def write(self, data: Any) -> None:
            written.append(data)

        def is_closing(self) -> bool:
            return False

    async def work() -> None:
        transport = _CoalescingTransport(Line())
        for word in (b"one ", b"two"):
            transport.write(word)
        await asyncio.sleep(0)
        transport.write(b"three")
        await asyncio.sleep(0)

    asyncio.run(work())
    assert written == [b"one two", b"three"]


@EVERY_LOOP
def test_line_lost_before_the_end_of_the_turn_is_no_error(new_loop: NewLoop) -> None:
    here, there = socket.socketpair()
    failures: list[Any] = []

    async def work() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, found: failures.append(found))
        transport = await opened(here)
        transport.abort()
        transport.write(b"too late")
        await asyncio.sleep(0.01)

    with asyncio.Runner(loop_factory=new_loop) as runner, there:
        runner.run(work())
    assert not failures
