"""The three aliens, AA-30 to AA-36."""

import pytest

from saucer.core import Action, Result, Seat, seats
from saucer.games.all_in_all.model import (
    Card,
    DrawFrom,
    MatchWon,
    MissionEnded,
    PilfererPlayed,
    PlayPilferer,
    PlaySchemer,
    PlayTimeThief,
    Relic,
    SchemerPlayed,
    ShipsLanded,
    TakeCard,
    TimeThiefPlayed,
)
from saucer.games.all_in_all.tests.table import (
    ANNA,
    BEN,
    BOOTS,
    BOTH,
    CARL,
    CLOAK,
    DORA,
    EMMA,
    FINN,
    LOOKOUT,
    PAPER,
    PILFERER,
    PLUG,
    SABORTAL,
    SCHEMER,
    TIME_THIEF,
    VACUUM,
    Landing,
    Table,
    a_mission,
    all_fly_on,
    explore,
    land,
    sabortal_ends,
    stack,
)
from tests.clauses import clause
from tests.positions import left_to_chance, play

both_ways = pytest.mark.parametrize("landing", BOTH)
TWO_SETS: list[Relic] = [BOOTS, BOOTS, BOOTS, PAPER, PAPER, PAPER]


def pilferings(table: Table, seat: Seat) -> list[Action]:
    return [action for action in table.legal(seat) if isinstance(action, PlayPilferer)]


def schemes(table: Table, seat: Seat) -> list[Action]:
    return [action for action in table.legal(seat) if isinstance(action, PlaySchemer)]


@clause("AA-30")
@both_ways
def test_the_pilferer_takes_a_relic_from_another_planet_to_the_own_one(landing: Landing) -> None:
    given = a_mission(
        explorer=BEN, portal=5, hand={BEN: [PILFERER]}, planet={BEN: [PLUG], DORA: [PLUG, CLOAK]}, landing=landing
    )
    when = play(given, BEN, PlayPilferer(DORA, PLUG))
    assert when.planet(BEN) == [PLUG, PLUG]
    assert when.planet(DORA) == [CLOAK]
    assert when.lying == {5: PILFERER}
    assert when.hand(BEN) == [SABORTAL]
    assert when.known(BEN) == []
    assert when.heard() == [PilfererPlayed(BEN, 5, DORA, PLUG)]


@clause("AA-30")
def test_the_pilferer_takes_any_relic_of_which_the_owner_has_no_full_set() -> None:
    given = a_mission(
        explorer=BEN,
        hand={BEN: [PILFERER]},
        planet={ANNA: [BOOTS, *[PAPER] * 3], BEN: [VACUUM], CARL: [PLUG, PLUG], DORA: [LOOKOUT]},
    )
    assert pilferings(given, BEN) == [PlayPilferer(ANNA, BOOTS), PlayPilferer(CARL, PLUG), PlayPilferer(DORA, LOOKOUT)]


@clause("AA-30", "AA-21")
def test_a_kind_of_which_the_thief_has_three_cannot_be_taken() -> None:
    given = a_mission(explorer=BEN, hand={BEN: [PILFERER]}, planet={ANNA: [BOOTS, PLUG], BEN: [BOOTS] * 3})
    assert pilferings(given, BEN) == [PlayPilferer(ANNA, PLUG)]
    given = a_mission(explorer=BEN, hand={BEN: [PILFERER]}, planet={ANNA: [BOOTS, PLUG], BEN: [BOOTS] * 2})
    assert pilferings(given, BEN) == [PlayPilferer(ANNA, BOOTS), PlayPilferer(ANNA, PLUG)]


@clause("AA-30")
def test_without_a_relic_to_take_the_pilferer_cannot_be_played() -> None:
    given = a_mission(explorer=BEN, hand={BEN: [PILFERER]}, planet={BEN: [BOOTS], CARL: [PAPER] * 3})
    assert given.legal(BEN) == [DrawFrom(ANNA), DrawFrom(CARL), DrawFrom(DORA)]


@clause("AA-30", "AA-12")
@both_ways
def test_after_a_pilferer_everybody_flying_may_land(landing: Landing) -> None:
    given = a_mission(explorer=BEN, ships={CARL: 4}, hand={BEN: [PILFERER]}, planet={CARL: [PLUG]}, landing=landing)
    when = play(given, BEN, PlayPilferer(CARL, PLUG))
    assert when.asked == [ANNA, BEN, DORA]
    assert land(when, BEN).stack_at(5) == [BEN]


@clause("AA-30", "AA-22")
@both_ways
def test_the_third_set_by_pilferer_wins_in_the_middle_of_the_mission(landing: Landing) -> None:
    given = a_mission(
        explorer=BEN, hand={BEN: [PILFERER]}, planet={BEN: [*TWO_SETS, PLUG, PLUG], DORA: [PLUG]}, landing=landing
    )
    when = play(given, BEN, PlayPilferer(DORA, PLUG))
    assert when.result == Result("three_sets", (BEN,), (0, 3, 0, 0))
    assert when.heard()[-1] == MatchWon(BEN)
    assert [when.legal(seat) for seat in seats(4)] == [[]] * 4


