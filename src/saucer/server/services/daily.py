"""What a game offers for one day: a game that has something of the kind brings `of_the_day`."""

from datetime import UTC, date, datetime
from typing import Protocol, runtime_checkable

import msgspec

from saucer.core import Game, Options, Text
from saucer.server.wire.http import Today


@runtime_checkable
class Daily(Protocol):
    def of_the_day(self, day: date) -> tuple[Options, Text, Text]:
        """What one player alone may play on this day in UTC, what that is called, and which one it is."""


def today_of(game: Game, now: float) -> Today | None:
    """What a game offers at a moment, in seconds since 1970; of its options those are told that are not as usual."""
    if not isinstance(game, Daily):
        return None
    day = datetime.fromtimestamp(now, UTC).date()
    options, name, about = game.of_the_day(day)
    usual = msgspec.to_builtins(game.options())
    differing = {key: value for key, value in msgspec.to_builtins(options).items() if usual.get(key) != value}
    return Today(day.isoformat(), name, about, differing)
