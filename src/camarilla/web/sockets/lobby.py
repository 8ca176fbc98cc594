"""Tells those who wait in the lobby: which tables are open, and whose turn it is."""

import asyncio
from functools import partial

import msgspec

from camarilla.table.protocol import positions
from camarilla.table.protocol.messages import MineChanged, TablesChanged, Turn
from camarilla.table.protocol.positions import TableInfo
from camarilla.table.rooms import Change, Hall
from camarilla.table.store import tables
from camarilla.web.sockets.connection import Socket

LOOK_EVERY = 0.3
"""Seconds between two looks at what other processes did."""
_TABLES = msgspec.json.encode(TablesChanged())


class Lobby:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._sockets: set[Socket] = set()
        self._elsewhere: set[str] = set()
        self._looking: asyncio.Task[None] | None = None
        hall.after_change.append(self._changed)
        hall.after_news_elsewhere.append(self._heard)

    def enter(self, socket: Socket) -> None:
        self._sockets.add(socket)

    def leave(self, socket: Socket) -> None:
        self._sockets.discard(socket)

    def _changed(self, change: Change) -> None:
        if self._sockets:
            self._tell(positions.table_info(change.table), change.quiet, change.moved)

    def _heard(self, table_id: str) -> None:
        """Another process has news: look all such tables up together, once in a while."""
        if self._sockets:
            self._elsewhere.add(table_id)
            if self._looking is None or self._looking.done():
                self._looking = asyncio.create_task(self._look_up())

    async def _look_up(self) -> None:
        while self._elsewhere:
            await asyncio.sleep(LOOK_EVERY)
            ids = list(self._elsewhere)
            self._elsewhere.clear()
            look = partial(tables.infos_of, ids=ids)
            for info in await self._hall.database.read(look):
                self._tell(info, False, True)

    def _tell(self, info: TableInfo, quiet: bool, moved: bool) -> None:
        people = {seat.player for seat in info.seats if seat.player is not None}
        called = None
        if moved and info.turn is not None and not info.seats[info.turn].bot:
            called = info.seats[info.turn].player
        for socket in list(self._sockets):
            if info.listed and not quiet:
                socket.send(_TABLES)
            if socket.user in people and not quiet:
                socket.send(msgspec.json.encode(MineChanged(info)))
            if called is not None and info.turn is not None and socket.user == called:
                socket.send(msgspec.json.encode(Turn(info.id, info.turn, info.deadline)))
