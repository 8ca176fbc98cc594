"""A table as the sum of its log: fold the entries and you have it, in any process.

Nothing here reads a clock, a database or a socket. `requests.py` decides what may be added.
"""

import hashlib
from typing import Literal

import msgspec

from camarilla import games
from camarilla.kernel.dealer import FairDealer
from camarilla.kernel.events import Event
from camarilla.kernel.game import CHANCE, OVER, Game
from camarilla.kernel.match import Journal
from camarilla.kernel.record import Record
from camarilla.kernel.seating import AUTOMATIC
from camarilla.table.errors import Refused
from camarilla.table.log import (
    AbsenceVoted,
    Acted,
    BotSeated,
    Closed,
    Created,
    Entry,
    Finished,
    Rematched,
    Returned,
    Seated,
    Started,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
    Vacated,
)

Status = Literal["open", "running", "finished", "closed"]


class Seat(msgspec.Struct):
    """Who sits here: nobody, a person, or a bot; a stand-in plays for a person who is away.

    On an automatic seat nobody ever sits: the rules play it.
    """

    user: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    automatic: bool = False

    @property
    def free(self) -> bool:
        return self.user is None and self.bot is None and not self.automatic

    @property
    def player(self) -> str | None:
        """The bot that decides here; None if a person does."""
        return self.bot or self.stand_in


class UndoRequest(msgspec.Struct):
    seat: int
    keep: int
    waiting: set[str]
    """The people whose consent is still missing."""


class News(msgspec.Struct):
    """One entry with what it made happen."""

    seq: int
    at: int
    entry: Entry
    actor: int | None
    """Who acted, if an action was played."""
    events: list[Event]


