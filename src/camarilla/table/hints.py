"""Hints for people: the player to act may ask what a bot would do."""

import asyncio
from collections.abc import Callable
from weakref import WeakValueDictionary

from camarilla import games
from camarilla.table.cache import LruCache
from camarilla.table.commands.base import User, resolve_seat
from camarilla.table.commands.hints import AskHint
from camarilla.table.errors import Refused
from camarilla.table.protocol.messages import Hint, Hints
from camarilla.table.rooms import Rooms
from camarilla.table.table import Table
from camarilla.table.thinking import jobs
from camarilla.table.thinking.jobs import Answer, Job
from camarilla.table.thinking.pool import NoAnswer, WorkerPool
from camarilla.table.thinking.queue import Owner

BUSY_ABOVE = 20
"""With more jobs than this in the queue for an address nobody there gets a hint."""
REMEMBERED = 500
"""Decisions whose hints are kept, should they be asked for again."""

Decision = tuple[str, int, int]
"""Table, seat and sequence number of the position."""


class HintService:
    """One person's questions are answered one after another, so that nobody occupies more than one
    worker; an answer that is known already costs nothing."""

    def __init__(
        self,
        rooms: Rooms,
        workers: WorkerPool,
        budget: float,
        charge: Callable[[str], None],
        owner: Callable[[str], Owner],
    ) -> None:
        self._rooms = rooms
        self._workers = workers
        self._budget = budget
        self._charge = charge
        """Called with the person's id before a bot thinks; refuses who has asked too often."""
        self._owner = owner
        """For whom a worker thinks, by the person's id."""
        self._known: LruCache[Decision, tuple[Hint, ...]] = LruCache(REMEMBERED)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def answer(self, table_id: str, user: User, command: AskHint) -> Hints:
        lock = self._locks.setdefault(user.id, asyncio.Lock())
        async with lock:
            decision, job = await self._rooms.read(
                table_id, lambda table: self._job(table, user, command.seat)
            )
            hints = self._known.get(decision)
            if hints is None:
                owner = self._owner(user.id)
                if self._workers.waiting_at(owner.address) > BUSY_ABOVE:
                    raise Refused("busy", "the bots have too much to think about")
                self._charge(user.id)
                hints = await self._think(job, owner)
                self._known.set(decision, hints)
            return Hints(command.id, decision[2], jobs.ADVISER, hints)

    def _job(self, table: Table, user: User, seat: int | None) -> tuple[Decision, Job]:
        seat = resolve_seat(table, user, seat)
        match = table.running_match()
        if not table.created.advice:
            raise Refused("no_advice", "at this table bots give no hints")
        if table.actor() != seat:
            raise Refused("not_your_turn", "hints are given to the seat that is to act")
        information = match.state.information_state(seat)
        job = jobs.new_job(table.created.game, information, jobs.ADVISER, self._budget, hint=True)
        return (table.id, seat, table.position_seq), job

    async def _think(self, job: Job, owner: Owner) -> tuple[Hint, ...]:
        try:
            answer = await self._workers.ask(job, owner)
        except NoAnswer:
            raise Refused("busy", "the bot could not answer") from None
        return hints_of(job.game, answer)


def hints_of(game: str, answer: Answer) -> tuple[Hint, ...]:
    """What a bot has found, as people are told."""
    text = games.get(game).actions.text
    return tuple(
        Hint(
            action=one.action,
            text=text(one.action),
            value=one.value,
            share=one.share,
            reason=one.reason,
            seats=one.seats,
            reasons=one.reasons,
            expected=one.expected,
        )
        for one in answer.analyses
    )
