"""What is on disk of a table, and the game that is made of it: saved first, then so; in doubt read again."""

from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from saucer.core import Conflict, Ended
from saucer.server.storage.contract import KeptEntry, KeptTable, NotSaved
from saucer.server.table.following import catch_up
from saucer.server.table.live_game import LiveGame
from saucer.server.table.naming import with_names_due
from saucer.server.table.overtaken import Overtaken
from saucer.server.table.record import Batch
from saucer.server.table.replies import CommandReply, Replies
from saucer.server.table.shelving import earned
from saucer.server.table.timing import seconds_left
from saucer.server.wire.refusal import NotNow, Refusal, refuse

if TYPE_CHECKING:
    from saucer.server.table.table import Table

NO_MORE = 1 << 30
"""No table has so many entries: to ask for those that follow is to ask for none."""


class Ledger:
    """The only one that writes `kept` and `live`."""

    def __init__(self, table: "Table", kept: KeptTable) -> None:
        self._table = table
        self._services = table.services
        self.kept = kept
        self.live: LiveGame | None = None
        self.replies = Replies([])
        self.is_unsure = False
        """Whether it is not known what the store holds."""
        self._timed = self._services.clock.elapsed()

    def adopt(self, kept: KeptTable) -> None:
        """Takes over what another server has saved."""
        self.kept = kept

    def _saved(self, kept: KeptTable) -> None:
        """Keep what this server has saved, and tell the others that they may read it."""
        self.kept = kept
        count = 0 if self.live is None else len(self.live.match.entries)
        self._services.cluster.announce(kept.id, count, kept.revision)

    def known(self) -> int:
        """How many of its entries are known here; of a game that is not shown no more are wanted."""
        if self.live is not None:
            return len(self.live.match.entries)
        return 0 if self.kept.state == "open" and not self._table.paused else NO_MORE

    async def catch_up(self) -> None:
        """Reads what other servers have written, and tells it here."""
        await self.make_sure()
        try:
            await catch_up(self._table)
        except NotSaved:
            raise NotNow from None

    async def make_sure(self) -> None:
        """Where it is not known what the store holds, ask it before anything else is done."""
        if not self.is_unsure:
            return
        try:
            kept = await self._services.storage.table(self.kept.id)
        except NotSaved:
            raise NotNow from None
        if kept is None:
            raise refuse("no_table", 404)
        self.kept, self.is_unsure = kept, False
        await self.remake()
        self._table.show_all()

    async def remake(self) -> None:
        """Make the game anew from its log; while the store cannot be reached nothing is known of it."""
        self._put_away()
        try:
            await self._read_log()
        except NotSaved:
            self.is_unsure = True
            raise NotNow from None
        except Refusal as refusal:
            self._table.log.warning("refused_itself", why=refusal.why.id)
        except Exception as error:
            self._table.pause(error)

    def _put_away(self) -> None:
        if self.live is not None:
            self.live.autopilot.cancel()
            self.live = None

    async def _read_log(self) -> None:
        await self.rebuild(await self._services.storage.entries(self.kept.id))

    async def rebuild(self, entries: list[KeptEntry]) -> None:
        """Make the game, if it has begun, from all the entries there are."""
        self.replies = Replies(entries)
        game, header = self._services.games.get(self.kept.game), self.kept.header
        if header is None:
            return
        if game is None or header.rules != game.version:
            await self._void(len(entries))
            return
        self.live = LiveGame(self._table, self.kept, game, [kept.entry for kept in entries])
        await self._table.drop_absent()
        await self.live.autopilot.plan()

    async def _void(self, number: int) -> None:
        """The rules it was played by are no longer held: it is ended, with a message, and its seed is revealed."""
        if self.kept.state == "playing":
            end = Ended("void", self.kept.seed)
            ended = replace(self.kept, state="void", ended=self._services.clock.now(), deadline=None, seconds_left=None)
            self._saved(await self._services.storage.append(ended, number, [end]))

    async def begin(self, kept: KeptTable) -> None:
        """Start a game, and carry out whatever chance there is before the first decision."""
        self.live = LiveGame(self._table, kept, self._services.games[kept.game], [])
        await self.commit(self.live, self.live.record.begin(), kept)

    async def commit(
        self, live: LiveGame, batch: Batch, kept: KeptTable | None = None, reply: CommandReply | None = None
    ) -> None:
        """Saves first and tells then; `kept` is saved with the entries."""
        began, now, before = perf_counter(), self._services.clock.elapsed(), self.kept
        live.autopilot.note(batch)
        command = None if reply is None else reply.command
        kept = self._brought_up_to_date(kept or before, live)
        things = [] if live.match.ended is None else earned(live.match, kept, self._services.clock.now())
        try:
            saving = kept is not before and kept.untimed() != before.untimed()
            timed = kept.deadline != before.deadline
            append = self._services.storage.append
            self._saved(await append(kept, batch.first, batch.entries, command, things, save=saving, timed=timed))
        except Exception as error:
            raise await self._go_back(error, batch.first) from None
        self._timed = now
        self._services.metrics.moves.committed(len(batch.entries), perf_counter() - began)
        if reply is not None:
            reply.accept()
        self._table.tell(live, batch, before)
        await live.autopilot.plan()

    async def end_paused(self, kept: KeptTable | None, reply: CommandReply | None) -> None:
        """The end is written after whatever the log holds, and nothing is made of it again."""
        kept, storage = kept or self.kept, self._services.storage
        now = self._services.clock.now()
        ended = replace(kept, state="abandoned", ended=now, deadline=None, seconds_left=None)
        command = None if reply is None else reply.command
        end = Ended("abandoned", kept.seed)
        try:
            self._saved(await storage.append(ended, await storage.count(kept.id), [end], command))
        except Exception as error:
            raise self._not_saved(error) from None
        self._put_away()
        if reply is not None:
            reply.accept()
        self._table.show_all()

    async def keep(self, kept: KeptTable) -> None:
        try:
            self._saved(await self._services.storage.save(kept))
        except Exception as error:
            raise await self._go_back(error) from None

    async def keep_time_left(self) -> None:
        """Before the server ends, so that time counts on from here; if it cannot be saved, from the last entry.

        Several servers go by the deadline, which stays as it is.
        """
        alone = self._services.cluster.storage is None
        if alone and self._table.is_going_on() and self._table.live_game().autopilot.deadline is not None:
            with suppress(NotSaved, Conflict):
                self._saved(await self._services.storage.save(self._with_time_left(self.kept), timed=True))

    def _brought_up_to_date(self, kept: KeptTable, live: LiveGame) -> KeptTable:
        kept = with_names_due(self._with_time_left(kept), live.match.position)
        ended = live.match.ended
        if ended is None:
            return kept
        return replace(kept, state=ended.why, ended=self._services.clock.now(), result=live.match.result)

    def _with_time_left(self, kept: KeptTable) -> KeptTable:
        """How long is left is written with every entry; a table without a game in memory keeps what it has."""
        if self.live is None:
            return kept
        deadline, clock = self.live.autopilot.deadline, self._services.clock
        if deadline is None:
            return kept if kept.deadline is None else replace(kept, deadline=None, seconds_left=None)
        left = deadline - clock.elapsed()
        return replace(kept, deadline=clock.now() + left, seconds_left=left)

    def seconds_left(self, kept: KeptTable) -> float | None:
        """What was left when it was saved, without what has passed since; while no server ran no time has passed.

        Several servers go by the clock that they share.
        """
        clock = self._services.clock
        if self._services.cluster.storage is not None and kept.deadline is not None:
            return kept.deadline - clock.now()
        left = seconds_left(kept, clock.now())
        return None if left is None else left - (clock.elapsed() - self._timed)

    async def _go_back(self, error: Exception, number: int | None = None) -> Refusal:
        """What could not be saved has not happened: begin again from the log. `number` is where it would have gone on.

        Where somebody at another server was faster, go back to where the log was, and on with what has come since.
        """
        if isinstance(error, Conflict) and self._services.cluster.storage is not None:
            if number is not None and self.live is not None:
                self.live = None if self.kept.header is None else self.live.as_it_was(self._table, self.kept, number)
            await self.catch_up()
            return Overtaken()
        refusal = self._not_saved(error)
        self.is_unsure = True
        await self.make_sure()
        return refusal

    def _not_saved(self, error: Exception) -> Refusal:
        self._table.log.error("not_saved", error=type(error).__name__, conflict=isinstance(error, Conflict))
        return NotNow()
