"""Landing and the end of a mission, AA-12 to AA-18."""

from collections.abc import Mapping

import pytest

from saucer.core import LAPSE, Decide, NotAllowed, Seat, seats
from saucer.games.all_in_all import GAME
from saucer.games.all_in_all.model import (
    Answered,
    DrawFrom,
    FlyOn,
    FlyOnUntil,
    Land,
    MissionEnded,
    PassEnded,
    ShipLanded,
    ShipsLanded,
    WindowClosed,
)
from saucer.games.all_in_all.tests.table import (
    ANNA,
    BEN,
    BOOTS,
    BOTH,
    CARL,
    CLOAK,
    DORA,
    PLUG,
    Landing,
    Table,
    a_mission,
    a_start,
    all_fly_on,
    explore,
    is_order_of,
    land,
    stack,
)
from tests.clauses import clause
from tests.positions import chance, left_to_chance, play

both_ways = pytest.mark.parametrize("landing", BOTH)


def a_window(landing: Landing = "sealed", portal: int = 3, ships: Mapping[Seat, int] | None = None) -> Table:
    """Ben of four has just explored."""
    given = a_mission(
        explorer=BEN, portal=portal, ships=ships, hand={ANNA: [BOOTS, PLUG], DORA: [CLOAK] * 5}, landing=landing
    )
    return explore(given, BEN, ANNA, BOOTS)


@clause("AA-12")
@both_ways
def test_everybody_who_has_not_landed_may_land_the_explorer_included(landing: Landing) -> None:
    assert a_window(landing).asked == [ANNA, BEN, CARL, DORA]
    assert a_window(landing, ships={CARL: 2}).asked == [ANNA, BEN, DORA]
    assert a_window(landing, ships={CARL: 2}).legal(CARL) == []


@clause("AA-12")
@both_ways
def test_one_lands_at_the_portal_just_explored(landing: Landing) -> None:
    when = land(a_window(landing, portal=5), BEN)
    assert when.stack_at(5) == [BEN]
    assert when.view().players[BEN].landed == 5


@clause("AA-12")
@both_ways
def test_there_is_no_landing_before_the_first_exploration(landing: Landing) -> None:
    when = left_to_chance(a_start(3, first=ANNA, landing=landing))
    assert all(Land() not in when.legal(seat) for seat in seats(3))


@clause("AA-13")
def test_in_a_sealed_pass_one_answers_land_or_fly_on() -> None:
    window = a_window()
    assert [window.legal(seat) for seat in seats(4)] == [[Land(), FlyOn()]] * 4
    now = window.position.next()
    assert isinstance(now, Decide)
    assert (now.must, now.may, now.lapses) == ((ANNA, BEN, CARL, DORA), (), 0)


@clause("AA-13", "AA-40")
@pytest.mark.parametrize("answer", [Land(), FlyOn()])
def test_that_one_has_answered_is_seen_but_never_what(answer: Land | FlyOn) -> None:
    when = play(a_window(), CARL, answer)
    assert when.heard() == when.heard(CARL) == [Answered(CARL)]
    assert when.asked == [ANNA, BEN, DORA]
    assert when.legal(CARL) == []
    assert [player.answered for player in when.view().players] == [False, False, True, False]
    assert when.stack_at(3) == []
    assert when.view().answer is when.view(ANNA).answer is None
    assert when.view(CARL).answer == ("land" if answer == Land() else "fly_on")


@clause("AA-13")
def test_answers_come_in_any_order() -> None:
    when = play(play(play(play(a_window(), DORA, FlyOn()), ANNA, FlyOn()), CARL, Land()), BEN, FlyOn())
    assert when.stack_at(3) == [CARL]


@clause("AA-13")
def test_landings_of_a_pass_are_shown_together_in_an_order_drawn_by_chance() -> None:
    window = a_window()
    sealed = play(play(play(play(window, ANNA, Land()), BEN, FlyOn()), CARL, Land()), DORA, Land())
    assert sealed.view().phase == "stacking"
    assert sealed.view().landing_now == (ANNA, CARL, DORA)
    assert sealed.stack_at(3) == []
    assert is_order_of(sealed, 3)

    when = stack(sealed, DORA, ANNA, CARL)
    assert when.stack_at(3) == [DORA, ANNA, CARL]
    assert when.heard() == [PassEnded(3, (DORA, ANNA, CARL))]
    assert when.view().landing_now == ()


@clause("AA-13")
def test_a_ship_that_lands_alone_needs_no_chance() -> None:
    when = land(a_window(), CARL)
    assert when.heard()[-1] == PassEnded(3, (CARL,))
    assert when.asked == [ANNA, BEN, DORA]


