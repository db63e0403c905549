"""Contact: which planet was meant, from what was heard in a round. Pauses and what was broken off are ignored."""

from math import log
from typing import Final

from mypy_extensions import i64

from saucer.core.seats import Seat
from saucer.games.contact.bots.levels import Level
from saucer.games.contact.bots.noise import heard_as
from saucer.games.contact.bots.partner import OFFSETS, Manner, manners_of, of_residuals
from saucer.games.contact.bots.ways import added, gaps, logs, naive_route, routes_to
from saucer.games.contact.knowledge.heard import HeardTransmission, heard_in_round
from saucer.games.contact.knowledge.restoring import known
from saucer.games.contact.model import ContactView
from saucer.games.contact.rules.chart import Chart, chips_in
from saucer.games.contact.rules.guessing import candidates
from saucer.games.contact.rules.position import NUMBER_OF, ContactPosition
from saucer.games.contact.rules.rounds import transmissions
from saucer.games.contact.rules.state import ARRIVE, KINDS_OF_TAPS, LAND

ODD: Final = 1e-4
"""Something else may always have happened."""


KEPT: Final = 100
"""So many routes to a planet are looked at closely."""


class Belief:
    """Candidates for the target, and how likely each is."""

    def __init__(self, planets: list[int], chances: list[float]) -> None:
        self.planets = planets
        self.chances = chances

    def best(self) -> int:
        """The place of the likeliest."""
        found = 0
        for place in range(len(self.chances)):
            if self.chances[place] > self.chances[found]:
                found = place
        return found

    def in_order(self) -> list[int]:
        """Places, the likeliest first."""
        keyed = [(-self.chances[place], place) for place in range(len(self.chances))]
        keyed.sort()
        return [place for _, place in keyed]


class Signal:
    """A complete transmission as it was heard: how long each flight seemed, as logarithms."""

    def __init__(self, heard: HeardTransmission, flights: list[float]) -> None:
        self.heard = heard
        self.flights = flights


def signals_heard(position: ContactPosition, seat: int, variation: float) -> list[Signal]:
    """CO-32"""
    sent = transmissions(position.taps, len(position.plans))
    heard = heard_in_round(position)
    found: list[Signal] = []
    for number in range(len(sent)):
        if heard[number].is_complete:
            found.append(Signal(heard[number], flights_in(sent[number], variation, seat, number)))
    return found


def flights_in(taps: list[int], variation: float, seat: int, number: int) -> list[float]:
    lasted = [tap // KINDS_OF_TAPS for tap in taps if tap % KINDS_OF_TAPS in (LAND, ARRIVE)]
    return [log(heard_as(lasted[place], variation, seat, 100 * number + place)) for place in range(len(lasted))]


def believe(view: ContactView, level: Level) -> Belief:
    """Sums over all routes that could have been meant, and over all manners of the partner that are left."""
    position = known(view)
    assert view.source is not None
    listener = Seat(-1) if view.seat is None else view.seat
    planets = chips_in(candidates(position))
    signals = signals_heard(position, listener, level.hears)
    manners = manners_of(view, view.source, position.chart, level.rounds, level.hears)
    habit = naive_habit(view, position.chart, level.rounds)
    chances = weigh(position, planets, signals, manners, habit)
    return Belief(planets, shares(chances))


def weigh(
    position: ContactPosition, planets: list[int], signals: list[Signal], manners: list[Manner], habit: float
) -> list[float]:
    """For each planet: how well it goes with all that was heard."""
    chances: list[float] = []
    for planet in planets:
        fits = [manner.weight for manner in manners]
        for signal in signals:
            told = likelihoods(position, planet, signal, manners, habit)
            for place in range(len(fits)):
                fits[place] *= told[place]
        chances.append(added(fits))
    return chances


def likelihoods(
    position: ContactPosition, planet: int, signal: Signal, manners: list[Manner], habit: float
) -> list[float]:
    """Of one transmission for each manner: any route is as likely, or it is the naive one."""
    avoided: i64 = 0
    for chip in signal.heard.avoided:
        avoided |= 1 << chip
    chart = position.chart
    routes = routes_to(chart, signal.heard.shown, planet, len(signal.flights), avoided)
    found = densities(chart, routes, signal.flights, manners)
    naive = naive_route(chart, signal.heard.shown[0], planet, avoided)
    fits = naive[: len(signal.heard.shown)] == signal.heard.shown and len(naive) == len(signal.flights) + 1
    simple = densities(chart, [naive] if fits else [], signal.flights, manners)
    return [ODD + habit * simple[place] + (1.0 - habit) * found[place] for place in range(len(manners))]


def densities(chart: Chart, routes: list[tuple[int, ...]], flights: list[float], manners: list[Manner]) -> list[float]:
    """For each manner the mean over the routes, of which many far ones add nothing."""
    found = [0.0 for _ in manners]
    for lengths in nearest([gaps(chart, route) for route in routes], flights):
        means: list[float] = []
        aparts: list[float] = []
        for offset in OFFSETS:
            planned = logs(lengths, offset)
            mean = 0.0
            for place in range(len(flights)):
                mean += flights[place] - planned[place]
            means.append(mean / len(flights))
            aparts.append(apart(flights, planned))
        for number in range(len(manners)):
            manner = manners[number]
            found[number] += of_residuals(len(flights), means[manner.offset], aparts[manner.offset], manner)
    return [each / max(1, len(routes)) for each in found]


def nearest(routes: list[list[float]], flights: list[float]) -> list[list[float]]:
    """The routes whose rhythm is most like what was heard, whatever the tempo."""
    if len(routes) <= KEPT:
        return routes
    keyed = [(apart(flights, logs(routes[place], OFFSETS[1])), place) for place in range(len(routes))]
    keyed.sort()
    return [routes[place] for _, place in keyed[:KEPT]]


def apart(flights: list[float], planned: list[float]) -> float:
    """The squares of the residuals around their mean."""
    mean = 0.0
    for place in range(len(flights)):
        mean += flights[place] - planned[place]
    mean /= len(flights)
    found = 0.0
    for place in range(len(flights)):
        away = flights[place] - planned[place] - mean
        found += away * away
    return found


def naive_habit(view: ContactView, chart: Chart, rounds: int) -> float:
    """How often this Source sends the route that comes to mind first, from earlier plans."""
    tries, naive = 2.0, 0.6
    for plan in view.plans:
        if rounds and plan.source == view.source and not plan.void:
            route = tuple([NUMBER_OF[chip] for chip in plan.route])
            tries += 1.0
            if route == naive_route(chart, route[0], route[-1], 0):
                naive += 1.0
    return naive / tries


def shares(weights: list[float]) -> list[float]:
    whole = added(weights)
    return [weight / whole if whole > 0.0 else 1.0 / len(weights) for weight in weights]
