"""Signed cookies: which session of which person a browser belongs to."""

import hashlib
import hmac
import secrets
import time
from typing import Final

import msgspec

COOKIE: Final = "camarilla"
COOKIE_DAYS: Final = 400
"""How long browsers keep a cookie at most; the server accepts it equally long."""
RENEWED_AFTER: Final = 30
"""The age in days at which a cookie is replaced by a new one of the same session."""
DEVICE_COOKIE: Final = "camarilla-device"
"""Shows that somebody has logged in on this device before; it gives no access."""
_LONGEST: Final = 200


class Ticket(msgspec.Struct, frozen=True):
    """What a cookie says; cookies of version 0.1 name no session and no day."""

    user: str
    epoch: int
    session: str = ""
    day: int | None = None

    @property
    def old(self) -> bool:
        return self.day is None or today() - self.day >= RENEWED_AFTER


def new_ticket(user: str, epoch: int, session: str = "") -> Ticket:
    return Ticket(user, epoch, session or secrets.token_urlsafe(9), today())


def today() -> int:
    """Days since 1970."""
    return int(time.time()) // 86_400


class CookieSigner:
    """Signs and checks cookies with a key of the server."""

    def __init__(self, key: bytes) -> None:
        self._key = hashlib.sha256(b"camarilla cookie\0" + key).digest()

    def sign(self, ticket: Ticket) -> str:
        payload = f"{ticket.user}.{ticket.epoch}.{ticket.session}.{ticket.day}"
        return f"{payload}.{self._signature(payload)}"

    def read(self, cookie: str | None) -> Ticket | None:
        """The ticket; None if we did not sign it or it has expired."""
        if cookie is None or len(cookie) > _LONGEST:
            return None
        payload, _, signature = cookie.rpartition(".")
        if not self._is_signed(payload, signature):
            return None
        try:
            user, epoch, *rest = payload.split(".")
            if not rest:
                return Ticket(user, int(epoch))
            session, day = rest
            ticket = Ticket(user, int(epoch), session, int(day))
        except ValueError:
            return None
        return None if today() - int(day) > COOKIE_DAYS else ticket

    def device(self, login: str) -> str:
        """The cookie of a device on which somebody has logged in under this login."""
        return self._signature(f"device {login}")

    def is_device_of(self, cookie: str | None, login: str) -> bool:
        return cookie is not None and self._is_signed(f"device {login}", cookie)

    def _is_signed(self, payload: str, signature: str) -> bool:
        return hmac.compare_digest(self._signature(payload).encode(), signature.encode())

    def _signature(self, payload: str) -> str:
        return hmac.new(self._key, payload.encode(), hashlib.sha256).hexdigest()
