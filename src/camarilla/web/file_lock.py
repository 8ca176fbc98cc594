"""Keeps a second server off the same SQLite file: neither would see the other's changes."""

import contextlib
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from camarilla.table.store.database import BadDatabase


def _lock(file: IO[str]) -> None:
    """As each system does it; raises `OSError` if somebody else has the lock."""
    try:
        fcntl: Any = importlib.import_module("fcntl")
    except ImportError:
        msvcrt: Any = importlib.import_module("msvcrt")
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock beside the database; the system gives it back when the process ends."""
    try:
        file = path.with_name(path.name + ".lock").open("w")
    except OSError as error:
        raise BadDatabase(f"cannot write beside {path}: {error.strerror}") from error
    with file:
        try:
            _lock(file)
        except OSError:
            raise BadDatabase(f"another server is using {path}") from None
        yield