@clause("AA-31", "AA-36")
def test_the_schemer_takes_a_relic_from_any_portal_but_no_alien() -> None:
    given = a_mission(explorer=BEN, portal=6, hand={BEN: [SCHEMER]}, lying={1: BOOTS, 3: PILFERER, 5: LOOKOUT})
    assert schemes(given, BEN) == [
        PlaySchemer(1, "planet"),
        PlaySchemer(1, "hand"),
        PlaySchemer(5, "planet"),
        PlaySchemer(5, "hand"),
    ]


@clause("AA-31", "AA-32")
@both_ways
def test_the_schemer_places_the_relic_on_the_own_planet(landing: Landing) -> None:
    given = a_mission(explorer=BEN, portal=6, hand={BEN: [SCHEMER]}, lying={1: BOOTS, 5: LOOKOUT}, landing=landing)
    when = play(given, BEN, PlaySchemer(5, "planet"))
    assert when.planet(BEN) == [LOOKOUT]
    assert when.hand(BEN) == [SABORTAL]
    assert when.lying == {1: BOOTS, 5: SCHEMER}
    assert when.heard() == [SchemerPlayed(BEN, 6, 5, LOOKOUT, "planet")]


@clause("AA-31", "AA-32", "AA-40")
@both_ways
def test_the_schemer_takes_the_relic_into_the_hand(landing: Landing) -> None:
    given = a_mission(explorer=BEN, portal=6, hand={BEN: [SCHEMER]}, lying={1: BOOTS, 5: LOOKOUT}, landing=landing)
    when = play(given, BEN, PlaySchemer(1, "hand"))
    assert when.planet(BEN) == []
    assert when.hand(BEN) == [BOOTS, SABORTAL]
    assert when.known(BEN) == [BOOTS]
    assert when.lying == {1: SCHEMER, 5: LOOKOUT}
    assert when.heard() == [SchemerPlayed(BEN, 6, 1, BOOTS, "hand")]


@clause("AA-31", "AA-21")
def test_a_kind_of_which_one_has_three_goes_only_into_the_hand() -> None:
    given = a_mission(explorer=BEN, portal=6, hand={BEN: [SCHEMER]}, planet={BEN: [BOOTS] * 3}, lying={1: BOOTS})
    assert schemes(given, BEN) == [PlaySchemer(1, "hand")]


@clause("AA-31")
@pytest.mark.parametrize("lying", [{}, {1: PILFERER, 2: TIME_THIEF}])
def test_without_a_relic_lying_at_a_portal_the_schemer_cannot_be_played(lying: dict[int, Card]) -> None:
    given = a_mission(explorer=BEN, portal=6, hand={BEN: [SCHEMER]}, lying=lying)
    assert given.legal(BEN) == [DrawFrom(ANNA), DrawFrom(CARL), DrawFrom(DORA)]


@clause("AA-32", "AA-33", "AA-15")
@both_ways
def test_after_a_schemer_nobody_lands_and_the_next_player_explores_the_next_portal(landing: Landing) -> None:
    given = a_mission(
        explorer=BEN, portal=6, ships={CARL: 4}, hand={BEN: [SCHEMER], ANNA: [PLUG]}, lying={1: BOOTS}, landing=landing
    )
    when = play(given, BEN, PlaySchemer(1, "hand"))
    assert when.asked == [DORA]
    assert when.view().phase == "exploring"
    assert when.view().portal == 7
    assert explore(when, DORA, ANNA, PLUG).lying == {1: SCHEMER, 7: PLUG}


@clause("AA-33", "AA-18")
@both_ways
def test_after_a_schemer_at_portal_10_all_ships_still_flying_land_there(landing: Landing) -> None:
    given = a_mission(
        explorer=BEN, portal=10, ships={CARL: 4}, hand={BEN: [SCHEMER]}, lying={1: BOOTS}, landing=landing
    )
    when = play(given, BEN, PlaySchemer(1, "hand"))
    assert when.view().landing_now == (ANNA, BEN, DORA)
    over = stack(when, BEN, DORA, ANNA)
    assert over.heard()[-2] == MissionEnded("super_mission", (BEN, DORA, ANNA, CARL))
    assert over.lying == {1: SCHEMER}


@clause("AA-33", "AA-18")
def test_after_a_schemer_at_portal_10_the_last_one_flying_lands_there() -> None:
    given = a_mission(
        players=3, explorer=BEN, portal=10, ships={ANNA: 4, CARL: 4}, hand={BEN: [SCHEMER]}, lying={1: BOOTS}
    )
    when = play(given, BEN, PlaySchemer(1, "planet"))
    assert when.heard()[1:3] == [ShipsLanded((BEN,)), MissionEnded("super_mission", (BEN, ANNA, CARL))]


