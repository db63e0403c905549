"""In which language, and as whom, a command speaks."""

import os

from saucer.core import Match, Seat
from saucer.wording import Language, Wording, language_of


def spoken(lang: Language | None) -> Language:
    """What was asked for, or what the environment says."""
    named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return lang or language_of(next((name for name in named if name), None))


def wording_of(match: Match, lang: Language | None, you: Seat | None) -> Wording:
    return Wording(spoken(lang), match.game, [player.name for player in match.players], you)
