"""Opening a table, taking and leaving seats, starting the game."""

from typing import Annotated

import msgspec
from msgspec import Meta

from camarilla import games
from camarilla.kernel.dealer import BY_FORM
from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.game import Game
from camarilla.kernel.options import OptionValue, complete
from camarilla.kernel.seating import deciding, drawn_seats
from camarilla.table.commands.base import (
    SeatNumber,
    ShortText,
    TableCommand,
    Transaction,
    User,
    require_bot,
    require_host,
    require_open,
    require_seat,
    require_seated,
    require_short,
)
from camarilla.table.commands.requests import settle_requests
from camarilla.table.errors import Refused
from camarilla.table.log import (
    BotSeated,
    Clock,
    Closed,
    Created,
    Seated,
    SeatOrder,
    Started,
    StoodIn,
    Vacated,
)
from camarilla.table.names import checked_name
from camarilla.table.table import Table
from camarilla.table.thinking.jobs import STAND_IN

SEATS_OF_A_GUEST = 2
"""How many seats a person other than the host can take, so that nobody fills a table by its
link.
"""
Names = Annotated[tuple[ShortText, ...], Meta(max_length=16)]


class Create(TableCommand, tag="create", frozen=True, kw_only=True):
    """Open a table with the host in the first seat and the bots in the last ones."""

    game: ShortText
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    bots: Names = ()
    listed: bool = False
    rated: bool = False
    order: SeatOrder = "lot"
    clock: Clock = Clock()
    advice: bool | None = None
    """Whether bots give hints; by default they do, but not in rated games."""
    seats: Names = ()
    """Names of more players on the same device."""

    def apply(self, transaction: Transaction, user: User) -> None:
        created = self._checked(transaction, user)
        bots = [require_bot(transaction, bot) for bot in self.bots]
        names = [checked_name(name) for name in self.seats]
        transaction.add(created)
        free = transaction.table.free_seats()
        people = [user.name, *names]
        for seat, name in zip(free, people, strict=False):
            transaction.add(Seated(seat, user.id, name, user.is_bot))
        for seat, bot in zip(free[len(free) - len(bots) :], bots, strict=True):
            transaction.add(BotSeated(seat, bot))

    def _checked(self, transaction: Transaction, user: User) -> Created:
        if self.game not in games.GAMES:
            raise Refused("unknown_game", "there is no such game")
        game = games.get(self.game)
        options, seats = checked_options(game, self.players, self.options)
        if 1 + len(self.seats) + len(self.bots) > seats:
            raise Refused("table_full", "there are more bots and people than seats")
        if self.rated and (self.bots or self.seats or user.is_bot or seats < self.players):
            raise Refused("unfit_for_rating", "a rated game is played by different people only")
        require_sensible(self.clock)
        assert transaction.table.dealer is not None
        return Created(
            game=game.id,
            rules_version=game.rules_version,
            options=options,
            players=self.players,
            host=user.id,
            listed=self.listed,
            rated=self.rated,
            order=self.order,
            clock=self.clock,
            commitment=transaction.table.dealer.commitment(),
            dealing=BY_FORM,
            advice=not self.rated if self.advice is None else self.advice,
        )


def checked_options(
    game: Game, players: int, options: dict[str, OptionValue]
) -> tuple[dict[str, OptionValue], int]:
    """All options, and how many seats there are for people and bots."""
    require_short(options)
    try:
        game.setup(players, options)
        completed = complete(game.options, options)
        return completed, len(deciding(game, players, completed))
    except CamarillaError as error:
        raise Refused("bad_option", str(error)) from error


def require_sensible(clock: Clock) -> None:
    sensible = {
        "none": clock.limit == 0 == clock.bank,
        "move": 10 <= clock.limit <= 3600 and 0 <= clock.bank <= 7200,
        "days": 1 <= clock.limit <= 14 and 0 <= clock.bank <= 60,
    }
    if not sensible[clock.kind]:
        wanted = "10 to 3600 seconds (bank: up to 7200), or 1 to 14 days (bank: up to 60)"
        raise Refused("bad_option", f"a clock has {wanted}")


