"""Where the chips lie and what blocks a leg, CO-1, CO-2 and CO-10."""

import os
from fractions import Fraction
from itertools import combinations

import pytest

from saucer.core import Layout, Outcome, stream
from saucer.games.contact.model import CHIPS, PLANETS
from saucer.games.contact.rules.chart import (
    CHARTS,
    EARTH,
    MOST_CHARTS,
    PROFESSIONAL,
    STANDARD,
    Chart,
    centres_of,
    chart_of,
    chips_in,
    within_reach,
)
from saucer.games.contact.rules.chart import layout as layout_of
from saucer.games.contact.tests import table
from saucer.games.contact.tests.table import a_round, a_start
from tests.clauses import clause
from tests.positions import chance

LAYOUTS = int(os.environ.get("SAUCER_LAYOUTS", "15"))
"""2,000 for the whole proof."""

both_kinds = pytest.mark.parametrize(
    ("layout", "asteroids"), [(STANDARD, 0), (PROFESSIONAL, 5)], ids=["standard", "professional"]
)


def laid(layout: Layout, seed: int) -> Chart:
    return chart_of(centres_of(layout.sample(stream(2026, seed))))


def squared(chart: Chart, one: int, other: int) -> int:
    return int((chart.xs[one] - chart.xs[other]) ** 2 + (chart.ys[one] - chart.ys[other]) ** 2)


@clause("CO-1", "CO-2")
@both_kinds
def test_every_layout_lies_as_it_should_and_every_chip_can_be_reached(layout: Layout, asteroids: int) -> None:
    for seed in range(LAYOUTS):
        chart = laid(layout, seed)
        assert len(chart.xs) == 19 + asteroids
        assert all(175 <= at <= 4000 - 175 for at in (*chart.xs, *chart.ys))
        for one, other in combinations(range(len(chart.xs)), 2):
            assert squared(chart, one, other) >= (2 * 175 + 50) ** 2
        assert (chart.xs[EARTH] - 2000) ** 2 + (chart.ys[EARTH] - 2000) ** 2 <= 500**2
        for asteroid in range(19, 19 + asteroids):
            assert squared(chart, EARTH, asteroid) <= 1000**2
            assert all(500 <= at <= 3500 for at in (chart.xs[asteroid], chart.ys[asteroid]))
        assert within_reach(chart.free, EARTH, -1) == (1 << (19 + asteroids)) - 1


@clause("CO-2")
@both_kinds
def test_a_layout_that_breaks_one_of_its_guarantees_is_refused(layout: Layout, asteroids: int) -> None:
    good = layout.sample(stream(1))
    assert layout.admits(good)
    earth_far_away = (2000, 2501, *good[2:])
    over_the_edge = (*good[:-2], 174, good[-1])
    too_close = (*good[:-2], good[0] + 399, good[1])
    assert not any(layout.admits(bad) for bad in (earth_far_away, over_the_edge, too_close, good[:-2]))


@clause("CO-2")
def test_an_asteroid_keeps_near_earth_and_off_the_edges() -> None:
    assert PROFESSIONAL.admits(from_chips(table.PROFESSIONAL))
    far_away = list(table.PROFESSIONAL)
    far_away[38:40] = [2000 + 800, 2000 + 650]
    assert not PROFESSIONAL.admits(from_chips(tuple(far_away)))
    assert [disc.edge for disc in PROFESSIONAL.discs[:7]] == [175, *[500] * 5, 175]


def from_chips(centres: tuple[int, ...]) -> Outcome:
    """As chance lays them: Earth, asteroids, planets."""
    return centres[36:] + centres[:36]


@clause("CO-2")
def test_chance_lays_out_earth_first_then_asteroids_then_planets() -> None:
    when = chance(a_start(variant="professional", first=0), from_chips(table.PROFESSIONAL))
    shown = {chip.chip: (chip.x, chip.y) for chip in when.view().chips}
    assert shown["earth"] == (2000, 2000)
    assert shown["asteroid_5"] == (2000, 1600)
    assert (shown["A"], shown["R"]) == ((400, 400), (2800, 2800))
    assert when.view().rocket == "earth"


