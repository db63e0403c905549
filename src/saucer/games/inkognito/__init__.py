"""Inkognito: hidden identities and a secret partner in Venice (Leo Colovini and Alex Randolph, Ares 2013)."""

from collections.abc import Mapping
from typing import ClassVar

from saucer.core import Action, Bot, Decision, Game, Position, Random, RandomBot, Text
from saucer.games.inkognito import words
from saucer.games.inkognito.bots import BOTS
from saucer.games.inkognito.imagine import imagine
from saucer.games.inkognito.model import (
    AGENTS,
    REASONS,
    Choice,
    EndMovement,
    EndTurn,
    Happening,
    InkognitoOptions,
    InkognitoView,
    Refuse,
    Talk,
)
from saucer.games.inkognito.notebook import notebook
from saucer.games.inkognito.notebook_model import Notebook
from saucer.games.inkognito.position import InkognitoPosition
from saucer.games.inkognito.state import UNKNOWN

__all__ = ["GAME"]


class Inkognito(Game):
    slug = "inkognito"
    version = 1
    prefix = "IK"
    seats = range(3, 6)
    actions = Choice
    events = Happening
    asides = Talk
    views = InkognitoView
    insights = Notebook
    options = InkognitoOptions
    reasons = REASONS
    boards = ("venice",)
    bots: ClassVar[Mapping[str, Bot]] = {"random": RandomBot(), **BOTS}
    roles = (*AGENTS, "ambassador")

    def start(self, players: int, options: InkognitoOptions) -> Position:
        strict, assistant, by_lot = options.referee == "strict", options.assistant == "on", options.colours == "by_lot"
        return InkognitoPosition(players, strict, assistant, by_lot)

    def imagine(self, view: InkognitoView, random: Random) -> Position:
        return imagine(view, random)

    def insight(self, view: InkognitoView) -> Notebook | None:
        """IK-34"""
        return notebook(view)

    def cast(self, position: InkognitoPosition) -> tuple[str, ...]:
        """IK-6, IK-38"""
        if UNKNOWN in position.identities:
            return ()
        agents = tuple([AGENTS[identity] for identity in position.identities[: position.agents]])
        return (*agents, "ambassador") if position.has_fifth() else agents

    def fallback(self, view: InkognitoView, legal: tuple[Action, ...]) -> Action:
        """A clock that has run out moves nothing and shakes no hands."""
        idle = [action for action in legal if isinstance(action, EndMovement | EndTurn | Refuse)]
        return idle[0] if idle else legal[0]

    def prompt(self, view: InkognitoView) -> Text:
        return words.prompt(view)

    def decision(self, view: InkognitoView) -> Decision | None:
        return words.decision(view)

    def label(self, action: Choice, view: InkognitoView) -> Text:
        return words.label(action, view)

    def path(self, action: Choice, view: InkognitoView) -> tuple[str, ...]:
        return words.path(action, view)

    def why_not(self, view: InkognitoView, part: str) -> Text | None:
        return words.why_not(view, part)

    def line(self, event: Happening) -> Text:
        return words.line(event)

    def drawing(self, view: InkognitoView) -> list[Text]:
        return words.drawing(view)


GAME = Inkognito()
