"""Whispers, a tiny game: private replies, private notes, gestures that are remembered, a claim that ends it."""

from collections.abc import Mapping
from typing import ClassVar

from saucer.core import Bot, Position, Random, RandomBot, View
from tests.tiny.plain import TinyGame
from tests.tiny.whispers.imagine import imagine
from tests.tiny.whispers.model import REASONS, Choice, Gesture, Happening, WhispersOptions, WhispersView
from tests.tiny.whispers.position import WhispersPosition


class Whispers(TinyGame):
    slug = "whispers"
    prefix = "WH"
    seats = range(3, 5)
    actions = Choice
    events = Happening
    asides = Gesture
    views: ClassVar[type[View]] = WhispersView
    options = WhispersOptions
    reasons = REASONS
    kind: type[WhispersPosition] = WhispersPosition
    bots: ClassVar[Mapping[str, Bot]] = {"random": RandomBot()}

    def start(self, players: int, options: WhispersOptions, board: None = None) -> Position:
        return self.kind(players, options.hand)

    def imagine(self, view: WhispersView, random: Random) -> Position:
        return imagine(view, random, self.kind)


GAME = Whispers()
