"""Between missions, AA-23 to AA-25."""

from collections.abc import Mapping, Sequence

import pytest

from saucer.core import Chance, Result, Seat
from saucer.games.all_in_all.model import (
    CardsDealt,
    HandDealt,
    LeftoversTaken,
    MatchStopped,
    MissionEnded,
    MissionStarted,
    PassGiven,
    PlaceRelic,
    Relic,
)
from saucer.games.all_in_all.tests.table import (
    ANNA,
    BEN,
    BOOTS,
    BOTH,
    CARL,
    CLOAK,
    DORA,
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
    deal,
    explore,
    sabortal_ends,
)
from tests.clauses import clause
from tests.positions import left_to_chance, play


@clause("AA-23")
@pytest.mark.parametrize("landing", BOTH)
def test_all_ships_return(landing: Landing) -> None:
    given = a_mission(explorer=BEN, portal=4, ships={ANNA: 2, CARL: 3}, landing=landing)
    when = left_to_chance(sabortal_ends(given))
    assert [player.landed for player in when.view().players] == [None] * 4
    assert all(portal.ships == () for portal in when.view().portals)
    window = explore(when, BEN, CARL, when.hand(CARL)[0])
    assert window.asked == [ANNA, BEN, CARL, DORA]


@clause("AA-23", "AA-36", "AA-40")
def test_the_pass_holder_takes_every_card_still_lying_and_hands_the_pass_to_the_left() -> None:
    given = a_mission(
        explorer=BEN, pass_holder=DORA, portal=4, lying={1: BOOTS, 2: SCHEMER, 10: PLUG}, hand={DORA: [PLUG]}
    )
    when = sabortal_ends(given)
    assert when.hand(DORA) == [BOOTS, PLUG, PLUG, SCHEMER, SABORTAL]
    assert when.known(DORA) == [BOOTS, PLUG, SCHEMER]
    assert when.lying == {}
    assert when.view().pass_holder == ANNA
    assert when.heard()[-2:] == [LeftoversTaken(DORA, (BOOTS, SCHEMER, PLUG)), PassGiven(ANNA)]


@clause("AA-23")
def test_when_nothing_lies_there_nothing_is_taken() -> None:
    when = sabortal_ends(a_mission(explorer=BEN, pass_holder=BEN, portal=4))
    assert when.heard()[-2:] == [MissionEnded("sabortal", ()), PassGiven(CARL)]
    assert when.hand(BEN) == [SABORTAL]


@clause("AA-23", "AA-7")
def test_the_new_pass_holder_explores_first() -> None:
    when = left_to_chance(sabortal_ends(a_mission(explorer=BEN, pass_holder=CARL, portal=4)))
    assert when.asked == [DORA]


@clause("AA-24")
@pytest.mark.parametrize(("players", "size"), [(3, 7), (4, 7), (5, 6), (6, 6)])
def test_every_smaller_hand_is_refilled_to_its_starting_size(players: int, size: int) -> None:
    given = a_mission(players=players, explorer=BEN, hand={ANNA: [BOOTS, PILFERER]}, pass_holder=ANNA)
    when = left_to_chance(sabortal_ends(given))
    assert [player.cards for player in when.view().players] == [size] * players
    assert when.view().pile == 71 - players * (size - 1) + 2
    assert when.hand(ANNA)[-2:] == [PILFERER, SABORTAL]


@clause("AA-24")
def test_larger_hands_keep_all_and_full_ones_are_passed_over() -> None:
    given = a_mission(
        explorer=BEN,
        pass_holder=DORA,
        hand={ANNA: [BOOTS] * 8, BEN: [PLUG] * 6, CARL: [CLOAK] * 5, DORA: [LOOKOUT] * 6},
    )
    refilling = sabortal_ends(given)
    assert refilling.view().dealing == CARL
    when = deal(refilling, PAPER)
    assert when.view().phase == "exploring"
    assert [player.cards for player in when.view().players] == [9, 7, 7, 7]


@clause("AA-24", "AA-40")
def test_refilling_goes_clockwise_from_the_new_pass_holder_each_filled_before_the_next() -> None:
    given = a_mission(
        players=3, explorer=BEN, pass_holder=BEN, hand={ANNA: [BOOTS] * 4, BEN: [PLUG] * 3, CARL: [CLOAK] * 5}
    )
    first = sabortal_ends(given)
    assert (first.view().phase, first.view().dealing) == ("refilling", CARL)
    second = deal(first, PAPER)
    assert second.heard(CARL) == [HandDealt(CARL, (PAPER,))]
    assert second.heard(ANNA) == second.heard() == [CardsDealt(CARL, 1)]
    assert second.known(CARL) == []
    assert second.view().dealing == ANNA
    third = deal(second, PAPER, VACUUM)
    assert third.view().dealing == BEN
    when = deal(third, PAPER, VACUUM, VACUUM)
    assert when.hand(BEN) == [PAPER, VACUUM, VACUUM, PLUG, PLUG, PLUG, SABORTAL]
    assert when.heard() == [CardsDealt(BEN, 3), MissionStarted(3, 1)]
    assert when.view().pile == 72 - 12 - 6


