"""What leaves the server about a table. docs/protocol.md explains every field.

The client's types are generated from these structs (`camarilla schema`). Nothing here holds a
seed, and events and views get here redacted only.
"""

from typing import Literal

import msgspec

from camarilla.kernel.events import SeenEvent, redact
from camarilla.kernel.game import PUBLIC
from camarilla.kernel.observation import LegalAction, Observation
from camarilla.kernel.options import OptionValue
from camarilla.kernel.record import Result
from camarilla.table.log import Acted, Clock, SeatOrder, Undone
from camarilla.table.table import News, Status, Table

SeatState = Literal["free", "human", "bot", "automatic"]


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    state: SeatState
    """`automatic`: the rules play this seat, and nobody can have it."""
    name: str
    """Nickname of the person; empty for all others."""
    player: str | None
    """Public id of the person."""
    bot: str | None
    """Level of the bot that decides here, also while it stands in for a person."""
    stand_in: bool


class UndoInfo(msgspec.Struct, frozen=True):
    seat: int
    waiting: tuple[int, ...]
    """Seats whose consent is still missing."""
    keep: int
    """How many actions would be left: what is taken back begins with the one of this index."""


class AbsenceInfo(msgspec.Struct, frozen=True):
    seat: int
    votes: int
    needed: int


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody who has the link may know about a table, apart from the position."""

    id: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    players: int
    status: Status
    seats: tuple[SeatInfo, ...]
    host: str
    listed: bool
    rated: bool
    order: SeatOrder
    clock: Clock
    commitment: str | None
    imported: bool
    created_at: int
    finished_at: int | None
    seq: int
    turn: int | None
    """The seat to act while the game runs."""
    deadline: int | None
    undo: UndoInfo | None
    absence: AbsenceInfo | None
    result: Result | None
    rematch: str | None


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """The board as one seat may know it, with all it may do now."""

    seq: int
    """To be sent back with an action."""
    index: int
    """How many actions count so far, chance included."""
    seat: int
    your_turn: bool
    view: Observation
    legal: tuple[LegalAction, ...]
    undo: Literal["none", "free", "ask"]
    deadline: int | None


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One action with its redacted events in order, or one taking back."""

    seq: int
    kind: Literal["action", "undo"]
    actor: int
    """The seat that acted (-1: chance), or that took back."""
    action: str | None
    """In notation, if it was this seat's own; what others did is told by the events."""
    keep: int | None
    """After an undo: how many actions remain."""
    events: tuple[SeenEvent, ...]


def table_info(table: Table) -> TableInfo:
    created = table.created
    actor = table.actor()
    result = None
    if table.status == "finished" and table.journal is not None:
        state = table.journal.state
        result = Result(scores=state.scores(), winners=state.winners())
    return TableInfo(
        id=table.id,
        game=created.game,
        rules_version=created.rules_version,
        options=created.options,
        players=created.players,
        status=table.status,
        seats=tuple(_seat_info(table, number) for number in range(created.players)),
        host=created.host,
        listed=created.listed,
        rated=created.rated,
        order=created.order,
        clock=created.clock,
        commitment=created.commitment,
        imported=created.imported,
        created_at=table.created_at,
        finished_at=table.finished_at,
        seq=table.seq,
        turn=actor if actor >= 0 else None,
        deadline=table.deadline(),
        undo=_undo_info(table),
        absence=_absence_info(table),
        result=result,
        rematch=table.rematch,
    )


def _seat_info(table: Table, number: int) -> SeatInfo:
    seat = table.seats[number]
    state: SeatState = "human"
    if seat.automatic:
        state = "automatic"
    elif seat.bot is not None:
        state = "bot"
    elif not seat.name:
        state = "free"
    return SeatInfo(number, state, seat.name, seat.user, seat.player, seat.stand_in is not None)


def _undo_info(table: Table) -> UndoInfo | None:
    if table.undo is None:
        return None
    waiting = table.undo.waiting
    missing = tuple(n for n, seat in enumerate(table.seats) if seat.user in waiting)
    return UndoInfo(table.undo.seat, missing, table.undo.keep)


def _absence_info(table: Table) -> AbsenceInfo | None:
    for seat, votes in table.absence_votes.items():
        return AbsenceInfo(seat, len(votes), len(absence_voters(table, seat)))
    return None


def absence_voters(table: Table, seat: int) -> set[str]:
    """The people at the table who decide whether a bot stands in for `seat`."""
    away = table.seats[seat].user
    return {s.user for s in table.seats if s.user and s.user != away and s.stand_in is None}


def position(table: Table, seat: int) -> Position:
    """What `seat` (or `PUBLIC`) may know now."""
    journal = table.journal
    assert journal is not None
    view = journal.state.observe(seat)
    undo: Literal["none", "free", "ask"] = "none"
    if table.status == "running" and table.undo is None and seat != PUBLIC:
        undo = undo_kind(table, seat)
    return Position(
        seq=table.seq,
        index=len(journal.actions),
        seat=seat,
        your_turn=table.actor() == seat,
        view=view,
        legal=view.legal,
        undo=undo,
        deadline=table.deadline(),
    )


def undo_kind(table: Table, seat: int) -> Literal["none", "free", "ask"]:
    journal = table.playing()
    if journal.can_undo(seat):
        return "free"
    return "ask" if journal.last_by(seat) >= 0 else "none"


def step(news: News, seat: int) -> Step | None:
    """What `seat` may know of an entry; None if it did not change the board."""
    entry = news.entry
    if isinstance(entry, Acted):
        return Step(
            seq=news.seq,
            kind="action",
            actor=entry.seat,
            action=entry.action if entry.seat == seat else None,
            keep=None,
            events=tuple(redact(event, seat) for event in news.events),
        )
    if isinstance(entry, Undone):
        return Step(
            seq=news.seq, kind="undo", actor=entry.seat, action=None, keep=entry.keep, events=()
        )
    return None
