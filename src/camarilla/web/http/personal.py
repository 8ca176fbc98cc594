"""Endpoints of personal data: export and deletion."""

from typing import Annotated

import msgspec
from msgspec import Meta

from camarilla.kernel.record import Record
from camarilla.table.deletion import delete_person
from camarilla.table.errors import Refused
from camarilla.table.protocol.table import TableInfo
from camarilla.table.rooms import now
from camarilla.table.store import accounts, export, notices, profiles, puzzles, users
from camarilla.table.store.export import OwnLine, OwnSubscription
from camarilla.table.store.notices import NoticeSettings
from camarilla.table.store.profiles import GameStatistics, RatingHistory
from camarilla.table.store.puzzles import PuzzleProgress
from camarilla.web.guard.cookies import COOKIE, DEVICE_COOKIE
from camarilla.web.http.accounts import Body, GivenText, Me
from camarilla.web.http.routing import Call, Endpoints, Nothing

endpoints = Endpoints()


class ExportAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """Everything except the games, which are exported in pages."""

    exported_at: int
    user: Me
    created_at: int
    codes: int
    """How many recovery codes are left; the server itself knows none of them."""
    statistics: tuple[GameStatistics, ...]
    ratings: tuple[RatingHistory, ...]
    chat: tuple[OwnLine, ...]
    subscriptions: tuple[OwnSubscription, ...]
    notices: NoticeSettings
    puzzles: dict[str, PuzzleProgress]
    """By game."""


@endpoints("GET", "/api/account/export", returns=ExportAnswer, errors=("no_session",))
async def export_person(call: Call) -> ExportAnswer:
    """What is kept about you."""
    user = call.require_session().user
    call.state.limits.exports.take(user.id)
    return await call.state.database.read(
        lambda c: ExportAnswer(
            exported_at=now(),
            user=Me(user.id, user.name, user.login),
            created_at=users.created_at(c, user.id),
            codes=accounts.count_codes(c, user.id),
            statistics=tuple(profiles.statistics(c, user.id)),
            ratings=tuple(profiles.histories(c, user.id, user.id)),
            chat=tuple(export.lines_of(c, user.id)),
            subscriptions=tuple(export.own_subscriptions(c, user.id)),
            notices=notices.settings_of(c, user.id),
            puzzles=puzzles.progress_of(c, user.id),
        )
    )


class FromQuery(msgspec.Struct, frozen=True):
    from_: Annotated[int, Meta(ge=0, le=10**6)] = msgspec.field(default=0, name="from")


class OwnGame(msgspec.Struct, frozen=True):
    table: TableInfo
    record: Record | None
    """Null while the game is not over, and for games that began in a later position."""


class OwnGamesAnswer(msgspec.Struct, frozen=True):
    count: int
    """How many there are in all."""
    games: tuple[OwnGame, ...]


@endpoints(
    "GET",
    "/api/account/export/games",
    query=FromQuery,
    returns=OwnGamesAnswer,
    errors=("no_session",),
)
async def export_games(call: Call, query: FromQuery) -> OwnGamesAnswer:
    """Your tables, oldest first, with the records of finished games."""
    user = call.require_session().user
    call.state.limits.exports.take(user.id)
    count, infos = await call.state.database.read(
        lambda c: export.own_tables(c, user.id, query.from_)
    )
    games = [OwnGame(info, await _record(call, info)) for info in infos]
    return OwnGamesAnswer(count, tuple(games))


async def _record(call: Call, info: TableInfo) -> Record | None:
    if info.status != "finished":
        return None
    try:
        return await call.state.rooms.read(info.id, lambda table: table.record())
    except Refused:
        return None  # its rules were corrected since, or it began in a later position


class DeletionBody(Body, frozen=True):
    password: GivenText | None = None
    """Of an account; guests have none."""


@endpoints(
    "DELETE",
    "/api/account",
    body=DeletionBody,
    returns=Nothing,
    errors=("no_session", "bad_credentials", "not_for_bots"),
)
async def delete_account(call: Call, body: DeletionBody) -> Nothing:
    """Delete yourself; the games that you have finished stay readable, without your name."""
    user = call.require_person().user
    call.state.limits.passwords.take(user.id)
    if user.login is not None:
        await call.state.identity.verify_password(user, body.password or "")
    await delete_person(call.state.rooms, user.id)
    call.state.identity.changed(user.id)
    call.cookies |= {COOKIE: "", DEVICE_COOKIE: ""}
    return Nothing()
