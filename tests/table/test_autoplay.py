"""Bots' turns: games that everybody has left pause, and thinking time tells nothing."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.table.conftest import ADA, BEA, open_game

from camarilla import games
from camarilla.bots.levels import LEVELS, time_limit
from camarilla.table.autoplay import Autoplay
from camarilla.table.clocks import Clocks
from camarilla.table.commands.absence import Return
from camarilla.table.commands.seating import Leave
from camarilla.table.rooms import Rooms, now
from camarilla.table.store import tables
from camarilla.table.table import Table
from camarilla.table.thinking.jobs import ActionAnswer, Answer, Job
from camarilla.table.thinking.pool import WorkerPool
from camarilla.table.thinking.queue import Owner

DEALT = 24
"""Actions of chance before the first player acts."""


class QuickWorkers(WorkerPool):
    """Takes the first legal action after a while."""

    def __init__(self, seconds: float = 0) -> None:
        super().__init__(1)
        self.seconds = seconds
        self.owners: list[Owner] = []

    async def ask(self, job: Job, owner: Owner) -> Answer:
        self.owners.append(owner)
        await asyncio.sleep(self.seconds)
        return Answer((ActionAnswer(msgspec.json.decode(job.info)["legal"][0]),))


class FailingOnce(QuickWorkers):
    """Raises at the first job what nobody expects."""

    async def ask(self, job: Job, owner: Owner) -> Answer:
        if not self.owners:
            self.owners.append(owner)
            raise RuntimeError
        return await super().ask(job, owner)


class Spectator:
    user: str | None = None
    seat = -3
    wants_public = True

    def close(self, code: int, reason: str) -> None: ...

    def send(self, message: bytes) -> None:
        """Reads nothing."""


async def everybody_leaves(rooms: Rooms, **wishes: Any) -> Table:
    table = await open_game(rooms, "t", ADA, BEA, **wishes)
    for person in (BEA, ADA):
        await rooms.perform("t", Leave(), person, lambda t: t)
    return table


def autoplay(rooms: Rooms) -> Autoplay:
    return Autoplay(rooms, QuickWorkers(), 0, 1, {})


def acted(table: Table) -> int:
    """How many actions there were after the deal."""
    return len(table.action_seqs) - DEALT


async def settle() -> None:
    for _ in range(50):
        await asyncio.sleep(0.002)


def test_game_that_everybody_has_left_pauses(with_rooms: Callable[..., Any]) -> None:
    async def work(rooms: Rooms) -> None:
        autoplay(rooms)
        table = await everybody_leaves(rooms)
        await settle()
        assert acted(table) == 0
        rooms.rooms["t"].watchers.add(Spectator())
        await rooms.read("t", lambda table: None)
        await settle()
        assert acted(table) > 3

    with_rooms(work)


def test_unexpected_error_does_not_stop_the_game(
    with_rooms: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("camarilla.table.autoplay.TRY_AGAIN_AFTER", 0.01)

    async def work(rooms: Rooms) -> None:
        Autoplay(rooms, FailingOnce(), 0, 1, {})
        table = await open_game(rooms, "t", ADA, BEA)
        await rooms.perform("t", Leave(), ADA, lambda t: t)
        await settle()
        assert acted(table) == 1

    with_rooms(work)


def test_paused_game_goes_on_when_somebody_looks_by_http(with_rooms: Callable[..., Any]) -> None:
    async def work(rooms: Rooms) -> None:
        autoplay(rooms)
        table = await everybody_leaves(rooms)
        await rooms.read("t", lambda table: None)
        await settle()
        assert acted(table) > 0

    with_rooms(work)


def test_bots_of_one_who_plays_do_not_wait_for_spectators(with_rooms: Callable[..., Any]) -> None:
    async def work(rooms: Rooms) -> None:
        autoplay(rooms)
        table = await open_game(rooms, "t", ADA, BEA)
        await rooms.perform("t", Leave(), ADA, lambda t: t)
        await settle()
        assert acted(table) == 1
        assert table.actor() == 1

    with_rooms(work)


def test_paused_game_waits_for_its_players_and_is_closed_after_a_month(
    with_rooms: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        clocks = Clocks(rooms, autoplay(rooms))
        table = await everybody_leaves(rooms)
        later = now() + tables.ABANDONED_FOR
        for module in ("rooms", "clocks"):
            monkeypatch.setattr(f"camarilla.table.{module}.now", lambda: later - 60_000)
        await clocks.sweep()
        assert (table.status, acted(table)) == ("running", 0)
        for module in ("rooms", "clocks"):
            monkeypatch.setattr(f"camarilla.table.{module}.now", lambda: later)
        await clocks.sweep()
        assert table.status == "closed"

    with_rooms(work)


def test_who_comes_back_finds_the_game_as_it_was_left(with_rooms: Callable[..., Any]) -> None:
    async def work(rooms: Rooms) -> None:
        autoplay(rooms)
        table = await everybody_leaves(rooms)
        await rooms.perform("t", Return(), ADA, lambda t: t)
        await settle()
        assert table.person_to_act() == (0, "a")
        assert acted(table) == 0

    with_rooms(work)


def test_tables_that_somebody_has_left_do_not_count_against_the_limit(
    with_rooms: Callable[..., Any],
) -> None:
    async def work(rooms: Rooms) -> None:
        await open_game(rooms, "u", ADA, BEA)
        await everybody_leaves(rooms)
        assert await rooms.database.read(lambda c: tables.count_unfinished(c, "a")) == 1

    with_rooms(work)


@pytest.mark.parametrize("thinking", [0.0, 0.3])
def test_bot_acts_after_its_pause_however_long_it_thought(
    with_rooms: Callable[..., Any], thinking: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        monkeypatch.setattr("camarilla.table.autoplay.random.uniform", lambda _a, _b: 1.0)
        workers = QuickWorkers(thinking)
        player = Autoplay(rooms, workers, 0.6, 1, {})
        table = await open_game(rooms, "t", ADA, BEA)
        started = time.monotonic()
        await rooms.perform("t", Leave(), ADA, lambda t: t)
        await asyncio.sleep(0)
        assert workers.owners == [Owner(person="a")]  # it thinks during the pause
        await player._tasks.join()
        assert acted(table) == 1
        assert time.monotonic() - started >= 0.6

    with_rooms(work)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("id", list(games.GAMES))
def test_pause_of_a_bot_covers_the_longest_that_it_may_think(
    with_rooms: Callable[..., Any], id: str, level: str
) -> None:
    """Otherwise a quick answer would tell that its hidden hand left it no choice."""

    async def work(rooms: Rooms) -> None:
        player = Autoplay(rooms, QuickWorkers(), 0.9, 1, {})
        limit = time_limit(level, id)
        assert limit <= 1
        job = Job(game=id, bot=level, info=msgspec.Raw(b"{}"), budget=1, seed=1)
        pauses = [player.pause(job) for _ in range(300)]
        assert min(pauses) >= max(limit, 0.9 * 0.8)
        assert max(pauses) > min(pauses) + 0.05

    with_rooms(work)
