"""Inkognito: bots that know this game, in three levels.

They see what a person at their seat sees, and remember nothing.

*easy* eliminates, asks and answers anyhow, and looks for a meeting one ball ahead. *medium* reckons with the chances of
every opponent's identity and build, hides behind any answer left, and moves ball by ball. *hard* holds the exact joint
belief, answers with what tells least over all that the asker saw, asks for information and looks ahead over all balls.
`levels` holds every knob.
"""

from saucer.games.inkognito.bots.agent import BOTS, LevelBot
from saucer.games.inkognito.bots.levels import EASY, HARD, MEDIUM, Level

__all__ = ["BOTS", "EASY", "HARD", "MEDIUM", "Level", "LevelBot"]
