"""The sockets: one for each viewer of a table, one for the lobby."""

import secrets
import time
from collections.abc import Awaitable, Callable

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from camarilla.kernel.game import PUBLIC
from camarilla.table import commands
from camarilla.table.commands import Request, User
from camarilla.table.errors import Refused, Unavailable
from camarilla.table.protocol import positions
from camarilla.table.protocol.messages import (
    PROTOCOL,
    Absent,
    Act,
    AskHint,
    Consent,
    Error,
    FromClient,
    Hello,
    Hints,
    Look,
    Numbered,
    Ok,
    Ping,
    Pong,
    Return,
    Say,
    Turn,
    Undo,
    steps_since,
)
from camarilla.table.rooms import Room, now
from camarilla.table.store.users import ChatLine
from camarilla.table.table import Table
from camarilla.web.app_state import House
from camarilla.web.guard.headers import must_be_same_origin
from camarilla.web.guard.identity import COOKIE, as_player
from camarilla.web.guard.limits import Buckets, Limited
from camarilla.web.http import chat
from camarilla.web.http.play import ViewQuery
from camarilla.web.http.routing import address_of, parsed_query, refuse
from camarilla.web.http.seats import seat_to_see
from camarilla.web.sockets.connection import Socket

_log = structlog.get_logger()
_decoder = msgspec.json.Decoder(FromClient)
_numbers = msgspec.json.Decoder(Numbered)
_encode = msgspec.json.Encoder().encode

LARGEST_MESSAGE = 16 * 1024
PATIENCE = 3
"""How many messages over the limit are answered with an error before the socket is closed."""


async def _admitted(websocket: WebSocket) -> tuple[House, User | None]:
    """Check what can be checked before the handshake."""
    house: House = websocket.app.state.house
    must_be_same_origin(websocket.headers, house.settings.base_url)
    address = address_of(websocket)
    house.limits.requests.take(address)
    house.sockets.must_have_room(address)
    user = await house.identity.who(websocket.cookies.get(COOKIE))
    return house, None if user is None else as_player(user)


async def table_socket(websocket: WebSocket) -> None:
    """`/api/tables/{id}/socket`"""
    try:
        house, player = await _admitted(websocket)
        query = parsed_query(websocket, ViewQuery)
        room = await house.hall.room(websocket.path_params["id"])
        seat_to_see(room.table, player.id if player else None, query.seat)
    except Refused as refusal:
        await websocket.send_denial_response(refuse(refusal))
        return
    await websocket.accept()
    viewer = Viewer(websocket, house, player, room, query.seat)
    with house.sockets.counted(viewer, address_of(websocket)):
        viewer.start()
        try:
            await viewer.greet(query.since)
            await listen(viewer, house, viewer.answer)
        except Unavailable as away:
            viewer.close(1013, away.code)
        finally:
            room.watchers.discard(viewer)
            await viewer.finish()


async def lobby_socket(websocket: WebSocket) -> None:
    """`/api/lobby`"""
    try:
        house, player = await _admitted(websocket)
    except Refused as refusal:
        await websocket.send_denial_response(refuse(refusal))
        return
    await websocket.accept()
    socket = Socket(websocket, player.id if player else None)

    async def answer(message: FromClient) -> msgspec.Struct:
        if isinstance(message, Ping):
            return Pong(message.id)
        return Error(message.id, "bad_request", "the lobby only answers pings")

    with house.sockets.counted(socket, address_of(websocket)):
        socket.start()
        house.lobby.enter(socket)
        try:
            await listen(socket, house, answer)
        finally:
            house.lobby.leave(socket)
            await socket.finish()


Reply = msgspec.Struct | None
"""None: the answer comes later, and nothing waits for it."""


async def listen(
    socket: Socket, house: House, answer: Callable[[FromClient], Awaitable[Reply]]
) -> None:
    """Answer every message until the socket closes; who talks too much is shown out."""
    limit = house.limits.messages
    bucket = Buckets(limit.per_second, limit.burst)
    excess = 0
    receive = socket.websocket.receive
    while True:
        try:
            event = await receive()
        except WebSocketDisconnect:
            return
        if event["type"] == "websocket.disconnect":
            return
        try:
            bucket.take("")
        except Limited as limited:
            excess += 1
            if excess > PATIENCE:
                socket.close(1008, "rate_limited")
                return
            socket.send(_encode(Error(None, limited.code, limited.message)))
            continue
        started = time.perf_counter()
        reply = await _reply(event.get("text"), answer)
        if reply is not None:
            socket.send(_encode(reply))
        if isinstance(reply, Ok):
            house.metrics.act_seconds.observe(time.perf_counter() - started)


