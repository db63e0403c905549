"""LI-2 to LI-4a: the rows of numbers that the rules use say what the board says."""

from itertools import accumulate

import pytest
from msgspec.structs import replace

from saucer.games.los_incognitos.board_model import LosBoard, Names
from saucer.games.los_incognitos.boards import BOARDS
from saucer.games.los_incognitos.model import FUNCTIONS, KINDS, PLACES, SIGNS, Monster, Spot
from saucer.games.los_incognitos.rules.chart import CHARTS, KEPT, MOST_LINKS, Chart, chart_of
from saucer.games.los_incognitos.tests.table import a_board
from tests.clauses import clause

SMALL = a_board()
every_board = pytest.mark.parametrize("board", [*BOARDS.values(), SMALL], ids=[*BOARDS, "small"])


def bits(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


@clause("LI-2", "LI-17")
@every_board
def test_destinations_are_numbered_in_the_order_of_the_board(board: LosBoard) -> None:
    chart = Chart(board)
    assert chart.board == board
    assert FUNCTIONS[chart.function] == board.function
    assert chart.destinations == len(board.destinations)
    assert [PLACES[place] for place in chart.place] == [each.kind for each in board.destinations]
    numbered = list(enumerate(board.destinations))
    assert chart.shuttles == bits([number for number, each in numbered if each.kind == "shuttle"])
    assert chart.fields == bits([number for number, each in numbered if each.kind == "monster"])
    for kinds, each in zip(chart.kinds, board.destinations, strict=True):
        shown = ("yellow", "red", "white", "blue") if each.kind == "vessel" else each.monsters
        assert kinds == bits([KINDS.index(kind) for kind in shown])


@clause("LI-2", "LI-11", "LI-32", "LI-33")
@every_board
def test_sections_are_numbered_through_all_links_with_what_each_costs(board: LosBoard) -> None:
    chart = Chart(board)
    ids = [each.id for each in board.destinations]
    assert chart.links == len(board.links)
    assert [(ids[a], ids[b]) for a, b in zip(chart.end_a, chart.end_b, strict=True)] == [
        each.ends for each in board.links
    ]
    lengths = [len(each.sections) for each in board.links]
    assert [last + 1 for last in chart.last] == list(accumulate(lengths))
    assert [last - first + 1 for first, last in zip(chart.first, chart.last, strict=True)] == lengths
    sections = [(link, section) for link, each in enumerate(board.links) for section in each.sections]
    assert chart.sections == len(sections)
    assert list(chart.link) == [link for link, _ in sections]
    costs = {
        "land": (1, 0, 1, 0), "air": (0, 1, 1, 0), "land+land": (2, 0, 2, 0), "land+air": (1, 1, 2, 0),
        "air+land": (1, 1, 2, 0), "air+air": (0, 2, 2, 0), "carpet": (0, 1, 1, 1),
    }  # fmt: skip
    rows = zip(chart.boots, chart.jets, chart.parts, chart.carpet, strict=True)
    assert list(rows) == [costs[section] for _, section in sections]


@clause("LI-2")
@every_board
def test_every_destination_knows_its_links(board: LosBoard) -> None:
    chart = Chart(board)
    for number, each in enumerate(board.destinations):
        at = int(number * MOST_LINKS)
        found = [link for link in chart.links_at[at : at + int(MOST_LINKS)] if link >= 0]
        assert found == [link for link, other in enumerate(board.links) if each.id in other.ends]
    assert len(chart.links_at) == len(board.destinations) * MOST_LINKS
    assert set(chart.links_at) - set(range(len(board.links))) <= {-1}


@clause("LI-3", "LI-4a", "LI-39")
@every_board
def test_value_fields_are_numbered_through_all_rows(board: LosBoard) -> None:
    chart, rows = Chart(board), board.monsters.rows()
    values = [(kind, place, value) for kind, each in enumerate(rows) for place, value in enumerate(each.values(), 1)]
    needs = [(each.needs.jetpack, each.needs.locator, each.needs.spray, each.needs.moonboot) for each in rows]
    assert list(chart.needs) == [count for each in needs for count in each]
    assert list(chart.row_at) == [0, *accumulate(len(each.values()) for each in rows)]
    assert list(zip(chart.kind, chart.values, strict=True)) == [(kind, value) for kind, _, value in values]
    assert [SIGNS[sign] for sign in chart.signs] == [sign for each in rows for sign in each.signs]
    assert chart.monsters == [Monster(KINDS[kind], place, value) for kind, place, value in values]
    assert chart.fields_of_values == len(values)
    assert [chart.value_field(KINDS[kind], place) for kind, place, _ in values] == list(range(len(values)))
    assert (tuple(chart.site_values), chart.sites) == (board.site_values, len(board.site_values))


def named(*names: Names | str) -> list[Spot]:
    """The first destinations of the small board with these names."""
    renamed = [replace(each, name=name) for each, name in zip(SMALL.destinations, names, strict=False)]
    board = replace(SMALL, destinations=(*renamed, *SMALL.destinations[len(names) :]))
    return Chart(board).spots[: len(names)]


@clause("LI-51")
def test_destinations_are_named_in_three_languages_or_by_their_id_and_never_alike() -> None:
    assert named("Port", "", Names("Sea", "See", "Mar")) == [
        Spot(0, "shuttle", "Port", "Port", "Port"),
        Spot(1, "shuttle", "B", "B", "B"),
        Spot(2, "shuttle", "Sea", "See", "Mar"),
    ]
    assert named("Port", "Port") == [
        Spot(0, "shuttle", "Port (A)", "Port (A)", "Port (A)"),
        Spot(1, "shuttle", "Port (B)", "Port (B)", "Port (B)"),
    ]
    assert named(Names("Sea", "See", "Mar"), Names("Lake", "See", "Llac")) == [
        Spot(0, "shuttle", "Sea (A)", "See (A)", "Mar (A)"),
        Spot(1, "shuttle", "Lake (B)", "See (B)", "Llac (B)"),
    ]
    assert named(Names("Cape", "Kap", "Cap"), Names("Head", "Kopf", "Cap"))[0].ca == "Cap (A)"
    assert named(Names("Bank", "Bank", "Banc"), Names("Bank", "Ufer", "Riba"))[1].de == "Ufer (B)"


@pytest.mark.parametrize("board", BOARDS.values(), ids=list(BOARDS))
def test_on_our_boards_nothing_is_added_to_a_name(board: LosBoard) -> None:
    assert [Names(each.en, each.de, each.ca) for each in Chart(board).spots] == [
        each.name for each in board.destinations
    ]


def test_a_chart_is_made_once_for_each_board_until_there_are_too_many() -> None:
    kept = dict(CHARTS)
    CHARTS.clear()
    first = chart_of(SMALL)
    assert first.board == SMALL
    for number in range(1, KEPT):
        assert chart_of(replace(SMALL, title=f"{number}")).board.title == f"{number}"
    assert chart_of(SMALL) is first
    chart_of(replace(SMALL, title="one too many"))
    assert chart_of(SMALL) is not first
    assert len(CHARTS) == 2
    CHARTS.clear()
    CHARTS.update(kept)
