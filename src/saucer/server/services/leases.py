"""Who does the work that is due, by leases in the store: whoever stops renewing them has lost them soon."""

import asyncio
from collections.abc import Sequence

from saucer.server.storage.contract import NotSaved, SharedStorage

LEASE_SECONDS = 3.0
"""So long after the last sign of a server others may take its work."""
MOST_AT_ONCE = 200


class Leases:
    """What this server holds, asked of the store one thing at a time: a renewal would bring back what is given up."""

    def __init__(self, storage: SharedStorage, holder: str) -> None:
        self._storage = storage
        self._holder = holder
        self._at_the_store = asyncio.Lock()
        self._held: set[str] = set()
        self._wanted: set[str] = set()
        self._asked: set[str] = set()
        """Those that somebody else has: they are asked for again with the next renewal."""

    async def take(self, work: str) -> bool:
        if work in self._held:
            return True
        self._wanted.add(work)
        if work in self._asked:
            return False
        self._asked.add(work)
        try:
            async with self._at_the_store:
                self._held |= await self._storage.lease([work], self._holder, LEASE_SECONDS)
        except NotSaved:
            return False
        return work in self._held

    async def renew(self) -> set[str]:
        """What is held from now on and was not before; what somebody else has taken is held no more."""
        async with self._at_the_store:
            self._asked.clear()
            works = sorted(self._held | self._wanted)
            before = set(self._held)
            self._held = await self._storage.lease(works, self._holder, LEASE_SECONDS) if works else set()
            return self._held - before

    async def take_due(self) -> list[str]:
        async with self._at_the_store:
            taken = await self._storage.take_due(self._holder, LEASE_SECONDS, MOST_AT_ONCE)
            self._held.update(taken)
            self._wanted.update(taken)
            return taken

    async def release(self, works: Sequence[str], undone: bool) -> None:
        async with self._at_the_store:
            self._wanted.difference_update(works)
            held = [work for work in works if work in self._held]
            self._held.difference_update(held)
            if held:
                await self._storage.release(held, self._holder, undone)
