"""The history of a game as each seat remembers it; OpenSpiel's states are built from it."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from camarilla.kernel.actions import ActionSpace
from camarilla.kernel.domains import SEAT
from camarilla.kernel.events import Event, EventType, redact
from camarilla.kernel.game import Game, State

NOBODY: Final = 0
"""The column of events that name no seat."""


class PlayedAction:
    """One action of the history with the events that it caused."""

    __slots__ = ("action", "actor", "events", "lines")

    def __init__(self, actor: int, action: int, events: list[Event]) -> None:
        self.actor = actor
        self.action = action
        self.events = events
        self.lines: dict[int, str] = {}

    def seen_by(self, seat: int, actions: ActionSpace) -> str:
        """The action as the seat remembers it; empty if it has noticed nothing."""
        found = self.lines.get(seat)
        if found is None:
            lines = [line_of(event, seat) for event in self.events]
            if self.actor == seat:
                lines.insert(0, f"> {actions.text(self.action)}")
            found = "".join(f"{line}\n" for line in lines)
            self.lines[seat] = found
        return found


def line_of(event: Event, seat: int) -> str:
    seen = redact(event, seat)
    return " ".join(f"{name}={value}" for name, value in seen.items() if value is not None)


class Position:
    """What a state holds: the position, and the actions that led to it.

    A position drawn from what a seat knows has no history; `before` and `counts_before` are what
    it remembers instead.
    """

    def __init__(
        self,
        rules: Game,
        state: State,
        history: list[PlayedAction],
        before: str = "",
        counts_before: NDArray[np.float32] | None = None,
    ) -> None:
        self.rules = rules
        self.state = state
        self.history = history
        self.before = before
        self.counts_before = counts_before

    def __deepcopy__(self, memo: object) -> "Position":
        """OpenSpiel copies the contents of a Python state; the history itself never changes."""
        state, history = self.state.clone(), self.history[:]
        return Position(self.rules, state, history, self.before, self.counts_before)

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel saves a state by pickling what it holds; event types are found by name."""
        history = [
            (played.actor, played.action, [(e.type.name, e.rule, e.values) for e in played.events])
            for played in self.history
        ]
        return restored, (self.rules, self.state, history, self.before, self.counts_before)


def restored(
    rules: Game,
    state: State,
    history: list[Any],
    before: str,
    counts_before: NDArray[np.float32] | None,
) -> Position:
    """The position that `Position.__reduce__` took apart."""
    types = {type.name: type for type in rules.events}
    remembered = [
        PlayedAction(actor, action, [Event(types[name], rule, values) for name, rule, values in es])
        for actor, action, es in history
    ]
    return Position(rules, state, remembered, before, counts_before)


class EventCounts:
    """How often a seat has seen each kind of event, by the seat concerned: a fixed-size memory.

    Columns are nobody, then the seats in the order of play from the observing one.
    """

    def __init__(self, rules: Game, players: int) -> None:
        self.players = players
        self.rows = {type.name: row for row, type in enumerate(rules.events)}
        self.seats = {type.name: public_seat(type) for type in rules.events}
        self.shape = (len(rules.events), players + 1)

    def of(self, position: Position, seat: int) -> NDArray[np.float32]:
        before = position.counts_before
        counts = np.zeros(self.shape, np.float32) if before is None else before.copy()
        for played in position.history:
            for event in played.events:
                name = event.type.name
                counts[self.rows[name], self._column(event, self.seats[name], seat)] += 1
        return counts

    def _column(self, event: Event, field: int, seat: int) -> int:
        who = event.values[field] if field >= 0 else -1
        return 1 + (who - seat) % self.players if who >= 0 else NOBODY


def public_seat(type: EventType) -> int:
    """The index of the first public field that names a seat; -1 if there is none."""
    for index, field in enumerate(type.fields.values()):
        if field.domain.name == SEAT.name and not field.secret_to:
            return index
    return -1
