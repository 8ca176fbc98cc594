"""The messages on the sockets, both ways. docs/protocol.md explains them."""

from typing import Final

import msgspec

from camarilla.bots.reasons import Expected, Reason
from camarilla.kernel.observation import LegalAction
from camarilla.table.commands.absence import Return, VoteAbsent
from camarilla.table.commands.base import Command, MessageId, SeatNumber
from camarilla.table.commands.chat import Say
from camarilla.table.commands.edit import Edit
from camarilla.table.commands.foresee import Foresee
from camarilla.table.commands.hints import AskHint
from camarilla.table.commands.pause import AnswerPause, Pause, Resume
from camarilla.table.commands.play import Act
from camarilla.table.commands.rematch import Rematch
from camarilla.table.commands.seating import Join, Leave, SetSeat, Start
from camarilla.table.commands.takeover import Admit, Takeover
from camarilla.table.commands.undo import Consent, Undo
from camarilla.table.protocol.position import Position, Step, position, step
from camarilla.table.protocol.presence import PresenceInfo
from camarilla.table.protocol.table import TableInfo
from camarilla.table.store.announcement import Announcement
from camarilla.table.store.users import ChatLine
from camarilla.table.table import AppliedEntry, Table

PROTOCOL: Final = 2


class _FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Hello(_FromServer, tag="hello", frozen=True, kw_only=True):
    protocol: int
    seq: int
    table: TableInfo
    yours: tuple[int, ...]
    seat: int
    steps: tuple[Step, ...]
    rewound: bool
    position: Position | None
    chat: tuple[ChatLine, ...]
    presence: PresenceInfo
    now: int
    id: int | None = None


class Steps(_FromServer, tag="steps", frozen=True):
    seq: int
    steps: tuple[Step, ...]
    position: Position


class TableChanged(_FromServer, tag="table", frozen=True):
    table: TableInfo
    yours: tuple[int, ...]


class Chatted(_FromServer, tag="chat", frozen=True):
    line: ChatLine


class PresenceChanged(_FromServer, tag="presence", frozen=True):
    presence: PresenceInfo


class TurnNotice(_FromServer, tag="turn", frozen=True):
    table: str
    seat: int
    deadline: int | None


class Ok(_FromServer, tag="ok", frozen=True):
    id: int | None
    seq: int


class Error(_FromServer, tag="error", frozen=True):
    id: int | None
    code: str
    message: str


class Hint(msgspec.Struct, frozen=True):
    """`value`: the bot's estimate of winning with it, 0 to 1; `share`: of its search.

    `reason` is an id whose text is `hint-why-…` in the catalogues.
    """

    action: int
    text: str
    value: float | None
    share: float | None
    reason: str | None
    seats: tuple[float, ...]
    """Every seat's chance to win with it, where a search tells."""
    reasons: tuple[Reason, ...]
    """What speaks for and against it, the weightiest first; of the first few hints only."""
    expected: tuple[Expected, ...]
    """What the bot expects to follow, as the seat would see it."""


class Hints(_FromServer, tag="hints", frozen=True):
    """A bot's opinion of the position at `seq`; also the answer to a hint by HTTP."""

    id: int | None
    seq: int
    bot: str
    hints: tuple[Hint, ...]


class Foreseen(_FromServer, tag="foreseen", frozen=True):
    """What the action that was asked about brings with it."""

    id: int | None
    seq: int
    actions: tuple[LegalAction, ...]


class Pong(_FromServer, tag="pong", frozen=True):
    id: int | None


class TablesChanged(_FromServer, tag="tables", frozen=True):
    """The list of open tables has changed."""


class Announced(_FromServer, tag="announcement", frozen=True):
    """The host's announcement to everybody; null if it was withdrawn."""

    announcement: Announcement | None


class MineChanged(_FromServer, tag="mine", frozen=True):
    table: TableInfo


FromServer = (
    Hello
    | Steps
    | TableChanged
    | Chatted
    | PresenceChanged
    | TurnNotice
    | Ok
    | Error
    | Hints
    | Foreseen
    | Pong
    | Announced
)
FromLobby = TurnNotice | TablesChanged | MineChanged | Error | Pong | Announced


class Look(Command, tag="look", frozen=True, kw_only=True):
    """Look from another of one's seats, or as a spectator; answered by a `Hello`."""

    seat: SeatNumber


class Ping(Command, tag="ping", frozen=True, kw_only=True):
    """Answered by a `Pong`."""


class Numbered(msgspec.Struct, frozen=True):
    """The field that every message may have."""

    id: MessageId | None = None


FromClient = (
    Act
    | Undo
    | Consent
    | Takeover
    | Admit
    | Pause
    | AnswerPause
    | Resume
    | VoteAbsent
    | Return
    | AskHint
    | Foresee
    | Say
    | Join
    | SetSeat
    | Edit
    | Leave
    | Start
    | Rematch
    | Look
    | Ping
)


def steps_message(table: Table, entries: list[AppliedEntry], seat: int) -> Steps:
    """What `seat` is sent about entries that changed the board."""
    seen = tuple(s for s in (step(applied, seat) for applied in entries) if s is not None)
    return Steps(table.seq, seen, position(table, seat))
