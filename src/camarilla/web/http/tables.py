"""Endpoints about games and tables before and after the play."""

from typing import Literal

import msgspec

from camarilla import games
from camarilla.games import title_of
from camarilla.kernel.options import OptionValue
from camarilla.kernel.record import Record
from camarilla.table.commands.edit import Edit
from camarilla.table.commands.import_record import import_record as imported
from camarilla.table.commands.lesson import Learn, give_up
from camarilla.table.commands.rematch import Rematch, new_id
from camarilla.table.commands.seating import Create, Join, Leave, SetSeat, Start
from camarilla.table.protocol.table import TableInfo, table_info
from camarilla.table.rooms import now
from camarilla.table.store import tables
from camarilla.table.table import Table
from camarilla.table.thinking.jobs import LEVELS
from camarilla.web.addresses import network_address
from camarilla.web.http.routing import Call, Endpoints
from camarilla.web.perform import admit_import, admit_new_table, play_again

endpoints = Endpoints()

HOST_AWAY = 600_000
"""For how many milliseconds a host may be away before an open table is not listed."""


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    kind: str
    default: OptionValue
    values: tuple[str, ...]
    when: tuple[str, str] | None
    """The name and value of another option that this one depends on."""


class BotInfo(msgspec.Struct, frozen=True):
    id: str
    strength: int
    """From 1; 0 for an external program, whose strength is not known."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    rules_version: int
    min_players: int
    max_players: int
    usual_players: int
    minutes: tuple[int, int]
    """How long a game takes, from and to."""
    catalogue: str
    """The prefix of the game's texts."""
    solo_option: str | None
    """The option that seats an artificial opponent, so that one person can play alone."""
    options: tuple[OptionInfo, ...]
    bots: tuple[BotInfo, ...]
    lesson: int | None
    """How many minutes its guided first game takes; null if there is none."""


class GamesAnswer(msgspec.Struct, frozen=True):
    games: tuple[GameInfo, ...]


def game_info(id: str, bots: tuple[BotInfo, ...]) -> GameInfo:
    title = title_of(id)
    game = title.game
    return GameInfo(
        id=id,
        rules_version=game.rules_version,
        min_players=game.min_players,
        max_players=game.max_players,
        usual_players=title.usual_players,
        minutes=title.minutes,
        catalogue=title.catalogue,
        solo_option=title.solo_option or None,
        options=tuple(
            OptionInfo(o.name, o.kind, o.default, o.values, o.when) for o in game.options
        ),
        bots=bots,
        lesson=lesson.minutes if (lesson := title.lesson()) else None,
    )


@endpoints("GET", "/api/games", returns=GamesAnswer)
async def list_games(call: Call) -> GamesAnswer:
    """The games, their options and bots."""
    bots = (
        *(BotInfo(bot, 0) for bot in call.state.programs),
        *(BotInfo(bot, strength) for strength, bot in enumerate(LEVELS, 1)),
    )
    return GamesAnswer(tuple(game_info(id, bots) for id in games.GAMES))


class ServerAnswer(msgspec.Struct, frozen=True):
    base_url: str | None
    """How everybody reaches the server, if its host has said so."""
    network: str | None
    """How the local network reaches it; null if only its own machine does."""


@endpoints("GET", "/api/server", returns=ServerAnswer)
async def show_server(call: Call) -> ServerAnswer:
    """Where friends find this server: the address for an invitation."""
    settings = call.state.settings
    port = call.request.scope["server"][1]
    return ServerAnswer(settings.base_url or None, network_address(settings, port))


class TablesQuery(msgspec.Struct, frozen=True):
    scope: Literal["open", "running", "mine", "imported"] = "open"


class TablesAnswer(msgspec.Struct, frozen=True):
    tables: tuple[TableInfo, ...]


class TableAnswer(msgspec.Struct, frozen=True):
    table: TableInfo
    yours: tuple[int, ...]


def answer(table: Table, user: str | None) -> TableAnswer:
    return TableAnswer(table_info(table), tuple(table.seats_of(user)))


@endpoints("GET", "/api/tables", query=TablesQuery, returns=TablesAnswer, errors=("no_session",))
async def list_tables(call: Call, query: TablesQuery) -> TablesAnswer:
    """Open tables of others, games to watch, your own tables, or records you have imported."""
    database = call.state.database
    if query.scope in ("mine", "imported"):
        user = call.player().id
        own = tables.list_of_user if query.scope == "mine" else tables.list_imported
        return TablesAnswer(tuple(await database.read(lambda c: own(c, user))))
    if query.scope == "running":
        return TablesAnswer(tuple(await database.read(tables.list_running)))
    presence, at = call.state.presence, now()
    return TablesAnswer(
        tuple(
            info
            for info in await database.read(tables.list_open)
            if presence.gone_for(info.host, at) < HOST_AWAY
            and all(seat.player != call.user_id for seat in info.seats if seat.player)
        )
    )


