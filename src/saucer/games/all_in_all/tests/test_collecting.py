"""Collecting and placing, AA-19 to AA-22."""

from collections.abc import Mapping, Sequence

import pytest

from saucer.core import LAPSE, Acted, Drawn, HandDice, Header, Match, NotAllowed, Player, Result, Seat, seats
from saucer.games.all_in_all import GAME
from saucer.games.all_in_all.model import (
    Card,
    CardTaken,
    CollectingStarted,
    DrawFrom,
    Land,
    MatchWon,
    MissionEnded,
    PlaceRelic,
    Relic,
    RelicPlaced,
    Stop,
    Stopped,
    TakeCard,
)
from saucer.games.all_in_all.tests.table import (
    ANNA,
    BEN,
    BOOTS,
    CARL,
    CLOAK,
    DORA,
    EMMA,
    LOOKOUT,
    PAPER,
    PILFERER,
    PLUG,
    SABORTAL,
    SCHEMER,
    TIME_THIEF,
    VACUUM,
    Table,
    a_mission,
    all_fly_on,
    explore,
    sabortal_ends,
)
from tests.clauses import clause
from tests.positions import chance, play


def a_collection(
    ships: Mapping[Seat, int],
    hand: Mapping[Seat, Sequence[Card]] | None = None,
    planet: Mapping[Seat, Sequence[Relic]] | None = None,
    lying: Mapping[int, Card] | None = None,
) -> Table:
    """A mission of five players with these ships has just ended by a sabortal; Emma flew."""
    return sabortal_ends(
        a_mission(players=5, explorer=EMMA, portal=10, ships=ships, hand=hand, planet=planet, lying=lying)
    )


@clause("AA-19")
def test_only_the_landed_take_part_the_farthest_first_then_the_earlier() -> None:
    when = a_collection(ships={DORA: 2, CARL: 5, ANNA: 5, BEN: 9}, lying={1: BOOTS})
    assert when.heard()[-2] == MissionEnded("sabortal", (BEN, CARL, ANNA, DORA))
    assert when.view().collector == BEN
    assert when.view().collecting == (CARL, ANNA, DORA)
    next_one = play(when, BEN, Stop())
    assert next_one.view().collector == CARL
    assert next_one.view().collecting == (ANNA, DORA)
    assert play(next_one, CARL, Stop()).asked == [ANNA]


@clause("AA-20", "AA-1")
@pytest.mark.parametrize(("portal", "actions"), list(enumerate([1, 1, 2, 2, 2, 2, 3, 3, 4, 4], start=1)))
def test_the_value_of_the_portal_is_the_number_of_actions(portal: int, actions: int) -> None:
    given = a_mission(
        explorer=BEN,
        portal=10,
        ships={ANNA: portal},
        hand={ANNA: [BOOTS, BOOTS, PLUG, PLUG, CLOAK]},
        lying={1: LOOKOUT},
    )
    when = sabortal_ends(given)
    assert when.view().actions_left == actions
    for left in range(actions, 0, -1):
        assert when.view().actions_left == left
        assert when.asked == [ANNA]
        when = play(when, ANNA, when.legal(ANNA)[-2])
    assert when.view().phase == "refilling"
    assert when.view().actions_left == 0
    assert len(when.planet(ANNA)) == actions


@clause("AA-20", "AA-20a")
def test_an_action_takes_the_card_at_any_portal_or_places_a_relic_from_the_hand() -> None:
    given = a_collection(
        ships={ANNA: 7, BEN: 2},
        hand={ANNA: [PLUG, PLUG, CLOAK, PILFERER], BEN: [VACUUM]},
        lying={2: BOOTS, 8: SCHEMER, 10: PLUG},
    )
    assert given.legal(ANNA) == [TakeCard(2), TakeCard(8), TakeCard(10), PlaceRelic(CLOAK), PlaceRelic(PLUG), Stop()]
    assert given.legal(BEN) == given.legal(EMMA) == []


