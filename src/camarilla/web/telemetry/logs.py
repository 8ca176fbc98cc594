"""The server's log: one line an event, without names, addresses, cards or seeds.

Tables appear under a short name that gives no access.
"""

import logging
import sys

import structlog
from structlog.typing import Processor

from camarilla.table.log import Closed, Created, Finished, Returned, Started, StoodIn
from camarilla.table.names import short
from camarilla.table.room import Change
from camarilla.web.settings import Settings

_log = structlog.get_logger()


def configure_logs(settings: Settings) -> None:
    """Write to the error output; for machines as JSON."""
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    machine = settings.log_format == "json"
    facts: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    renderer: Processor = (
        structlog.processors.JSONRenderer()
        if machine
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[*facts, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    # What libraries log looks the same.
    libraries = logging.StreamHandler(sys.stderr)
    libraries.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=facts,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[libraries], force=True)


def log_change(change: Change) -> None:
    """What the host may want to know of a table: that it is there, and how it goes on."""
    if change.quiet or not change.own:
        return
    table = change.table
    for item in change.entries:
        match item.entry:
            case Created(game=game, players=players, imported=imported):
                facts = {"game": game, "players": players, "imported": imported}
                _log.info("table.opened", table=short(table.id), **facts)
            case Started():
                people = sum(seat.user is not None for seat in table.seats)
                _log.info("game.started", table=short(table.id), people=people)
            case StoodIn(seat=seat, reason=reason):
                _log.info("seat.left", table=short(table.id), seat=seat, reason=reason)
            case Returned(seat=seat):
                _log.info("seat.returned", table=short(table.id), seat=seat)
            case Finished():
                minutes = round((item.at - table.created_at) / 60_000, 1)
                _log.info("game.finished", table=short(table.id), minutes=minutes)
            case Closed():
                _log.info("table.closed", table=short(table.id))
