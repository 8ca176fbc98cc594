"""`camarilla games`: what can be played."""

from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from camarilla import games as all_games
from camarilla import i18n
from camarilla.cli.arguments import AsJson, Language, check_language, write_json
from camarilla.i18n.catalogue import about
from camarilla.i18n.speech import describe
from camarilla.kernel.game import Game
from camarilla.kernel.options import CHOICE, FLAG, Option

DEFAULT: Final = "•"
"""Stands before the value that an option has by itself."""


def games(lang: Language = "en", as_json: AsJson = False) -> None:
    """List the games with their players and options."""
    check_language(lang)
    if as_json:
        write_json([description(game) for game in all_games.GAMES.values()])
        return
    console = Console(highlight=False)
    for game in all_games.GAMES.values():
        title = Text.assemble((i18n.game_text(lang, game.id), "bold"))
        title.append(f"  {game.id}, {game.min_players}–{game.max_players}", style="dim")
        console.print(title)
        if i18n.has_text(lang, f"game-{game.id}"):
            console.print(Padding(about(lang, f"game-{game.id}"), (0, 0, 0, 2)))
        for option in game.options:
            console.print(Padding(option_lines(lang, game, option), (0, 0, 0, 4)))
        console.print()


def option_lines(lang: str, game: Game, option: Option) -> Text:
    name, purpose = i18n.option_text(lang, game, option)
    lines = Text.assemble((option.name, "bold"))
    lines.append(f"  {name}. {purpose}")
    if option.kind == FLAG:
        values = [(value, value == str(option.default).lower()) for value in ("false", "true")]
        words = [f"{DEFAULT} {value}" if default else value for value, default in values]
        lines.append(f"  {', '.join(words)}", style="dim")
    if option.kind == CHOICE:
        for value in option.values:
            word, meaning = i18n.value_text(lang, game, option, value)
            mark = DEFAULT if value == option.default else " "
            lines.append(f"\n {mark} {value}", style="cyan")
            lines.append(f"  {word}. {meaning}".rstrip())
    return lines


def description(game: Game) -> dict[str, object]:
    """A game as a program may want to know it."""
    return {
        "id": game.id,
        "rules_version": game.rules_version,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                "values": list(option.values),
            }
            for option in game.options
        ],
        "actions": len(game.actions),
        "speech": describe(game),
    }
