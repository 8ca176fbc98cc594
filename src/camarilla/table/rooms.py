"""The tables that this process has in memory.

One command at a time changes a table: it is checked, applied, stored, and only then broadcast.
Whatever happens in between, the log is authoritative; a table that could not be stored is reloaded.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

import structlog
from sqlalchemy import Connection

from camarilla.kernel.dealer import new_seed
from camarilla.table.commands.base import TableCommand, Transaction, User
from camarilla.table.errors import Conflict, Refused
from camarilla.table.names import short
from camarilla.table.presence import Presence
from camarilla.table.room import Change, Listener, Room
from camarilla.table.store import tables as store
from camarilla.table.store import users
from camarilla.table.store.database import Database, Work
from camarilla.table.store.signals import Rows
from camarilla.table.table import AppliedEntry, Table
from camarilla.table.tasks import Tasks
from camarilla.table.thinking.jobs import LEVELS

T = TypeVar("T")
_log = structlog.get_logger()

KEPT_FOR = 60.0
"""How long a table that nobody watches stays in memory, in seconds."""
UNKNOWN = 2**31
"""A sequence number above that of any table: it may have any number of new entries."""
ATTEMPTS = 5
"""How often a command is tried again when another process was faster."""


class Rooms:
    """All tables of this process."""

    def __init__(
        self,
        database: Database,
        bots: tuple[str, ...] = LEVELS,
        presence: Presence | None = None,
    ) -> None:
        self.database = database
        self.presence = presence or Presence()
        self.presence.after_change.append(self._on_presence)
        self.bots = bots
        """The names of bots that may be seated."""
        self.rooms: dict[str, Room] = {}
        self.after_change: list[Listener] = []
        """Called after every change to a table in memory."""
        self.after_change_elsewhere: list[Callable[[str], None]] = []
        """Called when another process has changed a table that is not in memory."""
        self.after_look: list[Callable[[Table], None]] = []
        """Called after somebody has looked at a table."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks = Tasks()

    async def close(self) -> None:
        await self._tasks.close()

    async def room(self, table_id: str) -> Room:
        room = self.rooms.get(table_id)
        if room is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            try:
                room = await asyncio.shield(task)
            finally:
                del task  # it keeps its error, whose traceback keeps this frame
        room.used_at = time.monotonic()
        return room

    async def _load(self, table_id: str) -> Room:
        table = await self.database.read(lambda c: store.load(c, table_id))
        room = Room(table, self.presence)
        self.rooms[table_id] = room
        if table.status == "running" and table.actor() < 0:
            # Only after rules were corrected can a stored game wait for chance, or be over.
            self._tasks.run(self.write(table_id, Transaction.let_chance_act))
        return room

    # Reading and changing tables.

    async def open(
        self,
        table_id: str,
        first: TableCommand,
        user: User,
        admit: Work[None] | None = None,
    ) -> Table:
        """Open a new table by its first command, unless `admit` refuses it."""
        transaction = Transaction(Table(table_id, new_seed()), now(), self.bots)
        first.apply(transaction, user)
        return await self.add(transaction, admit)

    async def add(self, transaction: Transaction, admit: Work[None] | None = None) -> Table:
        """Store a table that is new, unless `admit` refuses it."""
        table = transaction.table
        append = store.Append(table, transaction.entries)

        def write(connection: Connection) -> None:
            if admit is not None:
                admit(connection)
            append(connection)

        await self.database.write(write)
        self.rooms[table.id] = Room(table, self.presence)
        self._call_listeners(table, transaction.entries, True)
        return table

    async def read(self, table_id: str, look: Callable[[Table], T], known: int | None = None) -> T:
        """Look at a table while no command is under way.

        `known`: how far the reader has seen the table, perhaps through another process.
        """
        room = await self.room(table_id)
        async with room.lock:
            await self._bring_up_to_date(room, known or 0)
            result = look(room.table)
        room.looked_at = time.monotonic()
        for listener in self.after_look:
            listener(room.table)
        return result

    def attended(self, table_id: str) -> bool:
        """Whether somebody watches the table through this process."""
        room = self.rooms.get(table_id)
        return room is not None and room.attended

    async def perform(
        self,
        table_id: str,
        command: TableCommand,
        user: User,
        answer: Callable[[Transaction], T],
    ) -> T:
        """Carry out a command; what `answer` makes of the transaction."""

        def work(transaction: Transaction) -> T:
            command.apply(transaction, user)
            return answer(transaction)

        return await self.write(table_id, work, command.known_seq)

    async def write(self, table_id: str, work: Callable[[Transaction], T], known: int = 0) -> T:
        """Change a table; when this returns, the change is durable and was broadcast."""
        room = await self.room(table_id)
        async with room.lock:
            for _ in range(ATTEMPTS):
                await self._bring_up_to_date(room, known)
                seen = room.table.seq
                try:
                    return await self._try(room, work)
                except Conflict:
                    continue
                except Refused:
                    if not await self._was_behind(room, seen):
                        raise
        raise Refused("busy", "too many are acting at this table at once")

    async def _try(self, room: Room, work: Callable[[Transaction], T]) -> T:
        at = now()

        def absent_for(person: str) -> int | None:
            return self.presence.absent_for(room.table.id, person, at)

        transaction = Transaction(room.table, at, self.bots, absent_for)
        try:
            result = work(transaction)
            if transaction.entries:
                await self.database.append(store.Append(room.table, transaction.entries))
        except BaseException:
            room.stale = room.stale or bool(transaction.entries)
            raise
        self._broadcast(room, transaction.entries, True)
        return result

    async def _was_behind(self, room: Room, seen: int) -> bool:
        """Whether another process had changed the table already when we looked at it."""
        if not self.database.shared:
            return False
        await self._bring_up_to_date(room, 0)
        await self._read_on(room)
        return room.table.seq > seen

    async def _bring_up_to_date(self, room: Room, known: int) -> None:
        """Load the log where memory may be ahead of it, or somebody has seen more of it."""
        if not room.stale:
            if room.table.seq < known:
                await self._read_on(room)
            return
        table = Table(room.table.id, room.table.dealer.seed if room.table.dealer else None)
        entries = store.fold_all(table, await self.database.tail(table.id, 0))
        room.table = table
        room.stale = False
        self._broadcast(room, [e for e in entries if e.seq > room.broadcast_seq], False)

    async def _read_on(self, room: Room) -> None:
        table = room.table
        entries = store.fold_all(table, await self.database.tail(table.id, table.seq))
        self._broadcast(room, entries, False)

    # What other processes did.

    def on_notify(self, table_id: str, seq: int, rows: Rows | None = None) -> None:
        """Some process says that a table has grown up to `seq`, perhaps by the entries `rows`, or
        its chat up to -`seq`."""
        room = self.rooms.get(table_id)
        if seq < 0:
            if room is not None:
                self._tasks.run(self.broadcast_chat(table_id, -seq))
        elif room is None:
            for listener in self.after_change_elsewhere:
                listener(table_id)
        elif room.table.seq < seq:
            self._tasks.run(self._catch_up(table_id, seq, rows or []))

    async def _catch_up(self, table_id: str, seq: int, rows: Rows) -> None:
        room = self.rooms.get(table_id)
        if room is None:
            return
        async with room.lock:
            await self._bring_up_to_date(room, 0)
            if rows and room.table.seq + len(rows) == seq:
                self._broadcast(room, store.fold_all(room.table, rows), False)
            elif room.table.seq < seq:
                await self._read_on(room)

    async def catch_up_all(self) -> None:
        """After notifications may have been missed."""
        for table_id in list(self.rooms):
            await self._catch_up(table_id, UNKNOWN, [])

    def drop(self, table_id: str) -> None:
        """Drop a deleted table and disconnect its watchers."""
        room = self.rooms.pop(table_id, None)
        if room is not None:
            for watcher in list(room.watchers):
                watcher.close(1008, "deleted")

    # Broadcasting.

    def _broadcast(self, room: Room, entries: list[AppliedEntry], own: bool) -> None:
        if entries:
            room.broadcast(entries)
            self._call_listeners(room.table, entries, own)

    def _call_listeners(self, table: Table, entries: list[AppliedEntry], own: bool) -> None:
        change = Change(table, entries, own)
        for listener in self.after_change:
            listener(change)

    async def broadcast_chat(self, table_id: str, up_to: int) -> None:
        """Send the table's watchers the lines that they do not have yet."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        async with room.chat_lock:
            after = up_to - 1 if room.broadcast_line is None else room.broadcast_line
            if after >= up_to:
                return
            lines = await self.database.read(
                lambda c: users.lines_between(c, table_id, after, up_to)
            )
            room.broadcast_line = up_to
        room.broadcast_chat(lines)

    def _on_presence(self, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room is not None:
            room.tell_presence()

    def forget_idle(self) -> None:
        """Drop tables that nobody has used for a while; the log has them."""
        limit = time.monotonic() - KEPT_FOR
        for table_id, room in list(self.rooms.items()):
            if not room.watchers and room.used_at < limit and not room.lock.locked():
                del self.rooms[table_id]
                _log.debug("table.forgotten", table=short(table_id))


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
