"""The tables that this process has in memory, each with those who watch it.

One request at a time changes a table: it is checked, folded, stored, and only then told. Whatever
happens in between, the log is right; a table that could not be stored is loaded again.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Protocol, TypeVar

import msgspec
import structlog

from camarilla.kernel.dealer import new_seed
from camarilla.kernel.game import PUBLIC
from camarilla.table.commands import Request
from camarilla.table.errors import Conflict, Refused
from camarilla.table.log import Acted, Seated, Started, Undone, Vacated
from camarilla.table.protocol import messages, positions
from camarilla.table.store import tables as store
from camarilla.table.store import users
from camarilla.table.store.database import Database
from camarilla.table.table import News, Table, short

T = TypeVar("T")
_log = structlog.get_logger()

BOARD_ENTRIES = (Started, Acted, Undone)
KEPT_FOR = 60.0
"""How long a table that nobody watches stays in memory, in seconds."""
ATTEMPTS = 5
"""How often a request is tried again when another process was faster."""


class Watcher(Protocol):
    """Somebody to whom a table tells its news."""

    user: str | None
    seat: int
    wants_public: bool

    def send(self, message: bytes) -> None: ...


class Change:
    """What a table's listeners are told; `own`: this process did it."""

    def __init__(self, table: Table, news: list[News], own: bool) -> None:
        self.table = table
        self.news = news
        self.own = own
        self.quiet = bool(news) and all(isinstance(n.entry, Acted) for n in news)
        """Only the position is another one."""
        self.moved = not news or any(isinstance(n.entry, BOARD_ENTRIES) for n in news)

    def to_act(self) -> tuple[int, str] | None:
        """The seat and person whose turn has begun."""
        seat = self.table.actor()
        if not self.moved or seat < 0 or self.table.seats[seat].player is not None:
            return None
        user = self.table.seats[seat].user
        return None if user is None else (seat, user)


class Room:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.told = table.seq
        """Up to which sequence number the watchers know."""
        self.talking = asyncio.Lock()
        self.chat_told: int | None = None
        """Up to which line the watchers know the chat; None if nobody spoke yet."""
        self.doubtful = False
        """Whether the table in memory may be ahead of the log."""
        self.used_at = time.monotonic()

    def place(self, watcher: Watcher) -> None:
        """Let the watcher look from a seat of its own; the public view if it has none."""
        own = self.table.seats_of(watcher.user)
        if watcher.wants_public or not own:
            watcher.seat = PUBLIC
        elif watcher.seat not in own:
            watcher.seat = own[0]


