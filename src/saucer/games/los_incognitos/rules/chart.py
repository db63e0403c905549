"""Los Incognitos: a board as rules read it, LI-2 to LI-4a: flat rows, made once for each board.

Symbols are numbers: 0 jetpack, 1 locator, 2 spray, 3 moonboot, 4 Red Giant, 5 time vortex.
A value field is a number, too: yellow's row first, green's last.
"""

from typing import Final

from mypy_extensions import i64

from saucer.core.rows import Row, row, row_of
from saucer.games.los_incognitos.board_model import Destination, Kind, LosBoard, Requirement, Section
from saucer.games.los_incognitos.model import FUNCTIONS, KINDS, PLACES, SIGNS, Monster, Spot

JETPACK: Final[i64] = 0
LOCATOR: Final[i64] = 1
SPRAY: Final[i64] = 2
MOONBOOT: Final[i64] = 3
RED_GIANT: Final[i64] = 4
TIME_VORTEX: Final[i64] = 5
FACES: Final[i64] = 6
STORED: Final[i64] = 4
"""The first four symbols can be stored."""

SHUTTLE: Final[i64] = 0
FIELD: Final[i64] = 1
VESSEL: Final[i64] = 2
SITE: Final[i64] = 3

MONSTERS: Final[i64] = 5
UPPER_FOUR: Final[i64] = 0b01111
"""LI-17 what comes to a vessel."""

FORCE_FIELD: Final[i64] = 0
CHEST: Final[i64] = 1
BAZAAR: Final[i64] = 2
ARENA: Final[i64] = 3

STAR: Final[i64] = 0
OVAL: Final[i64] = 1
DROP: Final[i64] = 2
ARROW: Final[i64] = 3
SQUARE: Final[i64] = 4

MOST_LINKS: Final[i64] = 4
"""LI-2 of a destination."""
NOTHING: Final[i64] = -1

KEPT: Final = 64
"""So many charts are kept."""


class Chart:
    """Everything of a board that never changes. A link has the sections `first` to `last`."""

    def __init__(self, board: LosBoard) -> None:
        self.board = board
        self.function: i64 = FUNCTIONS.index(board.function)
        self.lay_destinations(board)
        self.lay_links(board)
        self.lay_tables(board)

    def lay_destinations(self, board: LosBoard) -> None:
        self.destinations: i64 = len(board.destinations)
        self.spots = spots_of(board)
        self.place = row_of([PLACES.index(each.kind) for each in board.destinations])
        self.kinds = row_of([kinds_at(each) for each in board.destinations])
        """The kinds that may be marked there, a bit for each."""
        self.shuttles: i64 = 0
        self.fields: i64 = 0
        for number, each in enumerate(board.destinations):
            if each.kind == "shuttle":
                self.shuttles |= 1 << number
            if each.kind == "monster":
                self.fields |= 1 << number

    def lay_links(self, board: LosBoard) -> None:
        number = {each.id: at for at, each in enumerate(board.destinations)}
        sections = [section for link in board.links for section in link.sections]
        self.links: i64 = len(board.links)
        self.sections: i64 = len(sections)
        self.end_a = row_of([number[link.ends[0]] for link in board.links])
        self.end_b = row_of([number[link.ends[1]] for link in board.links])
        self.first = row_of([sum([len(one.sections) for one in board.links[:at]]) for at in range(len(board.links))])
        self.last = row_of([int(self.first[at]) + len(one.sections) - 1 for at, one in enumerate(board.links)])
        self.link = row_of([at for at, link in enumerate(board.links) for _ in link.sections])
        self.boots = row_of([section.count("land") for section in sections])
        self.jets = row_of([flights(section) for section in sections])
        self.parts = row_of([2 if "+" in section else 1 for section in sections])
        self.carpet = row_of([int(section == "carpet") for section in sections])
        self.links_at = self.incident()

    def incident(self) -> Row:
        """The links of each destination, four places for each; NOTHING where there are fewer."""
        found = row(int(self.destinations * MOST_LINKS), -1)
        filled = row(int(self.destinations))
        for link in range(self.links):
            for end in (self.end_a[link], self.end_b[link]):
                found[end * MOST_LINKS + filled[end]] = link
                filled[end] += 1
        return found

    def lay_tables(self, board: LosBoard) -> None:
        rows = board.monsters.rows()
        values = [value for each in rows for value in each.values()]
        self.needs = row_of([count for each in rows for count in needed(each.needs)])
        """LI-4a four symbols for each kind."""
        self.row_at = row_of([sum([len(one.values()) for one in rows[:kind]]) for kind in range(len(rows) + 1)])
        self.values = row_of(values)
        self.signs = row_of([SIGNS.index(sign) for each in rows for sign in each.signs])
        self.kind = row_of([kind for kind, each in enumerate(rows) for _ in each.values()])
        self.monsters = [
            Monster(KINDS[kind], place + 1, value)
            for kind, each in enumerate(rows)
            for place, value in enumerate(each.values())
        ]
        self.fields_of_values: i64 = len(values)
        self.site_values = row_of(list(board.site_values))
        self.sites: i64 = len(board.site_values)

    def value_field(self, monster: Kind, place: int) -> int:
        """The number of a value field, from its kind and its place in the row."""
        return int(self.row_at[KINDS.index(monster)]) + place - 1

    def other_end(self, link: i64, end: i64) -> i64:
        return self.end_a[link] + self.end_b[link] - end


def spots_of(board: LosBoard) -> list[Spot]:
    """Named so that no two are called alike in any language, whatever somebody's own board says."""
    found = [spot(number, each, "") for number, each in enumerate(board.destinations)]
    en, de, ca = [each.en for each in found], [each.de for each in found], [each.ca for each in found]
    alike = [en.count(each.en) > 1 or de.count(each.de) > 1 or ca.count(each.ca) > 1 for each in found]
    return [
        spot(number, each, f" ({each.id})") if alike[number] else found[number]
        for number, each in enumerate(board.destinations)
    ]


def spot(number: int, destination: Destination, added: str) -> Spot:
    name = destination.name or destination.id
    if isinstance(name, str):
        return Spot(number, destination.kind, name + added, name + added, name + added)
    return Spot(number, destination.kind, name.en + added, name.de + added, name.ca + added)


def kinds_at(destination: Destination) -> int:
    """LI-17"""
    if destination.kind == "vessel":
        return int(UPPER_FOUR)
    return sum([1 << KINDS.index(each) for each in destination.monsters])


def flights(section: Section) -> int:
    """LI-11, LI-33 jetpacks needed."""
    return 1 if section == "carpet" else section.count("air")


def needed(needs: Requirement) -> list[int]:
    return [needs.jetpack, needs.locator, needs.spray, needs.moonboot]


CHARTS: Final[dict[LosBoard, Chart]] = {}


def chart_of(board: LosBoard) -> Chart:
    chart = CHARTS.get(board)
    if chart is None:
        if len(CHARTS) >= KEPT:
            CHARTS.clear()
        chart = CHARTS[board] = Chart(board)
    return chart
