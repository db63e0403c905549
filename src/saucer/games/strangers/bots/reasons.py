"""Don't Talk to Strangers: why a bot would choose so, for a hint: what each choice brings, or how likely it wins."""

from saucer.core.model import Action, Weighed
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.games.strangers.bots.greedy import DEEPEST, WON, Greedy
from saucer.games.strangers.rules.position import StrangersPosition
from saucer.search.advice import FEW

NOTHING_BETWEEN = 0.05
"""Points that are the same once they are written down."""


class Winning(Greedy):
    """Sees nothing but a win at once."""

    def standing(self, world: StrangersPosition, seat: Seat) -> float:
        return 0.0

    def of_end(self, world: StrangersPosition, seat: Seat) -> float:
        """DS-25, DS-39 Partners share nothing: they win together."""
        ours = [winner for winner in world.winners if winner in (seat, world.partner(seat))]
        return WON * float(len(ours)) / float(len(world.winners))


def reasons(
    greedy: Greedy, position: StrangersPosition, seat: Seat, legal: tuple[Action, ...], random: Random
) -> tuple[Weighed, ...]:
    """Its best choices, and what each brings, of equal ones first what it would choose; none where all are the same."""
    worths = [greedy.after(position, seat, action, DEEPEST) for action in legal]
    if max(worths) - min(worths) < NOTHING_BETWEEN:
        return ()
    chosen = greedy.best_of(position, seat, legal, random)
    worths[chosen] = max(worths)
    best = sorted(range(len(legal)), key=lambda place: (-worths[place], place != chosen))[:FEW]
    now = greedy.standing(position, seat)
    winning = Winning(greedy.knobs)
    told: list[Weighed] = []
    for place in best:
        chance = winning.after(position, seat, legal[place], DEEPEST) / WON if position.players > 1 else 0.0
        points = Weighed(legal[place], worths[place] - now, "points")
        told.append(Weighed(legal[place], chance, "win") if chance > 0.0 else points)
    return tuple(told)
