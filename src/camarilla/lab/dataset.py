"""Data sets of games: the file that `camarilla sim --records` writes, with its description.

    games = Dataset(Path("games.jsonl"))
    for decision in games.decisions():
        decision.vector, decision.legal, decision.action, decision.share

There is one record per line. Beside them `games.jsonl.about.json` has what is needed to understand
them, and to play the same games again.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from camarilla import __version__, games
from camarilla.kernel.errors import BadRecord
from camarilla.kernel.match import Match
from camarilla.kernel.options import OptionValue
from camarilla.kernel.record import FORMAT, Record, decode, replay
from camarilla.lab.simulate import Plan

SUFFIX: Final = ".about.json"


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a file of records is."""

    format: int
    """Of the records."""
    version: str
    """Of the program that wrote them."""
    game: str
    rules_version: int
    players: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    seed: str
    games: int
    sha256: str
    """Of the file of records."""


class Decision(NamedTuple):
    """One decision of a player in a recorded game."""

    game: int
    """The number of the record, from 0."""
    seat: int
    vector: bytes
    """What the seat knows: see docs/research.md."""
    legal: tuple[int, ...]
    action: int
    share: float
    """The seat's share of the victory in the end."""


def about_path(records: Path) -> Path:
    return records.with_name(records.name + SUFFIX)


def describe(records: Path, plan: Plan, count: int) -> None:
    """Write the description of the file of records, beside it."""
    about = About(
        format=FORMAT,
        version=__version__,
        game=plan.game,
        rules_version=games.get(plan.game).rules_version,
        players=plan.players,
        options=plan.options,
        bots=plan.bots,
        seed=plan.seed,
        games=count,
        sha256=digest(records),
    )
    about_path(records).write_bytes(msgspec.json.format(msgspec.json.encode(about)) + b"\n")


def digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


class Dataset:
    """The games of a file of records. `about` is None if the description is missing."""

    def __init__(self, records: Path) -> None:
        self.path = records
        beside = about_path(records)
        self.about: About | None = None
        if beside.exists():
            self.about = msgspec.json.decode(beside.read_bytes(), type=About)
            if self.about.sha256 != digest(records):
                raise BadRecord(f"{records} is not the file that {beside} describes")

    def records(self) -> Iterator[Record]:
        with self.path.open("rb") as lines:
            for line in lines:
                if line.strip():
                    yield decode(line)

    def __iter__(self) -> Iterator[Record]:
        return self.records()

    def decisions(self) -> Iterator[Decision]:
        """Every decision of a player, in the order of play; the games are replayed."""
        for number, record in enumerate(self.records()):
            game = games.get(record.game)
            encoder = games.title_of(record.game).encoder(record.players)
            winners = record.result.winners if record.result is not None else []
            state = Match(game, record.players, record.options).state
            for step in replay(game, record):
                if step.actor >= 0:
                    share = 1 / len(winners) if step.actor in winners else 0.0
                    vector = encoder.encode(state, step.actor)
                    legal = tuple(state.legal())
                    yield Decision(number, step.actor, vector, legal, step.action, share)
                state = step.state.clone()
