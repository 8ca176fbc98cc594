"""Endpoints about games and tables before and after the play."""

import secrets
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from camarilla import games
from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.options import OptionValue, complete
from camarilla.kernel.seating import deciding
from camarilla.table import commands
from camarilla.table.commands import NewTable, Request
from camarilla.table.errors import Refused
from camarilla.table.log import Clock, SeatOrder
from camarilla.table.protocol import positions
from camarilla.table.protocol.positions import TableInfo
from camarilla.table.store import tables
from camarilla.table.table import Table
from camarilla.table.thinking import jobs
from camarilla.web.addresses import network_address
from camarilla.web.guard.identity import checked_name
from camarilla.web.http.players import ShortText
from camarilla.web.http.routing import Call, Endpoints

endpoints = Endpoints()


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    kind: str
    default: OptionValue
    values: tuple[str, ...]


class BotInfo(msgspec.Struct, frozen=True):
    id: str
    strength: int
    """0 for a program of the host's, of which nobody knows how strong it is."""


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    rules_version: int
    min_players: int
    max_players: int
    options: tuple[OptionInfo, ...]
    bots: tuple[BotInfo, ...]


class GamesAnswer(msgspec.Struct, frozen=True):
    games: tuple[GameInfo, ...]


@endpoints("GET", "/api/games", returns=GamesAnswer)
async def list_games(call: Call) -> GamesAnswer:
    """The games, their options and bots."""
    bots = (
        *(BotInfo(bot, 0) for bot in call.house.programs),
        *(BotInfo(bot, strength) for strength, bot in enumerate(jobs.LEVELS, 1)),
    )
    return GamesAnswer(
        tuple(
            GameInfo(
                game.id,
                game.rules_version,
                game.min_players,
                game.max_players,
                tuple(OptionInfo(o.name, o.kind, o.default, o.values) for o in game.options),
                bots,
            )
            for game in games.GAMES.values()
        )
    )


class HouseAnswer(msgspec.Struct, frozen=True):
    base_url: str | None
    """How everybody reaches the server, if its host has said so."""
    network: str | None
    """How the local network reaches it; null if only its own machine does."""


@endpoints("GET", "/api/house", returns=HouseAnswer)
async def show_house(call: Call) -> HouseAnswer:
    """Where friends find this server: what an invitation must say."""
    settings = call.house.settings
    port = call.request.scope["server"][1]
    return HouseAnswer(settings.base_url or None, network_address(settings, port))


class TablesQuery(msgspec.Struct, frozen=True):
    scope: Literal["open", "running", "mine"] = "open"


class TablesAnswer(msgspec.Struct, frozen=True):
    tables: tuple[TableInfo, ...]


class TableAnswer(msgspec.Struct, frozen=True):
    table: TableInfo
    yours: tuple[int, ...]


class NewTableBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: ShortText
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, OptionValue] = {}
    bots: Annotated[tuple[ShortText, ...], Meta(max_length=16)] = ()
    listed: bool = False
    rated: bool = False
    order: SeatOrder = "lot"
    clock: Clock = Clock()
    seats: Annotated[tuple[ShortText, ...], Meta(max_length=16)] = ()


class JoinBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=31)] | None = None
    name: ShortText | None = None


class EmptyBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class BotBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: ShortText | None


class StartBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fill: ShortText | None = None


def answer(table: Table, user: str | None) -> TableAnswer:
    return TableAnswer(positions.table_info(table), tuple(table.seats_of(user)))


def checked_bot(call: Call, bot: str) -> str:
    names = (*jobs.LEVELS, *call.house.programs)
    if bot not in names:
        raise Refused("unknown_bot", f"the bots are {', '.join(names)}")
    return bot


def checked_clock(clock: Clock) -> Clock:
    fine = {
        "none": clock.limit == 0,
        "move": 10 <= clock.limit <= 3600,
        "days": 1 <= clock.limit <= 14,
    }
    if not fine[clock.kind]:
        raise Refused("bad_option", "a clock has 10 to 3600 seconds or 1 to 14 days a decision")
    return clock


def checked_table(call: Call, body: NewTableBody) -> NewTable:
    if body.game not in games.GAMES:
        raise Refused("unknown_game", "there is no such game")
    game = games.GAMES[body.game]
    try:
        game.setup(body.players, body.options)
        options = complete(game.options, body.options)
        seats = len(deciding(game, body.players, options))
    except CamarillaError as error:
        raise Refused("bad_option", str(error)) from error
    if 1 + len(body.seats) + len(body.bots) > seats:
        raise Refused("table_full", "there are more bots and people than seats")
    if body.rated and (body.bots or body.seats or seats < body.players):
        raise Refused("unfit_for_rating", "a rated game is played by different people only")
    return NewTable(
        game=game.id,
        rules_version=game.rules_version,
        options=options,
        players=body.players,
        listed=body.listed,
        rated=body.rated,
        order=body.order,
        clock=checked_clock(body.clock),
        bots=tuple(checked_bot(call, bot) for bot in body.bots),
    )


def new_id() -> str:
    """96 random bits: the link of a private table cannot be guessed."""
    return secrets.token_urlsafe(12)


@endpoints("GET", "/api/tables", query=TablesQuery, returns=TablesAnswer, errors=("no_session",))
async def list_tables(call: Call, query: TablesQuery) -> TablesAnswer:
    """Open tables, games to watch, or your own tables."""
    database = call.house.database
    if query.scope == "mine":
        user = call.player().id
        return TablesAnswer(tuple(await database.read(lambda c: tables.list_of_user(c, user))))
    query_for = tables.list_open if query.scope == "open" else tables.list_running
    return TablesAnswer(tuple(await database.read(query_for)))


