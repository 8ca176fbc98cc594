"""Timers that end a connection whose other side keeps it waiting."""

import asyncio

WRITTEN_WITHIN = 20.0
"""Seconds that a peer may leave a full write buffer unread."""
CLOSED_WITHIN = 10.0
"""Seconds that a closed connection has to write its last bytes."""


class Deadline:
    """Aborts a connection unless it is called off in time."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        return self._timer is not None

    def start(self, seconds: float) -> None:
        self.stop()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self._transport.abort)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def close_soon(transport: asyncio.Transport) -> None:
    """Close, and abort if the peer does not take the last bytes."""
    transport.close()
    if transport.get_write_buffer_size():
        asyncio.get_running_loop().call_later(CLOSED_WITHIN, transport.abort)
