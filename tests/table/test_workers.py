"""Bots think in processes of their own, and a dead one is replaced."""

import asyncio
import os
import signal
from collections.abc import Callable

import msgspec
import pytest
import uvloop

from camarilla import games
from camarilla.table.thinking.jobs import Job
from camarilla.table.thinking.pool import NoAnswer, WorkerPool
from camarilla.table.thinking.queue import FairQueue, Owner

NewLoop = Callable[[], asyncio.AbstractEventLoop]


def job(**changes: object) -> Job:
    game = games.get("oriflamme")
    state = game.setup(2, {"first": "crimson"})
    while state.actor() < 0:
        state.apply(state.legal()[0])
    view = msgspec.Raw(msgspec.json.encode(state.information_state(state.actor())))
    asked = Job(game=game.id, bot="random", info=view, budget=1, seed=1)
    return msgspec.structs.replace(asked, **changes)


def test_worker_answers_with_a_legal_action() -> None:
    async def work() -> None:
        workers = WorkerPool(1)
        answer = await workers.ask(job(), Owner())
        assert answer.analyses[0].action in msgspec.json.decode(job().info)["legal"]
        assert await workers.ask(job(), Owner()) == answer
        await workers.close()

    asyncio.run(work())


def test_killed_worker_is_replaced() -> None:
    async def work() -> None:
        workers = WorkerPool(1)
        await workers.ask(job(), Owner())
        [first] = workers._running
        os.kill(first.pid, signal.SIGKILL)
        await workers.ask(job(), Owner())
        [second] = workers._running
        assert second.pid != first.pid
        await workers.close()

    asyncio.run(work())


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_worker_that_has_closed_its_input_is_replaced(new_loop: NewLoop) -> None:
    async def work() -> None:
        workers = WorkerPool(1)
        await workers.ask(job(), Owner())
        [first] = workers._running
        assert first.stdin is not None
        first.stdin.close()
        await workers.ask(job(), Owner())
        [second] = workers._running
        assert second.pid != first.pid
        await workers.close()

    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(work())


def test_dead_workers_are_forgotten() -> None:
    async def work() -> None:
        workers = WorkerPool(1)
        await workers.ask(job(), Owner())
        [first] = workers._running
        os.kill(first.pid, signal.SIGKILL)
        await first.wait()
        await workers.ask(job(), Owner())
        assert len(workers._running) == 1
        await workers.close()

    asyncio.run(work())


def test_job_that_kills_workers_is_given_up_and_the_next_is_answered() -> None:
    async def work() -> None:
        workers = WorkerPool(1)
        with pytest.raises(NoAnswer):
            await workers.ask(job(bot="no such bot"), Owner())
        assert (await workers.ask(job(), Owner())).analyses
        await workers.close()

    asyncio.run(work())


def test_owners_of_many_jobs_delay_others_by_one_only() -> None:
    async def work() -> list[str]:
        queue: FairQueue[int] = FairQueue([])
        served: list[str] = []

        async def ask(address: str, person: str) -> None:
            worker = await queue.get(Owner(address, person))
            await asyncio.sleep(0)
            served.append(person)
            queue.put(worker)

        many = [("there", f"stranger {number % 4}") for number in range(40)]
        asked = [asyncio.create_task(ask(*owner)) for owner in many]
        asked += [asyncio.create_task(ask("here", person)) for person in ("Ada", "Ada", "Bea")]
        await asyncio.sleep(0)
        queue.put(1)
        await asyncio.gather(*asked)
        return served

    served = asyncio.run(work())
    assert len(served) == 43
    assert [served[number] for number in (1, 3, 5)] == ["Ada", "Bea", "Ada"]


def test_worker_given_to_somebody_who_has_gone_is_not_lost() -> None:
    async def work() -> None:
        queue: FairQueue[int] = FairQueue([1])
        worker = await queue.get(Owner())
        gone = [asyncio.create_task(queue.get(Owner("a", str(n)))) for n in range(2)]
        await asyncio.sleep(0)
        assert queue.waiting_at("a") == 2
        gone[0].cancel()
        queue.put(worker)
        gone[1].cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        assert await asyncio.wait_for(queue.get(Owner("b")), 1) == 1
        assert queue.waiting_at("a") == 0

    asyncio.run(work())
