"""Minimal HTTP and WebSocket, because the load runs on the machine that it measures."""

import asyncio
import base64
import os
from typing import Protocol

import msgspec


class Receiver(Protocol):
    def on_message(self, socket: "TableSocket", payload: bytes) -> None: ...

    def on_close(self) -> None: ...


class HttpClient:
    """Keep-alive HTTP to one server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def get(self, path: str, cookie: str = "") -> bytes:
        return (await self._ask("GET", path, b"", cookie))[0]

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[bytes, str]:
        """The body of the answer, and the cookie it sets."""
        return await self._ask("POST", path, msgspec.json.encode(body), cookie)

    async def _ask(self, method: str, path: str, raw: bytes, cookie: str) -> tuple[bytes, str]:
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        assert self._reader is not None
        self._writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            f"Cookie: camarilla={cookie}\r\nContent-Length: {len(raw)}\r\n\r\n".encode()
            + raw
        )
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        fields = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if line)
        answer = await self._reader.readexactly(int(fields["content-length"]))
        if not head.startswith("HTTP/1.1 200"):
            raise RuntimeError(f"{path}: {answer.decode()}")
        return answer, fields.get("set-cookie", "").partition(";")[0].removeprefix("camarilla=")

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


class TableSocket(asyncio.Protocol):
    """One WebSocket at one table; messages and the end of the connection go to a receiver."""

    def __init__(self, receiver: Receiver, path: str, cookie: str) -> None:
        self._receiver = receiver
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
            f"{base64.b64encode(os.urandom(16)).decode()}\r\nCookie: camarilla={cookie}\r\n\r\n"
        )
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request.encode())

    def connection_lost(self, _exc: Exception | None) -> None:
        self._receiver.on_close()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(self._buffer.decode("latin-1"))
            del self._buffer[: end + 4]
            self._open = True
        while (frame := self._frame()) is not None:
            opcode, payload = frame
            if opcode == 1:
                self._receiver.on_message(self, payload)
            elif opcode == 9:
                self._send(10, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size == 126:
            start = 4
            size = int.from_bytes(buffer[2:4], "big")
        elif size == 127:
            start = 10
            size = int.from_bytes(buffer[2:10], "big")
        if len(buffer) < start + size:
            return None
        opcode, payload = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return opcode, payload

    def send(self, message: bytes) -> None:
        self._send(1, message)

    def _send(self, opcode: int, payload: bytes) -> None:
        """A masked frame; a mask of zeros is a mask, and costs nothing."""
        assert self._transport is not None
        size = len(payload)
        head = bytes((0x80 | opcode, 0x80 | size)) if size < 126 else b""
        if not head:
            head = bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()
