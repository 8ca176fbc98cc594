"""`camarilla report`: what many games say about a game, as data and as a page of charts."""

import importlib.util
import time
from pathlib import Path
from typing import Annotated

import typer

from camarilla import games, i18n
from camarilla.bots.levels import MAX_CORES
from camarilla.cli import formatting
from camarilla.cli.arguments import (
    BadArgument,
    CardSet,
    DeckFile,
    GameId,
    Language,
    OptionList,
    Players,
    check_language,
    read_bots,
    read_options,
    read_players,
    seat_bots,
)
from camarilla.cli.progress import progress_bar
from camarilla.lab.simulate import Plan


class CatalogueWords:
    """The texts of a report in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, id: str, /, **values: str | int) -> str:
        return i18n.text(self.language, f"report-{id}", **values)

    def name(self, catalogue: str, sort: str, id: str) -> str:
        message = "-".join(part for part in (catalogue, sort, id) if part)
        return i18n.text(self.language, message) if i18n.has_text(self.language, message) else id

    def verb(self, catalogue: str, verb: str) -> str:
        id = f"{catalogue}-do-{verb}"
        return i18n.text(self.language, id) if i18n.has_text(self.language, id) else verb

    def number(self, value: float, decimals: int | None = None) -> str:
        return formatting.number(self.language, value, decimals)

    def percent(self, value: float, decimals: int = 0) -> str:
        return formatting.percent(self.language, value, decimals)

    def bot(self, name: str) -> str:
        return formatting.bot_name(self.language, name)


def report(
    game: GameId,
    players: Players = None,
    count: Annotated[int, typer.Option("--games", min=1)] = 10_000,
    seed: str = "1",
    bots: str = "random",
    out: Annotated[Path, typer.Option(metavar="DIR")] = Path("report"),
    option: OptionList = None,
    card_set: CardSet = None,
    deck: DeckFile = None,
    cores: Annotated[int, typer.Option(min=0, max=MAX_CORES, show_default=False)] = 0,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS")] = "",
    lang: Language = "en",
) -> None:
    """Let bots play many games; write the data as Parquet and a page of charts."""
    check_language(lang)
    if any(importlib.util.find_spec(name) is None for name in ("matplotlib", "pyarrow")):
        raise BadArgument("a report needs matplotlib and pyarrow: install camarilla[report]")
    from camarilla.lab.report.make import make  # noqa: PLC0415 - slow to import

    rules = games.get(game)
    options = read_options(rules, option, card_set, deck)
    names = read_bots(bots)
    seats = read_players(rules, players, options, len(names))
    plan = Plan(
        game=game,
        players=seats,
        options=options,
        bots=seat_bots(rules, seats, options, names),
        seed=seed,
        keep_records=False,
    )
    start = time.perf_counter()
    with progress_bar() as bar:
        task = bar.add_task("", total=count)
        try:
            done = make(
                plan,
                count,
                out,
                CatalogueWords(lang),
                lang,
                cores,
                cluster,
                lambda new: bar.advance(task, new),
            )
        except OSError as error:
            raise BadArgument(f"cannot write to {out}: {error.strerror}") from error
    if done.page is None:
        typer.echo(i18n.text(lang, "report-nothing"), err=True)
        raise typer.Exit(130)
    typer.echo(
        i18n.text(
            lang,
            "report-done",
            games=done.played,
            seconds=formatting.number(lang, time.perf_counter() - start, 1),
            path=str(done.page),
        )
    )
    if done.played < count:
        raise typer.Exit(130)
