"""What a server forgets after a time, and what it keeps."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from tests.table.conftest import ADA, BEA, act, open_game
from tests.web.conftest import new_database

from camarilla.table.commands.base import User
from camarilla.table.commands.import_record import import_record
from camarilla.table.errors import Refused
from camarilla.table.retention import DAY, Retention
from camarilla.table.rooms import Rooms, now
from camarilla.table.store import schema, tables, users
from camarilla.table.store.database import Database, SqliteDatabase
from camarilla.table.store.upgrade import upgrade
from camarilla.table.store.users import StoredUser, Subscription

Run = Callable[[Callable[[Rooms], Coroutine[Any, Any, None]]], None]


@pytest.fixture(params=["sqlite", "postgres"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Runs a test with rooms on either database."""
    url = ""
    if request.param == "postgres":
        url = new_database(request.getfixturevalue("postgres_server"))

    def start(work: Callable[[Rooms], Coroutine[Any, Any, None]]) -> None:
        async def whole() -> None:
            if url:
                from camarilla.table.store.postgres import PostgresDatabase

                database: Database = PostgresDatabase(url)
            else:
                database = SqliteDatabase(tmp_path / "table.db")
            await database.write(upgrade)
            await work(Rooms(database))
            await database.close()

        asyncio.run(whole())

    return start


async def add(rooms: Rooms, user: User, days_ago: int, login: str | None = None) -> None:
    stored = StoredUser(user.id, user.name, login, None, 0)
    at = now() - days_ago * DAY
    await rooms.database.write(lambda c: users.add_user(c, stored, at))


async def known(rooms: Rooms, *people: User) -> list[bool]:
    found = [await rooms.database.read(partial(users.find_user, id=one.id)) for one in people]
    return [user is not None for user in found]


async def count(rooms: Rooms, table: Any) -> int:
    query = select(func.count()).select_from(table)
    return int(await rooms.database.read(lambda c: c.execute(query).scalar_one()))


def test_guests_are_forgotten_and_accounts_and_players_are_not(run: Run) -> None:
    async def work(rooms: Rooms) -> None:
        idle, recent, account = User("i", "I"), User("r", "R"), User("l", "L")
        for user, days, login in ((ADA, 60, None), (BEA, 60, None), (idle, 60, None)):
            await add(rooms, user, days, login)
        await add(rooms, recent, 20)
        await add(rooms, account, 60, "login")
        key = Subscription("https://push.example/i", "k", "a")
        await rooms.database.write(lambda c: users.subscribe(c, "i", key, 0))
        await rooms.database.write(lambda c: users.end_session(c, "s", "i", now()))
        await open_game(rooms, "t", ADA, BEA)
        await Retention(rooms.database, 30, 0, 0, 0).sweep()
        assert await known(rooms, ADA, BEA, recent, account, idle) == [True] * 4 + [False]
        assert await count(rooms, schema.subscriptions) == 0

    run(work)


def test_nothing_is_forgotten_without_a_limit(run: Run) -> None:
    async def work(rooms: Rooms) -> None:
        await add(rooms, ADA, 5000)
        await Retention(rooms.database, 0, 0, 0, 0).sweep()
        assert await known(rooms, ADA) == [True]

    run(work)


def test_old_chat_goes_and_new_chat_stays(run: Run) -> None:
    async def work(rooms: Rooms) -> None:
        await open_game(rooms, "t", ADA, BEA)
        for days in (60, 50, 10):
            at = now() - days * DAY
            await rooms.database.write(
                lambda c, at=at: users.add_line(c, "t", "a", 0, "Ada", "Hello", at)  # type: ignore[misc]
            )
        await Retention(rooms.database, 0, 30, 0, 0).sweep()
        lines = await rooms.database.read(lambda c: users.last_lines(c, "t", 9))
        assert [line.id for line in lines] == [3]

    run(work)


def test_imported_records_go_and_games_played_here_stay(run: Run) -> None:
    async def work(rooms: Rooms) -> None:
        table = await open_game(rooms, "t", ADA, BEA)
        while table.status == "running":
            await rooms.write("t", act)
        record = table.record()
        for id, days in (("old", 60), ("new", 10)):
            await rooms.add(import_record(id, record, ADA, now() - days * DAY))
        assert await rooms.database.read(lambda c: tables.count_imports(c, "a")) == 2
        await Retention(rooms.database, 0, 0, 30, 0).sweep()
        assert await rooms.database.read(lambda c: tables.count_imports(c, "a")) == 1
        for id in ("t", "new"):
            kept = await rooms.database.read(partial(tables.load, table_id=id))
            assert kept.status == "finished"
        with pytest.raises(Refused, match="no such table"):
            await rooms.database.read(lambda c: tables.load(c, "old"))

    run(work)


def test_the_oldest_of_too_many_subscriptions_go(run: Run) -> None:
    async def work(rooms: Rooms) -> None:
        await add(rooms, ADA, 0)
        for number in range(80):
            key = Subscription(f"https://push.example/{number:02}", "k", "a")
            await rooms.database.write(
                lambda c, key=key, at=number: users.subscribe(c, "a", key, at)  # type: ignore[misc]
            )
        kept = await rooms.database.read(lambda c: users.subscriptions_of(c, "a"))
        assert sorted(one.endpoint[-2:] for one in kept) == [f"{n}" for n in range(70, 80)]

    run(work)
