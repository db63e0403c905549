"""A game under way: what is next, what is legal, what a choice does, what a seat sees."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from saucer.core.actions import allows, quote
from saucer.core.chance import Draw, Outcome
from saucer.core.errors import NotAllowed
from saucer.core.model import Action, Aside, Result, View
from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.core.text import Text

LAPSE: Final[Outcome] = ()


class Decide:
    """The game waits for every seat of `must`; seats of `may` can interrupt.

    `lapses`: after so many milliseconds the table ends the waiting, with the empty outcome of chance; 0 is never.
    `drops`: seats whose lost connection counts; the table enters it as the outcome (seat,).
    """

    def __init__(
        self, must: tuple[Seat, ...], may: tuple[Seat, ...] = (), lapses: int = 0, drops: tuple[Seat, ...] = ()
    ) -> None:
        self.must = must
        self.may = may
        self.lapses = lapses
        self.drops = drops

    @property
    def is_race(self) -> bool:
        """Whether nobody must: a window that is open for whoever comes first."""
        return not self.must

    def admits(self, outcome: Outcome) -> bool:
        """Whether the table can enter this while the game waits."""
        if outcome == LAPSE:
            return self.lapses > 0
        return len(outcome) == 1 and outcome[0] in self.drops


class Chance:
    """Nature acts; or `by`, a seat that rolls dice by hand and says what they show."""

    def __init__(self, draw: Draw, by: Seat | None = None) -> None:
        self.draw = draw
        self.by = by


class Over:
    """The game is over, with this result."""

    def __init__(self, result: Result) -> None:
        self.result = result


Next = Decide | Chance | Over


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One mutable, compact state. Games implement all but `apply` and `settle`, which check and then do."""

    def next(self) -> Next:
        raise NotImplementedError

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Distinct actions in a stable order; none for a seat that is not asked."""
        raise NotImplementedError

    def act(self, seat: Seat, action: Any, tell: Teller) -> None:
        """Carry out an action known to be legal. A game names its own union, so that a forgotten case is reported."""
        raise NotImplementedError

    def happen(self, outcome: Outcome, tell: Teller) -> None:
        """Carry out an outcome known to be admitted."""
        raise NotImplementedError

    def view(self, seat: Seat | None) -> View:
        """What this seat knows; None is a spectator."""
        raise NotImplementedError

    def views(self, seats: Sequence[Seat | None]) -> Sequence[View]:
        """The views of several: a game may make what they share once."""
        return [self.view(seat) for seat in seats]

    def copy(self) -> "Position":
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Return the whole truth as plain values: positions are equal if their keys are."""
        raise NotImplementedError

    def silenced(self, seat: Seat | None, aside: Aside) -> Text | None:
        """Why this seat (None: a spectator) may not say that to them now; None if it may."""
        return None

    def remember(self, seat: Seat, aside: Aside) -> None:
        """Keep an aside for the views of those who heard it. No rule may read it."""

    def apply(self, seat: Seat, action: Action, tell: Teller) -> None:
        """Carry out a legal action; refuse everything else, changing nothing."""
        legal = self.legal(seat)
        if not allows(legal, action):
            raise NotAllowed(f"seat {seat} cannot {quote(action)} now; it can {quote(*legal) or 'do nothing'}")
        self.act(seat, action, tell)

    def settle(self, outcome: Outcome, tell: Teller) -> None:
        """Carry out an admitted outcome of chance, or what ends a decision by itself; refuse everything else."""
        now = self.next()
        if isinstance(now, Decide) and now.admits(outcome):
            self.happen(outcome, tell)
        elif isinstance(now, Chance):
            if not now.draw.admits(outcome):
                raise NotAllowed(f"chance cannot give {list(outcome)}; expected {now.draw.expected()}")
            self.happen(outcome, tell)
        else:
            raise NotAllowed(f"chance gave {list(outcome)}, but nothing is left to chance now")
