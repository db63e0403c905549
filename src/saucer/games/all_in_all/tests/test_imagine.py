"""Imagined positions: what a seat cannot tell from the truth, and how likely each is."""

from collections import Counter
from itertools import permutations, product
from math import sqrt

import pytest

from saucer.core import Position, Random, Seat, seats
from saucer.games.all_in_all import GAME
from saucer.games.all_in_all.model import RELICS, Card, FlyOn, Land, PassEnded, PassGiven, Relic, ShipsLanded
from saucer.games.all_in_all.rules.position import AllInAllPosition
from saucer.games.all_in_all.tests.table import (
    ANNA,
    BEN,
    BOOTS,
    BOTH,
    CARL,
    CLOAK,
    DORA,
    PLUG,
    SABORTAL,
    SCHEMER,
    Landing,
    Table,
    a_mission,
    a_start,
    all_fly_on,
    dealt,
    explore,
    is_order_of,
    rest,
    stack,
)
from tests.clauses import clause
from tests.positions import chance, left_to_chance, play

SAMPLES = 6000


def imagined(given: Table, seat: Seat | None, seed: int = 0) -> Table:
    position = GAME.imagine(given.view(seat), Random(seed))
    assert isinstance(position, AllInAllPosition)
    return Table(position)


def few_are_unseen() -> Table:
    """Anna holds all relics but three boots and two plugs: two are Ben's, one Carl's beside his known cloak."""
    most: list[Card] = [relic for relic in RELICS for _ in range({BOOTS: 6, PLUG: 7, CLOAK: 8}.get(relic, 9))]
    return a_mission(
        players=3,
        explorer=ANNA,
        hand={ANNA: most, BEN: [BOOTS, PLUG], CARL: [BOOTS, CLOAK]},
        known={CARL: [CLOAK]},
    )


Hands = tuple[tuple[Card, ...], tuple[Card, ...]]


def every_deal() -> dict[Hands, float]:
    """By enumeration: how likely each pair of hands of Ben and Carl is."""
    deals = list(permutations([BOOTS, BOOTS, BOOTS, PLUG, PLUG]))
    hands = Counter((in_order(*deal[:2]), in_order(deal[2], CLOAK)) for deal in deals)
    return {pair: ways / len(deals) for pair, ways in hands.items()}


def in_order(*relics: Relic) -> tuple[Card, ...]:
    return (*sorted(relics, key=RELICS.index), SABORTAL)


@clause("AA-40")
def test_imagined_hands_are_as_likely_as_enumeration_says() -> None:
    view = few_are_unseen().view(ANNA)
    random = Random(1)
    drawn = Counter(hands_of(GAME.imagine(view, random)) for _ in range(SAMPLES))
    expected = every_deal()
    assert set(drawn) == set(expected)
    for hands, chance_of in expected.items():
        spread = sqrt(SAMPLES * chance_of * (1 - chance_of))
        assert abs(drawn[hands] - SAMPLES * chance_of) < 4 * spread


def hands_of(position: Position) -> Hands:
    assert isinstance(position, AllInAllPosition)
    table = Table(position)
    return tuple(table.hand(BEN)), tuple(table.hand(CARL))


@clause("AA-40")
def test_the_rest_is_in_the_pile() -> None:
    for seed in range(20):
        when = imagined(few_are_unseen(), ANNA, seed)
        cards = when.hand(BEN) + when.hand(CARL)
        assert when.view().pile == 2
        assert when.position.pile[0] == 3 - cards.count(BOOTS)
        assert when.position.pile[6] == 2 - cards.count(PLUG)


@clause("AA-2", "AA-40")
def test_there_are_nine_of_each_kind_wherever_they_lie() -> None:
    given = a_mission(
        players=3,
        explorer=ANNA,
        hand={ANNA: [CLOAK], BEN: [BOOTS]},
        planet={ANNA: [PLUG, PLUG], BEN: [BOOTS], CARL: [CLOAK, CLOAK, CLOAK]},
        lying={1: PLUG, 4: SCHEMER},
    )
    for viewer in (None, *seats(3)):
        when = imagined(given, viewer)
        assert list(when.position.pile) == rest(when.position)
        assert min(when.position.pile) >= 0


