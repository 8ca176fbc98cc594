"""`/api/lobby`: a socket for people who wait."""

import msgspec
from starlette.websockets import WebSocket

from camarilla.table.errors import Refused
from camarilla.table.protocol.messages import Error, FromClient, Ping, Pong
from camarilla.web.guard.address import address_of
from camarilla.web.http.routing import refuse
from camarilla.web.sockets.connection import Connection
from camarilla.web.sockets.listening import admitted, listen


async def lobby_socket(websocket: WebSocket) -> None:
    try:
        state, session = await admitted(websocket)
    except Refused as refusal:
        await websocket.send_denial_response(refuse(refusal))
        return
    await websocket.accept()
    connection = Connection(websocket, session)
    with state.connections.counted(connection, address_of(websocket)):
        connection.start()
        state.lobby.enter(connection)
        try:
            await state.sessions.check(connection)
            state.announcements.greet(connection)
            await listen(connection, state, answer)
        finally:
            state.lobby.leave(connection)
            await connection.finish()


async def answer(message: FromClient) -> msgspec.Struct:
    if isinstance(message, Ping):
        return Pong(message.id)
    return Error(message.id, "bad_request", "the lobby only answers pings")
