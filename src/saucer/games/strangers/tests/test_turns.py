"""DS-6 to DS-12: a turn; DS-41: Brainiac."""

from saucer.games.strangers.events import (
    CardDiscarded,
    CardDrawn,
    CardDrawnUnseen,
    DateSetAside,
    DeckShuffled,
    PlayedForNothing,
)
from saucer.games.strangers.model import (
    CARDS,
    ChooseKid,
    ChooseScored,
    DiscardCard,
    GoTo,
    KeepCards,
    LetOut,
    PlaceStranger,
    PlayCard,
    RunAway,
    Stop,
)
from saucer.games.strangers.rules.state import COPIES, KIDS
from saucer.games.strangers.tests.table import (
    ANNA,
    BEN,
    BLANK_SIDE,
    CARL,
    DORA,
    SAUCER_SIDE,
    SCHOOL,
    Table,
    a_game,
    draws,
    flips,
    move,
    play,
)
from tests.clauses import clause
from tests.positions import do


@clause("DS-6")
def test_one_action_a_turn_and_the_next_player_clockwise() -> None:
    given = a_game(turn=DORA, kids={DORA: ["e4"]}, scored={"c2": [DORA]})
    assert set(map(type, given.legal())) == {LetOut, PlayCard, RunAway}
    assert do(given, LetOut()).asked == ANNA
    assert do(given, RunAway("e4")).asked == ANNA
    assert draws(move(given, "walk", "e3"), "run").asked == ANNA


@clause("DS-6")
def test_nobody_is_ever_without_a_card_at_the_start_of_a_turn() -> None:
    """So nobody is passed over: however many are held and set aside, there are cards to draw."""
    most_held = 4 * (KIDS + 4)
    set_aside = COPIES[CARDS.index("stranger_sighting")] + COPIES[CARDS.index("saucer")]
    assert sum(COPIES) - most_held - set_aside == 21


@clause("DS-7")
def test_a_kid_is_let_out_into_the_school_while_below_the_allowance() -> None:
    when = do(a_game(), LetOut())
    assert when.kids(ANNA) == [SCHOOL]
    assert when.view().players[ANNA].supply == 9
    assert when.asked == BEN, "with a full hand nothing is drawn"
    assert LetOut() not in a_game(kids={ANNA: ["e4"]}).legal()
    assert LetOut() in a_game(kids={ANNA: ["e4"]}, scored={"c2": [ANNA]}).legal()
    assert LetOut() not in a_game(kids={ANNA: ["e4", "e6"]}, scored={"c2": [ANNA]}).legal()
    assert LetOut() in a_game(kids={ANNA: ["e4", "e6"]}, scored={"c2": [ANNA], "d8": [ANNA]}).legal()
    assert LetOut() not in a_game(kids={ANNA: ["e4"]}, scored={"c2": [BEN]}).legal()


@clause("DS-7")
def test_without_a_kid_in_the_supply_none_is_let_out() -> None:
    scored = {"b2": [ANNA] * 3, "h8": [ANNA] * 3, "c2": [ANNA] * 2, "d8": [ANNA]}
    assert LetOut() in a_game(scored=scored).legal()
    assert LetOut() not in a_game(scored=scored, kids={ANNA: ["e4"]}).legal()


def nothing_is_under_way(when: Table) -> bool:
    """No card lies on the table, nobody is chosen, no alien is due."""
    view = when.view()
    on_the_table = (view.playing, view.effect, view.looking_at, view.chosen, view.stranger, view.drawn)
    return on_the_table == (None,) * 6 and (view.moved, view.moves) == ((), 0) and not is_alien_due(when)


def is_alien_due(when: Table) -> bool:
    return (when.view().stranger_due, when.view().saucer_due) != (False, False)


@clause("DS-8", "DS-21")
def test_what_has_been_carried_out_leaves_nothing_behind() -> None:
    given = a_game(kids={ANNA: ["e4", "d5"], BEN: ["e6"]}, hand={ANNA: ["walkie_talkies", "walk", "walk"]})
    moved = play(given, "walkie_talkies", ChooseKid(ANNA, "e4"), GoTo("f4"))
    assert moved.view().chosen is None, "the next one is still to be chosen"
    when = do(moved, Stop())
    assert nothing_is_under_way(when)
    assert nothing_is_under_way(do(draws(when, "stranger_sighting"), PlaceStranger("e3")))
    for side in (SAUCER_SIDE, BLANK_SIDE):
        assert nothing_is_under_way(flips(do(draws(when, "saucer"), ChooseKid(BEN, "e6")), side))
    assert nothing_is_under_way(draws(play(a_game(), "walk"), "saucer")), "it has found nobody"


