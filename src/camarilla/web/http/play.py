"""Endpoints of play: what the socket does, by plain HTTP. And records and replays."""

from typing import Annotated

import msgspec
from msgspec import Meta

from camarilla.kernel.game import PUBLIC
from camarilla.kernel.record import Record
from camarilla.table import archive, commands
from camarilla.table.archive import Frame
from camarilla.table.commands import Request
from camarilla.table.protocol import positions
from camarilla.table.protocol.messages import (
    STEPS_LIMIT,
    ActionName,
    ChatText,
    Hint,
    SeatNumber,
    Seq,
    steps_between,
    steps_since,
)
from camarilla.table.protocol.positions import Position, Step, TableInfo
from camarilla.table.rooms import now
from camarilla.table.store.users import ChatLine
from camarilla.table.table import Table
from camarilla.web.guard.identity import cleaned_name
from camarilla.web.http import chat
from camarilla.web.http.routing import Call, Endpoints
from camarilla.web.http.seats import seat_to_play, seat_to_see
from camarilla.web.http.tables import EmptyBody, must_have_room_for_table, new_id

endpoints = Endpoints()

Index = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class ViewQuery(msgspec.Struct, frozen=True):
    seat: SeatNumber | None = None
    since: Seq | None = None


class ViewAnswer(msgspec.Struct, frozen=True, kw_only=True):
    table: TableInfo
    yours: tuple[int, ...]
    position: Position | None
    steps: tuple[Step, ...]
    rewound: bool


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class ActBody(_Body, frozen=True):
    seq: Seq
    action: ActionName
    seat: SeatNumber | None = None


class UndoBody(_Body, frozen=True):
    seq: Seq
    seat: SeatNumber | None = None


class ConsentBody(_Body, frozen=True):
    yes: bool


class SeatBody(_Body, frozen=True):
    seat: SeatNumber


class HintBody(_Body, frozen=True):
    seat: SeatNumber | None = None


class SayBody(_Body, frozen=True):
    text: ChatText


class ActAnswer(msgspec.Struct, frozen=True):
    seq: int
    position: Position


class SeqAnswer(msgspec.Struct, frozen=True):
    seq: int


class HintsAnswer(msgspec.Struct, frozen=True):
    seq: int
    bot: str
    hints: tuple[Hint, ...]


class ChatAnswer(msgspec.Struct, frozen=True):
    lines: tuple[ChatLine, ...]


class LineAnswer(msgspec.Struct, frozen=True):
    line: ChatLine


_PLAY_ERRORS = ("no_session", "not_found", "not_running", "not_seated", "not_your_seat")


@endpoints(
    "GET",
    "/api/tables/{id}/view",
    query=ViewQuery,
    returns=ViewAnswer,
    errors=("not_found", "not_your_seat", "rules_changed"),
)
async def view(call: Call, query: ViewQuery) -> ViewAnswer:
    """The position as your seat may know it, and what happened since you last looked."""
    user = call.user.id if call.user is not None else None

    def look(table: Table) -> ViewAnswer:
        seat = seat_to_see(table, user, query.seat)
        steps, rewound = steps_since(table, query.since, seat)
        return ViewAnswer(
            table=positions.table_info(table),
            yours=tuple(table.seats_of(user)),
            position=None if table.journal is None else positions.position(table, seat),
            steps=steps,
            rewound=rewound,
        )

    return await call.house.hall.ask(call.table(), look, query.since)


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
    """What happened by the actions from one number up to another, as your seat may know it."""
    user = call.user.id if call.user is not None else None

    def look(table: Table) -> StepsAnswer:
        seat = seat_to_see(table, user, query.seat)
        count = len(table.action_seqs)
        last = min(query.to, query.from_ + STEPS_LIMIT, count)
        told = steps_between(table, query.from_, last, seat)
        return StepsAnswer(seat=seat, count=count, from_=query.from_, steps=told)

    return await call.house.hall.ask(call.table(), look)


@endpoints(
    "POST",
    "/api/tables/{id}/act",
    body=ActBody,
    returns=ActAnswer,
    errors=(*_PLAY_ERRORS, "stale", "not_your_turn", "bad_notation", "illegal_action"),
)
async def act(call: Call, body: ActBody) -> ActAnswer:
    """Act on the position numbered `seq`."""
    player = call.player()

    def work(request: Request) -> ActAnswer:
        table = request.table
        table.playing()
        seat = seat_to_play(table, player.id, body.seat)
        commands.act(request, player, body.seq, body.action, seat)
        return ActAnswer(table.seq, positions.position(table, seat))

    return await call.house.hall.do(call.table(), work, body.seq)