@clause("AA-4", "AA-6", "AA-40")
def test_the_set_up_goes_on_where_it_stands() -> None:
    given = dealt(4)
    assert is_order_of(imagined(given, BEN), 3)
    when = imagined(chance(given, (2, 0, 1)), BEN)
    assert chance(when, (CARL,)).heard()[0] == PassGiven(CARL)


@clause("AA-40")
def test_known_cards_stay_and_every_hand_holds_one_sabortal() -> None:
    given = a_mission(
        players=3, explorer=ANNA, hand={BEN: [PLUG, PLUG, SCHEMER, BOOTS], CARL: [CLOAK] * 4}, known={BEN: [PLUG, PLUG]}
    )
    for seed in range(20):
        when = imagined(given, ANNA, seed)
        assert when.hand(BEN).count(PLUG) >= 2
        assert SCHEMER in when.hand(BEN)
        assert all(when.hand(seat).count(SABORTAL) == 1 for seat in seats(3))
        assert when.hand(ANNA) == given.hand(ANNA)
        assert when.known(BEN) == [PLUG, PLUG, SCHEMER]
        assert [player.cards for player in when.view().players] == [1, 5, 5]


@clause("AA-40")
def test_the_own_hand_is_imagined_by_the_others_and_by_a_spectator() -> None:
    given = left_to_chance(a_start(4))
    for viewer in (BEN, None):
        hands = {tuple(imagined(given, viewer, seed).hand(ANNA)) for seed in range(20)}
        assert len(hands) > 10
    assert {tuple(imagined(given, ANNA, seed).hand(ANNA)) for seed in range(20)} == {tuple(given.hand(ANNA))}


@clause("AA-13", "AA-40")
@pytest.mark.parametrize("viewer", [ANNA, DORA, None])
def test_sealed_answers_of_others_are_either_way_the_own_one_is_known(viewer: Seat | None) -> None:
    window = explore(a_mission(explorer=BEN, hand={CARL: [PLUG]}), BEN, CARL, PLUG)
    given = play(play(play(window, ANNA, Land()), BEN, FlyOn()), CARL, Land())
    answers = Counter(
        tuple(imagined(given, viewer, seed).view(seat).answer for seat in (ANNA, BEN, CARL)) for seed in range(400)
    )
    annas = ["land"] if viewer == ANNA else ["land", "fly_on"]
    expected = set(product(annas, ["land", "fly_on"], ["land", "fly_on"]))
    assert set(answers) == expected
    assert min(answers.values()) > 400 / len(expected) / 2
    assert imagined(given, viewer).view(DORA).answer is None


@clause("AA-13")
def test_ships_about_to_be_stacked_are_imagined_to_have_landed() -> None:
    window = explore(a_mission(players=3, explorer=BEN, hand={CARL: [PLUG]}), BEN, CARL, PLUG)
    given = play(play(play(window, ANNA, Land()), BEN, FlyOn()), CARL, Land())
    when = imagined(given, BEN)
    assert [when.view(seat).answer for seat in seats(3)] == ["land", "fly_on", "land"]
    assert stack(when, CARL, ANNA).heard() == [PassEnded(1, (CARL, ANNA))]
    assert stack(when, CARL, ANNA).asked == [BEN]


@clause("AA-18")
@pytest.mark.parametrize("landing", BOTH)
def test_ships_that_land_without_being_asked_are_imagined_to_end_the_mission(landing: Landing) -> None:
    given = a_mission(players=3, explorer=BEN, portal=10, hand={CARL: [PLUG]}, landing=landing)
    when = imagined(all_fly_on(explore(given, BEN, CARL, PLUG)), BEN)
    assert stack(when, CARL, ANNA, BEN).heard()[0] == ShipsLanded((CARL, ANNA, BEN))


def test_two_imagined_positions_differ_but_not_for_the_viewer() -> None:
    given = left_to_chance(a_start(5))
    one, other = imagined(given, BEN, 1), imagined(given, BEN, 2)
    assert one.position.key() != other.position.key() != given.position.key()
    assert one.view(BEN) == other.view(BEN) == given.view(BEN)
