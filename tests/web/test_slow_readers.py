"""A client that does not read: what is kept for it is limited in bytes, and it is let go."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketState
from tests.web.server import Failed, Server

from camarilla.games.king.rules.deck import BUILT_IN
from camarilla.web.sockets.coalescing import WRITE_TEXT
from camarilla.web.sockets.connection import QUEUE, QUEUE_BYTES, Connection


class StuckSocket:
    """The writer never gets rid of the first message."""

    client_state = WebSocketState.CONNECTED

    def __init__(self, write: Callable[[bytes], bool] | None = None) -> None:
        self.scope = {"extensions": {WRITE_TEXT: {"write": write}} if write else {}}
        self.stuck = asyncio.Event()
        self.sent: list[str] = []
        self.closed: tuple[int, str] | None = None

    async def _send(self, message: dict[str, Any]) -> None:
        self.sent.append(message["text"])
        await self.stuck.wait()

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)


@pytest.mark.parametrize(("size", "kept"), [(100_000, 5), (1000, QUEUE + 1), (2 * QUEUE_BYTES, 1)])
def test_unsent_messages_are_limited_in_number_and_bytes(size: int, kept: int) -> None:
    async def work() -> None:
        socket = StuckSocket()
        connection = Connection(cast("WebSocket", socket), None)
        connection.start()
        taken = 0
        while not connection.closing:
            connection.send(b"x" * size)
            taken += not connection.closing
            await asyncio.sleep(0)
        assert taken == kept
        assert connection._queue.qsize() == 1  # the notice of its end, and nothing else
        socket.stuck.set()
        await connection.finish()
        assert socket.closed == (1013, "slow")

    asyncio.run(work())


def test_reader_that_keeps_up_gets_everything() -> None:
    async def work() -> None:
        socket = StuckSocket()
        socket.stuck.set()
        connection = Connection(cast("WebSocket", socket), None)
        connection.start()
        for _ in range(3 * QUEUE):
            connection.send(b"x" * 10_000)
            await asyncio.sleep(0)
        assert len(socket.sent) == 3 * QUEUE
        assert not connection.closing

    asyncio.run(work())


def test_what_can_be_written_at_once_overtakes_nothing() -> None:
    async def work() -> None:
        written: list[str] = []
        room = True

        def write(message: bytes) -> bool:
            if room:
                written.append(message.decode())
            return room

        socket = StuckSocket(write)
        socket.sent = written
        connection = Connection(cast("WebSocket", socket), None)
        connection.start()
        connection.send(b"1")
        assert written == ["1"]
        room = False
        connection.send(b"2")
        room = True
        connection.send(b"3")
        assert written == ["1"]
        socket.stuck.set()
        while len(written) < 3:  # noqa: ASYNC110 - a few ticks
            await asyncio.sleep(0)
        connection.send(b"4")
        assert written == ["1", "2", "3", "4"]

    asyncio.run(work())


def test_padded_options_are_refused(shared_server: Server) -> None:
    ada = shared_server.person()
    assert ada.new_table(game="king", options={"deck": BUILT_IN})
    padded = BUILT_IN.rstrip() + "\n" + "gold 1,,0,printed\n" * 3000
    with pytest.raises(Failed, match="bad_option"):
        ada.new_table(game="king", options={"deck": padded})
