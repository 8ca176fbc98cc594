"""Web Push: tells a browser that its owner's turn has begun while the page is closed."""

import asyncio
import base64
import time
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import msgspec
import structlog
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from camarilla.table.cache import LruCache
from camarilla.table.errors import Refused
from camarilla.table.room import Change
from camarilla.table.rooms import Rooms
from camarilla.table.store import users
from camarilla.table.store.users import Subscription
from camarilla.table.table import short
from camarilla.table.tasks import Tasks

_log = structlog.get_logger()

QUIET_FOR = 30.0
"""One person is not called to the same table more often than this, in seconds."""
CALLS_REMEMBERED = 10_000
TIMEOUT = 10.0
THREADS = 4
WAITING = 500
"""Calls under way after which no more are made: the push services do not answer."""


def new_vapid_key() -> bytes:
    """The key by which push services know this server again."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )


class Push:
    def __init__(self, rooms: Rooms, key: bytes, contact: str, hosts: list[str]) -> None:
        self._rooms = rooms
        self._key = key
        self._contact = contact
        self._hosts = [host.strip() for host in hosts]
        """Each a name, or `*.` and a domain; other ports than 443 are written `:port` behind it."""
        self._called: LruCache[tuple[str, str], float] = LruCache(CALLS_REMEMBERED)
        """When a person was last called to a table."""
        self._tasks = Tasks()
        self._threads = ThreadPoolExecutor(THREADS, "push")
        """Of its own: a push service that does not answer delays nothing but pushes."""
        rooms.after_change.append(self._on_change)

    def public_key(self) -> str:
        key = serialization.load_pem_private_key(self._key, None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        point = key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def checked(self, subscription: Subscription) -> Subscription:
        """Refuse endpoints other than push services': the server would call any address else."""
        try:
            parts = urlsplit(subscription.endpoint)
            port = f":{parts.port}" if parts.port not in (None, 443) else ""
        except ValueError:
            raise Refused("bad_endpoint", "not an address") from None
        host = f"{parts.hostname or ''}{port}"
        known = any(
            host == allowed or (allowed.startswith("*.") and host.endswith(allowed[1:]))
            for allowed in self._hosts
        )
        plain = subscription.endpoint.isascii() and subscription.endpoint.isprintable()
        if parts.scheme != "https" or not known or not plain:
            raise Refused("bad_endpoint", "not a push service this server sends to")
        return subscription

    def _on_change(self, change: Change) -> None:
        table, called = change.table, change.table.person_to_act()
        if not change.own or not change.moved or called is None:
            return
        seat, user = called
        room = self._rooms.rooms.get(table.id)
        if room is not None and any(watcher.user == user for watcher in room.watchers):
            return
        if len(self._tasks) >= WAITING:
            _log.warning("push.dropped", table=short(table.id))
            return
        now = time.monotonic()
        before = self._called.get((user, table.id))
        if before is not None and now - before < QUIET_FOR:
            return
        self._called.set((user, table.id), now)
        payload = msgspec.json.encode(
            {"type": "turn", "table": table.id, "seat": seat, "game": table.created.game}
        )
        self._tasks.run(self._call(user, payload, short(table.id)))

    async def _call(self, user: str, payload: bytes, table: str) -> None:
        database, loop = self._rooms.database, asyncio.get_running_loop()
        for subscription in await database.read(lambda c: users.subscriptions_of(c, user)):
            status = await loop.run_in_executor(self._threads, self._send, subscription, payload)
            _log.info("push.sent", table=table, status=status)
            if status in (404, 410):
                endpoint = subscription.endpoint
                await database.write(lambda c, e=endpoint: users.unsubscribe(c, e))  # type: ignore[misc]

    def _send(self, subscription: Subscription, payload: bytes) -> int:
        """The push service's answer; 0 if there was none."""
        import requests  # noqa: PLC0415 - slow to import, rarely needed
        from py_vapid import Vapid  # noqa: PLC0415
        from pywebpush import WebPushException, webpush  # noqa: PLC0415

        try:
            answer = webpush(
                {
                    "endpoint": subscription.endpoint,
                    "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth},
                },
                payload,
                vapid_private_key=Vapid.from_pem(self._key),
                vapid_claims={"sub": self._contact},
                ttl=86_400,
                timeout=TIMEOUT,
            )
        except WebPushException as error:
            return error.response.status_code if error.response is not None else 0
        except (requests.RequestException, ValueError, TypeError):
            return 0
        return int(answer.status_code)

    async def close(self) -> None:
        await self._tasks.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
