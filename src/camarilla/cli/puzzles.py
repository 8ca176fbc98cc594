"""`camarilla puzzles`: positions where one choice is clearly the best."""

import itertools
from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from camarilla import games, i18n
from camarilla.bots.puzzles import MARGIN, Puzzle
from camarilla.cli.arguments import (
    AsJson,
    BadArgument,
    Cores,
    GameId,
    Language,
    check_language,
    record_lines,
    write_json,
)
from camarilla.cli.files import appending
from camarilla.cli.progress import progress_bar
from camarilla.lab.puzzles import EARLY, LONG, find
from camarilla.search.config import UNLIMITED
from camarilla.search.tree_search import NO_TIME_LIMIT


def puzzles(
    game: GameId,
    out: Annotated[Path, typer.Option(metavar="FILE")],
    count: Annotated[int, typer.Option(min=1)] = 10,
    minutes: Annotated[float | None, typer.Option(min=0)] = None,
    players: Annotated[int | None, typer.Option(min=1)] = None,
    long: Annotated[int, typer.Option(min=10)] = LONG,
    skip: Annotated[float, typer.Option(min=0, max=0.99)] = EARLY,
    most: Annotated[int | None, typer.Option(min=1)] = None,
    seed: str = "1",
    cores: Cores = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Let bots play, and keep the decisions with one choice that is clearly the best."""
    check_language(lang)
    rules = games.get(game)
    if players is not None:
        rules.check_players(players)
    numbers = [players] if players else list(range(rules.min_players, rules.max_players + 1))
    seconds = NO_TIME_LIMIT if minutes is None else 60 * minutes
    known = {puzzle.id for puzzle in read_puzzles(out)} if out.is_file() else set()
    difficulties: Counter[int] = Counter()
    played = 0
    with appending(out) as file, progress_bar() as bar:
        task = bar.add_task("", total=count)
        for found in find(rules, numbers, seed, long, skip, cores or 0, seconds, most or UNLIMITED):
            played += 1
            fresh = [puzzle for puzzle in found if puzzle.id not in known]
            for puzzle in itertools.islice(fresh, count - difficulties.total()):
                file.write(msgspec.json.encode(puzzle).decode() + "\n")
                difficulties[puzzle.difficulty] += 1
                bar.advance(task)
            file.flush()
            if difficulties.total() == count:
                break
    made = difficulties.total()
    if as_json:
        report = {"game": game, "puzzles": made, "games": played, "margin": MARGIN}
        write_json(report | {"difficulties": dict(sorted(difficulties.items()))})
    else:
        said = i18n.text(lang, "puzzles-found", count=made, games=played)
        Console(highlight=False).print(said)


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles that a file holds already."""
    try:
        return [msgspec.json.decode(line, type=Puzzle) for line in record_lines(path)]
    except msgspec.DecodeError as error:
        raise BadArgument(f"{path} contains something other than puzzles: {error}") from error
