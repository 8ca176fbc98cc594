"""Files that commands write: on failure the old content is kept."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from camarilla.kernel.errors import CamarillaError


class CannotWrite(CamarillaError):
    """A file that cannot be written."""


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[TextIO]:
    """A text that takes the place of the file once it is whole; on failure nothing changes."""
    # A pipe or a terminal is written to, not replaced; behind a link the file is.
    is_stream = path.exists() and not path.is_file()
    target = path.resolve()
    fresh = path if is_stream else target.with_name(target.name + ".new")
    try:
        with _writable(path):
            with fresh.open("w", encoding="utf-8") as stream:
                yield stream
            if not is_stream:
                fresh.replace(target)
    finally:
        if not is_stream:
            fresh.unlink(missing_ok=True)


@contextlib.contextmanager
def appending(path: Path) -> Iterator[TextIO]:
    """A text that is added to the file as it is written; what was there before stays."""
    with _writable(path), path.open("a", encoding="utf-8") as stream:
        yield stream


def make_file(wanted: Path) -> Path:
    """A new empty file of this name, or with a number behind it if there is one already."""
    with _writable(wanted):
        wanted.parent.mkdir(parents=True, exist_ok=True)
        file, number = wanted, 1
        while True:
            try:
                file.touch(exist_ok=False)
            except FileExistsError:
                number += 1
                file = wanted.with_stem(f"{wanted.stem}-{number}")
            else:
                return file


@contextlib.contextmanager
def _writable(path: Path) -> Iterator[None]:
    """Errors of files as one sentence; a reader that went away is another matter."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise CannotWrite(f"cannot write {path}: {error.strerror}") from error
