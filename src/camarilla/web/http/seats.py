"""Which seats of a table somebody may look from and play for."""

from camarilla.kernel.game import PUBLIC
from camarilla.table.errors import Refused
from camarilla.table.table import Table


def seat_to_see(table: Table, user: str | None, seat: int | None) -> int:
    """The seat whose view is asked for; only one's own, or the public's."""
    own = table.seats_of(user)
    if seat is None:
        return own[0] if own else PUBLIC
    if seat != PUBLIC and seat not in own:
        raise Refused("not_your_seat", "this seat is not yours")
    return seat


def seat_to_play(table: Table, user: str, seat: int | None) -> int:
    """The seat that one plays for: the named one, or the one to act, or the first."""
    own = table.seats_of(user)
    if not own:
        raise Refused("not_seated", "you have no seat at this table")
    if seat is None:
        return table.actor() if table.actor() in own else own[0]
    if seat not in own:
        raise Refused("not_your_seat", "this seat is not yours")
    return seat
