"""Contact: signals from outer space, a rhythm tapped and decoded (Steffen Benndorf)."""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from saucer.core import Action, Bot, Decision, Game, Position, Random, RandomBot, Say, Seat, Text, seats, text
from saucer.games.contact.bots import BOTS
from saucer.games.contact.events import Happening
from saucer.games.contact.knowledge.answering import fallback
from saucer.games.contact.knowledge.imagine import imagine
from saucer.games.contact.model import REASONS, Calibration, Choice, ContactOptions, ContactView
from saucer.games.contact.rules.position import ContactPosition
from saucer.games.contact.words import drawing, labels, prompts, refusals, story

__all__ = ["GAME"]


class Contact(Game):
    slug = "contact"
    version = 1
    prefix = "CO"
    seats = range(2, 6)
    actions = Choice
    events = Happening
    asides = Say
    views = ContactView
    options = ContactOptions
    reasons = REASONS
    keeps = Calibration
    bots: ClassVar[Mapping[str, Bot]] = {"random": RandomBot(), **BOTS}

    def check(self, players: int, options: ContactOptions) -> Text | None:
        """CO-3"""
        if options.first is not None and options.first >= players:
            return text("check-first", seat=options.first + 1, players=players)
        return None

    def teams(self, players: int, options: ContactOptions) -> tuple[tuple[Seat, ...], ...]:
        """All play together against the box."""
        return (seats(players),)

    def hot_seat(self, options: ContactOptions) -> str | None:
        """CO-13a Plan and hand of the Source are shown to nobody."""
        return "hot_seat-source"

    def rematch(self, options: ContactOptions, view: ContactView) -> ContactOptions:
        """CO-19 Whoever is told to try more plays that."""
        if view.advice is None:
            return options
        if view.advice == "professional":
            return replace(options, variant="professional")
        return replace(options, level=view.advice)

    def start(self, players: int, options: ContactOptions, board: Any = None) -> Position:
        return ContactPosition(players, options)

    def imagine(self, view: ContactView, random: Random) -> Position:
        return imagine(view, random)

    def fallback(self, view: ContactView, legal: tuple[Action, ...]) -> Action:
        return fallback(view, legal)

    def prompt(self, view: ContactView) -> Text:
        return prompts.prompt(view)

    def decision(self, view: ContactView) -> Decision | None:
        return prompts.decision(view)

    def label(self, action: Choice, view: ContactView) -> Text:
        return labels.label(action, view)

    def path(self, action: Choice, view: ContactView) -> tuple[str, ...]:
        return labels.path(action, view)

    def why_not(self, view: ContactView, part: str, path: tuple[str, ...] = ()) -> Text | None:
        return refusals.why_not(view, part, path)

    def line(self, event: Happening) -> Text:
        return story.line(event)

    def drawing(self, view: ContactView) -> list[Text]:
        return drawing.drawing(view)


GAME = Contact()
