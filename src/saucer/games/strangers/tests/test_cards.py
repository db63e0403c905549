"""DS-26 to DS-38: the cards."""

from typing import Any

from saucer.core import Chance, Dice
from saucer.core.chance import Outcome
from saucer.games.strangers.board_model import StrangersBoard, Street
from saucer.games.strangers.events import (
    CardNamed,
    CardPlayed,
    ContactFailed,
    ContactMade,
    HandLookedAt,
    HandShown,
    KidJumped,
    KidsAbducted,
    PlayedForNothing,
    ScoredKidChosen,
    StrangerMoved,
)
from saucer.games.strangers.model import (
    ChooseKid,
    ChooseScored,
    ChooseStranger,
    GoTo,
    NameCard,
    NamePlayer,
    PlaceStranger,
    Stop,
)
from saucer.games.strangers.tests.table import (
    ANNA,
    BEN,
    BLANK_SIDE,
    CARL,
    DORA,
    SAUCER_SIDE,
    SCHOOL,
    A,
    B,
    Table,
    a_game,
    flips,
    play,
)
from tests.clauses import clause
from tests.positions import do


def holding(card: str, **given: Any) -> Table:
    """Anna holds this card, and two WALKs."""
    return a_game(hand={ANNA: [card, "walk", "walk"]}, **given)


@clause("DS-26")
def test_walk_run_and_skateboard_move_one_own_kid() -> None:
    for card, steps in (("walk", 1), ("run", 2), ("skateboard", 3)):
        given = a_game(kids={ANNA: ["a5", SCHOOL], BEN: [SCHOOL]}, hand={ANNA: ["walk", "run", "skateboard"]})
        when = play(given, card, ChooseKid(ANNA, "a5"))
        assert {1: "a6", 2: "a7", 3: "a8"}[steps] in when.destinations
        assert do(when, GoTo(f"a{5 + steps}")).phase == "drawing", "one Kid, no more"


@clause("DS-26a")
def test_your_kid_is_an_unscored_kid_of_your_own() -> None:
    given = a_game(kids={ANNA: ["e4", "d5"], BEN: ["f5"]}, scored={"c4": [ANNA]})
    assert play(given, "walk").choosable == [(ANNA, "e4"), (ANNA, "d5")]
    assert play(given, "walk").legal(ChooseScored) == []


@clause("DS-26a", "DS-28")
def test_several_move_one_after_the_other_each_once_on_the_board_as_it_is() -> None:
    given = holding("walkie_talkies", kids={ANNA: ["c5", "d5", SCHOOL]})
    when = play(given, "walkie_talkies")
    assert Stop() not in when.legal(), "one at least"
    when = do(when, ChooseKid(ANNA, SCHOOL), GoTo("d5"))
    assert when.choosable == [(ANNA, "c5"), (ANNA, "d5")]
    assert Stop() in when.legal()
    when = do(when, ChooseKid(ANNA, "d5"), GoTo("e5"))
    assert when.kids(ANNA) == ["c5", "d5", "e5"]
    assert when.choosable == [(ANNA, "c5")], "the Kids on d5 and e5 have moved"
    when = do(when, ChooseKid(ANNA, "c5"), GoTo("c4"))
    assert when.phase == "drawing", "nobody is left"
    assert when.spots("c4") == [ANNA]


@clause("DS-26a", "DS-28")
def test_one_may_stop_after_the_first() -> None:
    when = play(holding("walkie_talkies", kids={ANNA: ["d5", SCHOOL]}), "walkie_talkies", ChooseKid(ANNA, "d5"))
    when = do(when, GoTo("c5"), Stop())
    assert when.kids(ANNA) == ["c5", SCHOOL]
    assert when.phase == "drawing"


@clause("DS-28")
def test_synchronized_watches_move_any_number_three_spaces() -> None:
    given = holding("synchronized_watches", kids={ANNA: ["a5", "i5"], BEN: ["e4"]})
    when = play(given, "synchronized_watches", ChooseKid(ANNA, "a5"), GoTo("a8"))
    assert when.choosable == [(ANNA, "i5")]
    assert "i2" in do(when, ChooseKid(ANNA, "i5")).destinations


@clause("DS-27")
def test_buses_go_from_stop_to_stop_without_a_stranger() -> None:
    given = holding("school_bus", kids={ANNA: [SCHOOL, "e4"]})
    when = play(given, "school_bus")
    assert when.destinations == {"d1", "i3", "f9", "a7"}, "the SCHOOL is a stop, e4 is none"
    when = do(when, GoTo("a7"))
    assert KidJumped(ANNA, ANNA, SCHOOL, "a7") in when.heard()
    given = holding("city_bus", kids={ANNA: ["c5"]})
    assert play(given, "city_bus").destinations == {"e8", "g2", "a3", "i7"}
    assert play(holding("city_bus", kids={ANNA: [SCHOOL]}), "city_bus").phase == "drawing"


