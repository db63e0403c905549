"""What tables share: storage, bots, the clock, limits, figures."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

from msgspec import Struct

from saucer.core import Game
from saucer.server.bots.pool import BotPool
from saucer.server.services.clock import Clock
from saucer.server.services.cluster import Cluster
from saucer.server.services.limits import Limits
from saucer.server.services.metrics import Metrics
from saucer.server.storage.contract import Storage
from saucer.server.storage.places import Place
from saucer.server.wire.refusal import refuse


class Settings(Struct, frozen=True):
    """How a server is run; docs/hosting.md explains each."""

    database: Place
    redis: str | None = None
    """The address of the Redis or Valkey through which several servers talk; None if this one is alone."""
    public_url: str | None = None
    """Where people reach it, if that is not where it listens: scheme, host and port."""
    bot_processes: int = 1
    metrics: tuple[str, int] | None = None
    """Where figures for the host are served, apart from everything else; nowhere if not said."""
    keep: int | None = None
    """For how many days finished games are kept; for ever if not said."""
    static: Path = Path(__file__).parents[1] / "static"
    limited: bool = True
    """It is off for load tests alone."""


class Services(Struct, frozen=True):
    settings: Settings
    games: Mapping[str, Game]
    storage: Storage
    bots: BotPool
    clock: Clock
    limits: Limits
    metrics: Metrics
    cluster: Cluster
    """It stands for the other servers of the same tables, if there are any."""
    random: Random
    """Draws how long bots take and who is asked first: nothing that anybody could win by."""

    def game(self, slug: str) -> Game:
        if slug not in self.games:
            raise refuse("no_game", 404)
        return self.games[slug]
