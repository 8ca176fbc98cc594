"""Absence: who decides that a bot stands in for a player who keeps the table waiting."""

from typing import Final

from camarilla.table.table import Table

ABSENT_AFTER: Final = 60_000
"""How long a turn lasts before the others may vote for a bot, in milliseconds."""


def absence_voters(table: Table, seat: int) -> set[str]:
    """The people who must all vote before a bot stands in for `seat`."""
    away = table.seats[seat].user
    return {s.user for s in table.seats if s.user and s.user != away and s.stand_in is None}