@clause("DS-27")
def test_a_bus_does_not_stop_at_a_stranger() -> None:
    given = holding("school_bus", kids={ANNA: ["f5"]}, board=B, strangers=["h8"])
    assert play(given, "school_bus").destinations == {"c2", "j4", "b6"}
    assert "h8" in play(holding("school_bus", kids={ANNA: ["f5"]}, board=B), "school_bus").destinations


@clause("DS-27")
def test_one_other_stop_is_enough_unless_a_stranger_stands_there() -> None:
    streets = (Street("b2", school_bus=True), Street("a2", stranger=True, school_bus=True))
    board = StrangersBoard("Two Stops", 4, 3, 3, "b2", streets, (), (), ())
    given = a_game(2, kids={ANNA: ["b2"]}, board=board, hand={ANNA: ["school_bus"]})
    assert play(given, "school_bus").destinations == {"a2"}
    given = a_game(2, kids={ANNA: ["b2"]}, board=board, hand={ANNA: ["school_bus"]}, strangers=["a2"])
    assert PlayedForNothing(ANNA, "school_bus") in play(given, "school_bus").heard()


@clause("DS-29")
def test_hop_the_fence_goes_over_walls_and_in_from_any_side() -> None:
    given = holding("hop_the_fence", kids={ANNA: ["c3"]})
    ends = play(given, "hop_the_fence").destinations
    assert {"c4", "b4", "b2", "c2", "d2"} <= ends, "c4 from the north, b4 after b3"
    assert "d4" in ends, "over the wall between d3 and d4"
    assert "c5" not in ends, "nobody passes through a scoring space"
    given = holding("hop_the_fence", kids={ANNA: ["c3"]}, scored={"c4": [BEN]})
    assert "c4" not in play(given, "hop_the_fence").destinations
    given = holding("hop_the_fence", kids={ANNA: ["e4"]}, strangers=["e3"])
    assert not play(given, "hop_the_fence").destinations & {"e3", "e2"}


@clause("DS-29")
def test_hop_the_fence_never_leaves_the_board() -> None:
    given = holding("hop_the_fence", kids={ANNA: ["f1"]})
    spaces = {street.space for street in A.streets} | {place.space for place in A.scoring}
    assert play(given, "hop_the_fence").destinations <= spaces
    assert "f2" not in play(given, "hop_the_fence").destinations, "there is no space"


@clause("DS-30")
def test_a_rad_bike_goes_four_spaces_past_strangers() -> None:
    given = holding("rad_bike", kids={ANNA: [SCHOOL]}, strangers=["e3"])
    ends = play(given, "rad_bike").destinations
    assert "e1" in ends
    assert "e3" not in ends
    assert "f3" in ends, "into a HOME from the Stranger's space"


@clause("DS-31")
def test_a_prom_date_moves_any_one_unscored_kid_two_spaces() -> None:
    given = holding("prom_date", kids={ANNA: [SCHOOL], BEN: ["a5"]})
    when = play(given, "prom_date", ChooseKid(BEN, "a5"))
    assert when.destinations >= {"a7", "c5", "b4"}
    when = do(when, GoTo("a7"))
    assert when.kids(BEN) == ["a7"]
    assert when.phase == "drawing"


@clause("DS-32")
def test_two_saucers_for_the_kids_in_libraries_make_contact() -> None:
    given = holding("science_club_saviors", scored={"b4": [ANNA, BEN], "h6": [ANNA, ANNA], "a1": [BEN]})
    when = play(given, "science_club_saviors")
    assert when.phase == "coin"
    won = flips(when, SAUCER_SIDE, SAUCER_SIDE, BLANK_SIDE)
    assert ContactMade(ANNA) in won.heard()
    assert won.result is not None
    assert (won.result.reason, won.result.winners) == ("contact", (ANNA,)), "three coins, two saucers"
    assert won.result.scores == (2 + 2 + 1, 1 + 10, 0, 0), "points are noted"
    lost = flips(when, SAUCER_SIDE, BLANK_SIDE, BLANK_SIDE)
    assert ContactFailed(ANNA) in lost.heard()
    assert lost.phase == "drawing"


@clause("DS-2", "DS-32")
def test_the_coin_is_fair_and_flipped_once_for_each_reader() -> None:
    two = play(holding("science_club_saviors", scored={"b4": [ANNA, ANNA]}), "science_club_saviors")
    three = play(holding("science_club_saviors", scored={"b4": [ANNA, ANNA], "h6": [ANNA]}), "science_club_saviors")
    assert (waits_for(two), waits_for(three)) == (Dice(2, 2).outcomes(), Dice(3, 2).outcomes())
    hitchhiker = play(holding("hitchhiking", kids={ANNA: ["e4"]}), "hitchhiking")
    assert waits_for(hitchhiker) == [((BLANK_SIDE,), 1), ((SAUCER_SIDE,), 1)]


