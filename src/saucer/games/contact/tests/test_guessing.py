"""Asking again and guessing, CO-12 to CO-16."""

import pytest

from saucer.core import NotAllowed, Seat
from saucer.games.contact.events import (
    AskedAgain,
    BarrelLost,
    GameLost,
    GuessedWrong,
    NextSource,
    PlanShown,
    RoundEnded,
    SignalLost,
)
from saucer.games.contact.model import AskAgain, Guess, UseStopover
from saucer.games.contact.tests.table import ANNA, BEN, CARL, DORA, a_round, ask, events, guess, send
from tests.clauses import clause
from tests.positions import play


@clause("CO-12")
def test_whoever_is_to_guess_may_ask_and_the_source_may_send_another_route() -> None:
    given = send(a_round(), "B")
    assert (given.asked, given.view().asks_left) == ((BEN,), 2)
    assert given.legal(CARL) == given.legal(ANNA) == []
    when = ask(given)
    assert when.heard() == [AskedAgain(BEN, 1)]
    assert when.asked == (ANNA,)
    assert send(when, "G", "B").view().asks_left == 1


@clause("CO-12", "CO-12a")
def test_only_the_first_transmission_comes_unasked_and_the_next_guesser_may_guess_at_once() -> None:
    wrong = guess(send(a_round(), "B"), "A")
    assert wrong.asked == (CARL,)
    assert wrong.view().asks_left == 3
    assert wrong.guesses() == ["B", "C"]
    assert wrong.legal(ANNA) == []
    assert send(ask(wrong), "B").view().asks_left == 2


@clause("CO-13")
@pytest.mark.parametrize(("source", "guesser"), [(ANNA, BEN), (DORA, ANNA)])
def test_the_player_to_the_left_of_the_source_guesses_first(source: Seat, guesser: Seat) -> None:
    given = send(a_round(players=4, source=source), "B")
    assert given.asked == (guesser,)
    with pytest.raises(NotAllowed):
        play(given, source, Guess("B"))


@clause("CO-14")
def test_only_turned_up_planets_still_in_the_game_can_be_guessed() -> None:
    given = send(a_round(used=("C",), turned_up=("A", "B", "G"), rocket="C"), "B")
    assert given.guesses() == ["A", "B", "G"]
    assert guess(given, "G").guesses() == ["A", "B"]


@clause("CO-14")
def test_nobody_guesses_where_the_rocket_has_stood_in_this_round() -> None:
    given = send(a_round(variant="professional", target="A"), "L", "F", "A")
    assert "L" in given.guesses()
    shown = play(given, BEN, UseStopover())
    assert "L" not in shown.guesses()
    assert "A" in shown.guesses()


@clause("CO-15")
def test_a_wrong_guess_costs_a_barrel_and_only_the_first_the_signal_card() -> None:
    first = guess(send(a_round(players=4), "B"), "A")
    assert first.heard() == [GuessedWrong(BEN, "A", False), SignalLost(4), BarrelLost(5)]
    second = guess(first, "C")
    assert second.heard() == [GuessedWrong(CARL, "C", False), BarrelLost(4)]
    assert second.asked == (DORA,)


@clause("CO-15")
def test_the_crew_guesses_round_and_round_without_the_source() -> None:
    given = send(a_round(players=3, turned_up=("A", "B", "C", "D"), source=BEN), "B")
    order = []
    for planet in ("A", "C", "D"):
        order.append(given.asked)
        given = guess(given, planet)
    assert [*order, given.asked] == [(CARL,), (ANNA,), (CARL,), (ANNA,)]


@clause("CO-15")
def test_of_two_players_the_same_one_guesses_again() -> None:
    given = guess(send(a_round(players=2), "B"), "A")
    assert given.asked == (BEN,)


@clause("CO-16")
@pytest.mark.parametrize("number", [3, 12])
def test_with_the_last_barrel_the_game_is_lost_at_once_and_has_no_score(number: int) -> None:
    given = a_round(barrels=1, number=number)
    given.position.won = (6, 5)
    when = guess(send(given, "B"), "A")
    assert when.result is not None
    assert (when.result.reason, when.result.winners, when.result.scores) == ("no_fuel", (), ())
    assert when.heard()[-1] == GameLost(number, (6, 5))
    assert events(when, RoundEnded) == [RoundEnded(number, "B")]
    assert events(when, NextSource) == []
    assert when.view().won == (6, 5)
    assert when.view().target == "B"
    assert len(events(when, PlanShown)) == 1


@clause("CO-16")
def test_with_two_barrels_it_goes_on() -> None:
    when = guess(send(a_round(barrels=2), "B"), "A")
    assert when.result is None
    assert when.can(CARL, AskAgain)
