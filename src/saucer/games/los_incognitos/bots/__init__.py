"""Los Incognitos: bots that know this game, in three levels.

*easy* takes what is best of its kind: monsters, sites, movements. *medium* knows what a goal is worth and takes the
best that the dice pay for. *hard* solves the turn exactly over all rolls to come. The knobs are constants at the top
of `worth`, `goals`, `medium` and `hard`.
"""

from collections.abc import Mapping
from typing import Final

from saucer.core import Bot
from saucer.games.los_incognitos.bots.easy import EasyBot
from saucer.games.los_incognitos.bots.hard import HardBot
from saucer.games.los_incognitos.bots.medium import MediumBot

__all__ = ["BOTS", "EasyBot", "HardBot", "MediumBot"]

BOTS: Final[Mapping[str, Bot]] = {"easy": EasyBot(), "medium": MediumBot(), "hard": HardBot()}