@clause("AA-13")
def test_after_a_landing_there_is_another_pass_for_those_still_flying() -> None:
    first = land(a_window(), ANNA)
    assert first.asked == [BEN, CARL, DORA]
    assert [first.legal(seat) for seat in (ANNA, BEN)] == [[], [Land(), FlyOn()]]
    assert not any(player.answered for player in first.view().players)

    second = land(first, DORA, BEN)
    assert second.asked == [CARL]
    assert second.stack_at(3) == [ANNA, DORA, BEN]


@clause("AA-13", "AA-15")
def test_a_pass_without_a_landing_closes_the_window() -> None:
    when = land(a_window())
    assert when.heard()[-1] == PassEnded(3, ())
    assert when.asked == [CARL]
    assert when.view().portal == 4
    assert when.view().phase == "exploring"
    assert not any(player.answered for player in when.view().players)


@clause("AA-13a")
def test_the_table_answers_fly_on_for_a_seat_whose_clock_has_run_out() -> None:
    window = a_window()
    assert GAME.fallback(window.view(ANNA), window.position.legal(ANNA)) == FlyOn()


@clause("AA-13a")
def test_in_any_other_decision_the_table_takes_what_is_listed_first() -> None:
    given = a_mission(explorer=BEN)
    assert GAME.fallback(given.view(BEN), given.position.legal(BEN)) == DrawFrom(ANNA)


@clause("AA-13a")
def test_one_may_leave_fly_on_until_a_portal_as_a_standing_order() -> None:
    order = FlyOnUntil(5, mission=2)
    for portal in range(1, 11):
        window = a_window(portal=portal)
        answer = GAME.follow(order, window.view(ANNA), window.position.legal(ANNA))
        assert answer == (FlyOn() if portal < 5 else None)


@clause("AA-13a")
def test_a_standing_order_holds_whatever_the_others_do() -> None:
    window = land(a_window(), CARL, DORA)
    assert GAME.follow(FlyOnUntil(5, mission=2), window.view(ANNA), window.position.legal(ANNA)) == FlyOn()


@clause("AA-13a")
def test_a_standing_order_says_nothing_about_exploring_or_to_the_race() -> None:
    given = a_mission(explorer=BEN)
    assert GAME.follow(FlyOnUntil(5, mission=2), given.view(BEN), given.position.legal(BEN)) is None
    race = a_window("race")
    assert GAME.follow(FlyOnUntil(5, mission=2), race.view(BEN), race.position.legal(BEN)) is None


@clause("AA-13a")
def test_a_standing_order_is_spent_at_its_portal_and_in_the_next_mission() -> None:
    before, there = a_window(portal=4), a_window(portal=5)
    assert not GAME.spent(FlyOnUntil(5, mission=2), before.view(ANNA))
    assert GAME.spent(FlyOnUntil(5, mission=2), there.view(ANNA))
    assert GAME.spent(FlyOnUntil(5, mission=1), before.view(ANNA))
    assert GAME.follow(FlyOnUntil(5, mission=1), before.view(ANNA), before.position.legal(ANNA)) is None


@clause("AA-13b")
def test_a_race_cannot_be_played_at_one_screen() -> None:
    assert GAME.hot_seat(GAME.options(landing="race")) == "hot_seat-race"
    assert GAME.hot_seat(GAME.options()) is None


@clause("AA-13b")
def test_in_the_race_nobody_must_answer_and_nobody_says_fly_on() -> None:
    window = a_window("race")
    now = window.position.next()
    assert isinstance(now, Decide)
    assert (now.must, now.may) == ((), (ANNA, BEN, CARL, DORA))
    assert now.lapses >= 5_000, "5 s or more"
    assert window.legal(ANNA) == [Land()]
    with pytest.raises(NotAllowed):
        play(window, ANNA, FlyOn())


@clause("AA-13b")
def test_in_the_race_a_landing_counts_and_is_seen_on_arrival() -> None:
    when = play(a_window("race"), CARL, Land())
    assert when.heard() == [ShipLanded(CARL, 3)]
    assert when.stack_at(3) == [CARL]
    assert when.asked == [ANNA, BEN, DORA]
    assert not any(player.answered for player in when.view().players)
    again = play(when, ANNA, Land())
    assert again.stack_at(3) == [CARL, ANNA]
    assert again.legal(CARL) == []


@clause("AA-13b", "AA-15")
def test_in_the_race_the_window_closes_when_time_is_up() -> None:
    when = chance(play(a_window("race"), CARL, Land()), LAPSE)
    assert when.heard() == [WindowClosed(3)]
    assert when.asked == [DORA]
    assert when.view().portal == 4


