"""Nothing that was acknowledged is ever lost, however the server ends."""

import asyncio
import os
import random
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from tests.web.server import Server
from websockets.exceptions import ConnectionClosed

from camarilla.kernel.game import OVER
from camarilla.table import log as entries
from camarilla.table.log import Acted
from camarilla.table.store.database import Database, SqliteDatabase
from camarilla.table.store.postgres import PostgresDatabase
from camarilla.table.store.schema import log
from camarilla.web.benchmark.client import HttpClient

TABLES = 50
KILLS = 10


class Game:
    """A game for two on one device, remembering what the server has acknowledged."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.cookie = ""
        self.id = ""
        self.seat = 0
        self.acknowledged: list[tuple[str, int, int, str]] = []
        """Table, sequence numbers before and after, action."""

    async def begin(self, port: int) -> None:
        web = HttpClient(port)
        try:
            if not self.cookie:
                _, self.cookie = await web.post("/api/me", {"name": "Ada"})
            wishes = {"game": "oriflamme", "players": 2, "seats": ["Bea"]}
            body, _ = await web.post("/api/tables", wishes, self.cookie)
            id = msgspec.json.decode(body)["id"]
            await web.post(f"/api/tables/{id}/start", {}, self.cookie)
            self.id = id
        finally:
            web.close()

    async def play(self, port: int) -> None:
        """Act, and act again, until the server is gone."""
        web = HttpClient(port)
        try:
            while True:
                if not self.id:
                    await self.begin(port)
                await self.act(web)
        except (OSError, EOFError):
            return
        finally:
            web.close()

    async def act(self, web: HttpClient) -> None:
        position = await self.look(web)
        while position["observation"]["actor"] not in (self.seat, OVER):
            self.seat = position["observation"]["actor"]
            position = await self.look(web)
        if position["observation"]["actor"] == OVER:
            self.id = ""
            return
        action = self.rng.choice(position["observation"]["legal"])["text"]
        body = {"seq": position["seq"], "action": action, "seat": self.seat}
        answer, _ = await web.post(f"/api/tables/{self.id}/act", body, self.cookie)
        after = msgspec.json.decode(answer)["seq"]
        self.acknowledged.append((self.id, position["seq"], after, action))

    async def look(self, web: HttpClient) -> dict[str, Any]:
        answer = await web.get(f"/api/tables/{self.id}/position?seat={self.seat}", self.cookie)
        position: dict[str, Any] = msgspec.json.decode(answer)["position"]
        return position


async def play_until_killed(server: Server, games: list[Game]) -> None:
    """Kill the server in the middle of the play, after a hundred actions or so."""
    await asyncio.gather(*(game.begin(server.port) for game in games if not game.id))
    enough = acknowledged(games) + random.randrange(60, 160)
    players = [asyncio.create_task(game.play(server.port)) for game in games]
    while acknowledged(games) < enough:
        await asyncio.sleep(0.001)
        assert not any(player.done() and player.exception() for player in players)
    os.kill(server.pid, signal.SIGKILL)
    await asyncio.wait_for(asyncio.gather(*players), 60)
    server.close()


def acknowledged(games: list[Game]) -> int:
    return sum(len(game.acknowledged) for game in games)


async def stored(server: Server, address: str) -> dict[tuple[str, int], str]:
    database: Database = (
        PostgresDatabase(address) if address else SqliteDatabase(server.data / "camarilla.db")
    )
    rows = await database.read(lambda c: c.execute(select(log)).all())
    await database.close()
    found = {}
    for row in rows:
        entry = entries.decode(row.entry)
        if isinstance(entry, Acted):
            found[row.table_id, row.seq] = entry.action
    return found


def test_fifty_games_survive_ten_kills_without_losing_an_acknowledged_action(
    tmp_path: Path, fresh_database: str
) -> None:
    server = Server(tmp_path / "data", fresh_database)
    games = [Game(number) for number in range(TABLES)]
    for _ in range(KILLS):
        server.start()
        asyncio.run(play_until_killed(server, games))
    in_log = asyncio.run(stored(server, fresh_database))
    for game in games:
        for table, before, after, action in game.acknowledged:
            assert action in [in_log.get((table, seq)) for seq in range(before + 1, after + 1)]
    # All games go on, from the last acknowledged action or the one under way behind it.
    server.start()
    asyncio.run(all_act_once(server, games))
    server.close()


async def all_act_once(server: Server, games: list[Game]) -> None:
    for game in games:
        if not game.id:
            continue
        web = HttpClient(server.port)
        count = len(game.acknowledged)
        position = await game.look(web)
        if game.acknowledged and game.acknowledged[-1][0] == game.id:
            assert position["seq"] >= game.acknowledged[-1][2]
        if position["observation"]["actor"] != OVER:
            await game.act(web)
            assert len(game.acknowledged) == count + 1
        web.close()


def test_bots_go_on_after_a_kill_in_the_middle_of_their_turn(serve: Callable[..., Server]) -> None:
    server = serve(CAMARILLA_BOT_PACE="0.05")
    ada = server.person()
    id = ada.new_table(players=4, bots=["random"] * 3, clock={"kind": "move", "limit": 3600})
    ada.table(id).do("start")
    ada.table(id).do("leave")
    seq = ada.get(f"/api/tables/{id}")["table"]["seq"]
    server.kill()
    server.start()
    with ada.socket(id) as talk:
        while talk.receive()["type"] != "steps":
            pass
        while True:
            message = talk.receive()
            if message["type"] == "table" and message["table"]["status"] == "finished":
                break
    assert message["table"]["seq"] > seq


def test_graceful_stop_closes_sockets_and_ends_in_time(serve: Callable[..., Server]) -> None:
    server = serve()
    ada = server.person()
    id = ada.new_table()
    with ada.socket(id) as talk:
        talk.receive()
        assert server.stop() == 0
        with pytest.raises(ConnectionClosed) as closed:
            talk.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
