"""Undo: an action can be undone freely until somebody has learned something from it."""

from typing import Literal

from camarilla.table.table import Table

UndoKind = Literal["none", "free", "ask"]


def undo_kind(table: Table, seat: int) -> UndoKind:
    """How `seat` may undo its last action: freely, by the others' consent, or not at all."""
    match = table.running_match()
    if match.can_undo(seat):
        return "free"
    return "ask" if match.last_by(seat) >= 0 else "none"
