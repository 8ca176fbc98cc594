"""Endpoints of the admin page. Each needs `Authorization: Bearer TOKEN`."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from camarilla.table.store.admin import HostedPerson, HostedTable, RestrictionKind
from camarilla.table.store.announcement import Announcement
from camarilla.web.http.routing import Call, Endpoints, Nothing

endpoints = Endpoints()

Minutes = Annotated[int, Meta(ge=1, le=10 * 366 * 24 * 60)]
_ERRORS = ("bad_credentials", "foreign_origin")


class HostedTablesQuery(msgspec.Struct, frozen=True):
    status: Literal["open", "running", "finished", "closed"] | None = None


class HostedTablesAnswer(msgspec.Struct, frozen=True):
    tables: tuple[HostedTable, ...]


@endpoints(
    "GET", "/api/admin/tables", query=HostedTablesQuery, returns=HostedTablesAnswer, errors=_ERRORS
)
async def hosted_tables(call: Call, query: HostedTablesQuery) -> HostedTablesAnswer:
    """The tables that changed last."""
    call.require_host()
    return HostedTablesAnswer(tuple(await call.state.admin.tables(query.status)))


@endpoints("DELETE", "/api/admin/tables/{id}", returns=Nothing, errors=(*_ERRORS, "not_found"))
async def delete_table(call: Call) -> Nothing:
    """Delete a table with all that happened at it."""
    call.require_host()
    await call.state.admin.delete_table(call.table_id())
    return Nothing()


class PeopleQuery(msgspec.Struct, frozen=True):
    text: Annotated[str, Meta(max_length=100)] = ""


class PeopleAnswer(msgspec.Struct, frozen=True):
    people: tuple[HostedPerson, ...]


@endpoints("GET", "/api/admin/people", query=PeopleQuery, returns=PeopleAnswer, errors=_ERRORS)
async def people(call: Call, query: PeopleQuery) -> PeopleAnswer:
    """The people who were here last, or whose name, login or id has a text."""
    call.require_host()
    return PeopleAnswer(tuple(await call.state.admin.people(query.text)))


@endpoints("DELETE", "/api/admin/people/{id}", returns=Nothing, errors=(*_ERRORS, "not_found"))
async def delete_person(call: Call) -> Nothing:
    """Delete a person; bots play on for them."""
    call.require_host()
    await call.state.admin.delete_person(call.person_id())
    return Nothing()


class NewPassword(msgspec.Struct, frozen=True):
    password: str


@endpoints(
    "POST",
    "/api/admin/people/{id}/password",
    returns=NewPassword,
    errors=(*_ERRORS, "not_found"),
)
async def reset_password(call: Call) -> NewPassword:
    """Give an account a new password; its sessions end."""
    call.require_host()
    return NewPassword(await call.state.admin.reset_password(call.person_id()))


class RestrictionBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: RestrictionKind
    minutes: Minutes | None = None
    """Forever without."""


@endpoints(
    "POST",
    "/api/admin/people/{id}/restrictions",
    body=RestrictionBody,
    returns=Nothing,
    errors=(*_ERRORS, "not_found"),
)
async def restrict(call: Call, body: RestrictionBody) -> Nothing:
    """Mute or ban a person."""
    call.require_host()
    await call.state.admin.restrict(call.person_id(), body.kind, body.minutes)
    return Nothing()


class KindBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: RestrictionKind


@endpoints(
    "DELETE",
    "/api/admin/people/{id}/restrictions",
    body=KindBody,
    returns=Nothing,
    errors=(*_ERRORS, "not_found"),
)
async def lift(call: Call, body: KindBody) -> Nothing:
    """Lift a person's restriction."""
    call.require_host()
    await call.state.admin.lift(call.person_id(), body.kind)
    return Nothing()


class AnnouncementAnswer(msgspec.Struct, frozen=True):
    announcement: Announcement | None


class AnnouncementBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=1000)]
    minutes: Minutes


@endpoints("GET", "/api/admin/announcement", returns=AnnouncementAnswer, errors=_ERRORS)
async def announcement(call: Call) -> AnnouncementAnswer:
    """The current announcement."""
    call.require_host()
    return AnnouncementAnswer(await call.state.admin.announced())


@endpoints(
    "PUT",
    "/api/admin/announcement",
    body=AnnouncementBody,
    returns=AnnouncementAnswer,
    errors=_ERRORS,
)
async def announce(call: Call, body: AnnouncementBody) -> AnnouncementAnswer:
    """Announce something to everybody for a while."""
    call.require_host()
    return AnnouncementAnswer(await call.state.admin.announce(body.text, body.minutes))


@endpoints("DELETE", "/api/admin/announcement", returns=Nothing, errors=_ERRORS)
async def withdraw(call: Call) -> Nothing:
    """Withdraw the announcement."""
    call.require_host()
    await call.state.admin.withdraw()
    return Nothing()
