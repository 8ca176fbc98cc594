"""Tells people what happens at their tables while they are not there: in their browsers, and at an
address of their own if they have given one."""

import asyncio
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple

import structlog

from camarilla.table.cache import LruCache
from camarilla.table.chat import Chat
from camarilla.table.errors import Refused
from camarilla.table.messenger import Messenger
from camarilla.table.names import short
from camarilla.table.notices import Called, Kind, Notice, mentions, notices_of
from camarilla.table.push import Push
from camarilla.table.room import Change
from camarilla.table.rooms import Rooms, now
from camarilla.table.store import notices as store
from camarilla.table.table import Table
from camarilla.table.tasks import Tasks

_log = structlog.get_logger()

QUIET_FOR: Final = 30.0
"""The minimum interval between equal notices to one person about one table, in seconds."""
CALLS_REMEMBERED: Final = 10_000
WAITING: Final = 500
"""Notices under way after which no more are made: the services do not answer."""
LOOK_EVERY: Final = 60.0
"""Seconds between two checks for deadlines."""
REMIND_BEFORE: Final = 3 * 3_600_000
"""How long before the deadline of a game by the day its player is reminded, in milliseconds."""
THREADS: Final = 4


class Message(NamedTuple):
    title: str
    text: str


Words = Callable[[str, str, Kind], Message]
"""What a notice says, by language, game and kind."""


class Notifier:
    def __init__(
        self,
        rooms: Rooms,
        chat: Chat,
        push: Push,
        messenger: Messenger,
        words: Words,
        base_url: str = "",
    ) -> None:
        self._rooms = rooms
        self._words = words
        self._push = push
        self.messenger = messenger
        self._base_url = base_url.rstrip("/")
        self._told: LruCache[tuple[str, str, Kind], float] = LruCache(CALLS_REMEMBERED)
        """When a person was last told something of a table."""
        self._tasks = Tasks()
        self._threads = ThreadPoolExecutor(THREADS, "messages")
        """Of its own: a service that does not answer delays nothing but messages."""
        rooms.after_change.append(self._on_change)
        chat.after_line.append(self._on_line)

    def start(self) -> None:
        self._tasks.repeat("reminders", self.remind, LOOK_EVERY)

    async def join(self) -> None:
        """Wait until all that is under way is sent."""
        await self._tasks.join()

    async def close(self) -> None:
        await self._tasks.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _on_change(self, change: Change) -> None:
        if change.own:
            self._tell(notices_of(change))

    def _on_line(self, table: Table, text: str, speaker: str) -> None:
        self._tell(mentions(table, text, speaker))

    async def remind(self) -> None:
        """Notify the players whose time is nearly up, each once over all processes."""
        database = self._rooms.database
        for info in await database.read(lambda c: store.near_deadlines(c, now(), REMIND_BEFORE)):
            turn, deadline = info.turn, info.deadline
            person = None if turn is None else info.seats[turn].player
            if turn is None or deadline is None or person is None:
                continue
            claim = partial(store.claim_reminder, table_id=info.id, deadline=deadline)
            if await database.write(claim):
                self._tell([(person, Notice("deadline", info.id, turn, info.game))])

    def _tell(self, called: Iterable[Called]) -> None:
        for person, notice in called:
            if self._rooms.presence.is_at(notice.table, person):
                continue
            if len(self._tasks) >= WAITING:
                _log.warning("notice.dropped", table=short(notice.table))
                return
            key, at = (person, notice.table, notice.type), time.monotonic()
            before = self._told.get(key)
            if before is None or at - before >= QUIET_FOR:
                self._told.set(key, at)
                self._tasks.run(self._deliver(person, notice))

    async def _deliver(self, person: str, notice: Notice) -> None:
        wishes = await self._rooms.database.read(lambda c: store.settings_of(c, person))
        if notice.type in wishes.off:
            return
        await self._push.deliver(person, notice)
        if wishes.address is None:
            return
        title, text = self._words(wishes.language, notice.game, notice.type)
        if self._base_url:
            text = f"{text}\n{self._base_url}/t/{notice.table}"
        taken = await self._send(wishes.address, title, text)
        _log.info("notice.sent", table=short(notice.table), kind=notice.type, taken=taken)

    async def send_code(self, address: str, message: Message) -> None:
        """Send a code to an address, so that its owner can confirm it."""
        if not await self._send(address, *message):
            raise Refused("not_delivered", "the message did not arrive there")

    async def _send(self, address: str, title: str, text: str) -> bool:
        send = partial(self.messenger.send, address, title, text)
        return await asyncio.get_running_loop().run_in_executor(self._threads, send)
