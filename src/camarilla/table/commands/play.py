"""Acting: people by command, bots by their workers."""

from typing import Annotated

from msgspec import Meta

from camarilla.games.lesson import allowed
from camarilla.kernel.errors import BadNotation
from camarilla.table.commands.base import (
    SeatNumber,
    Seq,
    TableCommand,
    Transaction,
    User,
    require_current,
    resolve_seat,
)
from camarilla.table.errors import Refused
from camarilla.table.table import Table

ActionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
ActionName = ActionNumber | Annotated[str, Meta(max_length=200)]


class Act(TableCommand, tag="act", frozen=True, kw_only=True):
    """An action on the position numbered `seq`."""

    seq: Seq
    action: ActionName
    """The `id` of a legal action, or its text."""
    seat: SeatNumber | None = None

    @property
    def known_seq(self) -> int:
        return self.seq

    def apply(self, transaction: Transaction, user: User) -> None:
        table = transaction.table
        table.running_match()
        seat = resolve_seat(table, user, self.seat)
        require_current(table, self.seq)
        if seat != table.actor() or table.seats[seat].stand_in is not None:
            raise Refused("not_your_turn", "this seat is not to act")
        actions = table.game.actions
        try:
            number = self.action if isinstance(self.action, int) else actions.parse(self.action)
            actions.text(number)
        except BadNotation as error:
            raise Refused("bad_notation", "this is no action of the game") from error
        require_taught(table, actions.text(number))
        transaction.act(seat, number)


def require_taught(table: Table, action: str) -> None:
    """Refuse what the lesson does not ask for; what is not even legal is refused as such."""
    where = table.standing()
    if where is None or where.scene is None or allowed(where.scene, [action]):
        return
    if table.game.actions.parse(action) in table.running_match().state.legal():
        raise Refused("not_in_lesson", "the lesson asks for something else here")


def act_as_bot(transaction: Transaction, seat: int, seq: int, action: int) -> None:
    """A bot's action, if the seat is still the bot's and the position the one it saw."""
    table = transaction.table
    require_current(table, seq)
    if table.actor() != seat or table.seats[seat].deciding_bot is None:
        raise Refused("not_your_turn", "no bot is to act there")
    transaction.act(seat, action, by_bot=True)