@clause("DS-8")
def test_a_card_that_can_be_used_must_be_and_one_that_cannot_is_played_for_nothing() -> None:
    given = a_game(kids={ANNA: ["e4"]})
    when = play(given, "walk")
    assert when.phase == "going"
    assert set(map(type, when.legal())) == {GoTo}
    when = play(a_game(), "walk")
    assert PlayedForNothing(ANNA, "walk") in when.heard()
    assert when.discarded("walk") == 1
    assert when.phase == "drawing"


@clause("DS-9")
def test_a_kid_runs_away_to_the_supply_but_not_from_the_school() -> None:
    given = a_game(kids={ANNA: ["e4", SCHOOL, "e6"], BEN: ["d5"]})
    assert given.legal(RunAway) == [RunAway("e4"), RunAway("e6")]
    when = do(given, RunAway("e6"))
    assert when.kids(ANNA) == ["e4", SCHOOL]
    assert when.view().players[ANNA].supply == 8
    assert when.asked == BEN, "nothing is drawn"


@clause("DS-10")
def test_only_whose_turn_it_is_draws_up_to_the_limit_as_it_stands() -> None:
    given = a_game(kids={ANNA: ["b5"]}, hand={ANNA: ["walk", "run", "run"], BEN: ["walk"]})
    when = move(given, "walk", "b4")
    when = draws(when, "walk")
    assert when.phase == "drawing", "a Kid in a LIBRARY: one card more"
    when = draws(when, "skateboard")
    assert len(when.hand(ANNA)) == 4
    assert len(when.hand(BEN)) == 1
    assert when.asked == BEN


@clause("DS-10", "DS-50")
def test_what_is_drawn_is_seen_by_one_alone() -> None:
    when = draws(play(a_game(), "walk"), "rad_bike")
    assert CardDrawn(ANNA, "rad_bike") in when.heard(ANNA)
    assert CardDrawnUnseen(ANNA) in when.heard(BEN)
    assert CardDrawnUnseen(ANNA) in when.heard()


@clause("DS-10")
def test_the_limit_counts_as_it_is_at_that_moment() -> None:
    """A saucer takes the Kid out of the LIBRARY between two cards."""
    given = a_game(scored={"b4": [ANNA]}, hand={ANNA: ["walk", "run", "run", "run"]})
    when = draws(play(given, "walk"), "saucer")
    when = flips(do(when, ChooseScored("b4", 1)), SAUCER_SIDE)
    assert len(when.hand(ANNA)) == 3
    assert when.asked == BEN, "nothing more is drawn"


@clause("DS-11")
def test_what_is_above_a_sunken_limit_stays_and_nothing_is_drawn() -> None:
    given = a_game(kids={ANNA: ["e4", "e6"]}, hand={ANNA: ["walk", "walk", "run", "run", "run"]})
    when = move(given, "walk", "e3", kid="e4")
    assert when.asked == BEN
    assert len(when.hand(ANNA)) == 4
    assert LetOut() not in given.legal()


@clause("DS-12")
def test_the_discards_become_the_deck_with_the_card_just_played() -> None:
    given = a_game(deck=[], discards=["run", "stranger_sighting"])
    when = play(given, "walk")
    assert DeckShuffled(3) in when.heard()
    assert when.view().deck == 3
    assert sum(when.view().discards) == 0
    assert draws(when, "walk").hand(ANNA).count("walk") == 1


@clause("DS-12")
def test_without_a_card_to_draw_drawing_stops() -> None:
    """One card is drawn for the LIBRARY, then there is none."""
    given = a_game(kids={ANNA: ["b5"]}, deck=[], discards=[])
    when = draws(move(given, "walk", "b4"), "walk")
    assert len(when.hand(ANNA)) == 3
    assert when.asked == BEN


