"""Endpoints about people: statistics, ratings, push."""

from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import Connection

from camarilla import games
from camarilla.table.commands.base import ShortText
from camarilla.table.errors import Refused
from camarilla.table.protocol.table import TableInfo
from camarilla.table.rooms import now
from camarilla.table.store import profiles, users
from camarilla.table.store.profiles import (
    GameKind,
    GameStatistics,
    Opponent,
    Rated,
    RatingHistory,
)
from camarilla.table.store.users import Subscription
from camarilla.web.http.routing import Call, Endpoints, Nothing

endpoints = Endpoints()


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class PlayerAnswer(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    is_bot: bool
    """Whether it is the account of a bot."""
    games: tuple[GameStatistics, ...]
    ratings: tuple[RatingHistory, ...]
    opponents: tuple[Opponent, ...]
    """The people with whom the person has played most."""
    against: Opponent | None
    """The reader's record against the person, if both have played together."""


@endpoints("GET", "/api/players/{id}", returns=PlayerAnswer, errors=("not_found",))
async def player(call: Call) -> PlayerAnswer:
    """A person's statistics, ratings and opponents."""
    id, asker = str(call.request.path_params["id"]), call.user_id

    def look(connection: Connection) -> PlayerAnswer:
        user = users.find_user(connection, id)
        if user is None:
            raise Refused("not_found", "there is no such player")
        known = asker not in (None, id)
        against = profiles.opponents(connection, id, asker, asker) if known else []
        return PlayerAnswer(
            id=user.id,
            name=user.name,
            is_bot=user.is_bot,
            games=tuple(profiles.statistics(connection, id)),
            ratings=tuple(profiles.histories(connection, id, asker)),
            opponents=tuple(profiles.opponents(connection, id, asker)),
            against=next(iter(against), None),
        )

    return await call.state.database.read(look)


class FinishedQuery(msgspec.Struct, frozen=True):
    from_: Annotated[int, Meta(ge=0, le=10**6)] = msgspec.field(default=0, name="from")
    kind: GameKind | None = None
    game: ShortText | None = None


class FinishedAnswer(msgspec.Struct, frozen=True):
    count: int
    """How many there are in all."""
    games: tuple[TableInfo, ...]


@endpoints("GET", "/api/players/{id}/games", query=FinishedQuery, returns=FinishedAnswer)
async def finished_games(call: Call, query: FinishedQuery) -> FinishedAnswer:
    """Finished games of a person, newest first: the listed ones, and those you have played at."""
    wanted = partial(
        profiles.finished_games,
        user=str(call.request.path_params["id"]),
        reader=call.user_id,
        game=query.game,
        kind=query.kind,
        start=query.from_,
    )
    count, found = await call.state.database.read(wanted)
    return FinishedAnswer(count, tuple(found))


class RatingsQuery(msgspec.Struct, frozen=True):
    game: ShortText
    least: Annotated[int, Meta(ge=1, le=1000)] = 1
    """The minimum number of rated games."""


class RatingsAnswer(msgspec.Struct, frozen=True):
    ratings: tuple[Rated, ...]


@endpoints(
    "GET", "/api/ratings", query=RatingsQuery, returns=RatingsAnswer, errors=("unknown_game",)
)
async def ratings(call: Call, query: RatingsQuery) -> RatingsAnswer:
    """The best hundred players of a game."""
    if query.game not in games.GAMES:
        raise Refused("unknown_game", "there is no such game")
    best = partial(profiles.best_rated, game=query.game, least=query.least)
    return RatingsAnswer(tuple(await call.state.database.read(best)))


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
    "POST", "/api/push", body=PushBody, returns=Nothing, errors=("no_session", "bad_endpoint")
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
    await call.state.database.write(lambda c: users.unsubscribe(c, body.endpoint, user))
    return Nothing()
