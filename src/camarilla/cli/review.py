"""`camarilla review`: what each decision of a game was worth."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from camarilla import games
from camarilla.bots.review import SURE, Decision, Review, Verdict, decisions, judge, summed_up
from camarilla.cli.arguments import (
    AsJson,
    BadArgument,
    Language,
    check_language,
    read_record,
    write_json,
)
from camarilla.cli.formatting import number, percent
from camarilla.cli.hint import show_reasons
from camarilla.cli.narrator import Narrator, names_at
from camarilla.cli.progress import progress_bar
from camarilla.games import title_of
from camarilla.kernel.game import Game, State
from camarilla.kernel.record import replay

HEADINGS = ("step", "player", "choice", "chance", "cost", "grade")
NUMBERS = ("step", "chance", "cost")
WORTH_TELLING = 0.01
"""A lost chance for which a better choice is named."""


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    game_index: Annotated[int, typer.Option(min=1)] = 1,
    seat: Annotated[int | None, typer.Option(min=1)] = None,
    level: str = "",
    seed: str = "1",
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Report what each decision cost, given what its player could know, and what was better."""
    check_language(lang)
    record = read_record(file, game_index)
    if seat is not None and seat > record.players:
        raise BadArgument(f"the game has {record.players} players; there is no player {seat}")
    game = games.get(record.game)
    bot = level or title_of(record.game).reviewer
    wanted = None if seat is None else seat - 1
    found = [one for one in decisions(replay(game, record)) if wanted in (None, one.state.actor())]
    verdicts = judged(game, found, bot, seed)
    made = summed_up(bot, record.players, verdicts)
    if as_json:
        write_json(made)
    else:
        names = names_at(game, record.players, record.options)
        show(Narrator(lang, game, names), made, found)


def judged(game: Game, found: list[Decision], bot: str, seed: str) -> list[Verdict]:
    """The verdicts, with a progress bar at a terminal."""
    verdicts: list[Verdict] = []
    with progress_bar() as bar:
        for decision in bar.track(found):
            state = decision.state
            info = state.information_state(state.actor())
            verdict = judge(game, info, decision.chosen, bot, seed, state)
            verdicts.append(msgspec.structs.replace(verdict, index=decision.at))
    return verdicts


def show(narrator: Narrator, made: Review, found: list[Decision]) -> None:
    console = Console(highlight=False)
    language = narrator.language
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in HEADINGS:
        right = heading in NUMBERS
        table.add_column(narrator.text(f"review-{heading}"), justify="right" if right else "left")
    for verdict, decision in zip(made.verdicts, found, strict=True):
        table.add_row(
            number(language, verdict.index, 0),
            narrator.name(verdict.seat),
            choice(narrator, decision.state, verdict.chosen),
            percent(language, verdict.value),
            lost(language, verdict),
            narrator.text(f"review-grade-{verdict.grade}"),
        )
    console.print(table)
    for one in made.accuracy:
        console.print(
            narrator.text(
                "review-accuracy",
                seat=narrator.name(one.seat),
                percent=number(language, one.mean, 1),
                error=number(language, one.plus_minus, 1),
                count=one.decisions,
            )
        )
    show_key_moments(console, narrator, made, found)


def lost(language: str, verdict: Verdict) -> str:
    """What a decision cost, with half of its 95 % interval; nothing if it cost nothing."""
    if not verdict.cost:
        return ""
    error = percent(language, SURE * verdict.error, 1)
    return f"{number(language, 100 * verdict.cost, 1)} ± {error}"


def show_key_moments(
    console: Console, narrator: Narrator, made: Review, found: list[Decision]
) -> None:
    """The decisions that mattered most, and what was better."""
    if made.key_moments:
        console.print(Text("\n" + narrator.text("review-key"), style="bold"))
        console.print(narrator.text("review-key-about"), style="dim")
    for place in made.key_moments:
        verdict, state = made.verdicts[place], found[place].state
        said = choice(narrator, state, verdict.chosen)
        console.print(f"{verdict.index}  {narrator.name(verdict.seat)}: {said}")
        if verdict.best != verdict.chosen and verdict.cost >= WORTH_TELLING:
            better = choice(narrator, state, verdict.best)
            cost = percent(narrator.language, verdict.cost)
            console.print(narrator.text("review-better", what=better, percent=cost))
            show_reasons(console, narrator, verdict.reasons)


def choice(narrator: Narrator, state: State, text: str) -> str:
    """An action of a decision in words."""
    view = state.observe(state.actor())
    return next(narrator.action(view, action) for action in view.legal if action.text == text)
