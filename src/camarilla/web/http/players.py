"""Endpoints about people: guests, accounts, sessions, statistics, push."""

from typing import Annotated

import msgspec
from msgspec import Meta

from camarilla import games
from camarilla.table.commands.base import ShortText
from camarilla.table.errors import Refused
from camarilla.table.protocol.table import TableInfo
from camarilla.table.rooms import now
from camarilla.table.store import tables, users
from camarilla.table.store.users import GameStatistics, Rated, StoredUser, Subscription
from camarilla.web.guard.cookies import COOKIE, DEVICE_COOKIE
from camarilla.web.guard.identity import fold_login, new_session
from camarilla.web.http.routing import Call, Endpoints, Nothing

endpoints = Endpoints()

GivenText = Annotated[str, Meta(max_length=1000)]
"""A name, login or password; its own check says what is wrong with it."""


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None


class MeAnswer(msgspec.Struct, frozen=True):
    user: Me | None


class NameBody(_Body, frozen=True):
    name: GivenText


class LoginBody(_Body, frozen=True):
    login: GivenText
    password: GivenText


class PasswordBody(_Body, frozen=True):
    old: GivenText
    new: GivenText


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
        session = await identity.rename(call.session, body.name)
    else:
        call.state.limits.newcomers.take(call.address)
        session = await identity.add_guest(body.name)
    call.log_in(session)
    return me(session.user)


@endpoints(
    "POST",
    "/api/account",
    body=LoginBody,
    returns=MeAnswer,
    errors=("bad_name", "weak_password", "login_taken", "already_account"),
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
    body=PasswordBody,
    returns=MeAnswer,
    errors=("no_session", "bad_credentials", "weak_password"),
)
async def change_password(call: Call, body: PasswordBody) -> MeAnswer:
    """Change the password; other devices are logged out, and their sockets closed."""
    session = call.require_session()
    call.state.limits.passwords.take(session.user.id)
    call.log_in(await call.state.identity.change_password(session, body.old, body.new))
    return me(call.user)


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


class PlayerAnswer(msgspec.Struct, frozen=True):
    id: str
    name: str
    games: tuple[GameStatistics, ...]
    recent: tuple[TableInfo, ...]


@endpoints("GET", "/api/players/{id}", returns=PlayerAnswer, errors=("not_found",))
async def player(call: Call) -> PlayerAnswer:
    """Statistics of a person, with the listed games finished last."""
    id = str(call.request.path_params["id"])
    database = call.state.database
    user = await database.read(lambda c: users.find_user(c, id))
    if user is None:
        raise Refused("not_found", "there is no such player")
    games_played = await database.read(lambda c: users.statistics(c, id))
    recent = await database.read(lambda c: tables.recent_of_user(c, id))
    return PlayerAnswer(user.id, user.name, tuple(games_played), tuple(recent))


class GameQuery(msgspec.Struct, frozen=True):
    game: ShortText


class RatingsAnswer(msgspec.Struct, frozen=True):
    ratings: tuple[Rated, ...]


@endpoints("GET", "/api/ratings", query=GameQuery, returns=RatingsAnswer, errors=("unknown_game",))
async def ratings(call: Call, query: GameQuery) -> RatingsAnswer:
    """The best hundred at a game."""
    if query.game not in games.GAMES:
        raise Refused("unknown_game", "there is no such game")
    return RatingsAnswer(
        tuple(await call.state.database.read(lambda c: users.best_rated(c, query.game)))
    )


class PushKeys(msgspec.Struct, frozen=True):
    p256dh: Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_=-]+$")]


class PushBody(msgspec.Struct, frozen=True):
    """A browser's subscription; what else it contains does not matter."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    keys: PushKeys


class EndpointBody(_Body, frozen=True):
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class PushKeyAnswer(msgspec.Struct, frozen=True):
    key: str


@endpoints("GET", "/api/push", returns=PushKeyAnswer)
async def push_key(call: Call) -> PushKeyAnswer:
    """The key a browser needs to subscribe."""
    return PushKeyAnswer(call.state.push.public_key())


@endpoints(
    "POST",
    "/api/push",
    body=PushBody,
    returns=Nothing,
    errors=("no_session", "bad_endpoint"),
)
async def subscribe(call: Call, body: PushBody) -> Nothing:
    """Get a Web Push message when your turn begins."""
    user = call.player().id
    subscription = call.state.push.checked(
        Subscription(body.endpoint, body.keys.p256dh, body.keys.auth)
    )
    await call.state.database.write(lambda c: users.subscribe(c, user, subscription, now()))
    return Nothing()


@endpoints("DELETE", "/api/push", body=EndpointBody, returns=Nothing, errors=("no_session",))
async def unsubscribe(call: Call, body: EndpointBody) -> Nothing:
    """Get no more Web Push messages on this device."""
    user = call.player().id
    endpoint = body.endpoint.replace("\0", "")
    await call.state.database.write(lambda c: users.unsubscribe(c, endpoint, user))
    return Nothing()
