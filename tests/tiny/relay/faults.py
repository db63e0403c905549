"""Relay with faults planted in it, one each."""

from msgspec import structs

from saucer.core import Seat, Teller
from tests.tiny.relay import Relay
from tests.tiny.relay.model import RelayView
from tests.tiny.relay.position import RelayPosition


class CasualPosition(RelayPosition):
    def show_bets(self, tell: Teller) -> None:
        super().show_bets(tell)
        for told in tell.told:
            told.reveals = False


class RevealCanBeTakenBack(Relay):
    kind = CasualPosition


class PeekingPosition(RelayPosition):
    def view(self, seat: Seat | None) -> RelayView:
        seen = super().view(seat)
        return seen if seat is not None else structs.replace(seen, bet=self.bets[0])


class SpectatorSeesABet(Relay):
    kind = PeekingPosition
