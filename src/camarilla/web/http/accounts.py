"""Endpoints of identity: guests, accounts, sessions, other devices."""

from typing import Annotated

import msgspec
from msgspec import Meta

from camarilla.table.errors import Refused
from camarilla.table.store import accounts, users
from camarilla.table.store.accounts import LINK_FOR
from camarilla.table.store.users import StoredUser
from camarilla.web.guard.cookies import COOKIE, DEVICE_COOKIE
from camarilla.web.guard.identity import Session, fold_login, new_session
from camarilla.web.http.routing import Call, Endpoints, Nothing
from camarilla.web.perform import rename_at_open_tables

endpoints = Endpoints()

GivenText = Annotated[str, Meta(max_length=1000)]
"""A name, login or password; its own check says what is wrong with it."""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None


class MeAnswer(msgspec.Struct, frozen=True):
    user: Me | None


class NameBody(Body, frozen=True):
    name: GivenText


class LoginBody(Body, frozen=True):
    login: GivenText
    password: GivenText


class PasswordsBody(Body, frozen=True):
    old: GivenText
    new: GivenText


class PasswordBody(Body, frozen=True):
    password: GivenText


class RecoveryBody(Body, frozen=True):
    login: GivenText
    code: GivenText
    new: GivenText


class TokenBody(Body, frozen=True):
    token: GivenText


class EmptyBody(Body, frozen=True):
    """An empty object."""


def me(user: StoredUser | None) -> MeAnswer:
    return MeAnswer(None if user is None else Me(user.id, user.name, user.login))


@endpoints("GET", "/api/me", returns=MeAnswer)
async def who_am_i(call: Call) -> MeAnswer:
    """Who the cookie says you are; an old cookie is renewed."""
    session = call.session
    if session is not None and session.ticket.old:
        call.log_in(new_session(session.user, session.ticket.session))
    return me(call.user)


@endpoints("POST", "/api/me", body=NameBody, returns=MeAnswer, errors=("bad_name",))
async def set_name(call: Call, body: NameBody) -> MeAnswer:
    """Become a guest, or change your name."""
    identity = call.state.identity
    if call.session is not None:
        old = call.session.user.name
        session = await identity.rename(call.session, body.name)
        await rename_at_open_tables(call.state, session.user, old)
    else:
        call.state.limits.newcomers.take(call.address)
        session = await identity.add_guest(body.name)
    call.log_in(session)
    return me(session.user)


# Accounts.


class AccountAnswer(msgspec.Struct, frozen=True):
    user: Me
    created_at: int
    codes: int
    """How many recovery codes are left."""


@endpoints("GET", "/api/account", returns=AccountAnswer, errors=("no_session",))
async def show_account(call: Call) -> AccountAnswer:
    """What the server keeps about you besides your games."""
    user = call.require_session().user
    created_at, codes = await call.state.database.read(
        lambda c: (users.created_at(c, user.id), accounts.count_codes(c, user.id))
    )
    return AccountAnswer(Me(user.id, user.name, user.login), created_at, codes)


@endpoints(
    "POST",
    "/api/account",
    body=LoginBody,
    returns=MeAnswer,
    errors=(
        "bad_name",
        "weak_password",
        "common_password",
        "login_taken",
        "already_account",
        "not_for_bots",
    ),
)
async def make_account(call: Call, body: LoginBody) -> MeAnswer:
    """Keep your games and rating under a login and password."""
    call.state.limits.passwords.take(call.address)
    session = await call.state.identity.make_account(call.session, body.login, body.password)
    call.log_in(session)
    return me(session.user)


@endpoints(
    "PUT",
    "/api/account/password",
    body=PasswordsBody,
    returns=MeAnswer,
    errors=("no_session", "bad_credentials", "weak_password", "common_password"),
)
async def change_password(call: Call, body: PasswordsBody) -> MeAnswer:
    """Change the password; other devices are logged out, and their sockets closed."""
    session = call.require_session()
    call.state.limits.passwords.take(session.user.id)
    call.log_in(await call.state.identity.change_password(session, body.old, body.new))
    return me(call.user)


class CodesAnswer(msgspec.Struct, frozen=True):
    codes: tuple[str, ...]


@endpoints(
    "POST",
    "/api/account/codes",
    body=PasswordBody,
    returns=CodesAnswer,
    errors=("no_session", "no_account", "bad_credentials"),
)
async def make_codes(call: Call, body: PasswordBody) -> CodesAnswer:
    """New recovery codes, shown only once; older ones stop working."""
    session = call.require_session()
    call.state.limits.passwords.take(session.user.id)
    require_account(session)
    return CodesAnswer(await call.state.identity.make_codes(session, body.password))


def require_account(session: Session) -> None:
    if session.user.login is None:
        raise Refused("no_account", "you are a guest")


@endpoints(
    "POST",
    "/api/account/recovery",
    body=RecoveryBody,
    returns=MeAnswer,
    errors=("bad_credentials", "weak_password", "common_password"),
)
async def recover(call: Call, body: RecoveryBody) -> MeAnswer:
    """Set a new password by a recovery code; all other devices are logged out."""
    limits = call.state.limits.passwords
    limits.take(call.address)
    limits.take(f"recovery {fold_login(body.login)}")
    call.log_in(await call.state.identity.recover(body.login, body.code, body.new))
    return me(call.user)


# Sessions.


@endpoints("POST", "/api/session", body=LoginBody, returns=MeAnswer, errors=("bad_credentials",))
async def log_in(call: Call, body: LoginBody) -> MeAnswer:
    """Log in to an account."""
    identity, limits = call.state.identity, call.state.limits
    login = fold_login(body.login)
    known = identity.cookies.is_device_of(call.request.cookies.get(DEVICE_COOKIE), login)
    limits.passwords.take(call.address)
    # Strangers who guess do not lock out the owner's own devices.
    limits.passwords.take(f"device {login}" if known else f"login {login}")
    session = await identity.log_in(login, body.password)
    call.log_in(session)
    return me(session.user)


@endpoints("DELETE", "/api/session", returns=Nothing)
async def log_out(call: Call) -> Nothing:
    """End the session of this device, and forget who you are."""
    if call.session is not None:
        await call.state.identity.log_out(call.session)
    call.cookies[COOKIE] = ""
    return Nothing()


class LinkAnswer(msgspec.Struct, frozen=True):
    token: str
    seconds: int
    """How long it is valid."""


@endpoints(
    "POST",
    "/api/session/link",
    body=EmptyBody,
    returns=LinkAnswer,
    errors=("no_session", "not_for_bots"),
)
async def make_link(call: Call, body: EmptyBody) -> LinkAnswer:
    """A secret that logs in another device, once, within minutes; it replaces an older one."""
    session = call.require_session()
    call.state.limits.passwords.take(f"link {session.user.id}")
    token = await call.state.identity.make_link(session)
    return LinkAnswer(token, LINK_FOR // 1000)


@endpoints("POST", "/api/session/device", body=TokenBody, returns=MeAnswer, errors=("bad_link",))
async def open_link(call: Call, body: TokenBody) -> MeAnswer:
    """Log in on this device by the link that another device has made."""
    call.state.limits.passwords.take(call.address)
    call.log_in(await call.state.identity.open_link(body.token))
    return me(call.user)
