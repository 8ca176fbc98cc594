"""Tells those who wait in the lobby: which tables are open, and whose turn it is."""

import msgspec

from camarilla.table import wire
from camarilla.table.entries import Acted
from camarilla.table.hall import Hall, changes_board
from camarilla.table.messages import MineChanged, TablesChanged, Turn
from camarilla.table.table import News, Table
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

    def _changed(self, table: Table, news: list[News], own: bool) -> None:
        if not self._sockets:
            return
        quiet = bool(news) and all(isinstance(n.entry, Acted) for n in news)
        moved = not news or any(changes_board(n.entry) for n in news)
        actor = table.actor()
        people = {seat.user for seat in table.seats}
        to_act = table.seats[actor].user if actor >= 0 and not table.seats[actor].player else None
        for socket in list(self._sockets):
            if table.created.listed and not quiet:
                socket.send(_TABLES)
            if socket.user in people and not quiet:
                socket.send(msgspec.json.encode(MineChanged(wire.table_info(table))))
            if moved and to_act is not None and socket.user == to_act:
                socket.send(msgspec.json.encode(Turn(table.id, actor, table.deadline())))
