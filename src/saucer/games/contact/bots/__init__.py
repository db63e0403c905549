"""Contact: bots by level, weakest first."""

from collections.abc import Mapping

from saucer.core import Bot
from saucer.games.contact.bots.level_bot import LevelBot
from saucer.games.contact.bots.levels import EASY, HARD, MEDIUM

BOTS: Mapping[str, Bot] = {"easy": LevelBot(EASY), "medium": LevelBot(MEDIUM), "hard": LevelBot(HARD)}
