"""Setting up, CO-3, CO-4 and CO-20."""

import pytest

from saucer.core import Cards, Pick, seats, stream
from saucer.games.contact import GAME
from saucer.games.contact.events import LaidOut, SourceNamed
from saucer.games.contact.model import BeginRound, ContactOptions, Variant
from saucer.games.contact.tests.table import ANNA, BEN, CARL, STANDARD, a_start
from tests.clauses import clause
from tests.positions import chance, play

EARTH_FIRST = STANDARD[36:] + STANDARD[:36]


@clause("CO-3")
def test_two_to_five_people_play_as_one_team_each_at_a_screen_of_their_own() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    assert GAME.teams(4, ContactOptions()) == (seats(4),)
    assert GAME.hot_seat(ContactOptions()) == "hot_seat-source"


@clause("CO-3")
def test_nineteen_chips_all_planets_dark_and_six_barrels() -> None:
    when = chance(a_start(first=CARL), EARTH_FIRST)
    view = when.view()
    assert len(view.chips) == 19
    assert (view.turned_up, view.barrels, view.active, view.rocket) == ((), 6, (), "earth")
    assert when.heard() == [LaidOut(view.chips), SourceNamed(CARL)]


@clause("CO-3")
def test_chance_names_the_first_source_if_the_table_does_not() -> None:
    given = chance(a_start(players=4), EARTH_FIRST)
    assert isinstance(given.draw, Pick)
    assert given.draw.weights == (1, 1, 1, 1)
    assert given.view().source is None
    when = chance(given, (2,))
    assert when.view().source == CARL
    assert when.heard() == [SourceNamed(CARL)]


@clause("CO-3")
def test_the_table_cannot_name_somebody_who_does_not_play() -> None:
    why = GAME.check(3, ContactOptions(first=3))
    assert why is not None
    assert why.args == {"seat": 4, "players": 3}
    assert GAME.check(4, ContactOptions(first=3)) is None
    assert GAME.check(2, ContactOptions()) is None


@clause("CO-4")
@pytest.mark.parametrize("level", range(1, 7))
def test_as_many_planets_are_turned_up_as_the_level_says(level: int) -> None:
    given = chance(a_start(level=level, first=ANNA), EARTH_FIRST)
    assert isinstance(given.draw, Cards)
    assert (given.draw.take, list(given.draw.counts)) == (level, [1] * 18)
    when = chance(given, tuple(range(level)))
    assert when.view().turned_up == tuple("ABCDEF"[:level])
    assert when.view().phase == "between"


@clause("CO-4")
def test_level_2_is_suggested() -> None:
    assert ContactOptions().level == 2


@clause("CO-20")
def test_professionals_have_all_24_chips_five_barrels_and_three_helper_cards() -> None:
    given = a_start(variant="professional", first=ANNA)
    when = chance(given, given.draw.sample(stream(3)))
    view = when.view()
    assert len(view.chips) == 24
    assert len(view.turned_up) == 18
    assert (view.barrels, view.active, view.phase) == (5, ("fifty", "stopover", "exchange"), "between")


@clause("CO-3", "CO-20", "CO-40")
@pytest.mark.parametrize("variant", ["standard", "professional"])
def test_when_the_box_is_opened_nothing_has_happened_yet(variant: Variant) -> None:
    start = a_start(variant=variant, first=ANNA)
    given = chance(start, start.draw.sample(stream(3)))
    begun = play(chance(given, (0, 1)) if variant == "standard" else given, ANNA, BeginRound())
    for view in (start.view(), given.view(), begun.view()):
        assert (view.signal, view.reason, view.advice, view.grade, view.target) == (None,) * 5
        assert (view.doubled, view.second, view.meeting) == (False,) * 3
        assert None not in (view.doubled, view.second, view.meeting)
        assert (view.used, view.won, view.lost, view.helped, view.taps, view.plans) == ((),) * 6
        assert (view.guesses, view.said, view.exchanged, view.stood) == ((), (), (), ("earth",))
        assert (view.break_offs_left, view.stopovers_left) == (3, 0)
    assert [view.round for view in (start.view(), given.view(), begun.view())] == [0, 0, 1]
    assert (start.view().source, start.view().guesser, begun.view().guesser) == (None, None, BEN)
    assert (start.view().asks_left, begun.view().asks_left) == (0, 2)
