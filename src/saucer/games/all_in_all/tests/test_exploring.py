"""Exploring, AA-7 to AA-11."""

import pytest

from saucer.core import Cards, Chance, NotAllowed, Teller, seats
from saucer.games.all_in_all.model import (
    ALIENS,
    Card,
    CardDrawn,
    DrawFrom,
    MissionEnded,
    MissionStarted,
    PlayPilferer,
    PlaySchemer,
    PlayTimeThief,
    SabortalDrawn,
    Stop,
)
from saucer.games.all_in_all.tests.table import (
    ANNA,
    BEN,
    BOOTS,
    BOTH,
    CARL,
    DORA,
    PILFERER,
    PLUG,
    SABORTAL,
    SCHEMER,
    TIME_THIEF,
    Landing,
    a_mission,
    a_start,
    explore,
    sabortal_ends,
)
from tests.clauses import clause
from tests.positions import left_to_chance, play


@clause("AA-7")
@pytest.mark.parametrize("landing", BOTH)
def test_every_later_mission_starts_at_portal_1_with_the_pass_holder(landing: Landing) -> None:
    given = a_mission(players=3, mission=1, portal=5, explorer=BEN, pass_holder=BEN, landing=landing)
    when = left_to_chance(sabortal_ends(given))
    assert when.view().mission == 2
    assert (when.view().portal, when.view().first_portal) == (1, 1)
    assert when.asked == [CARL]
    assert when.heard()[-1] == MissionStarted(2, 1)


@clause("AA-7")
def test_the_first_mission_starts_at_portal_4() -> None:
    when = left_to_chance(a_start(4, first=DORA))
    assert (when.view().mission, when.view().portal, when.view().first_portal) == (1, 4, 4)
    assert when.asked == [DORA]
    assert when.view().explorer == DORA
    assert a_start(4).view().first_portal == 4


@clause("AA-7")
def test_there_is_no_passing_and_nobody_else_explores() -> None:
    given = a_mission(players=3, explorer=BEN)
    assert given.legal(BEN) == [DrawFrom(ANNA), DrawFrom(CARL)]
    assert given.legal(ANNA) == given.legal(CARL) == []


@clause("AA-8", "AA-14")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_may_draw_from_every_other_player_landed_or_not(players: int) -> None:
    given = a_mission(players=players, explorer=BEN, ships={ANNA: 2})
    assert given.legal(BEN) == [DrawFrom(seat) for seat in seats(players) if seat != BEN]


@clause("AA-8", "AA-5")
def test_a_random_card_of_the_whole_hand_comes() -> None:
    given = a_mission(explorer=ANNA, hand={BEN: [BOOTS, BOOTS, PILFERER], CARL: [PLUG]})
    when = play(given, ANNA, DrawFrom(BEN))
    now = when.position.next()
    assert isinstance(now, Chance)
    assert isinstance(now.draw, Cards)
    assert now.draw.outcomes() == [((0,), 2), ((8,), 1), ((11,), 1)]
    assert when.view().phase == "drawing"
    assert when.view().drawn_from == BEN
    assert when.heard() == []


@clause("AA-8", "AA-10")
def test_a_hand_can_be_drawn_from_even_if_it_holds_only_the_sabortal() -> None:
    given = a_mission(explorer=ANNA)
    assert explore(given, ANNA, BEN, SABORTAL).view().phase == "refilling"


@clause("AA-9", "AA-40")
@pytest.mark.parametrize("landing", BOTH)
def test_a_drawn_relic_is_laid_below_the_portal_being_explored(landing: Landing) -> None:
    given = a_mission(explorer=ANNA, portal=6, hand={BEN: [BOOTS, BOOTS]}, lying={2: PLUG}, landing=landing)
    when = explore(given, ANNA, BEN, BOOTS)
    assert when.lying == {2: PLUG, 6: BOOTS}
    assert when.hand(BEN) == [BOOTS, SABORTAL]
    assert when.heard() == [CardDrawn(ANNA, BEN, BOOTS, 6)]
    assert when.view().drawn_from is None
    assert when.view().phase == "landing"


@clause("AA-9", "AA-36")
@pytest.mark.parametrize("alien", [PILFERER, SCHEMER, TIME_THIEF])
def test_a_drawn_alien_is_laid_there_and_does_nothing(alien: Card) -> None:
    given = a_mission(explorer=ANNA, portal=6, ships={CARL: 5}, hand={BEN: [alien]}, planet={DORA: [BOOTS]})
    when = explore(given, ANNA, BEN, alien)
    assert when.lying == {6: alien}
    assert when.hand(BEN) == [SABORTAL]
    assert when.known(BEN) == []
    assert when.stack_at(5) == [CARL]
    assert when.planet(DORA) == [BOOTS]
    assert when.asked == [ANNA, BEN, DORA]


@clause("AA-10", "AA-17")
@pytest.mark.parametrize("landing", BOTH)
def test_a_drawn_sabortal_ends_the_mission_at_once(landing: Landing) -> None:
    given = a_mission(explorer=ANNA, portal=6, ships={CARL: 5}, hand={BEN: [BOOTS], CARL: [PLUG]}, landing=landing)
    when = explore(given, ANNA, BEN, SABORTAL)
    assert when.heard()[:2] == [SabortalDrawn(ANNA, BEN, 6), MissionEnded("sabortal", (CARL,))]
    assert when.asked == [CARL]
    assert when.view().phase == "collecting"


@clause("AA-11")
def test_an_alien_in_the_own_hand_can_be_played_beside_drawing() -> None:
    given = a_mission(players=3, explorer=BEN, hand={BEN: [TIME_THIEF], ANNA: [BOOTS]})
    assert given.legal(BEN) == [DrawFrom(ANNA), DrawFrom(CARL), PlayTimeThief()]


@clause("AA-11")
def test_an_alien_in_another_hand_cannot_be_played() -> None:
    given = a_mission(
        players=3,
        explorer=BEN,
        portal=2,
        hand={ANNA: [TIME_THIEF, PILFERER, SCHEMER]},
        lying={1: BOOTS},
        planet={CARL: [PLUG]},
    )
    assert given.legal(BEN) == [DrawFrom(ANNA), DrawFrom(CARL)]


@clause("AA-11", "AA-36")
def test_every_alien_in_the_hand_offers_its_ability() -> None:
    given = a_mission(
        players=3,
        explorer=BEN,
        portal=2,
        hand={BEN: [TIME_THIEF, PILFERER, SCHEMER]},
        lying={1: BOOTS},
        planet={CARL: [PLUG]},
    )
    assert given.legal(BEN)[2:] == [
        PlayPilferer(CARL, PLUG),
        PlaySchemer(1, "planet"),
        PlaySchemer(1, "hand"),
        PlayTimeThief(),
    ]


@clause("AA-11")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_in_the_first_mission_nobody_holds_an_alien(players: int) -> None:
    when = left_to_chance(a_start(players))
    held = [card for seat in seats(players) for card in when.hand(seat)]
    assert not set(held) & set(ALIENS)
    assert all(isinstance(action, DrawFrom) for action in when.legal(when.asked[0]))


@clause("AA-7", "AA-8")
def test_a_refused_exploration_changes_nothing() -> None:
    given = a_mission(players=3, explorer=BEN)
    before = given.position.key()
    for seat, action in [(BEN, DrawFrom(BEN)), (ANNA, DrawFrom(CARL)), (BEN, PlayTimeThief()), (BEN, Stop())]:
        with pytest.raises(NotAllowed):
            given.position.apply(seat, action, Teller())
    assert given.position.key() == before
