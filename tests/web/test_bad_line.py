"""Five friends on a bad line: delays, silence and cuts, while the server is killed again and again.

Every acknowledged action is there at the end, and all five have seen the same game.
"""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from tests.web.server import Person, Server, full_table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PEOPLE = 5
KILLS = 3
PATIENCE = 2.0
"""Seconds of silence after which a friend connects anew."""
ACTIONS_A_LIFE = 12


class BadLine:
    """Forwards to the server what it does not lose: each connection gets late, silent, or cut."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.port = 0
        self._tasks: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        async with await asyncio.start_server(self._accept, "127.0.0.1", 0) as listening:
            self.port = listening.sockets[0].getsockname()[1]
            yield
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _accept(self, near: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        self._tasks.add(asyncio.create_task(self._connect(near, out)))

    async def _connect(self, near: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        with contextlib.closing(out.transport):
            far, back = await asyncio.open_connection("127.0.0.1", self.server.port)
            with contextlib.closing(back.transport):
                ways = (self._forward(near, back), self._forward(far, out))
                tasks = [asyncio.create_task(way) for way in ways]
                try:
                    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for task in tasks:
                        task.cancel()
                    await asyncio.gather(*tasks, return_exceptions=True)

    async def _forward(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        while data := await source.read(4096):
            await asyncio.sleep(self.rng.uniform(0, 0.05))
            luck = self.rng.random()
            if luck < 0.02:
                return  # cut, and what was under way is lost
            if luck < 0.03:
                await asyncio.sleep(PATIENCE * 2)  # nobody hears anything
            to.write(data)


class Friend:
    """Plays by a socket, and connects anew from where it was whenever the line breaks."""

    def __init__(self, person: Person, line: BadLine, table: str) -> None:
        self.person, self.line, self.table = person, line, table
        self.position: dict[str, Any] = {}
        self.seen: dict[int, str] = {}
        """By its number each step that came, as far as this friend may know it."""
        self.acknowledged: list[tuple[int, str]] = []
        self.acts = True
        """Whether this friend acts, or only looks."""

    async def play(self) -> None:
        while True:
            with contextlib.suppress(OSError, EOFError, TimeoutError, WebSocketException):
                since = self.position.get("seq", 0)
                path = f"/api/tables/{self.table}/socket?since={since}"
                async with (
                    asyncio.timeout(None) as limit,
                    connect(
                        f"ws://127.0.0.1:{self.line.port}{path}",
                        additional_headers={"Cookie": f"camarilla={self.person.cookie}"},
                        open_timeout=PATIENCE,
                        close_timeout=0.1,
                    ) as socket,
                ):
                    await self._talk(socket, limit)
            await asyncio.sleep(0.05)

    async def _talk(self, socket: ClientConnection, limit: asyncio.Timeout) -> None:
        sent = ""
        while True:
            limit.reschedule(asyncio.get_running_loop().time() + PATIENCE)
            message = json.loads(await socket.recv())
            if message["type"] == "ok" and sent:
                self.acknowledged.append((message["seq"], sent))
                sent = ""
            if message["type"] not in ("hello", "steps"):
                continue
            self._see(message)
            if self.acts and self.position["your_turn"] and not sent:
                action = self.line.rng.choice(self.position["observation"]["legal"])
                sent = action["text"]
                act = {"type": "act", "id": 1, "seq": self.position["seq"], "action": action["id"]}
                await socket.send(json.dumps(act))

    def _see(self, message: dict[str, Any]) -> None:
        self.position = message["position"]
        for step in message["steps"]:
            self.seen[step["seq"]] = f"{step['kind']} {step['actor']}"


async def play_until(server: Server, line: BadLine, friends: list[Friend], most: int) -> None:
    """Everybody plays until so many actions are acknowledged, or the game is over."""
    playing = [asyncio.create_task(friend.play()) for friend in friends]
    async with asyncio.timeout(120):
        while sum(len(friend.acknowledged) for friend in friends) < most:
            await asyncio.sleep(0.02)
            assert not any(task.done() for task in playing)
            if all(f.position and f.position["observation"]["actor"] < 0 for f in friends):
                break
    server.kill()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def converge(friends: list[Friend], seq: int) -> None:
    """All connect once more and hear of everything that was missed."""
    for friend in friends:
        friend.acts = False
    playing = [asyncio.create_task(friend.play()) for friend in friends]
    async with asyncio.timeout(60):
        while any(f.position.get("seq", 0) < seq for f in friends):  # noqa: ASYNC110 - five tell
            await asyncio.sleep(0.02)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def test_five_friends_on_a_bad_line_lose_nothing(tmp_path: Path, fresh_database: str) -> None:
    with contextlib.closing(Server(tmp_path / "data", fresh_database)) as server:
        server.start()
        seats, id = full_table(server, PEOPLE)
        line = BadLine(server, random.Random(7))
        friends = [Friend(seat.person, line, id) for seat in seats]

        async def work() -> None:
            async with line.open():
                for life in range(1, KILLS + 1):
                    await play_until(server, line, friends, life * ACTIONS_A_LIFE)
                    server.start()
                await converge(friends, seats[0].view()["position"]["seq"])

        asyncio.run(work())
        told = [seat.person.get(f"/api/tables/{id}/steps", since=0)["steps"] for seat in seats]
        for friend, steps in zip(friends, told, strict=True):
            own = {step["seq"]: step["action"] for step in steps if step["action"] is not None}
            for seq, action in friend.acknowledged:
                assert action in [own.get(at) for at in range(seq - 10, seq + 1)]
            # What came over the line, in whatever pieces, is what the server tells at once.
            assert sorted(friend.seen) == [step["seq"] for step in steps]
        assert all(friend.seen == friends[0].seen for friend in friends)
        assert sum(len(friend.acknowledged) for friend in friends) >= KILLS * ACTIONS_A_LIFE
