"""A table, computed by folding its log; every process gets the same result.

Nothing here reads a clock, a database or a socket. `commands/` decides what may be added.
"""

from collections.abc import Iterable
from typing import Literal

import msgspec

from camarilla import games
from camarilla.games import title_of
from camarilla.games.lesson import Standing, due_action, standing
from camarilla.kernel.dealer import FairDealer
from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.events import Event
from camarilla.kernel.game import CHANCE, OVER, Game
from camarilla.kernel.match import Match
from camarilla.kernel.record import Record
from camarilla.kernel.seating import AUTOMATIC
from camarilla.table.beginning import begin_match
from camarilla.table.errors import Refused, rules_changed
from camarilla.table.log import (
    BOARD_ENTRIES,
    AbsenceVoted,
    Acted,
    BotSeated,
    Closed,
    Created,
    Edited,
    Entry,
    Finished,
    Forgotten,
    PauseAnswered,
    PauseAsked,
    Paused,
    Rematched,
    Resumed,
    Returned,
    Seated,
    Started,
    StoodIn,
    TakenOver,
    TakeoverAnswered,
    TakeoverAsked,
    UndoAnswered,
    UndoAsked,
    Undone,
    Vacated,
)
from camarilla.table.seats import (
    Seat,
    TakeoverRequest,
    UndoRequest,
    moved,
    other_people,
    without_person,
)
from camarilla.table.timekeeping import Timekeeper

Status = Literal["open", "running", "finished", "closed"]


class AppliedEntry(msgspec.Struct):
    """One entry of the log with the events it caused."""

    seq: int
    at: int
    entry: Entry
    events: list[Event]


def only_actions(entries: Iterable[AppliedEntry]) -> bool:
    """Whether nothing but the position is another one now."""
    return all(isinstance(applied.entry, Acted) for applied in entries)


