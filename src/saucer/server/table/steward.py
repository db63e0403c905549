"""Beside tables that several servers serve: once a second it looks at what the others do, or no longer do."""

import asyncio
from typing import Any

import structlog

from saucer.core import Seat
from saucer.server.services.clock import StoreClock
from saucer.server.storage.contract import NotSaved, SharedStorage
from saucer.server.table.commands import count_votes
from saucer.server.table.table import Table
from saucer.server.table.tables import Tables
from saucer.server.wire.messages import Emoted
from saucer.server.wire.parts import EmoteName
from saucer.server.wire.refusal import NotNow, Refusal

ROUND_SECONDS = 1.0

log: Any = structlog.get_logger("saucer.steward")


class Steward:
    """Hears what other servers tell, and goes round once a second: leases, and tables that were left behind."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._cluster = tables.services.cluster

    def grown(self, table_id: str, count: int, revision: int) -> None:
        table = self._tables.loaded(table_id)
        if table is not None and (count > table.ledger.known() or revision > table.kept.revision):
            table.mailbox.post(table.follow_or_unload)

    def presence_changed(self, table_id: str) -> None:
        table = self._tables.loaded(table_id)
        if table is not None:
            self._refresh_presence(table)

    def _refresh_presence(self, table: Table) -> None:
        async def look() -> None:
            await table.refresh_presence()
            await table.guarded(lambda: count_votes(table))

        table.mailbox.post(look)

    def emoted(self, table_id: str, seat: Seat, emote: EmoteName) -> None:
        table = self._tables.loaded(table_id)
        for screen in [] if table is None else table.screens.all:
            screen.sink.send(Emoted(seat, emote))

    def reconnected(self) -> None:
        """Ask for everything, and tell everything again: the other end may have lost what it was told."""
        for table in self._tables.all_loaded():
            table.presence.share()
            self._refresh_presence(table)

    async def run(self, storage: SharedStorage) -> None:
        while True:
            try:
                await self.go_round(storage)
            except NotSaved as error:
                log.warning("store_not_reached", error=str(error))
            except Exception as error:
                log.error("round_failed", error=type(error).__name__)
            await asyncio.sleep(ROUND_SECONDS)

    async def go_round(self, storage: SharedStorage) -> None:
        clock = self._tables.services.clock
        if isinstance(clock, StoreClock):
            await clock.go_by(storage)
        await self._renew_leases()
        await self._compare(storage)
        await self._find_gone_servers()

    async def _renew_leases(self) -> None:
        for table_id in await self._cluster.renew_leases():
            table = self._tables.loaded(table_id)
            if table is not None:
                table.mailbox.post(table.take_over_work)
        for table_id in await self._cluster.take_due():
            await self._take_up(table_id)

    async def _take_up(self, table_id: str) -> None:
        """Do the work of a table that was left behind; what cannot be loaded now is left to whoever can load it."""
        try:
            table = await self._tables.table(table_id)
        except NotNow:
            await self._cluster.release_leases([table_id], undone=True)
            return
        except Refusal:  # it cannot be read by anybody
            return
        table.mailbox.post(table.take_over_work)

    async def _compare(self, storage: SharedStorage) -> None:
        """What was not heard is found here; and tables of which nothing is known are read again."""
        loaded = {table.kept.id: table for table in self._tables.all_loaded()}
        heads = await storage.heads(list(loaded)) if loaded else {}
        for table_id, head in heads.items():
            self.grown(table_id, head.count, head.revision)
            if loaded[table_id].ledger.is_unsure:
                loaded[table_id].mailbox.post(loaded[table_id].ledger.make_sure)

    async def _find_gone_servers(self) -> None:
        """Whoever was at a server that is no more is gone."""
        loaded = self._tables.all_loaded()
        names = {name for table in loaded for name in table.presence.others}
        gone = names - await self._cluster.are_alive(sorted(names))
        for table in loaded:
            if gone & set(table.presence.others):
                self._refresh_presence(table)
