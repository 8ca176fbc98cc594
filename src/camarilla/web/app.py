"""The web application."""

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from camarilla.table.errors import Refused
from camarilla.web.app_state import AppState
from camarilla.web.assets import client_routes
from camarilla.web.guard.headers import SecurityHeaders
from camarilla.web.guard.requests import RequestGuard
from camarilla.web.http.bots import bot_events
from camarilla.web.http.health import ROUTES
from camarilla.web.http.openapi import ENDPOINTS
from camarilla.web.http.routing import refuse
from camarilla.web.preview import described_page
from camarilla.web.sockets.lobby_socket import lobby_socket
from camarilla.web.sockets.table import table_socket

WORTH_COMPRESSING = 1400
"""Responses that fit into one packet need no compression."""

_CODES = {404: "not_found", 405: "method_not_allowed"}


def create_app(state: AppState) -> Starlette:
    settings = state.settings
    app = Starlette(
        routes=[
            *ROUTES,
            *(endpoint.route() for endpoint in ENDPOINTS),
            Route("/api/bot/events", bot_events, methods=["GET"]),
            WebSocketRoute("/api/tables/{id}/socket", table_socket),
            WebSocketRoute("/api/lobby", lobby_socket),
            *client_routes(described_page),
        ],
        middleware=[
            Middleware(SecurityHeaders, https=settings.base_url.startswith("https:")),
            Middleware(RequestGuard, base_url=settings.base_url),
            Middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING, compresslevel=5),
        ],
        exception_handlers={HTTPException: _refused},
    )
    app.state.app_state = state
    return app


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = _CODES.get(error.status_code, "bad_request")
    response = refuse(Refused(code, error.detail))
    response.headers.update(error.headers or {})
    return response
