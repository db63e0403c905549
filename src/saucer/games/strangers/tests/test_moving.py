"""DS-13 to DS-20: moving and scoring."""

from saucer.games.strangers.board_model import Scoring, StrangersBoard, Street
from saucer.games.strangers.events import KidScored, KidWalked
from saucer.games.strangers.model import ChooseKid, ChooseScored, GoTo, LetOut
from saucer.games.strangers.tests.table import (
    ANNA,
    BEN,
    CARL,
    DORA,
    SAUCER_SIDE,
    SCHOOL,
    a_game,
    draws,
    flips,
    move,
    play,
)
from tests.clauses import clause
from tests.positions import do


@clause("DS-13", "DS-26")
def test_a_move_is_exactly_as_long_as_the_card_says() -> None:
    given = a_game(kids={ANNA: [SCHOOL]}, hand={ANNA: ["walk", "run", "skateboard"]})
    assert play(given, "walk").destinations == {"d5", "f5", "e4", "e6"}
    assert play(given, "run").destinations == {"c5", "g5", "e3", "e7", "d4", "f4", "d6", "f6"}
    ends = play(given, "skateboard").destinations
    assert {"b5", "h5", "e2", "d3", "e8", "f7", "c4", "g6", "f3", "d7"} <= ends
    assert not ends & {"d5", "c5", SCHOOL}


@clause("DS-13")
def test_no_way_leads_through_a_wall_or_a_stranger_or_over_a_space_twice() -> None:
    given = a_game(kids={ANNA: ["e1"]}, hand={ANNA: ["walk", "run", "skateboard"]})
    assert play(given, "walk").destinations == {"d1", "e2"}, "a wall between e1 and f1"
    given = a_game(kids={ANNA: ["d4"]}, hand={ANNA: ["walk", "run", "skateboard"]})
    assert play(given, "run").destinations == {"c5", SCHOOL}, "out of the garden, and not back into it"
    given = a_game(kids={ANNA: ["e4"]}, strangers=["e3"], hand={ANNA: ["walk", "run", "skateboard"]})
    assert not play(given, "run").destinations & {"e3", "e2", "d3", "f3"}


@clause("DS-13")
def test_a_kid_that_cannot_go_so_far_nor_score_on_the_way_cannot_be_chosen() -> None:
    given = a_game(
        kids={ANNA: ["f1", "d5", "e4"]}, strangers=["g4", "h1"], hand={ANNA: ["rad_bike", "skateboard", "walk"]}
    )
    assert (ANNA, "f1") in play(given, "rad_bike").choosable, "past the Stranger into a MANSION, or into the PEP RALLY"
    full = a_game(
        kids={ANNA: ["f1", "d5", "e4"]},
        strangers=["g4", "h1"],
        scored={"i1": [CARL], "h3": [BEN] * 4},
        hand={ANNA: ["rad_bike", "skateboard", "walk"]},
    )
    assert play(full, "rad_bike").choosable == [(ANNA, "e4"), (ANNA, "d5")]
    assert (ANNA, "f1") in play(full, "skateboard").choosable, "three spaces are possible"


@clause("DS-13", "DS-50")
def test_the_way_is_told_step_by_step() -> None:
    given = a_game(kids={ANNA: [SCHOOL]}, hand={ANNA: ["skateboard", "run", "walk"]})
    when = move(given, "skateboard", "d3")
    assert KidWalked(ANNA, ANNA, ("e5", "e4", "e3", "d3")) in when.heard()
    when = move(given, "skateboard", "c4")
    assert when.heard()[-2:] == [KidWalked(ANNA, ANNA, ("e5", "d5", "c5", "c4")), KidScored(ANNA, "home", "c4", 1)]


