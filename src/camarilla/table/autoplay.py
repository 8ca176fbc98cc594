"""Looks after tables when no person acts: bots' moves, clocks that run out, tables never begun.

The process that made a bot the one to act lets it act. Should that process die, the table's
`due_at` passes and the next one that sweeps takes the table over.
"""

import asyncio
import random
import secrets
from collections.abc import Callable, Coroutine
from typing import NamedTuple

import msgspec
import structlog

from camarilla import games
from camarilla.table import commands
from camarilla.table.commands import Request
from camarilla.table.errors import Refused, Unavailable
from camarilla.table.log import Closed
from camarilla.table.protocol.messages import Hint
from camarilla.table.rooms import Change, Hall, now
from camarilla.table.store import tables as store
from camarilla.table.table import Table, short
from camarilla.table.thinking import jobs
from camarilla.table.thinking.jobs import Question
from camarilla.table.thinking.pool import NoAnswer, Workers

_log = structlog.get_logger()

SWEEP_EVERY = 1.0
SWEEP_LIMIT = 500
PROGRAMS_BUDGET = 15.0
HINTS_WAITING = 20
"""With more questions than this in the queue nobody gets a hint."""
HINTS_KNOWN = 500
"""Decisions whose hints are kept, should they be asked for again."""


class Advice(NamedTuple):
    """What a bot thinks of the board as it was at `seq`."""

    seq: int
    bot: str
    hints: tuple[Hint, ...]


class Keeper:
    def __init__(
        self, hall: Hall, workers: Workers, pace: float, budget: float, programs: dict[str, str]
    ) -> None:
        self.hall = hall
        self.workers = workers
        self.pace = pace
        """About how long a bot seems to think, in seconds."""
        self.budget = budget
        """How long a bot may really think, in seconds."""
        self.programs = programs
        """By the name of a bot that is another program: its command."""
        self._playing: set[tuple[str, int]] = set()
        self._known_hints: dict[tuple[str, int, int, str], tuple[Hint, ...]] = {}
        """By table, seat, position and bot; the oldest first."""
        self._tasks: set[asyncio.Task[None]] = set()
        hall.after_change.append(self._changed)

    def start(self) -> None:
        self.run(self._sweep())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.close()

    def run(self, work: Coroutine[None, None, None]) -> None:
        """Do it beside everything else, until the house closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _changed(self, change: Change) -> None:
        if change.own:
            self.look_after(change.table)

    # Bots.

    def look_after(self, table: Table) -> None:
        """Let the bot act whose turn it is."""
        seat = table.actor()
        if seat < 0 or (bot := table.seats[seat].player) is None:
            return
        key = (table.id, table.position_seq)
        if key in self._playing:
            return
        self._playing.add(key)
        self.run(self._play(key, seat, self._question(table, seat, bot)))

    def _question(self, table: Table, seat: int, bot: str) -> Question:
        """What a worker is asked; a program has more time than the bots of this package."""
        command = self.programs.get(bot)
        if command is None:
            return question(table, seat, jobs.nearest(bot), self.budget)
        return question(table, seat, f"exec:{command}", max(self.budget, PROGRAMS_BUDGET))

    async def _play(self, key: tuple[str, int], seat: int, asked: Question) -> None:
        table_id, seq = key
        try:
            await asyncio.sleep(self.pace * random.uniform(0.6, 1.4))
            text = await self._choice(table_id, seat, asked)
            await self.hall.do(
                table_id, lambda request: commands.act_as_bot(request, seat, seq, text)
            )
        except Refused as refusal:
            # Undone, finished or taken back meanwhile: whoever did it looked after the table.
            _log.debug("bot.late", table=short(table_id), code=refusal.code)
        finally:
            self._playing.discard(key)

    async def _choice(self, table_id: str, seat: int, asked: Question) -> str:
        """What the bot chooses; a bot that fails must not stop the game."""
        view = msgspec.json.decode(asked.info)
        try:
            answer = await self.workers.ask(asked)
            action = answer.thoughts[0].action
        except NoAnswer:
            _log.error("bot.failed", table=short(table_id), seat=seat, bot=asked.bot)
            action = random.choice(view["legal"])
        return games.get(asked.game).actions.text(action)

    async def hints(self, table_id: str, seat: int, pay: Callable[[], None]) -> Advice:
        """What a good bot thinks of the seat's legal actions; `pay` is called before it thinks, and
        not if it has thought about them already."""
        bot = jobs.ADVISER

        def ask(table: Table) -> tuple[int, Question]:
            table.playing()
            if table.actor() != seat:
                raise Refused("not_your_turn", "hints are given to the seat that is to act")
            return table.position_seq, question(table, seat, bot, self.budget, hint=True)

        seq, asked = await self.hall.ask(table_id, ask)
        decision = (table_id, seat, seq, bot)
        hints = self._known_hints.get(decision)
        if hints is None:
            if self.workers.waiting > HINTS_WAITING:
                raise Refused("busy", "the bots have too much to think about")
            pay()
            hints = self._known_hints[decision] = await self._thoughts(asked)
            while len(self._known_hints) > HINTS_KNOWN:
                del self._known_hints[next(iter(self._known_hints))]
        return Advice(seq, bot, hints)

    async def _thoughts(self, asked: Question) -> tuple[Hint, ...]:
        try:
            answer = await self.workers.ask(asked)
        except NoAnswer:
            raise Refused("busy", "the bot could not answer") from None
        text = games.get(asked.game).actions.text
        return tuple(
            Hint(t.action, text(t.action), t.value, t.share, t.reason) for t in answer.thoughts
        )

    # Clocks, and tables that another process has left.

    async def _sweep(self) -> None:
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
        database = self.hall.database
        due: list[str] = []
        if await database.read(lambda c: store.any_due(c, at)):
            due = await database.write(lambda c: store.claim_due(c, at, SWEEP_LIMIT))
        for table_id in due:
            try:
                await self.hall.do(table_id, attend)
                room = await self.hall.room(table_id)
                self.look_after(room.table)
            except Unavailable:
                raise
            except Refused as refusal:
                _log.warning("sweep.refused", table=short(table_id), code=refusal.code)
        self.hall.forget_idle()


def attend(request: Request) -> None:
    """Do what the passing of time demands of a table."""
    table = request.table
    if table.status == "open" and request.at - table.created_at >= store.OPEN_FOR:
        request.add(Closed())
    elif table.status == "running":
        commands.time_out(request)


def question(table: Table, seat: int, bot: str, budget: float, hint: bool = False) -> Question:
    view = table.playing().state.information_state(seat)
    return Question(
        game=table.created.game,
        bot=bot,
        info=msgspec.Raw(msgspec.json.encode(view)),
        budget=budget,
        seed=secrets.randbits(48),
        hint=hint,
    )
