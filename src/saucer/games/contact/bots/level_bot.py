"""Contact: a bot on both sides, as good as its level."""

from saucer.core.bot import Bot
from saucer.core.model import Aside, Say, Weighed
from saucer.core.random import Random
from saucer.games.contact.bots import crew, sending
from saucer.games.contact.bots.decoding import believe
from saucer.games.contact.bots.levels import Level
from saucer.games.contact.model import CHIPS, Choice, ChooseSignal, ContactView, Exchange, FlyTo, Land, TakeOff
from saucer.games.contact.rules.chart import chart_shown

UNCLEAR = 0.5
"""A target that can hardly be told is exchanged."""


class LevelBot(Bot):
    """A function of the view, the legal actions and a random source."""

    speaks_up = True

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, view: ContactView, legal: tuple[Choice, ...], random: Random) -> Choice:
        match view.phase:
            case "choosing_signal":
                return self.choose_signal(view, legal)
            case "planning":
                return self.plan(view, legal)
            case "flying":
                return Land(sending.flight(view, self.level, chart_shown(view.chips), random))
            case "grounded":
                return TakeOff(sending.pause(random))
            case "guessing":
                return crew.choose(view, legal, self.level)
            case _:
                return legal[0]

    def interrupt(self, view: ContactView, legal: tuple[Choice, ...], random: Random) -> Choice | None:
        """CO-27 It leaves meetings to the guesser."""
        return None

    def weigh(self, view: ContactView, legal: tuple[Choice, ...], random: Random) -> tuple[Weighed, ...]:
        return crew.likeliest(view, legal, self.level) if view.phase == "guessing" else ()

    def plan(self, view: ContactView, legal: tuple[Choice, ...]) -> Choice:
        if not isinstance(legal[0], FlyTo):
            return legal[0]
        stop = sending.next_stop(view, self.level)
        for action in legal:
            if stop >= 0 and isinstance(action, FlyTo) and action.chip == CHIPS[stop]:
                return action
        return legal[0]

    def choose_signal(self, view: ContactView, legal: tuple[Choice, ...]) -> Choice:
        """CO-21 The clearer the route, the higher the card; CO-26 what can hardly be told is exchanged."""
        values = [action for action in legal if isinstance(action, ChooseSignal)]
        if not self.level.helps:
            return values[len(values) // 2]
        clear = sending.best_plan(view, self.level).clear
        if clear < UNCLEAR:
            for action in legal:
                if isinstance(action, Exchange):
                    return action
        return values[min(len(values) - 1, int(clear * clear * len(values)))]

    def aside(self, view: ContactView, random: Random) -> Aside | None:
        """CO-27 In a meeting, once."""
        if not view.meeting or view.phase != "guessing" or view.seat in (None, view.source):
            return None
        if [each for each in view.said if each.seat == view.seat and each.guesses == len(view.guesses)]:
            return None
        return Say(words=crew.advice(believe(view, self.level)))
