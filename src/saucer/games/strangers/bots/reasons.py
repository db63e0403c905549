"""Don't Talk to Strangers: why a bot would choose so, alone, for a hint: what each choice brings."""

from saucer.core.model import Action, Weighed
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.games.strangers.bots.greedy import DEEPEST, Greedy
from saucer.games.strangers.rules.position import StrangersPosition
from saucer.search.advice import FEW

NOTHING_BETWEEN = 0.05
"""Points that are the same once they are written down."""


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
    return tuple([Weighed(legal[place], worths[place] - now, "points") for place in best])
