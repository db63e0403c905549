"""Contact: what is believed of a partner who sends: speed, what is added to a gap, steadiness; learned from plans."""

from math import exp, log, sqrt
from typing import Final

from saucer.core.seats import Seat
from saucer.games.contact.bots.ways import gaps, logs
from saucer.games.contact.model import ContactView, PlanView
from saucer.games.contact.rules.chart import Chart
from saucer.games.contact.rules.position import NUMBER_OF

OFFSETS: Final[tuple[float, ...]] = (60.0, 150.0, 350.0, 700.0)
"""350 is from centre to centre."""
OFFSETS_LIKELY: Final[tuple[float, ...]] = (0.2, 0.35, 0.35, 0.1)
STEADINESS: Final[tuple[float, ...]] = (0.07, 0.11, 0.17)
PACES: Final = 23
PACE_STEP: Final = 0.15
PACE_SPREAD: Final = 0.6
TEMPO: Final = 0.06
"""How much a partner's pace changes from one transmission to the next."""
NEGLIGIBLE: Final = 0.003
FAR: Final = 60.0


class Manner:
    """One way of sending, and how likely it is."""

    def __init__(self, offset: int, pace: float, steadiness: float, weight: float) -> None:
        self.offset = offset
        self.pace = pace
        """The logarithm of milliseconds for a tenth of a millimetre."""
        self.steadiness = steadiness
        self.weight = weight


def usual_manners() -> list[Manner]:
    found: list[Manner] = []
    for offset in range(len(OFFSETS)):
        for step in range(PACES):
            pace = PACE_STEP * (step - PACES // 2)
            likely = OFFSETS_LIKELY[offset] * exp(-0.5 * (pace / PACE_SPREAD) * (pace / PACE_SPREAD))
            for steadiness in STEADINESS:
                found.append(Manner(offset, pace, steadiness, likely))
    return found


def density(logs_heard: list[float], logs_planned: list[float], manner: Manner) -> float:
    """Of these flights, if that was planned; the tempo of the transmission is integrated out."""
    flights = len(logs_heard)
    mean = 0.0
    for place in range(flights):
        mean += logs_heard[place] - logs_planned[place]
    mean /= flights
    apart = 0.0
    for place in range(flights):
        away = logs_heard[place] - logs_planned[place] - mean
        apart += away * away
    return of_residuals(flights, mean, apart, manner)


def of_residuals(flights: int, mean: float, apart: float, manner: Manner) -> float:
    """From the mean of the residuals and their squares around it."""
    noise = manner.steadiness * manner.steadiness
    shared = noise + flights * TEMPO * TEMPO
    off = mean - manner.pace
    quadratic = apart / noise + flights * off * off / shared
    if quadratic > FAR:
        return 0.0
    return exp(-0.5 * quadratic - (flights - 1) * log(manner.steadiness)) / sqrt(shared)


def manners_of(view: ContactView, source: Seat, chart: Chart, rounds: int, hears: float) -> list[Manner]:
    """What is left of the usual ones after the plans of so many earlier rounds of this Source."""
    manners = usual_manners()
    plans = [plan for plan in view.plans if plan.source == source and plan.round > view.round - rounds * view.players]
    for plan in plans if rounds else []:
        if plan.flights:
            learn(manners, plan, chart)
    most = 0.0
    for manner in manners:
        most = max(most, manner.weight)
    return [manner for manner in manners if manner.weight > NEGLIGIBLE * most]


def learn(manners: list[Manner], plan: PlanView, chart: Chart) -> None:
    """A void plan tells as much as was flown of it."""
    route = tuple([NUMBER_OF[chip] for chip in plan.route])
    lengths = gaps(chart, route)[: len(plan.flights)]
    heard = [log(float(flight)) for flight in plan.flights]
    planned = [logs(lengths, offset) for offset in OFFSETS]
    for manner in manners:
        manner.weight *= 1e-6 + density(heard, planned[manner.offset], manner)