@endpoints(
    "POST",
    "/api/tables/{id}/undo",
    body=UndoBody,
    returns=SeqAnswer,
    errors=(*_PLAY_ERRORS, "stale", "nothing_to_undo", "undo_pending"),
)
async def undo(call: Call, body: UndoBody) -> SeqAnswer:
    """Take your last action back, or ask to."""
    player = call.player()

    def work(request: Request) -> SeqAnswer:
        commands.undo(request, player, body.seq, body.seat)
        return SeqAnswer(request.table.seq)

    return await call.house.hall.do(call.table(), work, body.seq)


@endpoints(
    "POST",
    "/api/tables/{id}/consent",
    body=ConsentBody,
    returns=SeqAnswer,
    errors=(*_PLAY_ERRORS, "no_undo_pending"),
)
async def consent(call: Call, body: ConsentBody) -> SeqAnswer:
    """Consent to an undo, or refuse it."""
    player = call.player()

    def work(request: Request) -> SeqAnswer:
        commands.answer_undo(request, player, body.yes)
        return SeqAnswer(request.table.seq)

    return await call.house.hall.do(call.table(), work)


@endpoints(
    "POST",
    "/api/tables/{id}/absent",
    body=SeatBody,
    returns=SeqAnswer,
    errors=(*_PLAY_ERRORS, "too_early", "not_absent"),
)
async def absent(call: Call, body: SeatBody) -> SeqAnswer:
    """Vote for a bot to stand in for a seat that keeps the table waiting."""
    player = call.player()

    def work(request: Request) -> SeqAnswer:
        commands.vote_absence(request, player, body.seat)
        return SeqAnswer(request.table.seq)

    return await call.house.hall.do(call.table(), work)


@endpoints(
    "POST",
    "/api/tables/{id}/return",
    body=EmptyBody,
    returns=SeqAnswer,
    errors=(*_PLAY_ERRORS, "not_absent"),
)
async def come_back(call: Call, body: EmptyBody) -> SeqAnswer:
    """Take your seats back from the bots that stood in."""
    player = call.player()

    def work(request: Request) -> SeqAnswer:
        commands.come_back(request, player)
        return SeqAnswer(request.table.seq)

    return await call.house.hall.do(call.table(), work)


@endpoints(
    "POST",
    "/api/tables/{id}/hint",
    body=HintBody,
    returns=HintsAnswer,
    errors=(*_PLAY_ERRORS, "not_your_turn", "busy"),
)
async def hint(call: Call, body: HintBody) -> HintsAnswer:
    """What a bot would do on your view."""
    player = call.player()
    table = call.table()
    return HintsAnswer(*await call.house.hinting.hints(table, player, body.seat))


@endpoints("GET", "/api/tables/{id}/chat", returns=ChatAnswer, errors=("not_found",))
async def chat_lines(call: Call) -> ChatAnswer:
    """The last lines said at the table."""
    await call.house.hall.room(call.table())
    return ChatAnswer(tuple(await chat.last_lines(call.house, call.table())))


@endpoints(
    "POST",
    "/api/tables/{id}/chat",
    body=SayBody,
    returns=LineAnswer,
    errors=("no_session", "not_found"),
)
async def say(call: Call, body: SayBody) -> LineAnswer:
    """Say something at the table."""
    return LineAnswer(await chat.say(call.house, call.table(), call.player(), body.text))


@endpoints("GET", "/api/tables/{id}/record", returns=Record, errors=("not_found", "game_running"))
async def record(call: Call) -> Record:
    """The record of a finished game, with the seed of its shuffles."""
    return await call.house.hall.ask(call.table(), lambda table: table.record())


@endpoints(
    "POST",
    "/api/records",
    body=Record,
    returns=TableInfo,
    errors=("no_session", "bad_record", "bad_name", "too_many", "unknown_game"),
)
async def import_record(call: Call, body: Record) -> TableInfo:
    """Keep a record of a finished game, to replay it by its link."""
    player = call.player()
    await must_have_room_for_table(call)
    names = [cleaned_name(name, f"{seat}") for seat, name in enumerate(body.seats, 1)]
    table = await call.house.hall.keep(archive.imported(new_id(), body, player, names, now()))
    return positions.table_info(table)


class ReplayQuery(msgspec.Struct, frozen=True):
    seat: SeatNumber = PUBLIC
    from_: Index = msgspec.field(default=0, name="from")
    to: Index = 50


class ReplayAnswer(msgspec.Struct, frozen=True):
    table: TableInfo
    seat: int
    count: int
    frames: tuple[Frame, ...]


@endpoints(
    "GET",
    "/api/tables/{id}/replay",
    query=ReplayQuery,
    returns=ReplayAnswer,
    errors=("not_found", "game_running"),
)
async def replay(call: Call, query: ReplayQuery) -> ReplayAnswer:
    """A finished game step by step, from any seat's view or the public's."""

    def look(table: Table) -> ReplayAnswer:
        count, frames = archive.frames(table, query.seat, query.from_, query.to)
        return ReplayAnswer(positions.table_info(table), query.seat, count, frames)

    return await call.house.hall.ask(call.table(), look)
