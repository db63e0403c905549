"""The tables in memory: each is loaded when somebody asks for it, and unloaded when nobody is there."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from saucer.server.services import Services
from saucer.server.storage.contract import KeptTable, NotSaved
from saucer.server.table.guests import Guest
from saucer.server.table.lobby import kept_lobby, lobby_of
from saucer.server.table.mailbox import Closed
from saucer.server.table.table import Table
from saucer.server.wire.parts import Lobby
from saucer.server.wire.refusal import NotNow, Refusal, refuse

Returned = TypeVar("Returned")

TRIES = 3
MOST_RENAMED = 20
"""At so many tables that other servers may have in memory a new name is shown at once."""


class Tables:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._loaded: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table | None]] = {}

    def loaded(self, table_id: str) -> Table | None:
        return self._loaded.get(table_id)

    def all_loaded(self) -> list[Table]:
        return list(self._loaded.values())

    def is_loaded(self, table_id: str) -> bool:
        return table_id in self._loaded or table_id in self._loading

    def lobby(self, kept: KeptTable, session: str) -> Lobby:
        """How everybody sees a table, which need not be in memory."""
        table = self.loaded(kept.id)
        return kept_lobby(kept, session) if table is None else lobby_of(table, session)

    def playing(self, host: str) -> int:
        """How many tables of this guest play now."""
        return sum(table.kept.host == host and table.is_going_on() for table in self._loaded.values())

    async def rename(self, guest: Guest) -> None:
        """Changes the name at every table in memory; at the others it is changed when the guest comes back to them."""
        here = [
            table_id
            for table_id, table in self._loaded.items()
            if guest.id in table.kept.sessions() or table.screens.is_here(guest.id)
        ]
        shared = self.services.cluster.storage
        elsewhere = [] if shared is None else await shared.tables_of(guest.id, MOST_RENAMED)
        for table_id in dict.fromkeys([*here, *elsewhere]):
            with suppress(Refusal):
                await self.ask(table_id, lambda table: table.rename(guest))

    async def table(self, table_id: str) -> Table:
        """The table, loaded if need be; raise a refusal if there is none."""
        table = self._loaded.get(table_id)
        if table is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            table = await asyncio.shield(self._loading[table_id])
        if table is None:
            raise refuse("no_table", 404)
        return table

    async def _load(self, table_id: str) -> Table | None:
        try:
            kept = await self.services.storage.table(table_id)
            return None if kept is None else await self.add(kept)
        except NotSaved:
            raise NotNow from None
        finally:
            del self._loading[table_id]

    async def add(self, kept: KeptTable) -> Table:
        table = Table(self.services, kept, self._forget)
        try:
            await table.mailbox.ask(table.load)
        except Refusal:
            await table.mailbox.stop()
            raise
        self._loaded[kept.id] = table
        if self.services.cluster.storage is not None:
            table.mailbox.post(table.catch_up)
        self.services.metrics.tables.set(len(self._loaded))
        return table

    def _forget(self, table_id: str) -> None:
        self._loaded.pop(table_id, None)
        self.services.metrics.tables.set(len(self._loaded))

    async def ask(self, table_id: str, work: Callable[[Table], Awaitable[Returned]]) -> Returned:
        """Ask through the table's mailbox; if it has just been unloaded it is loaded again."""
        for _ in range(TRIES):
            table = await self.table(table_id)
            try:
                return await table.mailbox.ask(partial(table.guarded_request, partial(work, table)))
            except Closed:
                continue
        raise NotNow

    async def load_due(self) -> None:
        """After a restart tables whose clocks run go on by themselves; all others wait for somebody to come.

        Where there are several servers, whoever takes the work loads the table.
        """
        if self.services.cluster.storage is not None:
            return
        for table_id in await self.services.storage.due():
            with suppress(Refusal):
                await self.table(table_id)

    async def close(self) -> None:
        tables = list(self._loaded.values())
        for table in tables:
            table.cancel_work()
            table.mailbox.post(table.ledger.keep_time_left)
        undone = [table.kept.id for table in tables if table.is_going_on()]
        for table in tables:
            await table.mailbox.stop()
            for task in table.answering:
                task.cancel()
        with suppress(NotSaved):
            await self.services.cluster.release_leases(undone, undone=True)
            await self.services.cluster.release_leases([table.kept.id for table in tables])