def waits_for(when: Table) -> list[tuple[Outcome, int]] | None:
    """All that chance may bring, and how likely it is."""
    now = when.position.next()
    assert isinstance(now, Chance)
    return now.draw.outcomes()


@clause("DS-32")
def test_kids_of_others_do_not_count_and_without_two_no_coin_is_flipped() -> None:
    given = holding("science_club_saviors", scored={"b4": [ANNA, BEN], "h6": [BEN]})
    when = play(given, "science_club_saviors")
    assert PlayedForNothing(ANNA, "science_club_saviors") in when.heard()
    assert when.phase == "drawing"


@clause("DS-33")
def test_at_a_pool_party_the_first_is_compulsory_and_the_second_never() -> None:
    given = holding("pool_party", kids={ANNA: ["a5"], BEN: [SCHOOL]}, scored={"h8": [CARL, CARL, CARL]})
    when = play(given, "pool_party")
    assert when.choosable == [(ANNA, "a5"), (BEN, SCHOOL)]
    assert Stop() not in when.legal()
    when = do(when, ChooseKid(ANNA, "a5"))
    assert when.destinations == {"b2"}, "the other pool is full"
    when = do(when, GoTo("b2"), Stop())
    assert when.spots("b2") == [ANNA, None, None]
    full = holding("pool_party", kids={ANNA: ["a5"]}, scored={"h8": [CARL] * 3, "b2": [DORA] * 3})
    assert play(full, "pool_party").phase == "drawing"


@clause("DS-34")
def test_a_new_step_dad_takes_a_kid_from_a_home_to_an_empty_mansion() -> None:
    given = holding("new_step_dad", scored={"c4": [ANNA], "g6": [ANNA], "f3": [BEN], "a1": [BEN], "b2": [ANNA]})
    when = play(given, "new_step_dad")
    assert when.legal() == [ChooseScored("c4", 1), ChooseScored("g6", 1)]
    when = do(when, ChooseScored("c4", 1))
    assert when.destinations == {"i1", "a9", "i9"}
    when = do(when, GoTo("i1"))
    assert (when.spots("c4"), when.spots("i1")) == ([None], [ANNA])
    assert when.view().players[ANNA].supply == 7
    assert when.kids(ANNA) == [], "it stays scored"


@clause("DS-34")
def test_from_the_first_home_of_a_board_to_the_first_mansion_of_another() -> None:
    given = holding("new_step_dad", board=B, scored={"e1": [ANNA], "c4": [ANNA]})
    when = play(given, "new_step_dad")
    assert when.legal() == [ChooseScored("e1", 1), ChooseScored("c4", 1)]
    when = do(when, ChooseScored("e1", 1), GoTo("a2"))
    assert when.heard()[:2] == [ScoredKidChosen(ANNA, ANNA, "e1", 1), KidJumped(ANNA, ANNA, "e1", "a2")]
    assert (when.spots("e1"), when.spots("a2")) == ([None], [ANNA])
    assert play(holding("new_step_dad", scored={"c4": [ANNA]}), "new_step_dad").destinations == {"a1", "i1", "a9", "i9"}


@clause("DS-34")
def test_without_a_kid_at_home_or_an_empty_mansion_there_is_no_step_dad() -> None:
    unscored = holding("new_step_dad", kids={ANNA: ["c5"]}, scored={"c4": [BEN]})
    assert play(unscored, "new_step_dad").phase == "drawing"
    mansions = {"a1": [BEN], "i1": [BEN], "a9": [BEN], "i9": [BEN]}
    assert play(holding("new_step_dad", scored={"c4": [ANNA], **mansions}), "new_step_dad").phase == "drawing"


@clause("DS-35")
def test_a_man_in_black_moves_a_stranger_and_never_ends_the_game() -> None:
    seven = ["e3", "e7", "a4", "i6", "h1", "b9", "g4"]
    given = holding("man_in_black", kids={BEN: ["c6"]}, strangers=seven)
    when = play(given, "man_in_black")
    assert when.legal(ChooseStranger) == [ChooseStranger(space) for space in ("h1", "e3", "a4", "g4", "i6", "e7", "b9")]
    when = do(when, ChooseStranger("e3"))
    assert PlaceStranger("e3") not in when.legal(), "another space"
    when = do(when, PlaceStranger("c6"))
    assert when.heard()[:2] == [StrangerMoved(ANNA, "e3", "c6"), KidsAbducted("c6", (BEN,))]
    assert "e3" not in when.view().strangers
    assert when.view().strangers_left == 1
    assert when.phase == "drawing"


