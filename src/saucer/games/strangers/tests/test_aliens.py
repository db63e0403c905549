"""DS-21 to DS-25: Strangers, saucers, and the end; DS-42: Total Invasion."""

from typing import Any

import pytest

from saucer.games.strangers.events import (
    GameEnded,
    KidAbducted,
    KidsAbducted,
    KidSpared,
    SaucerInVain,
    ScoredKidChosen,
    StrangerPlaced,
)
from saucer.games.strangers.model import ChooseKid, ChooseScored, GoTo, PlaceStranger, SaucerFirst, StrangerFirst
from saucer.games.strangers.tests.table import (
    ANNA,
    BEN,
    BLANK_SIDE,
    CARL,
    DORA,
    SAUCER_SIDE,
    SCHOOL,
    B,
    Table,
    a_game,
    draws,
    flips,
    move,
    play,
)
from tests.clauses import clause
from tests.positions import do

SEVEN = ["e3", "e7", "a4", "i6", "h1", "b9", "g4"]
ELEVEN_SPOTS = {"b2": [ANNA] * 3, "h8": [ANNA] * 3, "b4": [ANNA] * 2, "c4": [ANNA]}
"""Nine Kids."""


def drawn(card: str, **given: Any) -> Table:
    """Anna draws this at the end of her turn."""
    return draws(play(a_game(**given), "walk"), card)


@clause("DS-21")
def test_a_sighting_is_carried_out_at_once_and_drawing_goes_on() -> None:
    when = drawn("stranger_sighting")
    assert when.asked == ANNA
    assert when.phase == "stranger"
    assert "stranger_sighting" not in when.hand(ANNA)
    when = do(when, PlaceStranger("e3"))
    assert when.discarded("stranger_sighting") == 1
    assert when.phase == "drawing"
    when = draws(when, "saucer", "stranger_sighting")
    assert when.phase == "stranger", "several in a row; the saucer found nobody"
    assert when.discarded("saucer") == 1
    when = draws(do(when, PlaceStranger("e7")), "walk")
    assert len(when.hand(ANNA)) == 3
    assert when.asked == BEN


@clause("DS-22")
def test_a_stranger_takes_every_kid_there_and_closes_the_space() -> None:
    when = drawn("stranger_sighting", kids={BEN: ["e3", "e3"], CARL: ["e3"], DORA: ["e4"]})
    when = do(when, PlaceStranger("e3"))
    assert when.heard() == [StrangerPlaced(ANNA, "e3", 7), KidsAbducted("e3", (BEN, BEN, CARL))]
    assert when.kids(BEN) == when.kids(CARL) == []
    assert when.view().players[BEN].supply == 10
    assert when.kids(DORA) == ["e4"]
    assert when.view().strangers == ("e3",)


@clause("DS-22")
def test_a_stranger_stands_on_stranger_spaces_only() -> None:
    when = drawn("stranger_sighting", board=B)
    spaces = {action.space for action in when.legal() if isinstance(action, PlaceStranger)}
    assert spaces == {street.space for street in B.streets if street.stranger}


@clause("DS-23")
def test_a_saucer_may_be_after_any_kid_on_the_board() -> None:
    when = drawn("saucer", kids={BEN: ["e4"]}, scored={"b2": [CARL, None, ANNA]})
    assert when.legal() == [ChooseKid(BEN, "e4"), ChooseScored("b2", 1), ChooseScored("b2", 3)]
    taken = flips(do(when, ChooseKid(BEN, "e4")), SAUCER_SIDE)
    assert taken.kids(BEN) == []
    assert taken.view().players[BEN].supply == 10
    spared = flips(do(when, ChooseScored("b2", 1)), BLANK_SIDE)
    assert spared.spots("b2") == [CARL, None, ANNA]
    assert spared.phase == "drawing"


@clause("DS-18a", "DS-23")
def test_the_first_spot_of_the_board_is_a_spot_like_any_other() -> None:
    when = do(drawn("saucer", scored={"a1": [BEN]}), ChooseScored("a1", 1))
    assert when.heard() == [ScoredKidChosen(ANNA, BEN, "a1", 1)]
    taken = flips(when, SAUCER_SIDE)
    assert KidAbducted(BEN, "a1", 1) in taken.heard()
    assert (taken.spots("a1"), taken.view().players[BEN].supply) == ([None], 10)
    assert KidSpared(BEN, "a1", 1) in flips(when, BLANK_SIDE).heard()


@clause("DS-23")
def test_a_bonus_goes_with_its_kid() -> None:
    when = drawn("saucer", scored={"b4": [BEN], "c2": [BEN]})
    reader = flips(do(when, ChooseScored("b4", 1)), SAUCER_SIDE).view().players[BEN]
    assert (reader.hand_limit, reader.kid_limit) == (3, 2)
    player = flips(do(when, ChooseScored("c2", 1)), SAUCER_SIDE).view().players[BEN]
    assert (player.hand_limit, player.kid_limit) == (4, 1)


@clause("DS-23")
def test_without_a_kid_no_coin_is_flipped() -> None:
    when = drawn("saucer")
    assert SaucerInVain(ANNA) in when.heard()
    assert when.phase == "drawing"


