"""Figures for whoever hosts: counts and times, never names, tables or moves."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

COMMIT_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.connections = Gauge("saucer_connections", "Sockets open now", registry=self._registry)
        self.tables = Gauge("saucer_tables", "Tables in memory", registry=self._registry)
        self.entries = Counter("saucer_entries", "Entries appended", registry=self._registry)
        self.messages = Counter("saucer_messages", "Messages received", registry=self._registry)
        self.refused = Counter("saucer_refused", "What was refused, by reason", ["reason"], registry=self._registry)
        self.closed = Counter("saucer_closed", "Connections we closed, by reason", ["reason"], registry=self._registry)
        self.paused = Counter("saucer_paused", "Tables paused by an error", registry=self._registry)
        self.bot_restarts = Gauge("saucer_bot_restarts", "Bot processes replaced", registry=self._registry)
        self.commit = Histogram(
            "saucer_commit_seconds", "From a move to the disk", buckets=COMMIT_SECONDS, registry=self._registry
        )

    def text(self) -> bytes:
        return generate_latest(self._registry)
