"""Who is here: which people have a socket at which table, over all processes of the server.

It is not stored. A process sends the others the changes of its own sockets, and from time to time
all of them. The data of a dead process are forgotten.
"""

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Final, Literal

import msgspec

from camarilla.table.cache import LruCache
from camarilla.table.errors import Unavailable
from camarilla.table.tasks import Tasks

PRESENCE: Final = "#"
"""What a notification about presence begins with, in place of the id of a table."""
LOBBY: Final = ""
"""The place of people who wait in the lobby."""
GRACE: Final = 5.0
"""How long an absence goes unreported, in seconds, so that a page can reload."""
REPEATED_EVERY: Final = 30.0
FORGOTTEN_AFTER: Final = 100.0
"""How long a process may be silent before its people count as gone, in seconds."""
GATHERED_FOR: Final = 0.2
"""How long changes are gathered before the other processes are told, in seconds."""
ROWS: Final = 80
"""Changes in one notification: PostgreSQL sends 8,000 bytes at most."""
REMEMBERED: Final = 20_000

Key = tuple[str, str]
"""A table and a person; spectators without a name are all one, the empty id."""


class PresenceMessage(msgspec.Struct, array_like=True):
    """What a process tells the others."""

    process: str
    kind: Literal["change", "part", "last", "ask"]
    """`part` and `last`: of everything there is; `ask`: the others should tell everything."""
    rows: list[tuple[str, str, int]]
    """Table, person, and how many sockets they have there through this process."""