@clause("DS-12")
def test_everybody_sees_the_discards() -> None:
    when = play(a_game(discards=["run"]), "walk")
    assert when.discarded("run") == 1
    assert when.view(CARL).discards == when.view().discards


@clause("DS-41")
def test_a_brainiac_discards_one_card_before_the_action_or_after_it() -> None:
    given = a_game(brainiac=True, hand={ANNA: ["walk", "run", "run"]})
    when = do(given, DiscardCard("run"))
    assert when.heard() == [CardDiscarded(ANNA, "run")]
    assert when.asked == ANNA
    assert when.legal(DiscardCard) == [], "once a turn"
    when = do(when, LetOut())
    assert when.phase == "drawing", "it is replaced after letting out, too"
    when = do(given, LetOut())
    assert when.legal() == [KeepCards(), DiscardCard("walk"), DiscardCard("run")]
    assert do(when, KeepCards()).asked == BEN
    assert do(when, DiscardCard("walk")).phase == "drawing"


@clause("DS-41")
def test_a_brainiac_discards_after_a_card_and_draws_for_both() -> None:
    given = a_game(brainiac=True, hand={ANNA: ["walk", "run", "run"]})
    when = do(play(given, "walk"), DiscardCard("run"))
    when = draws(when, "walk", "walk")
    assert when.hand(ANNA) == ["walk", "walk", "run"]
    assert a_game(hand={ANNA: ["walk"]}).legal(DiscardCard) == []


@clause("DS-10", "DS-24")
def test_after_the_end_nothing_is_drawn() -> None:
    given = a_game(strangers=["e3", "e7", "a4", "i6", "h1", "b9", "g4"], hand={ANNA: ["walk"]})
    when = do(draws(play(given, "walk"), "stranger_sighting"), PlaceStranger("c6"))
    assert when.phase == "over"
    assert when.hand(ANNA) == []


@clause("DS-12", "DS-10")
def test_discards_are_shuffled_after_letting_out_and_running_away_too() -> None:
    given = a_game(kids={ANNA: ["e4"]}, scored={"c2": [ANNA]}, hand={ANNA: ["walk"]}, deck=[], discards=["run"] * 3)
    for action in (LetOut(), RunAway("e4")):
        assert DeckShuffled(3) in do(given, action).heard()


@clause("DS-12", "DS-10")
def test_discards_are_shuffled_in_the_middle_of_a_refill() -> None:
    given = a_game(hand={ANNA: ["walk"]}, deck=["run"], discards=["skateboard"] * 2)
    when = draws(play(given, "walk"), "run")
    assert when.heard(BEN)[-2:] == [CardDrawnUnseen(ANNA), DeckShuffled(3)]
    assert draws(when, "walk", "skateboard").hand(ANNA) == ["walk", "run", "skateboard"]


@clause("DS-12", "DS-41")
def test_discards_are_shuffled_after_a_brainiac_has_discarded_or_kept_all() -> None:
    given = play(a_game(hand={ANNA: ["walk", "run"]}, deck=[], discards=["skateboard"], brainiac=True), "walk")
    assert DeckShuffled(3) in do(given, DiscardCard("run")).heard()
    assert DeckShuffled(2) in do(given, KeepCards()).heard()


@clause("DS-12", "DS-44")
def test_a_soda_shop_date_that_a_player_alone_draws_is_shuffled_with_the_other_discards() -> None:
    given = a_game(1, hand={ANNA: ["walk", "run", "run"]}, deck=["soda_shop_date"], discards=["skateboard"])
    when = draws(play(given, "walk"), "soda_shop_date")
    assert when.heard()[-2:] == [DateSetAside(ANNA), DeckShuffled(3)]
    assert when.position.deck == a_game(deck=["skateboard", "soda_shop_date", "walk"]).position.deck


@clause("DS-41", "DS-6")
def test_the_next_brainiac_may_discard_before_an_action_as_well() -> None:
    given = a_game(2, hand={ANNA: ["walk", "run", "run"]}, brainiac=True)
    when = draws(do(play(given, "walk"), DiscardCard("run")), "walk", "run")
    assert when.asked == BEN
    then = do(when, DiscardCard("walk"))
    assert (then.asked, len(then.hand(BEN)), then.legal(DiscardCard)) == (BEN, 2, [])
    assert then.legal(PlayCard) != [], "the action is still to come"
