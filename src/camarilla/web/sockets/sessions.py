"""A socket ends with the session it was opened in."""

from collections.abc import Iterable

from camarilla.table.errors import Unavailable
from camarilla.table.tasks import Tasks
from camarilla.web.guard.identity import Identity
from camarilla.web.sockets.connection import Connection, Connections


class SocketSessions:
    """Closes sockets whose session has ended: by a new password, an account, or a log-out."""

    def __init__(self, identity: Identity, connections: Connections) -> None:
        self._identity = identity
        self._connections = connections
        self._tasks = Tasks()
        identity.after_change.append(self._on_change)

    async def check(self, connection: Connection) -> None:
        """Close the socket if its session has ended, perhaps while it was being opened."""
        session = connection.session
        if session is not None and not await self._identity.goes_on(session):
            connection.close(1008, "session_ended")

    def check_all(self) -> None:
        """After notifications of other processes may have been missed."""
        for user in {c.user for c in self._connections if c.user is not None}:
            self._identity.changed(user)

    def _on_change(self, user: str) -> None:
        open = [connection for connection in self._connections if connection.user == user]
        if open:
            self._tasks.run(self._check(open))

    async def _check(self, connections: Iterable[Connection]) -> None:
        for connection in connections:
            try:
                await self.check(connection)
            except Unavailable:
                connection.close(1013, "unavailable")

    async def close(self) -> None:
        await self._tasks.close()
