"""The pool of worker processes in which bots think, so that tables never wait for them.

A worker that dies or does not answer in time is replaced and the job tried once more; then
`NoAnswer` is raised. Each external program has a worker of its own, which mostly waits: a slow
program delays no other bot.
"""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process

import msgspec
import structlog

from camarilla.table.thinking.jobs import Answer, Job
from camarilla.table.thinking.queue import FairQueue, Owner

_log = structlog.get_logger()
_decoder = msgspec.json.Decoder(Answer)

SLOWEST_START = 15.0
LONGEST_LINE = 1 << 20


class NoAnswer(Exception):
    """No worker could do the job."""


Idle = FairQueue[Process | None]
"""Workers that have nothing to do; None is one that is yet to be started."""


class WorkerPool:
    def __init__(self, count: int) -> None:
        self._idle = Idle([None] * count)
        self._programs: dict[str, Idle] = {}
        """By bot."""
        self._running: set[Process] = set()
        self._quiet = asyncio.Event()
        self._quiet.set()
        self.waiting = 0
        """How many jobs are queued or being done, those of external programs aside."""

    def waiting_at(self, address: str) -> int:
        """How many jobs are queued for people at an address."""
        return self._idle.waiting_at(address)

    async def ask(self, job: Job, owner: Owner) -> Answer:
        """The answer of some worker; while all workers are busy the owners of jobs take turns."""
        if job.bot.startswith("exec:"):
            idle = self._programs.setdefault(job.bot, Idle([None]))
            return await self._ask_twice(job, owner, idle)
        self.waiting += 1
        self._quiet.clear()
        try:
            return await self._ask_twice(job, owner, self._idle)
        finally:
            self.waiting -= 1
            if not self.waiting:
                self._quiet.set()

    async def quiet(self, patience: float) -> None:
        """Wait until nobody needs a worker, but at most this many seconds."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._quiet.wait(), patience)

    async def _ask_twice(self, job: Job, owner: Owner, idle: Idle) -> Answer:
        for _ in range(2):
            try:
                answer = await self._ask(job, owner, idle)
                if answer.failure is None:
                    return answer
                _log.warning("program.failed", reason=answer.failure)
            except (OSError, EOFError, TimeoutError, ValueError, msgspec.DecodeError) as error:
                _log.warning("worker.replaced", reason=type(error).__name__, bot=job.bot)
        raise NoAnswer

    async def _ask(self, job: Job, owner: Owner, idle: Idle) -> Answer:
        process = await idle.get(owner)
        healthy = None
        try:
            if process is not None and process.returncode is not None:
                self._end(process)
                process = None
            if process is None:
                process = await self._start()
            answer = await asyncio.wait_for(_exchange(process, job), SLOWEST_START + 3 * job.budget)
            healthy = process
            return answer
        finally:
            if healthy is None and process is not None:
                self._end(process)
            idle.put(healthy)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "camarilla.table.thinking.worker",
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
        self._running.add(process)
        return process

    def _end(self, process: Process) -> None:
        """End a worker and the program that it may have started."""
        self._running.discard(process)
        with contextlib.suppress(ProcessLookupError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)

    async def close(self) -> None:
        running = list(self._running)
        for process in running:
            self._end(process)
        await asyncio.gather(*(process.wait() for process in running))


async def _exchange(process: Process, job: Job) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    if process.stdin.is_closing():  # uvloop raises RuntimeError if one writes to it nevertheless
        raise BrokenPipeError
    process.stdin.write(msgspec.json.encode(job) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return _decoder.decode(line)
