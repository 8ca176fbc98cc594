"""Who of a table's people is away, and how many others watch."""

import msgspec

from camarilla.table.absence import ABSENT_AFTER
from camarilla.table.presence import Presence
from camarilla.table.table import Table


class AwaySeat(msgspec.Struct, frozen=True):
    seat: int
    since: int | None
    """When the person left, if that is known."""


class PresenceInfo(msgspec.Struct, frozen=True):
    away: tuple[AwaySeat, ...]
    """The seats of people who have no socket at the table."""
    spectators: int
    """How many others watch."""
    vote_after: int | None
    """For how many milliseconds a person must keep the table waiting from afar before the others
    may vote for a bot; None where they may not."""


def presence_info(table: Table, presence: Presence) -> PresenceInfo:
    here = presence.people_at(table.id)
    away = tuple(
        AwaySeat(number, presence.left_at(table.id, seat.user))
        for number, seat in enumerate(table.seats)
        if seat.user is not None and seat.user not in here
    )
    spectators = len(here - table.people()) + presence.nameless_at(table.id)
    by_day = table.created.clock.kind == "days"
    return PresenceInfo(away, spectators, None if by_day else ABSENT_AFTER)
