"""Keeps the connections in the lobby informed of open tables and of turns."""

import asyncio
from functools import partial

import msgspec

from camarilla.table.protocol.messages import MineChanged, TablesChanged, TurnNotice
from camarilla.table.protocol.table import TableInfo, table_info
from camarilla.table.room import Change
from camarilla.table.rooms import Rooms
from camarilla.table.store import tables
from camarilla.web.sockets.connection import Connection

LOOK_EVERY = 0.3
"""Seconds between two queries for the changes of other processes."""
_TABLES = msgspec.json.encode(TablesChanged())


class Lobby:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._connections: set[Connection] = set()
        self._elsewhere: set[str] = set()
        self._looking: asyncio.Task[None] | None = None
        rooms.after_change.append(self._on_change)
        rooms.after_change_elsewhere.append(self._on_change_elsewhere)

    def enter(self, connection: Connection) -> None:
        self._connections.add(connection)

    def leave(self, connection: Connection) -> None:
        self._connections.discard(connection)

    def _on_change(self, change: Change) -> None:
        if self._connections:
            self._send(table_info(change.table), change.quiet, change.moved)

    def _on_change_elsewhere(self, table_id: str) -> None:
        """From time to time look up all tables that other processes have changed, together."""
        if self._connections:
            self._elsewhere.add(table_id)
            if self._looking is None or self._looking.done():
                self._looking = asyncio.create_task(self._look_up())

    async def _look_up(self) -> None:
        while self._elsewhere:
            await asyncio.sleep(LOOK_EVERY)
            ids = list(self._elsewhere)
            self._elsewhere.clear()
            look = partial(tables.infos_of, ids=ids)
            for info in await self._rooms.database.read(look):
                self._send(info, False, True)

    def _send(self, info: TableInfo, quiet: bool, moved: bool) -> None:
        people = {seat.player for seat in info.seats if seat.player is not None}
        called = None
        if moved and info.turn is not None and not info.seats[info.turn].bot:
            called = info.seats[info.turn].player
        for connection in list(self._connections):
            if info.listed and not quiet:
                connection.send(_TABLES)
            if connection.user in people and not quiet:
                connection.send(msgspec.json.encode(MineChanged(info)))
            if called is not None and info.turn is not None and connection.user == called:
                connection.send(msgspec.json.encode(TurnNotice(info.id, info.turn, info.deadline)))
