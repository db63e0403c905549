"""What the rulebook says in so many words."""

from saucer.core import Say
from saucer.games.contact.events import (
    BarrelLost,
    GuessedRight,
    GuessedWrong,
    PlanetsTurnedUp,
    SignalWon,
    TargetDrawn,
    TargetTaken,
)
from saucer.games.contact.model import AskAgain, BeginRound, CallMeeting, Reactivate, UseFifty, UseStopover
from saucer.games.contact.tests.table import ANNA, BEN, CARL, STANDARD, a_round, a_start, ask, events, guess, send
from tests.clauses import clause
from tests.positions import chance, play


@clause("CO-4", "CO-5", "CO-6", "CO-7")
def test_at_level_2_two_cards_are_taken_and_every_round_begins_alike() -> None:
    earth_first = STANDARD[36:] + STANDARD[:36]
    given = chance(a_start(level=2, first=ANNA), earth_first, (3, 9))
    assert events(given, PlanetsTurnedUp) == [PlanetsTurnedUp(("D", "J"))]
    when = chance(play(given, ANNA, BeginRound()), (5,), (0,), (9,))
    assert when.view().signal == 6
    assert when.view().turned_up == ("A", "D", "J")
    assert events(when, TargetDrawn, TargetTaken, listener=ANNA) == [TargetDrawn(ANNA, "J")]
    assert events(when, TargetDrawn, TargetTaken, listener=BEN) == [TargetTaken(ANNA)]
    assert when.asked == (ANNA,)


@clause("CO-12")
def test_the_crew_can_ask_twice_for_another_transmission_and_then_has_to_guess() -> None:
    given = send(a_round(), "B")
    assert given.can(BEN, AskAgain)
    again = send(ask(given), "G", "B")
    assert again.can(BEN, AskAgain)
    third = send(ask(again), "H", "B")
    assert not third.can(BEN, AskAgain)
    assert third.guesses() == ["A", "B", "C"]


@clause("CO-12a", "CO-15")
def test_after_each_incorrect_guess_the_route_can_be_transmitted_three_times_more() -> None:
    given = guess(send(a_round(), "B"), "A")
    for _ in range(3):
        given = send(ask(given), "B")
    assert not given.can(CARL, AskAgain)


@clause("CO-15", "CO-17")
def test_an_incorrect_guess_costs_the_signal_card_and_a_barrel_and_the_next_one_guesses() -> None:
    wrong = guess(send(a_round(), "B"), "C")
    assert wrong.heard()[0] == GuessedWrong(BEN, "C", False)
    assert (wrong.view().barrels, wrong.view().signal, wrong.view().lost) == (5, None, (4,))
    assert wrong.asked == (CARL,)
    right = guess(wrong, "B")
    assert right.heard()[0] == GuessedRight(CARL, "B")
    assert events(right, SignalWon) == []
    assert right.view().won == ()


@clause("CO-17", "CO-18")
def test_guessed_at_once_the_signal_card_is_won_and_the_rocket_moves_to_the_target() -> None:
    when = guess(send(a_round(), "B"), "B")
    assert events(when, SignalWon) == [SignalWon(4)]
    assert (when.view().rocket, when.view().used, when.view().won) == ("B", ("B",), (4,))
    assert when.asked == (BEN,)


@clause("CO-24")
def test_with_5050_only_two_incorrect_guesses_cost_a_barrel() -> None:
    given = play(send(a_round(variant="professional"), "L", "G", "B"), BEN, UseFifty())
    first = guess(given, "Q")
    assert first.heard() == [GuessedWrong(BEN, "Q", True)]
    assert (first.view().barrels, first.view().signal, first.asked) == (5, 4, (BEN,))
    second = guess(first, "R")
    assert events(second, BarrelLost) == [BarrelLost(4)]
    assert second.asked == (CARL,)


@clause("CO-23", "CO-25a")
def test_the_same_helper_card_can_be_used_again_for_the_same_route() -> None:
    given = play(send(a_round(variant="professional", target="A"), "L", "F", "A"), BEN, UseStopover())
    assert given.view().rocket == "L"
    assert not given.can(BEN, UseStopover)
    when = play(given, BEN, Reactivate(), UseStopover())
    assert when.view().rocket == "F"
    assert when.view().barrels == 4


@clause("CO-23")
def test_the_last_fuel_may_not_reactivate_the_helper_cards() -> None:
    given = send(a_round(variant="professional", barrels=2, active=("fifty",)), "L", "G", "B")
    assert given.can(BEN, Reactivate)
    assert not guess(given, "Q").can(CARL, Reactivate)


@clause("CO-27")
def test_any_helper_card_can_be_used_for_a_team_meeting() -> None:
    given = send(a_round(variant="professional"), "L", "G", "B")
    assert [each for each in given.legal(CARL) if isinstance(each, CallMeeting)] == [
        CallMeeting("fifty"), CallMeeting("stopover"), CallMeeting("exchange"),
    ]  # fmt: skip
    when = play(given, CARL, CallMeeting("exchange"))
    assert when.refuses(BEN) is when.refuses(CARL) is None
    assert when.refuses(ANNA, Say(words="B!")) == "silence-source"
