"""The messages on a table's socket, both ways. docs/protocol.md explains them."""

from bisect import bisect_right
from typing import Annotated

import msgspec
from msgspec import Meta

from camarilla.kernel.match import Journal
from camarilla.table.log import Acted
from camarilla.table.protocol.positions import Position, Step, TableInfo, position, step
from camarilla.table.store.users import ChatLine
from camarilla.table.table import News, Table

PROTOCOL = 1
STEPS_LIMIT = 200
"""At most so many steps are told at once."""

MessageId = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=-3, le=31)]
ActionName = Annotated[int, Meta(ge=0, le=2**31 - 1)] | Annotated[str, Meta(max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


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


class Turn(_FromServer, tag="turn", frozen=True):
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
    seq: int | None = None


class Hint(msgspec.Struct, frozen=True):
    """`value`: the bot's estimate of winning with it, 0 to 1; `share`: of its thoughts.

    `reason` is an id whose text is `hint-why-…` in the catalogues.
    """

    action: int
    text: str
    value: float | None
    share: float | None
    reason: str | None


class Hints(_FromServer, tag="hints", frozen=True):
    id: int | None
    seq: int
    bot: str
    hints: tuple[Hint, ...]


class Pong(_FromServer, tag="pong", frozen=True):
    id: int | None


class TablesChanged(_FromServer, tag="tables", frozen=True):
    """The list of open tables is another one now."""


class MineChanged(_FromServer, tag="mine", frozen=True):
    table: TableInfo


FromServer = Hello | Steps | TableChanged | Chatted | Turn | Ok | Error | Hints | Pong
FromLobby = Turn | TablesChanged | MineChanged | Error | Pong


class _FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Act(_FromClient, tag="act", frozen=True, kw_only=True):
    id: MessageId | None = None
    seq: Seq
    action: ActionName
    seat: SeatNumber | None = None


class Undo(_FromClient, tag="undo", frozen=True, kw_only=True):
    id: MessageId | None = None
    seq: Seq
    seat: SeatNumber | None = None


class Consent(_FromClient, tag="consent", frozen=True, kw_only=True):
    id: MessageId | None = None
    yes: bool


class Absent(_FromClient, tag="absent", frozen=True, kw_only=True):
    id: MessageId | None = None
    seat: SeatNumber


class Return(_FromClient, tag="return", frozen=True, kw_only=True):
    id: MessageId | None = None


class AskHint(_FromClient, tag="hint", frozen=True, kw_only=True):
    id: MessageId | None = None
    seat: SeatNumber | None = None


class Say(_FromClient, tag="say", frozen=True, kw_only=True):
    id: MessageId | None = None
    text: ChatText


class Look(_FromClient, tag="look", frozen=True, kw_only=True):
    id: MessageId | None = None
    seat: SeatNumber


class Ping(_FromClient, tag="ping", frozen=True, kw_only=True):
    id: MessageId | None = None


class Numbered(msgspec.Struct, frozen=True):
    """What every message has, whatever else is in it."""

    id: MessageId | None = None


FromClient = Act | Undo | Consent | Absent | Return | AskHint | Say | Look | Ping


def steps(table: Table, news: list[News], seat: int) -> Steps:
    """What `seat` is told about news that changed the board."""
    told = tuple(s for s in (step(n, seat) for n in news) if s is not None)
    return Steps(table.seq, told, position(table, seat))


def steps_since(table: Table, since: int | None, seat: int) -> tuple[tuple[Step, ...], bool]:
    """The steps after `since` as `seat` may know them; and whether `since` was rewound.

    Who was rewound, or has missed too much, gets the last steps that count instead.
    """
    if since is None or table.journal is None:
        return (), False
    count = len(table.action_seqs)
    first = bisect_right(table.action_seqs, since)
    rewound = any(at > since >= taken_back for at, taken_back in table.rewinds)
    if rewound or since > table.seq or count - first > STEPS_LIMIT:
        return steps_between(table, count - STEPS_LIMIT, count, seat), True
    return steps_between(table, first, count, seat), False


def steps_between(table: Table, first: int, last: int, seat: int) -> tuple[Step, ...]:
    """The actions number `first` to `last` - 1 of those that count, as `seat` may know them."""
    if table.journal is None or last <= max(first, 0):
        return ()
    journal = Journal(table.game, table.created.players, table.created.options)
    told = []
    for index, action in enumerate(table.journal.actions[:last]):
        actor = journal.state.actor()
        events = journal.play(action)
        if index >= first:
            entry = Acted(actor, table.game.actions.text(action))
            seen = step(News(table.action_seqs[index], 0, entry, actor, events), seat)
            assert seen is not None
            told.append(seen)
    return tuple(told)
