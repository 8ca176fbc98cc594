"""The events of bots: challenges, games that begin and end, and turns."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Final, Literal

import msgspec

from camarilla.table.protocol.table import TableInfo, table_info
from camarilla.table.room import Change
from camarilla.table.rooms import Rooms
from camarilla.table.store import tables

WAITING: Final = 500
"""Events that may wait for a bot that reads slowly, before its stream ends."""

Standing = Literal["challenge", "waiting", "running"]


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Challenge(_Event, tag="challenge", frozen=True):
    """A host keeps a seat for the bot: `join` takes it, `leave` declines."""

    table: TableInfo


class GameStarted(_Event, tag="start", frozen=True):
    table: TableInfo
    seats: tuple[int, ...]
    """The bot's own."""


class YourTurn(_Event, tag="turn", frozen=True):
    table: str
    seat: int
    seq: int
    """The sequence number of this state of the table."""
    deadline: int | None


class GameEnded(_Event, tag="end", frozen=True):
    table: TableInfo


class Gone(_Event, tag="gone", frozen=True):
    """The bot has no seat there any more, or the table is closed."""

    table: str


Event = Challenge | GameStarted | YourTurn | GameEnded | Gone


class Stream:
    """What is still to be sent to one bot."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self._queue: asyncio.Queue[Event | None] = asyncio.Queue()
        self._known: dict[str, Standing] = {}
        self._turns: dict[str, int] = {}
        """By table: the number at which the bot got its last turn event."""
        self._seqs: dict[str, int] = {}
        """By table: the number up to which the bot has been informed."""
        self.closed = False

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self._queue.put_nowait(None)

    async def events(self, patience: float) -> AsyncIterator[Event | None]:
        """The events as they come; None when there was none for `patience` seconds."""
        while True:
            try:
                event = await asyncio.wait_for(self._queue.get(), patience)
            except TimeoutError:
                yield None
                continue
            if event is None:
                return
            yield event

    def tell(self, info: TableInfo) -> None:
        """Send the bot what it does not yet know about a table."""
        if info.seq < self._seqs.get(info.id, 0):
            return  # it was read before the last change
        self._seqs[info.id] = info.seq
        own = tuple(seat.seat for seat in info.seats if seat.player == self.bot)
        invited = any(info.seats[seat].invited for seat in own)
        standing = self._known.get(info.id)
        if info.status == "finished":
            self._forget(info.id, GameEnded(info))
        elif not own or info.status == "closed":
            self._forget(info.id, Gone(info.id))
        elif info.status == "open":
            self._known[info.id] = "challenge" if invited else "waiting"
            if invited and standing != "challenge":
                self._put(Challenge(info))
        else:
            self._known[info.id] = "running"
            if standing != "running":
                self._put(GameStarted(info, own))
            self._tell_turn(info, own)

    def _tell_turn(self, info: TableInfo, own: tuple[int, ...]) -> None:
        turn = info.turn
        if turn is None or turn not in own or info.seats[turn].bot is not None:
            return
        if self._turns.get(info.id) != info.seq:
            self._turns[info.id] = info.seq
            self._put(YourTurn(info.id, turn, info.seq, info.deadline))

    def _forget(self, table: str, event: Event) -> None:
        self._turns.pop(table, None)
        self._seqs.pop(table, None)
        if self._known.pop(table, None) is not None:
            self._put(event)

    def _put(self, event: Event) -> None:
        if not self.closed:
            self._queue.put_nowait(event)
            if self._queue.qsize() > WAITING:
                self.close()

    def knows(self, table: str) -> bool:
        return table in self._known


class Feed:
    """The streams of all bots that listen at this process, one for each."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._streams: dict[str, Stream] = {}
        rooms.after_change.append(self._on_change)
        rooms.after_change_elsewhere.append(self._on_change_elsewhere)
        self._elsewhere: set[str] = set()
        self._looking: asyncio.Task[None] | None = None

    async def enter(self, bot: str) -> Stream:
        """A stream for the bot, replacing an older one; it begins with the state of its tables."""
        self.end(bot)
        stream = self._streams[bot] = Stream(bot)
        for info in await self._rooms.database.read(lambda c: tables.list_of_user(c, bot)):
            if info.status in ("open", "running"):
                stream.tell(info)
        return stream

    def leave(self, stream: Stream) -> None:
        if self._streams.get(stream.bot) is stream:
            del self._streams[stream.bot]

    def end(self, bot: str) -> None:
        """End the stream of a bot, if it has one."""
        if bot in self._streams:
            self._streams.pop(bot).close()

    def close(self) -> None:
        for bot in list(self._streams):
            self.end(bot)

    def _on_change(self, change: Change) -> None:
        if self._streams:
            self._tell(table_info(change.table))

    def _on_change_elsewhere(self, table_id: str) -> None:
        if self._streams:
            self._elsewhere.add(table_id)
            if self._looking is None or self._looking.done():
                self._looking = asyncio.create_task(self._look_up())

    async def _look_up(self) -> None:
        """Read all the tables together that other processes have changed."""
        while self._elsewhere:
            ids = list(self._elsewhere)
            self._elsewhere.clear()
            look = partial(tables.infos_of, ids=ids)
            for info in await self._rooms.database.read(look):
                self._tell(info)

    def _tell(self, info: TableInfo) -> None:
        here = {seat.player for seat in info.seats}
        for bot, stream in list(self._streams.items()):
            if bot in here or stream.knows(info.id):
                stream.tell(info)
