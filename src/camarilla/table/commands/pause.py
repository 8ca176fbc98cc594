"""Letting the clock stand still, by the consent of all who play."""

from camarilla.table.commands.base import TableCommand, Transaction, User, require_seated
from camarilla.table.commands.requests import settle_requests
from camarilla.table.errors import Refused
from camarilla.table.log import PauseAnswered, PauseAsked, Resumed


class Pause(TableCommand, tag="pause", frozen=True, kw_only=True):
    """Ask the others to stop the clock. People may still act in a pause."""

    def apply(self, transaction: Transaction, user: User) -> None:
        table = transaction.table
        table.running_match()
        own = require_seated(table, user)
        if table.created.clock.kind == "none":
            raise Refused("no_clock", "this table has no clock")
        if table.time.paused_at is not None or table.time.request is not None:
            raise Refused("pause_pending", "there is a pause, or somebody has asked for one")
        transaction.add(PauseAsked(own[0]))
        settle_requests(transaction)


class AnswerPause(TableCommand, tag="answer-pause", frozen=True, kw_only=True):
    """Agree to a pause, or refuse it; who asked may withdraw it by `yes: false`."""

    yes: bool

    def apply(self, transaction: Transaction, user: User) -> None:
        table = transaction.table
        table.running_match()
        own = require_seated(table, user)
        asked = table.time.request
        if asked is None or (self.yes and user.id not in asked.waiting):
            raise Refused("no_pause_pending", "your consent is not needed")
        transaction.add(PauseAnswered(own[0], self.yes))
        settle_requests(transaction)


class Resume(TableCommand, tag="resume", frozen=True, kw_only=True):
    """End a pause: the clock runs again, with the whole time for the turn."""

    def apply(self, transaction: Transaction, user: User) -> None:
        table = transaction.table
        table.running_match()
        own = require_seated(table, user)
        if table.time.paused_at is None:
            raise Refused("no_pause_pending", "there is no pause")
        transaction.add(Resumed(own[0]))
