"""What a table does by itself: bots choose, standing orders are followed, windows lapse, clocks run out.

All of it follows from the position and what is kept of the table, so that a crash loses nothing that was promised.
How often in a row a clock has run out, and the deadlines to which undo goes back, are counted anew after it.
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
    NotAllowed,
    Player,
    Seat,
    Seated,
    Spoke,
    Unreadable,
    seats,
)
from saucer.core.actions import is_in_a_row
from saucer.core.codec import plain
from saucer.server.bots.pool import BotFailed, Purpose, Question, Thought, question_to
from saucer.server.services.clock import Alarm
from saucer.server.storage.contract import KeptTable
from saucer.server.table.guided import scripted_choice
from saucer.server.table.record import Batch
from saucer.server.table.timing import LAPSES_BEFORE_BOT, after_restart, seconds_to_answer, seconds_to_decide

if TYPE_CHECKING:
    from saucer.server.table.live_game import LiveGame
    from saucer.server.table.table import Table

Occasion = tuple[Purpose, int]
"""What a seat is asked for, and since when: as long as both stay the same, the seat is not asked again."""


class PendingAnswer:
    """An answer on its way: given once it is known and its time has come. `declined` is one that will not be given."""

    def __init__(self, occasion: Occasion, at: float) -> None:
        self.occasion = occasion
        self.at = at
        self.known = False
        self.declined = False
        self.choice: Action | None = None
        self.aside: Aside | None = None
        self.hurried = False


class Autopilot:
    def __init__(self, table: "Table", live: "LiveGame", kept: KeptTable) -> None:
        self._table = table
        self._live = live
        self._match = live.match
        self._pending: dict[Seat, PendingAnswer] = {}
        self._thinking: set[asyncio.Task[None]] = set()
        self._alarm: Alarm | None = None
        self._lapsed: dict[Seat, int] = {}
        self._returning: set[Seat] = set()
        self._spent: set[Seat] = set()
        self._earlier_deadlines: list[float | None] = []
        self._after_secret = False
        self._holds_lease = False
        left = table.ledger.seconds_left(kept)
        self.deadline = None if left is None else table.services.clock.elapsed() + left
        """When the window lapses or the clock of the seats waited for runs out, in elapsed time."""

    def note(self, batch: Batch) -> None:
        """Before a batch is saved: set the deadline of what is decided now."""
        if batch.moved:
            self._after_secret = batch.is_secret
            same = self._live.asked.note(batch)
            self.deadline = self._next_deadline(batch, same)
        if self._match.ended is not None:
            self.deadline = None

    def _next_deadline(self, batch: Batch, same: bool) -> float | None:
        """The others' time runs on if they are still asked the same; undoing a choice gains no time.

        Nor does what was done in secret: a deadline that moves would tell of it.
        """
        deadline = self.deadline
        if batch.undid:
            return self._earlier_deadlines.pop() if self._earlier_deadlines else deadline
        if len(batch.entries) > 1:
            self._earlier_deadlines.clear()
        else:
            self._earlier_deadlines.append(deadline)
        now = self._match.position.next()
        lapses = isinstance(now, Decide) and bool(now.lapses)
        runs_on = deadline is not None if batch.is_secret else same and not lapses
        return deadline if runs_on and isinstance(now, Decide) else self._new_deadline()

    def _new_deadline(self) -> float | None:
        allowed = self._allowed(self._table.kept.clock)
        return None if allowed is None else self._table.services.clock.elapsed() + allowed

    def _allowed(self, clock: int | None) -> float | None:
        now = self._match.position.next()
        if not isinstance(now, Decide) or self._match.ended is not None:
            return None
        return seconds_to_decide(now, clock)

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

    def drop_references(self) -> None:
        """Forget the table, so that both can leave the memory."""
        del self._table, self._live

    @property
    def is_idle(self) -> bool:
        return self._alarm is None and all(pending.declined for pending in self._pending.values())

    @property
    def is_thinking(self) -> bool:
        return any(not pending.known for pending in self._pending.values())

    async def plan(self) -> None:
        """Ask whoever is to be asked, forget whoever no longer is, and set the alarm."""
        if not self._pending and self._alarm is None and not self._has_work():
            return
        wanted = self._wanted()
        for seat, pending in list(self._pending.items()):
            if wanted.get(seat) != pending.occasion:
                del self._pending[seat]
        for seat in sorted(self._returning - set(self._pending)):
            self._returning.discard(seat)
            await self._table.enter(Seated(seat, Player(self._table.kept.seats[seat].name)))
            return
        if not await self._is_ours(wanted):
            self.cancel()
            return
        for seat, occasion in wanted.items():
            if seat not in self._pending:
                self._ask(seat, occasion)
        await self._forget_spent_standing_orders()
        self._set_alarm()

    def _has_work(self) -> bool:
        """Whether anything can be due here: people alone who take their time need nothing of it."""
        bots = any([player.bot is not None for player in self._match.players])
        return bots or self.deadline is not None or bool(self._returning or self._table.kept.standing_orders)

    async def _is_ours(self, wanted: dict[Seat, Occasion]) -> bool:
        """Whether this server is the one that does the work of this table, if there is any."""
        if not wanted and self.deadline is None:
            return True
        held = await self._table.services.cluster.take_lease(self._table.kept.id)
        if held and not self._holds_lease:
            self._give_grace()
        self._holds_lease = held
        return held

    def _give_grace(self) -> None:
        """Whoever did this work before may have ended, and with it the connections of those whose time runs."""
        if self.deadline is not None:
            elapsed = self._table.services.clock.elapsed()
            left = after_restart(self.deadline - elapsed, self._allowed(self._table.kept.clock))
            self.deadline = None if left is None else elapsed + left

    def go_by(self, kept: KeptTable) -> None:
        """Another server has set the deadline, by the clock that all go by."""
        clock = self._table.services.clock
        self.deadline = None if kept.deadline is None else clock.elapsed() + kept.deadline - clock.now()

    def take_over(self, earlier: "Autopilot") -> None:
        """What it has counted goes on; whoever was asked is asked again."""
        earlier.cancel()
        self._lapsed, self._returning = earlier._lapsed, earlier._returning

    def _wanted(self) -> dict[Seat, Occasion]:
        now = self._match.position.next()
        if self._match.ended is not None or not isinstance(now, Decide) or not self._has_audience():
            return {}
        asked = [(seat, self._occasion(seat, now)) for seat in (*now.must, *now.may)]
        speaking = [(seat, self._occasion(seat, now)) for seat in seats(len(self._match.players)) if self._speaks(seat)]
        answering = {seat: occasion for seat, occasion in asked if self._answers_for(seat)}
        return dict(speaking) | answering

    def _has_audience(self) -> bool:
        """In a lesson bots wait for the learner, who would miss what is spoken of."""
        table = self._table
        return table.presence.is_anybody_here() if self._live.guide is not None else table.is_watched_or_played()

    def _answers_for(self, seat: Seat) -> bool:
        return self._match.players[seat].bot is not None or str(seat) in self._table.kept.standing_orders

    def _speaks(self, seat: Seat) -> bool:
        level = self._match.players[seat].bot
        return level is not None and self._match.game.bots[level].speaks_up

    def _occasion(self, seat: Seat, now: Decide) -> Occasion:
        """Who may interrupt, or speak, is asked once after each step that told it something."""
        if seat in now.must:
            return "must", self._live.asked.since[seat]
        return "may" if seat in now.may else "speak", self._live.told_counts.attention.heard[seat]

    def _ask(self, seat: Seat, occasion: Occasion) -> None:
        """No pause comes between acts in a row, and several secret choices take one pause, as one choice would."""
        now = self._match.position.next()
        assert isinstance(now, Decide)
        services = self._table.services
        at_once = self._after_secret or any(is_in_a_row(each) for each in self._match.position.legal(seat))
        delay = 0.0 if at_once else seconds_to_answer(self._table.kept.pace, now.is_race, services.random)
        pending = self._pending[seat] = PendingAnswer(occasion, services.clock.elapsed() + delay)
        level = self._match.players[seat].bot
        if level is None:
            self._follow_standing_order(seat, pending)
        elif (wished := scripted_choice(self._live.guide, self._match, seat)) is not None:
            pending.known, pending.choice = True, wished
        else:
            self._ask_bot(seat, pending, level)

    def _follow_standing_order(self, seat: Seat, pending: PendingAnswer) -> None:
        """An order that says nothing to this decision waits for the next, unless it is spent."""
        order = self._match.codec.standing_order(self._table.kept.standing_orders[str(seat)])
        view = self._live.views.view(seat)
        pending.choice = self._match.game.follow(order, view, self._match.position.legal(seat))
        pending.known, pending.declined = True, pending.choice is None
        if pending.choice is None and self._match.game.spent(order, view):
            self._spent.add(seat)

    async def _forget_spent_standing_orders(self) -> None:
        if not self._spent:
            return
        orders = self._table.kept.standing_orders
        for seat in self._spent:
            orders = without(orders, seat)
            del self._pending[seat]
        self._spent.clear()
        await self._table.ledger.keep(replace(self._table.kept, standing_orders=orders))
        self._table.refresh()

    def _ask_bot(self, seat: Seat, pending: PendingAnswer, level: str) -> None:
        match = self._match
        legal, view = match.position.legal(seat), self._live.views.view(seat)
        purpose, _ = pending.occasion
        otherwise = match.game.fallback(view, legal) if purpose == "must" else None
        question = question_to(match.game, level, purpose, view, legal, self._live.record.randomness(seat))
        task = asyncio.create_task(self._think(seat, pending, question, otherwise))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _think(self, seat: Seat, pending: PendingAnswer, question: Question, otherwise: Action | None) -> None:
        try:
            thought = await self._table.services.bots.choose(question, self._table.asker())
        except BotFailed as error:
            self._table.log.warning("bot_failed", error=str(error))
            thought = Thought(None, None, question.level)
        pending.hurried = thought.level != question.level
        answer = otherwise if thought.choice is None else thought.choice
        pending.aside = thought.aside
        self._table.mailbox.post(lambda: self._chosen(seat, pending, answer))

    async def _chosen(self, seat: Seat, pending: PendingAnswer, choice: Action | None) -> None:
        if self._pending.get(seat) is pending:
            pending.known, pending.choice = True, choice
            pending.declined = choice is None and pending.aside is None
            self._set_alarm()

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        times = [pending.at for pending in self._pending.values() if pending.known and not pending.declined]
        if self.deadline is not None:
            times.append(self.deadline)
        if times and self._match.ended is None:
            clock = self._table.services.clock
            self._alarm = clock.later(min(times) - clock.elapsed(), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._table.mailbox.post(lambda: self._table.guarded(self._do_what_is_due))

    async def _do_what_is_due(self) -> None:
        now = self._table.services.clock.elapsed()
        due = [(pending.at, seat) for seat, pending in self._pending.items() if pending.known and not pending.declined]
        if due and min(due)[0] <= now:
            await self._give_answer(min(due)[1])
        elif self.deadline is not None and self.deadline <= now:
            await self._run_out()
        else:
            self._set_alarm()

    async def _give_answer(self, seat: Seat) -> None:
        """One that is not allowed is an error of the bot's: the table answers, or the interruption is let pass."""
        pending = self._pending[seat]
        pending.declined = True
        self._table.note_hurry(seat, pending.hurried)
        if pending.aside is not None and self._match.position.silenced(seat, pending.aside) is None:
            await self._table.enter(Spoke(seat, plain(pending.aside)))
        if pending.choice is None:
            self._set_alarm()
            return
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
        since = dict(self._live.asked.since)
        for seat in now.must:
            if self._live.asked.since.get(seat) == since[seat] and self._match.ended is None:
                await self._give_fallback(seat)
                await self._count_lapse(seat)

    async def _give_fallback(self, seat: Seat) -> None:
        now = self._match.position.next()
        if isinstance(now, Decide) and seat in self._match.awaited():
            legal = self._match.position.legal(seat)
            action = self._match.game.fallback(self._live.views.view(seat), legal)
            await self._table.enter(Acted(seat, plain(action)))

    async def _count_lapse(self, seat: Seat) -> None:
        """A clock that runs out again and again gives the seat to a bot, until its owner returns."""
        if self._match.players[seat].bot is not None:
            return
        self._lapsed[seat] = self._lapsed.get(seat, 0) + 1
        if self._lapsed[seat] >= LAPSES_BEFORE_BOT and self._match.ended is None:
            self.forget_lapses(seat)
            await self._table.seat_bot(seat)

    async def return_seat(self, seat: Seat) -> None:
        """The owner plays again: at once, or after the choice that the bot is making now."""
        self._returning.add(seat)
        await self.plan()


def without(orders: dict[str, Any], seat: Seat) -> dict[str, Any]:
    return {each: order for each, order in orders.items() if each != str(seat)}
