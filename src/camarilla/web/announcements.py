"""What the host tells everybody who has a socket open."""

import asyncio

import msgspec

from camarilla.table.protocol.messages import Announced
from camarilla.table.rooms import now
from camarilla.table.store.announcement import Announcement, announced
from camarilla.table.store.database import Database
from camarilla.web.sockets.connection import Connection, Connections


class Announcements:
    """Knows what is announced, and sends it when it changes and to everybody who comes."""

    def __init__(self, database: Database, connections: Connections) -> None:
        self._database = database
        self._connections = connections
        self._current: Announcement | None = None
        self._end: asyncio.TimerHandle | None = None

    @property
    def current(self) -> Announcement | None:
        return self._current

    def greet(self, connection: Connection) -> None:
        """Tell one who has just come, if there is something to tell."""
        if self._current is not None:
            connection.send(msgspec.json.encode(Announced(self._current)))

    async def refresh(self) -> None:
        """Ask the database, and tell everybody what is another now."""
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
