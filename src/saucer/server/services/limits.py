"""How much is too much: counted by connection, guest or address; the latter two by several servers together."""

from typing import Literal

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

Kind = Literal[
    "message",
    "messages",
    "strike",
    "talk",
    "hint",
    "request",
    "replay",
    "table",
    "tables",
    "code",
    "codes",
    "guest",
    "name",
]

RATES: dict[Kind, str] = {
    "message": "80 per 5 second",
    "messages": "400 per 10 second",
    "strike": "40 per 60 second",
    "talk": "12 per 20 second",
    "hint": "30 per 60 second",
    "request": "120 per 10 second",
    "replay": "30 per 60 second",
    "table": "30 per 60 second",
    "tables": "120 per 60 second",
    "code": "10 per 60 second",
    "codes": "60 per 60 second",
    "guest": "300 per 60 second",
    "name": "20 per 60 second",
}
"""`message` counts for one connection, `messages` for all of a guest, `tables`, `codes` and `guest` for one address.

`strike` counts the messages of a connection that were refused as too fast, until we disconnect.
"""

SOCKETS_OF_A_GUEST = 12
PLAYING_OF_A_GUEST = 20
PUBLIC_OF_A_GUEST = 5
SOCKETS_OF_A_TABLE = 200
SOCKETS_OF_AN_ADDRESS = 400


class Limits:
    def __init__(self, on: bool) -> None:
        self._on = on
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._rates: dict[Kind, RateLimitItem] = {kind: parse(rate) for kind, rate in RATES.items()}

    def allow(self, kind: Kind, who: str) -> bool:
        """Whether one more is not too many, as this server counts, at once: for what a connection sends."""
        return not self._on or self._limiter.hit(self._rates[kind], kind, who)

    async def admit(self, kind: Kind, who: str) -> bool:
        """Whether one more is not too many, as all servers count together, if there are several."""
        return self.allow(kind, who)

    async def close(self) -> None: ...
