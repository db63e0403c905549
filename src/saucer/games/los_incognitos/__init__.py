"""Los Incognitos: dice and routes on a shared sheet (Britta Stöckmann and Jens Jahnke, Igramoon 2013)."""

from collections.abc import Mapping
from typing import ClassVar

from saucer.core import Action, Board, Bot, Decision, Game, Mistake, Position, Random, RandomBot, Say, Text
from saucer.games.los_incognitos import words
from saucer.games.los_incognitos.board_model import LosBoard
from saucer.games.los_incognitos.boards import BOARDS, mistakes
from saucer.games.los_incognitos.bots import BOTS
from saucer.games.los_incognitos.events import Happening
from saucer.games.los_incognitos.knowledge.imagine import imagine
from saucer.games.los_incognitos.knowledge.insight import travel
from saucer.games.los_incognitos.knowledge.model import Travel
from saucer.games.los_incognitos.model import REASONS, Choice, LosOptions, LosView
from saucer.games.los_incognitos.rules.chart import chart_of
from saucer.games.los_incognitos.rules.position import LosPosition

__all__ = ["GAME"]


class LosIncognitos(Game):
    slug = "los-incognitos"
    version = 1
    prefix = "LI"
    seats = range(2, 5)
    actions = Choice
    events = Happening
    asides = Say
    views = LosView
    insights = Travel
    options = LosOptions
    reasons = REASONS
    board = LosBoard
    boards: ClassVar[Mapping[str, Board]] = BOARDS
    bots: ClassVar[Mapping[str, Bot]] = {"random": RandomBot(), **BOTS}

    def mistakes(self, board: LosBoard) -> tuple[Mistake, ...]:
        """LI-51"""
        return mistakes(board)

    def start(self, players: int, options: LosOptions, board: LosBoard | None = None) -> Position:
        chart = chart_of(board or BOARDS[options.board])
        position = LosPosition(chart, players, options.signs == "on", options.dice == "by_hand")
        position.lay_out()
        return position

    def imagine(self, view: LosView, random: Random) -> Position:
        return imagine(view, random)

    def insight(self, view: LosView) -> Travel:
        return travel(view)

    def fallback(self, view: LosView, legal: tuple[Action, ...]) -> Action:
        return words.fallback(legal)

    def prompt(self, view: LosView) -> Text:
        return words.prompt(view)

    def decision(self, view: LosView) -> Decision | None:
        return words.decision(view)

    def label(self, action: Choice, view: LosView) -> Text:
        return words.label(action, view)

    def path(self, action: Choice, view: LosView) -> tuple[str, ...]:
        return words.path(action, view)

    def why_not(self, view: LosView, part: str, path: tuple[str, ...] = ()) -> Text | None:
        return words.why_not(view, part)

    def line(self, event: Happening) -> Text:
        return words.line(event)

    def drawing(self, view: LosView) -> list[Text]:
        return words.drawing(view)


GAME = LosIncognitos()