@clause("DS-24")
@pytest.mark.parametrize("strangers", [SEVEN, SEVEN[:6]])
def test_the_eighth_stranger_ends_the_game_on_board_a(strangers: list[str]) -> None:
    when = do(drawn("stranger_sighting", strangers=strangers), PlaceStranger("c6"))
    assert (when.phase == "over") == (len(strangers) == 7)


@clause("DS-24")
def test_the_tenth_stranger_ends_the_game_on_board_b() -> None:
    nine = ["b7", "c7", "d7", "b8", "c8", "d8", "f3", "f7", "i5"]
    assert do(drawn("stranger_sighting", board=B, strangers=nine[:8]), PlaceStranger("i5")).phase == "drawing"
    when = do(drawn("stranger_sighting", board=B, strangers=nine), PlaceStranger("d2"))
    assert when.result is not None
    assert when.result.reason == "last_stranger"


@clause("DS-24")
def test_ten_scored_kids_end_the_game_whoever_moved_the_last() -> None:
    given = a_game(turn=BEN, scored=ELEVEN_SPOTS, kids={ANNA: ["g5"]}, hand={BEN: ["prom_date", "walk", "walk"]})
    when = play(given, "prom_date", GoTo("g6"))
    assert when.result is not None
    assert when.result.reason == "ten_kids"
    assert when.phase == "over"
    assert len(when.hand(BEN)) == 2, "in the middle of the card: nothing is drawn"


@clause("DS-24")
def test_in_the_middle_of_a_card_that_moves_several() -> None:
    given = a_game(scored=ELEVEN_SPOTS, kids={ANNA: ["g5"], BEN: ["d5"]},
                   hand={ANNA: ["pool_party", "walkie_talkies", "walk"]})  # fmt: skip
    when = play(given, "walkie_talkies", GoTo("g6"))
    assert when.phase == "over"


@clause("DS-25")
def test_the_most_points_win_and_ties_are_shared() -> None:
    when = do(drawn("stranger_sighting", strangers=SEVEN, scored={"a1": [BEN], "c4": [ANNA]}), PlaceStranger("c6"))
    assert when.result is not None
    assert (when.result.winners, when.result.scores) == ((BEN,), (3, 10, 0, 0))
    assert when.heard()[-1] == GameEnded(1, "last_stranger", (BEN,), (3, 10, 0, 0))
    when = do(drawn("stranger_sighting", strangers=SEVEN, scored={"c4": [DORA], "g6": [ANNA]}), PlaceStranger("c6"))
    assert when.result is not None
    assert when.result.winners == (ANNA, DORA)


@clause("DS-25")
def test_points_count_before_anybody_is_taken_off() -> None:
    """All four at the PEP RALLY count four."""
    scored = {"h3": [ANNA, BEN, CARL, DORA], "c4": [DORA]}
    when = do(drawn("stranger_sighting", strangers=SEVEN, scored=scored), PlaceStranger("c6"))
    assert when.result is not None
    assert when.result.scores == (9, 9, 9, 12)


@clause("DS-42")
def test_in_a_total_invasion_every_alien_card_has_both_effects_in_the_order_named() -> None:
    for card in ("stranger_sighting", "saucer"):
        when = drawn(card, kids={BEN: ["e3"]}, total_invasion=True)
        assert when.legal() == [StrangerFirst(), SaucerFirst()]
        first = do(when, SaucerFirst(), ChooseKid(BEN, "e3"))
        then = flips(first, BLANK_SIDE)
        assert then.phase == "stranger"
        assert do(then, PlaceStranger("e3")).kids(BEN) == []
        other = do(when, StrangerFirst(), PlaceStranger("e7"))
        assert other.phase == "saucer"
        done = flips(do(other, ChooseKid(BEN, "e3")), SAUCER_SIDE)
        assert done.kids(BEN) == []
        assert done.phase == "drawing"
        assert done.discarded(card) == 1


@clause("DS-42")
def test_a_last_stranger_that_comes_first_leaves_no_time_for_the_saucer() -> None:
    when = drawn("saucer", kids={BEN: ["e4"]}, strangers=SEVEN, total_invasion=True)
    assert do(when, StrangerFirst(), PlaceStranger("c6")).phase == "over"
    when = flips(do(when, SaucerFirst(), ChooseKid(BEN, "e4")), SAUCER_SIDE)
    assert when.phase == "stranger"


@clause("DS-42")
def test_without_a_kid_the_stranger_still_comes_and_nobody_is_asked() -> None:
    when = drawn("saucer", total_invasion=True)
    assert when.phase == "stranger"
    when = do(when, PlaceStranger("e3"))
    assert when.phase == "drawing"
    taken = drawn("stranger_sighting", kids={BEN: ["e3"]}, total_invasion=True)
    taken = do(taken, StrangerFirst(), PlaceStranger("e3"))
    assert SaucerInVain(ANNA) in taken.heard(), "the Stranger has taken the only one"


@clause("DS-21", "DS-42")
def test_otherwise_a_card_has_its_own_effect_only() -> None:
    when = do(drawn("stranger_sighting", kids={BEN: ["e4"]}), PlaceStranger("e3"))
    assert when.phase == "drawing"
    when = flips(do(drawn("saucer", kids={BEN: ["e4"]}), ChooseKid(BEN, "e4")), BLANK_SIDE)
    assert when.phase == "drawing"
    assert move(a_game(kids={ANNA: [SCHOOL]}), "walk", "d5").view().strangers_left == 8
