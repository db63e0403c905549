"""Who does the work that is due, by leases in the store: whoever stops renewing them has lost them soon."""

from collections.abc import Sequence

from saucer.server.storage.contract import NotSaved, SharedStorage

LEASE_SECONDS = 3.0
"""So long after the last sign of a server others may take its work."""
MOST_AT_ONCE = 200


class Leases:
    def __init__(self, storage: SharedStorage, holder: str) -> None:
        self._storage = storage
        self._holder = holder
        self._led: set[str] = set()
        self._wanted: set[str] = set()
        self._asked: set[str] = set()
        """Those that somebody else has: they are asked for again with the next renewal."""

    async def lead(self, work: str) -> bool:
        if work in self._led:
            return True
        self._wanted.add(work)
        if work in self._asked:
            return False
        self._asked.add(work)
        try:
            led = await self._storage.lease([work], self._holder, LEASE_SECONDS)
        except NotSaved:
            return False
        self._led |= led
        return work in self._led

    async def renew(self) -> set[str]:
        """What is led from now on and was not before; what somebody else has taken is led no more."""
        self._asked.clear()
        works = sorted(self._led | self._wanted)
        before = set(self._led)
        self._led = await self._storage.lease(works, self._holder, LEASE_SECONDS) if works else set()
        return self._led - before

    async def take_due(self) -> list[str]:
        taken = await self._storage.take_due(self._holder, LEASE_SECONDS, MOST_AT_ONCE)
        self._led.update(taken)
        self._wanted.update(taken)
        return taken

    async def let_go(self, works: Sequence[str], undone: bool) -> None:
        self._wanted.difference_update(works)
        led = [work for work in works if work in self._led]
        self._led.difference_update(led)
        if led:
            await self._storage.release(led, self._holder, undone)
