"""Flat Monte Carlo: every action is tried in the same imagined worlds, with the same luck afterwards."""

from typing import Any

from saucer.core.model import Action
from saucer.core.position import Position
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.core.telling import SILENT
from saucer.search.advice import Advice, heaviest, only
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
    """As many worlds as the playouts suffice for, at least one."""
    actions = closed(legal, random)
    totals = [0.0] * len(actions)
    worlds = max(1, playouts // len(actions))
    for _ in range(worlds):
        world = imagine(view, random)
        luck = luck_of(random)
        for place, action in enumerate(actions):
            totals[place] += share_after(world, seat, action, luck, outlook)
    values = [total / worlds for total in totals]
    return Advice([*actions], values, only(heaviest(values), len(actions)))


def share_after(world: Position, seat: Seat, action: Action, luck: int, outlook: Outlook) -> float:
    position = world.copy()
    position.act(seat, action, SILENT)
    return outlook.shares(position, Random(luck))[seat]
