"""The rulebook's own examples, its questions and answers, and its clarifications of cards. The names are its own."""

from saucer.core import seats
from saucer.games.strangers.model import ChooseKid, ChooseScored, GoTo, LetOut, PlaceStranger, PlayCard, RunAway, Stop
from saucer.games.strangers.tests.table import BLANK_SIDE, SAUCER_SIDE, SCHOOL, B, a_game, draws, flips, move, play
from tests.clauses import clause
from tests.positions import chance, do

AIDEN, JILL, ADAM, ZOE = seats(4)


@clause("DS-10", "DS-19", "DS-26")
def test_aiden_runs_into_the_library_and_holds_more_cards() -> None:
    given = a_game(kids={AIDEN: ["d5", "e8"]}, scored={"c2": [AIDEN]}, hand={AIDEN: ["run", "walk", "walk"]})
    when = play(given, "run", ChooseKid(AIDEN, "d5"))
    assert "b5" in when.destinations
    given = a_game(kids={AIDEN: ["c5", "e8"]}, scored={"c2": [AIDEN]}, hand={AIDEN: ["run", "walk", "walk"]})
    when = move(given, "run", "b4", kid="c5")
    assert when.spots("b4") == [AIDEN, None]
    assert when.kids(AIDEN) == ["e8"]
    assert when.view().players[AIDEN].hand_limit == 4
    when = draws(when, "walk", "skateboard")
    assert len(when.hand(AIDEN)) == 4
    assert when.asked == JILL


@clause("DS-11", "DS-23")
def test_jill_loses_her_kid_in_north_park_to_a_saucer_and_is_above_her_limit() -> None:
    given = a_game(
        turn=ADAM,
        kids={JILL: ["e4", "e6"], ADAM: [SCHOOL]},
        scored={"c2": [JILL]},
        hand={ADAM: ["walk", "run", "run"], JILL: ["walk", "walk", "run"]},
    )
    when = draws(move(given, "walk", "d5"), "saucer")
    when = flips(do(when, ChooseScored("c2", 1)), SAUCER_SIDE)
    assert when.spots("c2") == [None, None]
    assert when.kids(JILL) == ["e4", "e6"], "both stay"
    assert when.view().players[JILL].kid_limit == 1
    when = a_game(turn=JILL, kids={JILL: ["e4", "e6"]})
    assert LetOut() not in when.legal()
    when = a_game(turn=JILL, kids={JILL: ["e4"]})
    assert LetOut() not in when.legal(), "down to one, the new limit holds"
    assert LetOut() in a_game(turn=JILL).legal()


@clause("DS-7", "DS-9")
def test_nobody_walks_into_a_stranger_on_purpose_but_may_run_away() -> None:
    given = a_game(kids={AIDEN: ["e4"]}, strangers=["e3"])
    when = play(given, "walk")
    assert "e3" not in when.destinations
    assert RunAway("e4") in given.legal()


@clause("DS-22")
def test_a_stranger_is_not_placed_where_one_is() -> None:
    given = a_game(kids={AIDEN: [SCHOOL]}, strangers=["e3"])
    when = draws(move(given, "walk", "d5"), "stranger_sighting")
    assert PlaceStranger("e3") not in when.legal()
    assert len(when.legal()) == 11


@clause("DS-14", "DS-17")
def test_any_number_of_kids_share_a_street_but_a_home_holds_one() -> None:
    given = a_game(kids={AIDEN: ["c5"], JILL: ["d5", "d5"], ADAM: ["d5"]}, scored={"c4": [JILL]})
    when = play(given, "walk")
    assert "d5" in when.destinations
    assert "c4" not in when.destinations


@clause("DS-13", "DS-15")
def test_the_full_amount_is_moved_unless_a_scoring_space_is_entered() -> None:
    given = a_game(kids={AIDEN: ["c5"]}, hand={AIDEN: ["run", "walk", "walk"]})
    when = play(given, "run")
    assert "c4" in when.destinations, "entered with the first of two steps"
    assert "d5" not in when.destinations, "one step is too few"
    assert "c5" not in when.destinations, "there and back is no move"


@clause("DS-16")
def test_a_scored_kid_cannot_be_moved() -> None:
    given = a_game(scored={"c4": [AIDEN]}, hand={AIDEN: ["prom_date", "walk", "walk"]})
    assert play(given, "walk").phase == "drawing", "played for nothing"
    assert play(given, "prom_date").phase == "drawing"


