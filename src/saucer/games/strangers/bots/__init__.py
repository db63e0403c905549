"""Don't Talk to Strangers: bots that know this game, in three levels.

*easy* and *medium* take the choice after which they stand best, *medium* with an eye on Strangers, time and the others.
*hard* plays the best few of its choices on for two rounds in imagined worlds, by `instinct`, and takes what is most
likely to win then; alone it plans with the rest of its hand. The knobs are in `levels`.
A partner in a silent team is the same bot, and counts the prospects of both.
"""

from collections.abc import Mapping
from typing import Final

from saucer.core import Bot
from saucer.games.strangers.bots.levels import EasyBot, HardBot, MediumBot

__all__ = ["BOTS", "EasyBot", "HardBot", "MediumBot"]

BOTS: Final[Mapping[str, Bot]] = {"easy": EasyBot(), "medium": MediumBot(), "hard": HardBot()}
