"""What notes down a game while it is played."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from camarilla.kernel.events import Event
from camarilla.kernel.game import State

if TYPE_CHECKING:
    from camarilla.lab.report.charts import Chart, Page

Columns = dict[str, list[float]]


def add_row(table: Columns, *values: float) -> None:
    """Add a value to each column of a table."""
    for column, value in zip(table.values(), values, strict=True):
        column.append(value)


class Collector:
    """For any game: who began. A game's own collector notes more, from its events."""

    tables: dict[str, tuple[str, ...]] = {}  # noqa: RUF012 - replaced, never changed
    """The game's own tables with their columns."""
    texts: dict[str, tuple[str, ...]] = {}  # noqa: RUF012
    """For columns of things with ids: the ids, which the numbers in the column stand for."""

    def begin(self, index: int, players: int) -> None:
        """A new game, with this number, begins."""
        self.index = index
        self.players = players
        self.first = -1
        """The seat that began, once it is known."""

    def see(self, events: list[Event]) -> None:
        """These events have happened by one action."""
        for event in events:
            if event.type.name == "chose-first":
                self.first = event.values[0]

    def starter(self, state: State) -> int:  # noqa: ARG002
        """The seat that began the game that is over, -1 where there is none."""
        return self.first

    def end(self, state: State, won: list[float], tables: dict[str, Columns]) -> None:
        """The game is over: add its rows. `won` is the share of the victory by seat."""


def no_charts(page: "Page") -> "Iterator[Chart]":  # noqa: ARG001
    """A game without charts of its own."""
    yield from ()


class GameReport(NamedTuple):
    """What a game adds to a report."""

    collector: type[Collector] = Collector
    charts: "Callable[[Page], Iterator[Chart]]" = no_charts
    verbs: tuple[str, ...] | None = None
    """The kinds of action worth counting; all of them by default."""
