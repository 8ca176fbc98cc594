"""uvicorn's HTTP protocol with deadlines and a cap on connections.

A request that is not sent to its end, an answer that is not read, and more connections than an
address or the process may have end the connection.
"""

import asyncio
import sys
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from camarilla.web.guard.address import limited_as
from camarilla.web.guard.stalls import WRITTEN_WITHIN, Deadline, close_soon

HEADERS_WITHIN = 10.0
"""Seconds for the headers of a request, from the connection or the first byte on."""
BODY_WITHIN = 20.0
"""Seconds for the body of a request."""


class TcpLimits:
    """How many connections there may be: in all, and for HTTP of one address."""

    def __init__(self, total: int, per_address: int, proxies: str) -> None:
        self.total = total
        self.per_address = min(per_address, max(1, total // 2))
        """No address can take all of them."""
        self._all_are_proxies = proxies == "*"
        named = [] if self._all_are_proxies else [p.strip() for p in proxies.split(",") if p]
        self._proxies = [ip_network(proxy) for proxy in named]
        self._addresses: Counter[str] = Counter()

    def admit(self, host: str, connections: int) -> bool:
        """Count one more connection, if there is room for it."""
        address = limited_as(host)
        full = self._addresses[address] >= self.per_address and not self._is_proxy(host)
        if connections > self.total or full:
            return False
        self._addresses[address] += 1
        return True

    def release(self, host: str) -> None:
        address = limited_as(host)
        self._addresses[address] -= 1
        if self._addresses[address] <= 0:
            del self._addresses[address]

    def _is_proxy(self, host: str) -> bool:
        """A proxy has the connections of everybody behind it; limiting them is its own task."""
        if self._all_are_proxies:
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)


class LimitedHttpProtocol(H11Protocol):
    def __init__(self, *arguments: Any, limits: TcpLimits, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._limits = limits
        self._counted: str | None = None
        """The address that this connection is counted for."""
        self._reading: Deadline
        self._writing: Deadline
        self._in_body = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._reading, self._writing = Deadline(transport), Deadline(transport)
        host = self.client[0] if self.client else "?"
        if not self._limits.admit(host, len(self.connections)):
            transport.abort()
            return
        self._counted = host
        self._reading.start(HEADERS_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._let_go()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._counted is not None:  # else it is a WebSocket now
            self._watch()

    def _watch(self) -> None:
        """Wait for the rest of the request, with a deadline."""
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            if not self._in_body:
                self._reading.start(BODY_WITHIN)
            self._in_body = True
            return
        self._in_body = False
        if state is not h11.IDLE:
            self._reading.stop()
        elif not self._reading.running:
            self._reading.start(HEADERS_WITHIN)

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        # h11 raises the error in a frame that refers to it, which is a cycle.
        if (error := sys.exception()) is not None:
            error.__traceback__ = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # From here on the keep-alive timer waits for the next request.
        self._reading.stop()
        self._in_body = False
        if self.transport.is_closing():
            close_soon(self.transport)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._let_go()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing.start(WRITTEN_WITHIN)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writing.stop()

    def _let_go(self) -> None:
        self._reading.stop()
        self._writing.stop()
        if self._counted is not None:
            self._limits.release(self._counted)
            self._counted = None
