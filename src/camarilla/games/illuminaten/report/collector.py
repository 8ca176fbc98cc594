"""What a report on Pax Illuminaten notes: who had which cards, connection, plots and events."""

from typing import Final

from camarilla.games.illuminaten.rules import events as told
from camarilla.games.illuminaten.rules.ids import EVENT_IDS, PLOT_IDS, PLOTS
from camarilla.games.illuminaten.rules.state import IlluminatenState
from camarilla.games.illuminaten.rules.tables import CARD_IDS, CONNECTION_IDS
from camarilla.kernel.events import Event
from camarilla.kernel.game import State
from camarilla.lab.report.collector import Collector, Columns, add_row

_EVENTS: Final = (told.KEPT_EVENT.name, told.SPECIAL_PLAYED.name)


def count_one(counts: dict[tuple[int, int], int], seat: int, card: int) -> None:
    counts[seat, card] = counts.get((seat, card), 0) + 1


class IlluminatenCollector(Collector):
    tables = {  # noqa: RUF012 - replaced, never changed
        "connections": ("game", "seat", "connection", "won"),
        "luminaries": ("game", "seat", "card", "drawn", "chained", "won"),
        "plots": ("game", "seat", "plot", "won"),
        "events": ("game", "seat", "event", "won"),
    }
    texts = {  # noqa: RUF012
        "connection": CONNECTION_IDS,
        "card": CARD_IDS,
        "plot": PLOT_IDS,
        "event": EVENT_IDS,
    }

    def begin(self, index: int, players: int) -> None:
        super().begin(index, players)
        self.events: set[tuple[int, int]] = set()
        """Who has had which event."""
        self.connections: list[tuple[int, int]] = []
        self.drawn: dict[tuple[int, int], int] = {}
        """How often a seat took a luminary into its hand."""
        self.chained: dict[tuple[int, int], int] = {}
        """How often it used one in a chain."""

    def see(self, events: list[Event]) -> None:
        for event in events:
            name, values = event.type.name, event.values
            if name in _EVENTS:
                self.events.add((values[0], values[1]))
            elif name == told.CONNECTED.name:
                self.connections.append((values[0], values[1]))
            elif name == told.DREW.name:
                count_one(self.drawn, values[0], values[1])
            elif name == told.TOOK_FROM_COURT.name:
                count_one(self.drawn, values[0], values[2])
            elif name == told.CHAINED.name:
                count_one(self.chained, values[0], values[1])

    def end(self, state: State, won: list[float], tables: dict[str, Columns]) -> None:
        assert isinstance(state, IlluminatenState)
        for seat, connection in self.connections:
            add_row(tables["connections"], self.index, seat, connection, won[seat])
        for seat, card in sorted(self.drawn.keys() | self.chained.keys()):
            drawn = self.drawn.get((seat, card), 0)
            chained = self.chained.get((seat, card), 0)
            add_row(tables["luminaries"], self.index, seat, card, drawn, chained, won[seat])
        for seat in range(self.players):
            for plot in range(PLOTS):
                if state.on[seat] >> plot & 1:
                    add_row(tables["plots"], self.index, seat, plot, won[seat])
        for seat, event_card in sorted(self.events):
            add_row(tables["events"], self.index, seat, event_card, won[seat])

    def starter(self, state: State) -> int:
        """X1.4: the lowest connection begins."""
        assert isinstance(state, IlluminatenState)
        return state.setup.first
