"""`camarilla fuzz`: the hunt for faults in a game's rules."""

from pathlib import Path
from typing import Annotated

import typer

from camarilla import games
from camarilla.cli.arguments import AsJson, GameId, write_json
from camarilla.cli.files import replacing
from camarilla.kernel.record import encode
from camarilla.lab.fuzz import Finding, hunt


def fuzz(
    game: GameId,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to look.")] = 10,
    seed: Annotated[str, typer.Option(help="The same seed, the same games.")] = "1",
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to put the record of a fault.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play random games under random options and check every law; exit status 1 if one breaks."""
    rules = games.get(game)
    trials = actions = 0
    finding: Finding | None = None
    for trial in hunt(rules, seed, seconds):
        trials += 1
        actions += trial.actions
        finding = trial.finding
    file = save or Path(f"fuzz-{game}-{seed}.jsonl")
    if finding is not None:
        with replacing(file) as stream:
            stream.write(encode(finding.record) + "\n")
    if as_json:
        found = (
            {"law": finding.law, "detail": finding.detail, "record": str(file)} if finding else None
        )
        write_json({"game": game, "games": trials, "actions": actions, "finding": found})
    elif finding is None:
        typer.echo(f"{trials} games of {game}, {actions} actions: no fault found.")
    else:
        typer.echo(f"{finding.law}: {finding.detail}. The record is in {file}.", err=True)
    if finding is not None:
        raise typer.Exit(1)