@clause("AA-31", "AA-22")
def test_the_third_set_by_schemer_wins_in_the_middle_of_the_mission() -> None:
    given = a_mission(
        explorer=BEN, portal=6, hand={BEN: [SCHEMER]}, planet={BEN: [*TWO_SETS, PLUG, PLUG]}, lying={1: PLUG}
    )
    when = play(given, BEN, PlaySchemer(1, "planet"))
    assert when.result == Result("three_sets", (BEN,), (0, 3, 0, 0))
    assert when.heard() == [SchemerPlayed(BEN, 6, 1, PLUG, "planet"), MatchWon(BEN)]
    assert play(given, BEN, PlaySchemer(1, "hand")).result is None


@clause("AA-34")
@both_ways
def test_the_time_thief_moves_every_landed_ship_three_portals_toward_portal_1(landing: Landing) -> None:
    given = a_mission(
        players=6,
        explorer=FINN,
        portal=10,
        ships={ANNA: 4, BEN: 5, CARL: 8, DORA: 9},
        hand={FINN: [TIME_THIEF]},
        landing=landing,
    )
    when = play(given, FINN, PlayTimeThief())
    assert [player.landed for player in when.view().players] == [1, 2, 5, 6, None, None]
    assert when.lying == {10: TIME_THIEF}
    assert when.hand(FINN) == [SABORTAL]
    assert when.heard() == [TimeThiefPlayed(FINN, 10)]


@clause("AA-34")
def test_no_ship_moves_past_portal_1() -> None:
    given = a_mission(players=5, explorer=EMMA, ships={ANNA: 1, BEN: 2, CARL: 3, DORA: 4}, hand={EMMA: [TIME_THIEF]})
    assert play(given, EMMA, PlayTimeThief()).stack_at(1) == [ANNA, BEN, CARL, DORA]


@clause("AA-34")
def test_the_time_thief_may_be_played_with_no_ship_landed() -> None:
    given = a_mission(explorer=BEN, portal=1, hand={BEN: [TIME_THIEF]})
    assert play(given, BEN, PlayTimeThief()).lying == {1: TIME_THIEF}


@clause("AA-34", "AA-12")
@both_ways
def test_after_a_time_thief_everybody_flying_may_land_at_the_portal_explored(landing: Landing) -> None:
    given = a_mission(explorer=BEN, ships={CARL: 4}, hand={BEN: [TIME_THIEF]}, landing=landing)
    window = play(given, BEN, PlayTimeThief())
    assert window.asked == [ANNA, BEN, DORA]
    when = land(window, DORA, BEN)
    assert (when.stack_at(1), when.stack_at(5)) == ([CARL], [DORA, BEN])


@clause("AA-35")
def test_ships_of_one_portal_move_together_in_their_order() -> None:
    given = a_mission(players=5, explorer=EMMA, ships={DORA: 7, ANNA: 7, CARL: 7}, hand={EMMA: [TIME_THIEF]})
    when = play(given, EMMA, PlayTimeThief())
    assert when.stack_at(4) == [DORA, ANNA, CARL]
    assert when.stack_at(7) == []


@clause("AA-35")
def test_nearer_ships_lie_below_farther_ones_where_stacks_merge() -> None:
    given = a_mission(
        players=6, explorer=FINN, ships={EMMA: 1, DORA: 2, BEN: 3, ANNA: 3, CARL: 4}, hand={FINN: [TIME_THIEF]}
    )
    assert play(given, FINN, PlayTimeThief()).stack_at(1) == [EMMA, DORA, BEN, ANNA, CARL]


@clause("AA-35", "AA-20")
def test_ships_moved_back_collect_with_the_value_of_the_new_portal() -> None:
    given = a_mission(
        players=3,
        explorer=CARL,
        ships={ANNA: 7, BEN: 8},
        hand={CARL: [TIME_THIEF]},
        lying={1: BOOTS, 2: PLUG, 3: CLOAK},
    )
    when = sabortal_ends(all_fly_on(play(given, CARL, PlayTimeThief())))
    assert when.asked == [BEN]
    assert when.view().actions_left == 2


@clause("AA-36")
def test_an_alien_collected_is_played_again() -> None:
    given = sabortal_ends(a_mission(players=3, explorer=CARL, pass_holder=CARL, ships={ANNA: 1}, lying={1: TIME_THIEF}))
    when = left_to_chance(play(given, ANNA, TakeCard(1)))
    assert when.asked == [ANNA]
    again = play(when, ANNA, PlayTimeThief())
    assert again.lying == {1: TIME_THIEF}


@clause("AA-36", "AA-23")
def test_an_alien_left_over_is_played_again_by_who_had_the_pass() -> None:
    given = a_mission(players=3, explorer=BEN, pass_holder=ANNA, portal=3, lying={2: TIME_THIEF})
    when = left_to_chance(sabortal_ends(given))
    assert TIME_THIEF in when.hand(ANNA)
    assert TIME_THIEF in when.known(ANNA)
