"""Don't Talk to Strangers: the choice after which a seat stands best, looking to the end of the card it plays."""

from mypy_extensions import i64

from saucer.core.model import Action
from saucer.core.position import Position
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.core.telling import SILENT
from saucer.games.strangers.bots.prospects import Knobs, Prospects
from saucer.games.strangers.rules.cards import CONTACT_POINTS, coins
from saucer.games.strangers.rules.position import StrangersPosition
from saucer.games.strangers.rules.state import COIN, DRAWING, NO_CARD, NOBODY, OVER, SCIENCE_CLUB, TURN
from saucer.search.playout import Policy

WON = 100.0
DEEPEST = 6


class Greedy(Policy):
    def __init__(self, knobs: Knobs) -> None:
        self.knobs = knobs

    def choose(self, position: Position, seat: Seat, legal: tuple[Action, ...], random: Random) -> Action:
        assert isinstance(position, StrangersPosition)
        if len(legal) == 1:
            return legal[0]
        return legal[self.best_of(position, seat, legal, random)]

    def best_of(self, position: StrangersPosition, seat: Seat, legal: tuple[Action, ...], random: Random) -> int:
        """The place of the best action; of equal ones chance picks one."""
        best = 0
        best_worth = -1e9
        equals = 0
        for place in range(len(legal)):
            worth = self.after(position, seat, legal[place], DEEPEST)
            if worth > best_worth + 1e-9:
                best, best_worth, equals = place, worth, 1
            elif worth > best_worth - 1e-9:
                equals += 1
                if random.below(equals) == 0:
                    best = place
        return best

    def after(self, position: StrangersPosition, seat: Seat, action: Action, deepest: int) -> float:
        world = position.copy()
        world.act(seat, action, SILENT)
        return self.worth(world, seat, deepest - 1)

    def worth(self, world: StrangersPosition, seat: Seat, deepest: int) -> float:
        """As long as the card goes on the seat chooses best, and a coin falls either way."""
        if world.phase == OVER:
            return self.of_end(world, seat)
        if world.phase == COIN:
            return self.of_coin(world, seat, deepest)
        goes_on = world.playing != NO_CARD and world.turn == seat and world.phase not in (TURN, DRAWING)
        if goes_on and deepest > 0:
            best = -1e9
            for action in world.legal(seat):
                best = max(best, self.after(world, seat, action, deepest))
            return best
        return self.standing(world, seat)

    def of_coin(self, world: StrangersPosition, seat: Seat, deepest: int) -> float:
        if world.effect == SCIENCE_CLUB:
            won = WON if world.players > 1 else float(CONTACT_POINTS)
            return self.standing(world, seat) + won * chance_of_contact(coins(world))
        taken = world.copy()
        taken.happen((1,), SILENT)
        world.happen((0,), SILENT)
        return (self.worth(taken, seat, deepest) + self.worth(world, seat, deepest)) / 2.0

    def of_end(self, world: StrangersPosition, seat: Seat) -> float:
        """DS-25 To win is worth more than points; alone, DS-44, nothing but points counts."""
        won = WON if seat in world.winners and world.players > 1 else 0.0
        return won / float(len(world.winners)) + self.standing(world, seat)

    def standing(self, world: StrangersPosition, seat: Seat) -> float:
        """One's own prospects, a partner's added, less a share of the best and of all the others."""
        found = Prospects(world, self.knobs).of_seats()
        partner = world.partner(seat)
        mine = found[seat] + (found[partner] if partner != NOBODY else 0.0)
        if self.knobs.others == 0.0 or world.players == 1:
            return mine
        return mine - self.knobs.others * against(found, seat, partner)


def against(found: list[float], seat: i64, partner: i64) -> float:
    """What the others have: half of it is the best of them, half their mean."""
    best = 0.0
    total = 0.0
    count = 0.0
    for other in range(len(found)):
        if other != seat and other != partner:
            best = max(best, found[other])
            total += found[other]
            count += 1.0
    return 0.5 * best + 0.5 * total / count


def chance_of_contact(flipped: int) -> float:
    """DS-32 How likely it is that two coins or more show saucers."""
    return 1.0 - (1.0 + float(flipped)) / float(1 << flipped)