@clause("CO-1")
def test_the_box_holds_18_planets_earth_five_asteroids_and_42_points() -> None:
    assert len(CHIPS) == 24
    assert CHIPS[:18] == PLANETS
    view = a_start().view()
    assert sorted(view.signals) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert sum(view.signals) == 42
    assert view.barrels == 6
    assert a_start(variant="professional").view().active == ("fifty", "stopover", "exchange")


def slowly_blocked(chart: Chart, start: int, end: int, third: int) -> bool:
    """The nearest point of the segment in exact fractions."""
    along = (chart.xs[end] - chart.xs[start], chart.ys[end] - chart.ys[start])
    to = (chart.xs[third] - chart.xs[start], chart.ys[third] - chart.ys[start])
    where = Fraction(along[0] * to[0] + along[1] * to[1], along[0] ** 2 + along[1] ** 2)
    where = min(Fraction(1), max(Fraction(0), where))
    away = (to[0] - where * along[0], to[1] - where * along[1])
    return away[0] ** 2 + away[1] ** 2 < 175**2


@clause("CO-10")
@both_kinds
def test_what_blocks_a_leg_is_computed_exactly(layout: Layout, asteroids: int) -> None:
    for seed in range(2):
        chart = laid(layout, seed)
        for start, end in combinations(range(len(chart.xs)), 2):
            others = [chip for chip in range(len(chart.xs)) if chip not in (start, end)]
            blocked = any(slowly_blocked(chart, start, end, third) for third in others)
            assert chart.is_free(start, end) == chart.is_free(end, start) == (not blocked)


@clause("CO-10")
@pytest.mark.parametrize(("aside", "free"), [(174, False), (175, True)])
def test_a_leg_that_just_touches_a_chip_is_free(aside: int, free: bool) -> None:
    chart = Chart((500, 500, 2500, 500, 1500, 500 + aside))
    assert chart.is_free(0, 1) == free


@clause("CO-10")
def test_a_chip_behind_the_end_of_a_leg_does_not_block_it() -> None:
    chart = Chart((500, 500, 1500, 500, 2500, 500))
    assert chips_in(chart.free[0]) == [1]
    assert chips_in(chart.free[1]) == [0, 2]


@clause("CO-9", "CO-10")
def test_every_chip_blocks_whatever_it_is_and_every_chip_can_be_a_stopover() -> None:
    standard = a_round(turned_up=("A", "B"), used=("L",), rocket="L", target="B").stops()
    assert "earth" in standard
    assert {"K", "G", "O"} <= set(standard)
    assert "M" not in standard
    professional = a_round(variant="professional", target="A").stops()
    assert "asteroid_5" in professional
    assert not {"G", "H"} & set(professional)


@clause("CO-2", "CO-20")
def test_earth_comes_first_then_asteroids_about_it_then_planets() -> None:
    for professional, asteroids in ((False, 0), (True, 5)):
        laying = layout_of(professional)
        assert (laying.width, laying.gap) == (4000, 50)
        assert laying.follows == {1 + number: 0 for number in range(asteroids)}
        assert [(each.radius, each.edge, each.middle, each.within) for each in laying.discs] == [
            (175, 175, (2000, 2000), 500),
            *[(175, 500, None, 1000)] * asteroids,
            *[(175, 175, None, 0)] * 18,
        ]


def test_a_chart_is_made_once_for_each_layout_until_there_are_too_many() -> None:
    kept = dict(CHARTS)
    CHARTS.clear()
    first = chart_of((500, 500, 1500, 1500))
    assert first.centres == (500, 500, 1500, 1500)
    for number in range(1, MOST_CHARTS):
        assert chart_of((500, 500, 1500, number)).ys[1] == number
    assert chart_of((500, 500, 1500, 1500)) is first
    chart_of((500, 500, 1500, 0))
    assert chart_of((500, 500, 1500, 1500)) is not first
    assert len(CHARTS) == 2
    CHARTS.clear()
    CHARTS.update(kept)
