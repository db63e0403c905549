"""Flat Monte Carlo: actions are tried in the same imagined worlds, with the same luck, the better ones more often."""

from typing import Any

from saucer.core.model import Action
from saucer.core.position import Position
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.core.telling import SILENT
from saucer.search.advice import Advice, only
from saucer.search.playout import RANDOM_PLAYOUTS, Outlook
from saucer.search.worlds import Imagine, closed, luck_of


def flat_monte_carlo(
    imagine: Imagine,
    view: Any,
    seat: Seat,
    legal: tuple[Action, ...],
    random: Random,
    playouts: int,
    outlook: Outlook = RANDOM_PLAYOUTS,
) -> Advice:
    """The budget is spent in equal parts; after each the worse half of the actions is dropped, and one is left."""
    actions = closed(legal, random)
    totals = [0.0] * len(actions)
    tries = [0] * len(actions)
    left = list(range(len(actions)))
    parts = max(1, (len(actions) - 1).bit_length())
    for _ in range(parts):
        for _ in range(max(1, playouts // (parts * len(left)))):
            world = imagine(view, random)
            luck = luck_of(random)
            for place in left:
                totals[place] += share_after(world, seat, actions[place], luck, outlook)
                tries[place] += 1
        left = better_half(left, totals)
    values = [total / tried for total, tried in zip(totals, tries, strict=True)]
    return Advice([*actions], values, only(left[0], len(actions)))


def better_half(places: list[int], totals: list[float]) -> list[int]:
    """They have been tried in the same worlds, so that their totals compare; of three, two stay."""
    best_first = sorted([(-totals[place], place) for place in places])
    return [place for _, place in best_first[: (len(places) + 1) // 2]]


def share_after(world: Position, seat: Seat, action: Action, luck: int, outlook: Outlook) -> float:
    position = world.copy()
    position.act(seat, action, SILENT)
    return outlook.shares(position, Random(luck))[seat]
