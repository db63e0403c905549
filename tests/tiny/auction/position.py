"""Auction: prizes are offered at a price, and nobody knows who can pay.

AU-1 Each gets a secret purse of 5 to 9 coins. The auctioneers take turns: each unveils a prize and names a price, 9 at
most, so that it says nothing about the own purse.
AU-2 Before the price is named anybody else may object, once a game: the prize goes back. When all have objected the
auction is over.
AU-3 Then whoever else is first may take the prize, until time runs out.
AU-4 Whoever has spent more than the purse held gets no points. Most points win.
"""

from typing import assert_never

from saucer.core import (
    Action,
    Aside,
    Chance,
    Decide,
    Next,
    Outcome,
    Over,
    Pick,
    Position,
    Result,
    Seat,
    Teller,
    Text,
    seats,
    text,
)
from tests.tiny.auction.model import (
    REASONS,
    AuctionClosed,
    AuctionOptions,
    AuctionView,
    Choice,
    Name,
    NamePrice,
    NobodyTook,
    Object,
    Objected,
    Phase,
    PriceNamed,
    PrizeTaken,
    PrizeUnveiled,
    PurseDealt,
    PurseFilled,
    Reason,
    Take,
)

WINDOW = 7_000
"""Milliseconds."""
LEAST_COINS, MOST_COINS = 5, 9
WORTHS = (3, 2, 1)
"""Weights of prizes worth 2, 4 and 6."""


class AuctionPosition(Position):
    def __init__(self, players: int, options: AuctionOptions) -> None:
        self.players = players
        self.options = options
        self.phase: Phase = "dealing"
        self.purses: list[int] = []
        self.sold = 0
        self.worth = 0
        self.price = 0
        self.spent = [0] * players
        self.points = [0] * players
        self.objected = [False] * players
        self.reason: Reason = REASONS[0]

    def auctioneer(self) -> Seat:
        return Seat(self.sold % self.players)

    def others(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in seats(self.players) if seat != self.auctioneer())

    def next(self) -> Next:
        match self.phase:
            case "dealing":
                return Chance(Pick((1, 1, 1, 1, 1)))
            case "unveiling":
                return Chance(Pick(WORTHS))
            case "naming":
                return Decide((self.auctioneer(),), self.objectors())
            case "taking":
                return Decide((), self.others(), lapses=WINDOW)
            case "over":
                return Over(self.result())

    def objectors(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.others() if not self.objected[seat])

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        if self.phase == "naming" and seat == self.auctioneer():
            return (NamePrice(1, MOST_COINS),)
        if self.phase == "naming" and seat in self.objectors():
            return (Object(),)
        if self.phase == "taking" and seat in self.others():
            return (Take(),)
        return ()

    def act(self, seat: Seat, action: Choice, tell: Teller) -> None:
        match action:
            case Name(number):
                self.price = number
                self.phase = "taking"
                tell.all(PriceNamed(seat, number))
            case Object():
                self.objected[seat] = True
                tell.all(Objected(seat))
                self.next_prize(tell)
            case Take():
                self.spent[seat] += self.price
                self.points[seat] += self.worth
                tell.all(PrizeTaken(seat))
                self.next_prize(tell)
            case NamePrice():
                raise AssertionError(action)  # stands for others, and is never made
            case _:
                assert_never(action)

    def next_prize(self, tell: Teller) -> None:
        self.sold += 1
        self.worth = self.price = 0
        self.phase = "unveiling"
        if all(self.objected):
            self.close("walkout", tell)
        elif self.sold == self.options.prizes:
            self.close("sold_out", tell)

    def close(self, reason: Reason, tell: Teller) -> None:
        self.phase, self.reason = "over", reason
        tell.all(AuctionClosed(tuple(self.purses)))

    def result(self) -> Result:
        """AU-4"""
        scores = tuple(
            points if spent <= purse else 0
            for points, spent, purse in zip(self.points, self.spent, self.purses, strict=True)
        )
        return Result(self.reason, tuple(s for s in seats(self.players) if scores[s] == max(scores)), scores)

    def happen(self, outcome: Outcome, tell: Teller) -> None:
        if self.phase == "taking":
            tell.all(NobodyTook())
            self.next_prize(tell)
        elif self.phase == "unveiling":
            self.worth = 2 * (outcome[0] + 1)
            self.phase = "naming"
            tell.all(PrizeUnveiled(self.worth))
        else:
            self.fill_purse(Seat(len(self.purses)), LEAST_COINS + outcome[0], tell)

    def fill_purse(self, seat: Seat, coins: int, tell: Teller) -> None:
        self.purses.append(coins)
        tell.split((seat,), PurseDealt(seat, coins), PurseFilled(seat))
        if len(self.purses) == self.players:
            self.phase = "unveiling"

    def silenced(self, seat: Seat | None, aside: Aside) -> Text | None:
        return text("silence-taking") if self.options.quiet and self.phase == "taking" else None

    def view(self, seat: Seat | None) -> AuctionView:
        over = self.phase == "over"
        return AuctionView(
            seat=seat,
            prizes=self.options.prizes,
            quiet=self.options.quiet,
            phase=self.phase,
            dealt=len(self.purses),
            sold=self.sold,
            worth=self.worth,
            price=self.price,
            purse=self.purses[seat] if seat is not None and seat < len(self.purses) else None,
            purses=tuple(self.purses) if over else None,
            spent=tuple(self.spent),
            points=tuple(self.points),
            objected=tuple(self.objected),
            reason=self.reason if over else None,
        )

    def copy(self) -> "AuctionPosition":
        other = type(self)(self.players, self.options)
        other.phase, other.sold, other.worth, other.price = self.phase, self.sold, self.worth, self.price
        other.purses = self.purses.copy()
        other.spent = self.spent.copy()
        other.points = self.points.copy()
        other.objected = self.objected.copy()
        other.reason = self.reason
        return other

    def key(self) -> tuple[object, ...]:
        single = (self.players, self.options, self.phase, self.sold, self.worth, self.price, self.reason)
        return (*single, *[tuple(row) for row in (self.purses, self.spent, self.points, self.objected)])
