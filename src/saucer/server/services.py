"""What tables share: storage, bots, the clock, limits, figures."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

from msgspec import Struct

from saucer.core import Game, Unreadable
from saucer.server.bots import BotPool
from saucer.server.clocks import Clock
from saucer.server.limits import Limits
from saucer.server.metrics import Metrics
from saucer.server.refusal import refuse
from saucer.server.storage import Storage

SHORTEST_WINDOW = 5.0


class Settings(Struct, frozen=True):
    """How a server is run; docs/hosting.md explains each."""

    database: Path
    public_url: str | None = None
    """Where people reach it, if that is not where it listens: scheme, host and port."""
    bot_processes: int = 1
    window_seconds: float = 7.0
    """AA-13b How long a window stays open after its opening or the last landing."""
    static: Path = Path(__file__).parent / "static"
    limited: bool = True
    """Off only for load tests."""

    def __post_init__(self) -> None:
        if self.window_seconds < SHORTEST_WINDOW:
            raise Unreadable(f"a window stays open {SHORTEST_WINDOW} seconds or longer; came {self.window_seconds}")


class Services(Struct, frozen=True):
    settings: Settings
    games: Mapping[str, Game]
    storage: Storage
    bots: BotPool
    clock: Clock
    limits: Limits
    metrics: Metrics
    random: Random
    """For pace and the order of asking: nothing that anybody could win by."""

    def game(self, slug: str) -> Game:
        if slug not in self.games:
            raise refuse("no_game", 404)
        return self.games[slug]
