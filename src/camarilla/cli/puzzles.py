"""`camarilla puzzles`: positions where one choice is clearly the best."""

import contextlib
from pathlib import Path
from typing import Annotated, TextIO

import msgspec
import typer
from rich.console import Console

from camarilla import games, i18n
from camarilla.bots.puzzles import MARGIN, Puzzle
from camarilla.cli.arguments import AsJson, GameId, Language, check_language, write_json
from camarilla.cli.files import replacing
from camarilla.cli.progress import progress_bar
from camarilla.lab.puzzles import find


def puzzles(
    game: GameId,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Puzzles, one per line.")],
    count: Annotated[int, typer.Option(min=1, help="Number of puzzles.")] = 10,
    players: Annotated[
        int | None, typer.Option(min=1, help="Every number in turn by default.")
    ] = None,
    quick: Annotated[int, typer.Option(min=10, help="Iterations that pick candidates.")] = 300,
    long: Annotated[int, typer.Option(min=10, help="Iterations that must agree.")] = 4000,
    most: Annotated[int | None, typer.Option(min=1, help="Games to look through.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed, the same puzzles.")] = "1",
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Let bots play, and keep the decisions with one choice that is clearly the best."""
    check_language(lang)
    rules = games.get(game)
    if players is not None:
        rules.check_players(players)
    numbers = [players] if players else list(range(rules.min_players, rules.max_players + 1))
    found: list[Puzzle] = []
    with contextlib.ExitStack() as open_things:
        file: TextIO = open_things.enter_context(replacing(out))
        bar = open_things.enter_context(progress_bar())
        task = bar.add_task("", total=count)
        searches = [find(rules, number, f"{seed}/{number}", quick, long) for number in numbers]
        played = 0
        while len(found) < count and (most is None or played < most):
            for puzzle in iter(searches[played % len(searches)].__next__, None):
                found.append(puzzle)
                bar.advance(task)
                if len(found) == count:
                    break
            played += 1
        found.sort(key=lambda puzzle: (puzzle.difficulty, -puzzle.margin))
        file.writelines(msgspec.json.encode(puzzle).decode() + "\n" for puzzle in found)
    report = {"game": game, "puzzles": len(found), "games": played, "margin": MARGIN}
    if as_json:
        write_json(report)
    else:
        said = i18n.text(lang, "puzzles-found", count=len(found), games=played)
        Console(highlight=False).print(said)
