"""Don't Talk to Strangers: all that is put into words, gathered for the door."""

from saucer.games.strangers.words.drawing import drawing
from saucer.games.strangers.words.labels import label, path
from saucer.games.strangers.words.prompts import decision, prompt
from saucer.games.strangers.words.refusals import why_not
from saucer.games.strangers.words.story import line

__all__ = ["decision", "drawing", "label", "line", "path", "prompt", "why_not"]
