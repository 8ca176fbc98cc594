"""Endpoints of notices: which ones people want, and where."""

from functools import partial
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from camarilla.table.errors import Refused
from camarilla.table.notices import KINDS, Kind
from camarilla.table.rooms import now
from camarilla.table.store import notices as store
from camarilla.table.store.notices import NoticeSettings
from camarilla.web import notice_words
from camarilla.web.http.accounts import Body, EmptyBody, GivenText
from camarilla.web.http.routing import Call, Endpoints

endpoints = Endpoints()

Language = Literal["en", "uk", "ru"]


class NoticesAnswer(msgspec.Struct, frozen=True, kw_only=True):
    kinds: tuple[Kind, ...]
    settings: NoticeSettings
    mail: bool
    """Whether this server sends e-mail."""
    webhooks: tuple[str, ...]
    """The services whose webhooks it calls."""


@endpoints("GET", "/api/notices", returns=NoticesAnswer, errors=("no_session",))
async def show_notices(call: Call) -> NoticesAnswer:
    """Which notices about your tables you get while you are not there, and where."""
    return await _shown(call, call.require_session().user.id)


async def _shown(call: Call, person: str) -> NoticesAnswer:
    messenger = call.state.notifier.messenger
    return NoticesAnswer(
        kinds=KINDS,
        settings=await call.state.database.read(lambda c: store.settings_of(c, person)),
        mail=messenger.has_mail,
        webhooks=messenger.hosts,
    )


class WishesBody(Body, frozen=True):
    off: Annotated[tuple[Kind, ...], Meta(max_length=20)]
    language: Language


@endpoints("PUT", "/api/notices", body=WishesBody, returns=NoticesAnswer, errors=("no_session",))
async def choose_notices(call: Call, body: WishesBody) -> NoticesAnswer:
    """Choose which notices you do not want, and the language of messages."""
    person = call.require_session().user.id
    off = tuple(kind for kind in KINDS if kind in body.off)
    choose = partial(store.choose, user=person, off=off, language=body.language)
    await call.state.database.write(choose)
    return await _shown(call, person)


class AddressBody(Body, frozen=True):
    address: GivenText
    language: Language = "en"


@endpoints(
    "POST",
    "/api/notices/address",
    body=AddressBody,
    returns=NoticesAnswer,
    errors=("no_session", "not_for_bots", "bad_endpoint", "not_delivered"),
)
async def send_code(call: Call, body: AddressBody) -> NoticesAnswer:
    """Send a code to an e-mail address or webhook; entering the code activates the address."""
    state, person = call.state, call.require_person().user.id
    address = state.notifier.messenger.checked(body.address)
    state.limits.codes.take(person)
    state.limits.codes.take(call.address)
    code = store.new_code()
    await state.notifier.send_code(address, notice_words.code(body.language, code))
    keep = partial(store.await_code, user=person, address=address, code=code, now=now())
    await state.database.write(keep)
    return await _shown(call, person)


class CodeBody(Body, frozen=True):
    code: GivenText


@endpoints(
    "POST",
    "/api/notices/confirm",
    body=CodeBody,
    returns=NoticesAnswer,
    errors=("no_session", "not_for_bots", "bad_code"),
)
async def confirm_address(call: Call, body: CodeBody) -> NoticesAnswer:
    """Enter the code; from now on messages go to the address."""
    person = call.require_person().user.id
    call.state.limits.passwords.take(f"notices {person}")
    confirm = partial(store.confirm, user=person, code=body.code, now=now())
    if not await call.state.database.write(confirm):
        raise Refused("bad_code", "this is not the code, or it has expired")
    return await _shown(call, person)


@endpoints(
    "DELETE",
    "/api/notices/address",
    body=EmptyBody,
    returns=NoticesAnswer,
    errors=("no_session",),
)
async def forget_address(call: Call, body: EmptyBody) -> NoticesAnswer:
    """Remove the address; only browsers get notices then."""
    person = call.require_session().user.id
    await call.state.database.write(lambda c: store.forget_address(c, person))
    return await _shown(call, person)
