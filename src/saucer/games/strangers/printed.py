"""What is printed beside the board: how many there are of each card (DS-1)."""

from collections.abc import Mapping
from typing import Final

from saucer.games.strangers.model import CARDS
from saucer.games.strangers.rules.state import COPIES

PRINTED: Final[Mapping[str, object]] = {"copies": dict(zip(CARDS, COPIES, strict=True))}
