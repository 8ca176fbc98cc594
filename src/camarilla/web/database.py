"""What a host does with the database beside serving: upgrade, backup, a look at its health."""

import asyncio
import os
import sqlite3
from pathlib import Path

from sqlalchemy import Connection

from camarilla.kernel.errors import CamarillaError
from camarilla.table.store.schema import HEAD
from camarilla.table.store.upgrade import upgrade, version
from camarilla.web.app_state import connect, sqlite_path, usable
from camarilla.web.assets import STATIC
from camarilla.web.settings import Settings, from_environment


class CannotBackUp(CamarillaError):
    """The copy cannot be made."""


def upgrade_database(settings: Settings) -> tuple[str | None, str]:
    """Upgrade; the versions before and after."""

    def work(connection: Connection) -> str | None:
        before = version(connection)
        upgrade(connection)
        return before

    async def run() -> str | None:
        database = connect(settings)
        try:
            with usable():
                return await database.write(work)
        finally:
            await database.close()

    return asyncio.run(run()), HEAD


def backup_database(settings: Settings, target: Path) -> int:
    """Copy the database in one consistent state, checked; the size in bytes."""
    if settings.on_postgres():
        raise CannotBackUp("PostgreSQL is copied by pg_dump, see docs/hosting.md")
    source = sqlite_path(settings)
    if not source.exists():
        raise CannotBackUp(f"there is no database {source}")
    if target.exists():
        raise CannotBackUp(f"{target} exists already")
    try:
        # It holds the server's keys and the seeds of running games: for its owner's eyes only.
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


def server_report() -> dict[str, str]:
    """For `camarilla doctor`: what a server started now would find."""
    settings = from_environment()
    if settings.on_postgres():
        return {"database": "postgresql", "client": client_state()}
    path = sqlite_path(settings)
    return {"database": f"{path} ({file_state(path)})", "client": client_state()}


def client_state() -> str:
    return "built" if (STATIC / "index.html").is_file() else "not built"


def file_state(path: Path) -> str:
    """The version of the database in a file, without changing anything."""
    if not path.exists():
        return "to be made"
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        row = connection.execute("select version_num from alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        return f"unusable: {error}"
    finally:
        connection.close()
    if row is None:
        return "to be made"
    found = str(row[0])
    if found > HEAD:
        return f"version {found}, of a newer program than this"
    return f"version {found}" if found == HEAD else f"version {found}, upgraded at the next start"
