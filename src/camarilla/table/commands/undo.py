"""Taking back, freely or by consent."""

from camarilla.table.commands.base import (
    SeatNumber,
    Seq,
    TableCommand,
    Transaction,
    User,
    require_current,
    require_seated,
)
from camarilla.table.commands.requests import settle_requests
from camarilla.table.errors import Refused
from camarilla.table.log import UndoAnswered, UndoAsked, Undone
from camarilla.table.undo import undo_kind


class Undo(TableCommand, tag="undo", frozen=True, kw_only=True):
    """Undo the seat's last action, or ask the others to allow it."""

    seq: Seq
    seat: SeatNumber | None = None
    """By default the user's seat that acted last."""
    whole: bool = False
    """Where it is free, all actions in a row that are: what the seat has done of its turn."""

    @property
    def known_seq(self) -> int:
        return self.seq

    def apply(self, transaction: Transaction, user: User) -> None:
        table = transaction.table
        match = table.running_match()
        own = require_seated(table, user)
        require_current(table, self.seq)
        if table.undo is not None:
            raise Refused("undo_pending", "somebody has asked already")
        seat = max(own, key=match.last_by) if self.seat is None else self.seat
        if seat not in own:
            raise Refused("not_your_seat", "this seat is not yours")
        keep = match.last_by(seat)
        kind = undo_kind(table, seat)
        if kind == "none":
            raise Refused("nothing_to_undo", "this seat has not acted yet")
        if kind == "ask" and seat in table.undo_refused:
            raise Refused("undo_refused", "the others have refused this already")
        if kind == "free":
            back = match.free_undos(seat) if self.whole else 1
            transaction.add(Undone(seat, len(match.actions) - back))
            return
        transaction.add(UndoAsked(seat, keep))
        settle_requests(transaction)


class Consent(TableCommand, tag="consent", frozen=True, kw_only=True):
    """Consent to an undo, or refuse it; the player who asked may withdraw it by `yes: false`."""

    yes: bool

    def apply(self, transaction: Transaction, user: User) -> None:
        table = transaction.table
        table.running_match()
        own = require_seated(table, user)
        if table.undo is None:
            raise Refused("no_undo_pending", "nobody has asked to take anything back")
        if self.yes and user.id not in table.undo.waiting:
            raise Refused("no_undo_pending", "your consent is not needed")
        transaction.add(UndoAnswered(own[0], self.yes))
        settle_requests(transaction)
