"""The Sabortal, AA-17."""

import pytest

from saucer.core import Seat
from saucer.games.all_in_all.model import (
    CardTaken,
    CollectingStarted,
    MissionEnded,
    SabortalDrawn,
    Stop,
    Stopped,
    TakeCard,
)
from saucer.games.all_in_all.tests.table import (
    ANNA,
    BEN,
    BOOTS,
    BOTH,
    CARL,
    DORA,
    SABORTAL,
    SCHEMER,
    Landing,
    a_mission,
    a_start,
    explore,
    sabortal_ends,
)
from tests.clauses import clause
from tests.positions import left_to_chance, play

both_ways = pytest.mark.parametrize("landing", BOTH)


@clause("AA-17")
@pytest.mark.parametrize("ships", [{}, {CARL: 2}])
def test_the_owner_of_the_sabortal_landed_or_not_may_take_one_card(ships: dict[Seat, int]) -> None:
    given = a_mission(explorer=BEN, portal=4, ships=ships, lying={1: BOOTS, 3: SCHEMER})
    drawn = explore(given, BEN, CARL, SABORTAL)
    assert drawn.heard() == [SabortalDrawn(BEN, CARL, 4)]
    assert drawn.asked == [CARL]
    assert drawn.view().phase == "sabortal"
    assert drawn.view().drawn_from == CARL
    assert drawn.legal(CARL) == [TakeCard(1), TakeCard(3), Stop()]
    assert drawn.legal(BEN) == []

    relic = play(drawn, CARL, TakeCard(1))
    assert relic.hand(CARL) == [BOOTS, SABORTAL]
    assert relic.heard()[0] == CardTaken(CARL, 1, BOOTS)
    assert MissionEnded("sabortal", tuple(ships)) in relic.heard()
    alien = play(drawn, CARL, TakeCard(3))
    assert alien.hand(CARL) == [SCHEMER, SABORTAL]
    assert alien.known(CARL) == [SCHEMER]


@clause("AA-17")
def test_the_owner_of_the_sabortal_may_take_nothing() -> None:
    given = a_mission(explorer=BEN, portal=4, ships={ANNA: 2}, lying={1: BOOTS, 3: SCHEMER})
    when = play(explore(given, BEN, CARL, SABORTAL), CARL, Stop())
    assert when.heard() == [Stopped(CARL), MissionEnded("sabortal", (ANNA,)), CollectingStarted(ANNA, 1)]
    assert when.lying == {1: BOOTS, 3: SCHEMER}
    assert when.hand(CARL) == [SABORTAL]
    assert when.asked == [ANNA]


@clause("AA-17")
@pytest.mark.parametrize("portal", [1, 2, 3])
def test_in_the_first_mission_it_may_be_an_alien_at_portals_1_to_3(portal: int) -> None:
    given = left_to_chance(a_start(4, first=ANNA))
    when = play(explore(given, ANNA, BEN, SABORTAL), BEN, TakeCard(portal))
    assert when.hand(BEN)[-2] == given.lying[portal]


@clause("AA-17")
def test_the_owner_is_not_asked_when_nothing_lies_there() -> None:
    when = explore(a_mission(explorer=BEN, ships={ANNA: 1}, hand={ANNA: [BOOTS]}), BEN, CARL, SABORTAL)
    assert when.asked == [ANNA]
    assert when.view().drawn_from is None


@clause("AA-17")
@both_ways
def test_after_a_sabortal_nobody_can_land_any_more_and_who_flies_collects_nothing(landing: Landing) -> None:
    given = a_mission(explorer=BEN, portal=4, ships={ANNA: 2}, lying={2: BOOTS}, landing=landing)
    when = sabortal_ends(given)
    assert when.heard()[-2] == MissionEnded("sabortal", (ANNA,))
    assert [when.view().players[seat].landed for seat in (BEN, CARL, DORA)] == [None, None, None]
    finished = play(when, ANNA, TakeCard(2))
    assert finished.view().phase == "refilling"


@clause("AA-18", "AA-10")
def test_a_sabortal_at_portal_10_lands_nobody() -> None:
    when = explore(a_mission(explorer=BEN, portal=10), BEN, ANNA, SABORTAL)
    assert when.heard()[1] == MissionEnded("sabortal", ())
