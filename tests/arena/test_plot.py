from xml.etree import ElementTree

from msgspec.structs import replace

from saucer.arena.plot import Axis, ratings_plot, shares_plot
from saucer.arena.standings import Meeting, Rated, Standings

NAMES = ("mine.py:<Best>", "hard & fast", "random")
BOTS = tuple(
    Rated(name, rating, rating - 30, rating + 30, 10, 1.0, 2.0)
    for name, rating in zip(NAMES, (150.0, 20.5, -170.5), strict=True)
)
MEETINGS = (
    Meeting(NAMES[0], NAMES[1], 40.0, 0.4, 0.3, 0.5, 0.25),
    Meeting(NAMES[1], NAMES[0], 10.0, 0.1, 0.05, 0.2, 0.25),
    Meeting(NAMES[1], NAMES[2], 26.0, 0.26, 0.2, 0.32, 0.25),
)
FOUND = Standings("all-in-all", 1, 4, {}, 7, 100, BOTS, MEETINGS)
SVG = "{http://www.w3.org/2000/svg}"


def words(plot: str) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(plot).iter(f"{SVG}text")]


def test_every_bot_stands_in_both_plots_whatever_its_name() -> None:
    for plot in (ratings_plot(FOUND), shares_plot(FOUND)):
        assert set(NAMES) <= set(words(plot))


def test_better_bots_stand_farther_right_and_lie_within_the_picture() -> None:
    plot = ElementTree.fromstring(ratings_plot(FOUND))
    width = float(plot.attrib["viewBox"].split()[2])
    places = [float(dot.attrib["cx"]) for dot in plot.iter(f"{SVG}circle")]
    assert places == sorted(places, reverse=True)
    assert all(0 < place < width for place in places)


def test_a_share_is_coloured_where_its_interval_leaves_out_an_even_one() -> None:
    boxes = [box.attrib["fill"] for box in ElementTree.fromstring(shares_plot(FOUND)).iter(f"{SVG}rect")][1:]
    above, below, open_question = boxes
    assert len({above, below, open_question}) == 3
    assert "40.0 %" in words(shares_plot(FOUND))


def test_ticks_are_round_numbers_within_the_axis() -> None:
    for values in ([-200.0, 180.0], [0.0, 3.0], [-3000.0, 2500.0], [5.0, 5.0]):
        axis = Axis(values)
        ticks = axis.ticks()
        assert 1 <= len(ticks) <= 10
        assert all(axis.low <= tick <= axis.high for tick in ticks)


def test_many_bots_need_a_wider_picture() -> None:
    bots = tuple(replace(BOTS[0], name=f"bot {number}") for number in range(8))
    width = float(
        ElementTree.fromstring(shares_plot(replace(FOUND, bots=bots, meetings=()))).attrib["viewBox"].split()[2]
    )
    assert width > 150 + 8 * 110