@clause("DS-35")
def test_without_a_stranger_there_is_no_man_in_black() -> None:
    assert play(holding("man_in_black"), "man_in_black").phase == "drawing"


@clause("DS-36")
def test_moms_car_goes_to_any_empty_home() -> None:
    given = holding("moms_car", kids={ANNA: ["a5"]}, scored={"c4": [BEN]})
    when = play(given, "moms_car")
    assert when.destinations == {"d2", "d7", "f3", "f8", "g6"}
    assert do(when, GoTo("d2")).spots("d2") == [ANNA]


@clause("DS-37")
def test_a_hitchhiker_is_taken_or_put_on_any_other_open_street() -> None:
    given = holding("hitchhiking", kids={ANNA: ["e4"]}, strangers=["e3"])
    when = play(given, "hitchhiking")
    assert when.phase == "coin"
    gone = flips(when, SAUCER_SIDE)
    assert gone.kids(ANNA) == []
    assert gone.phase == "drawing"
    put = flips(when, BLANK_SIDE)
    streets = {street.space for street in A.streets}
    assert put.destinations == streets - {"e3", "e4"}, "SCHOOL and open Stranger spaces included"
    when = do(put, GoTo("i2"))
    assert when.kids(ANNA) == ["i2"]
    assert when.phase == "drawing"
    several = play(holding("hitchhiking", kids={ANNA: ["e4", "d5"]}), "hitchhiking")
    assert several.choosable == [(ANNA, "e4"), (ANNA, "d5")]


@clause("DS-38", "DS-50")
def test_a_soda_shop_date_shows_a_hand_to_one_and_its_card_to_all() -> None:
    given = a_game(
        kids={ANNA: [SCHOOL]},
        hand={ANNA: ["soda_shop_date", "walk"], BEN: ["run", "moms_car"], CARL: [], DORA: ["walk"]},
    )
    when = play(given, "soda_shop_date")
    assert when.legal() == [NamePlayer(BEN), NamePlayer(DORA)], "another player who holds a card"
    when = do(when, NamePlayer(BEN))
    assert HandShown(ANNA, BEN, ("run", "moms_car")) in when.heard(ANNA)
    assert when.heard(CARL) == [HandLookedAt(ANNA, BEN)]
    assert when.view(ANNA).players[BEN].known == ("run", "moms_car")
    assert when.view(CARL).players[BEN].known == ()
    assert when.legal() == [NameCard("run"), NameCard("moms_car")]
    when = do(when, NameCard("moms_car"))
    assert CardNamed(ANNA, BEN, "moms_car") in when.heard(CARL)
    assert when.view().players[BEN].known == ("moms_car",)
    assert when.view(ANNA).players[BEN].known == ("run", "moms_car")
    assert when.destinations == {"c4", "d2", "d7", "f3", "f8", "g6"}, "for Anna's Kid"


@clause("DS-38")
def test_a_named_card_without_a_use_is_used_for_nothing() -> None:
    given = a_game(hand={ANNA: ["soda_shop_date", "walk", "walk"], BEN: ["science_club_saviors", "walk", "walk"]},
                   scored={"b4": [BEN, BEN]})  # fmt: skip
    when = play(given, "soda_shop_date", NamePlayer(BEN), NameCard("science_club_saviors"))
    assert PlayedForNothing(ANNA, "science_club_saviors") in when.heard(), "Anna's LIBRARY counts"
    assert when.discarded("soda_shop_date") == 1
    assert when.hand(BEN).count("science_club_saviors") == 1


@clause("DS-38")
def test_nobody_else_holds_a_card() -> None:
    given = a_game(players=2, hand={ANNA: ["soda_shop_date"], BEN: []})
    when = play(given, "soda_shop_date")
    assert CardPlayed(ANNA, "soda_shop_date") in when.heard()
    assert when.phase == "drawing"


@clause("DS-50")
def test_what_was_seen_is_known_while_it_is_held() -> None:
    given = a_game(players=2, kids={BEN: [SCHOOL]},
                   hand={ANNA: ["soda_shop_date", "walk", "walk"], BEN: ["run", "walk", "walk"]})  # fmt: skip
    when = play(given, "soda_shop_date", NamePlayer(BEN), NameCard("walk"))
    assert when.view(ANNA).players[BEN].known == ("walk", "walk", "run")
    position = when.position.copy()
    position.leave_hand(BEN, 2)
    assert Table(position).view(ANNA).players[BEN].known == ("walk", "run")
    assert Table(position).view().players[BEN].known == ()
