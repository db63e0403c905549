"""What nobody waits for any more goes, from the disk and from memory: at the start, and every few minutes."""

import asyncio
import gc
from contextlib import suppress
from typing import Any

import structlog

from saucer.server.services.cluster import EXPIRY
from saucer.server.table import requests
from saucer.server.table.tables import Tables
from saucer.server.wire.refusal import Refusal

A_DAY = 24 * 3600.0
SWEEP_SECONDS = 600.0
PUBLIC_SECONDS = 3600.0
"""So long may a public table wait for people with nobody at it."""
NEVER_BEGUN_DAYS = 7
"""After so many days a table that nobody began is given up, and after as many again nothing is kept of it."""
MOST_AT_ONCE = 200
"""The rest waits for the next time."""
STEADY_SECONDS = 3600.0
"""So long must the clock on the wall have gone steadily before anything goes by its date: it may be set wrong."""
SET_SECONDS = 60.0
"""Whoever moves it by less has not set it."""

log: Any = structlog.get_logger("saucer.expiry")


class Expiry:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._services = tables.services
        self._unattended: dict[str, float] = {}
        self._wall = self._services.clock.now() - self._services.clock.elapsed()
        self._steady_since = self._services.clock.elapsed()
        self.swept = 0

    async def run(self) -> None:
        while True:
            self.note_clock()
            try:
                if await self._services.cluster.take_lease(EXPIRY):
                    await self.sweep()
            except Exception as error:
                log.error("sweep_failed", error=type(error).__name__)
            self._collect_garbage()
            over = asyncio.Event()
            self._services.clock.later(SWEEP_SECONDS, over.set)
            self.swept += 1
            await over.wait()

    def _collect_garbage(self) -> None:
        """Collect garbage when nobody is there, since nobody has to wait then.

        What is needed no more leaves the memory by itself. This is for what does not, at which the collector would
        next to never look with the thresholds of a server (web/app.py).
        """
        if not any(table.screens.all for table in self._tables.all_loaded()):
            gc.collect()

    def note_clock(self) -> None:
        """Whether somebody has set the clock on the wall; after the start it may be on its way to the right time."""
        clock = self._services.clock
        wall = clock.now() - clock.elapsed()
        if abs(wall - self._wall) > SET_SECONDS:
            self._steady_since = clock.elapsed()
            log.warning("clock_set", seconds=round(wall - self._wall))
        self._wall = wall

    def _is_clock_steady(self) -> bool:
        return self._services.clock.elapsed() - self._steady_since >= STEADY_SECONDS

    async def sweep(self) -> None:
        self.note_clock()
        by_date = self._is_clock_steady()
        for table_id in [*await self._unattended_for_long(), *(await self._never_begun() if by_date else ())]:
            if not self._tables.is_loaded(table_id):
                with suppress(Refusal):
                    await self._tables.ask(table_id, requests.expire)
        if by_date:
            await self._forget()

    async def _unattended_for_long(self) -> list[str]:
        """Counted from when this server first saw nobody there: after a restart people need a moment to return."""
        now = self._services.clock.elapsed()
        waiting = await self._services.storage.waiting()
        attended = await self._services.cluster.attended(waiting)
        alone = [table_id for table_id in waiting if not (table_id in attended or self._tables.is_loaded(table_id))]
        self._unattended = {table_id: self._unattended.get(table_id, now) for table_id in alone}
        long = [table_id for table_id, since in self._unattended.items() if now - since >= PUBLIC_SECONDS]
        return long[:MOST_AT_ONCE]

    async def _never_begun(self) -> list[str]:
        before = self._services.clock.now() - NEVER_BEGUN_DAYS * A_DAY
        return await self._services.storage.never_begun("open", before, MOST_AT_ONCE)

    async def _forget(self) -> None:
        """Delete what is too old, but nothing that is in memory: whoever looks at it may do so to the end."""
        storage, now, keep = self._services.storage, self._services.clock.now(), self._services.settings.keep
        old = await storage.never_begun("abandoned", now - 2 * NEVER_BEGUN_DAYS * A_DAY, MOST_AT_ONCE)
        if keep is not None:
            old += await storage.ended_before(now - keep * A_DAY, MOST_AT_ONCE)
        attended = await self._services.cluster.attended(old)
        await storage.delete([each for each in old if not (each in attended or self._tables.is_loaded(each))])
