"""Tables on a database of their own, in this process."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from camarilla.table.commands.base import TableCommand, Transaction, User
from camarilla.table.commands.play import Act
from camarilla.table.commands.seating import Create, Join, Start
from camarilla.table.rooms import Rooms
from camarilla.table.store.database import SqliteDatabase
from camarilla.table.store.upgrade import upgrade
from camarilla.table.table import Table

T = TypeVar("T")
SEED = "5" * 64
ADA, BEA, CAT = User("a", "Ada"), User("b", "Bea"), User("c", "Cat")


@pytest.fixture
def with_rooms(tmp_path: Path) -> Callable[[Callable[[Rooms], Coroutine[Any, Any, T]]], T]:
    """Run a coroutine with rooms on a fresh SQLite database."""

    def run(work: Callable[[Rooms], Coroutine[Any, Any, T]]) -> T:
        async def whole() -> T:
            database = SqliteDatabase(tmp_path / "table.db")
            await database.write(upgrade)
            try:
                return await work(Rooms(database))
            finally:
                await database.close()

        return asyncio.run(whole())

    return run


class NewGame(TableCommand, tag="new-game", frozen=True, kw_only=True):
    """A table of Oriflamme with these people, already started."""

    people: tuple[User, ...]
    wishes: dict[str, Any]

    def apply(self, transaction: Transaction, user: User) -> None:
        values = {"order": "chosen", "options": {"first": "crimson"}, **self.wishes}
        create = Create(game="oriflamme", players=len(self.people), **values)
        create.apply(transaction, user)
        for person in self.people[1:]:
            Join().apply(transaction, person)
        Start().apply(transaction, user)


async def open_game(rooms: Rooms, id: str, *people: User, **wishes: Any) -> Table:
    return await rooms.open(id, NewGame(people=people, wishes=wishes), people[0])


def new_game(transaction: Transaction, *people: User, **wishes: Any) -> None:
    NewGame(people=people, wishes=wishes).apply(transaction, people[0])


def act(transaction: Transaction) -> None:
    """The player to act does the first legal thing."""
    table: Table = transaction.table
    actor = table.actor()
    user = User(table.seats[actor].user or "", "")
    legal = table.running_match().state.legal()
    Act(seq=table.seq, action=legal[0], seat=actor).apply(transaction, user)


def played(*people: Any, actions: int, **wishes: Any) -> tuple[Table, list[Any]]:
    """A table in memory after some actions, and all its entries."""
    transaction = Transaction(Table("t", SEED), 1000)
    new_game(transaction, *people, **wishes)
    for _ in range(actions):
        act(transaction)
    return transaction.table, transaction.entries
