"""Every kind of mistake that a board can have is found at its place."""

import pytest
from msgspec.structs import replace

from saucer.games.los_incognitos import GAME, boards
from saucer.games.los_incognitos.board_model import Link
from saucer.games.los_incognitos.boards import OURS, mistakes
from saucer.games.los_incognitos.tests.board_changes import (
    STATION,
    an_island,
    arguments_of,
    found_in,
    link_of,
    place_of,
    renamed,
    with_destination,
    with_link,
    with_more,
    with_more_fields,
    with_only_stars,
    with_red,
    with_red_for,
    without_link,
)
from saucer.wording import LANGUAGES, Language, Wording
from tests.clauses import clause

WRONG = {
    "number_of_shuttle": (with_destination("A", kind="vessel"), "destinations"),
    "number_of_monster": (with_more_fields(10), "destinations"),
    "number_of_vessel": (
        replace(STATION, destinations=(*STATION.destinations, *[replace(STATION.destinations[8])] * 4)),
        "destinations",
    ),
    "number_of_site": (
        replace(STATION, destinations=(*STATION.destinations, *[replace(STATION.destinations[6])] * 3)),
        "destinations",
    ),
    "number_of_sections": (with_more(*[Link(("m1", "m3"), ("air+air", "land", "air"))] * 7), "links"),
    "same_id": (with_destination("m2", id="m1"), f"destinations[{place_of('m2')}].id"),
    "id": (with_destination("m2", id="m 2"), f"destinations[{place_of('m2')}].id"),
    "outside": (with_destination("m2", y=990), f"destinations[{place_of('m2')}].y"),
    "two_kinds": (with_destination("m2", monsters=("red", "red")), f"destinations[{place_of('m2')}].monsters"),
    "no_kinds": (with_destination("v1", monsters=("red", "blue")), f"destinations[{place_of('v1')}].monsters"),
    "name": (with_destination("m2", name="long" * 9), f"destinations[{place_of('m2')}].name"),
    "no_destination": (with_link("A", "m14", ends=("A", "m99")), f"links[{link_of('A', 'm14')}].ends[1]"),
    "own_end": (with_link("A", "m14", ends=("m14", "m14")), f"links[{link_of('A', 'm14')}].ends"),
    "two_shuttles": (with_link("A", "m14", ends=("A", "B")), f"links[{link_of('A', 'm14')}].ends"),
    "length": (with_link("A", "m14", sections=()), f"links[{link_of('A', 'm14')}].sections"),
    "carpet": (with_link("A", "m14", sections=("land", "carpet")), f"links[{link_of('A', 'm14')}].sections[1]"),
    "links": (without_link("m7", "s2"), f"destinations[{place_of('m7')}]"),
    "shuttle_links": (without_link("A", "m14"), f"destinations[{place_of('A')}]"),
    "out_of_reach": (an_island(), f"destinations[{len(STATION.destinations)}]"),
    "needs": (with_red_for(spray=4, jetpack=2), "monsters.red.needs"),
    "spray": (with_red_for(jetpack=2), "monsters.red.needs.spray"),
    "row": (with_red(lower=(), signs=("star", "oval", "drop")), "monsters.red.lower"),
    "value": (with_red(upper=(3, 0, 4)), "monsters.red.upper[1]"),
    "signs": (with_red(signs=("star",)), "monsters.red.signs"),
    "site_values": (replace(STATION, site_values=(4, 4)), "site_values"),
    "bends": (with_link("A", "m14", bends=((800, 400),) * 5), f"links[{link_of('A', 'm14')}].bends"),
    "bend_outside": (with_link("A", "m14", bends=((800, -5),)), f"links[{link_of('A', 'm14')}].bends[0]"),
    "destinations_close": (with_destination("m3", x=1061, y=560), f"destinations[{place_of('m3')}]"),
    "short": (with_link("A", "m14", sections=("land", "land")), f"links[{link_of('A', 'm14')}]"),
    "through": (with_link("B", "m13", bends=((800, 315),)), f"links[{link_of('B', 'm13')}]"),
    "cross": (with_link("B", "m13", bends=((330, 300), (80, 300), (320, 420))), f"links[{link_of('B', 'm13')}]"),
    "close": (with_link("m15", "m10", bends=((1445, 270),)), f"links[{link_of('m15', 'm10')}].sections[1]"),
}


@clause("LI-2")
@clause("LI-3")
@clause("LI-4a")
@clause("LI-51")
@pytest.mark.parametrize("problem", WRONG)
def test_a_mistake_is_found_at_its_place(problem: str) -> None:
    board, place = WRONG[problem]
    assert (place, f"mistake-{problem}") in found_in(board)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("problem", WRONG)
