"""`camarilla serve` and `camarilla schema`."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from camarilla.cli.files import replacing
from camarilla.web.settings import from_environment

Host = Annotated[str | None, typer.Option()]
Port = Annotated[int | None, typer.Option(min=0, max=65535)]
DatabaseUrl = Annotated[
    str | None,
    typer.Option("--db", metavar="URL"),
]
BaseUrl = Annotated[str | None, typer.Option(metavar="URL")]
Bots = Annotated[
    list[str] | None,
    typer.Option("--bot", metavar="NAME=COMMAND"),
]

GuestDays = Annotated[
    int | None,
    typer.Option(metavar="DAYS"),
]
ChatDays = Annotated[int | None, typer.Option(metavar="DAYS")]
ImportDays = Annotated[
    int | None,
    typer.Option(metavar="DAYS"),
]


def serve(
    host: Host = None,
    port: Port = None,
    database: DatabaseUrl = None,
    base_url: BaseUrl = None,
    bot: Bots = None,
    guest_days: GuestDays = None,
    chat_days: ChatDays = None,
    import_days: ImportDays = None,
) -> None:
    """Serve the table: people play in their browsers at the addresses this prints."""
    from camarilla.web.server import serve as run  # noqa: PLC0415 - slow to import

    settings = from_environment(
        host=host,
        port=port,
        database=database,
        base_url=base_url,
        bots="\n".join(bot) if bot else None,
        guest_days=guest_days,
        chat_days=chat_days,
        import_days=import_days,
    )
    run(settings, _print_addresses)


def _print_addresses(addresses: list[str]) -> None:
    for address in addresses:
        typer.echo(address)
    sys.stdout.flush()


def schema(
    file: Annotated[Path | None, typer.Argument()] = None,
) -> None:
    """Write the JSON Schema of all messages and observations."""
    from camarilla.web.http.openapi import schema as describe  # noqa: PLC0415 - slow to import

    text = describe().decode() + "\n"
    if file is None:
        typer.echo(text, nl=False)
    else:
        with replacing(file) as stream:
            stream.write(text)
