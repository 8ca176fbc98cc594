"""uvicorn's WebSocket protocol: writes are coalesced, control frames and slow readers limited.

All messages of one turn of the event loop go out together. A player who acts is sent the steps, the
turn notice and the acknowledgement; a busy server spends most of its time in system calls, so three
writes become one. The application writes text frames itself, without a task, where nothing waits.
"""

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from camarilla.web.guard.limits import RateLimited, RateLimits
from camarilla.web.guard.stalls import WRITTEN_WITHIN, Deadline, close_soon

CONTROL_PER_SECOND = 2.0
CONTROL_AT_ONCE = 60.0
"""Control frames of a socket: browsers send no pings and answer one in half a minute."""
UNREAD = 1000
"""Messages of a socket that may wait to be read by the application."""
WRITE_TEXT = "camarilla.write_text"
"""The extension of the scope by which the application writes."""


class _CoalescingTransport:
    """A transport that writes at the end of the event loop's turn."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._waiting: list[bytes] = []
        self._loop = asyncio.get_running_loop()

    def write(self, *parts: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting += parts

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def _flush(self) -> None:
        if self._waiting:
            data = b"".join(self._waiting)
            self._waiting.clear()
            if not self._transport.is_closing():  # uvloop raises RuntimeError once it is closed
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

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # the application begins in the next turn
            self.scope["extensions"][WRITE_TEXT] = {"write": self.write_text}

    def write_text(self, text: bytes) -> bool:
        """Send a message of UTF-8; False if that has to wait, or the socket is not open."""
        closing = self.close_sent or self.disconnected or self.transport.is_closing()
        if closing or not self.handshake_complete or not self.writable.is_set():
            return False
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 1 << 16:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        cast("_CoalescingTransport", self.transport).write(head, text)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._writing.stop()
        super().connection_lost(exc)
        # Without these cycles the memory of the socket is freed as soon as it is closed.
        self.conn.parser.close()
        self.conn.parser_exc = None
        if self.handshake_initiated:
            self.scope["extensions"].pop(WRITE_TEXT, None)

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
