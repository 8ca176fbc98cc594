"""A load generator: many tables of people who act once in a while.

The time of an action is from its sending until all at the table have received the new position.
"""

import asyncio
import random
import time

import msgspec

from camarilla.web.benchmark.client import HttpClient, TableSocket

READ = msgspec.json.Decoder


class _Legal(msgspec.Struct):
    id: int


class _Observation(msgspec.Struct):
    legal: list[_Legal]


class _Position(msgspec.Struct):
    seq: int
    your_turn: bool
    observation: _Observation


class _Hello(msgspec.Struct):
    seq: int
    position: _Position


class _Id(msgspec.Struct):
    id: str


_hello = READ(_Hello)


class LoadResult(msgspec.Struct):
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


class LoadedTable:
    """A table with the sockets of all its players, acting when it is told to."""

    def __init__(self, result: LoadResult, players: int) -> None:
        self.result = result
        self.sockets: list[TableSocket] = []
        self.greeted = 0
        self.closing = False
        self._players = players
        self._ready: tuple[TableSocket, _Position] | None = None
        self._sent_at = 0.0
        self.missing = 0

    def on_message(self, socket: TableSocket, payload: bytes) -> None:
        if payload.startswith(b'{"type":"steps"'):
            if self.missing:
                self.missing -= 1
                if not self.missing:
                    self.result.seconds.append(time.perf_counter() - self._sent_at)
            if b'"your_turn":true' in payload:
                self._ready = (socket, _hello.decode(payload).position)
        elif payload.startswith(b'{"type":"hello"'):
            self.greeted += 1
            if b'"your_turn":true' in payload:
                self._ready = (socket, _hello.decode(payload).position)
        elif payload.startswith(b'{"type":"error"'):
            self.result.errors += 1

    def on_close(self) -> None:
        if not self.closing:
            self.result.errors += 1

    def act(self) -> None:
        """The player to act takes a random legal action."""
        if self.missing or self._ready is None:
            self.result.late += 1
            return
        socket, position = self._ready
        self._ready = None
        self.missing = self._players
        message = msgspec.json.encode(
            {
                "type": "act",
                "id": 1,
                "seq": position.seq,
                "action": random.choice(position.observation.legal).id,
            }
        )
        self._sent_at = time.perf_counter()
        self.result.actions += 1
        socket.send(message)


async def seat(
    ports: list[int], game: str, players: int, number: int, result: LoadResult
) -> LoadedTable:
    """Open one table with its people, and connect them, each to the next server process."""
    http = HttpClient(ports[number % len(ports)])
    cookies = [(await http.post("/api/me", {"name": f"Player {i}"}))[1] for i in range(players)]
    wishes = {"game": game, "players": players, "order": "chosen"}
    id = msgspec.json.decode((await http.post("/api/tables", wishes, cookies[0]))[0], type=_Id).id
    for cookie in cookies[1:]:
        await http.post(f"/api/tables/{id}/join", {}, cookie)
    await http.post(f"/api/tables/{id}/start", {}, cookies[0])
    http.close()
    table = LoadedTable(result, players)
    loop = asyncio.get_running_loop()
    for index, cookie in enumerate(cookies):
        socket = TableSocket(table, f"/api/tables/{id}/socket", cookie)
        table.sockets.append(socket)
        port = ports[(number + index) % len(ports)]
        await loop.create_connection(lambda s=socket: s, "127.0.0.1", port)  # type: ignore[misc]
    return table


async def load(
    ports: list[int], tables: int, players: int, interval: float, seconds: float, game: str
) -> LoadResult:
    """Seat everybody, then let each table act once every `interval` for `seconds`."""
    result = LoadResult()
    limit = asyncio.Semaphore(16)

    async def open_one(number: int) -> LoadedTable:
        async with limit:
            return await seat(ports, game, players, number, result)

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
        result.errors += table.missing > 0  # an action without its broadcast
        for socket in table.sockets:
            socket.close()
    await asyncio.sleep(0.1)
    return result
