"""What every answer carries and every request must fulfil, before anything else looks at it."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from camarilla.table.errors import Refused

LARGEST_BODY = 64 * 1024

_CSP = (
    "default-src 'self'; "
    "script-src 'self'; "
    "style-src 'self'; "
    "img-src 'self' data:; "
    "font-src 'self'; "
    "connect-src 'self'; "
    "worker-src 'self'; "
    "manifest-src 'self'; "
    "object-src 'none'; "
    "base-uri 'none'; "
    "form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": _CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)


def must_be_same_origin(headers: Headers, base_url: str) -> None:
    """Refuse what another site's page sends; programs that are no browser send no origin."""
    site = headers.get("sec-fetch-site")
    if site not in (None, "same-origin", "none"):
        raise Refused("foreign_origin", "the request comes from another site")
    origin = headers.get("origin")
    if origin is None:
        return
    allowed = {headers.get("host", "").lower()}
    if base_url:
        allowed.add(urlsplit(base_url).netloc.lower())
    scheme, _, place = origin.lower().partition("://")
    if scheme not in ("http", "https") or place not in allowed:
        raise Refused("foreign_origin", "the request comes from another site")
