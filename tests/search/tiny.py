"""Tiny games whose values are known exactly. What is uncertain at their end is drawn by weights."""

from typing import Literal

from saucer.core import Action, Chance, Decide, Event, Next, Open, Outcome, Over, Pick, Position, Random, Result, Seat
from saucer.core.telling import Teller

WINDOW = 7_000
"""Milliseconds."""
ME, OTHER = Seat(0), Seat(1)


def won_by(*winners: Seat) -> Over:
    return Over(Result("over", winners, (0, 0)))


class Do(Action, frozen=True):
    what: str


class Done(Event, frozen=True):
    """A choice as everybody sees it; None for one that is kept secret."""

    seat: Seat
    what: str | None


class Shown(Event, frozen=True):
    number: int


class Tiny(Position):
    """What was done so far, in order: all that these games need to know."""

    def __init__(self, done: tuple[object, ...] = ()) -> None:
        self.done = done

    def copy(self) -> "Tiny":
        return type(self)(self.done)

    def key(self) -> tuple[object, ...]:
        return self.done

    def act(self, seat: Seat, action: Action, tell: Teller) -> None:
        assert isinstance(action, Do)
        self.done += (action.what,)
        tell.all(Done(seat, action.what))

    def happen(self, outcome: Outcome, tell: Teller) -> None:
        self.done += outcome
        tell.all(Shown(outcome[0]))


def by_weight(mine: int, total: int) -> Chance:
    """I win in so many of all cases."""
    return Chance(Pick((mine, total - mine)))


def winner_drawn(outcome: object) -> Over:
    return won_by(ME if outcome == 0 else OTHER)


class Digging(Position):
    """Dig for 2 to 4 stones, but one time in four the mine falls in; stop, and win in proportion to the stones.

    With twelve there is nothing left to dig for.
    """

    STONES = 12
    HAULS = (0, 2, 3, 4)

    def __init__(self, stones: int, phase: Literal["choose", "dig", "judge", "won", "lost"] = "choose") -> None:
        self.stones = stones
        self.phase = phase

    def copy(self) -> "Digging":
        return Digging(self.stones, self.phase)

    def next(self) -> Next:
        match self.phase:
            case "choose":
                return Decide((ME,))
            case "dig":
                return Chance(Pick((1, 1, 1, 1)))
            case "judge":
                return by_weight(self.stones, self.STONES)
            case "won":
                return won_by(ME)
            case "lost":
                return won_by(OTHER)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return (Do("stop"), Do("dig")) if self.phase == "choose" and seat == ME else ()

    def act(self, seat: Seat, action: Action, tell: Teller) -> None:
        self.phase = "dig" if action == Do("dig") else "judge"
        tell.all(Done(seat, self.phase))

    def happen(self, outcome: Outcome, tell: Teller) -> None:
        tell.all(Shown(outcome[0]))
        if self.phase == "judge":
            self.phase = "won" if outcome[0] == 0 else "lost"
        elif outcome[0] == 0:
            self.phase = "lost"
        else:
            self.stones = min(self.STONES, self.stones + self.HAULS[outcome[0]])
            self.phase = "choose" if self.stones < self.STONES else "won"


class Matrix(Position):
    """Both show a hand at once; the matrix says in how many of twelve cases seat 0 wins."""

    def __init__(
        self, matrix: tuple[tuple[int, ...], ...], shown: tuple[int, int] = (-1, -1), winner: int = -1
    ) -> None:
        self.matrix = matrix
        self.shown = list(shown)
        self.winner = winner

    def copy(self) -> "Matrix":
        return Matrix(self.matrix, (self.shown[0], self.shown[1]), self.winner)

    def next(self) -> Next:
        if self.winner >= 0:
            return winner_drawn(self.winner)
        waiting = tuple(seat for seat in (ME, OTHER) if self.shown[seat] < 0)
        return Decide(waiting) if waiting else by_weight(self.matrix[self.shown[0]][self.shown[1]], 12)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        count = len(self.matrix) if seat == ME else len(self.matrix[0])
        return tuple(Do(str(hand)) for hand in range(count)) if self.shown[seat] < 0 else ()

    def act(self, seat: Seat, action: Action, tell: Teller) -> None:
        assert isinstance(action, Do)
        self.shown[seat] = int(action.what)
        tell.all(Done(seat, None))

    def happen(self, outcome: Outcome, tell: Teller) -> None:
        self.winner = outcome[0]


class Coin(Tiny):
    """A coin lies under a cup. Be safe and win 6 times in 10, or go on and name its side."""

    def next(self) -> Next:
        match self.done:
            case (_,) | (_, "go on"):
                return Decide((ME,))
            case (_, "safe"):
                return by_weight(6, 10)
            case (_, "safe", drawn):
                return winner_drawn(drawn)
            case (coin, "go on", side):
                return winner_drawn(0 if coin == side else 1)
            case _:
                raise AssertionError(self.done)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return (Do("safe"), Do("go on")) if len(self.done) == 1 else (Do("heads"), Do("tails"))

    @staticmethod
    def imagined(view: object, random: Random) -> Position:
        return Coin((("heads", "tails")[random.below(2)],))


class Hiding(Tiny):
    """Hide a coin in one hand, unseen, and the other guesses; or give up, and win 3 times in 10."""

    def next(self) -> Next:
        match self.done:
            case ():
                return Decide((ME,))
            case ("give up",):
                return by_weight(3, 10)
            case ("give up", drawn):
                return winner_drawn(drawn)
            case (_,):
                return Decide((OTHER,))
            case (hidden, guessed):
                return won_by(OTHER if hidden == guessed else ME)
            case _:
                raise AssertionError(self.done)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return (Do("left"), Do("right")) if self.done else (Do("give up"), Do("left"), Do("right"))

    def act(self, seat: Seat, action: Action, tell: Teller) -> None:
        assert isinstance(action, Do)
        self.done += (action.what,)
        tell.all(Done(seat, None if seat == ME else action.what))


class Claiming(Tiny):
    """The game ends in a draw of lots, unless seat 0 interrupts and claims, which wins so many times in ten."""

    def __init__(self, done: tuple[object, ...] = (), odds: int = 5) -> None:
        super().__init__(done)
        self.odds = odds

    def copy(self) -> "Claiming":
        return Claiming(self.done, self.odds)

    def next(self) -> Next:
        match self.done:
            case ():
                return Decide((), (ME,), lapses=WINDOW)
            case ("claim",):
                return by_weight(self.odds, 10)
            case ("closed",):
                return by_weight(5, 10)
            case (_, drawn):
                return winner_drawn(drawn)
            case _:
                raise AssertionError(self.done)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return (Do("claim"),) if not self.done and seat == ME else ()

    def happen(self, outcome: Outcome, tell: Teller) -> None:
        self.done += outcome or ("closed",)


class Bid(Action, frozen=True):
    number: int


class AnyBid(Open, frozen=True):
    stands_for = Bid


class Bidding(Tiny):
    """One number from 3 to 5: it wins that many times in ten."""

    def next(self) -> Next:
        match self.done:
            case ():
                return Decide((ME,))
            case (int(bid),):
                return by_weight(bid, 10)
            case _:
                return winner_drawn(self.done[1])

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return () if self.done else (AnyBid(3, 5),)

    def act(self, seat: Seat, action: Action, tell: Teller) -> None:
        assert isinstance(action, Bid)
        self.done += (action.number,)
