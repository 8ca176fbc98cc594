"""The host's announcements to everybody with an open socket."""

import asyncio

import msgspec

from camarilla.table.protocol.messages import Announced
from camarilla.table.rooms import now
from camarilla.table.store.announcement import Announcement, announced
from camarilla.table.store.database import Database
from camarilla.web.sockets.connection import Connection, Connections


class Announcements:
    """Sends the announcement when it changes, and to every new connection."""

    def __init__(self, database: Database, connections: Connections) -> None:
        self._database = database
        self._connections = connections
        self._current: Announcement | None = None
        self._end: asyncio.TimerHandle | None = None

    @property
    def current(self) -> Announcement | None:
        return self._current

    def greet(self, connection: Connection) -> None:
        """Send the announcement to a new connection, if there is one."""
        if self._current is not None:
            connection.send(msgspec.json.encode(Announced(self._current)))

    async def refresh(self) -> None:
        """Read the database, and send everybody what has changed."""
        self._set(await self._database.read(lambda connection: announced(connection, now())))

    def close(self) -> None:
        if self._end is not None:
            self._end.cancel()

    def _set(self, announcement: Announcement | None) -> None:
        self.close()
        if announcement is not None:
            seconds = max(0.0, (announcement.until - now()) / 1000)
            self._end = asyncio.get_running_loop().call_later(seconds, self._set, None)
        if announcement == self._current:
            return
        self._current = announcement
        message = msgspec.json.encode(Announced(announcement))
        for connection in self._connections:
            connection.send(message)