@clause("AA-24")
def test_a_pile_too_small_fills_the_first_and_an_empty_one_nobody() -> None:
    given = a_mission(players=3, explorer=BEN, pass_holder=BEN, pile=[BOOTS, PAPER], hand={CARL: [PLUG]})
    refilling = sabortal_ends(given)
    now = refilling.position.next()
    assert isinstance(now, Chance)
    assert now.draw.outcomes() == [((0, 1), 1)]
    when = deal(refilling, BOOTS, PAPER)
    assert when.view().phase == "exploring"
    assert [player.cards for player in when.view().players] == [1, 1, 4]
    assert when.view().pile == 0
    again = sabortal_ends(when)
    assert again.view().phase == "exploring"
    assert again.view().mission == 4


@clause("AA-24")
def test_the_second_in_line_gets_what_the_first_left() -> None:
    given = a_mission(
        players=3, explorer=BEN, pass_holder=BEN, pile=[BOOTS] * 3, hand={CARL: [PLUG] * 5, ANNA: [CLOAK] * 2}
    )
    when = deal(deal(sabortal_ends(given), BOOTS), BOOTS, BOOTS)
    assert [player.cards for player in when.view().players] == [5, 1, 7]


def the_last_relics(mission: int = 20, planet: Mapping[Seat, Sequence[Relic]] | None = None) -> Table:
    """Anna, landed, can place the last relic there is; Ben draws his neighbour's sabortal."""
    given = a_mission(
        players=3, mission=mission, explorer=BEN, ships={ANNA: 1}, hand={ANNA: [PLUG]}, planet=planet, pile=[]
    )
    return sabortal_ends(given)


@clause("AA-25")
def test_the_match_ends_when_no_relic_is_left() -> None:
    when = play(the_last_relics(planet={BEN: [BOOTS] * 3}), ANNA, PlaceRelic(PLUG))
    assert when.result == Result("nothing_left", (BEN,), (0, 1, 0))
    assert when.heard()[-1] == MatchStopped("nothing_left", (BEN,))
    assert when.view().phase == "over"
    assert when.view().reason == "nothing_left"
    assert when.view().winners == (BEN,)


@clause("AA-25")
@pytest.mark.parametrize("where", ["hand", "pile", "portal"])
def test_one_relic_left_anywhere_is_enough_to_go_on(where: str) -> None:
    given = a_mission(
        players=3,
        explorer=BEN,
        pass_holder=CARL,
        portal=4,
        hand={CARL: [LOOKOUT]} if where == "hand" else {CARL: [TIME_THIEF]},
        pile=[LOOKOUT] if where == "pile" else [],
        lying={1: LOOKOUT} if where == "portal" else {},
    )
    when = left_to_chance(sabortal_ends(given))
    assert when.result is None
    assert when.view().mission == 3


@clause("AA-25")
def test_aliens_in_the_hands_are_no_relics() -> None:
    given = a_mission(players=3, explorer=BEN, hand={CARL: [TIME_THIEF, PILFERER, SCHEMER]}, pile=[])
    when = sabortal_ends(given)
    assert when.result == Result("nothing_left", (ANNA, BEN, CARL), (0, 0, 0))


@clause("AA-25")
def test_the_match_ends_after_100_missions_and_the_refill() -> None:
    given = a_mission(players=3, mission=100, explorer=BEN, planet={CARL: [BOOTS]})
    refilling = sabortal_ends(given)
    assert refilling.view().phase == "refilling"
    when = left_to_chance(refilling)
    assert when.result == Result("hundred_missions", (CARL,), (0, 0, 0))
    assert when.heard()[-1] == MatchStopped("hundred_missions", (CARL,))
    assert left_to_chance(sabortal_ends(a_mission(players=3, mission=99))).view().mission == 100


@clause("AA-25")
def test_no_relic_left_comes_before_the_hundred_missions() -> None:
    when = play(the_last_relics(mission=100), ANNA, PlaceRelic(PLUG))
    assert when.result == Result("nothing_left", (ANNA,), (0, 0, 0))


@clause("AA-25")
@pytest.mark.parametrize(
    ("planet", "winners", "scores"),
    [
        ({ANNA: [BOOTS] * 3, BEN: [PLUG, CLOAK] * 2, CARL: [PAPER] * 2}, (ANNA,), (1, 0, 0)),
        ({ANNA: [BOOTS] * 3, BEN: [PLUG] * 3 + [CLOAK], CARL: [PAPER, CLOAK] * 2 + [VACUUM]}, (BEN,), (1, 1, 0)),
        ({ANNA: [BOOTS] * 3, BEN: [PLUG, CLOAK] * 2, CARL: [PAPER] * 3}, (ANNA, CARL), (1, 0, 1)),
        ({ANNA: [BOOTS] * 3 + [PAPER] * 3, BEN: [PLUG] * 3 + [CLOAK, VACUUM] * 2}, (ANNA,), (2, 1, 0)),
    ],
)
def test_most_full_sets_win_then_most_relics_then_it_is_shared(
    planet: Mapping[Seat, Sequence[Relic]], winners: tuple[Seat, ...], scores: tuple[int, ...]
) -> None:
    when = left_to_chance(sabortal_ends(a_mission(players=3, mission=100, explorer=BEN, planet=planet)))
    assert when.result == Result("hundred_missions", winners, scores)
    assert when.view().winners == winners
