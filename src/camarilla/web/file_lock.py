"""Keeps a second server off the same SQLite file: neither would see the other's changes."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from camarilla.table.store.database import BadDatabase

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
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
