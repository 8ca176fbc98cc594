"""The position and the steps to it, as one seat may know them.

Nothing here holds a seed; events are redacted, and observations show what the seat sees.
"""

from bisect import bisect_right
from itertools import islice
from typing import Literal

import msgspec

from camarilla.kernel.events import Event, SeenEvent, redact
from camarilla.kernel.game import PUBLIC
from camarilla.kernel.observation import Observation
from camarilla.table.log import Acted, Undone
from camarilla.table.protocol.coach import Coach, coach
from camarilla.table.table import AppliedEntry, Table
from camarilla.table.undo import UndoKind, undo_kind

STEPS_LIMIT = 200
"""The largest number of steps in one message."""


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """The board as one seat sees it; `observation` has the legal actions."""

    seq: int
    """To be sent back with an action."""
    index: int
    """How many actions count so far, chance included."""
    seat: int
    your_turn: bool
    observation: Observation
    undo: UndoKind
    """Whether the seat may undo its last action: no, freely, or by asking."""
    free_undos: int
    """How many actions in a row, counted from the last, it may undo freely."""
    deadline: int | None
    """When a bot stands in for the person to act; their bank is part of it."""
    turn_ends: int | None = None
    """When that person's bank begins to be used up; null without a clock."""
    banks: tuple[int, ...] = ()
    """By seat what was left in the bank when the turn began, in milliseconds; empty without."""
    coach: Coach | None = None
    """What the coach of a lesson says to this seat here."""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One action with its redacted events in order, or one undo."""

    seq: int
    kind: Literal["action", "undo"]
    actor: int
    """The seat that acted (-1: chance), or that took back."""
    action: str | None
    """In notation, if it was this seat's own; the events tell what others did."""
    keep: int | None
    """After an undo: how many actions remain."""
    events: tuple[SeenEvent, ...]


def position(table: Table, seat: int) -> Position:
    """What `seat` (or `PUBLIC`) sees now."""
    match = table.match
    assert match is not None
    undo: UndoKind = "none"
    free_undos = 0
    if table.status == "running" and table.undo is None and seat != PUBLIC:
        undo = undo_kind(table, seat)
        if undo == "ask" and seat in table.undo_refused:
            undo = "none"
        free_undos = match.free_undos(seat)
    return Position(
        seq=table.seq,
        index=len(match.actions),
        seat=seat,
        your_turn=table.actor() == seat,
        observation=match.state.observe(seat),
        undo=undo,
        free_undos=free_undos,
        deadline=table.deadline(),
        turn_ends=table.time.turn_ends(),
        banks=tuple(table.time.banks) if table.created.clock.bank else (),
        coach=coach(table, seat),
    )


def step(applied: AppliedEntry, seat: int) -> Step | None:
    """What `seat` may know of an entry; None if it did not change the board."""
    entry = applied.entry
    if isinstance(entry, Acted):
        return action_step(applied.seq, entry.seat, entry.action, applied.events, seat)
    if isinstance(entry, Undone):
        return Step(
            seq=applied.seq, kind="undo", actor=entry.seat, action=None, keep=entry.keep, events=()
        )
    return None


def action_step(seq: int, actor: int, text: str, events: list[Event], seat: int) -> Step:
    return Step(
        seq=seq,
        kind="action",
        actor=actor,
        action=text if actor == seat else None,
        keep=None,
        events=tuple(redact(event, seat) for event in events),
    )


def steps_since(table: Table, since: int | None, seat: int) -> tuple[tuple[Step, ...], bool]:
    """The steps after `since` as `seat` may know them; and whether `since` was rewound.

    After an undo of what was known, or with too many steps to tell, the last steps that count.
    """
    if since is None or table.match is None:
        return (), False
    count = len(table.action_seqs)
    first = bisect_right(table.action_seqs, since)
    rewound = any(at > since >= taken_back for at, taken_back in table.rewinds)
    if rewound or since > table.seq or count - first > STEPS_LIMIT:
        return steps_between(table, count - STEPS_LIMIT, count, seat), True
    return steps_between(table, first, count, seat), False


def steps_between(table: Table, first: int, last: int, seat: int) -> tuple[Step, ...]:
    """The actions number `first` to `last` - 1 of those that count, as `seat` may know them."""
    if table.match is None or last <= max(first, 0):
        return ()
    return tuple(
        action_step(table.action_seqs[step.index - 1], step.actor, step.text, step.events, seat)
        for step in islice(table.match.steps(), max(first, 0) + 1, last + 1)
    )
