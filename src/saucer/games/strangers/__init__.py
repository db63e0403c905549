"""Don't Talk to Strangers: get the Kids home before the aliens close the streets (Ben Stoll, Cryptozoic 2021)."""

from collections.abc import Mapping
from datetime import date
from typing import Any, ClassVar

from saucer.core import (
    Action,
    Board,
    Bot,
    Decision,
    Game,
    Mistake,
    Position,
    Random,
    RandomBot,
    Say,
    Seat,
    Solution,
    Text,
    WrongBoard,
    text,
)
from saucer.games.strangers import words
from saucer.games.strangers.board_model import StrangersBoard
from saucer.games.strangers.boards import BOARDS
from saucer.games.strangers.boards.checks import mistakes
from saucer.games.strangers.boards.reader import board_drawn
from saucer.games.strangers.bots import BOTS
from saucer.games.strangers.daily import of_the_day
from saucer.games.strangers.events import Happening
from saucer.games.strangers.knowledge.fallback import fallback
from saucer.games.strangers.knowledge.imagine import imagine
from saucer.games.strangers.knowledge.model import Tally
from saucer.games.strangers.knowledge.tally import tally
from saucer.games.strangers.model import REASONS, Choice, StrangersOptions, StrangersView
from saucer.games.strangers.solution import solution
from saucer.games.strangers.variants import check, partners, started

__all__ = ["GAME"]


class Strangers(Game):
    slug = "strangers"
    version = 4
    prefix = "DS"
    seats = range(1, 5)
    actions = Choice
    events = Happening
    asides = Say
    views = StrangersView
    insights = Tally
    options = StrangersOptions
    reasons = REASONS
    bots: ClassVar[Mapping[str, Bot]] = {"random": RandomBot(), **BOTS}
    board = StrangersBoard
    boards: ClassVar[Mapping[str, Board]] = BOARDS

    def check(self, players: int, options: StrangersOptions) -> Text | None:
        """DS-46"""
        return check(players, options)

    def board_in(self, content: dict[str, Any]) -> StrangersBoard:
        """DS-3 A street map in characters."""
        return board_drawn(content)

    def mistakes(self, board: StrangersBoard) -> tuple[Mistake, ...]:
        """DS-3 to DS-3b"""
        return mistakes(board)

    def teams(self, players: int, options: StrangersOptions) -> tuple[tuple[Seat, ...], ...]:
        """DS-39"""
        return partners(options.variant)

    def start(self, players: int, options: StrangersOptions, board: StrangersBoard | None = None) -> Position:
        if board is not None and (options.variant == "gauntlet" or options.puzzle is not None):
            raise WrongBoard((Mistake("", text("check-own_board")),))
        return started(players, options, board)

    def solve(self, options: StrangersOptions, board: StrangersBoard | None = None) -> Solution:
        """DS-45, DS-51"""
        return solution(options, board)

    def of_the_day(self, day: date) -> tuple[StrangersOptions, Text, Text]:
        """DS-51"""
        return of_the_day(day)

    def imagine(self, view: StrangersView, random: Random) -> Position:
        return imagine(view, random)

    def insight(self, view: StrangersView) -> Tally:
        """How the points come about."""
        return tally(view)

    def fallback(self, view: StrangersView, legal: tuple[Action, ...]) -> Action:
        return fallback(view, legal)

    def prompt(self, view: StrangersView) -> Text:
        return words.prompt(view)

    def decision(self, view: StrangersView) -> Decision | None:
        return words.decision(view)

    def label(self, action: Choice, view: StrangersView) -> Text:
        return words.label(action, view)

    def path(self, action: Choice, view: StrangersView) -> tuple[str, ...]:
        return words.path(action, view)

    def why_not(self, view: StrangersView, part: str, path: tuple[str, ...] = ()) -> Text | None:
        return words.why_not(view, part)

    def line(self, event: Happening) -> Text:
        return words.line(event)

    def drawing(self, view: StrangersView) -> list[Text]:
        return words.drawing(view)


GAME = Strangers()
