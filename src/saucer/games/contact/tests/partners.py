"""Partners for the cross-play matrix that are no levels: Sources as people begin, and a Crew that only counts."""

from math import log

from saucer.core import Aside, Bot, Random, stream
from saucer.games.contact.bots.crew import guess, heeded, help_for
from saucer.games.contact.bots.decoding import Belief, shares, signals_heard, weigh
from saucer.games.contact.bots.level_bot import LevelBot
from saucer.games.contact.bots.levels import HARD, Level
from saucer.games.contact.bots.noise import jittered
from saucer.games.contact.bots.partner import manners_of
from saucer.games.contact.bots.sending import legs_for, pause, within
from saucer.games.contact.bots.ways import added, gap, naive_route, routes_to
from saucer.games.contact.knowledge.heard import HeardTransmission, heard_in_round
from saucer.games.contact.knowledge.restoring import known
from saucer.games.contact.model import (
    CHIPS,
    PLANETS,
    AskAgain,
    Choice,
    ChooseSignal,
    ContactView,
    FlyTo,
    Guess,
    Land,
    TakeOff,
)
from saucer.games.contact.rules.chart import Chart, chart_shown, chips_in
from saucer.games.contact.rules.guessing import candidates
from saucer.games.contact.rules.position import NUMBER_OF

CENTRES = 350.0
"""People fly from centre to centre."""


def own_pace(view: ContactView) -> float:
    """Unknown to the Crew: between about half and twice the usual one, kept for a game."""
    return jittered(1.0, 0.4, stream(view.chips[1].x * 4001 + view.chips[1].y, 7, view.seat or 0))


class PlainSource(Bot):
    """Plans a route of its own kind and flies from centre to centre, with so much variation."""

    def __init__(self, variation: float, offset: float = CENTRES) -> None:
        self.variation = variation
        self.offset = offset

    def route(self, view: ContactView) -> tuple[int, ...]:
        raise NotImplementedError

    def choose(self, view: ContactView, legal: tuple[Choice, ...], random: Random) -> Choice:
        if view.phase == "choosing_signal":
            return next(action for action in legal if isinstance(action, ChooseSignal))
        if view.phase == "flying":
            return Land(self.flight(view, random))
        if view.phase == "grounded":
            return TakeOff(pause(random))
        if view.phase == "planning" and isinstance(legal[0], FlyTo):
            assert view.plan is not None
            return FlyTo(CHIPS[self.route(view)[1 + len(view.plan)]])
        return legal[0]

    def flight(self, view: ContactView, random: Random) -> int:
        assert view.plan is not None
        launches = [place for place, tap in enumerate(view.taps) if tap.what == "launch"]
        flown = len([tap for tap in view.taps[launches[-1] :] if tap.what == "land"])
        route = (view.rocket, *view.plan)
        chart = chart_shown(view.chips)
        length = gap(chart, NUMBER_OF[route[flown]], NUMBER_OF[route[flown + 1]]) + self.offset
        return within(jittered(length * own_pace(view), self.variation, random))


class NaiveSource(PlainSource):
    """The fewest legs and then the shortest way, the same again when asked."""

    def route(self, view: ContactView) -> tuple[int, ...]:
        position = known(view)
        bits = sum(1 << chip for chip in position.stood[:-1])
        return naive_route(position.chart, position.rocket(), int(position.target), bits)


class UniformSource(PlainSource):
    """Any route with up to three legs, as likely as another; another one when asked. More legs only if it must be."""

    def route(self, view: ContactView) -> tuple[int, ...]:
        position = known(view)
        bits = sum(1 << chip for chip in position.stood[:-1])
        target = int(position.target)
        found = [routes_to(position.chart, (position.rocket(),), target, legs, bits) for legs in (1, 2, 3)]
        if not any(found):
            found = [routes_to(position.chart, (position.rocket(),), target, 4, bits)]
        routes = [route for each in found for route in each]
        choice = stream(view.chips[0].y, view.round, len(view.taps), len(view.guesses))
        return routes[int(choice.below(len(routes)))]


class CountingCrew(Bot):
    """Hears only the number of flights, and knows how this Source comes by it; of equal planets it takes any."""

    def __init__(self, source: Bot) -> None:
        self.source = source

    def choose(self, view: ContactView, legal: tuple[Choice, ...], random: Random) -> Choice:
        _, best = self.likeliest(view)
        return Guess(PLANETS[best[int(random.below(len(best)))]])

    def likeliest(self, view: ContactView) -> tuple[dict[int, float], list[int]]:
        """How well each candidate goes with the number of flights, as a logarithm, and those that do best."""
        position = known(view)
        heard = [each for each in heard_in_round(position) if each.is_complete]
        planets = chips_in(candidates(position))
        weights = {
            planet: added([self.weight(position.chart, planets, planet, each) for each in heard]) for planet in planets
        }
        best = [planet for planet, weight in weights.items() if weight > max(weights.values()) - 1e-9]
        return weights, best

    def weight(self, chart: Chart, planets: list[int], planet: int, heard: HeardTransmission) -> float:
        """How likely so many flights are to this planet, as a logarithm."""
        start, avoided = heard.shown[0], sum(1 << chip for chip in heard.avoided)
        if isinstance(self.source, LevelBot):
            sent = legs_for(chart, start, avoided, planets, planet, self.source.level.legs)
            return 0.0 if sent == heard.flights else -20.0
        counts = [len(routes_to(chart, (start,), planet, legs, avoided)) for legs in (1, 2, 3)]
        if not any(counts):
            return 0.0 if heard.flights > len(counts) else -20.0
        if heard.flights > len(counts) or not counts[heard.flights - 1]:
            return -20.0
        return log(counts[heard.flights - 1] / sum(counts))


class AssumingCrew(Bot):
    """Listens as the hard one does, but takes for granted how the Source chooses its routes."""

    def __init__(self, naive: bool) -> None:
        self.habit = 1.0 if naive else 0.0
        self.level = HARD
        self.speaks_up = True

    def belief(self, view: ContactView) -> Belief:
        position = known(view)
        assert view.seat is not None
        assert view.source is not None
        planets = chips_in(candidates(position))
        signals = signals_heard(position, view.seat, self.level.hears)
        manners = manners_of(view, view.source, position.chart, self.level.rounds, self.level.hears)
        return Belief(planets, shares(weigh(position, planets, signals, manners, self.habit)))

    def choose(self, view: ContactView, legal: tuple[Choice, ...], random: Random) -> Choice:
        belief = self.belief(view)
        if belief.chances[belief.best()] < self.level.sure:
            for action in legal:
                if isinstance(action, AskAgain):
                    return action
            helped = help_for(belief, view, legal)
            if helped is not None:
                return helped
        return guess(heeded(belief, view), legal)


class Both(Bot):
    """One bot as the Source, another one as Crew."""

    def __init__(self, source: Bot, crew: Bot) -> None:
        self.source = source
        self.crew = crew
        self.speaks_up = crew.speaks_up

    def choose(self, view: ContactView, legal: tuple[Choice, ...], random: Random) -> Choice:
        bot = self.source if view.seat == view.source else self.crew
        chosen = bot.choose(view, legal, random)
        assert chosen is not None
        return chosen  # type: ignore[return-value]

    def interrupt(self, view: ContactView, legal: tuple[Choice, ...], random: Random) -> Choice | None:
        return None

    def aside(self, view: ContactView, random: Random) -> Aside | None:
        return self.crew.aside(view, random)


def with_variation(level: Level, variation: float) -> Level:
    return Level(variation, level.hears, level.rounds, level.legs, level.routes, level.sure, level.helps)