class Table:
    """One table: built by `fold`, read by everything else."""

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
        self.match: Match | None = None
        self.action_seqs: list[int] = []
        """For each action that counts, its sequence number."""
        self.rewinds: list[tuple[int, int]] = []
        """For each undo, its sequence number and that of the first action it took back."""
        self.undo: UndoRequest | None = None
        self.undo_refused: dict[int, int] = {}
        """For the seats that were refused an undo of this position, the seat that refused."""
        self.absence_votes: dict[int, set[str]] = {}
        self.takeover: TakeoverRequest | None = None
        self.takeover_refused: set[str] = set()
        """The people who may not ask for a bot's seat again."""
        self.time = Timekeeper()
        self.rematch: str | None = None
        self.created_at = 0
        self.changed_at = 0
        self.finished_at: int | None = None
        self.created: Created

    # Reading.

    @property
    def game(self) -> Game:
        return games.get(self.created.game)

    def actor(self) -> int:
        """The seat to act, `CHANCE`, or `OVER` while no game is running."""
        if self.match is None or self.status != "running":
            return OVER
        return self.match.state.actor()

    def running_match(self) -> Match:
        """The game that is being played; refused if there is none."""
        if self.match is None or self.status != "running":
            raise Refused("not_running", "no game is being played at this table")
        return self.match

    def seats_of(self, user: str | None) -> list[int]:
        if user is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.user == user]

    def people(self) -> set[str]:
        return {seat.user for seat in self.seats if seat.user is not None}

    def free_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.free]

    def person_to_act(self) -> tuple[int, str] | None:
        """The seat and the person that the table waits for; None if it waits for nobody."""
        actor = self.actor()
        if actor < 0 or self.seats[actor].deciding_bot is not None:
            return None
        user = self.seats[actor].user
        return None if user is None else (actor, user)

    def deadline(self) -> int | None:
        """When the time of the person to act is up, in milliseconds."""
        return self.time.deadline()

    def standing(self) -> Standing | None:
        """Where the game stands in its lesson; None if it is no lesson or not running."""
        lesson = title_of(self.created.game).lesson() if self.created.lesson else None
        if lesson is None or self.match is None or self.status != "running":
            return None
        text = self.game.actions.text
        return standing(lesson, [text(action) for action in self.match.actions])

    def next_automatic(self) -> int | None:
        """What happens next without a decision of a person or a bot: what the lesson prescribes,
        or what chance draws; None if a person or a bot is to act."""
        where = self.standing()
        if where is not None and where.due is not None:
            return due_action(self.game, self.running_match().state, where.due)
        if self.actor() != CHANCE:
            return None
        assert self.match is not None
        assert self.dealer is not None
        return self.dealer.deal(self.game.actions, self.match.state, self.match.actions)

    def record(self) -> Record:
        """The record of the finished game, with its seed."""
        if self.match is None or self.status != "finished":
            raise Refused("game_running", "the record is published when the game is over")
        if self.created.branch is not None:
            raise Refused("no_record", "a game that began in a later position has no record")
        seats = [AUTOMATIC if s.automatic else s.name or s.bot or "" for s in self.seats]
        record = self.match.record(seats, self.created.commitment)
        if self.dealer is not None and not self.created.lesson:
            record.seed = self.dealer.seed
        record.lot = list(self.lot) if self.lot is not None else None
        record.dealing = self.created.dealing
        record.rules_version = self.created.rules_version
        return record

    # Growing.

    def fold(self, entry: Entry, at: int) -> AppliedEntry:
        """Add the next entry of the log."""
        events = self._replay(entry) if isinstance(entry, Acted) else []
        return self._add(entry, at, events)

    def act(self, seat: int, action: int, at: int, by_bot: bool = False) -> AppliedEntry:
        """Carry out an action; an illegal one raises `IllegalAction` and changes nothing."""
        events = self.running_match().play(action)
        return self._add(Acted(seat, self.game.actions.text(action), by_bot), at, events)

    def _add(self, entry: Entry, at: int, events: list[Event]) -> AppliedEntry:
        self.seq += 1
        self.changed_at = at
        self._take_in(entry, at)
        if isinstance(entry, BOARD_ENTRIES):
            self.position_seq = self.seq
            self.position_at = at
            self.undo = None
            self.undo_refused = {}
            self.absence_votes = {}
        if self.actor() != CHANCE:
            person = self.person_to_act()
            self.time.wait_for(person and person[0], at, isinstance(entry, BOARD_ENTRIES))
        return AppliedEntry(self.seq, at, entry, events)

    def _take_in(self, entry: Entry, at: int) -> None:
        match entry:
            case Created():
                self._create(entry, at)
            case Edited():
                self._edit(entry)
            case Seated(seat=seat, user=user, name=name, is_bot=is_bot, invited=invited):
                self.seats[seat] = Seat(user or None, name, is_bot=is_bot, invited=invited)
            case BotSeated(seat=seat, bot=bot):
                self.seats[seat] = Seat(bot=bot)
            case Vacated(seat=seat):
                self.seats[seat] = Seat()
            case Started(order=order, by_seed=by_seed):
                self._begin(order)
                self.lot = order if by_seed else None
            case Acted():
                self.action_seqs.append(self.seq)
            case UndoAsked(seat=seat, keep=keep):
                others = other_people(self.seats, self.seats[seat].user)
                self.undo = UndoRequest(seat, keep, others, len(others))
            case UndoAnswered(seat=seat, yes=yes):
                self._answer_undo(seat, yes)
            case Undone(keep=keep):
                self._rewind(keep)
            case StoodIn(seat=seat, bot=bot, reason=reason):
                self.seats[seat].stand_in = bot
                self.seats[seat].left = reason == "left"
                self.absence_votes.pop(seat, None)
                self._answer_undo(seat, True)
                self._answer_takeover(seat, True)
                self.time.answer(self.seats[seat].user, True)
            case Returned(seat=seat):
                self.seats[seat].stand_in = None
                self.seats[seat].left = False
                if self.actor() == seat:
                    self.position_at = at
            case AbsenceVoted(seat=seat, yes=False):
                self.absence_votes.pop(seat, None)
            case AbsenceVoted(seat=seat, by=by):
                self.absence_votes.setdefault(seat, set()).add(self.seats[by].user or "")
            case TakeoverAsked(seat=seat, user=user, name=name):
                people = other_people(self.seats, user)
                self.takeover = TakeoverRequest(seat, user, name, people, len(people))
            case TakeoverAnswered(seat=seat, yes=yes):
                self._answer_takeover(seat, yes)
            case TakenOver(seat=seat, user=user, name=name):
                self.seats[seat] = Seat(user=user or None, name=name)
                self.takeover = None
                if self.actor() == seat:
                    self.position_at = at
            case PauseAsked() | PauseAnswered() | Paused() | Resumed():
                self.time.take_in(entry, at, self.seats)
            case Finished():
                self.status = "finished"
                self.finished_at = at
            case Rematched(table=table):
                self.rematch = table
            case Forgotten(seats=seats):
                for number in seats:
                    running = self.status == "running"
                    self.seats[number] = without_person(self.seats[number], running)
            case Closed():
                self.status = "closed"

    def _create(self, entry: Created, at: int) -> None:
        self.created = entry
        self.created_at = at
        if self.dealer is not None:
            self.dealer = FairDealer(self.dealer.seed, entry.dealing)
        self.seats = self._empty_seats()

    def _empty_seats(self) -> list[Seat]:
        created = self.created
        try:
            automatic = self.game.automatic(created.players, created.options)
        except CamarillaError:
            automatic = ()  # `_begin` says what is wrong
        return [Seat(automatic=number in automatic) for number in range(created.players)]

    def _edit(self, entry: Edited) -> None:
        self.created = msgspec.structs.replace(self.created, **msgspec.structs.asdict(entry))
        self.seats = moved(self.seats, self._empty_seats())

    def _begin(self, order: tuple[int, ...]) -> None:
        if self.created.rules_version > self.game.rules_version:
            raise self._rules_changed("cannot be played by an older program")
        self.seats = [self.seats[number] for number in order]
        try:
            self.match = begin_match(self.game, self.created)
        except CamarillaError as error:
            raise self._rules_changed(f"cannot be set up any more: {error}") from error
        self.status = "running"
        self.time.start(self.created.clock, len(self.seats))

    def _replay(self, entry: Acted) -> list[Event]:
        """Carry out a stored action; a corrected rule may have made it impossible."""
        match = self.running_match()
        try:
            return match.play(self.game.actions.parse(entry.action))
        except CamarillaError as error:
            number = len(match.actions) + 1
            raise self._rules_changed(
                f"cannot go on: its action {number}, {entry.action!r}, is not legal any more"
            ) from error

    def _rules_changed(self, what: str) -> Refused:
        return rules_changed(self.game, self.created.rules_version, what)

    def _answer_undo(self, seat: int, yes: bool) -> None:
        if self.undo is None:
            return
        if yes:
            self.undo.waiting.discard(self.seats[seat].user or "")
            return
        by = self.seats[seat].user
        if by != self.seats[self.undo.seat].user:
            self.undo_refused[self.undo.seat] = seat
        self.undo = None

    def _answer_takeover(self, seat: int, yes: bool) -> None:
        if self.takeover is None:
            return
        if yes:
            self.takeover.waiting.discard(self.seats[seat].user or "")
            return
        if seat >= 0:
            self.takeover_refused.add(self.takeover.user)
        self.takeover = None

    def _rewind(self, keep: int) -> None:
        self.running_match().rewind(keep)
        self.rewinds.append((self.seq, self.action_seqs[keep]))
        del self.action_seqs[keep:]
