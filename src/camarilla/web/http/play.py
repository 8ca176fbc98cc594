"""Endpoints of play: what the socket does, by plain HTTP. And records and replays."""

from typing import Annotated

import msgspec
from msgspec import Meta

from camarilla.kernel.game import PUBLIC
from camarilla.kernel.record import Record
from camarilla.table.commands.base import SeatNumber, Seq, Transaction
from camarilla.table.commands.chat import Say
from camarilla.table.commands.hints import AskHint
from camarilla.table.commands.play import Act
from camarilla.table.log import Acted
from camarilla.table.protocol.messages import Hints
from camarilla.table.protocol.position import (
    STEPS_LIMIT,
    Position,
    Step,
    position,
    steps_between,
    steps_since,
)
from camarilla.table.protocol.table import TableInfo, table_info
from camarilla.table.replay import (
    OPEN_CARDS,
    ChanceDraw,
    LastTurn,
    ReplayStep,
    draws,
    replay_steps,
    since_last_turn,
)
from camarilla.table.store.users import ChatLine
from camarilla.table.table import Table
from camarilla.web.guard.seats import seat_to_see
from camarilla.web.http.routing import Call, Endpoints

endpoints = Endpoints()

Index = Annotated[int, Meta(ge=0, le=2**31 - 1)]
PLAY_ERRORS = ("no_session", "not_found", "not_running", "not_seated", "not_your_seat")


class PositionQuery(msgspec.Struct, frozen=True):
    seat: SeatNumber | None = None
    since: Seq | None = None


class PositionAnswer(msgspec.Struct, frozen=True, kw_only=True):
    table: TableInfo
    yours: tuple[int, ...]
    position: Position | None
    steps: tuple[Step, ...]
    rewound: bool


@endpoints(
    "GET",
    "/api/tables/{id}/position",
    query=PositionQuery,
    returns=PositionAnswer,
    errors=("not_found", "not_your_seat", "rules_changed"),
)
async def show_position(call: Call, query: PositionQuery) -> PositionAnswer:
    """The position as your seat sees it, and what happened since you last looked."""
    user = call.user_id

    def look(table: Table) -> PositionAnswer:
        seat = seat_to_see(table, user, query.seat)
        steps, rewound = steps_since(table, query.since, seat)
        return PositionAnswer(
            table=table_info(table),
            yours=tuple(table.seats_of(user)),
            position=None if table.match is None else position(table, seat),
            steps=steps,
            rewound=rewound,
        )

    return await call.state.rooms.read(call.table_id(), look, query.since)


class StepsQuery(msgspec.Struct, frozen=True):
    seat: SeatNumber | None = None
    from_: Index = msgspec.field(default=0, name="from")
    to: Index = STEPS_LIMIT


