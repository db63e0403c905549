"""All in All: bots that know this game, in three levels.

*easy* looks at its own relics and at the risk. *medium* plays by instinct: exact plans with fitted worths, and a fixed
mixture of bold and careful missions. *hard* plays every choice on to the end of the mission in imagined worlds.
The knobs are constants at the top of `instinct`, `prospects`, `medium` and `hard`.
"""

from collections.abc import Mapping
from typing import Final

from saucer.core import Bot
from saucer.games.all_in_all.bots.easy import EasyBot
from saucer.games.all_in_all.bots.hard import HardBot
from saucer.games.all_in_all.bots.medium import MediumBot

__all__ = ["BOTS", "EasyBot", "HardBot", "MediumBot"]

BOTS: Final[Mapping[str, Bot]] = {"easy": EasyBot(), "medium": MediumBot(), "hard": HardBot()}
