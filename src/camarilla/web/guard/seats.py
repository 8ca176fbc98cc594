"""Which seats of a table a person may look from."""

from camarilla.kernel.game import PUBLIC
from camarilla.table.errors import Refused
from camarilla.table.table import Table


def seat_to_see(table: Table, user: str | None, seat: int | None) -> int:
    """The seat to look from: only one's own, or the spectators'."""
    own = table.seats_of(user)
    if seat is None:
        return own[0] if own else PUBLIC
    if seat != PUBLIC and seat not in own:
        raise Refused("not_your_seat", "this seat is not yours")
    return seat
