"""Runs the server."""

import asyncio
import shlex
import shutil
import signal
import socket
from collections.abc import Callable
from functools import partial
from typing import cast

import structlog
import uvicorn

from camarilla import __version__, _build
from camarilla.kernel.errors import CamarillaError
from camarilla.web.addresses import addresses
from camarilla.web.app import create_app
from camarilla.web.app_state import start
from camarilla.web.file_limit import connections_within, raise_file_limit
from camarilla.web.http.protocol import LimitedHttpProtocol, TcpLimits
from camarilla.web.memory import search_all_seldom, search_the_young_only
from camarilla.web.settings import BadSetting, Settings
from camarilla.web.sockets.coalescing import CoalescingProtocol
from camarilla.web.sockets.listening import LARGEST_MESSAGE
from camarilla.web.telemetry.logs import configure_logs

_log = structlog.get_logger()

BACKLOG = 2048
"""Connections that wait to be accepted."""
GRACE = 5
"""Seconds that requests under way get when the server stops."""


class CannotListen(CamarillaError):
    """The address or port cannot be had."""


def serve(settings: Settings, started: Callable[[list[str]], None]) -> None:
    """Serve until a signal ends it; `started` gets the addresses people can use."""
    for name, command in settings.programs().items():
        if shutil.which(shlex.split(command)[0]) is None:
            raise BadSetting(f"the bot {name} cannot play: there is no program {command!r}")
    configure_logs(settings)
    with bind(settings) as listener:
        # uvicorn stops by these signals and raises them again when it has stopped: that is the end.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: None)
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(settings, listener, started))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The event loop of uvloop, which takes less time for each socket; asyncio's own where there
    is none, as on Windows."""
    try:
        from uvloop import new_event_loop  # noqa: PLC0415
    except ImportError:
        return None
    return cast("Callable[[], asyncio.AbstractEventLoop]", new_event_loop)


def bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        raise CannotListen(
            f"cannot listen on {settings.host} port {settings.port}: {error.strerror}"
        ) from error
    listener.listen(BACKLOG)
    return listener


async def _serve(
    settings: Settings, listener: socket.socket, started: Callable[[list[str]], None]
) -> None:
    total, at_once = connections_within(raise_file_limit())
    limits = TcpLimits(total, settings.sockets_per_address, settings.trusted_proxies)
    async with start(settings) as state:
        server = uvicorn.Server(
            uvicorn.Config(
                create_app(state),
                http=cast("type[LimitedHttpProtocol]", partial(LimitedHttpProtocol, limits=limits)),
                backlog=at_once,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=bool(settings.trusted_proxies),
                forwarded_allow_ips=settings.trusted_proxies,
                timeout_graceful_shutdown=GRACE,
                ws=CoalescingProtocol,
                ws_max_size=LARGEST_MESSAGE,
                ws_per_message_deflate=False,
                ws_ping_interval=30,
                ws_ping_timeout=30,
                lifespan="off",
            )
        )
        running = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not running.done():  # noqa: ASYNC110 - uvicorn has no event
            await asyncio.sleep(0.005)
        listener.listen(BACKLOG)  # uvicorn has set it to the number accepted at once
        search_the_young_only()
        state.tasks.run(search_all_seldom())
        if server.started:
            started(addresses(settings, listener.getsockname()[1]))
            facts = {"version": __version__, "rules": _build.build_kind()}
            _log.info("server.started", database=state.database.dialect, **facts)
            if settings.base_url and not settings.trusted_proxies:
                _log.warning("proxy.not_trusted", setting="CAMARILLA_TRUSTED_PROXIES")
        await running
        _log.info("server.stopping")
