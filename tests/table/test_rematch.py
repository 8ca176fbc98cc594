"""Playing again: all who ask come to one table, also when they ask at the same moment."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from tests.table.conftest import ADA, BEA, CAT, act, open_game

from camarilla.table.commands.rematch import rematch
from camarilla.table.rooms import Rooms
from camarilla.table.store import tables
from camarilla.table.store.database import Work


async def admit() -> Work[None]:
    """Everybody may open a table."""
    return lambda connection: None


async def finished_game(rooms: Rooms) -> None:
    table = await open_game(rooms, "t", ADA, BEA, CAT)
    while table.status == "running":
        await rooms.write("t", act)


def test_all_who_ask_at_once_come_to_one_table(with_rooms: Callable[..., Any]) -> None:
    async def work(rooms: Rooms) -> None:
        await finished_game(rooms)
        asked = await asyncio.gather(*(rematch(rooms, "t", one, admit) for one in (ADA, BEA, CAT)))
        assert len({table.id for table in asked}) == 1
        named = await rooms.read("t", lambda table: table.rematch)
        assert named == asked[0].id
        together = await rooms.read(named, lambda table: table)
        assert together.people() == {"a", "b", "c"}

    with_rooms(work)


def test_table_of_who_was_slower_is_closed(with_rooms: Callable[..., Any]) -> None:
    async def work(rooms: Rooms) -> None:
        await finished_game(rooms)
        await asyncio.gather(*(rematch(rooms, "t", one, admit) for one in (ADA, BEA)))
        opened = set()
        for person in (ADA, BEA):
            mine = await rooms.database.read(partial(tables.list_of_user, user=person.id))
            assert [table.status for table in mine] == ["open", "finished"]
            opened.add(mine[0].id)
        assert len(opened) == 1

    with_rooms(work)
