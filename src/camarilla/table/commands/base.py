"""Commands and the transaction they run in.

A command checks first and adds entries last, so a refused command has changed nothing. Added
entries are applied to the table at once; if they cannot be stored the table must be loaded again.
"""

from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta

from camarilla.kernel.errors import IllegalAction
from camarilla.kernel.game import CHANCE, OVER
from camarilla.kernel.options import OptionValue
from camarilla.table.errors import Refused
from camarilla.table.log import Entry, Finished
from camarilla.table.table import AppliedEntry, Table
from camarilla.table.thinking.jobs import LEVELS

MessageId = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=-3, le=31)]
LONGEST_OPTIONS = 6 * 1024
"""Bytes of a table's options: more than twice the longest text that a game has by default."""
FOR_EVER = 2**53
"""Milliseconds for which somebody is away who never was here."""
ShortText = Annotated[str, Meta(min_length=1, max_length=100)]


class User(msgspec.Struct, frozen=True):
    """The person who gives a command."""

    id: str
    name: str
    is_bot: bool = False
    """Whether it is the account of a bot."""


class Transaction:
    """The entries that one command adds to a table: to be stored, then broadcast."""

    def __init__(
        self,
        table: Table,
        at: int,
        bots: tuple[str, ...] = LEVELS,
        absent_for: Callable[[str], int | None] = lambda _person: FOR_EVER,
    ) -> None:
        self.table = table
        self.at = at
        self.bots = bots
        """The names of bots that may be seated."""
        self.absent_for = absent_for
        """For how many milliseconds a person has had no socket at the table; None: has one."""
        self.entries: list[AppliedEntry] = []

    def add(self, entry: Entry) -> None:
        self.entries.append(self.table.fold(entry, self.at))

    def act(self, seat: int, action: int, by_bot: bool = False) -> None:
        """Carry out an action with all that chance does next, and the end of the game."""
        try:
            self.entries.append(self.table.act(seat, action, self.at, by_bot))
        except IllegalAction as error:
            text = self.table.game.actions.text(action)
            raise Refused("illegal_action", f"not a legal action now: {text}") from error
        self.let_chance_act()

    def let_chance_act(self) -> None:
        """Draw for chance until a seat is to act; note the result if the game is over.

        In a lesson the scripted seats act too.
        """
        table = self.table
        while (action := table.next_automatic()) is not None:
            actor = table.actor()
            self.entries.append(table.act(actor, action, self.at, by_bot=actor != CHANCE))
        if table.actor() == OVER and table.status == "running" and table.match is not None:
            state = table.match.state
            self.add(Finished(tuple(state.scores()), tuple(state.winners())))


class Command(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"
):
    """Something that a person can ask for at a table."""

    id: MessageId | None = None
    """A number of the sender's choice; the answer on the socket has the same one."""


class TableCommand(Command, frozen=True, kw_only=True):
    """A command that adds entries to the log of one table."""

    @property
    def known_seq(self) -> int:
        """How far the sender has seen the table, perhaps through another process."""
        return 0

    def apply(self, transaction: Transaction, user: User) -> None:
        raise NotImplementedError


# What must hold.


def require_open(table: Table) -> None:
    if table.status != "open":
        raise Refused("not_open", "the game has started, or the table is closed")


def require_host(table: Table, user: User) -> None:
    if table.created.host != user.id:
        raise Refused("not_host", "only the host of the table may do this")


def require_seated(table: Table, user: User) -> list[int]:
    """The seats of the user; refused without one."""
    seats = table.seats_of(user.id)
    if not seats:
        raise Refused("not_seated", "you have no seat at this table")
    return seats


def require_finished(table: Table, user: User) -> None:
    require_seated(table, user)
    if table.status != "finished":
        raise Refused("game_running", "the game is not over")


def require_current(table: Table, seq: int) -> None:
    """Refuse a decision that was made on an older position."""
    if seq < table.position_seq:
        raise Refused("stale", f"the board has changed since {seq}")
    if seq > table.seq:
        raise Refused("stale", f"there is no {seq} yet")


def require_seat(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise Refused("bad_request", f"there is no seat {seat}")
    return seat


def require_bot(transaction: Transaction, bot: str) -> str:
    if bot not in transaction.bots:
        raise Refused("unknown_bot", f"the bots are {', '.join(transaction.bots)}")
    return bot


def require_short(options: dict[str, OptionValue]) -> None:
    """Options are sent with every table in every list."""
    if len(msgspec.json.encode(options)) > LONGEST_OPTIONS:
        raise Refused("bad_option", f"all options have at most {LONGEST_OPTIONS} bytes")


def resolve_seat(table: Table, user: User, seat: int | None) -> int:
    """The seat that the user plays for: the named one, or the one to act, or the first."""
    own = require_seated(table, user)
    if seat is None:
        return table.actor() if table.actor() in own else own[0]
    if seat not in own:
        raise Refused("not_your_seat", "this seat is not yours")
    return seat
