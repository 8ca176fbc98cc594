"""Changing a table before the start."""

from typing import Annotated

from msgspec import Meta

from camarilla.kernel.options import OptionValue
from camarilla.table.commands.base import (
    TableCommand,
    Transaction,
    User,
    require_host,
    require_open,
)
from camarilla.table.commands.seating import checked_options, require_sensible
from camarilla.table.errors import Refused
from camarilla.table.log import Clock, Edited, SeatOrder


class Edit(TableCommand, tag="edit", frozen=True, kw_only=True):
    """The host changes the table: all of this at once, the game aside."""

    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, OptionValue]
    listed: bool
    rated: bool
    order: SeatOrder
    clock: Clock
    advice: bool

    def apply(self, transaction: Transaction, user: User) -> None:
        table = transaction.table
        require_open(table)
        require_host(table, user)
        options, seats = checked_options(table.game, self.players, self.options)
        require_sensible(self.clock)
        held = [seat for seat in table.seats if not seat.free and not seat.automatic]
        if len(held) > seats:
            raise Refused("table_full", "more people and bots sit here already")
        people = [seat.user for seat in held if seat.user is not None]
        fit = len(people) == len(set(people)) == len(held) and seats == self.players
        fit = fit and not any(seat.is_bot for seat in held)
        if self.rated and not fit:
            raise Refused("unfit_for_rating", "a rated game is played by different people only")
        transaction.add(
            Edited(
                options=options,
                players=self.players,
                listed=self.listed,
                rated=self.rated,
                order=self.order,
                clock=self.clock,
                advice=self.advice,
            )
        )
