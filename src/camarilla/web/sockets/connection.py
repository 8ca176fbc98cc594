"""The open connections of this process: counted, written to without waiting, closed together."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Iterator

from starlette.websockets import WebSocket, WebSocketState

from camarilla.table.errors import Refused
from camarilla.web.guard.identity import Session
from camarilla.web.sockets.coalescing import WRITE_TEXT

QUEUE = 256
"""Number of unsent messages after which a client is disconnected; it may reconnect."""
QUEUE_BYTES = 512 * 1024
"""The same in bytes. A single message may be larger."""


class Connection:
    """One socket. `send` writes at once, or queues what a task writes in order."""

    def __init__(self, websocket: WebSocket, session: Session | None) -> None:
        self.websocket = websocket
        self.session = session
        self.user = None if session is None else session.user.id
        self._queue: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue(QUEUE)
        self._queued = 0
        """Bytes in the queue."""
        self.closing = False
        self._writer: asyncio.Task[None] | None = None
        self._write_text: Callable[[bytes], bool] = _wait

    def start(self) -> None:
        """The socket was accepted: write to it from now on."""
        self._writer = asyncio.create_task(self._write())
        extensions = self.websocket.scope.get("extensions", {})
        self._write_text = extensions.get(WRITE_TEXT, {}).get("write", _wait)

    def send(self, message: bytes) -> None:
        if self.closing or (not self._queued and self._write_text(message)):
            return
        if self._queue.full() or (self._queued and self._queued + len(message) > QUEUE_BYTES):
            while not self._queue.empty():
                self._queue.get_nowait()
            self.close(1013, "slow")
            return
        self._queued += len(message)
        self._queue.put_nowait(message)

    def close(self, code: int, reason: str) -> None:
        """Close after the messages sent before; a full queue is dropped."""
        if not self.closing:
            self.closing = True
            with contextlib.suppress(asyncio.QueueFull):
                self._queue.put_nowait((code, reason))

    async def _write(self) -> None:
        send = self.websocket._send  # noqa: SLF001 - straight to the server: this is the hot path
        with contextlib.suppress(Exception):  # the socket is gone
            while True:
                item = await self._queue.get()
                if isinstance(item, tuple):
                    code, reason = item
                    await self.websocket.close(code, reason)
                    return
                await send({"type": "websocket.send", "text": item.decode()})
                self._queued -= len(item)

    async def finish(self) -> None:
        """Write the last messages, then end the task."""
        if self._writer is None:
            return
        if not self.closing or self.websocket.client_state != WebSocketState.CONNECTED:
            self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._writer), 1)
        self._writer.cancel()
        self._writer = None
        self._write_text = _wait


def _wait(_message: bytes) -> bool:
    """For servers other than ours: nothing is written at once."""
    return False


class Connections:
    """All connections of this process."""

    def __init__(self, per_address: int) -> None:
        self._per_address = per_address
        self._open: set[Connection] = set()
        self._addresses: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._open))

    @contextlib.contextmanager
    def counted(self, connection: Connection, address: str) -> Iterator[None]:
        """Count the connection while it is open."""
        self._open.add(connection)
        self._addresses[address] += 1
        try:
            yield
        finally:
            self._open.discard(connection)
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def require_room(self, address: str) -> None:
        if self._addresses[address] >= self._per_address:
            raise Refused("too_many", "too many sockets from this address")

    async def close_all(self) -> None:
        for connection in self:
            connection.close(1012, "restart")
        for _ in range(20):
            if not self._open:
                return
            await asyncio.sleep(0.05)
