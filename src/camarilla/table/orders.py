"""Standing orders at the tables of this process: who has given which, and carrying them out.

They are private, so no log contains them, only the actions that they cause.
"""

import asyncio
import random

import msgspec
import structlog

from camarilla.games import title_of
from camarilla.games.orders import Field, OrderKind, Value
from camarilla.kernel.observation import Observation
from camarilla.table.commands.base import Transaction, User, require_seated, resolve_seat
from camarilla.table.errors import Refused, Unavailable
from camarilla.table.log import Undone
from camarilla.table.names import short
from camarilla.table.room import Change
from camarilla.table.rooms import Rooms
from camarilla.table.store import orders as store
from camarilla.table.store.orders import Order, SeatOrders
from camarilla.table.table import Table
from camarilla.table.tasks import Tasks

_log = structlog.get_logger()

MOST = 12
"""Orders that one seat has at a time."""


class Offer(msgspec.Struct, frozen=True):
    """A kind of order that can be given now."""

    kind: str
    fields: tuple[Field, ...]


class GivenOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    values: dict[str, Value] = {}


class StandingOrders:
    def __init__(self, rooms: Rooms, pace: float) -> None:
        self._rooms = rooms
        self._pace = pace
        """How long an order waits before it acts, in seconds, so that others can follow."""
        self._known: dict[str, dict[int, SeatOrders]] = {}
        """By table and seat; tables without orders are left out."""
        self._tasks = Tasks()
        rooms.after_change.append(self._on_change)

    async def start(self) -> None:
        self._known = await self._rooms.database.read(store.load)

    async def close(self) -> None:
        await self._tasks.close()

    def on_notify(self, table_id: str) -> None:
        """Called when another process has changed the orders at a table."""
        self._tasks.run(self._refresh(table_id))

    async def _refresh(self, table_id: str) -> None:
        found = await self._rooms.database.read(lambda c: store.load(c, table_id))
        self._remember(table_id, found.get(table_id, {}))

    def _remember(self, table_id: str, by_seat: dict[int, SeatOrders]) -> None:
        if by_seat:
            self._known[table_id] = by_seat
        else:
            self._known.pop(table_id, None)

    # What the player is shown, and gives.

    async def shown(
        self, table_id: str, user: User, seat: int | None
    ) -> tuple[int, tuple[Order, ...], tuple[Offer, ...]]:
        """The player's seat, the orders that count there, and what can be ordered now."""

        def look(table: Table) -> tuple[int, tuple[Order, ...], tuple[Offer, ...]]:
            require_seated(table, user)
            own = resolve_seat(table, user, seat)
            if table.status != "running" or table.created.lesson:
                return own, (), ()
            seen = table.running_match().state.observe(own)
            return own, self._counting(table, own, seen), _offers(table, seen)

        return await self._rooms.read(table_id, look)

    async def give(
        self, table_id: str, user: User, seat: int | None, given: tuple[GivenOrder, ...]
    ) -> int:
        """Keep these orders in place of the older ones; the seat."""

        def check(table: Table) -> tuple[int, tuple[Order, ...]]:
            require_seated(table, user)
            own = resolve_seat(table, user, seat)
            seen = table.running_match().state.observe(own)
            if table.created.lesson or len(given) > MOST:
                raise Refused("bad_order", f"not in a lesson, and not more than {MOST}")
            kept = self._counting(table, own, seen)
            return own, tuple(_checked(table, seen, one, kept) for one in given)

        own, orders = await self._rooms.read(table_id, check)
        ours = SeatOrders(user.id, orders)
        await self._rooms.database.write(lambda c: store.store(c, table_id, own, ours))
        by_seat = {**self._known.get(table_id, {}), own: ours}
        self._remember(table_id, {number: one for number, one in by_seat.items() if one.orders})
        await self._rooms.read(table_id, self._act_if_ordered)
        return own

    def _counting(self, table: Table, seat: int, seen: Observation) -> tuple[Order, ...]:
        """The orders of the seat that still count: of this person, and in this scope."""
        given = self._known.get(table.id, {}).get(seat)
        if given is None or given.user != table.seats[seat].user:
            return ()
        kinds = _kinds(table)
        return tuple(
            order
            for order in given.orders
            if order.kind in kinds and kinds[order.kind].scope(seen) == order.scope
        )

    # Carrying them out.

    def demanded(self, table: Table) -> int | None:
        """The action that an order demands of the person to act; None if none does."""
        person = table.person_to_act()
        if table.id not in self._known or person is None or table.status != "running":
            return None
        seen = table.running_match().state.observe(person[0])
        kinds = _kinds(table)
        for order in self._counting(table, person[0], seen):
            action = kinds[order.kind].choose(seen, order.values)
            if action is not None:
                return action
        return None

    def _on_change(self, change: Change) -> None:
        table = change.table
        if table.id not in self._known or not change.own:
            return
        if table.status in ("finished", "closed"):
            self._known.pop(table.id, None)
            self._tasks.run(self._forget(table.id))
        elif not any(isinstance(applied.entry, Undone) for applied in change.entries):
            # After an undo people choose for themselves.
            self._act_if_ordered(table)

    def _act_if_ordered(self, table: Table) -> None:
        if self.demanded(table) is not None:
            self._tasks.run(self._act(table.id, table.position_seq))

    async def _act(self, table_id: str, seq: int) -> None:
        def act(transaction: Transaction) -> None:
            table = transaction.table
            action = self.demanded(table)
            if action is not None and table.position_seq == seq:
                transaction.act(table.actor(), action)

        await asyncio.sleep(self._pace * random.uniform(0.8, 1.6))
        try:
            await self._rooms.write(table_id, act)
        except (Refused, Unavailable) as refusal:
            _log.warning("order.refused", table=short(table_id), code=refusal.code)

    async def _forget(self, table_id: str) -> None:
        await self._rooms.database.write(lambda c: store.forget(c, table_id))


def _kinds(table: Table) -> dict[str, OrderKind]:
    return {kind.id: kind for kind in title_of(table.created.game).orders()}


def _offers(table: Table, seen: Observation) -> tuple[Offer, ...]:
    found = []
    for kind in _kinds(table).values():
        fields = kind.fields(seen)
        if fields is not None:
            found.append(Offer(kind.id, fields))
    return tuple(found)


def _checked(table: Table, seen: Observation, given: GivenOrder, kept: tuple[Order, ...]) -> Order:
    """The order with its scope; one that counts already stays as it is."""
    for order in kept:
        if (order.kind, order.values) == (given.kind, given.values):
            return order
    kind = _kinds(table).get(given.kind)
    fields = kind.fields(seen) if kind is not None else None
    if kind is None or fields is None:
        raise Refused("bad_order", "there is no such order now")
    if given.values.keys() != {field.name for field in fields} or not all(
        field.accepts(given.values[field.name]) for field in fields
    ):
        raise Refused("bad_order", "a field is missing, or cannot be that")
    return Order(given.kind, given.values, kind.scope(seen))
