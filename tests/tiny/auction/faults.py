"""Auction with faults planted in it, one each."""

from saucer.core import Action, Decide, Next, Seat, Text, text
from tests.tiny.auction import Auction
from tests.tiny.auction.model import NamePrice
from tests.tiny.auction.position import AuctionPosition


class SolventPosition(AuctionPosition):
    def can_pay(self, seat: Seat) -> bool:
        return self.spent[seat] + self.price <= self.purses[seat]

    def next(self) -> Next:
        if self.phase != "taking":
            return super().next()
        return Decide((), tuple(seat for seat in self.others() if self.can_pay(seat)), lapses=7_000)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return super().legal(seat) if self.phase != "taking" or self.can_pay(seat) else ()


class WaitsOnlyForThoseWhoCanPay(Auction):
    kind = SolventPosition


class KnowingPosition(AuctionPosition):
    def legal(self, seat: Seat) -> tuple[Action, ...]:
        names = self.phase == "naming" and seat == self.auctioneer()
        return (NamePrice(1, max(self.purses)),) if names else super().legal(seat)


class BoundsTellASecret(Auction):
    kind = KnowingPosition


class OpenEndedPosition(AuctionPosition):
    def next(self) -> Next:
        now = super().next()
        return Decide((), now.may) if isinstance(now, Decide) and now.lapses else now


class WindowNeverCloses(Auction):
    kind = OpenEndedPosition


class SilenceWithoutWords(Auction):
    class Kind(AuctionPosition):
        def silenced(self, seat: Seat | None, aside: object) -> Text | None:
            return text("silence-planted") if super().silenced(seat, aside) else None  # type: ignore[arg-type]

    kind = Kind
