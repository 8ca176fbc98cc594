"""What the commands' arguments mean."""

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from camarilla import bots, i18n
from camarilla.bots.levels import MAX_CORES
from camarilla.kernel.errors import BadOption, BadRecord, CamarillaError
from camarilla.kernel.game import Game
from camarilla.kernel.options import FLAG, LIST, Option, Options, OptionValue
from camarilla.kernel.record import Record, decode
from camarilla.kernel.seating import deciding, fewest_players, seated
from camarilla.lab.omniscient import OMNISCIENT

GameId = Annotated[str, typer.Argument(metavar="GAME")]
Players = Annotated[int | None, typer.Option()]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE"),
]
CardSet = Annotated[str | None, typer.Option("--set")]
DeckFile = Annotated[
    Path | None,
    typer.Option("--deck", metavar="FILE"),
]
Language = Annotated[str, typer.Option(envvar="CAMARILLA_LANG", show_default=False)]
Cores = Annotated[int | None, typer.Option(min=1, max=MAX_CORES)]
AsJson = Annotated[bool, typer.Option("--json")]


_TRUTH: Final = {"true": True, "yes": True, "on": True, "1": True} | {
    "false": False,
    "no": False,
    "off": False,
    "0": False,
}


class BadArgument(CamarillaError):
    """An argument of a command that makes no sense."""


def check_language(language: str) -> str:
    if language not in i18n.LANGUAGES:
        raise BadArgument(f"there is no language {language!r}: {', '.join(i18n.LANGUAGES)}")
    return language


def read_options(
    game: Game, given: list[str] | None, card_set: str | None, deck: Path | None = None
) -> dict[str, OptionValue]:
    """The options as the game takes them; which values it accepts, the game itself says."""
    known = {option.name: option for option in game.options}
    values: dict[str, OptionValue] = {}
    for text in (*(given or ()), *([f"set={card_set}"] if card_set else ())):
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value, not {text!r}")
        if name not in known:
            if not known:
                raise BadOption(f"{game.id} has no options")
            raise BadOption(f"{game.id} has no option {name!r}: {', '.join(known)}")
        values[name] = read_value(known[name], value)
    if deck is not None:
        if "deck" not in known:
            raise BadOption(f"{game.id} does not read a table of cards")
        values["deck"] = read_deck(deck)
    return values


def read_deck(path: Path) -> str:
    """The text of a table of cards; the game itself checks it."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise BadOption(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadOption(f"{path} is not UTF-8 text") from error
    if not text.strip():
        raise BadOption(f"{path} is empty: it has no cards")
    return text


def read_value(option: Option, text: str) -> OptionValue:
    if option.kind == LIST:
        return [word for word in text.split(",") if word]
    if option.kind == FLAG:
        if text.lower() not in _TRUTH:
            raise BadOption(f"option {option.name} is true or false, not {text!r}")
        return _TRUTH[text.lower()]
    return text


def split_names(text: str) -> list[str]:
    """Names separated by commas."""
    if not text.strip():
        return []
    names = [word.strip() for word in text.split(",")]
    if not all(names):
        raise BadArgument(f"there is an extra comma in {text!r}")
    return names


def read_bots(text: str) -> list[str]:
    """The names of bots, separated by commas."""
    names = split_names(text)
    for name in names:
        if name.startswith(OMNISCIENT):
            raise BadArgument(f"{name!r} sees everything, so it plays only in ladders")
        bots.check(name)
    return names


def read_players(game: Game, players: int | None, options: Options, names: int) -> int:
    """The number of players; by default the fewest with a seat for each name."""
    count = fewest_players(game, options, names) if players is None else players
    seats = len(deciding(game, count, options))
    if names > seats:
        raise BadArgument(f"{names} bots are too many: --players {count} has seats for {seats}")
    return count


def seat_bots(game: Game, players: int, options: Options, names: list[str]) -> tuple[str, ...]:
    """The bot of each seat; the last one named takes all the seats that are left over."""
    if not names:
        raise BadArgument("no bot is named")
    seats = len(deciding(game, players, options))
    filled = [*names, *[names[-1]] * (seats - len(names))]
    return tuple(seated(game, players, options, filled))


def read_record(path: Path, index: int = 1) -> Record:
    """The record number `index` of a file with one on each line."""
    found = 0
    for line in record_lines(path):
        found += 1
        if found == index:
            return decode(line)
    raise BadRecord(f"{path} has no record number {index}" if found else f"{path} has no record")


def read_only_record(path: Path) -> Record:
    """The record of a file that has no other."""
    lines = list(itertools.islice(record_lines(path), 2))
    if not lines:
        raise BadRecord(f"{path} has no record")
    if len(lines) > 1:
        raise BadRecord(
            f"{path} has several records; a saved game must be the only one in its file"
        )
    return decode(lines[0])


def record_lines(path: Path) -> Iterator[bytes]:
    """The lines of a file that are not blank."""
    try:
        with path.open("rb") as lines:
            yield from (line for line in lines if line.strip())
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from error


def write_json(value: object) -> None:
    """JSON on standard output, for programs and readable for people."""
    typer.echo(json.dumps(msgspec.to_builtins(value), indent=2, ensure_ascii=False))
