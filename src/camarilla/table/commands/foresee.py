"""Asking what follows an action of itself."""

from camarilla.kernel.errors import IllegalAction
from camarilla.kernel.lookahead import foresee
from camarilla.kernel.observation import LegalAction, legal_action
from camarilla.table.commands.base import (
    Command,
    SeatNumber,
    Seq,
    User,
    require_current,
    resolve_seat,
)
from camarilla.table.commands.play import ActionNumber
from camarilla.table.errors import Refused
from camarilla.table.table import Table


class Foresee(Command, tag="foresee", frozen=True, kw_only=True):
    """Ask what an action on the position numbered `seq` would bring with it; nothing is done."""

    seq: Seq
    action: ActionNumber
    seat: SeatNumber | None = None


def foreseen(table: Table, user: User, command: Foresee) -> tuple[LegalAction, ...]:
    """The choices that follow because each is the only one, up to the next real decision."""
    match = table.running_match()
    seat = resolve_seat(table, user, command.seat)
    require_current(table, command.seq)
    if seat != table.actor():
        raise Refused("not_your_turn", "this seat is not to act")
    try:
        forced = foresee(match.state, command.action)
    except IllegalAction as error:
        raise Refused("illegal_action", "not a legal action now") from error
    return tuple(legal_action(table.game.actions, action) for action in forced)
