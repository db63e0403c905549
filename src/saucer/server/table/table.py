"""A table: the people at it, what they are shown, and one mailbox through which everything that changes it goes."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import cached_property
from typing import Any, TypeVar

import structlog
from msgspec.structs import replace

from saucer.core import Decide, Drawn, Ended, Entry, Player, Seat, Seated
from saucer.server.bots.pool import Asker
from saucer.server.services import Services
from saucer.server.services.clock import Alarm
from saucer.server.services.logs import place_of
from saucer.server.storage.contract import KeptTable, NotSaved, name_in_log
from saucer.server.table.broadcast import Instant, empty_scene, lines_after, scene
from saucer.server.table.guests import Guest
from saucer.server.table.guided import prepared_for
from saucer.server.table.ledger import Ledger
from saucer.server.table.live_game import LiveGame
from saucer.server.table.lobby import lobby_of
from saucer.server.table.mailbox import Mailbox
from saucer.server.table.naming import names_shown, renamed, with_names_due
from saucer.server.table.overtaken import tried_again
from saucer.server.table.presence import Presence
from saucer.server.table.record import Batch, header_of
from saucer.server.table.replies import CommandReply
from saucer.server.table.screens import Screen, Screens
from saucer.server.table.seating import teams_of, with_seat
from saucer.server.table.updates import send_updates, snapshot
from saucer.server.wire.messages import LobbyChanged
from saucer.server.wire.refusal import Refusal, refuse

Returned = TypeVar("Returned")

UNLOAD_SECONDS = 60.0
"""A table at which nobody is and nothing is due is unloaded after so long."""


class Table:
    """Every method but the constructor runs inside the mailbox."""

    def __init__(self, services: Services, kept: KeptTable, forget: Callable[[str], None]) -> None:
        self.services = services
        self.mailbox = Mailbox()
        self.screens = Screens(services.random)
        self.connections = 0
        """Those that have not said hello yet, too: whoever has just been let in finds the table."""
        self.ledger = Ledger(self, kept)
        self.paused = False
        self.presence = Presence(self)
        self.answering: set[asyncio.Task[None]] = set()
        """What is answered later: a hint, what somebody has missed."""
        self.log: Any = structlog.get_logger("saucer.table")
        self._unloading: Alarm | None = None
        self._reported_by: set[str] = set()
        self._forget = forget

    @property
    def kept(self) -> KeptTable:
        """What is on disk; the ledger alone changes it."""
        return self.ledger.kept

    @property
    def live(self) -> LiveGame | None:
        return self.ledger.live

    @cached_property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        return teams_of(self.services.games.get(self.kept.game), self.kept)

    async def load(self) -> None:
        """Rebuild the game from its log; one that cannot be read pauses this table, and no other."""
        await self.presence.refresh()
        await self.ledger.remake()
        await self.guarded(self._replace_those_gone)
        self.unload_later()

    async def catch_up(self) -> None:
        """Reads what other servers have written; if the store cannot be reached now, the next round does."""
        await self.guarded(self.ledger.catch_up)

    async def follow_or_unload(self) -> None:
        """Others play on at another server; where nobody needs the table here it is unloaded, not followed."""
        if self._is_idle():
            await self._unload_if_idle()
        else:
            await self.catch_up()

    async def take_over_work(self) -> None:
        """This server does its work from now on."""
        await self.catch_up()
        if self.is_going_on():
            await self.guarded(self.live_game().autopilot.plan)

    async def refresh_presence(self) -> None:
        """Look who has come or gone at the other servers, and what they have voted there."""
        if not await self.presence.refresh():
            return
        await self.guarded(self.drop_absent)
        self.tell_lobby()
        if self.is_going_on():
            await self.guarded(self.live_game().autopilot.plan)

    async def _replace_those_gone(self) -> None:
        """Who has left a paused table is replaced by a bot when it goes on."""
        if not self.is_going_on():
            return
        for seat in self.kept.people():
            if self.kept.seats[seat].left and self.live_game().match.players[seat].bot is None:
                await self.seat_bot(seat, self.best_bot())

    def is_going_on(self) -> bool:
        return self.live is not None and self.kept.state == "playing" and not self.paused

    def is_paused(self) -> bool:
        """A game that has ended stays so, also if it can no longer be read."""
        return self.paused and self.kept.state in ("open", "playing")

    def live_game(self) -> LiveGame:
        """The game under way; refused if there is none."""
        ledger = self.ledger
        if ledger.live is not None and ledger.kept.state == "playing" and not self.paused:
            return ledger.live
        if self.paused:
            raise refuse("paused")
        if self.kept.state == "open":
            raise refuse("not_started")
        raise refuse("ended")

    def answer_later(self, answer: Coroutine[None, None, None]) -> None:
        self.answering.add(task := asyncio.create_task(answer))
        task.add_done_callback(self.answering.discard)

    async def start(self) -> None:
        game = self.services.games[self.kept.game]
        header = header_of(self.kept, prepared_for(game, self.kept))
        await self.ledger.begin(replace(self.kept, state="playing", code=None, rematch=False, header=header))
        self.show_all()

    async def enter(self, entry: Entry, reply: CommandReply | None = None, kept: KeptTable | None = None) -> None:
        """Raise NotAllowed or Unreadable, changing nothing, if it cannot follow now. `kept` is saved with it."""
        live = self.live_game()
        await self.ledger.commit(live, live.record.enter(entry), kept, reply)

    async def end(self, reply: CommandReply | None = None, kept: KeptTable | None = None) -> None:
        if self.paused:
            await self.ledger.end_paused(kept, reply)
            return
        live = self.live_game()
        await self.ledger.commit(live, live.record.abandon(), kept, reply)

    def tell(self, live: LiveGame, batch: Batch, before: KeptTable) -> None:
        live.tell(batch)
        self.refresh(batch)
        reseated, kept = any([type(entry) in (Seated, Ended) for entry in batch.entries]), self.ledger.kept
        if reseated or (before.seats is not kept.seats and names_shown(before) != names_shown(kept)):
            self.tell_lobby()

    def refresh(self, batch: Batch | None = None) -> None:
        """Send what was told and what has changed to every screen that shows the game."""
        live = self.ledger.live
        if live is not None:
            send_updates(live, self.screens, self.ledger.kept, self._seconds_left(live), batch)

    def _seconds_left(self, live: LiveGame) -> float | None:
        deadline = live.autopilot.deadline
        return None if deadline is None else max(0.0, deadline - self.services.clock.elapsed())

    def show(self, screen: Screen, have: int = 0) -> None:
        """Send everything that this screen needs."""
        lobby, talk = lobby_of(self, screen.session), tuple(each.talk for each in self.kept.talk)
        live = self.live
        if live is None or self.paused:
            screen.last = None
            screen.sink.send(empty_scene(lobby, talk))
            return
        instant = Instant(live.match, live.views, self._seconds_left(live))
        screen.last = snapshot(live, self.screens, screen, self.kept, instant)
        screen.sink.send(scene(live.game, lobby, screen.last, lines_after(live.match, screen.looking, have), talk))

    def show_all(self) -> None:
        for screen in self.screens.all:
            self.show(screen)

    def tell_lobby(self, but: Screen | None = None) -> None:
        for screen in self.screens.all:
            if screen is not but:
                screen.sink.send(LobbyChanged(lobby_of(self, screen.session)))

    async def reseat(self, kept: KeptTable) -> None:
        """Keep a change of the seats, and tell it."""
        if kept == self.kept:
            return
        await self.ledger.keep(kept)
        for screen in self.screens.all:
            if self.screens.seat(screen, self.kept):
                self.show(screen)
        self.tell_lobby()

    async def rename(self, guest: Guest) -> None:
        """Show a new name at once, or when the game no longer silences it: until then nobody is sent anything."""
        self.screens.rename(guest)
        kept = renamed(self.kept, guest)
        if self.live is not None and not self.paused:
            kept = with_names_due(kept, self.live.match.position)
        silent = kept.state != "open" and names_shown(kept) == names_shown(self.kept)
        if not silent:
            await self.reseat(kept)
        elif kept != self.kept:
            await self.ledger.keep(kept)

    def best_bot(self) -> str:
        return list(self.services.games[self.kept.game].bots)[-1]

    async def seat_bot(
        self, seat: Seat, level: str | None = None, reply: CommandReply | None = None, kept: KeptTable | None = None
    ) -> None:
        """With a level its owner has given the seat away; without one it is given back as soon as the owner comes."""
        kept = kept or self.kept
        owner = kept.seats[seat]
        kept = with_seat(kept, seat, replace(owner, given=level is not None))
        await self.enter(Seated(seat, Player(owner.name, level or self.best_bot())), reply, kept)

    def asker(self) -> Asker:
        """Whose turn the questions of this table take: its host's."""
        return Asker(self.kept.host, self.kept.id, self.presence.is_anybody_here())

    def note_hurry(self, seat: Seat, hurried: bool) -> None:
        """Everybody is told when a bot had to answer below its level, and when it no longer has to."""
        if hurried != (seat in self.presence.hurried):
            self.presence.hurried ^= {seat}
            self.presence.share()
            self.tell_lobby()

    def is_watched_or_played(self) -> bool:
        """Bots among themselves play only before an audience."""
        return self.presence.is_anybody_here() or any(seat.is_person for seat in self.kept.seats)

    async def attach(self, screen: Screen, seat: Seat | None, have: int) -> None:
        """Whoever says hello again is shown everything anew; the others are told of who has come only.

        Who comes from another server, which perhaps is no more, must not find less here than was told there.
        """
        if self.services.cluster.storage is not None:
            await self.catch_up()
        has_come = screen not in self.screens.all
        self.screens.attach(screen, self.kept)
        self.screens.resume(screen, seat)
        if self.kept.state in ("open", "playing"):
            await self.rename(screen.guest)
        self.presence.note_here(screen.session, screen.mine)
        self.show(screen, have if seat is None or seat == screen.looking else 0)
        if has_come:
            self.presence.share()
            self.tell_lobby(but=screen)
        if self.is_going_on():
            await self._welcome_back(self.live_game(), screen)

    async def _welcome_back(self, live: LiveGame, screen: Screen) -> None:
        """Who returns plays again, unless the seat was given away on purpose."""
        for seat in screen.mine:
            if live.match.players[seat].bot is not None and not self.kept.seats[seat].given:
                await live.autopilot.return_seat(seat)
        await live.autopilot.plan()

    async def detach(self, screen: Screen) -> None:
        self.screens.detach(screen)
        self.presence.share()
        if screen.mine and not self.presence.is_here(screen.session):
            self.presence.note_away(screen.session)
            await self.guarded(self.drop_absent)
        self.tell_lobby()
        self.unload_later()
        if self.is_going_on() and not self.is_watched_or_played():
            await self.guarded(self.live_game().autopilot.plan)

    async def drop_absent(self) -> None:
        """In games where a lost connection counts, it is entered at once; after a restart everybody has lost theirs."""
        if not self.is_going_on():
            return
        match = self.live_game().match
        now = match.position.next()
        for seat in now.drops if isinstance(now, Decide) else ():
            player = match.players[seat]
            if player.bot is None and not self.presence.is_here(self.kept.seats[seat].session):
                await self.enter(Drawn((seat,)))
                return

    def unload_later(self) -> None:
        if self._unloading is not None:
            self._unloading.cancel()
        self._unloading = self.services.clock.later(UNLOAD_SECONDS, lambda: self.mailbox.post(self._unload_if_idle))

    async def _unload_if_idle(self) -> None:
        if self._is_idle():
            await self._release_lease()
        if self._is_idle():
            self.cancel_work()
            self._forget(self.kept.id)
            self.mailbox.close()
            self._drop_references()
        elif not self.screens.all:
            self.unload_later()

    def _drop_references(self) -> None:
        """Nothing is asked of it any more, so its parts forget it: in a circle they would all stay in memory."""
        self._unloading = None
        del self.ledger._table, self.presence._table
        if self.live is not None:
            self.live.autopilot.drop_references()

    def _is_idle(self) -> bool:
        is_idle = self.live is None or self.live.autopilot.is_idle
        return is_idle and not self.screens.all and self.connections == 0 and self.mailbox.is_empty

    async def _release_lease(self) -> None:
        """There is nothing to be done here; whoever finds something takes the lease."""
        with suppress(NotSaved):
            await self.services.cluster.release_leases([self.kept.id])

    def cancel_work(self) -> None:
        """Nothing more is done by itself."""
        if self._unloading is not None:
            self._unloading.cancel()
        if self.live is not None:
            self.live.autopilot.cancel()

    async def guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        """An error in a game pauses this table, and no other."""
        try:
            await work()
        except Refusal as refusal:
            self.log.warning("refused_itself", why=refusal.why.id)
        except Exception as error:
            self.pause(error)

    async def guarded_request(self, work: Callable[[], Awaitable[Returned]]) -> Returned:
        """Guard what is asked over HTTP in the same way; whoever asked is told of an error.

        One request may come here and the next to another server, which must not know less than the first has told.
        """
        try:
            if self.services.cluster.storage is None:
                await self.ledger.make_sure()
            else:
                await self.ledger.catch_up()
            return await tried_again(work)
        except Refusal:
            raise
        except Exception as error:
            self.pause(error)
            raise refuse("paused", 500) from None

    def in_log(self) -> dict[str, str]:
        return {"game": self.kept.game, "table": name_in_log(self.kept.id)}

    def report(self, session: str) -> None:
        """Tells whoever hosts, once from each of its people: what happened stands in the log under the same name."""
        if session not in self._reported_by:
            self._reported_by.add(session)
            self.services.metrics.reported.inc()
            self.log.error("reported", **self.in_log())

    def pause(self, error: Exception) -> None:
        """Only where it happened is logged: what it says might be a secret."""
        self.log.error("paused", **self.in_log(), error=type(error).__name__, where=place_of(error))
        self.services.metrics.paused.inc()
        self.paused = True
        if self.live is not None:
            self.live.autopilot.cancel()
        for screen in self.screens.all:
            screen.last = None
        self.tell_lobby()