@clause("DS-3")
def test_the_forest_of_board_b_may_be_entered() -> None:
    given = a_game(kids={AIDEN: ["e7"]}, board=B)
    assert "d7" in play(given, "walk").destinations
    given = a_game(kids={AIDEN: ["e7"]}, board=B, strangers=["d7"])
    assert "d7" not in play(given, "walk").destinations


@clause("DS-30")
def test_a_rad_bike_does_not_stop_on_a_stranger() -> None:
    given = a_game(kids={AIDEN: ["e4"]}, strangers=["e3"], hand={AIDEN: ["rad_bike", "walk", "walk"]})
    when = play(given, "rad_bike")
    assert "d2" in when.destinations, "e3, d3, and in"
    assert "e3" not in when.destinations
    given = a_game(kids={AIDEN: ["b1"]}, strangers=["e1"], hand={AIDEN: ["rad_bike", "walk", "walk"]})
    assert "e2" in play(given, "rad_bike").destinations
    given = a_game(kids={AIDEN: ["b1"]}, strangers=["e2"], hand={AIDEN: ["rad_bike", "walk", "walk"]})
    assert "e2" not in play(given, "rad_bike").destinations


@clause("DS-31")
def test_a_prom_date_moves_anybodys_kid_but_no_scored_one() -> None:
    given = a_game(
        kids={AIDEN: ["e4"], JILL: ["d5"]}, scored={"c4": [JILL]}, hand={AIDEN: ["prom_date", "walk", "walk"]}
    )
    assert play(given, "prom_date").choosable == [(AIDEN, "e4"), (JILL, "d5")]


@clause("DS-32")
def test_with_a_single_kid_in_the_library_the_science_club_fails_but_can_be_played() -> None:
    given = a_game(scored={"b4": [AIDEN]}, hand={AIDEN: ["science_club_saviors", "walk", "walk"]})
    assert PlayCard("science_club_saviors") in given.legal()
    when = play(given, "science_club_saviors")
    assert when.phase == "drawing"
    assert when.discarded("science_club_saviors") == 1


@clause("DS-33")
def test_a_pool_party_takes_one_or_two_kids_in_any_combination() -> None:
    given = a_game(kids={AIDEN: ["e4"], JILL: ["d5"], ADAM: ["f5"]}, hand={AIDEN: ["pool_party", "walk", "walk"]})
    when = play(given, "pool_party", ChooseKid(JILL, "d5"), GoTo("b2"))
    assert when.choosable == [(AIDEN, "e4"), (ADAM, "f5")]
    assert Stop() in when.legal()
    when = do(when, ChooseKid(ADAM, "f5"), GoTo("b2"))
    assert when.spots("b2") == [JILL, ADAM, None]
    assert when.phase == "drawing", "never more than two"


@clause("DS-38")
def test_the_card_of_a_soda_shop_date_stays_where_it_is() -> None:
    from saucer.games.strangers.model import NameCard, NamePlayer

    given = a_game(
        kids={AIDEN: [SCHOOL]}, hand={AIDEN: ["soda_shop_date", "walk", "walk"], JILL: ["run", "walk", "walk"]}
    )
    when = play(given, "soda_shop_date", NamePlayer(JILL), NameCard("run"), GoTo("c5"))
    assert when.kids(AIDEN) == ["c5"]
    assert when.hand(JILL) == ["walk", "walk", "run"]
    assert when.discarded("soda_shop_date") == 1
    assert when.discarded("run") == 0


@clause("DS-36")
def test_moms_car_does_not_go_to_a_mansion() -> None:
    given = a_game(kids={AIDEN: [SCHOOL]}, hand={AIDEN: ["moms_car", "walk", "walk"]})
    assert play(given, "moms_car").destinations == {"c4", "d2", "d7", "f3", "f8", "g6"}


@clause("DS-23")
def test_a_saucer_that_shows_its_blank_side_takes_nobody() -> None:
    given = a_game(kids={AIDEN: [SCHOOL]}, scored={"c4": [JILL]})
    when = do(draws(move(given, "walk", "d5"), "saucer"), ChooseScored("c4", 1))
    assert chance(when, (BLANK_SIDE,)).spots("c4") == [JILL]
    assert chance(when, (SAUCER_SIDE,)).spots("c4") == [None]
