"""Worker processes: they ignore Ctrl-C, and end when their parent does."""

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from multiprocessing.connection import wait


@contextlib.contextmanager
def without_interrupts() -> Iterator[None]:
    """Processes that are started inside ignore Ctrl-C; their parent ends them in an orderly way."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def exit_with_parent() -> None:
    """Called first in a worker: ignore Ctrl-C, and exit as soon as the parent has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def start_process_group() -> None:
    """As `exit_with_parent`, for a worker that may start processes: they are ended with it."""
    if sys.platform != "win32":
        os.setpgid(0, 0)
    exit_with_parent()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def kill_process_group(process: int) -> None:
    """Kill the leader of a process group, and all processes that it has started."""
    with contextlib.suppress(ProcessLookupError):
        if sys.platform == "win32":
            os.kill(process, signal.SIGTERM)
            return
        try:
            os.killpg(process, signal.SIGKILL)
        except ProcessLookupError:  # it has no group yet, so it has started nothing
            os.kill(process, signal.SIGKILL)
