"""Contact: the route that is hardest to mistake, within what a person can follow, and the rhythm of its flights."""

from math import exp
from typing import Final

from mypy_extensions import i64

from saucer.core.random import Random, stream
from saucer.games.contact.bots.decoding import Belief, believe
from saucer.games.contact.bots.levels import Level
from saucer.games.contact.bots.noise import jittered, speed_of
from saucer.games.contact.bots.ways import gap, gaps, has_route, logs, naive_route, routes_to
from saucer.games.contact.knowledge.restoring import known
from saucer.games.contact.model import LONGEST, SHORTEST, ContactView
from saucer.games.contact.rules.chart import Chart
from saucer.games.contact.rules.position import NUMBER_OF, ContactPosition

OFFSET: Final = 150.0
"""CO-32 Added to the gap between the rims."""
NOISE: Final = 0.12
"""The error that a Source reckons with, the listener's included."""
UNKNOWN_PACE: Final = 0.5
KNOWN_PACE: Final = 0.12
"""How well the Crew knows this Source's pace before its first round, and afterwards."""
PAUSE: Final = 450.0
IN_ORDER: Final = {2: (2, 1, 3, 4, 5), 3: (3, 2, 4, 1, 5)}
"""Numbers of legs, the one that is wished for first."""
COMPARED_LEGS: Final = 3
"""Of longer routes, which are hardly ever needed, some are compared with some."""
FEW: Final = 30
FEW_OTHERS: Final = 150


class Plan:
    """A route, and how likely it is to be understood at once."""

    def __init__(self, route: tuple[int, ...], clear: float) -> None:
        self.route = route
        self.clear = clear


PLANS: Final[dict[tuple[object, ...], Plan]] = {}
MOST_PLANS: Final = 64


def best_plan(view: ContactView, level: Level) -> Plan:
    """The same for every stop of it: kept for a while, and made again if it is lost."""
    key = (view.chips, view.stood, view.target, view.round, len(view.taps), len(view.guesses), level.routes, level.legs)
    found = PLANS.get(key)
    if found is None:
        if len(PLANS) >= MOST_PLANS:
            PLANS.clear()
        found = make_plan(view, level)
        PLANS[key] = found
    return found


def make_plan(view: ContactView, level: Level) -> Plan:
    position = known(view)
    belief = believe(view, level)
    target = int(position.target)
    legs = legs_for(position.chart, position.rocket(), avoided_by(position), belief.planets, target, level.legs)
    return clearest(position, belief, legs, view, level) if legs else Plan((), 0.0)


def legs_for(chart: Chart, start: int, avoided: i64, planets: list[int], target: int, wished: int) -> int:
    """CO-32 With so many legs every candidate can be reached, so they tell nothing; else what the target needs."""
    for legs in IN_ORDER[wished]:
        if len([planet for planet in planets if not has_route(chart, start, planet, legs, avoided)]) == 0:
            return legs
    for legs in IN_ORDER[wished]:
        if has_route(chart, start, target, legs, avoided):
            return legs
    return 0


def clearest(position: ContactPosition, belief: Belief, legs: int, view: ContactView, level: Level) -> Plan:
    """Among all routes with so many legs, or some of them."""
    chart, start, avoided = position.chart, position.rocket(), avoided_by(position)
    most = level.routes if legs <= COMPARED_LEGS else FEW
    own = few(routes_to(chart, (start,), int(position.target), legs, avoided), most, view)
    if not own:
        return Plan((), 0.0)
    shared = KNOWN_PACE if has_sent(view) else UNKNOWN_PACE
    others: list[list[list[float]]] = []
    for planet in belief.planets:
        routes = routes_to(chart, (start,), planet, legs, avoided)
        if legs > COMPARED_LEGS:
            routes = few(routes, FEW_OTHERS, view)
        others.append([logs(gaps(chart, route), OFFSET) for route in routes])
    best = Plan((), -1.0)
    for route in own:
        clear = clarity(logs(gaps(chart, route), OFFSET), others, belief, int(position.target), shared)
        if clear > best.clear:
            best = Plan(route, clear)
    return best


def few(routes: list[tuple[int, ...]], most: int, view: ContactView) -> list[tuple[int, ...]]:
    if len(routes) <= most:
        return routes
    order = stream(view.chips[0].x, view.round, len(view.taps)).shuffled(len(routes))
    return [routes[place] for place in order[:most]]


def avoided_by(position: ContactPosition) -> i64:
    bits: i64 = 0
    for chip in position.stood[:-1]:
        bits |= 1 << chip
    return bits


def has_sent(view: ContactView) -> bool:
    return len([plan for plan in view.plans if plan.source == view.seat]) > 0


def clarity(planned: list[float], others: list[list[list[float]]], belief: Belief, target: int, shared: float) -> float:
    """How likely the target is to those who hear this, on top of what they have heard."""
    right = 0.0
    whole = 0.0
    for place in range(len(belief.planets)):
        alike = belief.chances[place] * likeness(planned, others[place], shared)
        whole += alike
        if belief.planets[place] == target:
            right = alike
    return right / whole if whole > 0.0 else 0.0


def likeness(planned: list[float], routes: list[list[float]], shared: float) -> float:
    """How much of what is heard would go with these routes, too: the mean overlap of noisy rhythms."""
    if not routes:
        return 0.0
    legs = len(planned)
    whole = 0.0
    for route in routes:
        mean = 0.0
        for place in range(legs):
            mean += planned[place] - route[place]
        mean /= legs
        apart = 0.0
        for place in range(legs):
            away = planned[place] - route[place] - mean
            apart += away * away
        tempo = mean * mean * legs / (NOISE * NOISE + legs * shared * shared)
        whole += exp(-0.25 * (apart / (NOISE * NOISE) + tempo))
    return whole / len(routes)


def next_stop(view: ContactView, level: Level) -> int:
    """Along the plan; if somebody has begun another one, along what comes to mind from there."""
    assert view.plan is not None
    assert view.target is not None
    begun = tuple([NUMBER_OF[chip] for chip in view.plan])
    route = best_plan(view, level).route[1:]
    if route[: len(begun)] == begun and len(route) > len(begun):
        return route[len(begun)]
    position = known(view)
    bits = position.stood_bits()
    for chip in begun[:-1]:
        bits |= 1 << chip
    here = begun[-1] if begun else position.rocket()
    rest = naive_route(position.chart, here, NUMBER_OF[view.target], bits & ~(1 << here))
    return rest[1] if len(rest) > 1 else -1


def flight(view: ContactView, level: Level, chart: Chart, random: Random) -> int:
    """CO-32 In proportion to the gap plus a constant, with an error of its own."""
    assert view.plan is not None
    assert view.seat is not None
    route = (view.rocket, *view.plan)
    flown = 0
    for tap in reversed(view.taps):
        if tap.what == "launch":
            break
        flown += tap.what == "land"
    length = gap(chart, NUMBER_OF[route[flown]], NUMBER_OF[route[flown + 1]]) + OFFSET
    return within(jittered(length * speed_of(chart.centres, view.seat), level.taps, random))


def pause(random: Random) -> int:
    """How long a bot stays on the ground: the length tells the Crew nothing."""
    return within(jittered(PAUSE, 0.2, random))


def within(milliseconds: float) -> int:
    return max(SHORTEST, min(LONGEST, int(milliseconds + 0.5)))
