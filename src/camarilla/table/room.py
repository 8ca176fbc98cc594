"""One table in memory, with the connections that watch it."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from camarilla.kernel.game import PUBLIC
from camarilla.table.log import BOARD_ENTRIES, Forgotten, Seated, Started, Vacated
from camarilla.table.protocol.messages import Chatted, TableChanged, TurnNotice, steps_message
from camarilla.table.protocol.table import table_info
from camarilla.table.store.users import ChatLine
from camarilla.table.table import AppliedEntry, Table, only_actions

_encode = msgspec.json.encode

ATTENDED_FOR = 30.0
"""How long a look at the table counts as watching it, in seconds."""


class Watcher(Protocol):
    """A connection that is sent what happens at a table, as its seat may know it."""

    user: str | None
    seat: int
    wants_public: bool

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Change:
    """What the listeners to all tables are given; `own`: this process did it."""

    def __init__(self, table: Table, entries: list[AppliedEntry], own: bool) -> None:
        self.table = table
        self.entries = entries
        self.own = own
        self.quiet = bool(entries) and only_actions(entries)
        """Only the position is another one."""
        self.moved = not entries or changes_board(entries)


PLACES = (Seated, Vacated, Started, Forgotten)
"""The entries after which somebody may look from another seat."""

Listener = Callable[[Change], None]


class Room:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.broadcast_seq = table.seq
        """The last sequence number that the watchers were sent."""
        self.chat_lock = asyncio.Lock()
        self.broadcast_line: int | None = None
        """The last line of the chat that the watchers were sent; None if there was none yet."""
        self.stale = False
        """Whether the table in memory may be ahead of the log."""
        self.used_at = time.monotonic()
        self.looked_at = float("-inf")
        """When somebody last asked for the table."""

    @property
    def attended(self) -> bool:
        """Whether somebody watches the table, or has just asked for it."""
        return bool(self.watchers) or time.monotonic() - self.looked_at < ATTENDED_FOR

    def people_here(self) -> frozenset[str]:
        """The people who watch the table through this process."""
        return frozenset(w.user for w in self.watchers if w.user is not None)

    def place(self, watcher: Watcher) -> None:
        """Let the watcher look from a seat of its own; as a spectator if it has none."""
        own = self.table.seats_of(watcher.user)
        if watcher.wants_public or not own:
            watcher.seat = PUBLIC
        elif watcher.seat not in own:
            watcher.seat = own[0]

    def broadcast(self, entries: list[AppliedEntry]) -> None:
        """Send new entries to all watchers."""
        self.broadcast_seq = self.table.seq
        if any(isinstance(applied.entry, PLACES) for applied in entries):
            for watcher in self.watchers:
                self.place(watcher)
        if not only_actions(entries):
            self._send_table()
        if changes_board(entries):
            self._send_steps(entries)

    def broadcast_chat(self, lines: list[ChatLine]) -> None:
        for line in lines:
            message = _encode(Chatted(line))
            for watcher in list(self.watchers):
                watcher.send(message)

    def _send_table(self) -> None:
        """The same bytes for all who have the same seats."""
        info = table_info(self.table)
        by_seats: dict[tuple[int, ...], bytes] = {}
        for watcher in list(self.watchers):
            yours = tuple(self.table.seats_of(watcher.user))
            if yours not in by_seats:
                by_seats[yours] = _encode(TableChanged(info, yours))
            watcher.send(by_seats[yours])

    def _send_steps(self, entries: list[AppliedEntry]) -> None:
        """The same bytes for all who look from the same seat."""
        table = self.table
        by_seat: dict[int, bytes] = {}
        to_act = table.person_to_act()
        for watcher in list(self.watchers):
            seat = watcher.seat
            if seat != PUBLIC and table.seats[seat].user != watcher.user:
                raise AssertionError("a watcher looks from a seat that is not its own")
            if seat not in by_seat:
                by_seat[seat] = _encode(steps_message(table, entries, seat))
            watcher.send(by_seat[seat])
            if to_act is not None and watcher.user == to_act[1]:
                watcher.send(_encode(TurnNotice(table.id, to_act[0], table.deadline())))


def changes_board(entries: list[AppliedEntry]) -> bool:
    return any(isinstance(applied.entry, BOARD_ENTRIES) for applied in entries)
