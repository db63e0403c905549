"""Inkognito: hidden identities and a secret partner in Venice (Leo Colovini and Alex Randolph, Ares 2013)."""

from collections.abc import Mapping
from typing import ClassVar

from saucer.core import Action, Bot, Decision, Game, Position, Random, RandomBot, Text
from saucer.games.inkognito.bots import BOTS
from saucer.games.inkognito.events import Happening
from saucer.games.inkognito.knowledge.imagine import imagine
from saucer.games.inkognito.knowledge.model import Notebook
from saucer.games.inkognito.knowledge.notebook import notebook
from saucer.games.inkognito.model import (
    AGENTS,
    REASONS,
    Accept,
    Choice,
    Claim,
    EndMovement,
    EndTurn,
    InkognitoOptions,
    InkognitoView,
    Show,
    Talk,
)
from saucer.games.inkognito.rules.position import InkognitoPosition
from saucer.games.inkognito.rules.state import UNKNOWN
from saucer.games.inkognito.words import drawing, labels, paths, prompts, refusals, story

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
    bots: ClassVar[Mapping[str, Bot]] = {"random": RandomBot(), **BOTS}
    roles = (*AGENTS, "ambassador")

    def start(self, players: int, options: InkognitoOptions, board: None = None) -> Position:
        strict, assistant, by_lot = options.referee == "strict", options.assistant == "on", options.colours == "by_lot"
        return InkognitoPosition(players, strict, assistant, by_lot)

    def imagine(self, view: InkognitoView, random: Random) -> Position:
        return imagine(view, random)

    def insight(self, view: InkognitoView) -> Notebook | None:
        """IK-34"""
        return notebook(view)

    def roles_of(self, position: InkognitoPosition) -> tuple[str, ...]:
        """IK-6, IK-38"""
        if UNKNOWN in position.identities:
            return ()
        agents = tuple([AGENTS[identity] for identity in position.identities[: position.agents]])
        return (*agents, "ambassador") if position.has_fifth() else agents

    def fallback(self, view: InkognitoView, legal: tuple[Action, ...]) -> Action:
        """IK-30b A clock takes the hand of whoever claims, ends the movement and the turn, and never claims."""
        idle = [action for action in legal if isinstance(action, EndMovement | EndTurn | Accept)]
        return (*idle, *[action for action in legal if not isinstance(action, Claim)])[0]

    def prompt(self, view: InkognitoView) -> Text:
        return prompts.prompt(view)

    def decision(self, view: InkognitoView) -> Decision | None:
        return prompts.decision(view)

    def label(self, action: Choice, view: InkognitoView) -> Text:
        return labels.label(action, view)

    def path(self, action: Choice, view: InkognitoView) -> tuple[str, ...]:
        return paths.path(action, view)

    def any_order(self, action: Choice, view: InkognitoView) -> int:
        """IK-16 The cards of an answer are shown together."""
        return len(action.cards) if isinstance(action, Show) else 0

    def caution(self, action: Choice, view: InkognitoView) -> Text | None:
        return labels.caution(action, view)

    def why_not(self, view: InkognitoView, part: str, path: tuple[str, ...] = ()) -> Text | None:
        return refusals.why_not(view, part, path)

    def line(self, event: Happening) -> Text:
        return story.line(event)

    def drawing(self, view: InkognitoView) -> list[Text]:
        return drawing.drawing(view)


GAME = Inkognito()
