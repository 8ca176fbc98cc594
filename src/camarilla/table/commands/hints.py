"""Asking for hints."""

from camarilla.table.commands.base import Command, SeatNumber


class AskHint(Command, tag="hint", frozen=True, kw_only=True):
    """Ask what a bot would do in the seat's place; carried out by `table/hints.py`."""

    seat: SeatNumber | None = None
