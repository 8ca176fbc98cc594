"""Clocks: nobody loses a seat by an outage of the server or a clock that is set."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.table.conftest import ADA, BEA, open_game
from tests.table.test_autoplay import QuickWorkers

from camarilla.table import log
from camarilla.table.autoplay import Autoplay
from camarilla.table.clocks import Clocks
from camarilla.table.rooms import Rooms
from camarilla.table.table import Table

LIMIT = 10_000
START = 1_760_000_000_000


class Time:
    """A wall clock and a steady clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.steady = START, 5000
        for name in ("rooms.now", "clocks.now"):
            monkeypatch.setattr(f"camarilla.table.{name}", lambda: self.wall)
        monkeypatch.setattr("camarilla.table.clocks.steady", lambda: self.steady)

    def passes(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.steady += milliseconds


def new_clocks(rooms: Rooms) -> Clocks:
    return Clocks(rooms, Autoplay(rooms, QuickWorkers(60), 60, 1, {}))


async def clocked_game(rooms: Rooms, limit: int = 10) -> Table:
    return await open_game(rooms, "t", ADA, BEA, clock=log.Clock("move", limit))


def bots(table: Table) -> list[bool]:
    return [seat.stand_in is not None for seat in table.seats]


async def sweep_for(clocks: Clocks, time: Time, milliseconds: int) -> None:
    for _ in range(milliseconds // 1000):
        time.passes(1000)
        await clocks.sweep()


def test_time_runs_out_while_the_server_runs(
    with_rooms: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        time = Time(monkeypatch)
        clocks = new_clocks(rooms)
        await clocks.sweep()
        table = await clocked_game(rooms)
        await sweep_for(clocks, time, LIMIT - 1000)
        assert bots(table) == [False, False]
        await sweep_for(clocks, time, 1000)
        assert bots(table) == [True, False]

    with_rooms(work)


def test_outage_does_not_use_up_a_players_time(
    with_rooms: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        time = Time(monkeypatch)
        await clocked_game(rooms)
        time.passes(11_000)
        again = Rooms(rooms.database)
        clocks = new_clocks(again)
        await clocks.sweep()
        table = (await again.room("t")).table
        await sweep_for(clocks, time, LIMIT - 1000)
        assert bots(table) == [False, False]
        await sweep_for(clocks, time, 12_000)
        assert bots(table) == [True, False]

    with_rooms(work)


def test_wall_clock_that_is_set_gives_no_seat_to_a_bot(
    with_rooms: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        time = Time(monkeypatch)
        clocks = new_clocks(rooms)
        await clocks.sweep()
        table = await clocked_game(rooms)
        await sweep_for(clocks, time, LIMIT // 2)
        time.wall += 7_200_000
        await sweep_for(clocks, time, LIMIT - 1000)
        assert bots(table) == [False, False]

    with_rooms(work)


def test_grace_after_a_start_is_an_hour_at_most(
    with_rooms: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        time = Time(monkeypatch)
        clocks = new_clocks(rooms)
        await clocks.sweep()
        table = await open_game(rooms, "t", ADA, BEA, clock=log.Clock("days", 1))
        time.passes(86_400_000)
        await clocks.sweep()
        assert bots(table) == [True, False]

    with_rooms(work)
