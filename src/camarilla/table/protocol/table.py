"""A table as everybody who has its link may know it, apart from the position.

docs/protocol.md explains every field. The client's types are generated from these structs.
"""

from typing import Literal

import msgspec

from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.options import OptionValue
from camarilla.kernel.record import Result
from camarilla.table.absence import absence_voters
from camarilla.table.log import BranchCards, Clock, SeatOrder
from camarilla.table.table import Status, Table

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
    left: bool = False
    """Whether the person has left the game, so that the bot stands in."""
    is_bot: bool = False
    """Whether the person is a bot with an account of its own."""
    invited: bool = False
    """Whether the seat is kept for a bot that has not answered yet."""
    figure: str | None = None
    """Id of the artificial opponent on an automatic seat; its name is the text
    `<catalogue>-opponent-<id>`."""


class UndoInfo(msgspec.Struct, frozen=True):
    seat: int
    waiting: tuple[int, ...]
    """Seats whose consent is still missing."""
    keep: int
    """How many actions would be left: the undone ones begin with the one of this index."""
    given: int = 0
    needed: int = 0
    """How many people have consented, and how many were asked."""


class RefusedUndo(msgspec.Struct, frozen=True):
    seat: int
    by: int
    """The seat of who refused."""


class TakeoverInfo(msgspec.Struct, frozen=True):
    """A person who came late wants to play on for the bot in a seat."""

    seat: int
    player: str
    name: str
    waiting: tuple[int, ...]
    """Seats whose consent is still missing."""
    given: int
    needed: int


class PauseInfo(msgspec.Struct, frozen=True):
    """A pause of the clock, or that a player has asked for one."""

    since: int | None
    """When it began; null while it is only asked for."""
    seat: int | None = None
    """Who asks for it."""
    waiting: tuple[int, ...] = ()
    """Seats whose consent is still missing."""
    given: int = 0
    needed: int = 0


class AbsenceInfo(msgspec.Struct, frozen=True):
    seat: int
    votes: int
    needed: int
    voted: tuple[int, ...] = ()
    """The seats of those who have voted for a bot."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
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
    advice: bool = True
    """Whether bots give hints."""
    undo_refused: RefusedUndo | None = None
    """The last undo of this position that was refused."""
    takeover: TakeoverInfo | None = None
    pause: PauseInfo | None = None
    lesson: bool = False
    """The guided first game of its game."""
    branch: BranchCards | None = None
    """For a game that began in a position of a finished one: whether the cards that its deciding
    seat could not know were drawn anew, or lie as they did."""


def table_info(table: Table) -> TableInfo:
    created = table.created
    actor = table.actor()
    result = None
    if table.status == "finished" and table.match is not None:
        state = table.match.state
        result = Result(scores=state.scores(), winners=state.winners())
    return TableInfo(
        id=table.id,
        game=created.game,
        rules_version=created.rules_version,
        options=created.options,
        players=created.players,
        status=table.status,
        seats=_seat_infos(table),
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
        advice=created.advice,
        undo_refused=_undo_refused(table),
        takeover=_takeover_info(table),
        pause=_pause_info(table),
        lesson=created.lesson,
        branch=created.branch.cards if created.branch is not None else None,
    )


def _seat_infos(table: Table) -> tuple[SeatInfo, ...]:
    try:
        figures = table.game.figures(table.created.players, table.created.options)
    except CamarillaError:
        figures = {}  # options of rules that are no more
    found = []
    for number, seat in enumerate(table.seats):
        state: SeatState = "human"
        if seat.automatic:
            state = "automatic"
        elif seat.bot is not None:
            state = "bot"
        elif not seat.name:
            state = "free"
        found.append(
            SeatInfo(
                seat=number,
                state=state,
                name=seat.name,
                player=seat.user,
                bot=seat.deciding_bot,
                stand_in=seat.stand_in is not None,
                left=seat.left,
                is_bot=seat.is_bot,
                invited=seat.invited,
                figure=figures.get(number) if seat.automatic else None,
            )
        )
    return tuple(found)


def _undo_info(table: Table) -> UndoInfo | None:
    if table.undo is None:
        return None
    asked = table.undo
    missing = _seats_of_all(table, asked.waiting)
    given = asked.needed - len(asked.waiting)
    return UndoInfo(asked.seat, missing, asked.keep, given, asked.needed)


def _undo_refused(table: Table) -> RefusedUndo | None:
    if not table.undo_refused:
        return None
    seat, by = list(table.undo_refused.items())[-1]
    return RefusedUndo(seat, by)


def _takeover_info(table: Table) -> TakeoverInfo | None:
    asked = table.takeover
    if asked is None:
        return None
    given = asked.needed - len(asked.waiting)
    missing = _seats_of_all(table, asked.waiting)
    return TakeoverInfo(asked.seat, asked.user, asked.name, missing, given, asked.needed)


def _pause_info(table: Table) -> PauseInfo | None:
    if table.time.paused_at is not None:
        return PauseInfo(table.time.paused_at)
    asked = table.time.request
    if asked is None or table.status != "running":
        return None
    missing = _seats_of_all(table, asked.waiting)
    given = asked.needed - len(asked.waiting)
    return PauseInfo(None, asked.seat, missing, given, asked.needed)


def _seats_of_all(table: Table, people: set[str]) -> tuple[int, ...]:
    return tuple(number for number, seat in enumerate(table.seats) if seat.user in people)


def _absence_info(table: Table) -> AbsenceInfo | None:
    for seat, votes in table.absence_votes.items():
        needed = len(absence_voters(table, seat))
        return AbsenceInfo(seat, len(votes), needed, _seats_of_all(table, votes))
    return None
