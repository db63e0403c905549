"""DS-4 and DS-5: hands, the first player, and the options of the set-up."""

from typing import Any

from saucer.core import Cards, Chance, Pick
from saucer.games.strangers.events import CardsDealt, HandDealt, SetAside, SightingsReturned, StarterChosen
from saucer.games.strangers.rules.position import FACE_OF
from saucer.games.strangers.tests.table import ANNA, BEN, CARL, MOST_STEPS, SCHOOL, Table, a_start
from tests.clauses import clause
from tests.positions import after, chance, left_to_chance


def dealt(given: Table, *cards: str) -> Table:
    return chance(given, (*sorted(FACE_OF[card] for card in cards),))


@clause("DS-5")
def test_chance_says_who_begins_and_it_goes_clockwise() -> None:
    given = a_start(3)
    now = given.position.next()
    assert isinstance(now, Chance)
    assert isinstance(now.draw, Pick)
    assert now.draw.weights == (1, 1, 1)
    when = chance(given, (CARL,))
    assert when.heard() == [StarterChosen(CARL)]
    assert left_to_chance(when).asked == CARL


@clause("DS-4")
def test_sightings_and_saucers_are_set_aside_and_replaced() -> None:
    given = chance(a_start(2), (ANNA,))
    when = dealt(given, "stranger_sighting", "saucer", "walk")
    assert when.heard(ANNA) == [HandDealt(ANNA, ("walk",)), SetAside(ANNA, ("stranger_sighting", "saucer"))]
    assert when.heard(BEN)[0] == CardsDealt(ANNA, 1)
    assert when.view().strangers_left == 8, "without effect"
    now = when.position.next()
    assert isinstance(now, Chance)
    assert isinstance(now.draw, Cards)
    assert now.draw.take == 2
    assert when.view().dealing == ANNA
    when = dealt(when, "run", "run")
    assert when.view().dealing == BEN
    assert when.hand(ANNA) == ["walk", "run", "run"]
    assert when.view().deck == 95


def opening(sightings: int, **options: Any) -> Table:
    """So many sightings come up while two hands are dealt."""
    when = chance(a_start(2, **options), (ANNA,))
    for dealt_before in range(0, sightings, 3):
        some = min(3, sightings - dealt_before)
        when = dealt(when, *["stranger_sighting"] * some, *["walk"] * (3 - some))
    return after(when, left_over(when))


def left_over(when: Table) -> Table:
    """Only runs come from now on."""
    for _ in range(MOST_STEPS):
        now = when.position.next()
        if when.view().dealing is None:
            return when
        assert isinstance(now, Chance)
        assert isinstance(now.draw, Cards)
        when = dealt(when, *["run"] * now.draw.take)
    raise AssertionError("hands are dealt without end")


@clause("DS-4")
def test_with_the_option_sightings_beyond_the_fifth_go_back() -> None:
    when = opening(7, five_sightings=True)
    assert SightingsReturned(2) in when.heard()
    assert when.discarded("stranger_sighting") == 5
    assert when.view().deck == 100 - 6 - 5
    assert when.position.deck[FACE_OF["stranger_sighting"]] == 18 - 5
    when = opening(6, five_sightings=True)
    assert SightingsReturned(1) in when.heard()
    when = opening(7)
    assert when.discarded("stranger_sighting") == 7
    when = opening(5, five_sightings=True)
    assert not [event for event in when.heard() if isinstance(event, SightingsReturned)]
    assert when.discarded("stranger_sighting") == 5
    assert when.view().deck == 100 - 6 - 5


@clause("DS-5")
def test_nobody_has_a_kid_on_the_board_unless_the_first_one_is_free() -> None:
    when = left_to_chance(a_start(3))
    assert [when.kids(seat) for seat in (ANNA, BEN, CARL)] == [[], [], []]
    when = left_to_chance(a_start(3, free_first_kid=True))
    assert [when.kids(seat) for seat in (ANNA, BEN, CARL)] == [[SCHOOL], [SCHOOL], [SCHOOL]]
    assert when.view().players[ANNA].supply == 9


@clause("DS-40")
def test_well_read_players_hold_four_cards() -> None:
    when = left_to_chance(a_start(3, well_read=True))
    assert [player.cards for player in when.view().players] == [4, 4, 4]
    assert [player.hand_limit for player in when.view().players] == [4, 4, 4]
    assert [player.cards for player in left_to_chance(a_start(3)).view().players] == [3, 3, 3]