async def _reply(text: str | None, answer: Callable[[FromClient], Awaitable[Reply]]) -> Reply:
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
    return await _or_error(message.id, answer(message))


async def _or_error(id: int | None, answer: Awaitable[Reply]) -> Reply:
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
    """The id of a message that makes no sense otherwise: whoever sent it waits for an answer."""
    try:
        return _numbers.decode(text).id
    except (msgspec.DecodeError, RecursionError):
        return None


class Viewer(Socket):
    """Somebody who looks at a table through a socket, from one seat at a time."""

    def __init__(
        self,
        websocket: WebSocket,
        house: House,
        player: User | None,
        room: Room,
        seat: int | None,
    ) -> None:
        super().__init__(websocket, player.id if player else None)
        self.house = house
        self.player = player
        self.room = room
        self.seat = PUBLIC if seat is None else seat
        self.wants_public = seat == PUBLIC

    @property
    def table_id(self) -> str:
        return self.room.table.id

    async def greet(self, since: int | None) -> None:
        """Say hello with all that is needed to draw the table, and watch from then on."""
        lines = await chat.last_lines(self.house, self.table_id)

        def hello(table: Table) -> None:
            self.room.place(self)
            self.send(_encode(self._hello(table, since, None, lines)))
            actor = table.actor()
            if actor >= 0 and actor in table.seats_of(self.user):
                self.send(_encode(Turn(table.id, actor, table.deadline())))
            self.room.watchers.add(self)

        await self.house.hall.ask(self.table_id, hello, since)

    def _hello(
        self, table: Table, since: int | None, id: int | None, lines: list[ChatLine]
    ) -> Hello:
        steps, rewound = steps_since(table, since, self.seat)
        return Hello(
            protocol=PROTOCOL,
            seq=table.seq,
            table=positions.table_info(table),
            yours=tuple(table.seats_of(self.user)),
            seat=self.seat,
            steps=steps,
            rewound=rewound,
            position=None if table.journal is None else positions.position(table, self.seat),
            chat=tuple(lines),
            now=now(),
            id=id,
        )

    def _person(self) -> User:
        if self.player is None:
            raise Refused("no_session", "choose a name first")
        return self.player

    async def _do(self, id: int | None, work: Callable[[Request], None]) -> Ok:
        def whole(request: Request) -> int:
            work(request)
            return request.table.seq

        return Ok(id, await self.house.hall.do(self.table_id, whole))

    async def answer(self, message: FromClient) -> Reply:
        person = self._person
        match message:
            case Act(id=id, seq=seq, action=action, seat=seat):
                player = person()
                return await self._do(id, lambda r: commands.act(r, player, seq, action, seat))
            case Undo(id=id, seq=seq, seat=seat):
                player = person()
                return await self._do(id, lambda r: commands.undo(r, player, seq, seat))
            case Consent(id=id, yes=yes):
                player = person()
                return await self._do(id, lambda r: commands.answer_undo(r, player, yes))
            case Absent(id=id, seat=absent):
                player = person()
                return await self._do(id, lambda r: commands.vote_absence(r, player, absent))
            case Return(id=id):
                player = person()
                return await self._do(id, lambda r: commands.come_back(r, player))
            case Say(id=id, text=text):
                await chat.say(self.house, self.table_id, person(), text)
                return Ok(id, self.room.table.seq)
            case AskHint(id=id, seat=seat):
                self.house.keeper.run(self._tell(id, self._hint(id, person(), seat)))
                return None
            case Look(id=id, seat=seat):
                return await self._look(id, seat)
            case Ping(id=id):
                return Pong(id)

    async def _hint(self, id: int | None, player: User, seat: int | None) -> Hints:
        return Hints(id, *await self.house.hinting.hints(self.table_id, player, seat))

    async def _tell(self, id: int | None, answer: Awaitable[Reply]) -> None:
        self.send(_encode(await _or_error(id, answer)))

    async def _look(self, id: int | None, seat: int) -> msgspec.Struct:
        def turn_to(table: Table) -> Hello:
            self.seat = seat_to_see(table, self.user, seat)
            self.wants_public = self.seat == PUBLIC
            return self._hello(table, None, id, lines)

        lines = await chat.last_lines(self.house, self.table_id)
        return await self.house.hall.ask(self.table_id, turn_to)
