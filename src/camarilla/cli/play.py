"""`camarilla play`: a game at this terminal, against bots or with the screen handed round."""

import time
from pathlib import Path
from typing import Annotated

import typer

from camarilla import bots as all_bots
from camarilla import games
from camarilla.cli.arguments import (
    BadArgument,
    CardSet,
    DeckFile,
    Language,
    OptionList,
    Players,
    check_language,
    read_bots,
    read_options,
    read_record,
)
from camarilla.cli.places import data_folder
from camarilla.cli.session import HUMAN, Session
from camarilla.kernel.dealer import new_seed
from camarilla.kernel.errors import BadRecord
from camarilla.kernel.journal import Journal
from camarilla.kernel.record import Record, final


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game's id.")] = None,
    players: Players = None,
    bots: Annotated[
        str, typer.Option(help="Bots for the last seats, by name; people have the others.")
    ] = "",
    option: OptionList = None,
    card_set: CardSet = None,
    deck: DeckFile = None,
    lang: Language = "en",
    seed: Annotated[str | None, typer.Option(help="The same seed, the same deals.")] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
) -> None:
    """Play at this terminal."""
    check_language(lang)
    if resume is not None:
        session = resumed(resume, lang)
        if game is not None and game != session.game.id:
            raise BadRecord(f"{resume} is a game of {session.game.id}, not of {game}")
    elif game is None:
        raise BadArgument(f"which game? {', '.join(games.GAMES)}")
    else:
        rules = games.get(game)
        names = read_bots(bots)
        seats = players or max(rules.min_players, len(names) + 1)
        rules.check_players(seats)
        if len(names) > seats:
            raise BadArgument(f"{len(names)} bots are too many for {seats} seats")
        journal = Journal(rules, seats, read_options(rules, option, card_set, deck))
        file = data_folder() / "games" / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl"
        everybody = [HUMAN] * (seats - len(names)) + names
        session = Session(journal, everybody, seed or new_seed(), file, lang)
    session.run()


def resumed(file: Path, language: str) -> Session:
    """The session of a saved game, with the log of all that happened."""
    record = read_record(file)
    journal = Journal(games.get(record.game), record.players, record.options)
    final(journal.game, record)
    session = Session(journal, seats_of(record), record.seed or new_seed(), file, language)
    for text in record.actions:
        session.play(journal.game.actions.parse(text))
    return session


def seats_of(record: Record) -> list[str]:
    """Who sits where: a seat that names no bot is a person's."""
    return [name if all_bots.is_built_in(name) else HUMAN for name in record.seats]
