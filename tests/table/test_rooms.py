"""Rooms: several writers of one table, groups of writes, idle tables."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.table.conftest import ADA, BEA, act, open_game

from camarilla.table.commands.base import Transaction
from camarilla.table.commands.play import Act
from camarilla.table.errors import Conflict, Refused
from camarilla.table.protocol.table import table_info
from camarilla.table.rooms import Rooms
from camarilla.table.store import tables as store
from camarilla.table.store.signals import entries_in


def test_two_writers_of_the_same_number_cannot_both_win(with_rooms: Callable[..., Any]) -> None:
    async def work(rooms: Rooms) -> None:
        await open_game(rooms, "t", ADA, BEA)
        copies = [await rooms.database.read(lambda c: store.load(c, "t")) for _ in range(2)]
        writes = []
        for table in copies:
            transaction = Transaction(table, 2000)
            act(transaction)
            writes.append(rooms.database.write(store.Append(table, transaction.entries)))
        await writes[0]
        with pytest.raises(Conflict):
            await writes[1]
        stored = await rooms.database.read(lambda c: store.load(c, "t"))
        assert stored.seq == copies[0].seq

    with_rooms(work)


def test_rooms_that_were_overtaken_read_on_and_refuse_as_stale(
    with_rooms: Callable[..., Any],
) -> None:
    async def work(rooms: Rooms) -> None:
        await open_game(rooms, "t", ADA, BEA)
        other = Rooms(rooms.database)
        seq = await rooms.read("t", lambda table: table.seq)
        await other.read("t", lambda table: table.seq)
        legal = await rooms.read("t", lambda table: table.running_match().state.legal()[0])
        await other.write("t", lambda t: Act(seq=seq, action=legal, seat=0).apply(t, ADA))
        with pytest.raises(Refused) as refusal:
            await rooms.write("t", lambda t: Act(seq=seq, action=legal, seat=0).apply(t, ADA))
        assert refusal.value.code == "stale"
        assert await rooms.read("t", table_info) == await other.read("t", table_info)

    with_rooms(work)


def test_entries_that_come_with_a_signal_need_no_query(
    with_rooms: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If some are missing in between, or the signal has none, the log is read."""

    async def work(rooms: Rooms) -> None:
        await open_game(rooms, "t", ADA, BEA)
        other, database = Rooms(rooms.database), rooms.database
        reads = []
        tail = database.tail

        async def counted(table_id: str, after: int) -> list[tuple[int, str]]:
            reads.append(after)
            return await tail(table_id, after)

        start = await other.read("t", lambda table: table.seq)
        for _ in range(3):
            await rooms.write("t", act)
        monkeypatch.setattr(database, "tail", counted)
        seq = await rooms.read("t", lambda table: table.seq)
        rows = await tail("t", start)
        first = entries_in("\n".join(["t 0", *(f"{at} {entry}" for at, entry in rows[:1])]))
        for upto, given in ((start + 1, first), (start + 1, first), (seq, rows[-1:]), (seq, [])):
            other.on_notify("t", upto, given)
            await other._tasks.join()
        assert reads == [start + 1]
        assert await rooms.read("t", table_info) == await other.read("t", table_info)

    with_rooms(work)


def test_failure_in_a_group_leaves_the_others_stored(with_rooms: Callable[..., Any]) -> None:
    import asyncio

    from sqlalchemy import text

    async def work(rooms: Rooms) -> None:
        database = rooms.database

        def insert(value: int) -> Any:
            return lambda c: c.execute(text(f"insert into secrets values ('k{value}', x'00')"))

        jobs = [database.write(insert(value)) for value in (1, 2, 2, 3)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(result, Exception) for result in results] == [False, False, True, False]
        count = await database.read(
            lambda c: c.execute(text("select count(*) from secrets")).scalar()
        )
        assert count == 3

    with_rooms(work)


def test_idle_table_is_forgotten_and_found_again(with_rooms: Callable[..., Any]) -> None:
    async def work(rooms: Rooms) -> None:
        await open_game(rooms, "t", ADA, BEA)
        for _ in range(5):
            await rooms.write("t", act)
        before = await rooms.read("t", table_info)
        rooms.rooms["t"].used_at -= 3600
        rooms.forget_idle()
        assert rooms.rooms == {}
        assert await rooms.read("t", table_info) == before

    with_rooms(work)
