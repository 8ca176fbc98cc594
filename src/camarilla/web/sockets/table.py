"""`/api/tables/{id}/socket`: one table, seen from one seat at a time."""

from collections.abc import Awaitable

import msgspec
from starlette.websockets import WebSocket

from camarilla.kernel.game import PUBLIC
from camarilla.table.commands.base import TableCommand, User
from camarilla.table.commands.chat import Say
from camarilla.table.commands.foresee import Foresee, foreseen
from camarilla.table.commands.hints import AskHint
from camarilla.table.commands.rematch import Rematch
from camarilla.table.errors import Refused, Unavailable
from camarilla.table.protocol.messages import (
    PROTOCOL,
    Foreseen,
    FromClient,
    Hello,
    Look,
    Ok,
    Ping,
    Pong,
    TurnNotice,
)
from camarilla.table.protocol.position import position, steps_since
from camarilla.table.protocol.presence import presence_info
from camarilla.table.protocol.table import table_info
from camarilla.table.room import Room
from camarilla.table.rooms import now
from camarilla.table.store.users import ChatLine
from camarilla.table.table import Table
from camarilla.web.app_state import AppState
from camarilla.web.guard.address import address_of
from camarilla.web.guard.identity import Session, as_player
from camarilla.web.guard.seats import seat_to_see
from camarilla.web.http.play import PositionQuery
from camarilla.web.http.routing import parsed_query, refuse, require_ids
from camarilla.web.perform import last_seq, perform, play_again
from camarilla.web.sockets.connection import Connection
from camarilla.web.sockets.listening import Reply, admitted, encode, listen, or_error


async def table_socket(websocket: WebSocket) -> None:
    try:
        state, session = await admitted(websocket)
        require_ids(websocket)
        query = parsed_query(websocket, PositionQuery)
        room = await state.rooms.room(websocket.path_params["id"])
        seat_to_see(room.table, session.user.id if session else None, query.seat)
    except Refused as refusal:
        await websocket.send_denial_response(refuse(refusal))
        return
    await websocket.accept()
    connection = TableConnection(websocket, state, session, room, query.seat)
    with state.connections.counted(connection, address_of(websocket)):
        connection.start()
        try:
            await state.sessions.check(connection)
            with state.presence.socket(connection.table_id, connection.user):
                await connection.greet(query.since)
                state.announcements.greet(connection)
                await listen(connection, state, connection.answer)
        except Unavailable as away:
            connection.close(1013, away.code)
        finally:
            room.watchers.discard(connection)
            await connection.finish()


class TableConnection(Connection):
    """A connection that watches a table and gives commands at it."""

    def __init__(
        self,
        websocket: WebSocket,
        state: AppState,
        session: Session | None,
        room: Room,
        seat: int | None,
    ) -> None:
        super().__init__(websocket, session)
        self.state = state
        self.room = room
        self.seat = PUBLIC if seat is None else seat
        self.wants_public = seat == PUBLIC

    @property
    def table_id(self) -> str:
        return self.room.table.id

    async def greet(self, since: int | None) -> None:
        """Send all that is needed to draw the table, and watch it from then on."""
        lines = await self.state.chat.last_lines(self.table_id)

        def hello(table: Table) -> None:
            self.room.place(self)
            self.send(encode(self._hello(table, since, None, lines)))
            actor = table.actor()
            if actor >= 0 and actor in table.seats_of(self.user):
                self.send(encode(TurnNotice(table.id, actor, table.deadline())))
            self.room.watchers.add(self)

        await self.state.rooms.read(self.table_id, hello, since)

    def _hello(
        self, table: Table, since: int | None, id: int | None, lines: list[ChatLine]
    ) -> Hello:
        steps, rewound = steps_since(table, since, self.seat)
        return Hello(
            protocol=PROTOCOL,
            seq=table.seq,
            table=table_info(table),
            yours=tuple(table.seats_of(self.user)),
            seat=self.seat,
            steps=steps,
            rewound=rewound,
            position=None if table.match is None else position(table, self.seat),
            chat=tuple(lines),
            presence=presence_info(table, self.state.presence),
            now=now(),
            id=id,
        )

    def _person(self) -> User:
        if self.session is None or self.closing:
            raise Refused("no_session", "choose a name first")
        return as_player(self.session.user)

    async def answer(self, message: FromClient) -> Reply:
        state, table_id = self.state, self.table_id
        match message:
            case TableCommand():
                seq = await perform(state, table_id, message, self._person(), last_seq)
                return Ok(message.id, seq)
            case Say():
                await state.chat.say(table_id, self._person(), message)
            case Rematch():
                await play_again(state, table_id, self._person(), address_of(self.websocket))
            case AskHint():
                hints = state.hints.answer(table_id, self._person(), message)
                state.tasks.run(self._send_later(message.id, hints))
                return None
            case Foresee():
                return await self._foresee(message)
            case Look():
                return await self._look(message)
            case Ping():
                return Pong(message.id)
        return Ok(message.id, self.room.table.seq)

    async def _send_later(self, id: int | None, answer: Awaitable[Reply]) -> None:
        self.send(encode(await or_error(id, answer)))

    async def _foresee(self, message: Foresee) -> Foreseen:
        person = self._person()

        def look_ahead(table: Table) -> Foreseen:
            return Foreseen(message.id, table.seq, foreseen(table, person, message))

        return await self.state.rooms.read(self.table_id, look_ahead)

    async def _look(self, message: Look) -> msgspec.Struct:
        lines = await self.state.chat.last_lines(self.table_id)

        def turn_to(table: Table) -> Hello:
            self.seat = seat_to_see(table, self.user, message.seat)
            self.wants_public = self.seat == PUBLIC
            return self._hello(table, None, message.id, lines)

        return await self.state.rooms.read(self.table_id, turn_to)
