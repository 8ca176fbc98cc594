"""Being away: votes, deadlines, and coming back."""

from camarilla.table.absence import ABSENT_AFTER, absence_voters
from camarilla.table.commands.base import (
    FOR_EVER,
    SeatNumber,
    TableCommand,
    Transaction,
    User,
    require_seat,
    require_seated,
)
from camarilla.table.commands.requests import settle_requests
from camarilla.table.errors import Refused
from camarilla.table.log import AbsenceVoted, Returned, StoodIn
from camarilla.table.thinking.jobs import STAND_IN


class VoteAbsent(TableCommand, tag="absent", frozen=True, kw_only=True):
    """Vote for a bot to stand in for a person who is away and keeps the table waiting.

    With a clock by the day nobody is voted out: a bot stands in when the time is up.
    """

    seat: SeatNumber
    yes: bool = True
    """No: the table keeps waiting. It ends the vote."""

    def apply(self, transaction: Transaction, user: User) -> None:
        table = transaction.table
        table.running_match()
        own = require_seated(table, user)
        seat = require_seat(table, self.seat)
        if user.is_bot:
            raise Refused("not_for_bots", "bots do not vote")
        if seat in own:
            raise Refused("not_your_seat", "vote about others; leave to let a bot play for you")
        if table.actor() != seat or table.seats[seat].deciding_bot is not None:
            raise Refused("not_absent", "the table is not waiting for a person there")
        if not self.yes:
            if table.absence_votes.get(seat):
                transaction.add(AbsenceVoted(seat, own[0], yes=False))
            return
        waited_for = table.seats[seat]
        # A socket says nothing about a program: it counts by its answers alone.
        away = FOR_EVER if waited_for.is_bot else transaction.absent_for(waited_for.user or "")
        if away is None:
            raise Refused("not_absent", "the person is at the table")
        if table.time.paused_at is not None:
            raise Refused("too_early", "the game is paused")
        if table.created.clock.kind == "days":
            raise Refused("too_early", "a bot stands in when the time is up")
        if min(away, transaction.at - table.position_at) < ABSENT_AFTER:
            raise Refused("too_early", f"after {ABSENT_AFTER // 1000} seconds of waiting")
        transaction.add(AbsenceVoted(seat, own[0]))
        if table.absence_votes[seat] >= absence_voters(table, seat):
            transaction.add(StoodIn(seat, STAND_IN, "vote"))
            settle_requests(transaction)


class Return(TableCommand, tag="return", frozen=True, kw_only=True):
    """Take one's seats back from the bots that stood in."""

    def apply(self, transaction: Transaction, user: User) -> None:
        table = transaction.table
        table.running_match()
        own = require_seated(table, user)
        away = [seat for seat in own if table.seats[seat].stand_in is not None]
        if not away:
            raise Refused("not_absent", "no bot stands in for you")
        for seat in away:
            transaction.add(Returned(seat))


def time_out(transaction: Transaction) -> bool:
    """Let a bot stand in for the person whose time is up; False if it is not."""
    table = transaction.table
    deadline = table.deadline()
    if deadline is None or transaction.at < deadline:
        return False
    transaction.add(StoodIn(table.actor(), STAND_IN, "time"))
    settle_requests(transaction)
    return True
