"""`camarilla play`: a game at this terminal, against bots or with the screen passed around."""

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
    read_only_record,
    read_options,
)
from camarilla.cli.lesson import Coach
from camarilla.cli.session import HUMAN, Session
from camarilla.games.lesson import Lesson
from camarilla.games.title import Title
from camarilla.kernel.dealer import FairDealer, new_seed
from camarilla.kernel.errors import BadRecord
from camarilla.kernel.match import Match
from camarilla.kernel.record import Record, final
from camarilla.kernel.seating import deciding, fewest_players, seated
from camarilla.web.settings import data_folder


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    players: Players = None,
    bots: str = "",
    option: OptionList = None,
    card_set: CardSet = None,
    deck: DeckFile = None,
    lang: Language = "en",
    seed: str | None = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    learn: Annotated[bool, typer.Option("--learn")] = False,
) -> None:
    """Play at this terminal."""
    check_language(lang)
    settled = players is not None or any((bots, option, card_set, deck, seed))
    if learn and settled:
        raise BadArgument(
            "a lesson has its own players, bots and options: leave them out with --learn"
        )
    if resume is not None:
        if settled:
            raise BadArgument(
                "a saved game keeps its players, bots, options and seed: "
                "leave them out with --resume"
            )
        session = resumed(resume, lang)
        if game is not None and game != session.game.id:
            raise BadRecord(f"{resume} is a game of {session.game.id}, not of {game}")
    elif game is None:
        raise BadArgument(f"which game? {', '.join(games.GAMES)}")
    elif learn:
        session = lesson(game, lang)
    else:
        rules = games.get(game)
        names = read_bots(bots)
        if players == 1:
            refuse_solitude(games.title_of(game))
        options = read_options(rules, option, card_set, deck)
        if players is None:
            players = fewest_players(rules, options, len(names) + 1)
        people = len(deciding(rules, players, options)) - len(names)
        if people < 0:
            raise BadArgument(f"{len(names)} bots are too many for {len(names) + people} seats")
        match = Match(rules, players, options)
        everybody = seated(rules, players, options, [HUMAN] * people + names)
        dealer = FairDealer(seed or new_seed())
        session = Session(match, everybody, dealer, new_file(game), lang)
    if learn:
        session.coach = Coach(lesson_of(session.game.id), session.match)
    session.run()


def new_file(game: str) -> Path:
    """Where a game that begins now is saved."""
    return data_folder() / "games" / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl"


def lesson(game: str, language: str) -> Session:
    """The guided first game of a game."""
    found = lesson_of(game)
    match = Match(games.get(game), found.players, found.options)
    bots = [HUMAN if seat == found.seat else found.level for seat in range(found.players)]
    return Session(match, bots, FairDealer(new_seed()), new_file(game), language)


def lesson_of(game: str) -> Lesson:
    games.get(game)
    found = games.title_of(game).lesson()
    if found is None:
        raise BadArgument(f"{game} has no lesson")
    return found


def resumed(file: Path, language: str) -> Session:
    """The session of a saved game, with the log of all that happened."""
    record = read_only_record(file)
    match = Match(games.get(record.game), record.players, record.options)
    final(match.game, record)
    dealer = FairDealer(record.seed, record.dealing) if record.seed else FairDealer(new_seed())
    session = Session(match, seats_of(match, record), dealer, file, language)
    session.has_file = True
    for text in record.actions:
        session.play(match.game.actions.parse(text))
    return session


def seats_of(match: Match, record: Record) -> list[str]:
    """Who sits where: a deciding seat without a bot is a person's."""
    game, players, options = match.game, match.players, match.options
    named = [record.seats[seat] for seat in deciding(game, players, options)]
    names = [name if all_bots.is_built_in(name) else HUMAN for name in named]
    return seated(game, players, options, names)


def refuse_solitude(title: Title) -> None:
    """Say how one person can play alone; an artificial opponent counts as a player."""
    option = next((one for one in title.game.options if one.name == title.solo_option), None)
    if option is None:
        return
    values = ", ".join(
        f"--option {option.name}={value}" for value in option.values if value != option.default
    )
    raise BadArgument(
        f"{title.id} has at least {title.game.min_players} seats; to play alone, use"
        f" --players {title.game.min_players} and one of the artificial opponents: {values}"
    )
