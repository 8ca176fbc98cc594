"""Web Push: shows a notice in a browser while the page is closed."""

import asyncio
import base64
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from urllib.parse import urlsplit

import msgspec
import structlog
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from camarilla.table.errors import Refused
from camarilla.table.names import short
from camarilla.table.notices import Notice
from camarilla.table.store import users
from camarilla.table.store.database import Database
from camarilla.table.store.users import Subscription

_log = structlog.get_logger()

TIMEOUT = 10.0
THREADS = 4


def new_vapid_key() -> bytes:
    """The key by which push services know this server again."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )


SECRET_BYTES = 16
"""Of the secret that a browser shares with the server (RFC 8291)."""


class Push:
    def __init__(self, database: Database, key: bytes, contact: str, hosts: list[str]) -> None:
        self._database = database
        self._key = key
        self._contact = contact
        self._hosts = [host.strip() for host in hosts]
        """Each a name, or `*.` and a domain; other ports than 443 are written `:port` behind it."""
        self._threads = ThreadPoolExecutor(THREADS, "push")
        """Of its own: a push service that does not answer delays nothing but pushes."""

    def public_key(self) -> str:
        key = serialization.load_pem_private_key(self._key, None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        point = key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def checked(self, subscription: Subscription) -> Subscription:
        """Refuse endpoints that are not push services, otherwise the server would call any
        address; and keys with which nothing can be encrypted for a browser.
        """
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
        _require_keys(subscription)
        return subscription

    async def deliver(self, person: str, notice: Notice) -> None:
        """Send a notice to all browsers of a person; those that are gone are forgotten."""
        loop, payload = asyncio.get_running_loop(), msgspec.json.encode(notice)
        of_person = partial(users.subscriptions_of, user=person)
        for subscription in await self._database.read(of_person):
            status = await loop.run_in_executor(self._threads, self._send, subscription, payload)
            _log.info("push.sent", table=short(notice.table), kind=notice.type, status=status)
            if status in (404, 410):
                gone = partial(users.unsubscribe, endpoint=subscription.endpoint)
                await self._database.write(gone)

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
        self._threads.shutdown(wait=False, cancel_futures=True)


def _require_keys(subscription: Subscription) -> None:
    """Refuse a key that is no point of P-256, and a secret of another length."""
    try:
        point, secret = _bytes_of(subscription.p256dh), _bytes_of(subscription.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refused("bad_request", "not the keys of a browser") from None
    if len(secret) != SECRET_BYTES:
        raise Refused("bad_request", f"the key auth has {SECRET_BYTES} bytes")


def _bytes_of(text: str) -> bytes:
    plain = text.rstrip("=")
    return base64.b64decode(plain + "=" * (-len(plain) % 4), altchars=b"-_", validate=True)
