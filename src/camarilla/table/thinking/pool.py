"""Worker processes in which bots think, so that tables never wait for thought.

A worker that dies or does not answer in time is replaced; the question is asked once more, and
`NoAnswer` is raised only then. Programs of the host's have a worker each, which mostly waits: a
slow one keeps nobody from thinking but itself.
"""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process

import msgspec
import structlog

from camarilla.table.thinking.jobs import Answer, Question

_log = structlog.get_logger()
_decoder = msgspec.json.Decoder(Answer)

SLOWEST_START = 15.0
LONGEST_LINE = 1 << 20


class NoAnswer(Exception):
    """No worker could answer the question."""


Idle = asyncio.LifoQueue[Process | None]
"""Workers that have nothing to do; None is one that is yet to be started."""


def idle_workers(count: int) -> Idle:
    idle = Idle()
    for _ in range(count):
        idle.put_nowait(None)
    return idle


class Workers:
    def __init__(self, count: int) -> None:
        self._thinkers = idle_workers(count)
        self._programs: dict[str, Idle] = {}
        """By bot."""
        self._running: set[Process] = set()
        self.waiting = 0
        """How many questions wait for thinkers or are thought about."""

    async def ask(self, question: Question) -> Answer:
        """The answer of some worker; questions queue while all of them think."""
        if question.bot.startswith("exec:"):
            idle = self._programs.setdefault(question.bot, idle_workers(1))
            return await self._ask_twice(question, idle)
        self.waiting += 1
        try:
            return await self._ask_twice(question, self._thinkers)
        finally:
            self.waiting -= 1

    async def _ask_twice(self, question: Question, idle: Idle) -> Answer:
        for _ in range(2):
            try:
                answer = await self._ask(question, idle)
                if answer.failure is None:
                    return answer
                _log.warning("program.failed", reason=answer.failure)
            except (OSError, EOFError, TimeoutError, ValueError, msgspec.DecodeError) as error:
                _log.warning("worker.replaced", reason=type(error).__name__, bot=question.bot)
        raise NoAnswer

    async def _ask(self, question: Question, idle: Idle) -> Answer:
        process = await idle.get()
        healthy = None
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            answer = await asyncio.wait_for(
                _exchange(process, question), SLOWEST_START + 3 * question.budget
            )
            healthy = process
            return answer
        finally:
            if healthy is None and process is not None:
                self._end(process)
            idle.put_nowait(healthy)

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


async def _exchange(process: Process, question: Question) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return _decoder.decode(line)
