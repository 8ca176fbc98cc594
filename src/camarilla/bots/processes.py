"""What a process that works for another owes it: no heed to interrupts, and no life after it."""

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
    """What is started inside does not hear Ctrl-C: whoever started it ends it in good order."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def serve_the_parent() -> None:
    """The first act of a process that works for another: Ctrl-C is the other's, so is the end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def lead_for_the_parent() -> None:
    """As `serve_the_parent`, for a process that may start others: they are ended along with it."""
    if sys.platform != "win32":
        os.setpgid(0, 0)
    serve_the_parent()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def kill_with_its_own(process: int) -> None:
    """End a process that leads, and all that it has started, whatever they are doing."""
    with contextlib.suppress(ProcessLookupError):
        if sys.platform == "win32":
            os.kill(process, signal.SIGTERM)
            return
        try:
            os.killpg(process, signal.SIGKILL)
        except ProcessLookupError:  # it does not lead yet, so it has started nothing
            os.kill(process, signal.SIGKILL)
