"""Chat at a table."""

import contextlib
import unicodedata
from collections.abc import Awaitable, Callable

from camarilla.table.commands.base import User
from camarilla.table.commands.chat import Say
from camarilla.table.errors import Conflict, Refused
from camarilla.table.names import is_visible, without_piled_marks
from camarilla.table.rooms import Rooms, now
from camarilla.table.store import users
from camarilla.table.store.users import ChatLine
from camarilla.table.table import Table

SHOWN = 50
"""How many of the last lines a newcomer is sent."""
ATTEMPTS = 5


class Chat:
    def __init__(
        self,
        rooms: Rooms,
        charge: Callable[[str], None],
        require_voice: Callable[[str], Awaitable[None]],
    ) -> None:
        self._rooms = rooms
        self._require_voice = require_voice
        """Called with the person's id; refuses who may not write."""
        self._charge = charge
        """Called with the person's id before a line is kept; refuses who talks too much."""
        self.after_line: list[Callable[[Table, str, str], None]] = []
        """Called with the table, the line and the person's id."""

    async def last_lines(self, table_id: str) -> list[ChatLine]:
        return await self._rooms.database.read(lambda c: users.last_lines(c, table_id, SHOWN))

    async def say(self, table_id: str, user: User, command: Say) -> ChatLine:
        """Keep a line and send it to everybody at the table."""
        text = checked_line(command.text)
        await self._require_voice(user.id)
        self._charge(user.id)
        room = await self._rooms.room(table_id)
        own = room.table.seats_of(user.id)
        seat = own[0] if own else None
        for _ in range(ATTEMPTS):
            with contextlib.suppress(Conflict):
                line = await self._rooms.database.write(
                    lambda c: users.add_line(c, table_id, user.id, seat, user.name, text, now())
                )
                await self._rooms.broadcast_chat(table_id, line.id)
                for listener in self.after_line:
                    listener(room.table, text, user.id)
                return line
        raise Refused("busy", "too many people are writing at once")


def checked_line(text: str) -> str:
    """One line of plain text without control codes; the client shows it as text."""
    plain = "".join(c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    text = without_piled_marks(" ".join(plain.split()))
    if not is_visible(text):
        raise Refused("bad_request", "nothing was said")
    return text
