"""Access to the admin page, by the token of the host."""

import hashlib
import hmac

from starlette.requests import Request

from camarilla.table.errors import Refused
from camarilla.web.guard.address import address_of
from camarilla.web.guard.limits import RateLimits
from camarilla.web.guard.origin import require_same_origin

_SCHEME = "bearer "


class HostGuard:
    """Compares tokens in constant time, with a limit on attempts."""

    def __init__(self, token: str, limit: RateLimits, base_url: str) -> None:
        self._digest = _digest(token)
        self._limit = limit
        self._base_url = base_url

    def check(self, request: Request) -> None:
        """Refuse everybody but the host."""
        require_same_origin(request.headers, self._base_url)
        self._limit.take(address_of(request))
        given = request.headers.get("authorization", "")
        token = given[len(_SCHEME) :] if given[: len(_SCHEME)].lower() == _SCHEME else ""
        if not hmac.compare_digest(_digest(token), self._digest):
            raise Refused("bad_credentials", "this is not the token of the host")


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.strip().encode()).digest()