class Join(TableCommand, tag="join", frozen=True, kw_only=True):
    """Take a free seat; a `name` of its own makes it another player on the same device.

    Where seats are chosen, who has one already moves to the free seat.
    """

    seat: SeatNumber | None = None
    name: ShortText | None = None

    def apply(self, transaction: Transaction, user: User) -> None:
        name = None if self.name is None else checked_name(self.name)
        table = transaction.table
        require_open(table)
        if user.is_bot and table.created.rated:
            raise Refused("unfit_for_rating", "bots do not play at rated tables")
        if name is None and (kept := invited_seats(table, user)):
            transaction.add(Seated(kept[0], user.id, user.name, user.is_bot))
            return
        if name is None and self._moves(table, user):
            assert self.seat is not None
            own = table.seats_of(user.id)[0]
            transaction.add(Vacated(own))
            transaction.add(Seated(self.seat, user.id, user.name, user.is_bot))
            return
        if name is None and table.seats_of(user.id):
            raise Refused("seat_taken", "you have a seat here already; another needs its own name")
        if table.created.rated and table.seats_of(user.id):
            raise Refused("unfit_for_rating", "at a rated table everybody has one seat")
        if user.id != table.created.host and len(table.seats_of(user.id)) >= SEATS_OF_A_GUEST:
            raise Refused("too_many", f"only the host has more than {SEATS_OF_A_GUEST} seats")
        seat = self.seat
        if seat is None:
            free = table.free_seats()
            if not free:
                raise Refused("table_full", "every seat is taken")
            seat = free[0]
        elif not table.seats[require_seat(table, seat)].free:
            raise Refused("seat_taken", "somebody sits there")
        transaction.add(Seated(seat, user.id, name or user.name, user.is_bot))

    def _moves(self, table: Table, user: User) -> bool:
        """Whether the user goes to another seat; where the lot decides there is no use in it."""
        if self.seat is None or table.created.order != "chosen" or not table.seats_of(user.id):
            return False
        return table.seats[require_seat(table, self.seat)].free


def invited_seats(table: Table, user: User) -> list[int]:
    """The seats that are kept for the user until it answers."""
    return [seat for seat in table.seats_of(user.id) if table.seats[seat].invited]


def invite(transaction: Transaction, host: User, bot: User, seat: int | None) -> None:
    """The host keeps a free seat for a bot's account, which takes it by `join`, or leaves."""
    table = transaction.table
    require_open(table)
    require_host(table, host)
    if table.created.rated:
        raise Refused("unfit_for_rating", "bots do not play at rated tables")
    if table.seats_of(bot.id):
        raise Refused("seat_taken", "this bot has a seat here already")
    free = table.free_seats()
    if not free:
        raise Refused("table_full", "every seat is taken")
    chosen = free[0] if seat is None else require_seat(table, seat)
    if chosen not in free:
        raise Refused("seat_taken", "somebody sits there")
    transaction.add(Seated(chosen, bot.id, bot.name, is_bot=True, invited=True))


class SetSeat(TableCommand, tag="seat", frozen=True, kw_only=True):
    """Put a bot on a free seat or change the bot there (host); without a bot, free the seat."""

    seat: SeatNumber
    bot: ShortText | None

    def apply(self, transaction: Transaction, user: User) -> None:
        bot = None if self.bot is None else require_bot(transaction, self.bot)
        table = transaction.table
        require_open(table)
        held = table.seats[require_seat(table, self.seat)]
        if bot is None:
            if held.user != user.id:
                require_host(table, user)
            if held.free or held.automatic:
                raise Refused("not_seated", "nobody sits there")
            # Removing a person frees all seats on the same device.
            sent_away = held.user is not None and held.user != user.id
            for seat in table.seats_of(held.user) if sent_away else [self.seat]:
                transaction.add(Vacated(seat))
            return
        require_host(table, user)
        if table.created.rated:
            raise Refused("unfit_for_rating", "bots do not play at rated tables")
        if held.user is not None or held.automatic:
            raise Refused("seat_taken", "a person sits there, or the rules play this seat")
        transaction.add(BotSeated(self.seat, bot))


class Leave(TableCommand, tag="leave", frozen=True, kw_only=True):
    """Leave the table: before the start the seats are free again, later bots stand in.

    The table closes when its host leaves before the start.
    """

    def apply(self, transaction: Transaction, user: User) -> None:
        table = transaction.table
        own = require_seated(table, user)
        if table.status == "running":
            for seat in own:
                if table.seats[seat].stand_in is None:
                    transaction.add(StoodIn(seat, STAND_IN, "left"))
            settle_requests(transaction)
            return
        require_open(table)
        if table.created.host == user.id:
            transaction.add(Closed())
            return
        for seat in own:
            transaction.add(Vacated(seat))


class Start(TableCommand, tag="start", frozen=True, kw_only=True):
    """The host starts the game."""

    fill: ShortText | None = None
    """The bot for the seats that are still free."""

    def apply(self, transaction: Transaction, user: User) -> None:
        fill = "" if self.fill is None else require_bot(transaction, self.fill)
        table = transaction.table
        require_open(table)
        require_host(table, user)
        kept = [number for number, seat in enumerate(table.seats) if seat.invited]
        free = sorted([*table.free_seats(), *kept])
        if free and not fill:
            raise Refused("not_full", "there are free seats, or an invited bot has not answered")
        if table.created.rated and (free or len(table.people()) != len(table.seats)):
            raise Refused("unfit_for_rating", "a rated game is played by different people only")
        for seat in free:
            transaction.add(BotSeated(seat, fill))
        created = table.created
        if created.order == "lot":
            assert table.dealer is not None
            order = drawn_seats(table.game, created.players, created.options, table.dealer)
            transaction.add(Started(tuple(order), by_seed=True))
        else:
            transaction.add(Started(tuple(range(created.players))))
        transaction.let_chance_act()
