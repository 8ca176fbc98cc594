"""Absence: when a bot stands in for a player who keeps the table waiting, and what follows."""

from typing import Final

from camarilla.table.table import Table

ABSENT_AFTER: Final = 30_000
"""How long a person must keep the table waiting from afar before the others may vote for a bot, in
milliseconds."""


def absence_voters(table: Table, seat: int) -> set[str]:
    """The people who must all vote before a bot stands in for `seat`."""
    away = table.seats[seat].user
    return {s.asked for s in table.seats if s.asked and s.asked != away}


def people_play(table: Table) -> bool:
    """Whether a person decides in some seat; a game of bots alone goes on while it is watched."""
    return any(seat.user is not None and seat.stand_in is None for seat in table.seats)
