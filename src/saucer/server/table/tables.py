"""The tables in memory: each is woken when somebody asks for it, and lies down when nobody is there."""

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
from saucer.server.wire.refusal import Refusal, refuse

Returned = TypeVar("Returned")

TRIES = 3
MOST_RENAMED = 20
"""At so many tables that other servers may have in memory a new name is shown at once."""


class Tables:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._awake: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Future[Table | None]] = {}

    def awake(self, table_id: str) -> Table | None:
        return self._awake.get(table_id)

    def all_awake(self) -> list[Table]:
        return list(self._awake.values())

    def is_awake(self, table_id: str) -> bool:
        return table_id in self._awake or table_id in self._waking

    def lobby(self, kept: KeptTable, session: str) -> Lobby:
        """How everybody sees a table, which need not be in memory."""
        awake = self.awake(kept.id)
        return kept_lobby(kept, session) if awake is None else lobby_of(awake, session)

    def playing(self, host: str) -> int:
        """How many tables of this guest play now."""
        return sum(table.kept.host == host and table.is_going_on() for table in self._awake.values())

    async def rename(self, guest: Guest) -> None:
        """Changes the name at every table in memory; at the others it is changed when the guest comes back to them."""
        here = [
            table_id
            for table_id, table in self._awake.items()
            if guest.id in table.kept.sessions() or table.screens.is_here(guest.id)
        ]
        shared = self.services.company.storage
        elsewhere = [] if shared is None else await shared.tables_of(guest.id, MOST_RENAMED)
        for table_id in dict.fromkeys([*here, *elsewhere]):
            with suppress(Refusal):
                await self.ask(table_id, lambda table: table.rename(guest))

    async def table(self, table_id: str) -> Table:
        """Unknown tables are never made by asking for them."""
        table = self._awake.get(table_id)
        if table is None:
            if table_id not in self._waking:
                self._waking[table_id] = asyncio.ensure_future(self._wake(table_id))
            table = await asyncio.shield(self._waking[table_id])
        if table is None:
            raise refuse("no_table", 404)
        return table

    async def _wake(self, table_id: str) -> Table | None:
        try:
            kept = await self.services.storage.table(table_id)
            return None if kept is None else await self.add(kept)
        except NotSaved:
            raise refuse("not_saved", 503) from None
        finally:
            del self._waking[table_id]

    async def add(self, kept: KeptTable) -> Table:
        table = Table(self.services, kept, self._forget)
        try:
            await table.mailbox.ask(table.wake)
        except Refusal:
            await table.mailbox.stop()
            raise
        self._awake[kept.id] = table
        if self.services.company.storage is not None:
            table.mailbox.post(table.catch_up)
        self.services.metrics.tables.set(len(self._awake))
        return table

    def _forget(self, table_id: str) -> None:
        self._awake.pop(table_id, None)
        self.services.metrics.tables.set(len(self._awake))

    async def ask(self, table_id: str, work: Callable[[Table], Awaitable[Returned]]) -> Returned:
        """Through the table's mailbox; if it has just lain down it is woken again."""
        for _ in range(TRIES):
            table = await self.table(table_id)
            try:
                return await table.mailbox.ask(partial(table.managed, partial(work, table)))
            except Closed:
                continue
        raise refuse("not_saved", 503)

    async def wake_due(self) -> None:
        """After a restart: tables whose clocks run go on by themselves; all others wait for somebody to come.

        Where there are several servers, whoever takes the work wakes the table.
        """
        if self.services.company.storage is not None:
            return
        for table_id in await self.services.storage.due():
            with suppress(Refusal):
                await self.table(table_id)

    async def close(self) -> None:
        tables = list(self._awake.values())
        for table in tables:
            table.lie_down()
            table.mailbox.post(table.ledger.keep_time_left)
        undone = [table.kept.id for table in tables if table.is_going_on()]
        for table in tables:
            await table.mailbox.stop()
            for hint in table.hints:
                hint.cancel()
        with suppress(NotSaved):
            await self.services.company.let_go(undone, undone=True)
            await self.services.company.let_go([table.kept.id for table in tables])
