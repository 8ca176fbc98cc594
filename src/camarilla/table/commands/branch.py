"""Playing on from a decision of a finished game: a private table against bots."""

import secrets
from random import Random
from typing import Annotated

import msgspec
from msgspec import Meta

from camarilla.kernel.game import State
from camarilla.kernel.match import Match
from camarilla.table import log
from camarilla.table.commands.alone import begin_alone
from camarilla.table.commands.base import (
    ShortText,
    TableCommand,
    Transaction,
    User,
    require_bot,
)
from camarilla.table.errors import Refused
from camarilla.table.log import BranchCards, Created
from camarilla.table.replay import finished_match
from camarilla.table.table import Table


class BranchBody(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which decision, with which cards, against whom."""

    index: Annotated[int, Meta(ge=0, le=10**6)]
    """How many actions came before the decision."""
    cards: BranchCards
    """`sampled`: what the deciding seat could not know is drawn anew; `true`: as it was."""
    bot: ShortText
    """The bot in all other seats."""


class BeginBranch(TableCommand, tag="begin-branch", frozen=True, kw_only=True):
    """Open a table in a position, with the user in the seat that decides. Only the server makes
    this command."""

    origin: Created
    """How the finished game was created."""
    branch: log.Branch
    seat: int
    bot: str

    def apply(self, transaction: Transaction, user: User) -> None:
        require_bot(transaction, self.bot)
        begin_alone(
            transaction,
            user,
            game=self.origin.game,
            rules_version=self.origin.rules_version,
            options=self.origin.options,
            players=self.origin.players,
            seat=self.seat,
            bot=self.bot,
            branch=self.branch,
        )


def branch_from(table: Table, user: User, body: BranchBody) -> BeginBranch:
    """The command that opens the table; refused to people who have not played or imported the
    game."""
    match = finished_match(table)
    created = table.created
    if not table.seats_of(user.id) and not (created.imported and created.host == user.id):
        raise Refused("not_seated", "only who has played a game, or brought it in, plays on in it")
    state = position_at(match, body.index)
    seat = state.actor()
    if seat < 0:
        raise Refused("bad_request", f"no seat decides after {body.index} actions")
    if body.cards == "sampled":
        rng = Random(secrets.randbits(64))
        state = table.game.sample(state.information_state(seat), rng)
    branch = log.Branch(cards=body.cards, position=state.to_data())
    return BeginBranch(origin=created, branch=branch, seat=seat, bot=body.bot)


def position_at(match: Match, index: int) -> State:
    """The position after this many actions."""
    for step in match.steps():
        if step.index == index:
            return step.state
    raise Refused("bad_request", f"the game has {len(match.actions)} actions")


def same_branch(old: Table, user: User) -> BeginBranch:
    """The same position again, against the same bots."""
    branch = old.created.branch
    assert branch is not None
    bots = [seat.bot for seat in old.seats if seat.bot is not None]
    seat = old.seats_of(user.id)[0]
    return BeginBranch(origin=old.created, branch=branch, seat=seat, bot=bots[0])