class Hall:
    """All tables of this process."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.rooms: dict[str, Room] = {}
        self.after_change: list[Callable[[Change], None]] = []
        """Who else wants to know of every change to the tables in memory."""
        self.after_news_elsewhere: list[Callable[[str], None]] = []
        """Who wants to know that a table which is not in memory has changed."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def room(self, table_id: str) -> Room:
        room = self.rooms.get(table_id)
        if room is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            room = await asyncio.shield(task)
        room.used_at = time.monotonic()
        return room

    async def _load(self, table_id: str) -> Room:
        table = await self.database.read(lambda c: store.load(c, table_id))
        room = Room(table)
        self.rooms[table_id] = room
        return room

    async def open(self, table_id: str, fill: Callable[[Request], None]) -> Table:
        """Make a new table; `fill` adds its first entries."""
        request = Request(Table(table_id, new_seed()), now())
        fill(request)
        return await self.keep(request)

    async def keep(self, request: Request) -> Table:
        """Store a table that is new."""
        table_id = request.table.id
        await self.database.write(store.Append(request.table, request.news))
        self.rooms[table_id] = Room(request.table)
        self._changed(request.table, request.news, True)
        return request.table

    async def ask(
        self, table_id: str, question: Callable[[Table], T], known: int | None = None
    ) -> T:
        """Look at a table while nothing about it is undecided.

        `known`: how far whoever asks has seen the table, perhaps through another process.
        """
        room = await self.room(table_id)
        async with room.lock:
            await self._settle(room, known or 0)
            return question(room.table)

    async def do(self, table_id: str, work: Callable[[Request], T], known: int = 0) -> T:
        """Carry out a request; when this returns, it is durable and everybody was told."""
        room = await self.room(table_id)
        async with room.lock:
            for _ in range(ATTEMPTS):
                await self._settle(room, known)
                seen = room.table.seq
                try:
                    return await self._try(room, work)
                except Conflict:
                    continue
                except Refused:
                    if not await self._was_behind(room, seen):
                        raise
        raise Refused("busy", "too many are acting at this table at once")

    async def _try(self, room: Room, work: Callable[[Request], T]) -> T:
        request = Request(room.table, now())
        try:
            result = work(request)
            if request.news:
                await self.database.append(store.Append(room.table, request.news))
        except BaseException:
            room.doubtful = room.doubtful or bool(request.news)
            raise
        self._tell(room, request.news, True)
        return result

    async def _was_behind(self, room: Room, seen: int) -> bool:
        """Whether another process had changed the table already when we looked at it."""
        if not self.database.shared:
            return False
        await self._settle(room, 0)
        await self._read_on(room)
        return room.table.seq > seen

    async def _settle(self, room: Room, known: int) -> None:
        """If memory may be ahead of the log, or somebody of memory, believe the log."""
        if not room.doubtful:
            if room.table.seq < known:
                await self._read_on(room)
            return
        table = Table(room.table.id, room.table.dealer.seed if room.table.dealer else None)
        news = store.fold_all(table, await self.database.tail(table.id, 0))
        room.table = table
        room.doubtful = False
        self._tell(room, [n for n in news if n.seq > room.told], False)

    # News from elsewhere.

    def hear(self, table_id: str, seq: int) -> None:
        """Some process says that a table has grown up to `seq`, or its chat up to -`seq`."""
        room = self.rooms.get(table_id)
        if seq < 0:
            if room is not None:
                self._run(self.tell_chat(table_id, -seq))
        elif room is None:
            for listener in self.after_news_elsewhere:
                listener(table_id)
        elif room.table.seq < seq:
            self._run(self._catch_up(table_id))

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room is None:
            return
        async with room.lock:
            await self._settle(room, 0)
            await self._read_on(room)

    async def _read_on(self, room: Room) -> None:
        table = room.table
        news = store.fold_all(table, await self.database.tail(table.id, table.seq))
        self._tell(room, news, False)

    async def catch_up_all(self) -> None:
        """After news may have been missed."""
        for table_id in list(self.rooms):
            await self._catch_up(table_id)

    # Telling.

    def _changed(self, table: Table, news: list[News], own: bool) -> None:
        change = Change(table, news, own)
        for listener in self.after_change:
            listener(change)

    def _tell(self, room: Room, news: list[News], own: bool) -> None:
        if not news:
            return
        table = room.table
        room.told = table.seq
        if any(isinstance(n.entry, Seated | Vacated | Started) for n in news):
            for watcher in room.watchers:
                room.place(watcher)
        if any(not isinstance(n.entry, Acted) for n in news):
            _send_table(table, room.watchers)
        if any(isinstance(n.entry, BOARD_ENTRIES) for n in news):
            _send_steps(table, news, room.watchers)
        self._changed(table, news, own)

    async def tell_chat(self, table_id: str, up_to: int) -> None:
        """Tell the table's watchers the lines they have not heard yet."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        async with room.talking:
            after = up_to - 1 if room.chat_told is None else room.chat_told
            if after >= up_to:
                return
            lines = await self.database.read(
                lambda c: users.lines_between(c, table_id, after, up_to)
            )
            room.chat_told = up_to
        for line in lines:
            message = msgspec.json.encode(messages.Chatted(line))
            for watcher in list(room.watchers):
                watcher.send(message)

    def forget_idle(self) -> None:
        """Let go of tables that nobody has used for a while; the log has them."""
        limit = time.monotonic() - KEPT_FOR
        for table_id, room in list(self.rooms.items()):
            if not room.watchers and room.used_at < limit and not room.lock.locked():
                del self.rooms[table_id]
                _log.debug("table.forgotten", table=short(table_id))


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _send_table(table: Table, watchers: Iterable[Watcher]) -> None:
    info = msgspec.Raw(msgspec.json.encode(positions.table_info(table)))
    for watcher in list(watchers):
        yours = table.seats_of(watcher.user)
        watcher.send(msgspec.json.encode({"type": "table", "table": info, "yours": yours}))


def _send_steps(table: Table, news: list[News], watchers: Iterable[Watcher]) -> None:
    """The same bytes for all who look from the same seat."""
    by_seat: dict[int, bytes] = {}
    actor = table.actor()
    to_act = table.seats[actor].user if actor >= 0 and not table.seats[actor].player else None
    turn = None
    for watcher in list(watchers):
        seat = watcher.seat
        if seat != PUBLIC and table.seats[seat].user != watcher.user:
            raise AssertionError("a watcher looks from a seat that is not its own")
        message = by_seat.get(seat)
        if message is None:
            message = msgspec.json.encode(messages.steps(table, news, seat))
            by_seat[seat] = message
        watcher.send(message)
        if to_act is not None and watcher.user == to_act:
            turn = turn or msgspec.json.encode(messages.Turn(table.id, actor, table.deadline()))
            watcher.send(turn)
