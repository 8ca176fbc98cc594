"""What a report on Pax Illuminaten notes: who has discs on which plots, and who had which event."""

from camarilla.games.illuminaten import events as told
from camarilla.games.illuminaten.state import IlluminatenState
from camarilla.games.illuminaten.words import EVENT_IDS, PLOT_IDS, PLOTS
from camarilla.kernel.events import Event
from camarilla.kernel.game import State
from camarilla.lab.report.collector import Collector, Columns, add_row


class IlluminatenCollector(Collector):
    tables = {  # noqa: RUF012 - replaced, never changed
        "plots": ("game", "seat", "plot", "won"),
        "events": ("game", "seat", "event", "won"),
    }
    texts = {"plot": PLOT_IDS, "event": EVENT_IDS}  # noqa: RUF012

    def begin(self, index: int, players: int) -> None:
        super().begin(index, players)
        self.events: set[tuple[int, int]] = set()
        """Who has had which event."""

    def see(self, events: list[Event]) -> None:
        for event in events:
            if event.type.name in (told.KEPT_EVENT.name, told.SPECIAL_PLAYED.name):
                self.events.add((event.values[0], event.values[1]))

    def end(self, state: State, won: list[float], tables: dict[str, Columns]) -> None:
        assert isinstance(state, IlluminatenState)
        for seat in range(self.players):
            for plot in range(PLOTS):
                if state.on[seat] >> plot & 1:
                    add_row(tables["plots"], self.index, seat, plot, won[seat])
        for seat, happening in sorted(self.events):
            add_row(tables["events"], self.index, seat, happening, won[seat])

    def starter(self, state: State) -> int:
        """X1.4: the lowest connection begins."""
        assert isinstance(state, IlluminatenState)
        return state.setup.first
