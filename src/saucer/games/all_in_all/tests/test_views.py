"""Who may see what, AA-40."""

import pytest

from saucer.core import Event
from saucer.games.all_in_all.model import (
    Answered,
    CardDrawn,
    FlyOn,
    Land,
    PassEnded,
    PlaceRelic,
    PlayerView,
    PortalView,
    SabortalDrawn,
    ShipLanded,
    TakeCard,
)
from saucer.games.all_in_all.tests.table import (
    ANNA,
    BEN,
    BOOTS,
    CARL,
    CLOAK,
    DORA,
    PAPER,
    PILFERER,
    PLUG,
    SABORTAL,
    SCHEMER,
    VACUUM,
    a_mission,
    all_fly_on,
    deal,
    explore,
    land,
    sabortal_ends,
)
from tests.clauses import clause
from tests.positions import play


@clause("AA-40", "AA-1")
def test_public_are_portals_planets_ships_hand_sizes_the_pass_and_the_size_of_the_pile() -> None:
    given = a_mission(
        explorer=BEN,
        pass_holder=CARL,
        portal=6,
        ships={DORA: 3, ANNA: 3},
        hand={ANNA: [BOOTS, BOOTS], BEN: [SCHEMER]},
        planet={CARL: [PLUG, BOOTS, PLUG, PLUG]},
        lying={1: CLOAK, 5: PILFERER},
    )
    view = given.view()
    assert (view.seat, view.phase, view.mission, view.portal, view.explorer) == (None, "exploring", 2, 6, BEN)
    assert view.portals[0] == PortalView(1, CLOAK, ())
    assert view.portals[2] == PortalView(2, None, (DORA, ANNA))
    assert view.portals[4] == PortalView(2, PILFERER, ())
    assert view.players == (
        PlayerView(planet=(), sets=0, towards=0, cards=3, known=(), landed=3, answered=False),
        PlayerView(planet=(), sets=0, towards=0, cards=2, known=(SCHEMER,), landed=None, answered=False),
        PlayerView(planet=(BOOTS, PLUG, PLUG, PLUG), sets=1, towards=4, cards=1, known=(), landed=None, answered=False),
        PlayerView(planet=(), sets=0, towards=0, cards=1, known=(), landed=3, answered=False),
    )
    assert view.pass_holder == CARL
    assert view.pile == 72 - 7
    assert (view.collector, view.actions_left, view.collecting, view.drawn_from) == (None, 0, (), None)
    assert (view.dealing, view.landing_now, view.reason, view.winners) == (None, (), None, ())


@clause("AA-40")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    given = a_mission(explorer=BEN, hand={ANNA: [PLUG, BOOTS], CARL: [CLOAK]})
    assert given.view(ANNA).hand == (BOOTS, PLUG, SABORTAL)
    assert given.view(CARL).hand == (CLOAK, SABORTAL)
    assert given.view().hand is None


@clause("AA-40")
def test_hands_and_pile_exchanged_look_the_same_to_everybody_else() -> None:
    given = a_mission(explorer=BEN, hand={ANNA: [PLUG, BOOTS], CARL: [CLOAK]})
    other = a_mission(explorer=BEN, hand={ANNA: [VACUUM, VACUUM], CARL: [CLOAK]})
    assert given.position.key() != other.position.key()
    for seat in (None, BEN, CARL, DORA):
        assert given.view(seat) == other.view(seat)
    assert given.view(ANNA) != other.view(ANNA)


@clause("AA-40", "AA-5")
def test_a_draw_tells_nothing_about_the_other_cards() -> None:
    given = a_mission(explorer=BEN, hand={ANNA: [PLUG, BOOTS]})
    other = a_mission(explorer=BEN, hand={ANNA: [PLUG, VACUUM]})
    for seat in (None, BEN, CARL, DORA):
        assert explore(given, BEN, ANNA, PLUG).view(seat) == explore(other, BEN, ANNA, PLUG).view(seat)
        assert explore(given, BEN, ANNA, PLUG).heard(seat) == explore(other, BEN, ANNA, PLUG).heard(seat)


@clause("AA-40")
def test_a_card_taken_counts_as_known_until_one_of_its_kind_leaves_the_hand() -> None:
    given = a_mission(explorer=BEN, hand={ANNA: [PLUG, PLUG, PLUG, BOOTS]}, known={ANNA: [PLUG, PLUG]})
    assert given.known(ANNA) == [PLUG, PLUG]
    once = all_fly_on(explore(given, BEN, ANNA, PLUG))
    assert once.known(ANNA) == [PLUG]
    twice = all_fly_on(explore(once, CARL, ANNA, PLUG))
    assert twice.known(ANNA) == []
    thrice = explore(twice, DORA, ANNA, PLUG)
    assert thrice.known(ANNA) == []
    assert thrice.hand(ANNA) == [BOOTS, SABORTAL]
    again = play(sabortal_ends(all_fly_on(land(thrice, ANNA))), ANNA, TakeCard(1))
    assert again.known(ANNA) == [PLUG]


