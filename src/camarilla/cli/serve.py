"""The server's commands: `serve`, `schema`, `db backup`, `db upgrade`."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from camarilla.kernel.errors import CamarillaError
from camarilla.web.settings import Settings, from_environment

Host = Annotated[str | None, typer.Option(help="The address to listen on.")]
Port = Annotated[int | None, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")]
DatabaseUrl = Annotated[
    str | None, typer.Option("--db", metavar="URL", help="The database; a file of yours if none.")
]
BaseUrl = Annotated[
    str | None, typer.Option(metavar="URL", help="How people reach the server through a proxy.")
]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot", metavar="NAME=COMMAND", help="A program that people may seat as a bot; repeatable."
    ),
]

db = typer.Typer(help="Look after the server's database.", no_args_is_help=True)


class CannotWrite(CamarillaError):
    """A file that cannot be written."""


def serve(
    host: Host = None,
    port: Port = None,
    database: DatabaseUrl = None,
    base_url: BaseUrl = None,
    bot: Bots = None,
) -> None:
    """Open the table: people play in their browsers at the addresses this prints."""
    from camarilla.web.server import serve as run  # noqa: PLC0415 - slow to import

    settings = from_environment(
        host=host,
        port=port,
        database=database,
        base_url=base_url,
        bots="\n".join(bot) if bot else None,
    )
    run(settings, _say_addresses)


def _say_addresses(addresses: list[str]) -> None:
    for address in addresses:
        typer.echo(address)
    sys.stdout.flush()


def schema(
    file: Annotated[
        Path | None, typer.Argument(help="Where to write it; else to the output.")
    ] = None,
) -> None:
    """Write the JSON Schema of all messages and views."""
    from camarilla.web.http.openapi import schema as describe  # noqa: PLC0415 - slow to import

    text = describe().decode() + "\n"
    if file is None:
        typer.echo(text, nl=False)
    else:
        try:
            file.write_text(text, "utf-8")
        except OSError as error:
            raise CannotWrite(f"cannot write {file}: {error.strerror}") from error


@db.command()
def upgrade(database: DatabaseUrl = None) -> None:
    """Bring the database to this version; `serve` does so by itself."""
    from camarilla.web.database import upgrade_database  # noqa: PLC0415 - slow to import

    old, new = upgrade_database(_settings(database))
    typer.echo(f"{old or 'new'} -> {new}" if old != new else f"{new}")


@db.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy.")],
    database: DatabaseUrl = None,
) -> None:
    """Copy the SQLite database while the server runs; PostgreSQL has pg_dump."""
    from camarilla.web.database import backup_database  # noqa: PLC0415 - slow to import

    typer.echo(f"{file} {backup_database(_settings(database), file)}")


def _settings(database: str | None) -> Settings:
    return from_environment(database=database)


def add_to(app: typer.Typer) -> None:
    """Add the commands to the program."""
    app.command()(serve)
    app.command()(schema)
    app.add_typer(db, name="db")
