"""Queries about standing orders."""

import msgspec
from sqlalchemy import Connection, delete, insert, select

from camarilla.games.orders import Value
from camarilla.table.store.schema import orders
from camarilla.table.store.signals import ORDERS, notify


class Order(msgspec.Struct, frozen=True):
    kind: str
    values: dict[str, Value]
    scope: str = ""


class SeatOrders(msgspec.Struct, frozen=True):
    user: str
    orders: tuple[Order, ...]


def store(connection: Connection, table_id: str, seat: int, given: SeatOrders) -> None:
    """Keep the orders of one seat, in place of the older ones."""
    here = (orders.c.table_id == table_id, orders.c.seat == seat)
    connection.execute(delete(orders).where(*here))
    if given.orders:
        text = msgspec.json.encode(given.orders).decode()
        row = {"table_id": table_id, "seat": seat, "user_id": given.user, "orders": text}
        connection.execute(insert(orders), row)
    notify(connection, ORDERS + table_id)


def load(connection: Connection, table_id: str | None = None) -> dict[str, dict[int, SeatOrders]]:
    """The orders at one table, or at all, by table and seat."""
    query = select(orders)
    if table_id is not None:
        query = query.where(orders.c.table_id == table_id)
    found: dict[str, dict[int, SeatOrders]] = {}
    for row in connection.execute(query):
        given = msgspec.json.decode(row.orders, type=tuple[Order, ...])
        found.setdefault(row.table_id, {})[row.seat] = SeatOrders(row.user_id, given)
    return found


def forget(connection: Connection, table_id: str) -> None:
    """After the game."""
    connection.execute(delete(orders).where(orders.c.table_id == table_id))
