"""Reviews of finished games, made in the background while no bot of a running game has to wait.

A review asks the workers about one decision after the other, and only when they are idle. It is
kept under the table's id, so later requests find it.
"""

import asyncio
from collections.abc import Callable

import msgspec
import structlog

from camarilla import games
from camarilla.bots.review import Decision, Review, Verdict, decisions, summed_up
from camarilla.games import title_of
from camarilla.games.lesson import prescribed
from camarilla.table.cache import LruCache
from camarilla.table.commands.base import User
from camarilla.table.errors import Refused
from camarilla.table.rooms import Rooms
from camarilla.table.table import Table
from camarilla.table.tasks import Tasks
from camarilla.table.thinking import jobs
from camarilla.table.thinking.pool import NoAnswer, WorkerPool
from camarilla.table.thinking.queue import Owner

_log = structlog.get_logger()

REMEMBERED = 100
"""Reviews that are kept."""
PATIENCE = 10.0
"""Seconds that a decision waits for idle workers, at most."""
PER_DECISION = 10.0
"""Seconds that a verdict is expected in, at most."""


class ReviewProgress(msgspec.Struct, frozen=True, kw_only=True):
    """How far a review is, and what it has found."""

    state: str
    """`none`: nobody has asked; `running`, `done`, `cancelled` or `failed`."""
    done: int
    total: int
    review: Review | None
    """Of the decisions that are done; null before the first."""


NOTHING = ReviewProgress(state="none", done=0, total=0, review=None)


class Running:
    """A review on its way."""

    def __init__(self, user: User, players: int, total: int, bot: str) -> None:
        self.user = user
        self.players = players
        self.total = total
        self.bot = bot
        self.verdicts: list[Verdict] = []
        self.state = "running"

    def progress(self) -> ReviewProgress:
        found = summed_up(self.bot, self.players, self.verdicts) if self.verdicts else None
        return ReviewProgress(
            state=self.state, done=len(self.verdicts), total=self.total, review=found
        )


class ReviewService:
    def __init__(
        self,
        rooms: Rooms,
        workers: WorkerPool,
        tasks: Tasks,
        charge: Callable[[str], None],
        owner: Callable[[str], Owner],
    ) -> None:
        self._rooms = rooms
        self._workers = workers
        self._tasks = tasks
        self._charge = charge
        """Called with the person's id before bots think; refuses who has asked too often."""
        self._owner = owner
        self._known: LruCache[str, Running] = LruCache(REMEMBERED)
        self._turn = asyncio.Lock()
        """One decision of one review is judged at a time."""

    async def look(self, table_id: str) -> ReviewProgress:
        """How far the review of a table is; refused while its game is running."""
        await self._rooms.read(table_id, require_over)
        running = self._known.get(table_id)
        return running.progress() if running is not None else NOTHING

    async def start(self, table_id: str, user: User) -> ReviewProgress:
        """Begin a review, unless there is one already."""
        found = await self._rooms.read(table_id, decisions_of)
        running = self._known.get(table_id)
        if running is None or running.state in ("cancelled", "failed"):
            self._charge(user.id)
            bot = title_of(found.game).reviewer
            running = Running(user, found.players, len(found.decisions), bot)
            self._known.set(table_id, running)
            self._tasks.run(self._carry_out(running, found))
        return running.progress()

    async def cancel(self, table_id: str, user: User) -> ReviewProgress:
        """Stop a review; only the person who has begun it may."""
        await self._rooms.read(table_id, require_over)
        running = self._known.get(table_id)
        if running is None:
            return NOTHING
        if running.user.id != user.id:
            raise Refused("not_host", "only the person who has begun the review may stop it")
        if running.state == "running":
            running.state = "cancelled"
        return running.progress()

    async def _carry_out(self, running: Running, found: "Found") -> None:
        game = games.get(found.game)
        owner = self._owner(running.user.id)
        try:
            for decision in found.decisions:
                job = jobs.review_job(game, decision, PER_DECISION)
                async with self._turn:
                    await self._workers.quiet(PATIENCE)
                    if running.state != "running":
                        return
                    answer = await self._workers.ask(job, owner)
                assert answer.verdict is not None
                verdict = msgspec.structs.replace(answer.verdict, index=decision.at)
                running.verdicts.append(verdict)
            running.state = "done"
        except NoAnswer:
            running.state = "failed"
            _log.warning("review.failed", game=found.game)


class Found(msgspec.Struct, frozen=True):
    """What a review needs of a table."""

    game: str
    players: int
    decisions: list[Decision]


def require_over(table: Table) -> None:
    if table.status != "finished" or table.match is None:
        raise Refused("game_running", "a review exists when the game is over")


def decisions_of(table: Table) -> Found:
    """Its decisions but for those that a lesson prescribed."""
    require_over(table)
    assert table.match is not None
    match, created = table.match, table.created
    lesson = title_of(created.game).lesson() if created.lesson else None
    played = [table.game.actions.text(action) for action in match.actions]
    first = prescribed(lesson, played) if lesson else 0
    own = [decision for decision in decisions(match.steps()) if decision.at >= first]
    return Found(created.game, match.players, own)