@endpoints(
    "POST",
    "/api/tables",
    body=Create,
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
async def create_table(call: Call, body: Create) -> TableInfo:
    """Open a table, with yourself in its first seat."""
    host = call.player()
    admit = await admit_new_table(call.state, host, call.address)
    return table_info(await call.state.rooms.open(new_id(), body, host, admit))


@endpoints(
    "POST",
    "/api/lessons",
    body=Learn,
    returns=TableInfo,
    errors=("no_session", "unknown_game", "too_many"),
)
async def learn(call: Call, body: Learn) -> TableInfo:
    """Begin the guided first game of a game, or go on with it."""
    learner = call.player()
    database, rooms = call.state.database, call.state.rooms
    for info in await database.read(lambda c: tables.list_of_user(c, learner.id)):
        if info.lesson and info.game == body.game and info.status == "running":
            if not body.anew:
                return info
            await rooms.write(info.id, lambda t: give_up(t, learner))
    admit = await admit_new_table(call.state, learner, call.address)
    return table_info(await rooms.open(new_id(), body, learner, admit))


@endpoints("GET", "/api/tables/{id}", returns=TableAnswer, errors=("not_found",))
async def show_table(call: Call) -> TableAnswer:
    """One table, and which of its seats are yours."""
    return await call.state.rooms.read(
        call.table_id(), lambda table: answer(table, call.user_id), None
    )


async def take_seat(call: Call, body: Join | SetSeat | Leave | Edit | Start) -> TableAnswer:
    return await call.perform(body, lambda t: answer(t.table, call.user_id))


@endpoints(
    "POST",
    "/api/tables/{id}/join",
    body=Join,
    returns=TableAnswer,
    errors=(
        "no_session",
        "not_found",
        "not_open",
        "seat_taken",
        "table_full",
        "too_many",
        "bad_name",
        "unfit_for_rating",
    ),
)
async def join(call: Call, body: Join) -> TableAnswer:
    """Sit down; with a name, as one more player on this device."""
    return await take_seat(call, body)


@endpoints(
    "POST",
    "/api/tables/{id}/leave",
    body=Leave,
    returns=TableAnswer,
    errors=("no_session", "not_found", "not_seated", "not_open"),
)
async def leave(call: Call, body: Leave) -> TableAnswer:
    """Leave the table; during the game bots stand in for you."""
    return await take_seat(call, body)


@endpoints(
    "POST",
    "/api/tables/{id}/seat",
    body=SetSeat,
    returns=TableAnswer,
    errors=(
        "no_session",
        "not_found",
        "not_open",
        "not_host",
        "not_seated",
        "seat_taken",
        "unknown_bot",
        "unfit_for_rating",
    ),
)
async def set_seat(call: Call, body: SetSeat) -> TableAnswer:
    """The host puts a bot on a seat or frees it; others may free their own."""
    return await take_seat(call, body)


@endpoints(
    "POST",
    "/api/tables/{id}/edit",
    body=Edit,
    returns=TableAnswer,
    errors=(
        "no_session",
        "not_found",
        "not_open",
        "not_host",
        "bad_option",
        "table_full",
        "unfit_for_rating",
    ),
)
async def edit(call: Call, body: Edit) -> TableAnswer:
    """The host changes options, clock or number of players before the start."""
    return await take_seat(call, body)


@endpoints(
    "POST",
    "/api/tables/{id}/start",
    body=Start,
    returns=TableAnswer,
    errors=(
        "no_session",
        "not_found",
        "not_open",
        "not_host",
        "not_full",
        "unknown_bot",
        "unfit_for_rating",
    ),
)
async def start(call: Call, body: Start) -> TableAnswer:
    """The host starts the game."""
    return await take_seat(call, body)


@endpoints(
    "POST",
    "/api/tables/{id}/rematch",
    body=Rematch,
    returns=TableInfo,
    errors=("no_session", "not_found", "not_seated", "game_running", "too_many"),
)
async def rematch(call: Call, body: Rematch) -> TableInfo:
    """Play again: the first request opens the next table, later ones sit down at it."""
    return table_info(await play_again(call.state, call.table_id(), call.player(), call.address))


@endpoints(
    "POST",
    "/api/records",
    body=Record,
    returns=TableInfo,
    errors=("no_session", "bad_record", "bad_option", "bad_name", "too_many", "unknown_game"),
)
async def import_record(call: Call, body: Record) -> TableInfo:
    """Keep a record of a finished game, to replay it by its link."""
    player = call.player()
    admit = await admit_import(call.state, player, call.address)
    return table_info(await call.state.rooms.add(imported(new_id(), body, player, now()), admit))
