"""`camarilla replay`: a recorded game, step by step, as one seat saw it."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from camarilla import games, i18n
from camarilla.cli.arguments import (
    AsJson,
    BadArgument,
    Language,
    check_language,
    read_record,
)
from camarilla.cli.narrator import Narrator, names_at
from camarilla.cli.screen import FAINT
from camarilla.games import title_of
from camarilla.kernel.events import redact
from camarilla.kernel.fairness import verify as verified
from camarilla.kernel.game import CHANCE, OVER, PUBLIC
from camarilla.kernel.record import Record, ReplayStep, final
from camarilla.kernel.record import replay as steps_of


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    game_index: Annotated[int, typer.Option(min=1)] = 1,
    step: Annotated[int | None, typer.Option(min=0)] = None,
    seat: Annotated[int | None, typer.Option(min=1)] = None,
    verify: Annotated[bool, typer.Option("--verify")] = False,
    position: Annotated[
        bool,
        typer.Option("--position"),
    ] = False,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Show each step with the view of a seat, or of a spectator, and what happened."""
    check_language(lang)
    if verify and (step is not None or seat is not None or position or as_json):
        raise BadArgument("--verify shows no step: leave out --step, --seat, --position and --json")
    if position and (as_json or seat is not None):
        raise BadArgument("--position shows everything as notation: leave out --seat and --json")
    record = read_record(file, game_index)
    if verify:
        final(games.get(record.game), record)
        if record.commitment is None:
            typer.echo(i18n.text(lang, "ui-verified-rules"))
        else:
            typer.echo(
                i18n.text(lang, "ui-verified", count=verified(games.get(record.game), record))
            )
        return
    game = games.get(record.game)
    if seat is not None and seat > record.players:
        raise BadArgument(f"the game has {record.players} seats; there is no seat {seat}")
    if step is not None and step > len(record.actions):
        raise BadArgument(f"the game has {len(record.actions)} steps; there is no step {step}")
    looker = PUBLIC if seat is None else seat - 1
    names = names_at(game, record.players, record.options)
    narrator = Narrator(lang, game, names, you=looker)
    console = Console(highlight=False)
    for one in steps_of(game, record):
        if step is not None and one.index != step:
            continue
        if position:
            typer.echo(game.position_text(one.state))
        elif as_json:
            typer.echo(msgspec.json.encode(step_data(one, looker, narrator)).decode())
        else:
            show_step(one, looker, narrator, record, console)


def step_data(step: ReplayStep, seat: int, narrator: Narrator) -> dict[str, object]:
    """A step as one line of JSON."""
    events = [redact(event, seat) for event in step.events]
    return {
        "step": step.index,
        "actor": step.actor if step.index else None,
        "events": events,
        "log": [narrator.event(event) for event in events],
        "observation": step.state.observe(seat),
    }


def show_step(
    step: ReplayStep, seat: int, narrator: Narrator, record: Record, console: Console
) -> None:
    title = narrator.text("ui-start")
    if step.index:
        title = narrator.text("ui-step", step=step.index, steps=len(record.actions))
        who = narrator.text("ui-chance") if step.actor == CHANCE else narrator.name(step.actor)
        title += f" · {who}"
    console.print(Rule(title, style=FAINT))
    for text, rule in narrator.log(redact(event, seat) for event in step.events):
        console.print(Text(text).append(f"  {rule}", style=FAINT))
    view = step.state.observe(seat)
    console.print(title_of(record.game).screen().draw(view, narrator, console.width, 30))
    if step.state.actor() == OVER:
        winners = [narrator.name(winner) for winner in view.winners]
        text = narrator.text("ui-wins", count=len(winners), seats=", ".join(winners))
        console.print(Text(text, style="bold"))
