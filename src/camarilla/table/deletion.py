"""Deletes a person from all stored data; finished games stay readable for the others."""

import contextlib
from collections.abc import Awaitable, Callable
from functools import partial

from camarilla.table.commands.base import Transaction, User
from camarilla.table.commands.seating import Leave
from camarilla.table.errors import Refused
from camarilla.table.log import Forgotten
from camarilla.table.rooms import Rooms
from camarilla.table.store import bots
from camarilla.table.store import deletion as store

Tell = Callable[[str, int], Awaitable[None]]


async def delete_person(rooms: Rooms, user: str, tell: Tell | None = None) -> None:
    """Delete a person and the person's bots; begun again after a crash, nothing is left half done.

    `tell` is called with each table that has changed, and its number.
    """
    for bot in await rooms.database.read(partial(bots.owned, owner=user)):
        await delete_person(rooms, bot.id, tell)
    write, deleted = rooms.database.write, False
    imports = await rooms.database.read(partial(store.imports_of, user=user))
    for table_id in await rooms.database.read(partial(store.asked_at, user=user)):
        await write(partial(store.forget_at, table_id=table_id, user=user))
    while not deleted:
        for table_id in await rooms.database.read(partial(store.tables_of, user=user)):
            # A table that cannot be loaded is changed in the database alone.
            with contextlib.suppress(Refused):
                seq = await rooms.write(table_id, partial(take_out, user=user))
                if tell is not None:
                    await tell(table_id, seq)
            await write(partial(store.forget_at, table_id=table_id, user=user))
        deleted = await write(partial(store.delete_person, user=user))
    for table_id in imports:
        rooms.drop(table_id)


def take_out(transaction: Transaction, user: str) -> int:
    """Leave the table; where the person has played, the seats lose the name. The table's number."""
    table = transaction.table
    if table.seats_of(user) and table.status in ("open", "running"):
        Leave().apply(transaction, User(user, ""))
    if left := table.seats_of(user):
        transaction.add(Forgotten(tuple(left)))
    return table.seq
