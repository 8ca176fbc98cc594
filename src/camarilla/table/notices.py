"""Notices for people who are not at their table: which events concern whom."""

from collections.abc import Iterator
from typing import Final, Literal, get_args

import msgspec

from camarilla.table.log import (
    PauseAsked,
    Started,
    StoodIn,
    TakeoverAsked,
    UndoAsked,
)
from camarilla.table.room import Change
from camarilla.table.table import Table

Kind = Literal["turn", "deadline", "request", "mention", "start", "lost"]
"""It is one's turn; the time is nearly up; others ask for consent; somebody names one in chat; the
game begins; a bot has taken one's seat."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


class Notice(msgspec.Struct, frozen=True):
    """What is sent to a person's browsers. There is nothing secret in it."""

    type: Kind
    table: str
    seat: int
    game: str


Called = tuple[str, Notice]
"""A person and the notice for this person."""


def notices_of(change: Change) -> Iterator[Called]:
    """Whom a change calls; each person once."""
    table, told = change.table, set()
    for person, kind in _called(change):
        if person not in told:
            told.add(person)
            yield person, notice(table, person, kind)


def _called(change: Change) -> Iterator[tuple[str, Kind]]:
    """The most urgent first."""
    table = change.table
    to_act = table.person_to_act() if change.moved else None
    if to_act is not None:
        yield to_act[1], "turn"
    if change.quiet:
        return
    for applied in change.entries:
        match applied.entry:
            case StoodIn(seat=seat, reason=reason) if reason != "left":
                user = table.seats[seat].user
                if user is not None and table.seats[seat].stand_in is not None:
                    yield user, "lost"
            case UndoAsked() | PauseAsked() | TakeoverAsked():
                for request in (table.undo, table.time.request, table.takeover):
                    for person in () if request is None else sorted(request.waiting):
                        yield person, "request"
            case Started():
                for person in sorted(table.people()):
                    yield person, "start"


def mentions(table: Table, text: str, speaker: str) -> Iterator[Called]:
    """The people at the table whom a line of chat names as `@name`."""
    folded = text.casefold()
    for person in sorted(table.people() - {speaker}):
        names = {seat.name.casefold() for seat in table.seats if seat.user == person}
        if any(_names(folded, f"@{name}") for name in names if name):
            yield person, notice(table, person, "mention")


def _names(text: str, name: str) -> bool:
    """Whether the name is there as a separate word."""
    parts = text.split(name)
    return any(not rest[:1].isalnum() for rest in parts[1:])


def notice(table: Table, person: str, kind: Kind) -> Notice:
    seats = table.seats_of(person)
    seat = table.actor() if table.actor() in seats else seats[0]
    return Notice(kind, table.id, seat, table.created.game)
