"""Bots think in processes of their own, and a dead one is replaced."""

import asyncio
import os
import signal

import msgspec
import pytest

from camarilla import games
from camarilla.table.thinking.jobs import Job
from camarilla.table.thinking.pool import NoAnswer, WorkerPool


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
        answer = await workers.ask(job())
        assert answer.analyses[0].action in msgspec.json.decode(job().info)["legal"]
        assert await workers.ask(job()) == answer
        await workers.close()

    asyncio.run(work())


def test_killed_worker_is_replaced() -> None:
    async def work() -> None:
        workers = WorkerPool(1)
        await workers.ask(job())
        [first] = workers._running
        os.kill(first.pid, signal.SIGKILL)
        await workers.ask(job())
        [second] = workers._running
        assert second.pid != first.pid
        await workers.close()

    asyncio.run(work())


def test_job_that_kills_workers_is_given_up_and_the_next_is_answered() -> None:
    async def work() -> None:
        workers = WorkerPool(1)
        with pytest.raises(NoAnswer):
            await workers.ask(job(bot="no such bot"))
        assert (await workers.ask(job())).analyses
        await workers.close()

    asyncio.run(work())
