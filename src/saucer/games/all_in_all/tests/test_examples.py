"""The examples that the rulebook gives."""

import pytest

from saucer.games.all_in_all.model import MissionEnded, PlaceRelic, PlayTimeThief, TakeCard
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
    GHERKINS,
    LOOKOUT,
    PAPER,
    PLUG,
    SABORTAL,
    SCHEMER,
    SCREWDRIVER,
    TIME_THIEF,
    VACUUM,
    Landing,
    a_mission,
    all_fly_on,
    explore,
    land,
    sabortal_ends,
)
from tests.clauses import clause
from tests.positions import play

ALEXANDER, CLARA, DANI = ANNA, CARL, DORA


@clause("AA-19", "AA-20")
def test_alexander_clara_ben_and_dani_collect() -> None:
    given = a_mission(
        players=5,
        explorer=EMMA,
        portal=10,
        ships={DANI: 4, CLARA: 7, BEN: 7, ALEXANDER: 9},
        lying={1: BOOTS, 2: SCHEMER, 3: PAPER, 4: CLOAK, 5: PLUG, 6: LOOKOUT, 7: BOOTS},
        hand={ALEXANDER: [GHERKINS], BEN: [VACUUM, VACUUM, PLUG], DANI: [SCREWDRIVER]},
    )

    over = sabortal_ends(given)
    assert over.asked == [ALEXANDER]
    assert over.view().actions_left == 4
    assert over.view().collecting == (CLARA, BEN, DANI)

    alexander = play(over, ALEXANDER, TakeCard(2), TakeCard(1), PlaceRelic(BOOTS), PlaceRelic(GHERKINS))
    assert alexander.hand(ALEXANDER) == [SCHEMER, SABORTAL]
    assert alexander.planet(ALEXANDER) == [BOOTS, GHERKINS]
    assert alexander.asked == [CLARA]
    assert alexander.view().actions_left == 3

    clara = play(alexander, CLARA, TakeCard(3), TakeCard(4), TakeCard(5))
    assert clara.hand(CLARA) == [PAPER, CLOAK, PLUG, SABORTAL]
    assert clara.asked == [BEN]

    ben = play(clara, BEN, PlaceRelic(VACUUM), PlaceRelic(VACUUM), PlaceRelic(PLUG))
    assert ben.planet(BEN) == [VACUUM, VACUUM, PLUG]
    assert ben.asked == [DANI]
    assert ben.view().actions_left == 2

    dani = play(ben, DANI, TakeCard(7), PlaceRelic(SCREWDRIVER))
    assert dani.hand(DANI) == [BOOTS, SABORTAL]
    assert dani.planet(DANI) == [SCREWDRIVER]
    assert dani.view().phase == "refilling"


@clause("AA-7", "AA-15")
@pytest.mark.parametrize("landing", BOTH)
def test_in_the_first_mission_one_after_the_other_explores_portals_4_5_and_6(landing: Landing) -> None:
    given = a_mission(
        players=3,
        mission=1,
        portal=4,
        explorer=BEN,
        pass_holder=BEN,
        landing=landing,
        hand={ANNA: [BOOTS, PLUG, CLOAK]},
    )
    first = all_fly_on(explore(given, BEN, ANNA, BOOTS))
    second = all_fly_on(explore(first, CARL, ANNA, PLUG))
    third = explore(second, ANNA, BEN, SABORTAL)
    assert (first.asked, second.asked) == ([CARL], [ANNA])
    assert third.lying == {4: BOOTS, 5: PLUG}
    assert third.view().portal == 6


@clause("AA-13", "AA-19")
@pytest.mark.parametrize("landing", BOTH)
def test_ships_at_one_portal_are_stacked_and_collect_from_the_bottom_to_the_top(landing: Landing) -> None:
    given = a_mission(landing=landing, portal=3, explorer=DORA, hand={ANNA: [BOOTS, PLUG]})
    window = explore(given, DORA, ANNA, BOOTS)
    landed = land(window, CARL, ANNA, BEN)
    assert landed.stack_at(3) == [CARL, ANNA, BEN]

    when = sabortal_ends(all_fly_on(landed))
    assert MissionEnded("sabortal", (CARL, ANNA, BEN)) in when.heard()
    assert when.asked == [CARL]


@clause("AA-35", "AA-19")
def test_ships_pushed_together_keep_who_came_first() -> None:
    x, y, z, w = BEN, ANNA, DORA, CARL
    given = a_mission(
        players=6,
        explorer=EMMA,
        portal=7,
        ships={x: 2, y: 2, z: 4, w: 6},
        hand={EMMA: [TIME_THIEF], FINN: [PLUG]},
        lying={1: BOOTS},
    )
    when = play(given, EMMA, PlayTimeThief())
    assert when.stack_at(1) == [x, y, z]
    assert when.stack_at(3) == [w]

    over = sabortal_ends(all_fly_on(when))
    assert MissionEnded("sabortal", (w, x, y, z)) in over.heard()
    assert over.asked == [w]
    assert over.view().actions_left == 2
