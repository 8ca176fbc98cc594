"""Copies of a SQLite database, and a look at its version without changing anything."""

import os
import sqlite3
from pathlib import Path

from camarilla.kernel.errors import CamarillaError
from camarilla.table.store.schema import HEAD


class CannotBackUp(CamarillaError):
    """The copy cannot be made."""


def backup_sqlite(source: Path, target: Path) -> int:
    """Copy the database in one consistent state, checked; the size in bytes."""
    if not source.exists():
        raise CannotBackUp(f"there is no database {source}")
    if target.exists():
        raise CannotBackUp(f"{target} already exists")
    try:
        # It holds the server's keys and the seeds of running games: readable by its owner only.
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise CannotBackUp(f"cannot write {target}: {error.strerror}") from error
    old, new = sqlite3.connect(f"file:{source}?mode=ro", uri=True), sqlite3.connect(target)
    try:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")
        sound = new.execute("PRAGMA integrity_check").fetchone()[0]
    finally:
        old.close()
        new.close()
    if sound != "ok":
        raise CannotBackUp(f"the copy is damaged: {sound}")
    return target.stat().st_size


def sqlite_state(path: Path) -> str:
    """The version of the database in a file, in words."""
    if not path.exists():
        return "not created yet"
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        row = connection.execute("select version_num from alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        return f"unusable: {error}"
    finally:
        connection.close()
    if row is None:
        return "not created yet"
    found = str(row[0])
    if found > HEAD:
        return f"version {found}, from a newer version of the program"
    return f"version {found}" if found == HEAD else f"version {found}, upgraded at the next start"
