"""What a table does by itself: bots choose, answers left in advance are given, windows lapse, clocks run out.

All of it follows from the position and the kept deadline, so that a crash loses nothing.
"""

import asyncio
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from saucer.core import (
    LAPSE,
    Acted,
    Action,
    Aside,
    Decide,
    Drawn,
    Match,
    NotAllowed,
    Player,
    Seat,
    Seated,
    Spoke,
    Unreadable,
)
from saucer.core.codec import plain
from saucer.server.asking import Asking
from saucer.server.bots import BotFailed, Question, Thought, question
from saucer.server.clocks import LAPSES_BEFORE_BOT, Alarm, after_restart, seconds_to_decide
from saucer.server.pace import seconds_to_answer
from saucer.server.play import Step

if TYPE_CHECKING:
    from saucer.server.table import Table

Occasion = tuple[str, int]
"""What a seat is asked for: as long as it stays the same, the seat is not asked again."""


class Pending:
    """An answer on its way: given once it is known and its time has come. `declined` is one that will not be given."""

    def __init__(self, occasion: Occasion, at: float) -> None:
        self.occasion = occasion
        self.at = at
        self.known = False
        self.declined = False
        self.choice: Action | None = None
        self.aside: Aside | None = None


class Duties:
    def __init__(self, table: "Table", match: Match) -> None:
        self._table = table
        self._match = match
        self._pending: dict[Seat, Pending] = {}
        self._thinking: set[asyncio.Task[None]] = set()
        self._alarm: Alarm | None = None
        self._lapsed: dict[Seat, int] = {}
        self._returning: set[Seat] = set()
        self._earlier_deadlines: list[float | None] = []
        self.asking = Asking(match)

    def note(self, step: Step) -> float | None:
        """After a step: the deadline of what is decided now. Taking a choice back gains no time."""
        deadline = self._table.kept.deadline
        if not step.moved:
            return deadline
        same = self.asking.note(step)
        if step.undid:
            return self._earlier_deadlines.pop() if self._earlier_deadlines else deadline
        self._earlier_deadlines = [*self._earlier_deadlines, deadline] if len(step.entries) == 1 else []
        now = self._match.position.next()
        return deadline if same and isinstance(now, Decide) and not now.lapses else self._new_deadline()

    def _new_deadline(self) -> float | None:
        allowed = self._allowed()
        return None if allowed is None else self._table.services.clock.now() + allowed

    def _allowed(self) -> float | None:
        now = self._match.position.next()
        if not isinstance(now, Decide) or self._match.ended is not None:
            return None
        return seconds_to_decide(now, self._table.kept.clock, self._table.services.settings.window_seconds)

    def deadline_after_restart(self) -> float | None:
        return after_restart(self._table.kept.deadline, self._table.services.clock.now(), self._allowed())

    def forget_lapses(self, seat: Seat) -> None:
        self._lapsed.pop(seat, None)

    def forget_answer(self, seat: Seat) -> None:
        self._pending.pop(seat, None)

    def cancel(self) -> None:
        for task in self._thinking:
            task.cancel()
        self._pending.clear()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    @property
    def is_idle(self) -> bool:
        return self._alarm is None and all(pending.declined for pending in self._pending.values())

    @property
    def is_thinking(self) -> bool:
        return any(not pending.known for pending in self._pending.values())

    async def plan(self) -> None:
        """Ask whoever is to be asked, forget whoever no longer is, and set the alarm."""
        wanted = self._wanted()
        for seat, pending in list(self._pending.items()):
            if wanted.get(seat) != pending.occasion:
                del self._pending[seat]
        for seat in sorted(self._returning - set(self._pending)):
            self._returning.discard(seat)
            await self._table.enter(Seated(seat, Player(self._table.kept.seats[seat].name)))
            return
        for seat, occasion in wanted.items():
            if seat not in self._pending:
                self._ask(seat, occasion)
        self._set_alarm()

    def _wanted(self) -> dict[Seat, Occasion]:
        now = self._match.position.next()
        if self._match.ended is not None or not isinstance(now, Decide) or not self._table.is_watched_or_played():
            return {}
        asked = [(seat, self._occasion(seat, now)) for seat in (*now.must, *now.may)]
        return {seat: occasion for seat, occasion in asked if self._answers_for(seat)}

    def _answers_for(self, seat: Seat) -> bool:
        return self._match.players[seat].bot is not None or str(seat) in self._table.kept.orders

    def _occasion(self, seat: Seat, now: Decide) -> Occasion:
        return ("must", self.asking.since[seat]) if seat in now.must else ("may", self._table.hearing.news[seat])

    def _ask(self, seat: Seat, occasion: Occasion) -> None:
        now = self._match.position.next()
        assert isinstance(now, Decide)
        services = self._table.services
        delay = seconds_to_answer(self._table.kept.pace, now.lapses, services.random)
        pending = self._pending[seat] = Pending(occasion, services.clock.now() + delay)
        level = self._match.players[seat].bot
        if level is None:
            self._follow_order(seat, pending)
        else:
            self._ask_bot(seat, pending, level, seat in now.must)

    def _follow_order(self, seat: Seat, pending: Pending) -> None:
        """An order that says nothing to this decision waits for the next, unless it is spent."""
        table = self._table
        order = self._match.codec.standing(table.kept.orders[str(seat)])
        legal = self._match.position.legal(seat)
        view = table.eyes.view(seat)
        pending.choice = self._match.game.follow(order, view, legal)
        pending.known, pending.declined = True, pending.choice is None
        if pending.choice is None and self._match.game.spent(order, view):
            table.kept = replace(table.kept, orders=without(table.kept.orders, seat))
            del self._pending[seat]
            table.refresh()

    def _ask_bot(self, seat: Seat, pending: Pending, level: str, must: bool) -> None:
        table, match = self._table, self._match
        legal, view = match.position.legal(seat), table.eyes.view(seat)
        otherwise = match.game.fallback(view, legal) if must else None
        asked = question(match.game, level, must, view, legal, table.play_now().randomness(seat))
        task = asyncio.create_task(self._think(seat, pending, asked, otherwise))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _think(self, seat: Seat, pending: Pending, asked: Question, otherwise: Action | None) -> None:
        try:
            thought = await self._table.services.bots.choose(asked)
        except BotFailed as error:
            self._table.log.warning("bot_failed", error=str(error))
            thought = Thought(None, None)
        answer = otherwise if thought.choice is None else thought.choice
        pending.aside = thought.aside
        self._table.mailbox.post(lambda: self._chosen(seat, pending, answer))

    async def _chosen(self, seat: Seat, pending: Pending, choice: Action | None) -> None:
        if self._pending.get(seat) is pending:
            pending.known, pending.choice, pending.declined = True, choice, choice is None
            self._set_alarm()

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        times = [pending.at for pending in self._pending.values() if pending.known and not pending.declined]
        if self._table.kept.deadline is not None:
            times.append(self._table.kept.deadline)
        if times and self._match.ended is None:
            clock = self._table.services.clock
            self._alarm = clock.later(min(times) - clock.now(), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._table.mailbox.post(lambda: self._table.guarded(self._do_what_is_due))

    async def _do_what_is_due(self) -> None:
        now = self._table.services.clock.now()
        due = [(pending.at, seat) for seat, pending in self._pending.items() if pending.known and not pending.declined]
        deadline = self._table.kept.deadline
        if due and min(due)[0] <= now:
            await self._give_answer(min(due)[1])
        elif deadline is not None and deadline <= now:
            await self._run_out()
        else:
            self._set_alarm()

    async def _give_answer(self, seat: Seat) -> None:
        """One that is not allowed is an error of the bot's: the table answers, or the interruption is let pass."""
        pending = self._pending[seat]
        pending.declined = True
        if pending.aside is not None and self._match.position.silenced(seat, pending.aside) is None:
            await self._table.enter(Spoke(seat, plain(pending.aside)))
        try:
            await self._table.enter(Acted(seat, plain(pending.choice)))
        except (NotAllowed, Unreadable):
            self._table.log.warning("answer_not_allowed", game=self._match.game.slug)
            await self._give_fallback(seat)
            self._set_alarm()

    async def _run_out(self) -> None:
        """A window lapses; or the table answers for everybody whose clock has run out."""
        now = self._match.position.next()
        if not isinstance(now, Decide):
            return
        if now.lapses:
            await self._table.enter(Drawn(LAPSE))
            return
        since = dict(self.asking.since)
        for seat in now.must:
            if self.asking.since.get(seat) == since[seat] and self._match.ended is None:
                await self._give_fallback(seat)
                await self._count_lapse(seat)

    async def _give_fallback(self, seat: Seat) -> None:
        if seat in self._match.awaited():
            legal = self._match.position.legal(seat)
            action = self._match.game.fallback(self._table.eyes.view(seat), legal)
            await self._table.enter(Acted(seat, plain(action)))

    async def _count_lapse(self, seat: Seat) -> None:
        """A clock that runs out again and again gives the seat to a bot, until its owner returns."""
        if self._match.players[seat].bot is not None:
            return
        self._lapsed[seat] = self._lapsed.get(seat, 0) + 1
        if self._lapsed[seat] >= LAPSES_BEFORE_BOT and self._match.ended is None:
            self.forget_lapses(seat)
            await self._table.seat_bot(seat)

    async def take_back(self, seat: Seat) -> None:
        """The owner plays again: at once, or after the choice that the bot is making now."""
        self._returning.add(seat)
        await self.plan()


def without(orders: dict[str, Any], seat: Seat) -> dict[str, Any]:
    return {each: order for each, order in orders.items() if each != str(seat)}
