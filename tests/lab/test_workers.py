"""Work on many cores ends with whoever wanted it: the real command, and all that it has started."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from camarilla import _build

FALLS_SILENT = """
import json, sys, time
from pathlib import Path
for number, line in enumerate(sys.stdin):
    if number == 6:
        Path(sys.argv[1], "silent").touch()
        time.sleep(100_000)
    print(json.dumps({"action": json.loads(line)["legal"][0]["id"]}), flush=True)
"""
"""A bot that answers a few times. By then the search at its table has started its processes."""

Running = subprocess.Popen[str]
LONG_ENOUGH = 60
"""Seconds until whoever still holds the output is taken to hold it for ever."""


@contextmanager
def started(*words: str) -> Iterator[Running]:
    """As from a terminal, which sends its interrupts to the whole group."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    running = subprocess.Popen(
        [sys.executable, "-m", "camarilla", "ladder", "oriflamme", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(Path(_build.__file__).parents[1])},
        start_new_session=True,
    )
    signal.signal(signal.SIGINT, before)
    with running:
        try:
            yield running
        finally:
            running.kill()


@pytest.fixture
def long_ladder(tmp_path: Path) -> Iterator[Running]:
    """Two workers, each with a search on two cores and a program that has fallen silent."""
    program = tmp_path / "bot.py"
    program.write_text(FALLS_SILENT, "utf-8")
    bots = f"ismcts:5*2,exec:{sys.executable} {program} {tmp_path},greedy:1"
    with started("--bots", bots, "--players", "3", "--games", "3000", "--cores", "2") as running:
        while running.poll() is None and not (tmp_path / "silent").exists():
            time.sleep(0.05)
        yield running


def test_ctrl_c_ends_searches_and_programs_of_workers(long_ladder: Running) -> None:
    os.killpg(long_ladder.pid, signal.SIGINT)
    _, complaints = long_ladder.communicate(timeout=LONG_ENOUGH)
    assert long_ladder.returncode == 130
    assert complaints == ""


def test_searches_and_programs_of_workers_do_not_outlive_a_killed_command(
    long_ladder: Running,
) -> None:
    long_ladder.kill()
    long_ladder.communicate(timeout=LONG_ENOUGH)


def test_a_search_on_several_cores_ends_with_the_worker_that_asked_it() -> None:
    with started("--bots", "ismcts:5*2,greedy:1", "--games", "4", "--cores", "2") as running:
        _, complaints = running.communicate(timeout=LONG_ENOUGH)
    assert running.returncode == 0
    assert complaints == ""
