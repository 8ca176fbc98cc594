"""Bots that are other programs: one line of JSON in for every decision, one line out.

docs/bots.md has the protocol. Every request contains all that the seat knows, so one process can
serve any number of seats and games without any memory.
"""

import atexit
import contextlib
import queue
import shlex
import subprocess
import threading
from random import Random
from typing import Any, Final

import msgspec

from camarilla.bots.base import BotFailed
from camarilla.bots.processes import without_interrupts
from camarilla.games import title_of
from camarilla.kernel.errors import BadNotation
from camarilla.kernel.game import Game
from camarilla.kernel.information import InformationState
from camarilla.kernel.observation import LegalAction, legal_actions

PROTOCOL: Final = 2
PATIENCE: Final = 60.0
"""Seconds that a program may take for one decision."""
LONGEST_LINE: Final = 1 << 16
"""Bytes; a typical answer has a few dozen."""
SHOWN: Final = 200
"""Bytes of an answer that a refusal repeats."""


INTERNAL: Final = ("frames", "legal")
"""Fields of an information state that are left out: the engine's frames, and bare action ids."""


class Request(msgspec.Struct, frozen=True):
    """One line to the program."""

    protocol: int
    game: str
    information: dict[str, Any]
    """All that the seat could know, memory included."""
    vector: list[int]
    """The same as the vector of the game's environments."""
    legal: tuple[LegalAction, ...]
    """The open actions."""


class Reply(msgspec.Struct, frozen=True):
    """One line from the program."""

    action: int | str
    """The id of a legal action, or its text."""


class ExternalBot:
    """Asks a program, started by the command."""

    def __init__(self, command: str) -> None:
        self.command = command

    def choose(self, info: InformationState, game: Game) -> int:
        answer = program(self.command).ask(msgspec.json.encode(request(info, game)))
        command, said = self.command, shown(answer)
        try:
            action = msgspec.json.decode(answer, type=Reply).action
            if isinstance(action, str):
                action = game.actions.parse(action)
        except msgspec.DecodeError:
            raise BotFailed(
                f"the program {command} answered {said}, which is not a line of JSON with an action"
            ) from None
        except BadNotation:
            raise BotFailed(
                f"the program {command} answered {said}, which is not an action of the game"
            ) from None
        if action not in info.legal:
            raise BotFailed(f"the program {command} answered {said}, which is not a legal action")
        return action


def shown(answer: bytes) -> str:
    """The beginning of an answer, with a sign in place of what cannot be printed."""
    text = answer[:SHOWN].decode("utf-8", "replace").strip()
    return "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in text)


def request(info: InformationState, game: Game) -> Request:
    """What the program is asked; it has no part of the engine's stack."""
    information = {
        name: getattr(info, name) for name in info.__struct_fields__ if name not in INTERNAL
    }
    # The vector follows from the information state, so it is that of any position that fits.
    encoder = title_of(game.id).encoder(info.players)
    vector = encoder.encode(game.sample(info, Random(0)), info.seat)
    return Request(PROTOCOL, game.id, information, list(vector), legal_actions(info, game.actions))


class Program:
    """A running process that answers lines with lines."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            with without_interrupts():
                self.process = subprocess.Popen(  # noqa: S603 the user names the program to run
                    shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
        except OSError as error:
            raise BotFailed(
                f"the program {command} cannot be started: {error.strerror or error}"
            ) from None
        except ValueError as error:
            raise BotFailed(f"the program {command} cannot be started: {error}") from None
        self.questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._converse, daemon=True).start()

    def _converse(self) -> None:
        """Read one line for each question; unrequested output waits in the pipe."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        while (question := self.questions.get()) is not None:
            try:
                stdin.write(question + b"\n")
                stdin.flush()
                self.answers.put(stdout.readline(LONGEST_LINE))
            except OSError:
                self.answers.put(b"")
        for pipe in (stdin, stdout):
            with contextlib.suppress(BrokenPipeError):  # what the program has not read
                pipe.close()

    def ask(self, line: bytes) -> bytes:
        self.questions.put(line)
        try:
            answer = self.answers.get(timeout=PATIENCE)
        except queue.Empty:
            self.close()
            raise BotFailed(
                f"the program {self.command} did not answer in {PATIENCE:g} s"
            ) from None
        if not answer:
            self.close()
            raise BotFailed(f"the program {self.command} has ended without an answer")
        return answer

    def close(self) -> None:
        _running.pop(self.command, None)
        self.process.kill()
        self.process.wait()
        self.questions.put(None)


_running: Final[dict[str, Program]] = {}


def program(command: str) -> Program:
    """The process of this command, started when it is first asked."""
    found = _running.get(command)
    if found is None:
        found = Program(command)
        _running[command] = found
    return found


@atexit.register
def close_all() -> None:
    for one in list(_running.values()):
        one.close()
