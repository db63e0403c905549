"""Who may interrupt is asked once after each step of the game that told them something: one piece for every driver."""

from saucer.core.seats import Seat
from saucer.core.telling import Told


class Attention:
    """Counts, for each seat, the steps that told it something; talk is no step. At first everybody has news."""

    def __init__(self, players: int) -> None:
        self.heard = [1] * players
        self.asked = [0] * players

    def hear(self, told: list[Told]) -> None:
        """Call this after each step of the game."""
        for seat in range(len(self.heard)):
            for each in told:
                if each.heard_by(Seat(seat)):
                    self.heard[seat] += 1
                    break

    def waiting(self, may: tuple[Seat, ...]) -> list[Seat]:
        """Those that have heard something since they were asked."""
        return [seat for seat in may if self.asked[seat] < self.heard[seat]]

    def ask(self, seat: Seat) -> None:
        self.asked[seat] = self.heard[seat]
