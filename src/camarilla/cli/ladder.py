"""`camarilla ladder`: a tournament between bots."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from camarilla import games, i18n
from camarilla.cli.arguments import (
    AsJson,
    CardSet,
    Cores,
    GameId,
    Language,
    OptionList,
    Players,
    check_language,
    read_options,
    read_players,
    split_names,
    write_json,
)
from camarilla.cli.formatting import bot_name, number, percent
from camarilla.cli.progress import progress_bar
from camarilla.lab.ladder import Ladder, Standing, hold


def ladder(
    game: GameId,
    bots: Annotated[
        str,
        typer.Option(),
    ],
    players: Players = None,
    count: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: str = "1",
    option: OptionList = None,
    card_set: CardSet = None,
    cores: Cores = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, every deal from every seat, and rank them."""
    check_language(lang)
    rules = games.get(game)
    options = read_options(rules, option, card_set)
    names = split_names(bots)
    seats = read_players(rules, players, options, len(names))
    ladder = Ladder(
        game=game,
        players=seats,
        options=options,
        bots=tuple(names),
        seed=seed,
    ).checked()
    with progress_bar() as bar:
        task = bar.add_task("", total=count)
        standings = hold(ladder, count, cores, lambda done: bar.advance(task, done))
    if as_json:
        write_json({"game": game, "players": seats, "seed": seed, "standings": standings})
    else:
        show(standings, lang)
    if standings[0].games < count:
        raise typer.Exit(130)


def show(standings: list[Standing], lang: str) -> None:
    table = Table(box=None, pad_edge=False, header_style="dim")
    headings = ("bot", "games", "seats", "share", "interval", "times-fair", "score", "rating")
    for heading in headings:
        title = i18n.text(lang, f"ladder-{heading}")
        if heading == "bot":
            table.add_column(title, overflow="fold")
        else:
            table.add_column(title, justify="right", no_wrap=True)
    for one in standings:
        table.add_row(
            bot_name(lang, one.bot),
            str(one.games),
            str(one.seats),
            percent(lang, one.share, 1),
            f"{percent(lang, one.share_low, 1)}–{percent(lang, one.share_high, 1)}",
            number(lang, one.times_fair, 2),
            number(lang, one.score, 2),
            f"{number(lang, one.rating, 1)} ± {number(lang, one.rating_high - one.rating, 1)}",
        )
    Console(highlight=False).print(table)
