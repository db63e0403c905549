"""Figures for whoever hosts: counts and times, never names, tables or moves."""

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Metric, generate_latest, start_http_server
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from saucer.core import Unreadable
from saucer.server.bots.pool import BotPool

COMMIT_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0, 5.0)


class Moves(Collector):
    """What is counted at every move: in plain numbers, which are read when somebody asks."""

    def __init__(self) -> None:
        self._messages = 0
        self._entries = 0
        self._commits = [0] * (len(COMMIT_SECONDS) + 1)
        self._seconds = 0.0

    def received(self) -> None:
        self._messages += 1

    def committed(self, entries: int, seconds: float) -> None:
        self._entries += entries
        self._seconds += seconds
        self._commits[bisect_left(COMMIT_SECONDS, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("saucer_messages", "Messages received", value=self._messages)
        yield CounterMetricFamily("saucer_entries", "Entries appended", value=self._entries)
        bounds = [*map(str, COMMIT_SECONDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._commits), strict=True))
        yield HistogramMetricFamily("saucer_commit_seconds", "From a move to the disk", buckets, self._seconds)


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.connections = Gauge("saucer_connections", "Sockets open now", registry=self._registry)
        self.tables = Gauge("saucer_tables", "Tables in memory", registry=self._registry)
        self.refused = Counter("saucer_refused", "What was refused, by reason", ["reason"], registry=self._registry)
        self.closed = Counter("saucer_closed", "Connections we closed, by reason", ["reason"], registry=self._registry)
        self.paused = Counter("saucer_paused", "Tables paused by an error", registry=self._registry)
        self.reported = Counter("saucer_reported", "Paused tables reported by players", registry=self._registry)
        self.bot_restarts = Gauge("saucer_bot_restarts", "Bot processes replaced", registry=self._registry)
        self.bot_answers = Gauge("saucer_bot_answers", "Choices that bots made", registry=self._registry)
        self.bot_hurries = Gauge("saucer_bot_hurries", "Of them below the level asked for", registry=self._registry)
        self.moves = Moves()
        self._registry.register(self.moves)

    def watch_bots(self, bots: BotPool) -> None:
        """What the pool counts by itself is read when somebody asks."""
        self.bot_restarts.set_function(lambda: bots.restarts)
        self.bot_answers.set_function(lambda: bots.answered)
        self.bot_hurries.set_function(lambda: bots.hurried)

    @contextmanager
    def served(self, where: tuple[str, int] | None) -> Iterator[None]:
        """They have an address of their own, for whoever hosts: when things happen is nobody else's business."""
        if where is None:
            yield
            return
        try:
            server, thread = start_http_server(where[1], where[0], self._registry)
        except OSError as error:
            raise Unreadable(f"cannot serve figures at {where[0]}:{where[1]}: {error.strerror}") from None
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()

    def text(self) -> bytes:
        return generate_latest(self._registry)
