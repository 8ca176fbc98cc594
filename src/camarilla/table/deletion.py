"""Takes a person out of all that is kept; finished games stay readable by the others."""

import contextlib
from functools import partial

from camarilla.table.commands.base import Transaction, User
from camarilla.table.commands.seating import Leave
from camarilla.table.commands.undo import undo_if_all_consent
from camarilla.table.errors import Refused
from camarilla.table.log import Forgotten
from camarilla.table.rooms import Rooms
from camarilla.table.store import deletion as store


async def delete_person(rooms: Rooms, user: str) -> None:
    """Begin again after a crash, and nothing is left half done."""
    write, deleted = rooms.database.write, False
    while not deleted:
        for table_id in await rooms.database.read(partial(store.tables_of, user=user)):
            # A table that cannot be loaded is changed in the database alone.
            with contextlib.suppress(Refused):
                await rooms.write(table_id, partial(take_out, user=user))
            await write(partial(store.forget_at, table_id=table_id, user=user))
        deleted = await write(partial(store.delete_person, user=user))


def take_out(transaction: Transaction, user: str) -> None:
    """Leave the table; where the person has played, the seats lose the name."""
    table = transaction.table
    if table.seats_of(user) and table.status in ("open", "running"):
        Leave().apply(transaction, User(user, ""))
        if table.status == "running":
            undo_if_all_consent(transaction)
    if left := table.seats_of(user):
        transaction.add(Forgotten(tuple(left)))
