"""Los Incognitos: the exact value of a turn, by dynamic programming over rolls.

A turn is a list of goals (a movement, a mark, a site), each with the dice it takes and what it is worth. What has been
done and what lies on the pad say how many dice are left, so that few states are met again and again (LI-6 to LI-10).
"""

from typing import Final

from mypy_extensions import i64

from saucer.games.los_incognitos.bots.rolls import BITS, CHANCES, FULL, ONE, ROLLS, count_of, covers, size_of

MOVING: Final[i64] = 0
MARKING: Final[i64] = 1
EXPLORING: Final[i64] = 2
RED_GIANT: Final[i64] = 4
TIME_VORTEX: Final[i64] = 5
STORED: Final[i64] = 4
ROOM: Final[i64] = 2
PAD_BITS: Final[i64] = 16
IMPOSSIBLE: Final = -1000.0
"""Less than anything is worth."""


class Goal:
    """What could be done in a turn: after all of `after` (bits), and not together with any of `without`."""

    def __init__(self, kind: i64, cost: i64, worth: float, after: i64 = 0, without: i64 = 0) -> None:
        self.kind: i64 = kind
        self.cost: i64 = cost
        self.worth = worth
        self.after: i64 = after
        self.without: i64 = without


class Turn:
    """`nothing` is what a turn is worth in which no goal is reached; a force field ends it for its vortexes."""

    def __init__(self, goals: list[Goal], dice: i64, nothing: float, field: float, aside: i64) -> None:
        self.goals = goals
        self.dice: i64 = dice
        """Those of the turn that are not spent yet, without the one set aside."""
        self.nothing = nothing
        self.field = field
        """What using a force field costs, as it is used up; below 0 there is none."""
        self.aside: i64 = aside
        """The counts of the die set aside, 0 if there is none."""
        self.known: dict[int, float] = {}
        self.steps: i64 = 0

    def rolling(self, done: i64, pad: i64, aside: i64, dice: i64) -> float:
        """What can be expected before so many dice are rolled."""
        key = int(((done << PAD_BITS | pad) << 1 | (ONE if aside else 0)) << 3 | dice)
        found = self.known.get(key)
        if found is not None:
            return found
        total = 0.0
        rolls, chances = ROLLS[dice], CHANCES[dice]
        for place in range(len(rolls)):
            total += chances[place] * self.rolled(done, rolls[place], pad, aside)
        self.known[key] = total
        return total

    def rolled(self, done: i64, roll: i64, pad: i64, aside: i64) -> float:
        """LI-8 What can be expected after a roll."""
        moving = count_of(roll + aside, TIME_VORTEX) < 2
        marking = count_of(roll + aside, RED_GIANT) < 2
        return self.acting(done, roll, pad, aside, moving, marking, False)

    def acting(self, done: i64, roll: i64, pad: i64, aside: i64, moving: bool, marking: bool, acted: bool) -> float:
        """LI-7 Goals first, then dice for the pad, then the next roll; something must be done if it can."""
        self.steps += 1
        best = self.storing(done, roll, pad, aside, 0, acted)
        have = roll + pad + aside
        for place in range(len(self.goals)):
            goal = self.goals[place]
            if not covers(have, goal.cost) or not self.is_open(goal, place, done, moving, marking):
                continue
            bits = done | ONE << place
            best = max(best, goal.worth + self.paying(bits, goal.cost, roll, pad, aside, moving, marking))
        if best <= IMPOSSIBLE:
            best = self.stopped(done)
        vortexes = count_of(roll + aside, TIME_VORTEX)
        if self.field >= 0.0 and vortexes:
            best = max(best, 2.0 * float(vortexes) - self.field)
        return best

    def is_open(self, goal: Goal, place: i64, done: i64, moving: bool, marking: bool) -> bool:
        if done & (ONE << place | goal.without) or goal.after & ~done:
            return False
        return (goal.kind != MOVING or moving) and (goal.kind != MARKING or marking)

    def paying(self, done: i64, cost: i64, roll: i64, pad: i64, aside: i64, moving: bool, marking: bool) -> float:
        """LI-6a Where the die set aside and a rolled one could pay, the better of the two does."""
        less_pad, less_roll, less_aside = self.paid(cost, roll, pad, aside)
        value = self.acting(done, less_roll, less_pad, less_aside, moving, marking, True)
        if less_aside and (roll - less_roll) & FULL * aside:
            value = max(value, self.acting(done, less_roll + aside, less_pad, 0, moving, marking, True))
        return value

    def paid(self, cost: i64, roll: i64, pad: i64, aside: i64) -> tuple[i64, i64, i64]:
        """LI-6a The pad first, then the roll, then the die set aside."""
        for symbol in range(6):
            wanted = count_of(cost, symbol)
            if wanted:
                from_pad = min(wanted, count_of(pad, symbol))
                from_roll = min(wanted - from_pad, count_of(roll, symbol))
                pad -= from_pad << (BITS * symbol)
                roll -= from_roll << (BITS * symbol)
                if wanted > from_pad + from_roll:
                    aside = 0
        return pad, roll, aside

    def storing(self, done: i64, roll: i64, pad: i64, aside: i64, first: i64, acted: bool) -> float:
        """LI-9 Dice go to the pad in the order of their symbols; then the others are rolled."""
        best = self.after_acting(done, roll, pad, aside) if acted else IMPOSSIBLE
        if size_of(pad) >= ROOM:
            return best
        for symbol in range(first, STORED):
            if (roll >> (BITS * symbol)) & FULL:
                die = ONE << (BITS * symbol)
                best = max(best, self.storing(done, roll - die, pad + die, aside, symbol, True))
        return best

    def after_acting(self, done: i64, roll: i64, pad: i64, aside: i64) -> float:
        dice = size_of(roll)
        return self.rolling(done, pad, aside, dice) if dice else self.stopped(done)

    def stopped(self, done: i64) -> float:
        return 0.0 if done else self.nothing
