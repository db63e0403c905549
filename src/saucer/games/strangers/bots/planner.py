"""Don't Talk to Strangers: *hard* plans with its hand: what the card after this one will bring counts as well."""

from typing import Final

from mypy_extensions import i64

from saucer.core.model import Action
from saucer.core.seats import Seat
from saucer.games.strangers.bots.greedy import DEEPEST, Greedy
from saucer.games.strangers.bots.prospects import Knobs, Prospects, moves_kid
from saucer.games.strangers.rules import cards, turns
from saucer.games.strangers.rules.position import StrangersPosition
from saucer.games.strangers.rules.state import FACES, FIRST_HELD, OVER, SUPPLY

STILL_TO_LET_OUT: Final = 0.45
"""What a plan is worth for a Kid that has to be let out first."""


class Planner(Greedy):
    """`follow`: how much of the gain of the next card counts already; `second`: of the one after it."""

    def __init__(self, knobs: Knobs, follow: float, second: float) -> None:
        super().__init__(knobs)
        self.follow = follow
        self.second = second

    def promising(
        self, position: StrangersPosition, seat: Seat, legal: tuple[Action, ...], few: int
    ) -> tuple[Action, ...]:
        """Those that are worth a closer look, the best first."""
        worths = [(-self.after(position, seat, legal[place], DEEPEST), place) for place in range(len(legal))]
        return tuple([legal[place] for _, place in sorted(worths)[:few]])

    def standing(self, world: StrangersPosition, seat: Seat) -> float:
        worth = super().standing(world, seat)
        if world.phase == OVER:
            return worth
        look = Prospects(world, self.knobs)
        gains = Plan(world, seat, look).gains()
        certain = min(1.0, look.turns)
        return worth + certain * (self.follow * gains[0] + self.second * gains[1])


class Plan:
    """The gains of the best card and of the second best with the own Kids, on the board as it is."""

    def __init__(self, world: StrangersPosition, seat: Seat, look: Prospects) -> None:
        self.world = world
        self.seat = seat
        self.look = look

    def gains(self) -> list[float]:
        world = self.world
        effect = world.effect
        places = turns.places_of(world, self.seat)
        factor = 1.0
        if not places and world.kid_at(self.seat, SUPPLY) >= 0:
            places = [int(world.index.school)]
            factor = STILL_TO_LET_OUT
        best = 0.0
        second = 0.0
        for card in range(FIRST_HELD, FACES):
            for _ in range(min(2, world.hands[self.seat * FACES + card])):
                gain = self.gain_of(card, places) * factor
                if gain > best:
                    best, second = gain, best
                elif gain > second:
                    second = gain
        world.effect = effect
        return [best, second]

    def gain_of(self, card: i64, places: list[int]) -> float:
        """With the Kid that it helps most."""
        if not moves_kid(card):
            return 0.0
        world = self.world
        world.effect = card
        best = 0.0
        for place in places:
            if cards.can_go(world, place):
                start = self.look.of_kid(place)
                for end in cards.targets(world, place):
                    best = max(best, self.look.at(end) - start)
        return best
