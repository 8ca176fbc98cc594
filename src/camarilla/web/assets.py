"""The built client: its files, and its page for every other path."""

import os
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Match, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from camarilla.table.errors import Refused

STATIC = Path(__file__).parent / "static"

_PACKED = (("br", ".br"), ("gzip", ".gz"))
"""The ways in which the build has compressed files, the best first."""
_ASSETS = "assets/"
"""Files whose names change with their content."""
_PICTURES = (".svg", ".png")
"""Icons: asked for at every change of turn, and hardly ever changed."""


Describe = Callable[[str, Request], Awaitable[str]]
"""Puts the data for link previews into the page of a table."""


def client_routes(describe: Describe | None = None) -> list[Route]:
    if not (STATIC / "index.html").is_file():
        return [Route("/", _no_client)]
    files = _Files(directory=STATIC)

    async def page(request: Request) -> Response:
        return await files.get_response(request.path_params["path"], request.scope)

    async def table_page(request: Request) -> Response:
        """What the link to a table shows where it is sent."""
        try:
            assert describe is not None
            page = await describe((STATIC / "index.html").read_text("utf-8"), request)
        except Refused:
            return await files.get_response("index.html", request.scope)
        return HTMLResponse(page, headers={"cache-control": "no-cache"})

    tables = [Route("/t/{id}", table_page)] if describe is not None else []
    return [*tables, _PageRoute("/{path:path}", page)]


class _PageRoute(Route):
    """Every path but those of the API: there an unknown path is not found, by any method."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        match, found = super().matches(scope)
        path = found["path_params"]["path"] if match != Match.NONE else ""
        return (Match.NONE, {}) if path == "api" or path.startswith("api/") else (match, found)


class _Files(StaticFiles):
    """Sends the smallest copy that the browser understands, and says how long it may be kept."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.startswith(_ASSETS):
            response = await super().get_response(path, scope)
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
            return response
        kept = "public, max-age=3600" if path.endswith(_PICTURES) else "no-cache"
        try:
            response = await super().get_response(path or "index.html", scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            kept = "no-cache"
            response = await super().get_response("index.html", scope)
        response.headers["cache-control"] = kept
        return response

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        accepted = Request(scope).headers.get("accept-encoding", "")
        for name, end in _PACKED:
            packed = Path(f"{full_path}{end}")
            if name in accepted and packed.is_file():
                response = super().file_response(packed, packed.stat(), scope, status_code)
                if response.status_code != 304:
                    response.headers["content-encoding"] = name
                break
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["vary"] = "accept-encoding"
        return response


async def _no_client(_request: Request) -> Response:
    return PlainTextResponse(
        "The server is running, but its web client has not been built.\n"
        "The interface for programs is described at /openapi.json.\n"
    )
