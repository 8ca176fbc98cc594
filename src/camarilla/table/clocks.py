"""Clocks: deadlines, tables that were never started, and tables whose process has died."""

import time
from functools import partial

import structlog

from camarilla.table.absence import people_play
from camarilla.table.autoplay import Autoplay
from camarilla.table.commands.absence import time_out
from camarilla.table.commands.base import Transaction
from camarilla.table.errors import Refused, Unavailable
from camarilla.table.log import Closed
from camarilla.table.names import short
from camarilla.table.rooms import Rooms, now
from camarilla.table.store import tables as store
from camarilla.table.tasks import Tasks

_log = structlog.get_logger()

SWEEP_EVERY = 1.0
SWEEP_LIMIT = 500
JUMP = 30_000
"""Milliseconds that the wall clock gains on the steady one if it was set, or the machine slept."""
LONGEST_GRACE = 3_600_000
"""After a start or a clock jump, players get the time for a decision again, up to this."""


class Clocks:
    """Looks regularly for tables that are due."""

    def __init__(self, rooms: Rooms, autoplay: Autoplay) -> None:
        self._rooms = rooms
        self._autoplay = autoplay
        self._tasks = Tasks()
        self._ticks_from: int | None = None
        """Since when clocks run without a gap, by the wall clock; None before the first sweep."""
        self._offset = 0
        """The wall clock less the steady clock at the last sweep."""

    def start(self) -> None:
        self._tasks.repeat("sweep", self.sweep, SWEEP_EVERY)

    async def close(self) -> None:
        await self._tasks.close()

    async def sweep(self) -> None:
        at = now()
        self._notice_gap(at)
        database = self._rooms.database
        due: list[str] = []
        if await database.read(lambda c: store.any_due(c, at)):
            due = await database.write(lambda c: store.claim_due(c, at, SWEEP_LIMIT))
        for table_id in due:
            try:
                await self._rooms.write(table_id, self._apply)
                table = (await self._rooms.room(table_id)).table
                self._autoplay.play_if_bots_turn(table)
                if table.status == "running" and not people_play(table):
                    await database.write(partial(store.let_rest, table_id=table_id, now=at))
            except Unavailable:
                raise
            except Refused as refusal:
                _log.warning("sweep.refused", table=short(table_id), code=refusal.code)
        self._rooms.forget_idle()

    def _notice_gap(self, at: int) -> None:
        """Nobody could act while the server was down, and nobody knew of a clock that was set."""
        offset = at - steady()
        if self._ticks_from is None or abs(offset - self._offset) > JUMP:
            self._ticks_from = at
        self._offset = offset

    def _apply(self, transaction: Transaction) -> None:
        ticks_from = self._ticks_from or 0
        apply_clocks(transaction, self._rooms.attended(transaction.table.id), ticks_from)


def steady() -> int:
    """Milliseconds by a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


def apply_clocks(transaction: Transaction, attended: bool, ticks_from: int) -> None:
    """Close a table that was never begun, or that everybody left long ago and nobody looks at; let
    a bot stand in for a person whose time is up."""
    table, at = transaction.table, transaction.at
    if table.status == "open" and at - table.created_at >= store.OPEN_FOR:
        transaction.add(Closed())
    elif table.status != "running":
        return
    elif people_play(table):
        limit = table.created.clock.milliseconds() or 0
        if at >= ticks_from + min(limit, LONGEST_GRACE):
            time_out(transaction)
    elif not attended and at - table.changed_at >= store.ABANDONED_FOR:
        transaction.add(Closed())
