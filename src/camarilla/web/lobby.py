"""Tells those who wait in the lobby: which tables are open, and whose turn it is."""

import msgspec

from camarilla.table import wire
from camarilla.table.hall import Change, Hall
from camarilla.table.messages import MineChanged, TablesChanged, Turn
from camarilla.web.watching import Socket

_TABLES = msgspec.json.encode(TablesChanged())


class Lobby:
    def __init__(self, hall: Hall) -> None:
        self._sockets: set[Socket] = set()
        hall.after_change.append(self._changed)

    def enter(self, socket: Socket) -> None:
        self._sockets.add(socket)

    def leave(self, socket: Socket) -> None:
        self._sockets.discard(socket)

    def _changed(self, change: Change) -> None:
        if not self._sockets:
            return
        table, called = change.table, change.to_act()
        people = {seat.user for seat in table.seats}
        for socket in list(self._sockets):
            if table.created.listed and not change.quiet:
                socket.send(_TABLES)
            if socket.user in people and not change.quiet:
                socket.send(msgspec.json.encode(MineChanged(wire.table_info(table))))
            if called is not None and socket.user == called[1]:
                socket.send(msgspec.json.encode(Turn(table.id, called[0], table.deadline())))
