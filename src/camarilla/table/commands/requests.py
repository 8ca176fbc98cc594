"""What the people at a table ask of each other, carried out when all have agreed."""

from camarilla.table.commands.base import Transaction
from camarilla.table.log import Paused, TakenOver, Undone


def settle_requests(transaction: Transaction) -> None:
    """Do what nobody's consent is missing for any more: after an answer, and when a bot stands in
    for somebody whose answer was awaited."""
    undo = transaction.table.undo
    if undo is not None and not undo.waiting:
        transaction.add(Undone(undo.seat, undo.keep))
        transaction.let_chance_act()
    takeover = transaction.table.takeover
    if takeover is not None and not takeover.waiting:
        transaction.add(TakenOver(takeover.seat, takeover.user, takeover.name))
    pause = transaction.table.time.request
    if pause is not None and not pause.waiting:
        transaction.add(Paused())