@clause("AA-40")
def test_two_cards_of_a_kind_taken_are_two_known() -> None:
    given = a_mission(explorer=BEN, portal=4, ships={ANNA: 3}, lying={1: PLUG, 2: PLUG})
    assert play(sabortal_ends(given), ANNA, TakeCard(1), TakeCard(2)).known(ANNA) == [PLUG, PLUG]


@clause("AA-40")
def test_a_card_of_another_kind_that_leaves_changes_nothing_about_it() -> None:
    given = a_mission(explorer=BEN, hand={ANNA: [PLUG, BOOTS]}, known={ANNA: [PLUG]})
    assert explore(given, BEN, ANNA, BOOTS).known(ANNA) == [PLUG]


@clause("AA-40")
def test_a_relic_placed_is_one_known_fewer() -> None:
    given = a_mission(
        explorer=BEN, portal=4, ships={ANNA: 3}, hand={ANNA: [PLUG, BOOTS]}, known={ANNA: [PLUG]}, lying={1: CLOAK}
    )
    when = play(sabortal_ends(given), ANNA, PlaceRelic(PLUG))
    assert when.known(ANNA) == []


@clause("AA-40")
def test_the_sabortal_drawn_is_not_listed_as_known_and_stays_in_the_hand() -> None:
    when = explore(a_mission(explorer=BEN, portal=2, lying={1: CLOAK}), BEN, ANNA, SABORTAL)
    assert when.known(ANNA) == []
    assert when.hand(ANNA) == [SABORTAL]
    assert when.view().players[ANNA].cards == 1


@clause("AA-40", "AA-13")
def test_sealed_answers_are_secret_until_their_pass_ends() -> None:
    given = a_mission(explorer=BEN, hand={ANNA: [PLUG]})
    window = explore(given, BEN, ANNA, PLUG)
    lands, flies = play(window, CARL, Land()), play(window, CARL, FlyOn())
    for seat in (None, ANNA, BEN, DORA):
        assert lands.view(seat) == flies.view(seat)
        assert lands.heard(seat) == flies.heard(seat)
        assert seat is None or lands.legal(seat) == flies.legal(seat)
    assert lands.asked == flies.asked
    assert (lands.view(CARL).answer, flies.view(CARL).answer) == ("land", "fly_on")


@clause("AA-40")
def test_of_a_refill_the_others_see_only_the_number() -> None:
    given = sabortal_ends(a_mission(explorer=BEN, pass_holder=ANNA, hand={BEN: [PLUG] * 5}))
    boots, paper = deal(given, BOOTS), deal(given, PAPER)
    for seat in (None, ANNA, CARL, DORA):
        assert boots.view(seat) == paper.view(seat)
        assert boots.heard(seat) == paper.heard(seat)
    assert boots.heard(BEN) != paper.heard(BEN)


@clause("AA-40")
@pytest.mark.parametrize(
    "event", [CardDrawn(ANNA, BEN, BOOTS, 4), SabortalDrawn(ANNA, BEN, 4), PassEnded(4, ()), ShipLanded(ANNA, 4)]
)
def test_what_tells_a_secret_cannot_be_undone(event: Event) -> None:
    assert event.reveals


@clause("AA-40", "AA-13")
def test_that_somebody_has_answered_tells_no_secret() -> None:
    assert not Answered(ANNA).reveals


@clause("AA-19", "AA-40")
def test_from_the_first_landing_on_everybody_sees_in_which_order_is_collected() -> None:
    assert a_mission(portal=6).view().order == ()
    given = a_mission(portal=6, ships={DORA: 3, ANNA: 3, BEN: 5})
    assert given.view().order == given.view(CARL).order == (BEN, DORA, ANNA)
    assert given.view().actions == tuple(given.view().portals[portal - 1].value for portal in (5, 3, 3))


@clause("AA-13a")
def test_a_view_names_the_portals_until_which_one_may_say_to_fly_on() -> None:
    given = a_mission(portal=6, ships={DORA: 3})
    assert given.view(CARL).fly_on_until == (7, 8, 9, 10)
    assert [given.view(seat).fly_on_until for seat in (DORA, None)] == [(), ()]
    assert a_mission(portal=10).view(CARL).fly_on_until == ()
    assert a_mission(portal=6, landing="race").view(CARL).fly_on_until == ()
