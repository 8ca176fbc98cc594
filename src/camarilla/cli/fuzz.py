"""`camarilla fuzz`: look for faults in a game's rules by random play."""

from pathlib import Path
from typing import Annotated

import typer

from camarilla import games
from camarilla.cli.arguments import AsJson, GameId, write_json
from camarilla.cli.files import replacing
from camarilla.cli.translation import reader_language, text
from camarilla.kernel.record import encode
from camarilla.lab.fuzz import Failure, fuzz_games


def fuzz(
    game: GameId,
    seconds: Annotated[float, typer.Option(min=0.1, max=86_400)] = 10,
    seed: str = "1",
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    as_json: AsJson = False,
) -> None:
    """Play at random under random options and check every invariant; status 1 on a violation."""
    language = reader_language()
    rules = games.get(game)
    played = actions = 0
    failure: Failure | None = None
    for attempt in fuzz_games(rules, seed, seconds):
        played += 1
        actions += attempt.actions
        failure = attempt.failure
    file = save or Path(f"fuzz-{game}-{seed}.jsonl")
    if as_json:
        found = (
            {"invariant": failure.invariant, "detail": failure.detail, "record": str(file)}
            if failure
            else None
        )
        write_json({"game": game, "games": played, "actions": actions, "failure": found})
    elif failure is None:
        typer.echo(text(language, "cli-fuzz-clean", game=game, games=played, actions=actions))
    else:
        invariant, detail = failure.invariant, failure.detail
        typer.echo(
            text(language, "cli-fuzz-found", invariant=invariant, detail=detail, file=str(file)),
            err=True,
        )
    if failure is not None:
        with replacing(file) as stream:
            stream.write(encode(failure.record) + "\n")
        raise typer.Exit(1)
