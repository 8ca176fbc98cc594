"""Reviews in the background: one at a time, after everybody else, kept and cancellable."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from camarilla.bots.review import Verdict
from camarilla.table.commands.base import Transaction, User
from camarilla.table.errors import Refused
from camarilla.table.log import BotSeated, Clock, Created, Started
from camarilla.table.reviews import ReviewService
from camarilla.table.table import Table
from camarilla.table.tasks import Tasks
from camarilla.table.thinking.jobs import Answer, Job
from camarilla.table.thinking.pool import NoAnswer
from camarilla.table.thinking.queue import Owner

ADA, BORYS = User("ada", "Ada"), User("borys", "Borys")


def new_table() -> Transaction:
    transaction = Transaction(Table("t", "seed"), 0)
    transaction.add(
        Created(
            game="oriflamme",
            rules_version=1,
            options={},
            players=3,
            host="ada",
            listed=False,
            rated=False,
            order="chosen",
            clock=Clock(),
            commitment=None,
        )
    )
    for seat in range(3):
        transaction.add(BotSeated(seat, "page"))
    transaction.add(Started((0, 1, 2)))
    transaction.let_chance_act()
    return transaction


def finished_table() -> Table:
    transaction = new_table()
    table = transaction.table
    while table.status == "running":
        transaction.act(table.actor(), table.running_match().state.legal()[0])
    return table


class Room:
    """The only table there is."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def read(self, id: str, look: Callable[[Table], Any]) -> Any:
        return look(self.table)


class Workers:
    """Answers at once, unless it is told to wait or to fail."""

    def __init__(self) -> None:
        self.asked = 0
        self.fails = False
        self.hold: asyncio.Event | None = None

    async def quiet(self, patience: float) -> None:
        if self.hold is not None:
            await asyncio.wait_for(self.hold.wait(), patience)

    async def ask(self, job: Job, owner: Owner) -> Answer:
        assert job.review is not None
        assert owner.person == "ada"
        self.asked += 1
        if self.fails:
            raise NoAnswer
        await asyncio.sleep(0)
        return Answer((), verdict=VERDICT)


VERDICT = Verdict(
    index=0,
    seat=0,
    chosen="keep",
    best="keep",
    value=0.5,
    cost=0.0,
    error=0.0,
    grade="best",
    seats=(0.5, 0.3, 0.2),
    reasons=(),
    open_best="",
    open_cost=0.0,
    open_seats=(),
)


class Reviews:
    def __init__(self, table: Table) -> None:
        self.workers = Workers()
        self.tasks = Tasks()
        self.charged: list[str] = []
        self.service = ReviewService(
            Room(table),  # type: ignore[arg-type]
            self.workers,  # type: ignore[arg-type]
            self.tasks,
            self.charged.append,
            lambda person: Owner("", person),
        )


def test_a_review_judges_every_decision_once_and_is_kept() -> None:
    async def story() -> None:
        reviews = Reviews(finished_table())
        assert (await reviews.service.look("t")).state == "none"
        began = await reviews.service.start("t", ADA)
        assert began.state == "running"
        assert began.total > 20
        await reviews.tasks.join()
        done = await reviews.service.look("t")
        assert (done.state, done.done) == ("done", began.total)
        assert done.review is not None
        indices = [one.index for one in done.review.verdicts]
        assert indices == sorted(set(indices))
        assert (await reviews.service.start("t", BORYS)).state == "done"
        assert reviews.workers.asked == began.total
        assert reviews.charged == ["ada"]

    asyncio.run(story())


def test_only_who_began_a_review_stops_it_and_it_can_begin_again() -> None:
    async def story() -> None:
        reviews = Reviews(finished_table())
        reviews.workers.hold = asyncio.Event()
        await reviews.service.start("t", ADA)
        with pytest.raises(Refused, match="only the person"):
            await reviews.service.cancel("t", BORYS)
        assert (await reviews.service.cancel("t", ADA)).state == "cancelled"
        reviews.workers.hold.set()
        await reviews.tasks.join()
        assert reviews.workers.asked == 0
        assert (await reviews.service.start("t", ADA)).state == "running"
        await reviews.tasks.join()
        assert (await reviews.service.look("t")).state == "done"

    asyncio.run(story())


def test_a_review_that_no_worker_can_make_says_so() -> None:
    async def story() -> None:
        reviews = Reviews(finished_table())
        reviews.workers.fails = True
        await reviews.service.start("t", ADA)
        await reviews.tasks.join()
        assert (await reviews.service.look("t")).state == "failed"

    asyncio.run(story())


def test_a_running_game_has_no_review() -> None:
    async def story() -> None:
        reviews = Reviews(new_table().table)
        for ask in (reviews.service.look("t"), reviews.service.start("t", ADA)):
            with pytest.raises(Refused) as refusal:
                await ask
            assert refusal.value.code == "game_running"

    asyncio.run(story())
