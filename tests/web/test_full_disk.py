"""A full disk: nothing acknowledged is lost, everybody is told, and all goes on afterwards."""

import asyncio
import json
import resource
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, insert, select
from tests.web.server import Failed, Person, Server, full_table

from camarilla.table.errors import Unavailable
from camarilla.table.store.database import Database, SqliteDatabase, sqlite_driver
from camarilla.table.store.schema import secrets
from camarilla.table.store.upgrade import upgrade


def limit_pages(connection: Connection, more: int) -> None:
    """Let the file grow by so many pages only."""
    driver = sqlite_driver(connection)
    pages = driver.execute("pragma page_count").fetchone()[0]
    driver.execute(f"pragma max_page_count = {pages + more}")


def add(name: str, size: int) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.execute(insert(secrets), {"name": name, "value": b"x" * size})

    return work


async def names(database: Database) -> set[str]:
    return set(await database.read(lambda c: c.execute(select(secrets.c.name)).scalars().all()))


def test_what_a_full_disk_refuses_is_unavailable_and_the_rest_is_kept(tmp_path: Path) -> None:
    async def work() -> None:
        database = SqliteDatabase(tmp_path / "full.db")
        await database.write(upgrade)
        await database.write(add("before", 100))
        await database.write(lambda c: limit_pages(c, 2))
        results = await asyncio.gather(
            *(database.write(add(f"large {n}", 100_000)) for n in range(3)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [Unavailable] * 3
        assert await names(database) == {"before"}
        with pytest.raises(Unavailable):
            await database.check()
        await database.write(lambda c: limit_pages(c, 1000))
        await database.write(add("after", 100_000))
        assert await names(database) == {"before", "after"}
        await database.close()

    asyncio.run(work())


def limit_files(server: Server, size: int) -> None:
    """Let no file of the running server grow beyond a size; -1 lifts the limit."""
    hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, hard))


def fill(person: Person) -> None:
    while True:
        person.new_table()


def readiness(server: Server) -> int:
    time.sleep(2.1)  # it is checked no oftener
    return httpx.get(f"{server.url}/readyz").status_code


def test_server_says_that_it_cannot_store_and_recovers(serve: Callable[..., Server]) -> None:
    server = serve()
    seats, id = full_table(server, 2, options={"first": "crimson"})
    seats[0].act()
    before = seats[0].view()["position"]
    ada = seats[0].person
    assert readiness(server) == 200
    limit_files(server, (server.data / "camarilla.db-wal").stat().st_size)
    with pytest.raises(Failed) as refusal:
        fill(ada)
    assert (refusal.value.status, refusal.value.code) == (503, "unavailable")
    with ada.socket(id) as talk:
        talk.receive()
        assert talk.ask("say", text="x" * 500)["code"] == "unavailable"
    with pytest.raises(Failed, match="unavailable"):
        seats[1].act()
    assert readiness(server) == 503
    assert httpx.get(f"{server.url}/healthz").status_code == 200
    limit_files(server, resource.RLIM_INFINITY)
    assert readiness(server) == 200
    assert seats[0].view()["position"] == before
    seats[1].act()
    assert ada.new_table()
    logged = [json.loads(line)["event"] for line in server.log.read_text().splitlines()]
    assert logged.count("database.refuses") == 1
    assert "request.failed" not in logged
    assert "message.failed" not in logged
