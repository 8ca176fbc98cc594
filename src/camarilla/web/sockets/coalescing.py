"""Sockets that coalesce writes: all messages of one turn of the event loop go out together.

A player who acts is sent the steps, the turn notice and the acknowledgement. A busy server spends
most of its time in system calls, so three writes become one.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


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
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class CoalescingProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol on a transport that coalesces writes."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(_CoalescingTransport(transport))  # type: ignore[arg-type]

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            # A refusal in words of our own ends the handshake; uvicorn would log it as a fault.
            self.handshake_complete = True
