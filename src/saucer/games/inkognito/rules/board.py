"""Inkognito: Venice as the rules read it, IK-4. Spaces are numbers in the order of the file."""

from typing import Final

from saucer.games.inkognito.boards.reader import load_venice

VENICE: Final = load_venice()

SPACES: Final = len(VENICE.names)
NAMES: Final = VENICE.names
LAND: Final = VENICE.land
SEA: Final = VENICE.sea
BOTH: Final = VENICE.both
NUMBERED: Final = VENICE.numbered
EMBASSY: Final = VENICE.embassy
STARTS: Final = VENICE.starts
PHANTOM: Final = VENICE.phantom
SPACE_OF: Final[dict[str, int]] = {name: space for space, name in enumerate(VENICE.names)}
UNNUMBERED: Final = [space for space in range(SPACES) if VENICE.kinds[space] != "numbered"]
"""IK-24"""
REFUGES: Final = sorted([EMBASSY] + [space for starts in STARTS for space in starts])
"""IK-25 where the Ambassador can be sent."""
