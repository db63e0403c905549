"""Guided first games: what a game's folder says of them, read and matched; server and browser carry them out."""

from saucer.guide.model import Guide, Moment, Pattern, Step
from saucer.guide.patterns import matches, scripted
from saucer.guide.reader import guide_of, guides_of, messages_of

__all__ = ["Guide", "Moment", "Pattern", "Step", "guide_of", "guides_of", "matches", "messages_of", "scripted"]
