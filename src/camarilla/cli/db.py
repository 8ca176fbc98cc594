"""`camarilla db`: the host's work on the database beside serving."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from camarilla.cli.serve import DatabaseUrl
from camarilla.cli.translation import Command, Group
from camarilla.web.settings import Settings, from_environment

if TYPE_CHECKING:
    from sqlalchemy import Connection

db = typer.Typer(cls=Group, no_args_is_help=True)


@db.command(cls=Command)
def upgrade(database: DatabaseUrl = None) -> None:
    """Bring the database to this version; `serve` does so by itself."""
    old, new = upgrade_database(from_environment(database=database))
    typer.echo(f"{old or 'new'} -> {new}" if old != new else f"{new}")


@db.command(cls=Command)
def backup(
    file: Annotated[Path, typer.Argument()],
    database: DatabaseUrl = None,
) -> None:
    """Copy the SQLite database while the server runs; PostgreSQL has pg_dump."""
    # These imports are slow.
    from camarilla.table.store.backup import CannotBackUp, backup_sqlite  # noqa: PLC0415
    from camarilla.web.opening import sqlite_path  # noqa: PLC0415

    settings = from_environment(database=database)
    if settings.on_postgres():
        raise CannotBackUp("use pg_dump to copy a PostgreSQL database; see docs/hosting.md")
    typer.echo(f"{file} {backup_sqlite(sqlite_path(settings), file)}")


def upgrade_database(settings: Settings) -> tuple[str | None, str]:
    """Upgrade; the versions before and after."""
    # These imports are slow.
    from camarilla.table.store.schema import HEAD  # noqa: PLC0415
    from camarilla.table.store.upgrade import upgrade, version  # noqa: PLC0415
    from camarilla.web.opening import connect, usable  # noqa: PLC0415

    def work(connection: "Connection") -> str | None:
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
