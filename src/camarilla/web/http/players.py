"""Endpoints about people: statistics, ratings, push."""

from typing import Annotated

import msgspec
from msgspec import Meta

from camarilla import games
from camarilla.table.commands.base import ShortText
from camarilla.table.errors import Refused
from camarilla.table.protocol.table import TableInfo
from camarilla.table.rooms import now
from camarilla.table.store import tables, users
from camarilla.table.store.users import GameStatistics, Rated, Subscription
from camarilla.web.http.routing import Call, Endpoints, Nothing

endpoints = Endpoints()


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


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


@endpoints("POST", "/api/push", body=PushBody, errors=("no_session", "bad_endpoint"))
async def subscribe(call: Call, body: PushBody) -> Nothing:
    """Get a Web Push message when your turn begins."""
    user = call.player().id
    subscription = call.state.push.checked(
        Subscription(body.endpoint, body.keys.p256dh, body.keys.auth)
    )
    await call.state.database.write(lambda c: users.subscribe(c, user, subscription, now()))
    return Nothing()


@endpoints("DELETE", "/api/push", body=EndpointBody, errors=("no_session",))
async def unsubscribe(call: Call, body: EndpointBody) -> Nothing:
    """Get no more Web Push messages on this device."""
    user = call.player().id
    endpoint = body.endpoint.replace("\0", "")
    await call.state.database.write(lambda c: users.unsubscribe(c, endpoint, user))
    return Nothing()