@clause("AA-13b")
def test_a_sealed_pass_never_lapses_and_a_race_has_no_other_chance() -> None:
    with pytest.raises(NotAllowed):
        chance(a_window(), LAPSE)
    with pytest.raises(NotAllowed):
        chance(a_window("race"), (0,))


@clause("AA-14", "AA-15")
@both_ways
def test_a_landed_player_explores_no_more(landing: Landing) -> None:
    when = all_fly_on(land(a_window(landing), CARL, DORA))
    assert when.asked == [ANNA]
    assert when.view().explorer == ANNA


@clause("AA-14")
@both_ways
def test_the_ship_stays_where_it_is_and_others_may_still_draw_from_that_hand(landing: Landing) -> None:
    given = all_fly_on(land(a_window(landing), DORA))
    when = explore(given, CARL, DORA, CLOAK)
    assert when.stack_at(3) == [DORA]
    assert when.lying == {3: BOOTS, 4: CLOAK}
    assert when.asked == [ANNA, BEN, CARL]


@clause("AA-15")
@both_ways
@pytest.mark.parametrize(
    ("explorer", "ships", "following"),
    [(ANNA, {}, BEN), (DORA, {}, ANNA), (CARL, {DORA: 1, ANNA: 1}, BEN), (BEN, {ANNA: 1, CARL: 1, DORA: 2}, BEN)],
)
def test_the_next_one_flying_clockwise_explores_the_next_portal(
    explorer: Seat, ships: dict[Seat, int], following: Seat, landing: Landing
) -> None:
    player = CARL if explorer != CARL else DORA
    given = a_mission(explorer=explorer, portal=4, ships=ships, hand={player: [BOOTS]}, landing=landing)
    when = all_fly_on(explore(given, explorer, player, BOOTS))
    assert when.asked == [following]
    assert when.view().portal == 5


@clause("AA-15")
@both_ways
def test_who_explored_and_landed_is_followed_by_the_next_one_from_that_seat(landing: Landing) -> None:
    when = all_fly_on(land(a_window(landing), BEN))
    assert when.asked == [CARL]


@clause("AA-16")
@both_ways
def test_the_mission_ends_when_all_have_landed(landing: Landing) -> None:
    window = a_window(landing, ships={ANNA: 1, DORA: 2})
    when = land(window, CARL, BEN)
    assert when.heard()[-2] == MissionEnded("all_landed", (CARL, BEN, DORA, ANNA))
    assert when.view().phase == "collecting"
    assert when.asked == [CARL]
    assert not any(player.answered for player in when.view().players)


@clause("AA-16")
def test_the_mission_ends_when_the_last_one_flying_lands_alone() -> None:
    when = land(a_window(ships={ANNA: 1, CARL: 1, DORA: 2}), BEN)
    assert when.heard()[-3:-1] == [PassEnded(3, (BEN,)), MissionEnded("all_landed", (BEN, DORA, ANNA, CARL))]


@clause("AA-18")
@both_ways
def test_after_portal_10_all_ships_still_flying_land_there_in_an_order_drawn_by_chance(landing: Landing) -> None:
    window = a_window(landing, portal=10, ships={CARL: 9})
    closed = all_fly_on(window)
    assert closed.view().phase == "stacking"
    assert closed.view().landing_now == (ANNA, BEN, DORA)
    assert [closed.legal(seat) for seat in seats(4)] == [[], [], [], []]
    assert is_order_of(closed, 3)

    when = stack(closed, DORA, ANNA, BEN)
    assert when.stack_at(10) == [DORA, ANNA, BEN]
    assert when.heard()[:2] == [ShipsLanded((DORA, ANNA, BEN)), MissionEnded("super_mission", (DORA, ANNA, BEN, CARL))]
    assert when.asked == [DORA]
    assert when.view().actions_left == 4
    assert when.view().landing_now == ()


@clause("AA-18")
@both_ways
def test_who_chooses_to_land_at_portal_10_lies_below_those_who_are_made_to(landing: Landing) -> None:
    landed = land(a_window(landing, portal=10), DORA, CARL)
    when = stack(all_fly_on(landed), BEN, ANNA)
    assert when.stack_at(10) == [DORA, CARL, BEN, ANNA]


@clause("AA-18")
@both_ways
def test_the_last_one_flying_lands_at_portal_10_without_chance(landing: Landing) -> None:
    when = all_fly_on(a_window(landing, portal=10, ships={CARL: 9, ANNA: 2, DORA: 2}))
    assert when.heard()[-3:-1] == [ShipsLanded((BEN,)), MissionEnded("super_mission", (BEN, CARL, ANNA, DORA))]
    assert when.asked == [BEN]
