"""Everything a running server consists of, put together and taken apart again."""

import contextlib
from collections.abc import AsyncIterator

import msgspec

from camarilla.table.autoplay import Autoplay
from camarilla.table.cache import LruCache
from camarilla.table.chat import Chat
from camarilla.table.clocks import Clocks
from camarilla.table.hints import HintService
from camarilla.table.messenger import Messenger
from camarilla.table.notifier import Notifier
from camarilla.table.orders import StandingOrders
from camarilla.table.presence import PRESENCE, Presence
from camarilla.table.push import Push
from camarilla.table.puzzles import PuzzleService
from camarilla.table.retention import Retention
from camarilla.table.reviews import ReviewService
from camarilla.table.rooms import Rooms, now
from camarilla.table.store import tables
from camarilla.table.store.database import Database
from camarilla.table.store.signals import ANNOUNCEMENT, DELETED, ORDERS, PERSON, Rows
from camarilla.table.tasks import Tasks
from camarilla.table.thinking.jobs import LEVELS
from camarilla.table.thinking.pool import WorkerPool
from camarilla.table.thinking.queue import Owner
from camarilla.web import notice_words
from camarilla.web.admin import Admin
from camarilla.web.announcements import Announcements
from camarilla.web.feed import Feed
from camarilla.web.guard.cookies import COOKIE_DAYS
from camarilla.web.guard.host import HostGuard
from camarilla.web.guard.identity import Identity
from camarilla.web.guard.limits import Limits
from camarilla.web.opening import admin_token, cookie_key, open_database, vapid_key
from camarilla.web.readiness import Readiness
from camarilla.web.settings import Settings
from camarilla.web.signals import SignalReader
from camarilla.web.sockets.connection import Connections
from camarilla.web.sockets.lobby import Lobby
from camarilla.web.sockets.sessions import SocketSessions
from camarilla.web.telemetry.logs import log_change
from camarilla.web.telemetry.metrics import Metrics


class Keys(msgspec.Struct, frozen=True):
    """The secrets of a server."""

    cookies: bytes
    vapid: bytes
    admin: str


PEOPLE = 10_000
"""How many people's addresses are remembered."""


class AppState:
    """What the endpoints and sockets work with."""

    def __init__(self, settings: Settings, database: Database, keys: Keys) -> None:
        self.settings = settings
        self.database = database
        self.programs = settings.programs()
        self.limits = Limits(settings.rate)
        self.presence = Presence(database.notify if database.shared else None)
        self.rooms = Rooms(database, (*LEVELS, *self.programs), self.presence)
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
        self.orders = StandingOrders(self.rooms, settings.bot_pace)
        self.clocks = Clocks(self.rooms, self.autoplay)
        self.hints = HintService(
            self.rooms, self.workers, settings.bot_budget, self.limits.hints.take, self.owner
        )
        self.puzzles = PuzzleService(self.workers, settings.bot_budget)
        self.identity = Identity(database, keys.cookies)
        self.chat = Chat(self.rooms, self.limits.chat.take, self.identity.require_voice)
        self.host_guard = HostGuard(keys.admin, self.limits.host, settings.base_url)
        self.admin = Admin(settings, database, self.rooms, self.identity)
        self.connections = Connections(settings.sockets_per_address)
        self.announcements = Announcements(database, self.connections)
        self.sessions = SocketSessions(self.identity, self.connections)
        self.lobby = Lobby(self.rooms)
        self.feed = Feed(self.rooms)
        self.identity.after_change.append(self.feed.end)
        self.push = Push(
            database, keys.vapid, settings.push_contact, settings.push_hosts.split(",")
        )
        messenger = Messenger(settings.mail, settings.webhook_hosts.split(","))
        self.notifier = Notifier(
            self.rooms, self.chat, self.push, messenger, notice_words.notice, settings.base_url
        )
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

    def on_notify(self, name: str, seq: int, rows: Rows | None = None) -> None:
        """Another process has changed a table (perhaps by these entries), a person, or what is
        announced."""
        if name.startswith(PRESENCE):
            self.presence.on_notify(name)
        elif name.startswith(PERSON):
            self.identity.changed(name.removeprefix(PERSON))
        elif name.startswith(DELETED):
            self.rooms.drop(name.removeprefix(DELETED))
        elif name.startswith(ORDERS):
            self.orders.on_notify(name.removeprefix(ORDERS))
        elif name == ANNOUNCEMENT:
            self.tasks.run(self.announcements.refresh())
        else:
            self.rooms.on_notify(name, seq, rows)

    async def catch_up(self) -> None:
        """After notifications may have been missed."""
        self.sessions.check_all()
        await self.presence.tell_everything()
        await self.announcements.refresh()
        await self.orders.start()
        await self.rooms.catch_up_all()


@contextlib.asynccontextmanager
async def start(settings: Settings) -> AsyncIterator[AppState]:
    """Open the database, bring it up to date, and start what runs without being asked."""
    async with contextlib.AsyncExitStack() as stack:
        database = await open_database(settings, stack)
        keys = Keys(
            cookies=await cookie_key(settings, database),
            vapid=await vapid_key(database),
            admin=await admin_token(settings, database),
        )
        state = AppState(settings, database, keys)
        if settings.on_postgres():
            from camarilla.table.store.postgres import Listener  # noqa: PLC0415 - an extra

            listener = Listener(settings.database, state.on_notify, state.catch_up)
            await listener.start()
            stack.push_async_callback(listener.close)
        else:
            await database.write(lambda c: tables.make_bots_due(c, now()))
            signals = SignalReader(database, state.on_notify)
            await signals.start()
            stack.push_async_callback(signals.close)
        await state.orders.start()
        await state.announcements.refresh()
        stack.callback(state.announcements.close)
        state.presence.start()
        state.clocks.start()
        state.notifier.start()
        state.retention.start()
        calls = (state.notifier, state.push)
        parts = (state.rooms, state.workers, *calls, state.autoplay, state.orders)
        for part in (*parts, state.sessions, state.presence, state.tasks):
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
