"""Endpoints: each is declared once, with the types of what comes in and goes out.

From the declaration follow the checking of the request, the route, and its page in
`/openapi.json`. A handler gets a `Call` and returns a struct, or raises `Refused`.
"""

import re
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, TypeVar, overload
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import Route

from camarilla.table.commands.base import TableCommand, Transaction, User
from camarilla.table.errors import Refused
from camarilla.table.store.users import StoredUser
from camarilla.web.app_state import AppState
from camarilla.web.guard.address import address_of
from camarilla.web.guard.cookies import COOKIE, COOKIE_DAYS, DEVICE_COOKIE
from camarilla.web.guard.identity import Session, as_player, require_person
from camarilla.web.guard.limits import RateLimited
from camarilla.web.guard.origin import require_same_origin
from camarilla.web.perform import perform

_log = structlog.get_logger()
_UNSAFE: Final = frozenset(("POST", "PUT", "DELETE"))
LARGEST_BODY: Final = 64 * 1024
_ID: Final = re.compile(r"[A-Za-z0-9_.-]{1,64}")
"""Any id in a path: of a table, a person, a game, a puzzle."""
T = TypeVar("T")
R = TypeVar("R")
Errors = tuple[str, ...]
"""The codes of the errors that an endpoint may answer with."""


class ErrorBody(msgspec.Struct, frozen=True):
    code: str
    message: str


class ErrorAnswer(msgspec.Struct, frozen=True):
    error: ErrorBody


class Nothing(msgspec.Struct, frozen=True):
    """An empty object."""


class Call:
    """One request on its way through a handler."""

    def __init__(self, state: AppState, request: HttpRequest, session: Session | None) -> None:
        self.state = state
        self.request = request
        self.session = session
        self.cookies: dict[str, str] = {}
        """The cookies to set with the answer; an empty one is forgotten."""

    @property
    def address(self) -> str:
        return address_of(self.request)

    @property
    def user(self) -> StoredUser | None:
        return None if self.session is None else self.session.user

    def require_session(self) -> Session:
        if self.session is None:
            raise Refused("no_session", "choose a name first")
        return self.session

    def require_person(self) -> Session:
        """The session of a person; refused to bots."""
        session = self.require_session()
        require_person(session)
        return session

    def player(self) -> User:
        """Who asks; refused without a session."""
        return as_player(self.require_session().user)

    @property
    def user_id(self) -> str | None:
        return self.user.id if self.user is not None else None

    def table_id(self) -> str:
        return str(self.request.path_params["id"])

    def person_id(self) -> str:
        return str(self.request.path_params["id"])

    def require_host(self) -> None:
        """Refuse everybody but the host of the server."""
        self.state.host_guard.check(self.request)

    async def perform(self, command: TableCommand, answer: Callable[[Transaction], T]) -> T:
        """Carry out a command at the table of the path."""
        return await perform(self.state, self.table_id(), command, self.player(), answer)

    def log_in(self, session: Session) -> None:
        signer, login = self.state.identity.cookies, session.user.login
        self.session = session
        if session.user.is_bot:
            return  # its token is enough
        self.cookies[COOKIE] = signer.sign(session.ticket)
        if login is not None:
            self.cookies[DEVICE_COOKIE] = signer.device(login)


def state_of(connection: HTTPConnection) -> AppState:
    state: AppState = connection.app.state.app_state
    return state


Handler = Callable[..., Awaitable[object]]
"""Takes the call, then the body or the query if one is declared (`Endpoints`)."""


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    method: str
    path: str
    handler: Handler
    body: type | None
    query: type | None
    returns: type
    errors: Errors

    @property
    def name(self) -> str:
        return self.handler.__name__

    def route(self) -> Route:
        return Route(self.path, self._answer, methods=[self.method], name=self.name)

    async def _answer(self, request: HttpRequest) -> Response:
        state = state_of(request)
        started = time.perf_counter()
        try:
            response = await self._handle(state, request)
        except Refused as refusal:
            response = refuse(refusal)
        except Exception:  # noqa: BLE001 - logged, and answered without details
            mark = secrets.token_hex(4)
            _log.exception("request.failed", path=self.path, mark=mark)
            response = refuse(Refused("internal", f"our fault; logged as {mark}"))
        state.metrics.requests.labels(self.path, response.status_code).inc()
        seconds = time.perf_counter() - started
        facts = {"status": response.status_code, "ms": round(seconds * 1000, 1)}
        _log.debug("request", method=self.method, path=self.path, **facts)
        return response

    async def _handle(self, state: AppState, request: HttpRequest) -> Response:
        state.limits.requests.take(address_of(request))
        if self.method in _UNSAFE:
            require_same_origin(request.headers, state.settings.base_url)
        require_ids(request)
        given: list[object] = []
        if self.query is not None:
            given.append(parsed_query(request, self.query))
        if self.body is not None:
            given.append(await parsed_body(request, self.body))
        session = await state.identity.session_of(request)
        if session is not None:
            state.saw(session.user.id, address_of(request))
        call = Call(state, request, session)
        result = await self.handler(call, *given)
        response = Response(msgspec.json.encode(result), media_type="application/json")
        for name, value in call.cookies.items():
            set_cookie(response, name, value, request, state)
        return response