@clause("AA-20", "AA-36", "AA-40")
def test_taking_puts_the_card_into_the_hand_seen_by_all() -> None:
    given = a_collection(ships={ANNA: 7}, hand={ANNA: [PLUG]}, lying={2: BOOTS, 8: SCHEMER})
    when = play(given, ANNA, TakeCard(2), TakeCard(8))
    assert when.hand(ANNA) == [BOOTS, PLUG, SCHEMER, SABORTAL]
    assert when.known(ANNA) == [BOOTS, SCHEMER]
    assert when.lying == {}
    assert when.heard() == [CardTaken(ANNA, 2, BOOTS), CardTaken(ANNA, 8, SCHEMER)]
    assert when.asked == [ANNA]


@clause("AA-20", "AA-40")
def test_placing_lays_a_relic_on_the_home_planet() -> None:
    given = a_collection(ships={ANNA: 7}, hand={ANNA: [PLUG, PLUG]}, lying={2: BOOTS})
    when = play(given, ANNA, PlaceRelic(PLUG))
    assert when.planet(ANNA) == [PLUG]
    assert when.hand(ANNA) == [PLUG, SABORTAL]
    assert when.heard() == [RelicPlaced(ANNA, PLUG)]
    assert when.view().actions_left == 2


@clause("AA-20")
def test_a_relic_just_taken_can_be_placed() -> None:
    when = play(a_collection(ships={ANNA: 7}, lying={2: BOOTS, 4: PLUG}), ANNA, TakeCard(2), PlaceRelic(BOOTS))
    assert when.planet(ANNA) == [BOOTS]
    assert when.legal(ANNA) == [TakeCard(4), Stop()]


@clause("AA-20", "AA-36")
def test_neither_an_alien_nor_the_sabortal_is_ever_placed() -> None:
    given = a_collection(ships={ANNA: 7}, hand={ANNA: [PILFERER, SCHEMER, TIME_THIEF]}, lying={2: BOOTS})
    assert given.legal(ANNA) == [TakeCard(2), Stop()]


@clause("AA-20")
def test_one_may_stop_at_any_time() -> None:
    given = a_collection(ships={BEN: 2, ANNA: 7}, hand={BEN: [PLUG]}, lying={2: BOOTS, 3: PLUG})
    assert play(given, ANNA, Stop()).asked == [BEN]
    when = play(given, ANNA, TakeCard(2), Stop())
    assert when.heard() == [CardTaken(ANNA, 2, BOOTS), Stopped(ANNA), CollectingStarted(BEN, 1)]
    assert when.asked == [BEN]
    assert when.view().actions_left == 1


@clause("AA-20")
def test_who_uses_every_action_is_not_told_to_have_stopped() -> None:
    given = a_collection(ships={BEN: 2, ANNA: 3}, hand={BEN: [PLUG]}, lying={2: BOOTS, 3: PLUG})
    when = play(given, ANNA, TakeCard(2), TakeCard(3))
    assert when.heard() == [CardTaken(ANNA, 2, BOOTS), CardTaken(ANNA, 3, PLUG), CollectingStarted(BEN, 1)]
    assert when.asked == [BEN]


@clause("AA-20")
def test_with_nothing_possible_one_is_not_asked() -> None:
    given = a_collection(
        ships={BEN: 2, ANNA: 7}, hand={ANNA: [PLUG, PILFERER], BEN: [BOOTS]}, planet={ANNA: [PLUG] * 3}
    )
    assert given.asked == [BEN]
    assert given.heard()[-3:] == [CollectingStarted(ANNA, 3), Stopped(ANNA), CollectingStarted(BEN, 1)]


@clause("AA-20")
def test_when_nothing_more_is_possible_the_other_actions_go_to_waste() -> None:
    given = a_collection(ships={BEN: 2, ANNA: 7}, hand={BEN: [BOOTS]}, lying={1: PILFERER})
    when = play(given, ANNA, TakeCard(1))
    assert when.asked == [BEN]
    assert when.view().actions_left == 1
    assert when.heard() == [CardTaken(ANNA, 1, PILFERER), Stopped(ANNA), CollectingStarted(BEN, 1)]


@clause("AA-20")
def test_with_empty_portals_one_may_still_place() -> None:
    assert a_collection(ships={ANNA: 7}, hand={ANNA: [PLUG]}).legal(ANNA) == [PlaceRelic(PLUG), Stop()]


@clause("AA-20")
def test_when_nobody_landed_nobody_collects() -> None:
    when = a_collection(ships={}, lying={1: BOOTS})
    assert MissionEnded("sabortal", ()) in when.heard()
    assert when.view().phase == "refilling"


