"""Contact: planning a route and sending it, CO-8 to CO-11 and CO-42."""

from typing import Final

from mypy_extensions import i64

from saucer.core.telling import Teller
from saucer.games.contact.events import (
    Arrived,
    BrokeOff,
    CutOff,
    Landed,
    Launched,
    PlanForgotten,
    RoutePlanned,
    StopPlanned,
    TookOff,
)
from saucer.games.contact.model import (
    CHIPS,
    LONGEST,
    SHORTEST,
    BreakOff,
    Choice,
    FlyTo,
    LandAfter,
    Launch,
    PlanAnew,
    SameRoute,
    TakeOffAfter,
)
from saucer.games.contact.rules.chart import chips_in, within_reach
from saucer.games.contact.rules.state import (
    ARRIVE,
    BREAK_OFF,
    BREAK_OFFS,
    CUT_OFF,
    FLYING,
    GROUNDED,
    GUESSING,
    LAND,
    LAUNCH,
    PLANNING,
    TAKE_OFF,
    State,
)

FLY_TO: Final[list[Choice]] = [FlyTo(chip) for chip in CHIPS]
SAME_ROUTE: Final[Choice] = SameRoute()
PLAN_ANEW: Final[Choice] = PlanAnew()
TO_LAUNCH: Final[tuple[Choice, ...]] = (Launch(), PLAN_ANEW)
TO_LAND: Final[tuple[Choice, ...]] = (LandAfter(SHORTEST, LONGEST),)
TO_TAKE_OFF: Final[tuple[Choice, ...]] = (TakeOffAfter(SHORTEST, LONGEST),)
TO_BREAK_OFF: Final[tuple[Choice, ...]] = (BreakOff(),)


def is_planned(state: State) -> bool:
    """CO-9 A route ends at the target."""
    return len(state.plan) > 0 and state.plan[-1] == state.target


def planning(state: State) -> tuple[Choice, ...]:
    """CO-9, CO-9b, CO-42; a plan that reaches the target waits for the first take-off."""
    if is_planned(state):
        return TO_LAUNCH
    stops = [FLY_TO[chip] for chip in chips_in(next_stops(state))]
    if state.plan:
        stops.append(PLAN_ANEW)
    elif can_repeat(state):
        stops.append(SAME_ROUTE)
    return tuple(stops)


def next_stops(state: State) -> i64:
    """CO-9, CO-10 Free legs to chips not stopped at before; CO-9a the target must stay within reach."""
    here = state.plan[-1] if state.plan else state.rocket()
    open_chips: i64 = ~visited(state)
    return state.chart.free[here] & open_chips & within_reach(state.chart.free, state.target, open_chips)


def visited(state: State) -> i64:
    """CO-9, CO-25a The stops of the plan, and where the rocket has stood in this round."""
    bits = state.stood_bits()
    for chip in state.plan:
        bits |= 1 << chip
    return bits


def can_repeat(state: State) -> bool:
    """CO-9b The last route of the round still begins at the rocket."""
    return len(state.routes) > 0 and state.routes[-1][0] == state.rocket()


def plan_stop(state: State, chip: int, tell: Teller) -> None:
    """CO-42 Nobody else is told anything."""
    state.plan += (chip,)
    if tell.on:
        tell.only((state.source,), StopPlanned(CHIPS[chip]))


def plan_same_route(state: State, tell: Teller) -> None:
    """CO-9b"""
    route = state.routes[-1]
    state.plan = route[1:]
    if tell.on:
        tell.only((state.source,), RoutePlanned(tuple([CHIPS[chip] for chip in route])))


def forget_plan(state: State, tell: Teller) -> None:
    """CO-42"""
    state.plan = ()
    if tell.on:
        tell.only((state.source,), PlanForgotten())


def launch(state: State, tell: Teller) -> None:
    """CO-8a The plan is fixed at the first take-off."""
    state.routes += ((state.rocket(), *state.plan),)
    state.flown = 0
    state.tap(LAUNCH, 0)
    state.phase = FLYING
    if tell.on:
        tell.all(Launched(state.source))


def flight_choices(state: State) -> tuple[Choice, ...]:
    """CO-8a, CO-11"""
    tap = TO_LAND if state.phase == FLYING else TO_TAKE_OFF
    return tap + TO_BREAK_OFF if state.broken < BREAK_OFFS else tap


def land(state: State, milliseconds: int, tell: Teller) -> None:
    """CO-8a A stopover, or the end of the transmission."""
    state.flown += 1
    if state.flown == len(state.plan):
        arrive(state, milliseconds, tell)
        return
    state.tap(LAND, milliseconds)
    state.phase = GROUNDED
    if tell.on:
        tell.all(Landed(milliseconds))


def arrive(state: State, milliseconds: int, tell: Teller) -> None:
    """CO-8a, CO-12 The transmission is complete, and a guess is due."""
    state.tap(ARRIVE, milliseconds)
    state.complete = state.routes[-1]
    state.shown = 0
    state.sends += 1
    state.broken = 0
    state.plan = ()
    state.phase = GUESSING
    if tell.on:
        tell.all(Arrived(milliseconds, state.flown))
    state.flown = 0


def take_off(state: State, milliseconds: int, tell: Teller) -> None:
    """CO-8a"""
    state.tap(TAKE_OFF, milliseconds)
    state.phase = FLYING
    if tell.on:
        tell.all(TookOff(milliseconds))


def break_off(state: State, tell: Teller) -> None:
    """CO-11 It counts for neither CO-12 nor CO-25, and may be done three times before a complete transmission."""
    state.tap(BREAK_OFF, 0)
    state.broken += 1
    plan_anew(state)
    if tell.on:
        tell.all(BrokeOff(state.source, BREAK_OFFS - state.broken))


def cut_off(state: State, tell: Teller) -> None:
    """CO-8a A lost connection ends the transmission; it does not count as breaking off."""
    state.tap(CUT_OFF, 0)
    plan_anew(state)
    if tell.on:
        tell.all(CutOff(state.source))


def plan_anew(state: State) -> None:
    state.plan = ()
    state.flown = 0
    state.phase = PLANNING


def run_out(state: State, tell: Teller) -> None:
    """CO-8a A flight or a pause ends by itself."""
    if state.phase == FLYING:
        land(state, LONGEST, tell)
    else:
        take_off(state, LONGEST, tell)
