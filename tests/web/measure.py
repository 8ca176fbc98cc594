"""How long a reader waits beside busy tables: `python -m tests.web.measure [TABLES]`.

A server of its own carries tables at each of which somebody acts once a second. Beside them one
reader asks for hints, turns the pages of replays and has one finished game of each kind reviewed.
It wants an idle machine and compiled rules; without them reviews and hints are slower.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from tests.web.server import Person, Server
from tools.client_draws import record_of

from camarilla import games
from camarilla._build import build_kind
from camarilla.kernel.record import encode
from camarilla.web.benchmark.load import LoadResult, load
from camarilla.web.benchmark.server import servers

TABLES = 100
PEOPLE = 4
HINTS = 5
"""Games in each of which one hint is asked for."""
PLAYERS = {"illuminaten": 2}
"""Of a reviewed game; three where nothing else is said."""
LONGEST = 300.0
"""Seconds after which a review is given up."""


class Reader(Person):
    """Somebody at a server that is already running."""

    def __init__(self, port: int) -> None:
        server = Server(Path())
        server.url = f"http://127.0.0.1:{port}"
        super().__init__(server)
        self.post("/api/me", {"name": "Reader"})


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    say(f"Rules {build_kind()}; {tables} tables of {PEOPLE} people, an action a second at each.")
    with (
        tempfile.TemporaryDirectory(prefix="camarilla-measure-") as folder,
        servers(Path(folder), "", 1) as [(_, port)],
    ):
        for game in games.GAMES:
            asyncio.run(beside_tables(port, tables, game))


async def beside_tables(port: int, tables: int, game: str) -> None:
    """Everything a reader does with one game, under load from beginning to end."""
    done = asyncio.Event()
    loads: list[LoadResult] = []

    async def keep_busy() -> None:
        while not done.is_set():
            first = next(iter(games.GAMES))
            loads.append(await load([port], tables, PEOPLE, 1.0, 15, first))

    busy = asyncio.create_task(keep_busy())
    await asyncio.sleep(5)
    found = await asyncio.to_thread(read, Reader(port), game)
    done.set()
    await busy
    times = sorted(one for each in loads for one in each.seconds)
    p99 = 1000 * times[int(0.99 * len(times))]
    say(f"{game}: {found}; actions p99 {p99:.0f} ms, {sum(one.late for one in loads)} late")


def read(reader: Reader, game: str) -> str:
    hints = [timed(lambda: hint(reader, game)) for _ in range(HINTS)]
    record = msgspec.json.decode(encode(record_of(game, PLAYERS.get(game, 3))))
    table = reader.post("/api/records", record)["id"]
    count = reader.get(f"/api/tables/{table}/replay", to=1)["count"]
    pages = [
        timed(lambda at=at: reader.get(f"/api/tables/{table}/replay", **{"from": at, "to": at + 1}))  # type: ignore[misc]
        for at in (*range(0, count, 10), *range(count - 1, 0, -10))
    ]
    review = timed(lambda: reviewed(reader, table))
    return (
        f"hint {statistics.median(hints):.2f} s, at most {max(hints):.2f} s; "
        f"review of {count} steps {review:.1f} s; "
        f"replay step {1000 * statistics.median(pages):.0f} ms, at most {1000 * max(pages):.0f} ms"
    )


def hint(reader: Reader, game: str) -> Any:
    table = reader.new_table(game=game, players=PLAYERS.get(game, 3))
    at = reader.table(table)
    at.do("start", fill="random")
    while not at.view()["position"]["your_turn"]:
        time.sleep(0.05)
    return lambda: at.do("hint")


def reviewed(reader: Reader, table: str) -> None:
    address = f"/api/tables/{table}/review"
    reader.post(address)
    until = time.monotonic() + LONGEST
    while reader.get(address)["state"] == "running" and time.monotonic() < until:
        time.sleep(0.2)
    state = reader.get(address)["state"]
    if state != "done":
        raise SystemExit(f"the review is {state}")


def timed(act: Callable[[], Any]) -> float:
    """Seconds that it takes; where it gives something to do, only of that."""
    began = time.perf_counter()
    then = act()
    if callable(then):
        began = time.perf_counter()
        then()
    return time.perf_counter() - began


def say(words: str) -> None:
    sys.stdout.write(words + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
