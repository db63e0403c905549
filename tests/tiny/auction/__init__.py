"""Auction, a tiny game: a seat that must, seats that may, a number to choose, a window, talk closed at times."""

from collections.abc import Mapping
from typing import ClassVar

from saucer.core import Bot, Position, Random, RandomBot, Seat
from tests.tiny.auction.model import REASONS, Aside, AuctionOptions, AuctionView, Choice, Happening
from tests.tiny.auction.position import LEAST_COINS, AuctionPosition
from tests.tiny.plain import TinyGame


class Auction(TinyGame):
    slug = "auction"
    prefix = "AU"
    seats = range(2, 5)
    actions = Choice
    events = Happening
    asides = Aside
    views = AuctionView
    options = AuctionOptions
    reasons = REASONS
    kind: type[AuctionPosition] = AuctionPosition
    bots: ClassVar[Mapping[str, Bot]] = {"random": RandomBot()}

    def start(self, players: int, options: AuctionOptions, board: None = None) -> Position:
        return self.kind(players, options)

    def imagine(self, view: AuctionView, random: Random) -> Position:
        position = self.kind(len(view.spent), AuctionOptions(view.prizes, view.quiet))
        position.phase, position.sold, position.worth, position.price = view.phase, view.sold, view.worth, view.price
        position.purses = [coins_of(view, Seat(seat), random) for seat in range(view.dealt)]
        position.spent = list(view.spent)
        position.points = list(view.points)
        position.objected = list(view.objected)
        if view.reason is not None:
            position.reason = view.reason
        return position


def coins_of(view: AuctionView, seat: Seat, random: Random) -> int:
    if view.purses is not None:
        return view.purses[seat]
    return view.purse if seat == view.seat and view.purse is not None else LEAST_COINS + int(random.below(5))


GAME = Auction()