@clause("DS-15")
def test_the_first_scoring_space_of_a_board_is_entered_and_not_passed_through() -> None:
    given = a_game(kids={ANNA: ["b1"]}, hand={ANNA: ["walk", "run", "skateboard"]})
    for card in ("walk", "run", "skateboard"):
        when = move(given, card, "a1")
        assert when.heard()[-2:] == [KidWalked(ANNA, ANNA, ("b1", "a1")), KidScored(ANNA, "mansion", "a1", 1)]
        assert (when.spots("a1"), when.kids(ANNA)) == ([ANNA], [])
    street, house = Street("b2"), Scoring("b1", "home", "Home", (3,))
    board = StrangersBoard("One House", 4, 3, 3, "b2", (street,), (house,), (), (("b2", "b1"),))
    assert play(a_game(2, kids={ANNA: ["b2"]}, board=board), "walk").destinations == {"b1"}, "there is nothing else"


@clause("DS-13", "DS-30")
def test_a_way_that_leads_nowhere_does_not_bar_another_one_over_the_same_spaces() -> None:
    """Over b1 and c1 the fourth space is a Stranger's; straight on it is passed."""
    streets = tuple([Street(space, stranger=space == "d2") for space in ("b2", "b1", "c1", "c2", "d2", "d3", "d4")])
    board = StrangersBoard("Detour", 4, 4, 4, "b2", streets, (), (), ())
    given = a_game(2, kids={ANNA: ["b2"]}, board=board, strangers=["d2"], hand={ANNA: ["rad_bike"]})
    when = play(given, "rad_bike")
    assert when.destinations == {"d4"}
    assert KidWalked(ANNA, ANNA, ("b2", "c2", "d2", "d3", "d4")) in do(when, GoTo("d4")).heard()


@clause("DS-14")
def test_kids_of_all_colours_share_a_street() -> None:
    given = a_game(kids={ANNA: [SCHOOL, SCHOOL], BEN: ["d5"], CARL: ["d5"]})
    when = move(given, "walk", "d5")
    assert when.kids(ANNA) == ["d5", SCHOOL]
    assert when.kids(BEN) == when.kids(CARL) == ["d5"]


@clause("DS-15")
def test_entering_a_scoring_space_ends_the_move_and_passing_by_is_allowed() -> None:
    given = a_game(kids={ANNA: ["d5"]}, hand={ANNA: ["skateboard", "run", "walk"]})
    when = play(given, "skateboard")
    assert {"c4", "b4", "a5"} <= when.destinations
    when = do(when, GoTo("c4"))
    assert when.spots("c4") == [ANNA]
    assert when.kids(ANNA) == []


@clause("DS-15")
def test_a_scoring_space_is_entered_through_its_bar_and_with_a_free_spot_only() -> None:
    given = a_game(kids={ANNA: ["c3"]})
    assert play(given, "walk").destinations == {"b3", "d3", "c2"}, "c4 is below, but behind a wall"
    given = a_game(kids={ANNA: ["b5"]}, scored={"b4": [BEN, CARL]})
    assert "b4" not in play(given, "walk").destinations


@clause("DS-16")
def test_a_kid_that_another_player_moves_in_scores_for_its_owner_who_draws_later() -> None:
    given = a_game(kids={BEN: ["c5"]}, hand={ANNA: ["prom_date", "walk", "walk"]})
    when = play(given, "prom_date", GoTo("b4"))
    assert when.spots("b4") == [BEN, None]
    assert when.view().players[BEN].hand_limit == 4
    assert when.view().players[ANNA].hand_limit == 3
    when = draws(when, "run")
    assert len(when.hand(BEN)) == 3, "Ben draws at the end of his own turn"
    when = draws(do(when, LetOut()), "run")
    assert len(when.hand(BEN)) == 4
    assert when.asked == CARL


@clause("DS-17")
def test_home_and_mansion_bring_their_points_to_one_kid() -> None:
    given = a_game(scored={"c4": [ANNA], "a1": [ANNA], "i1": [BEN]})
    assert [given.points(seat) for seat in (ANNA, BEN, CARL)] == [13, 9, 0]


@clause("DS-18")
def test_the_spots_of_a_pool_are_worth_less_and_less() -> None:
    given = a_game(scored={"b2": [ANNA, BEN, CARL]})
    assert [given.points(seat) for seat in (ANNA, BEN, CARL)] == [7, 5, 3]


