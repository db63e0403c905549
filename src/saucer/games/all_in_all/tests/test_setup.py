"""Material and set-up, AA-1 to AA-6."""

import pytest

from saucer.core import Cards, Chance, NotAllowed, Order, Pick, seats, text
from saucer.games.all_in_all import GAME
from saucer.games.all_in_all.model import (
    ALIENS,
    RELICS,
    AliensLaid,
    AllInAllOptions,
    CardsDealt,
    HandDealt,
    Land,
    MissionStarted,
    PassGiven,
)
from saucer.games.all_in_all.tests.table import (
    ANNA,
    BEN,
    BOOTS,
    BOTH,
    CARL,
    DORA,
    PAPER,
    PILFERER,
    SABORTAL,
    SCHEMER,
    TIME_THIEF,
    Landing,
    a_start,
    deal,
    dealt,
)
from tests.clauses import clause
from tests.positions import chance, left_to_chance, play

every_count = pytest.mark.parametrize(("players", "relics"), [(3, 6), (4, 6), (5, 5), (6, 5)])


@clause("AA-1")
def test_ten_portals_with_their_values() -> None:
    assert [portal.value for portal in a_start(4).view().portals] == [1, 1, 2, 2, 2, 2, 3, 3, 4, 4]


@clause("AA-7")
def test_the_board_already_shows_the_portal_where_the_first_mission_starts() -> None:
    view = a_start(4).view()
    assert (view.mission, view.portal, view.first_portal, view.explorer) == (0, 4, 4, ANNA)


@clause("AA-2", "AA-3")
def test_nine_relics_each_of_eight_kinds_lie_in_the_pile() -> None:
    now = a_start(4).position.next()
    assert a_start(4).view().pile == 72
    assert isinstance(now, Chance)
    assert isinstance(now.draw, Cards)
    assert list(now.draw.counts) == [9] * 8


@clause("AA-2", "AA-3", "AA-5")
@every_count
def test_every_hand_is_dealt_its_relics_and_holds_one_sabortal(players: int, relics: int) -> None:
    when = left_to_chance(a_start(players))
    for seat in seats(players):
        hand = when.hand(seat)
        assert len([card for card in hand if card in RELICS]) == relics
        assert hand[relics:] == [SABORTAL]
        assert when.view().players[seat].cards == relics + 1
    assert when.view().pile == 72 - players * relics


@clause("AA-3")
def test_one_hand_after_the_other_is_dealt_from_the_same_pile() -> None:
    given = deal(a_start(3), *[BOOTS] * 6)
    assert given.hand(ANNA) == [*[BOOTS] * 6, SABORTAL]
    assert given.view().dealing == BEN
    when = deal(given, *[BOOTS] * 3, *[PAPER] * 3)
    assert when.hand(BEN) == [*[BOOTS] * 3, *[PAPER] * 3, SABORTAL]
    assert when.hand(CARL) == []
    now = when.position.next()
    assert isinstance(now, Chance)
    assert not now.draw.admits((0, 1, 1, 1, 1, 1))


@clause("AA-3", "AA-40")
def test_only_its_owner_sees_which_cards_are_dealt() -> None:
    when = deal(a_start(3), *[BOOTS] * 6)
    assert when.heard(ANNA) == [HandDealt(ANNA, (BOOTS,) * 6)]
    assert when.heard(BEN) == when.heard() == [CardsDealt(ANNA, 6)]
    assert when.known(ANNA) == []


@clause("AA-4")
def test_the_aliens_lie_below_portals_1_2_and_3_in_random_order() -> None:
    given = dealt(4)
    now = given.position.next()
    assert isinstance(now, Chance)
    assert isinstance(now.draw, Order)
    assert now.draw.count == len(ALIENS)
    when = chance(given, (2, 0, 1))
    assert when.lying == {1: TIME_THIEF, 2: PILFERER, 3: SCHEMER}
    assert when.heard() == [AliensLaid((TIME_THIEF, PILFERER, SCHEMER))]


@clause("AA-6")
def test_the_pass_goes_to_a_random_player() -> None:
    given = chance(dealt(4), (0, 1, 2))
    now = given.position.next()
    assert isinstance(now, Chance)
    assert isinstance(now.draw, Pick)
    assert now.draw.weights == (1, 1, 1, 1)
    assert given.view().pass_holder is None
    assert given.view().first is None
    when = chance(given, (2,))
    assert when.view().pass_holder == CARL
    assert when.asked == [CARL]
    assert when.heard() == [PassGiven(CARL), MissionStarted(1, 4)]


@clause("AA-6")
@pytest.mark.parametrize("first", range(3))
def test_the_pass_goes_to_the_player_the_table_names(first: int) -> None:
    given = dealt(3, first=first)
    assert given.view().first == first
    when = chance(given, (0, 1, 2))
    assert when.asked == [first]
    assert when.view().pass_holder == first
    assert when.heard()[1:] == [PassGiven(seats(3)[first]), MissionStarted(1, 4)]


@clause("AA-3", "AA-6")
def test_the_table_cannot_name_somebody_who_does_not_play() -> None:
    assert GAME.check(3, AllInAllOptions(first=3)) == text("check-first", first=4, players=3)
    assert GAME.check(4, AllInAllOptions(first=DORA)) is None
    assert GAME.check(3, AllInAllOptions()) is None
    assert list(GAME.seats) == [3, 4, 5, 6]


@clause("AA-13", "AA-13b")
@pytest.mark.parametrize("landing", BOTH)
def test_the_table_chooses_sealed_passes_or_the_race(landing: Landing) -> None:
    assert a_start(3, landing=landing).view().landing == landing


@clause("AA-3")
def test_nobody_is_asked_anything_during_the_set_up() -> None:
    given = a_start(3)
    assert given.asked == []
    assert [given.legal(seat) for seat in seats(3)] == [[], [], []]
    with pytest.raises(NotAllowed, match="it can do nothing"):
        play(given, ANNA, Land())
