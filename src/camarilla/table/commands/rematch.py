"""Playing again with the same people."""

import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from camarilla.table.commands.base import (
    Command,
    TableCommand,
    Transaction,
    User,
    require_finished,
)
from camarilla.table.commands.branch import same_branch
from camarilla.table.commands.seating import Create, Join, invite
from camarilla.table.log import Closed, Rematched
from camarilla.table.table import Table
from camarilla.table.thinking.jobs import known_or_strongest

if TYPE_CHECKING:
    from camarilla.table.rooms import Rooms
    from camarilla.table.store.database import Work


class Rematch(Command, tag="rematch", frozen=True, kw_only=True):
    """Play again: the first request opens the next table, later ones sit down at it."""


def new_id() -> str:
    """96 random bits: the link of a private table cannot be guessed."""
    return secrets.token_urlsafe(12)


async def rematch(
    rooms: "Rooms", table_id: str, user: User, admit: Callable[[], Awaitable["Work[None]"]]
) -> Table:
    """The next table, with the user at it; `admit` refuses people who have too many tables."""
    old = await rooms.read(table_id, lambda table: table)
    if (next_table := old.rematch) is None:
        require_finished(old, user)
        require_room = await admit()
        create = next_of(old, user, rooms.bots)
        opened = await rooms.open(new_id(), create, user, require_room)
        next_table = await rooms.write(table_id, lambda t: name_rematch(t, user, opened.id))
        if next_table == opened.id:
            await rooms.write(opened.id, lambda t: invite_again(t, old, user))
            return opened
        # Somebody else was faster: all play at that table.
        await rooms.write(opened.id, lambda t: t.add(Closed()))
    await rooms.write(next_table, lambda t: sit_down(t, user))
    return await rooms.read(next_table, lambda table: table)


def next_of(old: Table, user: User, bots: tuple[str, ...]) -> TableCommand:
    """What opens the next table: a new game, or the same position again."""
    if old.created.branch is not None:
        return same_branch(old, user)
    return same_again(old, user, bots)


def same_again(old: Table, user: User, bots: tuple[str, ...]) -> Create:
    """A table like the old one, with the user's seats and the bots taken."""
    created = old.created
    seated = [seat.bot for seat in old.seats if seat.bot is not None]
    return Create(
        game=created.game,
        players=created.players,
        options=created.options,
        bots=tuple(bot if bot in bots else known_or_strongest(bot) for bot in seated),
        listed=created.listed,
        rated=created.rated,
        order="lot" if created.lesson else created.order,
        clock=created.clock,
        advice=created.advice,
        seats=tuple(old.seats[seat].name for seat in old.seats_of(user.id)[1:]),
    )


def invite_again(transaction: Transaction, old: Table, user: User) -> None:
    """Keep seats for the bots' accounts that played at the old table."""
    for seat in old.seats:
        if seat.is_bot and seat.user is not None and seat.user != user.id:
            invite(transaction, user, User(seat.user, seat.name, is_bot=True), None)


def name_rematch(transaction: Transaction, user: User, next_table: str) -> str:
    """Name the table at which the same people play again; the first one named counts."""
    table = transaction.table
    require_finished(table, user)
    if table.rematch is None:
        transaction.add(Rematched(next_table))
    return table.rematch or next_table


def sit_down(transaction: Transaction, user: User) -> None:
    table = transaction.table
    if not table.seats_of(user.id) and table.status == "open":
        Join().apply(transaction, user)