class Presence:
    """The people at all tables."""

    def __init__(self, notify: Callable[[list[str]], Awaitable[None]] | None = None) -> None:
        self._notify = notify
        """Tells the other processes; None if there are none."""
        self._process = secrets.token_urlsafe(6)
        self._own: Counter[Key] = Counter()
        self._others: dict[str, Counter[Key]] = {}
        self._heard: dict[str, float] = {}
        """When a process was last heard of."""
        self._parts: dict[str, Counter[Key]] = {}
        """What has come of everything that a process tells."""
        self._at: dict[str, Counter[str]] = {}
        """For each table how many sockets each person has there, through all processes."""
        self._around: Counter[str] = Counter()
        """How many sockets each person has, anywhere."""
        self._left: LruCache[Key, int] = LruCache(REMEMBERED)
        """When people left a table; under the lobby, when they left the server."""
        self._changed: dict[Key, None] = {}
        self._told = False
        """Whether the other processes know of this one."""
        self._tasks = Tasks()
        self.started_at = _now()
        self.after_change: list[Callable[[str], None]] = []
        """Called with the id of a table whose people have changed."""

    def start(self) -> None:
        if self._notify is not None:
            self._tasks.repeat("presence", self._repeat, REPEATED_EVERY)

    async def close(self) -> None:
        await self._tasks.close()

    # What happens at this process.

    @contextlib.contextmanager
    def socket(self, table: str, person: str | None) -> Iterator[None]:
        """While somebody has a socket at a table, or in the lobby."""
        key = (table, person or "")
        self._change_own(key, 1)
        try:
            yield
        finally:
            self._change_own(key, -1)

    def _change_own(self, key: Key, by: int) -> None:
        self._own[key] += by
        if self._own[key] <= 0:
            del self._own[key]
        self._count(key, by)
        if self._notify is not None:
            if not self._changed:
                self._tasks.run(self._tell_soon())
            self._changed[key] = None

    # What is asked.

    def people_at(self, table: str) -> set[str]:
        """The people with a socket at the table; spectators without a name are left out."""
        return {person for person in self._at.get(table, ()) if person}

    def nameless_at(self, table: str) -> int:
        """How many sockets at the table belong to nobody we know."""
        return self._at.get(table, Counter())[""]

    def is_at(self, table: str, person: str) -> bool:
        return person in self._at.get(table, ())

    def left_at(self, table: str, person: str) -> int | None:
        """When the person left the table, in milliseconds; None if that is not known."""
        return self._left.get((table, person))

    def absent_for(self, table: str, person: str, now: int) -> int | None:
        """For how many milliseconds a person has surely been away; None if the person is here."""
        if self.is_at(table, person):
            return None
        return max(0, now - (self.left_at(table, person) or self.started_at))

    def gone_for(self, person: str, now: int) -> int:
        """For how many milliseconds a person has surely had no socket here at all."""
        if person in self._around:
            return 0
        return max(0, now - (self.left_at(LOBBY, person) or self.started_at))

    # Counting.

    def _count(self, key: Key, by: int) -> None:
        table, person = key
        people = self._at.setdefault(table, Counter())
        _add(people, person, by)
        if not people:
            del self._at[table]
        if person:
            _add(self._around, person, by)
            at = _now()
            if person not in people:
                self._left.set(key, at)
            if person not in self._around:
                self._left.set((LOBBY, person), at)
        if table != LOBBY:
            self._announce(table, by)

    def _announce(self, table: str, by: int) -> None:
        """Arrivals show at once, departures after a while."""
        if by > 0:
            self._call(table)
        else:
            asyncio.get_running_loop().call_later(GRACE, self._call, table)

    def _call(self, table: str) -> None:
        for listener in self.after_change:
            listener(table)

    # Between processes.

    async def _tell_soon(self) -> None:
        await asyncio.sleep(GATHERED_FOR)
        rows = [(*key, self._own[key]) for key in self._changed]
        self._changed.clear()
        await self._send([PresenceMessage(self._process, "change", part) for part in _parts(rows)])

    async def tell_everything(self, ask: bool = True) -> None:
        """Tell the other processes all that we know by ourselves, and perhaps ask them to."""
        rows = [(*key, count) for key, count in self._own.items()]
        messages = [PresenceMessage(self._process, "part", part) for part in _parts(rows)]
        messages[-1].kind = "last"
        await self._send(([PresenceMessage(self._process, "ask", [])] if ask else []) + messages)

    async def _repeat(self) -> None:
        """Say that this process lives, and forget those that say nothing any more."""
        if self._told:
            await self._send([PresenceMessage(self._process, "change", [])])
        else:
            self._told = True
            await self.tell_everything()
        limit = time.monotonic() - FORGOTTEN_AFTER
        for process in [name for name, heard in self._heard.items() if heard < limit]:
            del self._heard[process]
            self._replace(process, Counter())

    async def _send(self, messages: list[PresenceMessage]) -> None:
        if self._notify is None:
            return
        try:
            await self._notify([f"{PRESENCE}{msgspec.json.encode(n).decode()} 0" for n in messages])
        except Unavailable:
            self._told = False

    def on_notify(self, text: str) -> None:
        """Another process tells about its sockets."""
        message = msgspec.json.decode(text.removeprefix(PRESENCE), type=PresenceMessage)
        process = message.process
        if process == self._process:
            return
        if process not in self._heard and message.kind == "change":
            self._tasks.run(self._send([PresenceMessage(self._process, "ask", [])]))
        self._heard[process] = time.monotonic()
        given = {(table, person): count for table, person, count in message.rows}
        if message.kind == "ask":
            self._tasks.run(self.tell_everything(ask=False))
        elif message.kind == "change":
            self._replace(process, Counter({**self._others.get(process, {}), **given}))
        else:
            self._parts.setdefault(process, Counter()).update(given)
            if message.kind == "last":
                self._replace(process, self._parts.pop(process))

    def _replace(self, process: str, known: Counter[Key]) -> None:
        before = self._others.get(process, Counter())
        known = +known
        for key in before.keys() | known.keys():
            by = known[key] - before[key]
            if by:
                self._count(key, by)
        if known:
            self._others[process] = known
        else:
            self._others.pop(process, None)


def _parts(rows: list[tuple[str, str, int]]) -> list[list[tuple[str, str, int]]]:
    """Rows in as many notifications as they need, at least one."""
    return [rows[begin : begin + ROWS] for begin in range(0, max(1, len(rows)), ROWS)]


def _add(counter: Counter[str], name: str, by: int) -> None:
    counter[name] += by
    if counter[name] <= 0:
        del counter[name]


def _now() -> int:
    return time.time_ns() // 1_000_000
