"""`camarilla train`: a policy network by self-play."""

import importlib.util
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.live import Live
from rich.table import Table

from camarilla import games
from camarilla.cli.arguments import AsJson, BadArgument, GameId, split_names, write_json
from camarilla.lab.train.history import Figures
from camarilla.lab.train.settings import TrainSettings, read_settings

if TYPE_CHECKING:
    from camarilla.lab.train.run import Training


def train(
    game: GameId,
    players: str = "",
    minutes: Annotated[float | None, typer.Option(min=0.0)] = None,
    out: Annotated[Path, typer.Option(metavar="DIR")] = Path("training"),
    workers: Annotated[int | None, typer.Option(min=1)] = None,
    settings: Annotated[
        Path | None,
        typer.Option(metavar="FILE"),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    as_json: AsJson = False,
) -> None:
    """Train a policy network in self-play; write it, its curve and its card."""
    require_torch()
    source = out / "settings.json" if resume else settings
    chosen = read_settings(source) if source else defaults(game)
    changes = {
        "game": game,
        "players": read_counts(game, players) if players else None,
        "minutes": minutes,
        "workers": workers,
    }
    given = {name: value for name, value in changes.items() if value is not None}
    plan = msgspec.structs.replace(chosen, **given).checked()
    from camarilla.lab.train.run import Training  # noqa: PLC0415 - slow to import

    last = shown(Training(plan, out, resume), plan)
    path = out / f"{plan.game}.npz"
    if as_json:
        write_json({"network": str(path), "settings": plan, "last": last})
    else:
        typer.echo(str(path))


def require_torch() -> None:
    if any(importlib.util.find_spec(name) is None for name in ("numpy", "torch")):
        raise BadArgument("training needs numpy and torch: install camarilla[train]")


def shown(training: "Training", plan: TrainSettings) -> Figures | None:
    """Train a network, with the figures on a terminal."""
    console = Console(stderr=True)
    with Live(console=console, transient=True, auto_refresh=False) as live:
        return training.run(
            lambda figures: (
                live.update(progress(figures, training.win_rates(), plan), refresh=True)
                if sys.stderr.isatty()
                else None
            )
        )


def defaults(game: str) -> TrainSettings:
    """All numbers of players, and all cores but the one that decides and learns."""
    rules = games.get(game)
    counts = tuple(range(rules.min_players, rules.max_players + 1))
    workers = max((os.cpu_count() or 1) - 1, 1)
    return TrainSettings(game=game, players=counts, workers=workers)


def read_counts(game: str, text: str) -> tuple[int, ...]:
    rules = games.get(game)
    try:
        counts = tuple(sorted({int(word) for word in split_names(text)}))
    except ValueError:
        raise BadArgument(f"numbers of players are written as 3 or 2,3,4, not {text!r}") from None
    for count in counts:
        rules.check_players(count)
    return counts


def progress(figures: Figures, win_rates: dict[str, float], plan: TrainSettings) -> Table:
    """Where a training run stands, as one table for a terminal."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="dim")
    table.add_column(justify="right")
    rows = {
        "min": f"{figures.seconds / 60:.1f} / {plan.minutes:g}",
        "updates": f"{figures.updates:,}",
        "games": f"{figures.games:,}",
        "games/s": f"{figures.games_per_second:,.0f}",
        "entropy": f"{figures.entropy:.3f}",
        "explained": f"{figures.explained:.3f}",
        "KL": f"{figures.kl:.4f}",
        **{f"× {name}": f"{rate:.2f}" for name, rate in win_rates.items()},
    }
    for name, value in rows.items():
        table.add_row(name, value)
    return table