class StepsAnswer(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    count: int
    """How many actions count so far."""
    from_: int = msgspec.field(name="from")
    """The number of the first step."""
    steps: tuple[Step, ...]


@endpoints(
    "GET",
    "/api/tables/{id}/steps",
    query=StepsQuery,
    returns=StepsAnswer,
    errors=("not_found", "not_your_seat"),
)
async def steps(call: Call, query: StepsQuery) -> StepsAnswer:
    """The steps of a range of actions, as your seat may know them."""

    def look(table: Table) -> StepsAnswer:
        seat = seat_to_see(table, call.user_id, query.seat)
        count = len(table.action_seqs)
        last = min(query.to, query.from_ + STEPS_LIMIT, count)
        found = steps_between(table, query.from_, last, seat)
        return StepsAnswer(seat=seat, count=count, from_=query.from_, steps=found)

    return await call.state.rooms.read(call.table_id(), look)


class SeatQuery(msgspec.Struct, frozen=True):
    seat: SeatNumber | None = None


@endpoints(
    "GET",
    "/api/tables/{id}/last-turn",
    query=SeatQuery,
    returns=LastTurn,
    errors=("not_found", "not_running", "not_your_seat"),
)
async def last_turn(call: Call, query: SeatQuery) -> LastTurn:
    """What your seat saw when it last chose, and what has happened since."""

    def look(table: Table) -> LastTurn:
        return since_last_turn(table, seat_to_see(table, call.user_id, query.seat))

    return await call.state.rooms.read(call.table_id(), look)


class ActAnswer(msgspec.Struct, frozen=True):
    seq: int
    position: Position


class SeqAnswer(msgspec.Struct, frozen=True):
    seq: int


@endpoints(
    "POST",
    "/api/tables/{id}/act",
    body=Act,
    returns=ActAnswer,
    errors=(*PLAY_ERRORS, "stale", "not_your_turn", "bad_notation", "illegal_action"),
)
async def act(call: Call, body: Act) -> ActAnswer:
    """Act on the position numbered `seq`."""

    def answer(transaction: Transaction) -> ActAnswer:
        acted = transaction.entries[0].entry
        assert isinstance(acted, Acted)
        return ActAnswer(transaction.table.seq, position(transaction.table, acted.seat))

    return await call.perform(body, answer)


@endpoints(
    "POST",
    "/api/tables/{id}/hint",
    body=AskHint,
    returns=Hints,
    errors=(*PLAY_ERRORS, "not_your_turn", "no_advice", "busy"),
)
async def hint(call: Call, body: AskHint) -> Hints:
    """What a bot would do in your seat."""
    return await call.state.hints.answer(call.table_id(), call.player(), body)


class ChatAnswer(msgspec.Struct, frozen=True):
    lines: tuple[ChatLine, ...]


class LineAnswer(msgspec.Struct, frozen=True):
    line: ChatLine


@endpoints("GET", "/api/tables/{id}/chat", returns=ChatAnswer, errors=("not_found",))
async def chat_lines(call: Call) -> ChatAnswer:
    """The last lines said at the table."""
    await call.state.rooms.room(call.table_id())
    return ChatAnswer(tuple(await call.state.chat.last_lines(call.table_id())))


@endpoints(
    "POST",
    "/api/tables/{id}/chat",
    body=Say,
    returns=LineAnswer,
    errors=("no_session", "not_found", "muted"),
)
async def say(call: Call, body: Say) -> LineAnswer:
    """Say something at the table."""
    return LineAnswer(await call.state.chat.say(call.table_id(), call.player(), body))


@endpoints(
    "GET",
    "/api/tables/{id}/record",
    returns=Record,
    errors=("not_found", "game_running", "no_record"),
)
async def record(call: Call) -> Record:
    """The record of a finished game, with the seed of its shuffles."""
    return await call.state.rooms.read(call.table_id(), lambda table: table.record())


class ReplayQuery(msgspec.Struct, frozen=True):
    seat: Annotated[int, Meta(ge=OPEN_CARDS, le=31)] = PUBLIC
    from_: Index = msgspec.field(default=0, name="from")
    to: Index = 50


class ReplayAnswer(msgspec.Struct, frozen=True):
    table: TableInfo
    seat: int
    count: int
    steps: tuple[ReplayStep, ...]


@endpoints(
    "GET",
    "/api/tables/{id}/replay",
    query=ReplayQuery,
    returns=ReplayAnswer,
    errors=("not_found", "game_running"),
)
async def replay(call: Call, query: ReplayQuery) -> ReplayAnswer:
    """A finished game step by step, as any seat saw it, a spectator, or all of them together."""

    def look(table: Table) -> ReplayAnswer:
        count, steps = replay_steps(table, query.seat, query.from_, query.to)
        return ReplayAnswer(table_info(table), query.seat, count, steps)

    return await call.state.rooms.read(call.table_id(), look)


class DrawsAnswer(msgspec.Struct, frozen=True, kw_only=True):
    commitment: str | None
    seed: str | None
    lot: tuple[int, ...] | None
    waiting: tuple[int, ...]
    """The seats that were assigned at random."""
    draws: tuple[ChanceDraw, ...]


@endpoints(
    "GET",
    "/api/tables/{id}/draws",
    returns=DrawsAnswer,
    errors=("not_found", "game_running", "no_record"),
)
async def show_draws(call: Call) -> DrawsAnswer:
    """The data for checking that only the seed has decided for chance in a finished game."""

    def look(table: Table) -> DrawsAnswer:
        record = table.record()
        return DrawsAnswer(
            commitment=record.commitment,
            seed=record.seed,
            lot=table.lot,
            waiting=tuple(seat for seat, one in enumerate(table.seats) if not one.automatic),
            draws=draws(table),
        )

    return await call.state.rooms.read(call.table_id(), look)
