"""Numbers about the running server, in Prometheus' format. No names, no ids of tables."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

from camarilla.table.log import Acted, Created, Finished
from camarilla.table.room import Change
from camarilla.table.rooms import Rooms
from camarilla.table.thinking.pool import WorkerPool
from camarilla.web.sockets.connection import Connections


class Metrics:
    def __init__(self, rooms: Rooms, connections: Connections, workers: WorkerPool) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.requests = Counter(
            "camarilla_requests", "HTTP requests", ("path", "status"), registry=self.registry
        )
        self.act_seconds = Histogram(
            "camarilla_act_seconds",
            "From an action received to its broadcast",
            buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
            registry=self.registry,
        )
        self.actions = Counter(
            "camarilla_actions", "Actions stored", ("by",), registry=self.registry
        )
        self.games = Counter(
            "camarilla_games", "Tables opened and games finished", ("what",), registry=self.registry
        )
        self.tables = Gauge(
            "camarilla_tables_in_memory", "Tables in memory", registry=self.registry
        )
        self.tables.set_function(lambda: len(rooms.rooms))
        self.sockets = Gauge("camarilla_sockets", "Open sockets", registry=self.registry)
        self.sockets.set_function(lambda: len(connections))
        self.waiting = Gauge(
            "camarilla_bot_questions_waiting", "Questions bots think about", registry=self.registry
        )
        self.waiting.set_function(lambda: workers.waiting)
        self._actions = {by: self.actions.labels(by) for by in ("chance", "bot", "person")}
        rooms.after_change.append(self._on_change)

    def _on_change(self, change: Change) -> None:
        if not change.own or change.table.created.imported:
            return
        for item in change.entries:
            entry = item.entry
            if isinstance(entry, Acted):
                by = "chance" if entry.seat < 0 else "bot" if entry.by_bot else "person"
                self._actions[by].inc()
            elif isinstance(entry, Created):
                self.games.labels("opened").inc()
            elif isinstance(entry, Finished):
                self.games.labels("finished").inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