@endpoints(
    "POST",
    "/api/tables",
    body=NewTableBody,
    returns=TableInfo,
    errors=(
        "no_session",
        "unknown_game",
        "bad_option",
        "unknown_bot",
        "bad_name",
        "table_full",
        "unfit_for_rating",
        "too_many",
    ),
)
async def create_table(call: Call, body: NewTableBody) -> TableInfo:
    """Open a table, with yourself in its first seat."""
    host = call.player()
    new = checked_table(call, body)
    names = [checked_name(name) for name in body.seats]
    await must_have_room_for_table(call)

    def fill(request: Request) -> None:
        commands.create(request, host, new)
        for name in names:
            commands.join(request, host, None, name)

    return positions.table_info(await call.house.hall.open(new_id(), fill))


async def must_have_room_for_table(call: Call) -> None:
    user = call.player().id
    call.house.limits.tables.take(user)
    count = await call.house.database.read(lambda c: tables.count_unfinished(c, user))
    if count >= call.house.settings.tables_per_person:
        raise Refused("too_many", "finish or leave some of your tables first")


@endpoints("GET", "/api/tables/{id}", returns=TableAnswer, errors=("not_found",))
async def show_table(call: Call) -> TableAnswer:
    """One table, and which of its seats are yours."""
    user = call.user.id if call.user is not None else None
    return await call.house.hall.ask(call.table(), lambda table: answer(table, user))


@endpoints(
    "POST",
    "/api/tables/{id}/join",
    body=JoinBody,
    returns=TableAnswer,
    errors=("no_session", "not_found", "not_open", "seat_taken", "table_full", "bad_name"),
)
async def join(call: Call, body: JoinBody) -> TableAnswer:
    """Sit down; with a name of its own, as one more player on this device."""
    player = call.player()
    name = None if body.name is None else checked_name(body.name)

    def work(request: Request) -> TableAnswer:
        commands.join(request, player, body.seat, name)
        return answer(request.table, player.id)

    return await call.house.hall.do(call.table(), work)


@endpoints(
    "POST",
    "/api/tables/{id}/leave",
    body=EmptyBody,
    returns=TableAnswer,
    errors=("no_session", "not_found", "not_seated", "not_open"),
)
async def leave(call: Call, body: EmptyBody) -> TableAnswer:
    """Leave the table; during the game bots stand in for you."""
    player = call.player()

    def work(request: Request) -> TableAnswer:
        commands.leave(request, player)
        return answer(request.table, player.id)

    return await call.house.hall.do(call.table(), work)


@endpoints(
    "PUT",
    "/api/tables/{id}/seats/{seat:int}",
    body=BotBody,
    returns=TableAnswer,
    errors=("no_session", "not_found", "not_open", "not_host", "seat_taken", "unknown_bot"),
)
async def set_seat(call: Call, body: BotBody) -> TableAnswer:
    """The host puts a bot on a seat or frees it; others may free their own."""
    player = call.player()
    seat = call.request.path_params["seat"]
    bot = None if body.bot is None else checked_bot(call, body.bot)

    def work(request: Request) -> TableAnswer:
        if bot is None:
            commands.vacate(request, player, seat)
        else:
            commands.seat_bot(request, player, seat, bot)
        return answer(request.table, player.id)

    return await call.house.hall.do(call.table(), work)


@endpoints(
    "POST",
    "/api/tables/{id}/start",
    body=StartBody,
    returns=TableAnswer,
    errors=("no_session", "not_found", "not_open", "not_host", "not_full", "unknown_bot"),
)
async def start(call: Call, body: StartBody) -> TableAnswer:
    """The host starts the game."""
    player = call.player()
    bot = None if body.fill is None else checked_bot(call, body.fill)

    def work(request: Request) -> TableAnswer:
        commands.start(request, player, bot)
        return answer(request.table, player.id)

    return await call.house.hall.do(call.table(), work)


@endpoints(
    "POST",
    "/api/tables/{id}/rematch",
    body=EmptyBody,
    returns=TableInfo,
    errors=("no_session", "not_found", "not_seated", "game_running", "too_many"),
)
async def rematch(call: Call, body: EmptyBody) -> TableInfo:
    """Play again: the first who asks opens the next table, the others sit down at it."""
    player = call.player()
    hall = call.house.hall
    old = await hall.ask(call.table(), lambda table: table)
    if old.rematch is None:
        commands.must_be_finished(old, player)
        await must_have_room_for_table(call)
        created = old.created
        bots = tuple(seat.bot for seat in old.seats if seat.bot is not None)
        mine = [old.seats[seat].name for seat in old.seats_of(player.id)][1:]
        new = NewTable(
            game=created.game,
            rules_version=games.get(created.game).rules_version,
            options=created.options,
            players=created.players,
            listed=created.listed,
            rated=created.rated,
            order=created.order,
            clock=created.clock,
            bots=bots,
        )

        def fill(request: Request) -> None:
            commands.create(request, player, new)
            for name in mine:
                commands.join(request, player, None, name)

        next_table = await hall.open(new_id(), fill)
        await hall.do(old.id, lambda r: commands.rematch(r, player, next_table.id))
        return positions.table_info(next_table)

    def sit_down(request: Request) -> TableInfo:
        if not request.table.seats_of(player.id) and request.table.status == "open":
            commands.join(request, player, None, None)
        return positions.table_info(request.table)

    return await hall.do(old.rematch, sit_down)
