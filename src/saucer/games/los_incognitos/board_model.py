"""What a board of Los Incognitos is, LI-2 to LI-4a: a record as plain as its file. Never compiled: msgspec records."""

from typing import Final, Literal

from msgspec import Struct

from saucer.core import Board

WIDTH: Final = 1600
HEIGHT: Final = 1000

Function = Literal["force_field", "treasure_chest", "bazaar", "arena"]
"""What an explored site can do once, LI-27, LI-29, LI-31, LI-36."""
Place = Literal["shuttle", "monster", "vessel", "site"]
Kind = Literal["yellow", "red", "white", "blue", "green"]
"""The kinds of monsters, in the order of the scoring table: all but green, the last, come to vessels (LI-17)."""
Section = Literal["land", "air", "land+land", "land+air", "air+land", "air+air", "carpet"]
"""Of a link, from its first end to its second; with two halves it is a double one (LI-32)."""
Sign = Literal["star", "oval", "drop", "arrow", "square"]
"""LI-40 to LI-44"""


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """One name in the three languages."""

    en: str
    de: str
    ca: str


class Destination(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """LI-2 Where links end; x and y are its middle in a picture of 1600 x 1000."""

    id: str
    kind: Place
    x: int
    y: int
    monsters: tuple[Kind, ...] = ()
    """The two kinds that a monster field shows; nothing for the others."""
    name: Names | str = ""


class Link(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """LI-2 A row of sections between two destinations."""

    ends: tuple[str, str]
    sections: tuple[Section, ...]
    bends: tuple[tuple[int, int], ...] = ()
    """Points that the line passes through on its way, so that it can be a curve (see boards/lines.py)."""


class Requirement(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """LI-4a How many dice of which symbol."""

    spray: int = 0
    jetpack: int = 0
    moonboot: int = 0
    locator: int = 0


class MonsterRow(Struct, frozen=True, forbid_unknown_fields=True):
    """LI-3 The line of one kind in the scoring table."""

    needs: Requirement
    upper: tuple[int, ...]
    lower: tuple[int, ...]
    signs: tuple[Sign, ...]
    """LI-39 One for each value, the upper row first."""

    def values(self) -> tuple[int, ...]:
        """In the order in which they are used up."""
        return self.upper + self.lower


class ScoringTable(Struct, frozen=True, forbid_unknown_fields=True):
    """LI-3 The scoring table."""

    yellow: MonsterRow
    red: MonsterRow
    white: MonsterRow
    blue: MonsterRow
    green: MonsterRow

    def rows(self) -> tuple[MonsterRow, ...]:
        """In the order of `Kind`."""
        return (self.yellow, self.red, self.white, self.blue, self.green)


class LosBoard(Board, frozen=True):
    """A scenario: what a file in boards/ says, but for the name of the game."""

    title: Names | str
    function: Function
    destinations: tuple[Destination, ...]
    links: tuple[Link, ...]
    monsters: ScoringTable
    site_values: tuple[int, ...]
    """LI-3 As many as there are sites, in the order in which they are used up."""
