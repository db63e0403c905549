"""The exact value of a turn, by the solver of *hard*, against plain enumeration on small cases."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random as Dice

import pytest

from saucer.games.los_incognitos.bots.rolls import count_of, packed
from saucer.games.los_incognitos.bots.solver import EXPLORING, MARKING, MOVING, Goal, Turn

Counts = tuple[int, ...]
NO_DICE: Counts = (0,) * 6


class Plain:
    """The same turn without any cleverness: every order of the dice, every action, one after the other.

    `aside` shows the die that is set aside, in counts like a roll; all 0 if there is none, or none any more.
    """

    def __init__(self, goals: list[Goal], nothing: float, field: float) -> None:
        self.goals = goals
        self.nothing = nothing
        self.field = field
        self.rolling = cache(self.roll)

    def roll(self, done: frozenset[int], pad: Counts, aside: Counts, dice: int) -> float:
        rolls = list(product(range(6), repeat=dice))
        return sum(self.rolled(done, counts(roll), pad, aside) for roll in rolls) / len(rolls)

    def rolled(self, done: frozenset[int], roll: Counts, pad: Counts, aside: Counts) -> float:
        vortexes, giants = roll[5] + aside[5], roll[4] + aside[4]
        return Rolled(self, vortexes < 2, giants < 2, vortexes).acting(done, roll, pad, aside, acted=False)

    def stopped(self, done: frozenset[int]) -> float:
        return 0.0 if done else self.nothing


class Rolled:
    """Between a roll and the next: LI-8 the bans stand, LI-27 and so do the vortexes."""

    def __init__(self, turn: Plain, moves: bool, marks: bool, vortexes: int) -> None:
        self.turn = turn
        self.barred = {MOVING: not moves, MARKING: not marks, EXPLORING: False}
        self.vortexes = vortexes

    def acting(self, done: frozenset[int], roll: Counts, pad: Counts, aside: Counts, *, acted: bool) -> float:
        found = [*self.reached(done, roll, pad, aside), *self.stored(done, roll, pad, aside)]
        if acted and any(roll):
            found.append(self.turn.rolling(done, pad, aside, sum(roll)))
        elif acted or not found:
            found.append(self.turn.stopped(done))
        if self.turn.field >= 0 and self.vortexes:
            found.append(2 * self.vortexes - self.turn.field)
        return max(found)

    def reached(self, done: frozenset[int], roll: Counts, pad: Counts, aside: Counts) -> Iterator[float]:
        for at, goal in enumerate(self.turn.goals):
            if self.is_open(at, done):
                for left in payments(goal, roll, pad, aside):
                    yield goal.worth + self.acting(done | {at}, *left, acted=True)

    def stored(self, done: frozenset[int], roll: Counts, pad: Counts, aside: Counts) -> Iterator[float]:
        for symbol in range(4):
            if roll[symbol] and sum(pad) < 2:
                yield self.acting(done, less(roll, symbol), more(pad, symbol), aside, acted=True)

    def is_open(self, at: int, done: frozenset[int]) -> bool:
        goal = self.turn.goals[at]
        if at in done or self.barred[int(goal.kind)] or any(goal.without & 1 << other for other in done):
            return False
        return all(other in done for other in range(len(self.turn.goals)) if goal.after & 1 << other)


def counts(roll: tuple[int, ...]) -> Counts:
    return tuple(roll.count(face) for face in range(6))


def needs(goal: Goal, symbol: int) -> int:
    return int(count_of(goal.cost, symbol))


def less(dice: Counts, symbol: int) -> Counts:
    return tuple(count - (face == symbol) for face, count in enumerate(dice))


def more(dice: Counts, symbol: int) -> Counts:
    return tuple(count + (face == symbol) for face, count in enumerate(dice))


def payments(goal: Goal, roll: Counts, pad: Counts, aside: Counts) -> Iterator[tuple[Counts, Counts, Counts]]:
    """LI-6a What is left: the pad pays first, then rolled dice or the one set aside, whichever is wanted."""
    wanted = [max(0, needs(goal, symbol) - pad[symbol]) for symbol in range(6)]
    left = tuple(max(0, pad[symbol] - needs(goal, symbol)) for symbol in range(6))
    for helps in {NO_DICE, aside} if any(aside) else {NO_DICE}:
        rolled = [wanted[symbol] - helps[symbol] for symbol in range(6)]
        if all(0 <= rolled[symbol] <= roll[symbol] for symbol in range(6)):
            kept = NO_DICE if any(helps) else aside
            yield tuple(roll[symbol] - rolled[symbol] for symbol in range(6)), left, kept


def some_goals(dice: Dice) -> list[Goal]:
    kinds = (MOVING, MARKING, EXPLORING)
    goals = [
        Goal(
            kinds[dice.randrange(3)], packed(tuple(dice.randrange(5) for _ in range(dice.randint(1, 2)))), dice.random()
        )
        for _ in range(dice.randint(1, 3))
    ]
    if len(goals) > 1:
        goals[1].after = dice.randrange(2)
        goals[0].without = dice.randrange(2) << 2 if len(goals) > 2 else 0
        if len(goals) > 2:
            goals[2].without = 1 if goals[0].without else 0
    return goals


@pytest.mark.parametrize("seed", range(12))
def test_the_value_of_a_turn_agrees_with_plain_enumeration(seed: int) -> None:
    dice = Dice(seed)
    goals = some_goals(dice)
    nothing, field = dice.choice([0.0, 0.7]), dice.choice([-1.0, 0.5, 1.9])
    plain = Plain(goals, nothing, field)
    for count in (1, 2):
        for symbol in (None, 0, 2):
            pad = () if symbol is None else (symbol,)
            solved = Turn(goals, count, nothing, field, 0).rolling(0, packed(pad), 0, count)
            assert solved == pytest.approx(plain.rolling(frozenset(), counts(pad), NO_DICE, count)), (count, pad)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("aside", range(6))
def test_a_die_set_aside_pays_or_stays_whichever_is_better(seed: int, aside: int) -> None:
    dice = Dice(200 + seed)
    goals = some_goals(dice)
    field = dice.choice([-1.0, 0.5])
    shown = packed((aside,))
    solved = Turn(goals, 2, 0.7, field, shown).rolling(0, 0, shown, 2)
    expected = Plain(goals, 0.7, field).rolling(frozenset(), NO_DICE, counts((aside,)), 2)
    assert solved == pytest.approx(expected)


def test_a_force_field_that_is_worth_more_later_is_not_forced() -> None:
    """LI-7 Special functions are never forced."""
    roll = packed((5, 5, 4))
    assert Turn([], 3, 0.0, 4.5, 0).rolled(0, roll, 0, 0) == 0.0
    assert Turn([], 3, 0.0, 3.0, 0).rolled(0, roll, 0, 0) == 1.0


@pytest.mark.parametrize("seed", range(2))
def test_three_dice_agree_with_plain_enumeration(seed: int) -> None:
    goals = some_goals(Dice(100 + seed))
    solved = Turn(goals, 3, 0.3, -1.0, 0).rolling(0, 0, 0, 3)
    assert solved == pytest.approx(Plain(goals, 0.3, -1.0).rolling(frozenset(), NO_DICE, NO_DICE, 3))