@clause("AA-20a")
def test_at_most_one_card_ever_lies_at_a_portal() -> None:
    given = a_mission(players=3, explorer=ANNA, portal=1, ships={CARL: 1}, hand={CARL: [BOOTS] * 9})
    for portal in range(1, 10):
        given = all_fly_on(explore(given, given.asked[0], CARL, BOOTS))
        assert given.lying == dict.fromkeys(range(1, portal + 1), BOOTS)


@clause("AA-21")
def test_nobody_places_a_fourth_of_a_kind() -> None:
    given = a_collection(ships={ANNA: 9}, hand={ANNA: [PLUG, PLUG]}, planet={ANNA: [PLUG, PLUG]}, lying={1: BOOTS})
    assert PlaceRelic(PLUG) in given.legal(ANNA)
    when = play(given, ANNA, PlaceRelic(PLUG))
    assert when.legal(ANNA) == [TakeCard(1), Stop()]
    assert when.view().players[ANNA].sets == 1


TWO_SETS: list[Relic] = [BOOTS, BOOTS, BOOTS, PAPER, PAPER, PAPER]


@clause("AA-22")
def test_the_third_set_of_three_wins_at_that_instant() -> None:
    given = a_collection(
        ships={BEN: 2, ANNA: 9},
        hand={ANNA: [PLUG, CLOAK], BEN: [BOOTS]},
        planet={ANNA: [*TWO_SETS, CLOAK, PLUG, PLUG]},
        lying={1: BOOTS},
    )
    when = play(given, ANNA, PlaceRelic(PLUG))
    assert when.result == Result("three_sets", (ANNA,), (3, 0, 0, 0, 0))
    assert when.heard() == [RelicPlaced(ANNA, PLUG), MatchWon(ANNA)]
    assert when.asked == []
    assert [when.legal(seat) for seat in seats(5)] == [[]] * 5
    assert when.lying == {1: BOOTS}
    assert when.view().phase == "over"
    assert when.view().reason == "three_sets"
    assert when.view().winners == (ANNA,)
    assert (given.view().actions_left, when.view().actions_left) == (4, 0)


@clause("AA-22")
def test_two_sets_and_many_other_relics_do_not_win() -> None:
    given = a_collection(
        ships={ANNA: 9},
        hand={ANNA: [PLUG, VACUUM]},
        planet={ANNA: [*TWO_SETS, CLOAK, CLOAK, PLUG, VACUUM, VACUUM, LOOKOUT, LOOKOUT]},
    )
    when = play(given, ANNA, PlaceRelic(PLUG))
    assert when.result is None
    assert play(when, ANNA, PlaceRelic(VACUUM)).result == Result("three_sets", (ANNA,), (3, 0, 0, 0, 0))


@clause("AA-22")
def test_nothing_can_follow_a_win() -> None:
    given = a_collection(ships={ANNA: 9}, hand={ANNA: [PLUG, PLUG]}, planet={ANNA: [*TWO_SETS, PLUG, PLUG]})
    won = play(given, ANNA, PlaceRelic(PLUG))
    with pytest.raises(NotAllowed):
        play(won, ANNA, Stop())
    with pytest.raises(NotAllowed):
        chance(won, LAPSE)


@clause("AA-20")
def test_a_card_taken_can_be_taken_back_until_a_relic_is_shown_or_the_next_one_collects() -> None:
    game = Match(GAME, Header(1, "all-in-all", 1, {"first": 0}, tuple(Player(name) for name in "ABC"), HandDice()))
    for outcome in ((0,) * 6, (1,) * 6, (2,) * 6, (0, 1, 2)):
        game.append(Drawn(outcome))
    game.append(Acted(ANNA, DrawFrom(BEN)))
    game.append(Drawn((1,)))
    for seat in (ANNA, BEN, CARL):
        game.append(Acted(seat, Land()))
    game.append(Drawn((0, 1, 2)))
    game.append(Acted(ANNA, TakeCard(1)))
    assert game.undoable(ANNA) == [len(game.entries) - 1]
    game.append(Acted(ANNA, PlaceRelic("boots")))
    assert game.undoable(ANNA) == []
