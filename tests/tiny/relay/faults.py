"""Relay with faults planted in it, one each."""

from collections.abc import Sequence

from msgspec import structs

from saucer.core import Position, Random, Seat, Teller
from tests.tiny.relay import Relay, model
from tests.tiny.relay.model import BetMade, BetPaid, GameWon, Kept, LinedUp, MatchEnded, RelayView, Rolled
from tests.tiny.relay.position import RelayPosition


class BetsShown(model.BetsShown, frozen=True):
    reveals = False


class CasualPosition(RelayPosition):
    def show_bets(self, tell: Teller) -> None:
        super().show_bets(tell)
        for told in tell.told:
            if isinstance(told.event, model.BetsShown):
                told.event = BetsShown(told.event.bets)


class RevealCanBeTakenBack(Relay):
    kind = CasualPosition
    events = LinedUp | BetMade | BetsShown | Rolled | Kept | BetPaid | GameWon | MatchEnded


class PeekingPosition(RelayPosition):
    def view(self, seat: Seat | None) -> RelayView:
        seen = super().view(seat)
        return seen if seat is not None else structs.replace(seen, bet=self.bets[0])


class SpectatorSeesABet(Relay):
    kind = PeekingPosition


class CrowdedPosition(RelayPosition):
    def views(self, seats: Sequence[Seat | None]) -> list[RelayView]:
        """Whoever comes second sees what the first one sees."""
        first, *others = [self.view(seat) for seat in seats]
        return [first, *[structs.replace(view, bet=first.bet) for view in others]]


class SeenByWhoLooksBeside(Relay):
    kind = CrowdedPosition


class ImagineLeans(Relay):
    """Hidden bets are mostly imagined to be low."""

    def imagine(self, view: RelayView, random: Random) -> Position:
        position = super().imagine(view, random)
        assert isinstance(position, RelayPosition)
        hidden = [seat for seat, bet in enumerate(position.bets) if bet and seat != view.seat and view.bets is None]
        for seat in hidden:
            position.bets[seat] = "high" if random.below(4) == 0 else "low"
        return position
