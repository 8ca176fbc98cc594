"""A load generator: many tables of people who act once in a while, and how long it takes.

It speaks just enough HTTP and WebSocket to be cheap, because it runs on the same machine as the
server it measures. The time of an action is from its sending until all at the table have received
the new position.
"""

import asyncio
import base64
import os
import random
import time

import msgspec

READ = msgspec.json.Decoder


class _Legal(msgspec.Struct):
    id: int


class _Position(msgspec.Struct):
    seq: int
    your_turn: bool
    legal: list[_Legal]


class _Hello(msgspec.Struct):
    seq: int
    position: _Position


class _Id(msgspec.Struct):
    id: str


_hello = READ(_Hello)


class Figures(msgspec.Struct):
    """What was measured."""

    actions: int = 0
    errors: int = 0
    late: int = 0
    """Times at which a table was still busy with its last action."""
    seconds: list[float] = []

    def share(self, part: float) -> float:
        """The time that `part` of the actions did not exceed, in milliseconds."""
        if not self.seconds:
            return float("nan")
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000


class Web:
    """Keep-alive HTTP to one server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def get(self, path: str, cookie: str = "") -> bytes:
        return (await self._ask("GET", path, b"", cookie))[0]

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[bytes, str]:
        """The body of the answer, and the cookie it sets."""
        return await self._ask("POST", path, msgspec.json.encode(body), cookie)

    async def _ask(self, method: str, path: str, raw: bytes, cookie: str) -> tuple[bytes, str]:
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        assert self._reader is not None
        self._writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            f"Cookie: camarilla={cookie}\r\nContent-Length: {len(raw)}\r\n\r\n".encode()
            + raw
        )
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        fields = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if line)
        answer = await self._reader.readexactly(int(fields["content-length"]))
        if not head.startswith("HTTP/1.1 200"):
            raise RuntimeError(f"{path}: {answer.decode()}")
        return answer, fields.get("set-cookie", "").partition(";")[0].removeprefix("camarilla=")

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


class Viewer(asyncio.Protocol):
    """One socket at one table."""

    def __init__(self, table: "LoadedTable", number: int, path: str, cookie: str) -> None:
        self._table = table
        self._number = number
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
            f"{base64.b64encode(os.urandom(16)).decode()}\r\nCookie: camarilla={cookie}\r\n\r\n"
        )
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self._table.lost(exc)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(self._buffer.decode("latin-1"))
            del self._buffer[: end + 4]
            self._open = True
        while (frame := self._frame()) is not None:
            opcode, payload = frame
            if opcode == 1:
                self._table.heard(self._number, payload)
            elif opcode == 9:
                self._send(10, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size == 126:
            start = 4
            size = int.from_bytes(buffer[2:4], "big")
        elif size == 127:
            start = 10
            size = int.from_bytes(buffer[2:10], "big")
        if len(buffer) < start + size:
            return None
        opcode, payload = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return opcode, payload

    def say(self, message: bytes) -> None:
        self._send(1, message)

    def _send(self, opcode: int, payload: bytes) -> None:
        """A masked frame; a mask of zeros is a mask, and costs nothing."""
        assert self._transport is not None
        size = len(payload)
        head = bytes((0x80 | opcode, 0x80 | size)) if size < 126 else b""
        if not head:
            head = bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


class LoadedTable:
    """A table with all its viewers, acting when it is told to."""

    def __init__(self, figures: Figures, players: int) -> None:
        self.figures = figures
        self.viewers: list[Viewer] = []
        self.greeted = 0
        self.closing = False
        self._players = players
        self._ready: tuple[Viewer, _Position] | None = None
        self._sent_at = 0.0
        self._missing = 0

    def heard(self, number: int, payload: bytes) -> None:
        if payload.startswith(b'{"type":"steps"'):
            if self._missing:
                self._missing -= 1
                if not self._missing:
                    self.figures.seconds.append(time.perf_counter() - self._sent_at)
            if b'"your_turn":true' in payload:
                self._ready = (self.viewers[number], _hello.decode(payload).position)
        elif payload.startswith(b'{"type":"hello"'):
            self.greeted += 1
            if b'"your_turn":true' in payload:
                self._ready = (self.viewers[number], _hello.decode(payload).position)
        elif payload.startswith(b'{"type":"error"'):
            self.figures.errors += 1

    def lost(self, _reason: Exception | None) -> None:
        if not self.closing:
            self.figures.errors += 1

    def act(self) -> None:
        """Whoever is to act does anything legal."""
        if self._missing or self._ready is None:
            self.figures.late += 1
            return
        viewer, position = self._ready
        self._ready = None
        self._missing = self._players
        message = msgspec.json.encode(
            {
                "type": "act",
                "id": 1,
                "seq": position.seq,
                "action": random.choice(position.legal).id,
            }
        )
        self._sent_at = time.perf_counter()
        self.figures.actions += 1
        viewer.say(message)


async def seat(
    ports: list[int], game: str, players: int, number: int, figures: Figures
) -> LoadedTable:
    """Open one table with its people, and connect them, each to the next server process."""
    web = Web(ports[number % len(ports)])
    cookies = [(await web.post("/api/me", {"name": f"Player {i}"}))[1] for i in range(players)]
    wishes = {"game": game, "players": players, "order": "chosen"}
    id = msgspec.json.decode((await web.post("/api/tables", wishes, cookies[0]))[0], type=_Id).id
    for cookie in cookies[1:]:
        await web.post(f"/api/tables/{id}/join", {}, cookie)
    await web.post(f"/api/tables/{id}/start", {}, cookies[0])
    web.close()
    table = LoadedTable(figures, players)
    loop = asyncio.get_running_loop()
    for index, cookie in enumerate(cookies):
        viewer = Viewer(table, index, f"/api/tables/{id}/socket", cookie)
        table.viewers.append(viewer)
        port = ports[(number + index) % len(ports)]
        await loop.create_connection(lambda v=viewer: v, "127.0.0.1", port)  # type: ignore[misc]
    return table


async def load(
    ports: list[int], tables: int, players: int, interval: float, seconds: float, game: str
) -> Figures:
    """Seat everybody, then let each table act once every `interval` for `seconds`."""
    figures = Figures()
    limit = asyncio.Semaphore(16)

    async def open_one(number: int) -> LoadedTable:
        async with limit:
            return await seat(ports, game, players, number, figures)

    loaded = await asyncio.gather(*(open_one(number) for number in range(tables)))
    while any(table.greeted < players for table in loaded):  # noqa: ASYNC110 - a few ticks
        await asyncio.sleep(0.05)
    begin = time.perf_counter()
    turns = [(begin + interval * i / tables, table) for i, table in enumerate(loaded)]
    for round in range(int(seconds / interval)):
        for at, table in turns:
            delay = at + round * interval - time.perf_counter()
            if delay > 0.001:
                await asyncio.sleep(delay)
            table.act()
    await asyncio.sleep(2)
    for table in loaded:
        table.closing = True
        figures.errors += table._missing > 0  # noqa: SLF001 - an action nobody heard of
        for viewer in table.viewers:
            viewer.close()
    await asyncio.sleep(0.1)
    return figures
