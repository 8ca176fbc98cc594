"""Bots' turns at the tables of this process.

The process that made a bot the one to act lets it act. If that process dies, the table's
`due_at` passes and another process takes the table over (`clocks.py`).

A game in which bots play for everybody goes on only while somebody watches. Then every process with
a watcher lets the bots act, and the first action counts.
"""

import asyncio
import random
from collections.abc import Callable

import msgspec
import structlog

from camarilla.bots.levels import LEVELS, time_limit
from camarilla.table.absence import people_play
from camarilla.table.commands.play import act_as_bot
from camarilla.table.errors import Refused, Unavailable
from camarilla.table.names import short
from camarilla.table.room import Change
from camarilla.table.rooms import Rooms
from camarilla.table.table import Table
from camarilla.table.tasks import Tasks
from camarilla.table.thinking import jobs
from camarilla.table.thinking.jobs import Job
from camarilla.table.thinking.pool import NoAnswer, WorkerPool
from camarilla.table.thinking.queue import Owner

_log = structlog.get_logger()

TRY_AGAIN_AFTER = 5.0
"""Seconds to wait when the database refuses to store."""
PROGRAMS_BUDGET = 15.0
"""The least time that an external program has for a choice, in seconds."""


class Autoplay:
    def __init__(
        self,
        rooms: Rooms,
        workers: WorkerPool,
        pace: float,
        budget: float,
        programs: dict[str, str],
        owner: Callable[[str], Owner] = lambda person: Owner(person=person),
    ) -> None:
        self._rooms = rooms
        self._workers = workers
        self._pace = pace
        """Roughly how long a bot takes to act, in seconds."""
        self._budget = budget
        """How long an answer should take, in seconds; the level itself limits its search."""
        self._programs = programs
        """The commands of external programs by the name of their bot."""
        self._owner = owner
        """For whom a worker thinks, by the id of the table's host."""
        self._playing: set[tuple[str, int]] = set()
        self._tasks = Tasks()
        rooms.after_change.append(self._on_change)
        rooms.after_look.append(self.play_if_bots_turn)

    async def close(self) -> None:
        await self._tasks.close()

    def _on_change(self, change: Change) -> None:
        if change.own or not people_play(change.table):
            self.play_if_bots_turn(change.table)

    def play_if_bots_turn(self, table: Table) -> None:
        seat = table.actor()
        if seat < 0 or (bot := table.seats[seat].deciding_bot) is None:
            return
        key = (table.id, table.position_seq)
        if key in self._playing or not (people_play(table) or self._rooms.attended(table.id)):
            return
        self._playing.add(key)
        owner = self._owner(table.created.host)
        self._tasks.run(self._play(key, seat, self._job(table, seat, bot), owner))

    def _job(self, table: Table, seat: int, bot: str) -> Job:
        """A choice for a worker; a program has more time than the bots of this package."""
        information = table.running_match().state.information_state(seat)
        command = self._programs.get(bot)
        name, budget = jobs.known_or_strongest(bot), self._budget
        if command is not None:
            name, budget = f"exec:{command}", max(self._budget, PROGRAMS_BUDGET)
        return jobs.new_job(table.created.game, information, name, budget)

    async def _play(self, key: tuple[str, int], seat: int, job: Job, owner: Owner) -> None:
        """Act when the pause is over, so that the bot's thinking time reveals nothing about its
        hand.
        """
        table_id, seq = key
        pause = asyncio.create_task(asyncio.sleep(self.pause(job)))
        try:
            action = await self._choice(table_id, seat, job, owner)
            await pause
            await self._rooms.write(table_id, lambda t: act_as_bot(t, seat, seq, action))
        except Unavailable:
            self._tasks.run(self._try_again(table_id))
        except Refused as refusal:
            # Undone or finished meanwhile; that command has gone on with the table.
            _log.debug("bot.late", table=short(table_id), code=refusal.code)
        except Exception:  # noqa: BLE001 - whatever it is, the table must not wait for ever
            _log.exception("bot.failed", table=short(table_id), seat=seat, bot=job.bot)
            self._tasks.run(self._try_again(table_id))
        finally:
            pause.cancel()
            self._playing.discard(key)

    def pause(self, job: Job) -> float:
        """How many seconds a bot takes to act: as many with one legal action as with several,
        and no fewer than it may think.
        """
        drawn = self._pace * random.uniform(0.8, 1.6)
        if not self._pace or job.bot not in LEVELS:
            return drawn
        return max(drawn, time_limit(job.bot, job.game) * random.uniform(1.0, 1.1))

    async def _try_again(self, table_id: str) -> None:
        """Look at the table again when the database may store something again."""
        await asyncio.sleep(TRY_AGAIN_AFTER)
        try:
            await self._rooms.read(table_id, self.play_if_bots_turn)
        except Unavailable:
            self._tasks.run(self._try_again(table_id))

    async def _choice(self, table_id: str, seat: int, job: Job, owner: Owner) -> int:
        """What the bot chooses; a bot that fails must not stop the game."""
        try:
            return (await self._workers.ask(job, owner)).analyses[0].action
        except NoAnswer:
            _log.error("bot.failed", table=short(table_id), seat=seat, bot=job.bot)
            return random.choice(msgspec.json.decode(job.info, type=_Legal).legal)


class _Legal(msgspec.Struct):
    """The part of an information state that every game has and a fallback needs."""

    legal: list[int]
