"""Carries out commands, by HTTP and by socket alike."""

import time
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from camarilla.table.commands.base import TableCommand, Transaction, User
from camarilla.table.commands.play import Act
from camarilla.table.commands.rematch import rematch
from camarilla.table.errors import Refused
from camarilla.table.log import Seated
from camarilla.table.store import tables, users
from camarilla.table.store.database import Work
from camarilla.table.store.users import StoredUser
from camarilla.table.table import Table
from camarilla.web.app_state import AppState

T = TypeVar("T")


async def perform(
    state: AppState,
    table_id: str,
    command: TableCommand,
    user: User,
    answer: Callable[[Transaction], T],
) -> T:
    """Change a table by a command; what `answer` makes of the transaction."""
    started = time.perf_counter()
    result = await state.rooms.perform(table_id, command, user, answer)
    if isinstance(command, Act):
        state.metrics.act_seconds.observe(time.perf_counter() - started)
    return result


async def play_again(state: AppState, table_id: str, user: User, address: str) -> Table:
    """The table of the rematch, with the user at it."""
    return await rematch(state.rooms, table_id, user, lambda: admit_new_table(state, user, address))


async def rename_at_open_tables(state: AppState, user: StoredUser, old: str) -> None:
    """Show a person's new name at tables that have not begun, except at seats with another name."""

    def rename(transaction: Transaction) -> None:
        table = transaction.table
        for number in table.seats_of(user.id) if table.status == "open" else ():
            seat = table.seats[number]
            if seat.name == old != user.name:
                transaction.add(Seated(number, user.id, user.name, seat.is_bot, seat.invited))

    for table_id in await state.database.read(lambda c: tables.open_of_user(c, user.id)):
        await state.rooms.write(table_id, rename)


async def admit_new_table(state: AppState, user: User, address: str) -> Work[None]:
    """Refuse people who open tables too often, or have too many: see `_admit`."""

    def require_room(connection: Connection) -> None:
        if tables.count_unfinished(connection, user.id) >= state.settings.tables_per_person:
            raise Refused("too_many", "finish or leave some of your tables first")

    return await _admit(state, user, address, require_room)


async def admit_import(state: AppState, user: User, address: str) -> Work[None]:
    """Refuse people who import records too often, or have imported too many: see `_admit`."""

    def require_room(connection: Connection) -> None:
        if tables.count_imports(connection, user.id) >= state.settings.imports_per_person:
            raise Refused(
                "too_many", "you have brought in as many records as are kept for a person"
            )

    return await _admit(state, user, address, require_room)


async def _admit(state: AppState, user: User, address: str, require_room: Work[None]) -> Work[None]:
    """Refuse now what comes too often or finds no room.

    The room may be taken until the table is stored: what is returned refuses it then.
    """
    state.limits.tables.take(user.id)
    state.limits.tables_of_address.take(address)

    def require_room_alone(connection: Connection) -> None:
        users.lock(connection, user.id)
        require_room(connection)

    await state.database.read(require_room)
    return require_room_alone


def last_seq(transaction: Transaction) -> int:
    return transaction.table.seq
