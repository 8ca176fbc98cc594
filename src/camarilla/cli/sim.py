"""`camarilla sim`: many games on all cores."""

import contextlib
import math
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from camarilla import games, i18n
from camarilla._build import build_kind
from camarilla.cli.arguments import (
    AsJson,
    CardSet,
    Cores,
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
    write_json,
)
from camarilla.cli.files import replacing
from camarilla.cli.formatting import bot_name, number, percent
from camarilla.cli.progress import progress_bar
from camarilla.lab.dataset import describe
from camarilla.lab.simulate import BatchResult, Plan, Tally, simulate


def sim(
    game: GameId,
    players: Players = None,
    count: Annotated[int, typer.Option("--games", min=1)] = 1000,
    seed: str = "1",
    bots: str = "random",
    records: Annotated[
        Path | None,
        typer.Option(metavar="FILE"),
    ] = None,
    option: OptionList = None,
    card_set: CardSet = None,
    deck: DeckFile = None,
    cores: Cores = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and report the results of each seat."""
    check_language(lang)
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
        keep_records=records is not None,
    ).checked()
    start = time.perf_counter()
    tally = run(plan, count, cores, records)
    if records is not None and records.is_file():
        describe(records, plan, tally.games)
    report = result(plan, tally, time.perf_counter() - start)
    if as_json:
        write_json(report)
    else:
        show(plan, report, lang)


def run(plan: Plan, count: int, cores: int | None, records: Path | None) -> Tally:
    """Play, with a progress bar at a terminal."""
    with contextlib.ExitStack() as open_things:
        file = None
        if records is not None:
            file = open_things.enter_context(replacing(records))
        bar = open_things.enter_context(progress_bar())
        task = bar.add_task("", total=count)

        def tell(result: BatchResult) -> None:
            bar.advance(task, result.tally.games)
            if file is not None:
                file.write(result.lines)

        return simulate(plan, count, cores, tell)


def result(plan: Plan, tally: Tally, seconds: float) -> dict[str, object]:
    """The sums as a report; shares and scores are means over the games."""
    seats = []
    for seat, bot in enumerate(plan.bots):
        mean = tally.score[seat] / tally.games
        spread = max(tally.squares[seat] / tally.games - mean * mean, 0.0) ** 0.5
        seats.append(
            {
                "seat": seat,
                "bot": bot,
                "wins": tally.wins[seat],
                "shared": tally.shared[seat],
                "share": tally.share[seat] / tally.games,
                "mean_score": mean,
                "score_deviation": spread,
            }
        )
    return {
        "game": plan.game,
        "players": plan.players,
        "options": plan.options,
        "seed": plan.seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "seats": seats,
        "rules": build_kind(),
        "seconds": round(seconds, 3),
        "games_per_second": rounded(tally.games / seconds),
        "decisions_per_second": rounded(tally.decisions / seconds),
    }


def show(plan: Plan, report: dict[str, object], lang: str) -> None:
    table = Table(box=None, pad_edge=False, header_style="dim")
    headings = ("seat", "bot", "won", "shared", "share", "score")
    for heading in headings:
        title = i18n.text(lang, f"sim-{heading}")
        if heading == "bot":
            table.add_column(title, overflow="fold")
        else:
            table.add_column(title, justify="left" if heading == "seat" else "right", no_wrap=True)
    seats = report["seats"]
    assert isinstance(seats, list)
    for seat in seats:
        table.add_row(
            i18n.name_text(lang, seat["seat"], ()),
            bot_name(lang, seat["bot"]),
            number(lang, seat["wins"], 0),
            number(lang, seat["shared"], 0),
            percent(lang, seat["share"], 1),
            f"{number(lang, seat['mean_score'], 2)} ± {number(lang, seat['score_deviation'], 2)}",
        )
    console = Console(highlight=False)
    console.print(i18n.game_text(lang, plan.game), style="bold")
    console.print(table)
    console.print(
        i18n.text(
            lang,
            "sim-speed",
            games=int(str(report["games"])),
            seconds=number(lang, float(str(report["seconds"])), 1),
            rate=rate(lang, float(str(report["games_per_second"]))),
            decisions=rate(lang, float(str(report["decisions_per_second"]))),
        ),
        style="dim",
    )


def rate(lang: str, value: float) -> str:
    """A rate per second; small ones with a decimal."""
    return number(lang, value, decimals(value) if value < 10 else 0)


def rounded(value: float) -> float:
    return round(value, decimals(value))


def decimals(value: float) -> int:
    """One, or enough to show two digits of a number below one."""
    return 1 - math.floor(math.log10(value)) if 0 < value < 1 else 1
