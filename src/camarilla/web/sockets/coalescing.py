"""uvicorn's WebSocket protocol: writes are coalesced, control frames and slow readers limited.

All messages of one turn of the event loop go out together. A player who acts is sent the steps, the
turn notice and the acknowledgement; a busy server spends most of its time in system calls, so three
writes become one.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from camarilla.web.guard.limits import RateLimited, RateLimits
from camarilla.web.guard.stalls import WRITTEN_WITHIN, Deadline, close_soon

CONTROL_PER_SECOND = 2.0
CONTROL_AT_ONCE = 60.0
"""Control frames of a socket: browsers send no pings and answer one in half a minute."""
UNREAD = 1000
"""Messages of a socket that may wait to be read by the application."""


class _CoalescingTransport:
    """A transport that writes at the end of the event loop's turn."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._waiting: list[bytes] = []
        self._loop = asyncio.get_running_loop()

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(data)

    def _flush(self) -> None:
        if self._waiting:
            data = b"".join(self._waiting)
            self._waiting.clear()
            self._transport.write(data)

    def close(self) -> None:
        self._flush()
        close_soon(self._transport)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class CoalescingProtocol(WebSocketsSansIOProtocol):
    """The protocol on a transport that coalesces writes.

    Messages are limited by the application. What it never sees is limited here: pings, pongs, the
    parts of a message, and messages that have not been read yet.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(_CoalescingTransport(transport))  # type: ignore[arg-type]
        self._writing = Deadline(transport)  # type: ignore[arg-type]
        self._control = RateLimits(CONTROL_PER_SECOND, CONTROL_AT_ONCE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._writing.stop()
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        if self._admits_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._admits_control():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._admits_control():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        if self.queue.qsize() > UNREAD and not self.close_sent:
            self._refuse()

    def _admits_control(self) -> bool:
        if self.close_sent or self.transport.is_closing():
            return False
        try:
            self._control.take("")
        except RateLimited:
            self._refuse()
            return False
        return True

    def _refuse(self) -> None:
        """Close; the answers to all these pings are not sent."""
        self.conn.data_to_send()
        self.conn.send_close(1008, "rate_limited")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing.start(WRITTEN_WITHIN)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writing.stop()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            # A refusal in words of our own ends the handshake; uvicorn would log it as a fault.
            self.handshake_complete = True