def require_ids(request: HTTPConnection) -> None:
    """Refuse what cannot be the id of anything; a database may not even be asked for it."""
    if not all(_ID.fullmatch(str(value)) for value in request.path_params.values()):
        raise Refused("not_found", "there is nothing with this id")


def parsed_query(request: HTTPConnection, type: type[T]) -> T:
    _require_text(*request.query_params.values())
    try:
        return msgspec.convert(dict(request.query_params), type, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad_request", str(error)) from error


async def parsed_body(request: HttpRequest, type: type[T]) -> T:
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise Refused("unsupported_media", "bodies are application/json")
    raw = bytearray()
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > LARGEST_BODY:
                raise Refused("too_large", f"a body has at most {LARGEST_BODY} bytes")
    except ClientDisconnect:
        raise Refused("bad_request", "the body broke off") from None
    try:
        if b"\\u0000" in raw:
            _require_text(*_texts_in(msgspec.json.decode(raw)))
        return msgspec.json.decode(raw, type=type)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("bad_request", str(error)) from error
    except RecursionError:
        raise Refused("bad_request", "nested too deeply") from None


def _require_text(*texts: str) -> None:
    """Refuse NUL, which not every database stores."""
    if any("\0" in text for text in texts):
        raise Refused("bad_request", "no text contains the character NUL")


def _texts_in(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case list():
            for item in value:
                yield from _texts_in(item)
        case dict():
            for name, item in value.items():
                yield name
                yield from _texts_in(item)


def set_cookie(
    response: Response, name: str, value: str, request: HttpRequest, state: AppState
) -> None:
    # By the local network the same server is reached without https, and there it works too.
    base = urlsplit(state.settings.base_url)
    by_proxy = base.scheme == "https" and request.url.hostname == base.hostname
    secure = request.url.scheme == "https" or by_proxy
    response.set_cookie(
        name,
        value,
        max_age=COOKIE_DAYS * 86_400 if value else 0,
        path="/",
        secure=secure,
        httponly=True,
        samesite="strict",
    )


def refuse(refusal: Refused) -> Response:
    body = msgspec.json.encode(ErrorAnswer(ErrorBody(refusal.code, refusal.message)))
    headers = {}
    if isinstance(refusal, RateLimited):
        headers["retry-after"] = str(refusal.retry_after)
    return Response(body, refusal.status, headers, "application/json")


class Endpoints:
    """The endpoints of one part of the interface, gathered by decorators.

    A handler takes what its declaration says, a body or a query or neither, and returns what it
    says: the overloads let the type checker see to it.
    """

    def __init__(self) -> None:
        self.all: list[Endpoint] = []

    @overload
    def __call__(
        self, method: str, path: str, *, body: type[T], returns: type[R], errors: Errors = ()
    ) -> Callable[[Callable[[Call, T], Awaitable[R]]], Callable[[Call, T], Awaitable[R]]]: ...

    @overload
    def __call__(
        self, method: str, path: str, *, query: type[T], returns: type[R], errors: Errors = ()
    ) -> Callable[[Callable[[Call, T], Awaitable[R]]], Callable[[Call, T], Awaitable[R]]]: ...

    @overload
    def __call__(
        self, method: str, path: str, *, returns: type[R], errors: Errors = ()
    ) -> Callable[[Callable[[Call], Awaitable[R]]], Callable[[Call], Awaitable[R]]]: ...

    def __call__(
        self,
        method: str,
        path: str,
        *,
        body: type | None = None,
        query: type | None = None,
        returns: type,
        errors: Errors = (),
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        def declare(handler: Handler) -> Handler:
            self.all.append(
                Endpoint(
                    method=method,
                    path=path,
                    handler=handler,
                    body=body,
                    query=query,
                    returns=returns,
                    errors=errors,
                )
            )
            return handler

        return declare
