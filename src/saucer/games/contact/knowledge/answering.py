"""Contact: what the table answers for a seat whose clock has run out, CO-42a."""

from typing import Final

from saucer.core.actions import Open
from saucer.core.model import Action
from saucer.core.rows import Row
from saucer.games.contact.knowledge.restoring import NUMBER_OF
from saucer.games.contact.model import ContactView, FlyTo
from saucer.games.contact.rules.chart import chart_shown

A_SECOND: Final = 1_000


def fallback(view: ContactView, legal: tuple[Action, ...]) -> Action:
    """CO-42a The shortest way for the Source, a second for a flight or a pause, the first choice of the Crew."""
    first = legal[0]
    if isinstance(first, Open):
        return first.make(A_SECOND)
    return shortest_way(view, legal) if isinstance(first, FlyTo) else first


def shortest_way(view: ContactView, legal: tuple[Action, ...]) -> Action:
    """The legal stop with the fewest legs from there to the target."""
    assert view.target is not None
    legs = legs_to(chart_shown(view.chips).free, NUMBER_OF[view.target])
    best = legal[0]
    fewest = len(legs)
    for action in legal:
        if isinstance(action, FlyTo) and legs[NUMBER_OF[action.chip]] < fewest:
            best, fewest = action, legs[NUMBER_OF[action.chip]]
    return best


def legs_to(free: Row, target: int) -> list[int]:
    """Fewest legs from every chip."""
    legs = [len(free)] * len(free)
    legs[target] = 0
    waiting = [target]
    while waiting:
        here = waiting.pop(0)
        for chip in range(len(free)):
            if free[here] & 1 << chip and legs[chip] > legs[here] + 1:
                legs[chip] = legs[here] + 1
                waiting.append(chip)
    return legs
