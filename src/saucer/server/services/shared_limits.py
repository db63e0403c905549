"""Limits that several servers count together."""

from limits.aio.storage import RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from limits.errors import StorageError
from redis.asyncio import ConnectionPool

from saucer.server.services.cluster import digest_of
from saucer.server.services.limits import Kind, Limits
from saucer.server.services.many_servers import PATIENCE_SECONDS


class SharedLimits(Limits):
    """Counted in a Redis or Valkey; as long as that cannot be reached each server counts for itself."""

    def __init__(self, on: bool, url: str) -> None:
        super().__init__(on)
        self._pool: ConnectionPool = ConnectionPool.from_url(url, socket_timeout=PATIENCE_SECONDS)
        self._together = SlidingWindowCounterRateLimiter(
            RedisStorage(
                f"async+{url}",
                wrap_exceptions=True,
                implementation="redispy",
                key_prefix="saucer:limits",
                connection_pool=self._pool,  # type: ignore[arg-type]
            )
        )

    async def admit(self, kind: Kind, who: str) -> bool:
        if not self._on:
            return True
        try:
            return await self._together.hit(self._rates[kind], kind, digest_of(who))
        except StorageError:
            return self.allow(kind, who)

    async def close(self) -> None:
        await self._pool.disconnect()
