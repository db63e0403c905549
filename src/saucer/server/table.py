"""A table: its game, the people at it, and one mailbox through which everything that changes it goes."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from traceback import extract_tb
from typing import Any, TypeVar

import structlog
from msgspec.structs import replace

from saucer.core import Conflict, Ended, Entry, Player, Seat, Seated, Told
from saucer.server.answers import Answers, Reply
from saucer.server.clocks import Alarm
from saucer.server.duties import Duties
from saucer.server.hearing import Hearing
from saucer.server.lobby import lobby_of
from saucer.server.mailbox import Mailbox
from saucer.server.outgoing import Eyes, Glance, empty_scene, lines_after, scene, sight, told
from saucer.server.play import Play, Step, header_of
from saucer.server.refusal import Refusal, refuse
from saucer.server.screens import Screen, Screens
from saucer.server.seating import with_seat
from saucer.server.services import Services
from saucer.server.storage import KeptEntry, KeptTable
from saucer.server.wire import LobbyChanged

Outcome = TypeVar("Outcome")

REST_SECONDS = 60.0
"""A table at which nobody is and nothing is due leaves the memory after so long."""


class Table:
    """Every method but the constructor runs inside the mailbox."""

    def __init__(self, services: Services, kept: KeptTable, forget: Callable[[str], None]) -> None:
        self.services = services
        self.kept = kept
        self.mailbox = Mailbox()
        self.screens = Screens(services.random)
        self.answers = Answers([])
        self.play: Play | None = None
        self.eyes: Eyes
        self.hearing: Hearing
        self.duties: Duties
        self.paused = False
        self.agreed: dict[Seat, set[Seat]] = {}
        self.leaving: set[Seat] = set()
        self.hints: set[asyncio.Task[None]] = set()
        self.log: Any = structlog.get_logger("saucer.table")
        self._away_since: dict[str, float] = {}
        self._woken = services.clock.now()
        self._rest: Alarm | None = None
        self._forget = forget

    async def wake(self) -> None:
        """Rebuild the game from its log."""
        entries = await self.services.storage.entries(self.kept.id)
        self.answers = Answers(entries)
        if self.kept.header is None:
            self.play = None
        else:
            await self.guarded(lambda: self._rebuild(entries))
        self.rest_later()

    async def _rebuild(self, entries: list[KeptEntry]) -> None:
        game = self.services.games.get(self.kept.game)
        header = self.kept.header
        assert header is not None
        if game is None or header.rules != game.version:
            await self._void(len(entries))
            return
        self._adopt(Play(game, header, self.kept.seed, [kept.entry for kept in entries]))
        self.kept = replace(self.kept, deadline=self.duties.deadline_after_restart())
        await self.duties.plan()

    async def _void(self, number: int) -> None:
        """The rules it was played by are no longer held: it is ended, with a message, and its seed is revealed."""
        if self.kept.state == "playing":
            end = Ended("void", self.kept.seed)
            ended = replace(self.kept, state="void", ended=self.services.clock.now(), deadline=None)
            self.kept = await self.services.storage.append(ended, number, [end])

    def _adopt(self, play: Play) -> None:
        if self.play is not None:
            self.duties.cancel()
        self.play = play
        self.eyes = Eyes(play.match)
        self.hearing = Hearing(play.match, self.people(), self.eyes)
        self.duties = Duties(self, play.match)

    def people(self) -> tuple[Seat, ...]:
        return tuple(Seat(place) for place, seat in enumerate(self.kept.seats) if seat.is_person)

    def is_going_on(self) -> bool:
        return self.play is not None and self.kept.state == "playing" and not self.paused

    def play_now(self) -> Play:
        if self.paused:
            raise refuse("paused")
        if self.kept.state == "open":
            raise refuse("not_started")
        if self.play is None or self.kept.state != "playing":
            raise refuse("ended")
        return self.play

    async def start(self) -> None:
        kept = replace(self.kept, state="playing", code=None, rematch=False)
        self.kept = replace(kept, header=header_of(kept))
        assert self.kept.header is not None
        play = Play(self.services.games[kept.game], self.kept.header, kept.seed, [])
        self._adopt(play)
        await self._commit(play.begin(), None)
        for screen in self.screens.all:
            self.show(screen)

    async def enter(self, entry: Entry, reply: Reply | None = None) -> None:
        """Raise NotAllowed or Unreadable, changing nothing, if it cannot follow now."""
        await self._commit(self.play_now().enter(entry), reply)

    async def end(self, reply: Reply | None = None) -> None:
        await self._commit(self.play_now().abandon(), reply)

    async def _commit(self, step: Step, reply: Reply | None) -> None:
        """On disk first, then told."""
        began = perf_counter()
        kept = replace(self._ended_if_so(), deadline=self.duties.note(step))
        command = None if reply is None else reply.command
        try:
            self.kept = await self.services.storage.append(kept, step.first, step.entries, command)
        except Exception as error:
            await self._go_back(error)
            raise refuse("not_saved", 503) from None
        self.services.metrics.entries.inc(len(step.entries))
        self.services.metrics.commit.observe(perf_counter() - began)
        if reply is not None:
            reply.accept()
        self._tell(step)
        await self.duties.plan()

    def _ended_if_so(self) -> KeptTable:
        assert self.play is not None
        match = self.play.match
        if match.ended is None:
            return self.kept
        return replace(self.kept, state=match.ended.why, ended=self.services.clock.now(), result=match.result)

    async def _go_back(self, error: Exception) -> None:
        """What could not be saved has not happened: begin again from the log."""
        self.log.error("not_saved", error=type(error).__name__, conflict=isinstance(error, Conflict))
        kept = await self.services.storage.table(self.kept.id)
        assert kept is not None
        self.kept = kept
        await self.wake()
        for screen in self.screens.all:
            self.show(screen)

    def _tell(self, step: Step) -> None:
        assert self.play is not None
        self.eyes = Eyes(self.play.match)
        self.hearing.hear(step, self.eyes, self.duties.asking)
        self.refresh(step.told)
        if any(isinstance(entry, Seated | Ended) for entry in step.entries):
            self.tell_lobby()

    def refresh(self, told_by: Sequence[Told] = ()) -> None:
        """Send what was told and what has changed to every screen that shows the game."""
        for screen in self.screens.all:
            self._tell_screen(screen, told_by)

    def _tell_screen(self, screen: Screen, told_by: Sequence[Told]) -> None:
        before = screen.last
        if before is None:
            return
        glance = self._glance(screen)
        seen = screen.last = sight(self.eyes, screen.looking, self.hearing.counts[screen.looking], glance)
        message = told(self.eyes.match, screen.looking, told_by, before, seen, glance)
        if message is not None:
            screen.sink.send(message)

    def _glance(self, screen: Screen) -> Glance:
        match = self.eyes.match
        deadline = self.kept.deadline
        return Glance(
            asked=self.screens.is_asked(screen, match),
            hand_over=self.screens.to_hand_over(screen, match),
            seconds_left=None if deadline is None else max(0.0, deadline - self.services.clock.now()),
            order=None if screen.looking is None else self.kept.orders.get(str(screen.looking)),
        )

    def show(self, screen: Screen, have: int = 0) -> None:
        """Everything that this screen needs."""
        lobby = lobby_of(self, screen.session)
        if self.play is None or self.paused:
            screen.last = None
            screen.sink.send(empty_scene(lobby))
            return
        glance = self._glance(screen)
        screen.last = sight(self.eyes, screen.looking, self.hearing.counts[screen.looking], glance)
        lines = lines_after(self.eyes.match, screen.looking, have)
        screen.sink.send(scene(lobby, screen.looking, screen.last, lines, glance))

    def tell_lobby(self, but: Screen | None = None) -> None:
        for screen in self.screens.all:
            if screen is not but:
                screen.sink.send(LobbyChanged(lobby_of(self, screen.session)))

    async def keep(self, kept: KeptTable) -> None:
        try:
            self.kept = await self.services.storage.save(kept)
        except Exception as error:
            await self._go_back(error)
            raise refuse("not_saved", 503) from None

    async def reseat(self, kept: KeptTable) -> None:
        """Keep a change of the seats, and tell it."""
        if kept == self.kept:
            return
        await self.keep(kept)
        for screen in self.screens.all:
            if self.screens.seat(screen, self.kept):
                self.show(screen)
        self.tell_lobby()

    def best_bot(self) -> str:
        return list(self.services.games[self.kept.game].bots)[-1]

    async def seat_bot(self, seat: Seat, level: str | None = None, reply: Reply | None = None) -> None:
        """With a level its owner has given it away; without one it comes back as soon as the owner does."""
        kept = self.kept.seats[seat]
        self.kept = with_seat(self.kept, seat, replace(kept, given=level is not None))
        await self.enter(Seated(seat, Player(kept.name, level or self.best_bot())), reply)

    def away_seconds(self, seat: Seat) -> float:
        session = self.kept.seats[seat].session
        if session is None or self.screens.is_here(session):
            return 0.0
        return self.services.clock.now() - self._away_since.get(session, self._woken)

    def is_watched_or_played(self) -> bool:
        """Bots among themselves play only before an audience."""
        return bool(self.screens.all) or any(seat.is_person for seat in self.kept.seats)

    async def attach(self, screen: Screen, seat: Seat | None, have: int) -> None:
        self.screens.attach(screen, self.kept)
        self.screens.resume(screen, seat)
        self._away_since.pop(screen.session, None)
        for mine in screen.mine:
            self.agreed.pop(mine, None)
        self.show(screen, have if seat is None or seat == screen.looking else 0)
        self.tell_lobby(but=screen)
        if self.is_going_on():
            await self._welcome_back(screen)

    async def _welcome_back(self, screen: Screen) -> None:
        """Who returns plays again, unless the seat was given away on purpose."""
        assert self.play is not None
        for seat in screen.mine:
            if self.play.match.players[seat].bot is not None and not self.kept.seats[seat].given:
                await self.duties.take_back(seat)
        await self.duties.plan()

    async def detach(self, screen: Screen) -> None:
        self.screens.detach(screen)
        if screen.mine and not self.screens.is_here(screen.session):
            self._away_since[screen.session] = self.services.clock.now()
        self.tell_lobby()
        self.rest_later()
        if self.is_going_on() and not self.is_watched_or_played():
            await self.guarded(self.duties.plan)

    def rest_later(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
        self._rest = self.services.clock.later(REST_SECONDS, lambda: self.mailbox.post(self._rest_if_idle))

    async def _rest_if_idle(self) -> None:
        if self.screens.all:
            return
        if self.mailbox.is_empty and (self.play is None or self.duties.is_idle):
            self.lie_down()
            self._forget(self.kept.id)
            self.mailbox.close()
        else:
            self.rest_later()

    def lie_down(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
        if self.play is not None:
            self.duties.cancel()

    async def guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        """An error in a game pauses this table, and no other."""
        try:
            await work()
        except Refusal as refusal:
            self.log.warning("refused_itself", why=refusal.why.id)
        except Exception as error:
            self.pause(error)

    async def managed(self, work: Callable[[], Awaitable[Outcome]]) -> Outcome:
        """The same for what is asked over HTTP."""
        try:
            return await work()
        except Refusal:
            raise
        except Exception as error:
            self.pause(error)
            raise refuse("paused", 500) from None

    def pause(self, error: Exception) -> None:
        """Only where it happened is logged: what it says might be a secret."""
        place = extract_tb(error.__traceback__)[-1]
        where = f"{place.filename.rpartition('/')[2]}:{place.lineno}"
        self.log.error("paused", game=self.kept.game, error=type(error).__name__, where=where)
        self.services.metrics.paused.inc()
        self.paused = True
        if self.play is not None:
            self.duties.cancel()
        for screen in self.screens.all:
            screen.last = None
        self.tell_lobby()
