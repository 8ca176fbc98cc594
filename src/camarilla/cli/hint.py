"""`camarilla hint`: what a bot thinks of a position in a record."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from camarilla import games
from camarilla.bots.analysis import Analysis, analyse
from camarilla.bots.reasons import Reason
from camarilla.cli.arguments import (
    AsJson,
    BadArgument,
    Language,
    check_language,
    read_record,
    write_json,
)
from camarilla.cli.formatting import number, percent
from camarilla.cli.narrator import Narrator, names_at
from camarilla.games.reasons import RISK
from camarilla.i18n.speech import MINUS
from camarilla.kernel.game import State
from camarilla.kernel.observation import Observation
from camarilla.kernel.record import Record, replay

FIRST_SIGHT = ("action", "value", "reason")
"""The columns for a bot that does not search."""
SEARCHED = ("action", "value", "share", "visits", "reason")
NUMBERS = ("value", "share", "visits")


def hint(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    game_index: Annotated[int, typer.Option(min=1)] = 1,
    step: Annotated[
        int | None,
        typer.Option(min=0),
    ] = None,
    bot: str = "councillor",
    seed: str = "1",
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Show what a bot thinks of the open decision, from what the deciding seat knows."""
    check_language(lang)
    record = read_record(file, game_index)
    state = position_at(record, step)
    info = state.information_state(state.actor())
    game = games.get(record.game)
    analyses = analyse(game, info, bot, seed)
    if as_json:
        write_json(
            {
                "seat": info.seat,
                "ask": info.decision,
                "bot": bot,
                "analyses": analyses,
            }
        )
    else:
        observation = state.observe(state.actor())
        names = names_at(game, record.players, record.options)
        show(Narrator(lang, game, names, info.seat), observation, analyses)


def position_at(record: Record, step: int | None) -> State:
    """The position after a step of the record, or at the last real decision."""
    count = len(record.actions)
    if step is not None and step > count:
        raise BadArgument(f"the game has {count} steps; there is no step {step}")
    last: State | None = None
    at = 0
    for one in replay(games.get(record.game), record):
        actor = one.state.actor()
        if actor >= 0 and (one.index == step or len(one.state.legal()) > 1):
            last, at = one.state.clone(), one.index
        if one.index == step:
            break
    if last is None:
        raise BadArgument("no player has had anything to decide so far")
    if step is not None and at != step:
        raise BadArgument(
            f"nobody decides anything after step {step}; the last decision is after step {at}"
        )
    return last


def show(narrator: Narrator, view: Observation, analyses: list[Analysis]) -> None:
    console = Console(highlight=False)
    console.print(Text(narrator.prompt(view), style="bold"))
    table = Table(box=None, pad_edge=False, header_style="dim")
    searched = any(analysis.share for analysis in analyses)
    headings = SEARCHED if searched else FIRST_SIGHT
    for heading in headings:
        right = heading in NUMBERS
        table.add_column(narrator.text(f"hint-{heading}"), justify="right" if right else "left")
    actions = {action.id: action for action in view.legal}
    for analysis in analyses:
        looked_into = analysis.reason != "dismissed"
        cells = {
            "action": narrator.action(view, actions[analysis.action]),
            "value": percent(narrator.language, analysis.value, 1) if looked_into else "–",
            "share": percent(narrator.language, analysis.share),
            "visits": number(narrator.language, analysis.visits, 0),
            "reason": narrator.text(f"hint-why-{analysis.reason}"),
        }
        table.add_row(*(cells[heading] for heading in headings))
    console.print(table)
    for place, analysis in enumerate(analyses[:2]):
        what = narrator.action(view, actions[analysis.action])
        chance = percent(narrator.language, analysis.value)
        heading = narrator.text("hint-second", chance=chance, what=what) if place else what
        if analysis.reasons or analysis.expected:
            console.print(Text(f"\n{heading}", style="bold"))
        show_reasons(console, narrator, analysis.reasons)
        show_expected(console, narrator, analysis)


def show_reasons(console: Console, narrator: Narrator, reasons: tuple[Reason, ...]) -> None:
    """What speaks for a choice, and what against it."""
    for reason in reasons:
        sign = MINUS if reason.tone == RISK else "+"
        console.print(Text(f"  {sign} {narrator.reason(reason)}"))


def show_expected(console: Console, narrator: Narrator, analysis: Analysis) -> None:
    """What is expected to follow, in words; nothing where it depends on hidden cards."""
    if analysis.expected:
        console.print(Text(f"  {narrator.text('hint-next')}:", style="dim"))
        for step in analysis.expected:
            for event in step.events:
                console.print(Text(f"    {narrator.event(event)}"))
