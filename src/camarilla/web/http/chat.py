"""Chat at a table, by HTTP and by socket alike."""

import contextlib

from camarilla.table.commands import User
from camarilla.table.errors import Conflict, Refused
from camarilla.table.rooms import now
from camarilla.table.store import users
from camarilla.table.store.users import ChatLine
from camarilla.web.app_state import House
from camarilla.web.guard.identity import checked_chat

SHOWN = 50
"""How many of the last lines somebody gets who sits down."""


async def last_lines(house: House, table: str) -> list[ChatLine]:
    return await house.database.read(lambda c: users.last_lines(c, table, SHOWN))


async def say(house: House, table_id: str, player: User, text: str) -> ChatLine:
    """Keep a line and tell it to everybody at the table."""
    text = checked_chat(text)
    house.limits.chat.take(player.id)
    room = await house.hall.room(table_id)
    own = room.table.seats_of(player.id)
    seat = own[0] if own else None
    for _ in range(5):
        with contextlib.suppress(Conflict):
            line = await house.database.write(
                lambda c: users.add_line(c, table_id, player.id, seat, player.name, text, now())
            )
            await house.hall.tell_chat(table_id, line.id)
            return line
    raise Refused("busy", "too many are talking at once")
