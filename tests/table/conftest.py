"""A table's heart on a database of its own, in this process."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from camarilla.table import commands
from camarilla.table.commands import NewTable, Request, User
from camarilla.table.rooms import Hall
from camarilla.table.store.database import SqliteDatabase
from camarilla.table.store.upgrade import upgrade
from camarilla.table.table import Table

T = TypeVar("T")
ADA, BEA, CAT = User("a", "Ada"), User("b", "Bea"), User("c", "Cat")


@pytest.fixture
def in_hall(tmp_path: Path) -> Callable[[Callable[[Hall], Coroutine[Any, Any, T]]], T]:
    """Run a coroutine with a hall on a fresh SQLite database."""

    def run(work: Callable[[Hall], Coroutine[Any, Any, T]]) -> T:
        async def whole() -> T:
            database = SqliteDatabase(tmp_path / "table.db")
            await database.write(upgrade)
            try:
                return await work(Hall(database))
            finally:
                await database.close()

        return asyncio.run(whole())

    return run


def game_for(*people: User, **wishes: Any) -> Callable[[Request], None]:
    """Fills a new table with these people and starts the game."""

    def fill(request: Request) -> None:
        new = NewTable(
            game="oriflamme",
            rules_version=1,
            options={"first": "crimson"},
            players=len(people),
            **{"order": "chosen", **wishes},
        )
        commands.create(request, people[0], new)
        for person in people[1:]:
            commands.join(request, person, None, None)
        commands.start(request, people[0], None)

    return fill


def act(request: Request) -> None:
    """Whoever is to act does the first legal thing."""
    table: Table = request.table
    actor = table.actor()
    user = User(table.seats[actor].user or "", "")
    commands.act(request, user, table.seq, table.playing().state.legal()[0], actor)
