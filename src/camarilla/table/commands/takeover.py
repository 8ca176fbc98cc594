"""Coming late: a person plays on for a bot, if the people at the table agree."""

from camarilla.table.commands.base import (
    SeatNumber,
    TableCommand,
    Transaction,
    User,
    require_seat,
)
from camarilla.table.commands.requests import settle_requests
from camarilla.table.errors import Refused
from camarilla.table.log import TakeoverAnswered, TakeoverAsked


class Takeover(TableCommand, tag="takeover", frozen=True, kw_only=True):
    """Ask to take over from the bot in a seat."""

    seat: SeatNumber

    def apply(self, transaction: Transaction, user: User) -> None:
        table = transaction.table
        table.running_match()
        if user.is_bot:
            raise Refused("not_for_bots", "a bot plays on for nobody")
        if table.seats_of(user.id):
            raise Refused("seat_taken", "you have a seat here already")
        if table.takeover is not None:
            raise Refused("takeover_pending", "somebody has asked already")
        if user.id in table.takeover_refused:
            raise Refused("takeover_refused", "the people at the table have refused this already")
        if table.seats[require_seat(table, self.seat)].bot is None:
            raise Refused("seat_taken", "no bot sits there")
        transaction.add(TakeoverAsked(self.seat, user.id, user.name))
        settle_requests(transaction)


class Admit(TableCommand, tag="admit", frozen=True, kw_only=True):
    """Agree that somebody plays on for a bot, or refuse it; who asked may withdraw it by
    `yes: false`."""

    yes: bool

    def apply(self, transaction: Transaction, user: User) -> None:
        table = transaction.table
        table.running_match()
        asked = table.takeover
        if asked is None or (user.id != asked.user and user.id not in asked.waiting):
            raise Refused("no_takeover_pending", "your consent is not needed")
        if user.id == asked.user:
            if self.yes:
                raise Refused("no_takeover_pending", "the others are asked, not you")
            transaction.add(TakeoverAnswered(-1, False))
            return
        transaction.add(TakeoverAnswered(table.seats_of(user.id)[0], self.yes))
        settle_requests(transaction)
