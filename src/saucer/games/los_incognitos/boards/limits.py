"""LI-2 and LI-51: the numbers that a board keeps to, ours and a player's own."""

from typing import Final, NamedTuple

SHUTTLES: Final = 3
SHUTTLE_LINKS: Final = 4
LINKS_OF_A_DESTINATION: Final = (2, 4)
SECTIONS_OF_A_LINK: Final = (1, 3)
DICE: Final = (2, 5)
"""LI-4a"""
VALUES_OF_A_ROW: Final = (1, 6)
HIGHEST_VALUE: Final = 99
LONGEST_ID: Final = 8
LONGEST_NAME: Final = 32
MOST_BENDS: Final = 4


class Amounts(NamedTuple):
    """Lowest and highest number of each; a double section counts as two."""

    monster: tuple[int, int]
    vessel: tuple[int, int]
    site: tuple[int, int]
    sections: tuple[int, int]


OURS: Final = Amounts(monster=(14, 18), vessel=(3, 4), site=(4, 5), sections=(55, 65))
OWN: Final = Amounts(monster=(1, 24), vessel=(0, 6), site=(0, 6), sections=(12, 90))
"""LI-51; twelve links leave the shuttles."""
