"""The web application."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from camarilla.table.errors import Refused
from camarilla.web.house import House
from camarilla.web.openapi import ENDPOINTS
from camarilla.web.operations import ROUTES
from camarilla.web.routing import refuse
from camarilla.web.security import SecurityHeaders
from camarilla.web.sockets import lobby_socket, table_socket

STATIC = Path(__file__).parent / "static"

_CODES = {404: "not_found", 405: "method_not_allowed"}


def create_app(house: House) -> Starlette:
    app = Starlette(
        routes=[
            *ROUTES,
            *(endpoint.route() for endpoint in ENDPOINTS),
            WebSocketRoute("/api/tables/{id}/socket", table_socket),
            WebSocketRoute("/api/lobby", lobby_socket),
            *client_routes(),
        ],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={HTTPException: _refused},
    )
    app.state.house = house
    return app


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = _CODES.get(error.status_code, "bad_request")
    response = refuse(Refused(code, error.detail))
    response.headers.update(error.headers or {})
    return response


def client_routes() -> list[Mount | Route]:
    """The built client: its files, and its page for every path that is none of ours."""
    if not (STATIC / "index.html").is_file():
        return [Route("/", _no_client)]
    routes: list[Mount | Route] = []
    if (STATIC / "assets").is_dir():
        routes.append(Mount("/assets", _Assets(directory=STATIC / "assets")))
    routes.append(Route("/{path:path}", _page))
    return routes


class _Assets(StaticFiles):
    """Files whose names change with their content: browsers may keep them."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def _page(request: Request) -> Response:
    path = request.path_params["path"]
    if path == "api" or path.startswith("api/"):
        raise HTTPException(404)
    wanted = (STATIC / path).resolve()
    headers = {"cache-control": "no-cache"}
    if wanted.is_relative_to(STATIC.resolve()) and wanted.is_file():
        return FileResponse(wanted, headers=headers)
    return FileResponse(STATIC / "index.html", headers=headers)


async def _no_client(_request: Request) -> Response:
    return PlainTextResponse(
        "The server is running, but its web client has not been built.\n"
        "The interface for programs is described at /openapi.json.\n"
    )
