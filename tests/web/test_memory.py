"""The memory of a server: freed at once, because searches for cycles stop everybody."""

import asyncio
import contextlib
import gc
import http.client
import json
import logging
import signal
import socket
import time
import weakref
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from camarilla.web import server
from camarilla.web.memory import SELDOM, next_pause
from camarilla.web.settings import Settings

CONNECTIONS = 60
FREED_WITHIN = 20.0
"""Seconds: for some of them a timer holds what belongs to a socket that is closed."""
PING = b'{"type": "ping", "id": 1}'


class Visitor:
    """Somebody at the server whose own connections leave nothing that a collector has to free."""

    def __init__(self, port: int) -> None:
        self.port = port
        cookie, _ = self._post("/api/me", {"name": "Ada"})
        self.cookie = cookie.split(";")[0]
        _, table = self._post("/api/tables", {"game": "oriflamme", "players": 2}, self.cookie)
        self.table = table["id"]

    def _post(self, path: str, body: object, cookie: str = "") -> tuple[str, Any]:
        """The cookie that is set, and the answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        with contextlib.closing(connection):
            headers = {"Content-Type": "application/json", "Cookie": cookie}
            connection.request("POST", path, json.dumps(body), headers)
            response = connection.getresponse()
            return response.headers["Set-Cookie"], json.load(response)

    def connect(self, sent: bytes) -> socket.socket:
        connection = socket.create_connection(("127.0.0.1", self.port), FREED_WITHIN)
        connection.sendall(sent)
        return connection

    def handshake(self, path: str) -> socket.socket:
        """A connection that has asked for a WebSocket and got an answer."""
        headers = (
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            f"Cookie: {self.cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        )
        connection = self.connect("\r\n".join((*headers, "", "")).encode())
        receive_until(connection, b"\r\n\r\n")
        return connection

    def talk(self, path: str = "/api/lobby") -> socket.socket:
        """A WebSocket on which a message was answered."""
        connection = self.handshake(path)
        connection.sendall(frame(0x1, PING))
        receive_until(connection, b'"pong"')
        return connection


def frame(opcode: int, data: bytes) -> bytes:
    """A whole frame, masked with zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([0x80 | opcode]) + size + bytes(4) + data


def receive_until(connection: socket.socket, wanted: bytes) -> None:
    received = b""
    while wanted not in received:
        part = connection.recv(65536)
        assert part, received
        received += part


def end(connection: socket.socket, sent: bytes = b"") -> None:
    """Send the last bytes, wait until the server has closed, and close."""
    with connection:
        connection.sendall(sent)
        while connection.recv(65536):
            pass


def close(visitor: Visitor) -> None:
    end(visitor.talk(), frame(0x8, (1000).to_bytes(2, "big")))


def close_at_a_table(visitor: Visitor) -> None:
    end(visitor.talk(f"/api/tables/{visitor.table}/socket"), frame(0x8, b""))


def vanish(visitor: Visitor) -> None:
    with visitor.talk() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, bytes([1, *bytes(7)]))


def send_a_malformed_frame(visitor: Visitor) -> None:
    end(visitor.talk(), b"\xff" * 50)


def send_too_much_at_once(visitor: Visitor) -> None:
    end(visitor.talk(), frame(0x1, bytes(20_000)))


def send_too_often(visitor: Visitor) -> None:
    end(visitor.talk(), frame(0x9, b"") * 100)


def ask_for_no_table(visitor: Visitor) -> None:
    end(visitor.handshake("/api/tables/AAAAAAAAAAAAAAAA/socket"))


def send_half_a_request(visitor: Visitor) -> None:
    visitor.connect(b"GET / HTTP/1.1\r\nHo").close()


def send_no_request(visitor: Visitor) -> None:
    end(visitor.connect(b"\0 no request\r\n\r\n"))


def read_a_page(visitor: Visitor) -> None:
    end(visitor.connect(b"GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"))


WAYS = (
    close,
    close_at_a_table,
    vanish,
    send_a_malformed_frame,
    send_too_much_at_once,
    send_too_often,
    ask_for_no_table,
    send_half_a_request,
    send_no_request,
    read_a_page,
)


@pytest.fixture
def without_collector() -> Iterator[None]:
    """The collector does not search unasked, and afterwards is as it was."""
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)
    gc.enable()


def in_memory() -> Counter[str]:
    """Objects by their type. SQLite drops the weak references to used cursors 200 at a time."""
    types = (type(o) for o in gc.get_objects())
    return Counter(kind.__qualname__ for kind in types if kind is not weakref.ref)


async def left_over(before: Counter[str], most: int) -> Counter[str]:
    """What was not there before, as soon as it is few enough or should be."""
    until = time.monotonic() + FREED_WITHIN
    while True:
        left = in_memory() - before
        if left.total() <= most or time.monotonic() > until:
            return left
        await asyncio.sleep(0.1)


@contextlib.asynccontextmanager
async def serving(data: Path) -> AsyncIterator[int]:
    """A server in this process, on the port that is told."""
    before = signal.signal(signal.SIGTERM, lambda *_: None)  # the server raises it again
    settings = Settings(data=data, host="127.0.0.1", port=0, rate=1000)
    running = asyncio.Event()
    with server.bind(settings) as listener:
        task = asyncio.create_task(server._serve(settings, listener, lambda _: running.set()))
        await running.wait()
        try:
            yield listener.getsockname()[1]
        finally:
            signal.raise_signal(signal.SIGTERM)
            await task
            signal.signal(signal.SIGTERM, before)


@pytest.mark.usefixtures("without_collector")
@pytest.mark.parametrize("visit", WAYS, ids=lambda way: way.__name__)
def test_closed_connections_leave_nothing_to_a_collector(
    visit: Callable[[Visitor], None], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR, "uvicorn.error")  # pytest keeps what is logged

    def visits(visitor: Visitor, count: int) -> None:
        for _ in range(count):
            visit(visitor)

    async def work() -> Counter[str]:
        async with serving(tmp_path) as port:
            visitor = await asyncio.to_thread(Visitor, port)
            await asyncio.to_thread(visits, visitor, 3)  # the first ones fill caches
            await asyncio.sleep(0.5)
            gc.collect()
            gc.disable()
            before = in_memory()
            await asyncio.to_thread(visits, visitor, CONNECTIONS)
            return await left_over(before, CONNECTIONS)

    with asyncio.Runner(loop_factory=server._loop_factory()) as runner:
        left = runner.run(work())
    assert left.total() <= CONNECTIONS, left.most_common(10)


def test_searches_among_all_objects_take_a_small_share_of_the_time() -> None:
    assert next_pause(0.01) == SELDOM
    assert next_pause(1.5) == 750
