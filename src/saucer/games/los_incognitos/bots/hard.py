"""Los Incognitos: *hard* solves the turn exactly, for the goals that it sees and what it thinks they are worth."""

from typing import Final

from mypy_extensions import i64

from saucer.core import Action, Bot, Random, Weighed
from saucer.games.los_incognitos.bots.choices import aside_counts, beside_the_turn, rolled, stored
from saucer.games.los_incognitos.bots.goals import Agenda, Plan, Planner
from saucer.games.los_incognitos.bots.rolls import BITS, ONE, count_of, size_of
from saucer.games.los_incognitos.bots.solver import IMPOSSIBLE, TIME_VORTEX, Turn
from saucer.games.los_incognitos.bots.worth import Knobs
from saucer.games.los_incognitos.knowledge.imagine import imagine
from saucer.games.los_incognitos.model import (
    STORABLES,
    EndTurn,
    Exchange,
    KeepOther,
    LosView,
    Pay,
    RollAgain,
    Store,
    UseForceField,
)
from saucer.games.los_incognitos.rules.position import LosPosition
from saucer.games.los_incognitos.rules.state import ACTING, PAYING, TRADING
from saucer.search.advice import FEW

GOALS: Final = 10
ELSEWHERE: Final[i64] = 1 << 30
"""A goal that is on no agenda has been reached."""
UNKNOWN: Final = -2.0
"""What is no plan of its own, such as the longer way round."""
TRADED: Final = 1.0
"""What a bazaar costs, as it is used up."""


def fitted() -> Knobs:
    """What it believes otherwise than *medium*."""
    knobs = Knobs()
    knobs.opened = 0.4
    knobs.cut_off = 0.5
    knobs.route_far = 0.2
    return knobs


class HardBot(Bot):
    def __init__(self) -> None:
        self.knobs = fitted()

    def choose(self, view: LosView, legal: tuple[Action, ...], random: Random) -> Action | None:
        state = imagine(view, random)
        if len(legal) == 1:
            return legal[0]
        in_turn = state.phase in (ACTING, PAYING, TRADING)
        return best_of(state, legal, self.knobs) if in_turn else beside_the_turn(state, legal)

    def weigh(self, view: LosView, legal: tuple[Action, ...], random: Random) -> tuple[Weighed, ...]:
        """What the turn is worth after each of its best choices, as it counts it."""
        state = imagine(view, random)
        if len(legal) == 1 or state.phase not in (ACTING, PAYING, TRADING):
            return ()
        choices = [choice for choice in weighed(state, legal, self.knobs) if choice.value > IMPOSSIBLE]
        choices.sort(key=lambda choice: -choice.value)
        return tuple([Weighed(choice.action, choice.value, "points") for choice in choices[:FEW]])


class Choice:
    """One thing that can be chosen now, and what the turn is then worth."""

    def __init__(self, action: Action, value: float) -> None:
        self.action = action
        self.value = value


def best_of(state: LosPosition, legal: tuple[Action, ...], knobs: Knobs) -> Action:
    best = Choice(legal[-1], IMPOSSIBLE)
    for choice in weighed(state, legal, knobs):
        if choice.value > best.value:
            best = choice
    return best.action


def weighed(state: LosPosition, legal: tuple[Action, ...], knobs: Knobs) -> list[Choice]:
    """Every legal action with its value; one that is no goal is worth a little less than what follows without it."""
    planner = Planner(state, knobs)
    agenda = Agenda(planner, GOALS)
    worths = planner.worths
    aside = aside_counts(state)
    turn = Turn(agenda.goals(), size_of(rolled(state)), worths.zero(), worths.force_field(), aside)
    return [Choice(action, value_of(state, action, agenda, turn, aside)) for action in legal]


def value_of(state: LosPosition, action: Action, agenda: Agenda, turn: Turn, aside: i64) -> float:
    roll, pad = rolled(state), stored(state)
    moving, marking = not state.no_moving, not state.no_marking
    if isinstance(action, Store):
        die = ONE << (BITS * STORABLES.index(action.die))
        return turn.storing(0, roll - die, pad + die, aside, 0, True)
    if isinstance(action, RollAgain):
        return turn.after_acting(0, roll, pad, aside)
    if isinstance(action, EndTurn):
        return turn.stopped(0)
    if isinstance(action, UseForceField):
        return 2.0 * float(count_of(roll + aside, TIME_VORTEX)) - turn.field
    if isinstance(action, Exchange):
        less = ONE << (BITS * STORABLES.index(action.die))
        more = ONE << (BITS * STORABLES.index(action.into))
        spent = TRADED if state.phase == ACTING else 0.0
        return turn.acting(0, roll, pad - less + more, aside, moving, marking, state.acted) - spent
    if isinstance(action, KeepOther):
        return turn.acting(0, roll, pad, aside, moving, marking, state.acted)
    if isinstance(action, Pay):
        return value_of_payment(state, action, agenda, turn, aside)
    return value_of_goal(state, action, agenda, turn, aside)


def value_of_goal(state: LosPosition, action: Action, agenda: Agenda, turn: Turn, aside: i64) -> float:
    """What it is worth, and what the rest of the turn is; one that is on no agenda leaves the others as they are."""
    plan = agenda.plan_of(action)
    if plan is None:
        return UNKNOWN
    moving, marking = not state.no_moving, not state.no_marking
    rest = turn.paying(bit_of_plan(plan, agenda), plan.goal.cost, rolled(state), stored(state), aside, moving, marking)
    return plan.goal.worth + rest


def value_of_payment(state: LosPosition, action: Pay, agenda: Agenda, turn: Turn, aside: i64) -> float:
    """LI-6a The rest of the turn, without the die set aside or without the rolled one."""
    assert state.paying is not None
    plan = agenda.plan_of(state.paying)
    if plan is None:
        return UNKNOWN
    pad, roll, _ = turn.paid(plan.goal.cost, rolled(state), stored(state), aside)
    if action.source == "set_aside":
        roll, aside = roll + aside, 0
    moving, marking = not state.no_moving, not state.no_marking
    return plan.goal.worth + turn.acting(bit_of_plan(plan, agenda), roll, pad, aside, moving, marking, True)


def bit_of_plan(plan: Plan, agenda: Agenda) -> i64:
    place = agenda.place_of(plan)
    return ONE << place if place >= 0 else ELSEWHERE
