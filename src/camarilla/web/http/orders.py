"""Endpoints of standing orders: what a player decides in advance."""

import msgspec

from camarilla.table.commands.base import SeatNumber
from camarilla.table.orders import GivenOrder, Offer
from camarilla.table.store.orders import Order
from camarilla.web.http.accounts import Body
from camarilla.web.http.play import PLAY_ERRORS
from camarilla.web.http.routing import Call, Endpoints

endpoints = Endpoints()


class OrdersQuery(msgspec.Struct, frozen=True):
    seat: SeatNumber | None = None


class OrdersAnswer(msgspec.Struct, frozen=True):
    seat: int
    orders: tuple[Order, ...]
    """Those that count now."""
    offers: tuple[Offer, ...]
    """What can be ordered now, with the fields to fill in."""


class OrdersBody(Body, frozen=True):
    orders: tuple[GivenOrder, ...]
    """All orders from now on."""
    seat: SeatNumber | None = None


@endpoints(
    "GET",
    "/api/tables/{id}/orders",
    query=OrdersQuery,
    returns=OrdersAnswer,
    errors=("no_session", "not_found", "not_seated", "not_your_seat"),
)
async def show_orders(call: Call, query: OrdersQuery) -> OrdersAnswer:
    """Your standing orders at a table, and the possible ones. Nobody else sees them."""
    return OrdersAnswer(*await call.state.orders.shown(call.table_id(), call.player(), query.seat))


@endpoints(
    "PUT",
    "/api/tables/{id}/orders",
    body=OrdersBody,
    returns=OrdersAnswer,
    errors=(*PLAY_ERRORS, "bad_order"),
)
async def give_orders(call: Call, body: OrdersBody) -> OrdersAnswer:
    """Give standing orders in place of your older ones; an empty list revokes them."""
    table_id, player = call.table_id(), call.player()
    seat = await call.state.orders.give(table_id, player, body.seat, body.orders)
    return OrdersAnswer(*await call.state.orders.shown(table_id, player, seat))
