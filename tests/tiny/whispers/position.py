"""Whispers: one card is held by nobody, and whoever names it wins.

WH-1 Each is dealt one or two different cards; one card is left over, the secret.
WH-2 On your turn ask another player, who shows you alone one card; or claim. Once a turn you may note a suspicion.
WH-3 A card shown to you before is shown again only if that player has no other.
WH-4 A claim ends the game: right, and you win; wrong, and all others win. After four rounds nobody wins.
"""

from typing import assert_never

from saucer.core import (
    Action,
    Aside,
    Cards,
    Chance,
    Decide,
    Next,
    Outcome,
    Over,
    Position,
    Result,
    Seat,
    Teller,
    left_of,
    seats,
)
from tests.tiny.whispers.model import (
    REASONS,
    Ask,
    Asked,
    CardsDealt,
    Choice,
    Claim,
    Claimed,
    HandDealt,
    Phase,
    Reason,
    Show,
    Showing,
    Shown,
    SomethingShown,
    Suspect,
    Suspected,
    TimeRanOut,
    WhispersView,
    Wink,
    WinkSeen,
)

ROUNDS = 4


class WhispersPosition(Position):
    def __init__(self, players: int, hand_size: int) -> None:
        self.players = players
        self.hand_size = hand_size
        self.phase: Phase = "dealing"
        self.hands: list[list[int]] = []
        self.turn = 0
        self.on_turn = Seat(0)
        self.asked: Seat | None = None
        self.showings: list[tuple[Seat, Seat, int]] = []
        self.suspected: list[list[int]] = [[] for _ in range(players)]
        self.noted = False
        self.winks: list[WinkSeen] = []
        self.reason: Reason = REASONS[0]
        self.winners: tuple[Seat, ...] = ()

    def cards(self) -> range:
        return range(self.players * self.hand_size + 1)

    def undealt(self) -> list[int]:
        return [int(all(card not in hand for hand in self.hands)) for card in self.cards()]

    def secret(self) -> int:
        return self.undealt().index(1)

    def next(self) -> Next:
        match self.phase:
            case "dealing":
                return Chance(Cards(self.undealt(), self.hand_size))
            case "asking":
                return Decide((self.on_turn,))
            case "showing":
                assert self.asked is not None
                return Decide((self.asked,))
            case "over":
                return Over(self.result())

    def result(self) -> Result:
        return Result(self.reason, self.winners, tuple(int(seat in self.winners) for seat in seats(self.players)))

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        if self.phase == "asking" and seat == self.on_turn:
            unseen = [card for card in self.cards() if card not in self.hands[seat]]
            notes = [] if self.noted else [Suspect(card) for card in unseen if card not in self.suspected[seat]]
            return (*self.questions(seat), *notes, *[Claim(card) for card in unseen])
        if self.phase == "showing" and seat == self.asked:
            return tuple(Show(card) for card in self.to_show(seat, self.on_turn))
        return ()

    def questions(self, seat: Seat) -> list[Ask]:
        return [Ask(other) for other in seats(self.players) if other != seat]

    def to_show(self, seat: Seat, asker: Seat) -> list[int]:
        """WH-3"""
        fresh = [card for card in self.hands[seat] if (asker, seat, card) not in self.showings]
        return fresh or self.hands[seat]

    def act(self, seat: Seat, action: Choice, tell: Teller) -> None:
        match action:
            case Ask(player):
                self.asked = player
                self.phase = "showing"
                tell.all(Asked(seat, player))
            case Show(card):
                self.show(seat, card, tell)
            case Suspect(card):
                self.suspected[seat] = sorted([*self.suspected[seat], card])
                self.noted = True
                tell.only((seat,), Suspected(card))
            case Claim(card):
                self.claim(seat, card, tell)
            case _:
                assert_never(action)

    def show(self, seat: Seat, card: int, tell: Teller) -> None:
        asker = self.on_turn
        self.showings.append((asker, seat, card))
        tell.split((asker, seat), Shown(asker, seat, card), SomethingShown(asker, seat))
        self.turn += 1
        self.on_turn, self.asked, self.noted = left_of(asker, self.players), None, False
        self.phase = "asking"
        if self.turn == ROUNDS * self.players:
            tell.all(TimeRanOut(self.secret()))
            self.end("time", ())

    def claim(self, seat: Seat, card: int, tell: Teller) -> None:
        """WH-4"""
        tell.all(Claimed(seat, card, self.secret()))
        if card == self.secret():
            self.end("right_claim", (seat,))
        else:
            self.end("wrong_claim", tuple(other for other in seats(self.players) if other != seat))

    def end(self, reason: Reason, winners: tuple[Seat, ...]) -> None:
        self.phase, self.reason, self.winners = "over", reason, winners

    def happen(self, outcome: Outcome, tell: Teller) -> None:
        seat = Seat(len(self.hands))
        self.hands.append(list(outcome))
        tell.split((seat,), HandDealt(seat, outcome), CardsDealt(seat, len(outcome)))
        if len(self.hands) == self.players:
            self.phase = "asking"

    def remember(self, seat: Seat, aside: Aside) -> None:
        if isinstance(aside, Wink):
            self.winks.append(WinkSeen(seat, aside.to))

    def view(self, seat: Seat | None) -> WhispersView:
        over = self.phase == "over"
        return WhispersView(
            seat=seat,
            players=self.players,
            hand_size=self.hand_size,
            phase=self.phase,
            dealt=len(self.hands),
            turn=self.turn,
            on_turn=self.on_turn,
            asked=self.asked,
            hand=tuple(self.hands[seat]) if seat is not None and seat < len(self.hands) else None,
            showings=tuple(Showing(a, b, card if seat in (a, b) else None) for a, b, card in self.showings),
            suspected=() if seat is None else tuple(self.suspected[seat]),
            noted=self.noted and seat == self.on_turn,
            winks=tuple(wink for wink in self.winks if wink.to is None or seat in (wink.seat, *wink.to)),
            secret=self.secret() if over else None,
            reason=self.reason if over else None,
            winners=self.winners,
        )

    def copy(self) -> "WhispersPosition":
        other = type(self)(self.players, self.hand_size)
        other.phase, other.turn, other.on_turn, other.asked = self.phase, self.turn, self.on_turn, self.asked
        other.hands = [hand.copy() for hand in self.hands]
        other.showings = self.showings.copy()
        other.suspected = [cards.copy() for cards in self.suspected]
        other.noted = self.noted
        other.winks = self.winks.copy()
        other.reason, other.winners = self.reason, self.winners
        return other

    def key(self) -> tuple[object, ...]:
        single = (self.players, self.hand_size, self.phase, self.turn, self.on_turn, self.asked, self.noted)
        rows = (self.showings, self.winks, [tuple(hand) for hand in self.hands], [tuple(row) for row in self.suspected])
        return (*single, self.reason, self.winners, *[tuple(row) for row in rows])
