"""For the host: health, readiness, metrics, version."""

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from camarilla import __version__, _build
from camarilla.table.protocol.messages import PROTOCOL
from camarilla.table.store.schema import HEAD
from camarilla.web.http.openapi import openapi
from camarilla.web.http.routing import state_of


async def healthz(_request: Request) -> Response:
    """The process lives."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """It can serve: the database stores what it is given, and it is not shutting down."""
    state = state_of(request)
    if not state.ready or state.stopping:
        return PlainTextResponse("stopping\n", 503)
    if not await state.readiness.stores():
        return PlainTextResponse("no database\n", 503)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    state = state_of(request)
    return Response(state.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def version(_request: Request) -> Response:
    facts = {
        "version": __version__,
        "protocol": PROTOCOL,
        "database": HEAD,
        "rules": _build.build_kind(),
    }
    return Response(msgspec.json.encode(facts), media_type="application/json")


async def describe(_request: Request) -> Response:
    return Response(openapi(), media_type="application/json")


ROUTES = [
    Route("/healthz", healthz),
    Route("/readyz", readyz),
    Route("/metrics", metrics),
    Route("/version", version),
    Route("/openapi.json", describe),
]
