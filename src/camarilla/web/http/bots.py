"""Endpoints of bots with accounts: making them, inviting them, their events."""

from collections.abc import AsyncIterator
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from camarilla.table.commands.base import SeatNumber, ShortText
from camarilla.table.commands.seating import invite
from camarilla.table.deletion import delete_person
from camarilla.table.errors import Refused
from camarilla.table.presence import LOBBY
from camarilla.table.rooms import now
from camarilla.table.store import bots
from camarilla.table.store.bots import BotAccount
from camarilla.web.app_state import AppState
from camarilla.web.feed import Stream
from camarilla.web.guard.address import address_of
from camarilla.web.guard.identity import as_player
from camarilla.web.http.accounts import Body, EmptyBody, GivenText
from camarilla.web.http.routing import Call, Endpoints, Nothing, refuse, state_of
from camarilla.web.http.tables import TableAnswer, answer

endpoints = Endpoints()

BOTS_OF_A_PERSON: Final = 5
ALIVE_EVERY: Final = 15.0
"""Seconds without an event after which an empty line shows that the stream lives."""


class ListedBot(msgspec.Struct, frozen=True):
    id: str
    name: str
    online: bool
    """Whether it listens to its events now."""


class BotsAnswer(msgspec.Struct, frozen=True):
    bots: tuple[ListedBot, ...]


class TokenAnswer(msgspec.Struct, frozen=True):
    token: str
    """Told this once; the server keeps a hash of it."""


class NewBotAnswer(msgspec.Struct, frozen=True):
    bot: ListedBot
    token: str
    """Told this once; the server keeps a hash of it."""


class BotBody(Body, frozen=True):
    name: GivenText


class InviteBody(Body, frozen=True):
    player: ShortText
    seat: SeatNumber | None = None


def described(state: AppState, bot: BotAccount) -> ListedBot:
    return ListedBot(bot.id, bot.name, state.presence.is_at(LOBBY, bot.id))


@endpoints("GET", "/api/bots", returns=BotsAnswer)
async def list_bots(call: Call) -> BotsAnswer:
    """The bots that listen now, and can be invited."""
    known = await call.state.database.read(bots.listed)
    told = (described(call.state, bot) for bot in known)
    return BotsAnswer(tuple(bot for bot in told if bot.online))


@endpoints("GET", "/api/account/bots", returns=BotsAnswer, errors=("no_session",))
async def own_bots(call: Call) -> BotsAnswer:
    """The bots that you have made."""
    owner = call.require_session().user.id
    known = await call.state.database.read(lambda c: bots.owned(c, owner))
    return BotsAnswer(tuple(described(call.state, bot) for bot in known))


@endpoints(
    "POST",
    "/api/account/bots",
    body=BotBody,
    returns=NewBotAnswer,
    errors=("no_session", "no_account", "not_for_bots", "bad_name", "too_many"),
)
async def make_bot(call: Call, body: BotBody) -> NewBotAnswer:
    """Make an account for a bot of yours."""
    owner = call.require_person().user
    if owner.login is None:
        raise Refused("no_account", "a guest has no bots: make an account first")
    call.state.limits.newcomers.take(call.address)
    count = await call.state.database.read(lambda c: bots.count_owned(c, owner.id))
    if count >= BOTS_OF_A_PERSON:
        raise Refused("too_many", f"a person has at most {BOTS_OF_A_PERSON} bots")
    bot, token = await call.state.identity.add_bot(body.name, owner.id)
    return NewBotAnswer(described(call.state, BotAccount(bot.id, bot.name, now())), token)


async def require_own(call: Call) -> str:
    """The bot of the path; refused unless you have made it."""
    owner, bot = call.require_person().user.id, call.person_id()
    if await call.state.database.read(lambda c: bots.owner_of(c, bot)) != owner:
        raise Refused("not_found", "you have no such bot")
    return bot


@endpoints(
    "POST",
    "/api/account/bots/{id}/token",
    body=EmptyBody,
    returns=TokenAnswer,
    errors=("no_session", "not_for_bots", "not_found"),
)
async def renew_token(call: Call, body: EmptyBody) -> TokenAnswer:
    """A new token for your bot; the old one stops working."""
    bot = await require_own(call)
    token = await call.state.identity.renew_token(bot)
    return TokenAnswer(token)


@endpoints(
    "DELETE",
    "/api/account/bots/{id}",
    returns=Nothing,
    errors=("no_session", "not_for_bots", "not_found"),
)
async def delete_bot(call: Call) -> Nothing:
    """Delete your bot; the games that it has finished stay."""
    bot = await require_own(call)
    await delete_person(call.state.rooms, bot)
    call.state.identity.changed(bot)
    return Nothing()


@endpoints(
    "POST",
    "/api/tables/{id}/invite",
    body=InviteBody,
    returns=TableAnswer,
    errors=(
        "no_session",
        "not_found",
        "not_open",
        "not_host",
        "seat_taken",
        "table_full",
        "unfit_for_rating",
    ),
)
async def invite_bot(call: Call, body: InviteBody) -> TableAnswer:
    """Keep a free seat for a bot, which joins or leaves; the host frees the seat as any other."""
    host, name = call.player(), body.player
    bot = await call.state.database.read(lambda c: bots.find_bot(c, name))
    if bot is None:
        raise Refused("not_found", "there is no such bot")
    player, seat = as_player(bot), body.seat
    table_id = call.table_id()
    await call.state.rooms.write(table_id, lambda t: invite(t, host, player, seat))
    return await call.state.rooms.read(table_id, lambda t: answer(t, host.id), None)


# The events of a bot.


async def bot_events(request: Request) -> Response:
    """Server-sent events: what happens to the bot whose token the request brings."""
    state = state_of(request)
    try:
        state.limits.requests.take(address_of(request))
        session = await state.identity.session_of(request)
        if session is None:
            raise Refused("no_session", "bring the token of a bot: Authorization: Bearer ...")
        if not session.user.is_bot:
            raise Refused("not_a_bot", "only bots have events; people have sockets")
        state.saw(session.user.id, address_of(request))
        stream = await state.feed.enter(session.user.id)
    except Refused as refusal:
        return refuse(refusal)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(lines(state, stream), 200, headers, "text/event-stream")


async def lines(state: AppState, stream: Stream) -> AsyncIterator[bytes]:
    try:
        with state.presence.socket(LOBBY, stream.bot):
            yield b": welcome\n\n"
            async for event in stream.events(ALIVE_EVERY):
                yield b":\n\n" if event is None else b"data: %b\n\n" % msgspec.json.encode(event)
    finally:
        state.feed.leave(stream)