class Table:
    """One table: built by `fold`, asked by everyone."""

    def __init__(self, id: str, seed: str | None) -> None:
        self.id = id
        self.dealer = FairDealer(seed) if seed is not None else None
        self.seq = 0
        self.position_seq = 0
        """The last entry that changed the position on the board, or opened it."""
        self.position_at = 0
        self.status: Status = "open"
        self.seats: list[Seat] = []
        self.lot: tuple[int, ...] | None = None
        """For each seat the one waited in before the start, if the seed has drawn it."""
        self.journal: Journal | None = None
        self.action_seqs: list[int] = []
        """For each action that counts, its sequence number."""
        self.rewinds: list[tuple[int, int]] = []
        """For each undo, its sequence number and that of the first action it took back."""
        self.undo: UndoRequest | None = None
        self.absence_votes: dict[int, set[str]] = {}
        self.rematch: str | None = None
        self.created_at = 0
        self.finished_at: int | None = None
        self.created: Created

    # What is asked.

    @property
    def game(self) -> Game:
        return games.get(self.created.game)

    def actor(self) -> int:
        """The seat to act, `CHANCE`, or `OVER` while nobody plays."""
        if self.journal is None or self.status != "running":
            return OVER
        return self.journal.state.actor()

    def playing(self) -> Journal:
        if self.journal is None or self.status != "running":
            raise Refused("not_running", "no game is being played at this table")
        return self.journal

    def seats_of(self, user: str | None) -> list[int]:
        if user is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.user == user]

    def deadline(self) -> int | None:
        """When the time of the person to act is up, in milliseconds."""
        actor = self.actor()
        time = self.created.clock.milliseconds()
        if actor < 0 or time is None or self.seats[actor].player is not None:
            return None
        return self.position_at + time

    def record(self) -> Record:
        """The record of the finished game, the seed told."""
        if self.journal is None or self.status != "finished":
            raise Refused("game_running", "the record is published when the game is over")
        seats = [AUTOMATIC if s.automatic else s.name or s.bot or "" for s in self.seats]
        record = self.journal.record(seats, self.created.commitment)
        record.seed = self.dealer.seed if self.dealer is not None else None
        record.lot = list(self.lot) if self.lot is not None else None
        return record

    # How it grows.

    def fold(self, entry: Entry, at: int) -> News:
        """Add the next entry of the log."""
        self.seq += 1
        actor = self.actor() if isinstance(entry, Acted) else None
        news = News(self.seq, at, entry, actor, self._fold(entry, at))
        if isinstance(entry, Started | Acted | Undone):
            self.position_seq = self.seq
            self.position_at = at
            self.undo = None
            self.absence_votes = {}
        return news

    def _fold(self, entry: Entry, at: int) -> list[Event]:
        match entry:
            case Created():
                self.created = entry
                self.created_at = at
                automatic = self._automatic_seats()
                self.seats = [Seat(automatic=n in automatic) for n in range(entry.players)]
            case Seated(seat=seat, user=user, name=name):
                self.seats[seat] = Seat(user=user or None, name=name)
            case BotSeated(seat=seat, bot=bot):
                self.seats[seat] = Seat(bot=bot)
            case Vacated(seat=seat):
                self.seats[seat] = Seat()
            case Started(order=order, by_seed=by_seed):
                self._begin(order)
                self.lot = order if by_seed else None
            case Acted(action=action):
                self.action_seqs.append(self.seq)
                return self.playing().play(self.game.actions.parse(action))
            case UndoAsked(seat=seat, keep=keep):
                self.undo = UndoRequest(seat, keep, self._others(seat))
            case UndoAnswered(seat=seat, yes=yes):
                self._answer_undo(seat, yes)
            case Undone(keep=keep):
                self._rewind(keep)
            case StoodIn(seat=seat, bot=bot):
                self.seats[seat].stand_in = bot
                self.absence_votes.pop(seat, None)
                self._answer_undo(seat, True)
            case Returned(seat=seat):
                self.seats[seat].stand_in = None
                if self.actor() == seat:
                    self.position_at = at
            case AbsenceVoted(seat=seat, by=by):
                self.absence_votes.setdefault(seat, set()).add(self.seats[by].user or "")
            case Finished():
                self.status = "finished"
                self.finished_at = at
            case Rematched(table=table):
                self.rematch = table
            case Closed():
                self.status = "closed"
        return []

    def _automatic_seats(self) -> tuple[int, ...]:
        if not self._follows_our_rules():
            return ()
        return self.game.automatic(self.created.players, self.created.options)

    def _follows_our_rules(self) -> bool:
        return self.created.rules_version == self.game.rules_version

    def _begin(self, order: tuple[int, ...]) -> None:
        if not self._follows_our_rules():
            raise Refused(
                "rules_changed",
                f"this game follows version {self.created.rules_version} of the rules of "
                f"{self.game.id}, this server plays version {self.game.rules_version}",
            )
        self.seats = [self.seats[number] for number in order]
        self.journal = Journal(self.game, self.created.players, self.created.options)
        self.status = "running"

    def _others(self, seat: int) -> set[str]:
        """The people whose consent whoever sits in `seat` needs; bots always consent."""
        asking = self.seats[seat].user
        return {s.user for s in self.seats if s.user and s.user != asking and s.player is None}

    def _answer_undo(self, seat: int, yes: bool) -> None:
        if self.undo is None:
            return
        if yes:
            self.undo.waiting.discard(self.seats[seat].user or "")
        else:
            self.undo = None

    def _rewind(self, keep: int) -> None:
        journal = self.playing()
        while len(journal.actions) > keep:
            journal.undo()
        self.rewinds.append((self.seq, self.action_seqs[keep]))
        del self.action_seqs[keep:]


def deal(table: Table) -> str | None:
    """What chance does next, in notation; None if somebody else is to act."""
    if table.actor() != CHANCE:
        return None
    assert table.journal is not None
    assert table.dealer is not None
    journal = table.journal
    return journal.game.actions.text(table.dealer.deal(journal.state, len(journal.actions)))


def short(id: str) -> str:
    """A name for a table in logs that lets nobody in: the id itself opens a private table."""
    return hashlib.sha256(id.encode()).hexdigest()[:8]
