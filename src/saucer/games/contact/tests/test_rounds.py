"""Rounds from their beginning to their end, CO-5 to CO-7, CO-17 to CO-19, CO-41."""

import pytest

from saucer.core import Cards
from saucer.games.contact import GAME
from saucer.games.contact.events import GameWon, NextSource, RoundBegun, RoundEnded, SignalTurnedUp, SignalWon
from saucer.games.contact.model import BeginRound, ContactOptions, Planet
from saucer.games.contact.tests.table import ANNA, BEN, CARL, DORA, STANDARD, a_round, a_start, events, guess, send
from tests.clauses import clause
from tests.positions import chance, play

EARTH_FIRST = STANDARD[36:] + STANDARD[:36]
ELEVEN: tuple[Planet, ...] = ("C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M")


@clause("CO-5", "CO-41", "CO-41a")
def test_the_source_begins_the_round_when_ready_the_first_one_too() -> None:
    given = chance(a_start(level=1, first=BEN), EARTH_FIRST, (0,))
    assert given.asked == (BEN,)
    assert given.legal(BEN) == [BeginRound()]
    assert given.legal(ANNA) == []
    when = play(given, BEN, BeginRound())
    assert when.heard() == [RoundBegun(1, BEN)]
    assert isinstance(when.draw, Cards)
    assert (when.draw.take, list(when.draw.counts)) == (1, [2] * 6)


@clause("CO-13")
def test_in_every_round_the_player_to_the_left_of_its_source_is_the_first_to_guess() -> None:
    begun = play(chance(a_start(level=1, first=BEN), EARTH_FIRST, (0,)), BEN, BeginRound())
    assert begun.view().guesser == CARL
    following = guess(send(a_round(source=BEN), "B"), "B")
    assert play(following, CARL, BeginRound()).view().guesser == ANNA


@clause("CO-5")
def test_a_signal_card_is_used_once() -> None:
    given = play(chance(a_start(level=1, first=BEN), EARTH_FIRST, (0,)), BEN, BeginRound())
    when = chance(given, (2,))
    assert when.heard() == [SignalTurnedUp(3)]
    assert when.view().signal == 3
    assert sorted(when.view().signals) == [1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6]


@clause("CO-6", "CO-7")
def test_a_planet_comes_to_the_target_deck_and_the_source_draws_from_all_of_it() -> None:
    begun = play(chance(a_start(level=2, first=BEN), EARTH_FIRST, (0, 5)), BEN, BeginRound())
    given = chance(begun, (2,))
    assert isinstance(given.draw, Cards)
    assert [planet for planet in range(18) if not given.draw.count(planet)] == [0, 5]
    when = chance(given, (7,))
    assert when.view().turned_up == ("A", "F", "H")
    assert isinstance(when.draw, Cards)
    assert [planet for planet in range(18) if when.draw.count(planet)] == [0, 5, 7]


@clause("CO-7", "CO-40")
def test_the_source_alone_knows_the_target() -> None:
    given = a_round(target="B")
    assert given.view(ANNA).target == "B"
    assert given.view(BEN).target is given.view().target is None


@clause("CO-17")
def test_a_planet_that_was_the_target_stays_and_is_no_target_any_more() -> None:
    next_round = guess(send(a_round(target="B", turned_up=("A", "B", "C")), "B"), "B")
    begun = chance(play(next_round, BEN, BeginRound()), (0,), (3,))
    assert isinstance(begun.draw, Cards)
    assert [planet for planet in range(18) if begun.draw.count(planet)] == [0, 2, 3]
    assert len(begun.view().chips) == 19
    assert "B" in begun.view().turned_up


@clause("CO-18")
@pytest.mark.parametrize(("source", "following"), [(ANNA, BEN), (CARL, DORA), (DORA, ANNA)])
def test_the_player_to_the_left_is_the_next_source(source: int, following: int) -> None:
    when = guess(send(a_round(players=4, source=source), "B"), "B")  # type: ignore[arg-type]
    assert events(when, NextSource)[-1:] == [NextSource(following)]  # type: ignore[arg-type]
    assert when.view().source == following
    assert when.asked == (following,)


@clause("CO-5", "CO-19")
def test_after_twelve_rounds_the_team_has_won_with_the_sum_of_its_cards() -> None:
    given = a_round(used=ELEVEN, turned_up=("A", "B"), rocket="M", target="A", signal=6)
    given.position.won = (1, 2, 3)
    assert given.view().round == 12
    when = guess(send(given, "R", "earth", "B", "A"), "A")
    assert when.result is not None
    assert (when.result.reason, when.result.winners, when.result.scores) == ("twelve_rounds", (0, 1, 2), (12, 12, 12))
    assert events(when, SignalWon, GameWon) == [SignalWon(6), GameWon(12, 6, 3, None)]
    assert events(when, NextSource) == []


@clause("CO-5")
def test_eleven_rounds_are_not_enough() -> None:
    when = guess(send(a_round(used=ELEVEN[:10], turned_up=("A", "B"), rocket="L", target="A"), "G", "B", "A"), "A")
    assert when.result is None


@clause("CO-19")
@pytest.mark.parametrize(
    ("level", "barrels", "advice"), [(2, 3, 3), (2, 2, None), (5, 6, 6), (6, 3, "professional"), (6, 1, None)]
)
def test_with_three_barrels_left_the_team_is_told_what_to_try_next(
    level: int, barrels: int, advice: int | str | None
) -> None:
    given = a_round(used=ELEVEN, turned_up=("A", "B"), rocket="M", target="A", level=level, barrels=barrels)
    assert given.view().advice is None
    when = guess(send(given, "R", "earth", "B", "A"), "A")
    assert when.view().advice == advice


@clause("CO-19")
@pytest.mark.parametrize(
    ("level", "barrels", "next_game"),
    [(2, 3, ("standard", 3)), (2, 2, ("standard", 2)), (6, 3, ("professional", 6)), (6, 1, ("standard", 6))],
)
def test_a_rematch_is_what_the_team_was_told_to_try(level: int, barrels: int, next_game: tuple[str, int]) -> None:
    given = a_round(used=ELEVEN, turned_up=("A", "B"), rocket="M", target="A", level=level, barrels=barrels)
    when = guess(send(given, "R", "earth", "B", "A"), "A")
    options = GAME.rematch(ContactOptions(level=level, time_line=False), when.view())
    assert (options.variant, options.level) == next_game
    assert not options.time_line, "all else stays as it was"


@clause("CO-33", "CO-17")
def test_the_round_ends_with_its_target() -> None:
    when = guess(send(a_round(target="B"), "B"), "B")
    assert events(when, RoundEnded) == [RoundEnded(1, "B")]