def test_a_mistake_has_words_in_every_language(problem: str, language: Language) -> None:
    board, _ = WRONG[problem]
    assert all(Wording(language, GAME).render(each.problem) for each in mistakes(board))


RIGHT = {
    "dice, few": with_red_for(spray=2),
    "dice, many": with_red_for(spray=1, moonboot=2, locator=2),
    "row, short": with_red(upper=(1,), lower=(99,), signs=("star", "oval")),
    "row, long": with_red(upper=(1,) * 6, lower=(2,) * 6, signs=("star",) * 12),
    "name": with_destination("m2", name="x" * 32),
    "no name": with_destination("m2", name=""),
    "left edge": with_destination("m6", x=60),
    "right edge": with_destination("m15", x=1540),
    "bottom edge": with_destination("s4", y=940),
    "id": renamed("m2", "m2345678"),
    "bends": with_link("A", "m14", bends=((800, 460), (800, 420), (800, 390), (800, 350))),
}
JUST_WRONG = {
    "dice, few": (with_red_for(spray=1), "monsters.red.needs"),
    "dice, many": (with_red_for(spray=2, moonboot=2, locator=2), "monsters.red.needs"),
    "dice, below 0": (with_red_for(spray=4, moonboot=-1), "monsters.red.needs"),
    "row, long": (with_red(upper=(1,) * 7, signs=("star",) * 10), "monsters.red.upper"),
    "value": (with_red(lower=(5, 5, 100)), "monsters.red.lower[2]"),
    "site value": (replace(STATION, site_values=(4, 4, 4, 0)), "site_values[3]"),
    "name": (with_destination("m2", name="x" * 33), f"destinations[{place_of('m2')}].name"),
    "left edge": (with_destination("m6", x=59), f"destinations[{place_of('m6')}].x"),
    "right edge": (with_destination("m15", x=1541), f"destinations[{place_of('m15')}].x"),
    "top edge": (with_destination("m8", y=59), f"destinations[{place_of('m8')}].y"),
    "bottom edge": (with_destination("s4", y=941), f"destinations[{place_of('s4')}].y"),
    "id": (renamed("m2", "m23456789"), f"destinations[{place_of('m2')}].id"),
    "links": (with_more(Link(("m3", "s2"), ("land",))), f"destinations[{place_of('m3')}]"),
}


@clause("LI-3")
@clause("LI-4a")
@pytest.mark.parametrize("limit", RIGHT)
def test_what_just_keeps_a_limit_is_right(limit: str) -> None:
    assert found_in(RIGHT[limit]) == []


@clause("LI-2")
@clause("LI-3")
@clause("LI-4a")
@pytest.mark.parametrize("limit", JUST_WRONG)
def test_what_just_breaks_a_limit_is_wrong(limit: str) -> None:
    board, place = JUST_WRONG[limit]
    assert [each.place for each in mistakes(board)] == [place]


@clause("LI-2")
def test_a_mistake_says_what_was_expected_and_what_came() -> None:
    assert arguments_of(without_link("A", "m14")) == {"found": 3, "low": 4, "high": 4}
    assert arguments_of(with_destination("m2", x=20)) == {"low": 60, "high": 1540}
    assert arguments_of(with_destination("m2", y=20)) == {"low": 60, "high": 940}
    assert arguments_of(replace(STATION, site_values=(4, 4))) == {"found": 2, "needed": 4}


@clause("LI-2")
@clause("LI-51")
def test_a_board_of_ones_own_has_wider_limits() -> None:
    """With a site fewer there are three: too few for us, enough for a board of one's own."""
    board = replace(with_destination("s1", kind="monster", monsters=("red", "blue")), site_values=(4, 4, 4))
    assert found_in(board) == []
    assert found_in(board, OURS) == [("destinations", "mistake-number_of_site")]


@clause("LI-51")
def test_a_board_whose_longest_route_is_not_found_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "longest_with_all", lambda board: None)
    assert found_in(STATION) == [("links", "mistake-route")]


@clause("LI-39")
def test_every_table_uses_all_five_signs() -> None:
    assert found_in(with_only_stars()) == [("monsters", "mistake-signs_used")]


def test_all_mistakes_are_told_at_once() -> None:
    board = replace(with_red_for(jetpack=2), title="", site_values=())
    places = ["title", "monsters.red.needs.spray", "site_values"]
    assert [each.place for each in mistakes(board)] == places


def test_a_name_is_one_line_of_text() -> None:
    place = f"destinations[{place_of('m2')}].name"
    assert found_in(with_destination("m2", name="<b>Bridge</b>")) == []
    assert found_in(with_destination("m2", name="two\nlines")) == [(place, "mistake-name")]
