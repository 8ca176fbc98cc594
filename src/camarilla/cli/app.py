"""The program `camarilla`: its commands, and how it ends when something is wrong."""

import contextlib
import os
import sys
from collections.abc import Iterator
from typing import Any

import typer

from camarilla import __version__
from camarilla.cli import (
    admin,
    bench,
    db,
    doctor,
    exploit,
    fuzz,
    games,
    hint,
    ladder,
    play,
    puzzles,
    replay,
    report,
    review,
    serve,
    sim,
    train,
)
from camarilla.cli.arguments import check_language
from camarilla.cli.translation import (
    PROGRAM,
    VARIABLE,
    Command,
    Group,
    reader_language,
    system_language,
    take_language,
    translated,
)
from camarilla.kernel.errors import CamarillaError

app = typer.Typer(
    cls=Group,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for command in (
    play.play,
    games.games,
    sim.sim,
    ladder.ladder,
    report.report,
    replay.replay,
    hint.hint,
    review.review,
    puzzles.puzzles,
    fuzz.fuzz,
    train.train,
    exploit.exploit,
    bench.bench,
    doctor.doctor,
    serve.serve,
    serve.schema,
):
    app.command(cls=Command)(command)
app.add_typer(db.db, name="db")
app.add_typer(admin.admin, name="admin")


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def options(
    version: bool = typer.Option(False, "--version", callback=show_version, is_eager=True),
) -> None:
    """Four games of court intrigue: play, simulate, replay, measure."""


_UsageError: Any = typer.BadParameter.__base__
"""Words that the parser of arguments does not understand; typer does not give the class a name."""


def main() -> None:
    """Run a command. Wrong usage gets a message of one sentence and exit status 2."""
    arguments, wanted = take_language(sys.argv[1:])
    with speaking(wanted):
        run(arguments)


def run(arguments: list[str]) -> None:
    try:
        check_language(os.environ[VARIABLE])
        sys.exit(app(arguments, prog_name=PROGRAM, standalone_mode=False))
    except _UsageError as error:
        if error.ctx is not None and error.message == error.ctx.get_help():
            typer.echo(error.message, err=True)
        else:
            refuse(" ".join(error.format_message().split()).removesuffix("."))
        sys.exit(2)
    except CamarillaError as error:
        refuse(str(error))
        sys.exit(2)
    except typer.Abort:
        sys.exit(130)
    except BrokenPipeError:
        # The reader of our output has gone; nothing more may be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


@contextlib.contextmanager
def speaking(wanted: str | None) -> Iterator[None]:
    """The language for a run, in the environment, where commands and their processes find it."""
    before = os.environ.get(VARIABLE)
    own = before or system_language(os.environ)
    os.environ[VARIABLE] = own if wanted is None else wanted
    try:
        yield
    finally:
        if before is None:
            del os.environ[VARIABLE]
        else:
            os.environ[VARIABLE] = before


def refuse(sentence: str) -> None:
    typer.echo(f"camarilla: {translated(reader_language(), sentence)}.", err=True)
