"""Contact: where the chips lie and which legs between them are free, CO-2, CO-9 and CO-10. Whole numbers only.

Chips are numbers: 0 to 17 the planets A to R, 18 Earth, 19 to 23 the asteroids. Sets of chips have a bit for each.
"""

from typing import Final

from mypy_extensions import i64

from saucer.core.chance import Disc, Layout
from saucer.core.rows import Row, row, row_of
from saucer.games.contact.model import CHIPS, ChipView

PLANETS: Final = 18
EARTH: Final = 18
ASTEROIDS: Final = 5
ALL_PLANETS: Final[i64] = (1 << 18) - 1

WIDTH: Final = 4000
MIDDLE: Final = 2000
RADIUS: Final[i64] = 175
GAP: Final = 50
EARTH_WITHIN: Final = 500
ASTEROIDS_WITHIN: Final = 1000
ASTEROIDS_EDGE: Final = 500


def layout(professional: bool) -> Layout:
    """CO-2 In the order Earth, asteroids, planets."""
    radius = int(RADIUS)
    earth = Disc(radius, radius, (MIDDLE, MIDDLE), EARTH_WITHIN)
    asteroids = ASTEROIDS if professional else 0
    asteroid = Disc(radius, ASTEROIDS_EDGE, None, ASTEROIDS_WITHIN)
    discs = [earth] + [asteroid] * asteroids + [Disc(radius, radius)] * PLANETS
    return Layout(WIDTH, GAP, tuple(discs), {1 + number: 0 for number in range(asteroids)})


STANDARD: Final = layout(False)
PROFESSIONAL: Final = layout(True)


def centres_of(outcome: tuple[int, ...]) -> tuple[int, ...]:
    """The x and y of each chip in the order of their numbers, from a layout, where Earth and asteroids come first."""
    first = len(outcome) - 2 * PLANETS
    return outcome[first:] + outcome[:first]


class Chart:
    """A layout, and for each chip a row of bits: where one can fly from it."""

    def __init__(self, centres: tuple[int, ...]) -> None:
        self.centres = centres
        self.chips: i64 = len(centres) // 2
        self.xs: Row = row_of([centres[place] for place in range(0, len(centres), 2)])
        self.ys: Row = row_of([centres[place] for place in range(1, len(centres), 2)])
        self.free: Row = free_legs(self.xs, self.ys)
        self.shown: tuple[ChipView, ...] = tuple(
            [ChipView(CHIPS[chip], int(self.xs[chip]), int(self.ys[chip])) for chip in range(len(self.xs))]
        )

    def is_free(self, start: i64, end: i64) -> bool:
        return self.free[start] & 1 << end != 0


def free_legs(xs: Row, ys: Row) -> Row:
    """CO-10"""
    chips: i64 = len(xs)
    rows = row(int(chips))
    for start in range(chips):
        for end in range(start + 1, chips):
            if is_unblocked(xs, ys, start, end):
                rows[start] |= 1 << end
                rows[end] |= 1 << start
    return rows


def is_unblocked(xs: Row, ys: Row, start: i64, end: i64) -> bool:
    """CO-10"""
    chips: i64 = len(xs)
    for third in range(chips):
        if third != start and third != end and blocks(xs, ys, start, end, third):
            return False
    return True


def blocks(xs: Row, ys: Row, start: i64, end: i64, third: i64) -> bool:
    """CO-10 Whether the segment comes closer to the third centre than its radius.

    Nearest to it is an end of the segment (and no chip is as close to another) or the foot of the perpendicular.
    """
    along_x: i64 = xs[end] - xs[start]
    along_y: i64 = ys[end] - ys[start]
    to_x: i64 = xs[third] - xs[start]
    to_y: i64 = ys[third] - ys[start]
    length: i64 = along_x * along_x + along_y * along_y
    foot: i64 = along_x * to_x + along_y * to_y
    if foot <= 0 or foot >= length:
        return False
    aside: i64 = along_x * to_y - along_y * to_x
    return aside * aside < RADIUS * RADIUS * length


NO_CHART: Final = Chart(())
MOST_CHARTS: Final = 64
CHARTS: Final[dict[tuple[int, ...], Chart]] = {}


def chart_of(centres: tuple[int, ...]) -> Chart:
    """The same chart for the same layout; a few are kept."""
    found = CHARTS.get(centres)
    if found is None:
        if len(CHARTS) >= MOST_CHARTS:
            CHARTS.clear()
        found = Chart(centres)
        CHARTS[centres] = found
    return found


def chart_shown(chips: tuple[ChipView, ...]) -> Chart:
    """The chart that a view shows."""
    centres: list[int] = []
    for each in chips:
        centres.append(each.x)
        centres.append(each.y)
    return chart_of(tuple(centres)) if centres else NO_CHART


def chips_in(bits: i64) -> list[int]:
    """Their numbers, in rising order."""
    found: list[int] = []
    chip = 0
    while bits:
        if bits & 1:
            found.append(chip)
        bits >>= 1
        chip += 1
    return found


def within_reach(free: Row, target: i64, allowed: i64) -> i64:
    """The chips from which the target can be reached over allowed chips, the target among them."""
    reached: i64 = 1 << target
    fresh: i64 = reached
    while fresh:
        step: i64 = 0
        chip: i64 = 0
        while fresh:
            if fresh & 1:
                step |= free[chip]
            fresh >>= 1
            chip += 1
        fresh = step & allowed & ~reached
        reached |= fresh
    return reached
