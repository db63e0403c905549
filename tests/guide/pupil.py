"""A guided game without a browser: a pupil who hears what the coach would say, and does it or something else.

`web/src/table/coach/lesson.ts` is the machine itself; this one says in the same order what it says.
"""

from collections.abc import Callable, Sequence
from typing import Any

from saucer.core import Acted, Action, Chance, Decide, Drawn, Game, Match, Open, Random, Seat, choose
from saucer.core.codec import plain
from saucer.guide import Moment, Step, guide_of, matches, scripted
from saucer.server.table.guests import Guest
from saucer.server.table.guided import guided_table
from saucer.server.table.record import header_of
from saucer.server.wire.http import NewLesson

Way = Callable[["Pupil", tuple[Action, ...], tuple[Action, ...]], Action | None]
"""What a pupil does, of what is wished for and of all that is legal; None lets an interruption pass."""


class Pupil:
    def __init__(self, game: Game, name: str, seed: int = 1) -> None:
        self.game = game
        self.guide = guide_of(game, name)
        self.random = Random(seed)
        kept = guided_table(game, NewLesson(game.slug, name), Guest("g", "Anna", "circle"), 0.0)
        self.match = Match(game, header_of(kept, self.guide.chance))
        self.match.watched = True
        self.bot = game.bots[self.guide.level]
        self.said: list[str] = []
        self.step: Step | None = None
        """What is asked for now."""
        self.left = False
        """Whether the lesson has been closed."""
        self.astray: list[int] = []
        """The chances for which something was prepared that cannot come there."""
        self.chosen = 0
        self.choices = 0
        self.silent: list[int] = [0]
        """How many choices in a row were made without a word, each time."""

    def learns(self, way: Way, most: int) -> list[str]:
        """Until the coach closes the lesson, or so many choices were made."""
        while not self.left and self.choices < most:
            now = self.match.position.next()
            if isinstance(now, Chance):
                self.tell(Drawn(self.outcome(now)))
            elif isinstance(now, Decide):
                self.decides(now, way)
            else:
                self.looks((), None)
                break
        return self.said

    def outcome(self, now: Chance) -> tuple[int, ...]:
        ready = self.guide.chance[self.match.chances : self.match.chances + 1]
        if ready and now.draw.admits(ready[0]):
            return ready[0]
        self.astray += [self.match.chances] if ready else []
        return now.draw.sample(self.random)

    def decides(self, now: Decide, way: Way) -> None:
        """The bots first, then the pupil, who may also interrupt."""
        me = self.guide.seat
        others = [seat for seat in now.must if seat != me]
        if others:
            return self.tell(Acted(others[0], self.acts(others[0])))
        legal = self.match.position.legal(me)
        view = self.match.position.view(me)
        decision = self.game.decision(view)
        self.looks(legal, decision.kind if decision else None)
        if self.left:
            return None
        wished = tuple(action for action in legal if self.step and matches(self.step.choose, plain(action)))
        action = way(self, wished, legal)
        assert action is not None
        self.silent[-1] += 1
        self.choices += 1
        self.chosen += 1
        if self.step and self.chosen >= self.step.times:
            self.finish(self.step)
        return self.tell(Acted(me, action.sample(self.random) if isinstance(action, Open) else action))

    def acts(self, seat: Seat) -> Action:
        """By the script, or as a bot of the lesson's level."""
        position = self.match.position
        done = [each.action for each in self.match.entries if isinstance(each, Acted) and each.seat == seat]
        legal = position.legal(seat)
        wished = scripted(self.guide.script.get(str(seat), ()), done, legal)
        action = wished or self.bot.choose(position.view(seat), legal, self.random)
        assert action is not None
        return action.sample(self.random) if isinstance(action, Open) else action

    def tell(self, entry: Acted | Drawn) -> None:
        told = self.match.append(entry)
        self.forgets(self.match.position.legal(self.guide.seat))
        for each, position in zip(told, self.match.positions, strict=True):
            if each.heard_by(self.guide.seat) and not self.step:
                self.hears(plain(each.event), plain(position.view(self.guide.seat)))

    def hears(self, event: Any, view: Any) -> None:
        self.says(lambda moment: is_told(moment, event) and self.fits(moment, view))

    def looks(self, legal: Sequence[Action], decision: str | None) -> None:
        """What there is to say of how the table stands, until something is to be chosen."""
        view = plain(self.match.position.view(self.guide.seat))
        offers = [plain(action) for action in legal]
        over = self.match.result is not None

        def holds(moment: Moment) -> bool:
            if moment.told is not None or (moment.over and not over):
                return False
            if moment.decision is not None and moment.decision != decision:
                return False
            if moment.offer is not None and not any(matches(moment.offer, offer) for offer in offers):
                return False
            return self.fits(moment, view)

        while not self.is_busy() and self.says(holds):
            pass

    def forgets(self, legal: Sequence[Action]) -> None:
        """What is asked for can no longer be chosen, however that came about."""
        if self.step and not any(matches(self.step.choose, plain(action)) for action in legal):
            self.finish(self.step)

    def says(self, is_now: Callable[[Moment], bool]) -> bool:
        """The first step whose moment this is, and those that follow it."""
        steps = self.guide.steps
        fresh = [at for at, step in enumerate(steps) if step.say not in self.said]
        at = next((at for at in fresh if any(map(is_now, steps[at].when))), None)
        if at is None or self.left:
            return False
        self.begin(steps[at])
        for step in steps[at + 1 :]:
            if self.is_busy() or step.when or step.say in self.said:
                break
            self.begin(step)
        return True

    def is_busy(self) -> bool:
        return self.left or self.step is not None

    def begin(self, step: Step) -> None:
        self.said.append(step.say)
        self.silent.append(0)
        self.chosen = 0
        if step.choose is not None:
            self.step = step
        else:
            self.finish(step)

    def finish(self, step: Step) -> None:
        self.step = None
        self.left = self.left or step.last

    def fits(self, moment: Moment, view: Any) -> bool:
        heard = [say for say in self.said if self.step is None or say != self.step.say]
        return (moment.view is None or matches(moment.view, view)) and (moment.after is None or moment.after in heard)


def is_told(moment: Moment, event: Any) -> bool:
    return moment.told is not None and matches(moment.told, event)


def follows(pupil: Pupil, wished: tuple[Action, ...], legal: tuple[Action, ...]) -> Action:
    """Does what is said; where nothing is said, what a bot would do."""
    if wished:
        return wished[0]
    view = pupil.match.position.view(pupil.guide.seat)
    return pupil.bot.choose(view, legal, pupil.random) or choose(legal, pupil.random)
