"""Refuses requests that no browser sends to this server."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from camarilla.table.errors import Refused
from camarilla.web.http.routing import refuse


class RequestGuard:
    """Checks what comes before any endpoint: the framing of the body, and the name of the host."""

    def __init__(self, app: ASGIApp, base_url: str) -> None:
        self.app = app
        self._name = urlsplit(base_url).hostname or ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if (
            scope["type"] == "http"
            and "transfer-encoding" in headers
            and "content-length" in headers
        ):
            # Two lengths for one body: a proxy in front may believe the other one.
            response = refuse(Refused("bad_request", "a body has one length"))
            response.headers["connection"] = "close"
        elif not self._is_ours(headers.get("host", "")):
            response = refuse(Refused("foreign_origin", "this server has another name"))
        else:
            await self.app(scope, receive, send)
            return
        await _deny(response, scope, receive, send)

    def _is_ours(self, host: str) -> bool:
        """With a base URL, its name is allowed, and names that no foreign site can have."""
        if not self._name:
            return True
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in (self._name, "localhost", ""):
            return True
        try:
            return bool(ip_address(name))
        except ValueError:
            return False


async def _deny(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer; a WebSocket is denied before its handshake."""
    if scope["type"] == "http":
        await response(scope, receive, send)
        return
    prefix = "websocket.http.response"
    start = {"type": f"{prefix}.start", "status": response.status_code}
    await send(start | {"headers": response.raw_headers})
    await send({"type": f"{prefix}.body", "body": response.body})
