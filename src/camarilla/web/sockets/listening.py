"""Receiving on a socket: limits, decoding, errors. Each message gets one answer."""

import secrets
from collections.abc import Awaitable, Callable

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from camarilla.table.errors import Refused
from camarilla.table.protocol.messages import Error, FromClient, Numbered
from camarilla.web.app_state import AppState
from camarilla.web.guard.address import address_of
from camarilla.web.guard.identity import Session
from camarilla.web.guard.limits import RateLimited, RateLimits
from camarilla.web.guard.origin import require_same_origin
from camarilla.web.http.routing import state_of
from camarilla.web.sockets.connection import Connection

_log = structlog.get_logger()
_decoder = msgspec.json.Decoder(FromClient)
_numbers = msgspec.json.Decoder(Numbered)
encode = msgspec.json.Encoder().encode

LARGEST_MESSAGE = 16 * 1024
PATIENCE = 3
"""How many messages over the limit are answered with an error before the socket is closed."""

Reply = msgspec.Struct | None
"""None: the answer comes later, and nothing waits for it."""
Answer = Callable[[FromClient], Awaitable[Reply]]


async def admitted(websocket: WebSocket) -> tuple[AppState, Session | None]:
    """Check what can be checked before the handshake."""
    state = state_of(websocket)
    require_same_origin(websocket.headers, state.settings.base_url)
    address = address_of(websocket)
    state.limits.requests.take(address)
    state.connections.require_room(address)
    session = await state.identity.session_of(websocket)
    if session is not None:
        state.saw(session.user.id, address)
    return state, session


async def listen(connection: Connection, state: AppState, answer: Answer) -> None:
    """Answer every message until the socket closes; too many messages close it."""
    limit = state.limits.messages
    bucket = RateLimits(limit.per_second, limit.burst)
    excess = 0
    receive = connection.websocket.receive
    while True:
        try:
            event = await receive()
        except WebSocketDisconnect:
            return
        if event["type"] == "websocket.disconnect":
            return
        try:
            bucket.take("")
        except RateLimited as limited:
            excess += 1
            if excess > PATIENCE:
                connection.close(1008, "rate_limited")
                return
            connection.send(encode(Error(None, limited.code, limited.message)))
            continue
        reply = await _reply(event.get("text"), answer)
        if reply is not None:
            connection.send(encode(reply))


async def _reply(text: str | None, answer: Answer) -> Reply:
    id: int | None = None
    try:
        if text is None:
            raise Refused("bad_request", "messages are text")
        if len(text) > LARGEST_MESSAGE:
            raise Refused("too_large", f"a message has at most {LARGEST_MESSAGE} bytes")
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            id = _number_of(text)
            raise Refused("bad_request", str(error)) from error
    except Refused as refusal:
        return Error(id, refusal.code, refusal.message)
    return await or_error(message.id, answer(message))


async def or_error(id: int | None, answer: Awaitable[Reply]) -> Reply:
    """The answer, or why there is none."""
    try:
        return await answer
    except Refused as refusal:
        return Error(id, refusal.code, refusal.message)
    except Exception:  # noqa: BLE001 - logged, and the socket stays open
        mark = secrets.token_hex(4)
        _log.exception("message.failed", mark=mark)
        return Error(id, "internal", f"our fault; logged as {mark}")


def _number_of(text: str) -> int | None:
    """The id of an invalid message, because its sender waits for an answer."""
    try:
        return _numbers.decode(text).id
    except (msgspec.DecodeError, RecursionError):
        return None
