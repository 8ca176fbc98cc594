"""Everything a running server consists of, put together and taken apart again."""

import contextlib
from collections.abc import AsyncIterator

from camarilla.table.autoplay import Autoplay
from camarilla.table.cache import LruCache
from camarilla.table.chat import Chat
from camarilla.table.clocks import Clocks
from camarilla.table.hints import HintService
from camarilla.table.push import Push
from camarilla.table.retention import Retention
from camarilla.table.reviews import ReviewService
from camarilla.table.rooms import Rooms, now
from camarilla.table.store import tables
from camarilla.table.store.database import Database
from camarilla.table.store.users import PERSON
from camarilla.table.tasks import Tasks
from camarilla.table.thinking.jobs import LEVELS
from camarilla.table.thinking.pool import WorkerPool
from camarilla.table.thinking.queue import Owner
from camarilla.web.guard.cookies import COOKIE_DAYS
from camarilla.web.guard.identity import Identity
from camarilla.web.guard.limits import Limits
from camarilla.web.opening import cookie_key, open_database, vapid_key
from camarilla.web.readiness import Readiness
from camarilla.web.settings import Settings
from camarilla.web.sockets.connection import Connections
from camarilla.web.sockets.lobby import Lobby
from camarilla.web.sockets.sessions import SocketSessions
from camarilla.web.telemetry.logs import log_change
from camarilla.web.telemetry.metrics import Metrics

PEOPLE = 10_000
"""How many people's addresses are remembered."""


class AppState:
    """What the endpoints and sockets work with."""

    def __init__(self, settings: Settings, database: Database, key: bytes, vapid: bytes) -> None:
        self.settings = settings
        self.database = database
        self.programs = settings.programs()
        self.limits = Limits(settings.rate)
        self.rooms = Rooms(database, (*LEVELS, *self.programs))
        self._addresses: LruCache[str, str] = LruCache(PEOPLE)
        """The address at which a person was last seen."""
        self.workers = WorkerPool(settings.worker_count())
        self.autoplay = Autoplay(
            self.rooms,
            self.workers,
            settings.bot_pace,
            settings.bot_budget,
            self.programs,
            self.owner,
        )
        self.clocks = Clocks(self.rooms, self.autoplay)
        self.hints = HintService(
            self.rooms, self.workers, settings.bot_budget, self.limits.hints.take, self.owner
        )
        self.chat = Chat(self.rooms, self.limits.chat.take)
        self.identity = Identity(database, key)
        self.connections = Connections(settings.sockets_per_address)
        self.sessions = SocketSessions(self.identity, self.connections)
        self.lobby = Lobby(self.rooms)
        self.push = Push(self.rooms, vapid, settings.push_contact, settings.push_hosts.split(","))
        self.retention = Retention(
            database, settings.guest_days, settings.chat_days, settings.import_days, COOKIE_DAYS
        )
        self.readiness = Readiness(database)
        self.metrics = Metrics(self.rooms, self.connections, self.workers)
        self.tasks = Tasks()
        """Answers that come later, such as hints and reviews."""
        self.reviews = ReviewService(
            self.rooms, self.workers, self.tasks, self.limits.reviews.take, self.owner
        )
        self.rooms.after_change.append(log_change)
        self.ready = False
        self.stopping = False

    def saw(self, person: str, address: str) -> None:
        """A person is at an address: the bots of all who are there take turns."""
        self._addresses.set(person, address)

    def owner(self, person: str) -> Owner:
        """For whom bots think when they think for a person."""
        return Owner(self._addresses.get(person) or "", person)

    def on_notify(self, name: str, seq: int) -> None:
        """Another process has changed a table or a person."""
        if name.startswith(PERSON):
            self.identity.changed(name.removeprefix(PERSON))
        else:
            self.rooms.on_notify(name, seq)

    async def catch_up(self) -> None:
        """After notifications may have been missed."""
        self.sessions.check_all()
        await self.rooms.catch_up_all()


@contextlib.asynccontextmanager
async def start(settings: Settings) -> AsyncIterator[AppState]:
    """Open the database, bring it up to date, and start what runs without being asked."""
    async with contextlib.AsyncExitStack() as stack:
        database = await open_database(settings, stack)
        key = await cookie_key(settings, database)
        state = AppState(settings, database, key, await vapid_key(database))
        if settings.on_postgres():
            from camarilla.table.store.postgres import Listener  # noqa: PLC0415 - an extra

            listener = Listener(settings.database, state.on_notify, state.catch_up)
            await listener.start()
            stack.push_async_callback(listener.close)
        else:
            await database.write(lambda c: tables.make_bots_due(c, now()))
        state.clocks.start()
        state.retention.start()
        parts = (state.rooms, state.workers, state.push, state.autoplay, state.sessions)
        for part in (*parts, state.tasks):
            stack.push_async_callback(part.close)
        stack.push_async_callback(state.clocks.close)
        stack.push_async_callback(state.retention.close)
        state.ready = True
        try:
            yield state
        finally:
            state.ready = False
            state.stopping = True
            await state.connections.close_all()