@clause("DS-18a")
def test_a_kid_takes_the_best_free_spot_and_keeps_it() -> None:
    given = a_game(kids={CARL: ["b3"]}, scored={"b2": [ANNA, BEN]}, turn=CARL)
    when = draws(move(given, "walk", "b2"), "saucer")
    assert when.spots("b2") == [ANNA, BEN, CARL]
    when = flips(do(when, ChooseScored("b2", 1)), SAUCER_SIDE)
    assert when.spots("b2") == [None, BEN, CARL], "nobody moves up"
    again = a_game(kids={DORA: ["b3"]}, scored={"b2": [None, BEN, CARL]}, turn=DORA)
    assert move(again, "walk", "b2").spots("b2") == [DORA, BEN, CARL]


@clause("DS-18a")
def test_kids_of_one_colour_on_one_space_are_alike() -> None:
    given = a_game(kids={ANNA: ["d5", "d5", "e4"]})
    assert play(given, "walk").legal() == [ChooseKid(ANNA, "e4"), ChooseKid(ANNA, "d5")]


@clause("DS-19")
def test_library_and_park_bring_points_and_higher_limits() -> None:
    given = a_game(scored={"b4": [ANNA, ANNA], "c2": [BEN, ANNA]})
    anna, ben = given.view().players[ANNA], given.view().players[BEN]
    assert (anna.points, anna.hand_limit, anna.kid_limit) == (2 + 1 + 4, 5, 2)
    assert (ben.points, ben.hand_limit, ben.kid_limit) == (5, 3, 2)


@clause("DS-20")
def test_shared_places_count_the_kids_of_all_players() -> None:
    worth = {
        "b7": [(7,), (5, 5), (3, 3, 3), (2, 2, 2, 2)],
        "h3": [(3,), (5, 5), (7, 7, 7), (9, 9, 9, 9)],
        "h4": [(0,), (6, 6), (0, 0, 0), (8, 8, 8, 8)],
    }
    everybody = [ANNA, BEN, CARL, DORA]
    for space, rows in worth.items():
        for count, expected in enumerate(rows, start=1):
            given = a_game(scored={space: everybody[:count]})
            assert tuple(given.points(seat) for seat in everybody[:count]) == expected
    two_of_anna = a_game(scored={"h4": [ANNA, ANNA]})
    assert two_of_anna.points(ANNA) == 12


@clause("DS-18a")
def test_kids_of_one_colour_on_one_space_are_alike_unless_this_card_has_moved_one() -> None:
    given = a_game(2, kids={ANNA: ["b1", "c1"], BEN: ["d1"]})
    assert a_game(2, kids={ANNA: ["c1", "b1"], BEN: ["d1"]}).position.key() == given.position.key()
    for kids in ({ANNA: ["b1", "d1"], BEN: ["d1"]}, {ANNA: ["b1", "c1"], BEN: ["c1"]}):
        assert a_game(2, kids=kids).position.key() != given.position.key()
    keys = set()
    for moved in (0, 1 << 0, 1 << 1, 1 << 10, 1 << 10 | 1 << 0):
        position = given.position.copy()
        position.moved = moved
        keys.add(position.key())
    assert len(keys) == 5


def test_a_kid_chosen_is_told_from_none_wherever_it_stands() -> None:
    given = a_game(2)
    for space in given.position.index.names[:20]:
        chosen = a_game(2, kids={BEN: [space, SCHOOL]}).position
        nobody = chosen.copy()
        chosen.kid = chosen.kid_at(BEN, chosen.index.number_of[space])
        assert chosen.key() != nobody.key()
        other = chosen.copy()
        other.kid = chosen.kid_at(BEN, chosen.index.school)
        assert (other.key() == chosen.key()) == (space == SCHOOL)
    last = a_game(2, kids={BEN: [SCHOOL] * 10}).position
    assert last.kids[-1] == last.index.school
    nobody = last.copy()
    last.kid = 19
    assert last.key() != nobody.key()
