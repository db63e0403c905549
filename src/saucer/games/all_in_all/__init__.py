"""All in All: push your luck through ten portals with hidden hands (Torsten Landsvogt, Zoch 2022)."""

from collections.abc import Hashable, Mapping
from typing import ClassVar

from saucer.core import Action, Bot, Decision, Game, Position, Random, RandomBot, Say, StandingOrder, Text, text
from saucer.games.all_in_all.bots import BOTS
from saucer.games.all_in_all.knowledge.imagine import imagine
from saucer.games.all_in_all.model import (
    REASONS,
    AllInAllOptions,
    AllInAllView,
    Choice,
    FlyOnUntil,
    Happening,
)
from saucer.games.all_in_all.rules.landing import FLY_ON
from saucer.games.all_in_all.rules.position import AllInAllPosition
from saucer.games.all_in_all.words import drawing, labels, prompts, refusals, story

__all__ = ["GAME"]


class AllInAll(Game):
    slug = "all-in-all"
    version = 1
    prefix = "AA"
    seats = range(3, 7)
    actions = Choice
    events = Happening
    asides = Say
    standing_orders = FlyOnUntil
    views = AllInAllView
    options = AllInAllOptions
    reasons = REASONS
    bots: ClassVar[Mapping[str, Bot]] = {"random": RandomBot(), **BOTS}

    def check(self, players: int, options: AllInAllOptions) -> Text | None:
        """AA-6"""
        if options.first is not None and options.first >= players:
            return text("check-first", first=options.first + 1, players=players)
        return None

    def hot_seat(self, options: AllInAllOptions) -> str | None:
        """AA-13b A race at one screen would go to whoever holds it."""
        return "hot_seat-race" if options.landing == "race" else None

    def start(self, players: int, options: AllInAllOptions, board: None = None) -> Position:
        first = -1 if options.first is None else options.first
        position = AllInAllPosition(players, options.landing == "race", first)
        position.lay_out()
        return position

    def imagine(self, view: AllInAllView, random: Random) -> Position:
        return imagine(view, random)

    def fallback(self, view: AllInAllView, legal: tuple[Action, ...]) -> Action:
        """AA-13a When a clock runs out the table answers fly on for that seat."""
        return FLY_ON if FLY_ON in legal else legal[0]

    def follow(self, order: StandingOrder, view: AllInAllView, legal: tuple[Action, ...]) -> Action | None:
        """AA-13a Fly on until that portal, whatever the others do."""
        return None if FLY_ON not in legal or self.spent(order, view) else FLY_ON

    def spent(self, order: StandingOrder, view: AllInAllView) -> bool:
        """AA-13a"""
        assert isinstance(order, FlyOnUntil)
        return view.mission != order.mission or view.portal >= order.portal

    def prompt(self, view: AllInAllView) -> Text:
        return prompts.prompt(view)

    def decision(self, view: AllInAllView) -> Decision | None:
        return prompts.decision(view)

    def label(self, action: Choice, view: AllInAllView) -> Text:
        return labels.label(action, view)

    def path(self, action: Choice, view: AllInAllView) -> tuple[str, ...]:
        return labels.path(action, view)

    def caution(self, action: Choice, view: AllInAllView) -> Text | None:
        return labels.caution(action, view)

    def offer_says(self, action: Choice, view: AllInAllView) -> Hashable:
        return labels.says(action, view)

    def why_not(self, view: AllInAllView, part: str, path: tuple[str, ...] = ()) -> Text | None:
        return refusals.why_not(view, part, path)

    def line(self, event: Happening) -> Text:
        return story.line(event)

    def drawing(self, view: AllInAllView) -> list[Text]:
        return drawing.drawing(view)


GAME = AllInAll()
