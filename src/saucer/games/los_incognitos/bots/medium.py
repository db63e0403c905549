"""Los Incognitos: *medium* is greedy: the best goal that the dice pay for, else the die that its best wish lacks."""

from typing import Final

from mypy_extensions import i64

from saucer.core import Action, Bot, Random
from saucer.games.los_incognitos.bots.choices import aside_counts, beside_the_turn, rolled, stored
from saucer.games.los_incognitos.bots.goals import Plan, Planner
from saucer.games.los_incognitos.bots.rolls import BITS, FULL, ONE, covers
from saucer.games.los_incognitos.bots.solver import MARKING, MOVING
from saucer.games.los_incognitos.bots.worth import USUAL
from saucer.games.los_incognitos.knowledge.imagine import imagine
from saucer.games.los_incognitos.model import STORABLES, Exchange, LosView, Store, UseForceField
from saucer.games.los_incognitos.rules.exploring import vortexes
from saucer.games.los_incognitos.rules.position import LosPosition
from saucer.games.los_incognitos.rules.state import ACTING, NEW, OLD, TRADING
from saucer.games.los_incognitos.rules.turns import END_TURN, ROLL_AGAIN

LEAST: Final = 0.3
"""A goal must be worth so much, where nothing has to be done."""
TRADED: Final = 1.5
"""A goal must be worth so much to use a bazaar for it."""
WISHES: Final = 5
"""So many goals are in its mind when it stores a die."""


class MediumBot(Bot):
    def choose(self, view: LosView, legal: tuple[Action, ...], random: Random) -> Action | None:
        state = imagine(view, random)
        if len(legal) == 1:
            return legal[0]
        if state.phase == TRADING:
            return helpful_trade(state, Planner(state, USUAL).gather(), legal) or legal[-1]
        return greedy(state, legal) if state.phase == ACTING else beside_the_turn(state, legal)


def greedy(state: LosPosition, legal: tuple[Action, ...]) -> Action:
    plans = Planner(state, USUAL).gather()
    field = worthwhile_field(state, legal)
    if field is not None:
        return field
    goal = best_goal(plans, legal, LEAST)
    if goal is not None:
        return goal
    trade = helpful_trade(state, plans, legal)
    if trade is not None:
        return trade
    if state.acted:
        return ROLL_AGAIN if ROLL_AGAIN in legal else END_TURN
    die = wanted_die(state, plans, legal)
    if die is not None:
        return die
    forced = best_goal(plans, legal, -100.0)
    return legal[-1] if forced is None else forced


def best_goal(plans: list[Plan], legal: tuple[Action, ...], least: float) -> Action | None:
    best: Action | None = None
    for plan in plans:
        if plan.action is not None and plan.goal.worth > least and plan.action in legal:
            best, least = plan.action, plan.goal.worth
    return best


def worthwhile_field(state: LosPosition, legal: tuple[Action, ...]) -> Action | None:
    """LI-27 For two vortexes, or with few dice left."""
    for action in legal:
        if isinstance(action, UseForceField) and (vortexes(state) >= 2 or state.to_roll() <= 2):
            return action
    return None


def wanted_die(state: LosPosition, plans: list[Plan], legal: tuple[Action, ...]) -> Action | None:
    """The one that its wishes lack most, each counted by its rank."""
    best: Action | None = None
    most = -1.0
    for action in legal:
        if isinstance(action, Store):
            value = wish_for(state, plans, STORABLES.index(action.die))
            if value > most:
                best, most = action, value
    return best


def wish_for(state: LosPosition, plans: list[Plan], symbol: i64) -> float:
    total = 0.0
    for place in range(min(WISHES, len(plans))):
        needed = (plans[place].goal.cost >> (BITS * symbol)) & FULL
        if needed > state.dice[OLD + symbol] + state.dice[NEW + symbol]:
            total += max(0.0, plans[place].rank)
    return total


def helpful_trade(state: LosPosition, plans: list[Plan], legal: tuple[Action, ...]) -> Action | None:
    """LI-31 The exchange that makes the best goal possible, if that is worth a bazaar."""
    best: Action | None = None
    least = TRADED
    for action in legal:
        if isinstance(action, Exchange):
            worth = best_with(state, plans, action)
            if worth > least:
                best, least = action, worth
    return best


def best_with(state: LosPosition, plans: list[Plan], action: Exchange) -> float:
    less, more = STORABLES.index(action.die), STORABLES.index(action.into)
    have = rolled(state) + stored(state) + aside_counts(state) - (ONE << (BITS * less)) + (ONE << (BITS * more))
    best = 0.0
    for plan in plans:
        barred = state.no_moving if plan.goal.kind == MOVING else plan.goal.kind == MARKING and state.no_marking
        if plan.action is not None and not barred and covers(have, plan.goal.cost):
            best = max(best, plan.goal.worth)
    return best
