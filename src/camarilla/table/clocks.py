"""Clocks: deadlines, tables never begun, and tables that another process has left."""

import asyncio
from functools import partial

import structlog

from camarilla.table.absence import people_play
from camarilla.table.autoplay import Autoplay
from camarilla.table.commands.absence import time_out
from camarilla.table.commands.base import Transaction
from camarilla.table.errors import Refused, Unavailable
from camarilla.table.log import Closed
from camarilla.table.rooms import Rooms, now
from camarilla.table.store import tables as store
from camarilla.table.table import short
from camarilla.table.tasks import Tasks

_log = structlog.get_logger()

SWEEP_EVERY = 1.0
SWEEP_LIMIT = 500


class Clocks:
    """Looks regularly for tables that are due."""

    def __init__(self, rooms: Rooms, autoplay: Autoplay) -> None:
        self._rooms = rooms
        self._autoplay = autoplay
        self._tasks = Tasks()

    def start(self) -> None:
        self._tasks.run(self._run())

    async def close(self) -> None:
        await self._tasks.close()

    async def _run(self) -> None:
        while True:
            try:
                await self.sweep()
            except Unavailable as away:
                _log.warning("sweep.refused", code=away.code)
            except Exception:  # noqa: BLE001 - the next sweep may go better
                _log.exception("sweep.failed")
            await asyncio.sleep(SWEEP_EVERY)

    async def sweep(self) -> None:
        at = now()
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

    def _apply(self, transaction: Transaction) -> None:
        apply_clocks(transaction, self._rooms.attended(transaction.table.id))


def apply_clocks(transaction: Transaction, attended: bool = False) -> None:
    """Close a table that was never begun, or that everybody left long ago and nobody looks at; let
    a bot stand in for a person whose time is up."""
    table, at = transaction.table, transaction.at
    if table.status == "open" and at - table.created_at >= store.OPEN_FOR:
        transaction.add(Closed())
    elif table.status != "running":
        return
    elif people_play(table):
        time_out(transaction)
    elif not attended and at - table.changed_at >= store.ABANDONED_FOR:
        transaction.add(Closed())
