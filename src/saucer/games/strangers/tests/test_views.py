"""DS-50: who may see what."""

from saucer.core import encode
from saucer.core.codec import Codec
from saucer.games.strangers import GAME
from saucer.games.strangers.model import ChooseKid, ChooseScored, GoTo, Kid, PlaceStranger, RunAway, Stop
from saucer.games.strangers.rules.position import FACE_OF
from saucer.games.strangers.rules.state import see
from saucer.games.strangers.tests.table import ANNA, BEN, CARL, DORA, SCHOOL, A, a_game, a_start, draws, play
from tests.clauses import clause
from tests.positions import chance, do

SEVEN = ["e3", "e7", "a4", "i6", "h1", "b9", "g4"]


@clause("DS-50")
def test_everybody_sees_the_board_and_nobody_a_hand_but_their_own() -> None:
    given = a_game(
        kids={ANNA: ["e4", "d5"], BEN: [SCHOOL]},
        scored={"b2": [CARL, None, DORA]},
        strangers=["e3"],
        hand={ANNA: ["run", "rad_bike"], BEN: ["walk"]},
        discards=["saucer"],
    )
    for viewer in (ANNA, BEN, None):
        view = given.view(viewer)
        assert view.board is A
        assert view.players[ANNA].kids == ("e4", "d5")
        assert view.strangers == ("e3",)
        assert view.strangers_left == 7
        assert [player.cards for player in view.players] == [2, 1, 3, 3]
        assert [player.supply for player in view.players] == [8, 9, 9, 9]
        assert sum(view.discards) == 1
        assert view.deck == 100 - 9 - 1
    assert given.view(ANNA).hand == ("run", "rad_bike")
    assert given.view(ANNA).players[ANNA].known == ("run", "rad_bike")
    assert given.view(BEN).players[ANNA].known == ()
    assert given.view().hand is None
    assert given.spots("b2") == [CARL, None, DORA]


@clause("DS-50")
def test_everybody_sees_what_is_being_carried_out() -> None:
    given = a_game(kids={ANNA: ["d5", SCHOOL]}, hand={ANNA: ["walkie_talkies", "walk", "walk"]})
    when = play(given, "walkie_talkies", ChooseKid(ANNA, "d5"))
    view = when.view(CARL)
    assert (view.playing, view.effect, view.chosen) == ("walkie_talkies", "walkie_talkies", Kid(ANNA, "d5"))
    when = do(when, GoTo("c5"))
    assert (when.view().moved, when.view().moves) == ((Kid(ANNA, "c5"),), 1)
    when = draws(play(a_game(kids={BEN: ["e4"]}), "walk"), "saucer")
    assert (when.view().drawn, when.view().saucer_due, when.view().stranger_due) == ("saucer", True, False)
    when = do(when, ChooseKid(BEN, "e4"))
    assert when.view().chosen == Kid(BEN, "e4")
    when = draws(play(a_game(scored={"b2": [CARL, BEN]}), "walk"), "saucer")
    assert do(when, ChooseScored("b2", 2)).view().chosen == Kid(BEN, "b2", 2)


@clause("DS-50")
def test_nobody_sees_the_order_of_the_deck() -> None:
    """There is none: two decks of the same cards are the same deck."""
    given = a_game()
    assert not any(name in ("order", "top") for name in type(given.position.view(None)).__struct_fields__)
    assert given.view(ANNA).pool is None
    assert given.position.key() == given.position.copy().key()


def test_views_survive_being_written_and_read() -> None:
    """At the beginning, in the middle of a card, in the next turn, and in the next game of a match."""
    given = a_game(2, kids={ANNA: ["e4", SCHOOL]}, variant="gauntlet", strangers=SEVEN)
    moving = play(given, "walkie_talkies", ChooseKid(ANNA, "e4"), GoTo("f4"))
    alien = draws(do(moving, Stop()), "stranger_sighting")
    for table in (
        a_start(2),
        given,
        moving,
        alien,
        do(given, RunAway("e4")),
        do(alien, PlaceStranger("c6")),
    ):
        for viewer in (ANNA, BEN, None):
            view = table.view(viewer)
            assert Codec(GAME).view(encode(view)) == view


def test_what_nobody_has_chosen_is_not_played() -> None:
    view = a_game().view()
    chosen = (view.well_read, view.brainiac, view.total_invasion, view.five_sightings, view.free_first_kid)
    assert (view.variant, view.puzzle, *chosen) == ("standard", None, False, False, False, False, False)


@clause("DS-50")
def test_who_began_is_seen_once_chance_has_said_it() -> None:
    given = a_start(3)
    assert given.view().first is None
    assert chance(given, (CARL,)).view(BEN).first == CARL


@clause("DS-50")
def test_what_was_seen_of_a_hand_is_forgotten_with_each_card_that_leaves_it() -> None:
    given = a_game(3, turn=CARL, hand={CARL: ["run", "run", "walk"], BEN: ["run"]})
    for viewer, seat, count in ((ANNA, CARL, 2), (BEN, CARL, 1), (ANNA, BEN, 1), (3, CARL, 1)):
        see(given.position, viewer, seat, FACE_OF["run"], count)
    when = play(given, "run")
    assert when.view(ANNA).players[CARL].known == ("run",)
    assert when.view(BEN).players[CARL].known == when.view().players[CARL].known == ()
    assert when.view(ANNA).players[BEN].known == ("run",), "it is still held"
