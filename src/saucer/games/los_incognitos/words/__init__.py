"""Los Incognitos: everything people read, as texts. Gathered here for the door."""

from saucer.games.los_incognitos.words.drawing import drawing
from saucer.games.los_incognitos.words.labels import fallback, label
from saucer.games.los_incognitos.words.paths import path
from saucer.games.los_incognitos.words.prompts import decision, prompt
from saucer.games.los_incognitos.words.refusals import why_not
from saucer.games.los_incognitos.words.story import line

__all__ = ["decision", "drawing", "fallback", "label", "line", "path", "prompt", "why_not"]
