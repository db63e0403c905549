"""Where searches get their positions from: the view of a seat, and nothing else."""

from collections.abc import Callable
from typing import Any

from saucer.core.actions import choose
from saucer.core.model import Action
from saucer.core.position import Position
from saucer.core.random import Random

Imagine = Callable[[Any, Random], Position]
"""A game's `imagine`: a whole position that the viewer cannot tell from the truth."""

SEEDS = 1 << 31


def luck_of(random: Random) -> int:
    """A seed for what follows, so that several choices can meet the same luck."""
    return int(random.below(SEEDS))


def closed(legal: tuple[Action, ...], random: Random) -> list[Action]:
    """The same actions, an open one with a number."""
    return [choose((action,), random) if action.is_open else action for action in legal]
