"""The server's commands."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from camarilla.web.settings import BadSetting, Settings, from_environment

app = typer.Typer(add_completion=False)
db = typer.Typer(help="The server's database.", no_args_is_help=True)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.")] = None,
    database: Annotated[str | None, typer.Option("--db", help="Address of the database.")] = None,
    base_url: Annotated[str | None, typer.Option(help="Public address behind a proxy.")] = None,
) -> None:
    """Start the table for you and your friends."""
    from camarilla.web.serve import serve as run  # noqa: PLC0415 - slow to import

    settings = _settings(host=host, port=port, database=database, base_url=base_url)

    def started(addresses: list[str]) -> None:
        for address in addresses:
            typer.echo(address)
        sys.stdout.flush()

    run(settings, started)


def _settings(**given: object) -> Settings:
    try:
        return from_environment(**given)
    except BadSetting as error:
        raise typer.BadParameter(str(error)) from error


@app.command()
def schema(
    file: Annotated[Path | None, typer.Argument(help="Where to write; else printed.")] = None,
) -> None:
    """Write the JSON Schema of all messages and views."""
    from camarilla.web.openapi import schema as describe  # noqa: PLC0415 - slow to import

    text = describe()
    if file is None:
        sys.stdout.buffer.write(text + b"\n")
    else:
        file.write_bytes(text + b"\n")


app.add_typer(db, name="db")

if __name__ == "__main__":
    app()
