"""The game for professionals, CO-20 to CO-28."""

import pytest

from saucer.core import Cards, Decide
from saucer.games.contact.events import (
    BarrelLost,
    ExchangeTookPlace,
    FiftyUsed,
    GameWon,
    GuessedRight,
    HelpersReactivated,
    MeetingCalled,
    SignalChosen,
    SignalTurnedUp,
    StopoverShown,
    TargetExchanged,
)
from saucer.games.contact.model import (
    AskAgain,
    BeginRound,
    BreakOff,
    CallMeeting,
    ChooseSignal,
    Exchange,
    FlyTo,
    Guess,
    HelpView,
    Launch,
    Planet,
    Reactivate,
    SameRoute,
    UseFifty,
    UseStopover,
)
from saucer.games.contact.rules.state import CHOOSING_SIGNAL, DRAWING_TARGET
from saucer.games.contact.tests.table import ANNA, BEN, CARL, DORA, Table, a_round, ask, events, guess, plan, send
from tests.clauses import clause
from tests.positions import chance, play

ELEVEN: tuple[Planet, ...] = ("C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M")


def choosing(given: Table) -> Table:
    """As if the Source had not chosen the signal card yet."""
    position = given.position.copy()
    position.phase = CHOOSING_SIGNAL
    if position.signal:
        left = list(position.signals)
        left[position.signal - 1] += 1
        position.signals = tuple(left)
        position.signal = 0
    return Table(position)


def last_round(*active: str, barrels: int = 5, target: Planet = "A") -> Table:
    """Round 12; one signal card, a 2, is left, and the target is about to be drawn."""
    given = a_round(variant="professional", used=ELEVEN, rocket="M", barrels=barrels, active=active, target=target)  # type: ignore[arg-type]
    given.position.signal = 0
    given.position.signals = (0, 1, 0, 0, 0, 0)
    given.position.target = -1
    given.position.phase = DRAWING_TARGET
    return given


@clause("CO-20")
def test_the_source_takes_any_card_not_used_yet_and_then_chooses_the_signal_card() -> None:
    over = guess(send(a_round(variant="professional", target="A"), "L", "A"), "A")
    given = play(over, BEN, BeginRound())
    assert isinstance(given.draw, Cards)
    assert [planet for planet in range(18) if given.draw.count(planet)] == list(range(1, 18))
    when = chance(given, (7,))
    assert when.view(BEN).target == "H"
    assert when.view().phase == "choosing_signal"
    assert when.view().signal is None


@clause("CO-21")
def test_the_source_chooses_among_the_signal_cards_left_openly_and_before_sending() -> None:
    given = choosing(a_round(variant="professional"))
    given.position.signals = (2, 0, 1, 0, 0, 1)
    chosen = [action.value for action in given.legal(ANNA) if isinstance(action, ChooseSignal)]
    assert chosen == [1, 3, 6]
    assert not given.can(ANNA, FlyTo)
    when = play(given, ANNA, ChooseSignal(3))
    assert when.heard(BEN) == [SignalChosen(ANNA, 3)]
    assert (when.view().signal, when.view().signals) == (3, (1, 1, 6))
    assert when.view().phase == "planning"


@clause("CO-21")
def test_in_round_12_the_card_left_is_taken_without_a_question() -> None:
    when = chance(last_round(barrels=1), (0,))
    assert when.heard()[-1] == SignalTurnedUp(2)
    assert (when.view().phase, when.view().signal) == ("planning", 2)


@clause("CO-21a")
@pytest.mark.parametrize(("active", "barrels"), [(("exchange",), 1), (("fifty",), 2)])
def test_in_round_12_the_source_is_asked_if_the_target_could_be_exchanged(active: tuple[str], barrels: int) -> None:
    when = chance(last_round(*active, barrels=barrels), (0,))
    assert when.view().phase == "choosing_signal"
    assert when.can(ANNA, Exchange) or when.can(ANNA, Reactivate)
    exchanged = chance(play(chance(last_round("exchange", barrels=1), (0,)), ANNA, Exchange()), (1,))
    assert exchanged.view().phase == "planning"


@clause("CO-22")
def test_asteroids_and_earth_are_never_guessed_and_all_planets_are() -> None:
    given = send(a_round(variant="professional", used=("C",), rocket="C"), "B")
    assert given.guesses() == ["A", "B", *"DEFGHIJKLMNOPQR"]


@clause("CO-23")
def test_a_helper_card_is_used_once_and_a_barrel_makes_all_active_again() -> None:
    given = play(send(a_round(variant="professional"), "L", "G", "B"), BEN, UseFifty(), UseStopover())
    assert given.view().active == ("exchange",)
    assert given.view().helped == (
        HelpView(1, BEN, "fifty", "itself", 6),
        HelpView(1, BEN, "stopover", "itself", 6),
    )
    when = play(given, BEN, Reactivate())
    assert when.heard() == [HelpersReactivated(BEN, 4)]
    assert when.view().active == ("fifty", "stopover", "exchange")
    assert when.view().signal == 4
    assert not when.can(BEN, Reactivate)


@clause("CO-23")
def test_only_who_could_use_a_card_now_may_pay_for_them() -> None:
    given = send(a_round(variant="professional", active=()), "L", "G", "B")
    assert given.can(BEN, Reactivate)
    assert not given.can(CARL, Reactivate)
    assert not given.can(ANNA, Reactivate)
    before = choosing(a_round(variant="professional", active=("fifty",)))
    assert before.can(ANNA, Reactivate)
    assert before.legal(BEN) == []
    assert not a_round(variant="professional", active=()).can(ANNA, Reactivate)


@clause("CO-24")
def test_the_first_of_two_guesses_ends_the_round_if_it_is_right() -> None:
    given = play(send(a_round(variant="professional"), "L", "G", "B"), BEN, UseFifty())
    assert given.heard() == [FiftyUsed(BEN)]
    when = guess(given, "B")
    assert when.heard()[0] == GuessedRight(BEN, "B")
    assert when.view().won == (4,)
    assert when.view().phase == "between"


@clause("CO-24")
def test_nothing_is_sent_between_the_two_and_the_second_can_win_the_card() -> None:
    given = play(send(a_round(variant="professional"), "L", "G", "B"), BEN, UseFifty())
    assert given.can(BEN, AskAgain)
    assert not given.can(BEN, UseFifty)
    first = guess(play(given, BEN, Reactivate()), "Q")
    assert not first.can(BEN, AskAgain)
    assert not first.can(BEN, UseFifty)
    assert first.view().asks_left == 0
    assert "Q" not in first.guesses()
    second = guess(first, "B")
    assert second.view().won == (4,)
    assert events(second, BarrelLost) == []


@clause("CO-24")
def test_the_next_guess_is_a_single_one_again() -> None:
    given = play(send(a_round(variant="professional"), "L", "G", "B"), BEN, UseFifty())
    lost = guess(guess(given, "Q"), "R")
    assert (lost.view().doubled, lost.view().second, lost.view().asks_left) == (False, False, 3)
    assert (lost.view().barrels, lost.view().lost) == (4, (4,))


@clause("CO-25")
def test_the_rocket_is_put_on_the_first_stopover_and_stays_there_as_the_new_start() -> None:
    given = send(a_round(variant="professional", target="A"), "L", "F", "A")
    when = play(given, BEN, UseStopover())
    assert when.heard() == [StopoverShown(BEN, "L")]
    assert (when.view().rocket, when.view().stood) == ("L", ("earth", "L"))
    again = ask(when)
    assert not again.can(ANNA, SameRoute)
    assert "earth" not in again.stops()
    assert "F" in again.stops()


@clause("CO-25")
def test_it_concerns_the_last_complete_transmission_also_one_before_a_wrong_guess() -> None:
    given = send(a_round(variant="professional", target="A"), "L", "A")
    second = send(ask(given), "M", "J", "A")
    wrong = guess(second, "Q")
    assert wrong.view().stopovers_left == 2
    assert play(wrong, CARL, UseStopover()).view().rocket == "M"


@clause("CO-25")
def test_what_was_broken_off_does_not_count_for_the_stopover() -> None:
    given = ask(send(a_round(variant="professional", target="A"), "L", "A"))
    broken = play(plan(given, "M", "J", "A"), ANNA, Launch(), BreakOff())
    when = send(broken, "Q", "P", "A")
    assert play(when, BEN, UseStopover()).view().rocket == "Q"


@clause("CO-25", "CO-25a")
def test_without_a_stopover_ahead_the_card_is_not_offered() -> None:
    assert not send(a_round(variant="professional", rocket="C", used=("C",)), "B").can(BEN, UseStopover)
    given = play(send(a_round(variant="professional", target="A"), "L", "A"), BEN, UseStopover(), Reactivate())
    assert given.view().stopovers_left == 0
    assert not given.can(BEN, UseStopover)


@clause("CO-25a")
def test_shown_again_it_goes_on_along_the_route_and_asking_is_not_reset() -> None:
    given = ask(send(a_round(variant="professional", target="A"), "L", "A"))
    given = send(given, "L", "F", "A")
    assert given.view().asks_left == 1
    when = play(given, BEN, UseStopover(), Reactivate(), UseStopover())
    assert when.view().stood == ("earth", "L", "F")
    assert when.view().asks_left == 1
    again = ask(when)
    assert not {"earth", "L"} & set(again.stops())


@clause("CO-25")
def test_after_another_complete_transmission_its_own_first_stopover_is_shown() -> None:
    given = play(send(a_round(variant="professional", target="A"), "L", "F", "A"), BEN, UseStopover(), Reactivate())
    again = send(ask(given), "G", "A")
    assert again.view().stopovers_left == 1
    assert play(again, BEN, UseStopover()).view().stood == ("earth", "L", "G")


@clause("CO-26")
def test_the_source_exchanges_the_target_and_the_crew_sees_only_that() -> None:
    given = choosing(a_round(variant="professional", target="A", used=("C",), rocket="C"))
    drawing = play(given, ANNA, Exchange())
    assert isinstance(drawing.draw, Cards)
    assert [planet for planet in range(18) if not drawing.draw.count(planet)] == [0, 2]
    when = chance(drawing, (8,))
    assert when.heard(ANNA) == [TargetExchanged(ANNA, "A", "I")]
    assert when.heard(BEN) == when.heard() == [ExchangeTookPlace(ANNA)]
    assert when.view(ANNA).target == "I"
    assert [(each.round, each.planet) for each in when.view(ANNA).exchanged] == [(2, "A")]
    assert when.view(BEN).exchanged == when.view().exchanged == ()
    assert when.view(BEN).helped == (HelpView(2, ANNA, "exchange", "itself", 0),)
    assert not when.can(ANNA, Exchange)


@clause("CO-26")
def test_the_old_card_is_in_the_stack_again_and_stays_secret() -> None:
    given = choosing(a_round(variant="professional", target="A", used=("C",), rocket="C"))
    when = chance(play(given, ANNA, Exchange()), (8,))
    again = play(when, ANNA, Reactivate(), Exchange())
    assert isinstance(again.draw, Cards)
    assert again.draw.count(0) == 1
    assert again.draw.count(8) == 0
    sent = send(play(chance(again, (1,)), ANNA, ChooseSignal(1)), "B")
    over = guess(sent, "B")
    assert [each.planet for each in over.view(ANNA).exchanged] == ["A", "I"]
    assert over.view(BEN).exchanged == ()
    assert not sent.can(ANNA, Exchange)


@clause("CO-27")
def test_any_of_the_crew_may_interrupt_for_a_meeting_while_a_guess_is_due() -> None:
    given = send(a_round(players=4, variant="professional", active=("stopover", "exchange")), "L", "G", "B")
    now = given.position.next()
    assert isinstance(now, Decide)
    assert (now.must, now.may) == ((BEN,), (CARL, DORA))
    assert given.legal(DORA) == [CallMeeting("stopover"), CallMeeting("exchange")]
    assert given.can(BEN, CallMeeting)
    assert not given.can(ANNA, CallMeeting)
    when = play(given, DORA, CallMeeting("stopover"))
    assert when.heard() == [MeetingCalled(DORA, "stopover")]
    assert when.view().active == ("exchange",)
    assert when.view().helped[-1] == HelpView(1, DORA, "stopover", "meeting", len(when.view().taps))
    assert when.legal(CARL) == []
    later = when.position.next()
    assert isinstance(later, Decide)
    assert (later.must, later.may) == ((BEN,), ()), "nobody else is asked while the meeting lasts"
    assert ask(given).legal(DORA) == []


@clause("CO-27")
def test_a_crew_of_one_has_nobody_to_confer_with() -> None:
    given = send(a_round(players=2, variant="professional"), "L", "G", "B")
    assert not given.can(BEN, CallMeeting)
    assert given.why_not(BEN, "meeting") == "why-meeting_alone"


@clause("CO-27")
def test_the_meeting_lasts_until_both_guesses_of_a_5050_are_answered() -> None:
    given = play(send(a_round(variant="professional"), "L", "G", "B"), BEN, UseFifty(), CallMeeting("exchange"))
    first = guess(given, "Q")
    assert first.view().meeting
    assert first.refuses(CARL) is None
    second = play(first, BEN, Guess("R"))
    assert not second.view().meeting
    assert second.refuses(CARL) == "silence-crew"


@clause("CO-28")
@pytest.mark.parametrize(
    ("won", "grade"),
    [
        ((6, 6, 5, 5, 4, 4, 3, 3, 2, 1, 1), "all"),
        ((6, 6, 5, 5, 4, 4, 3, 1), "nearly_all"),
        ((6, 6, 5, 5, 4, 4, 3), "many"),
        ((6, 6, 5, 5, 4, 2), "many"),
        ((6, 6, 5, 5, 4), "some"),
        ((6, 6, 6), "some"),
        ((6, 6, 5), "few"),
    ],
)
def test_who_survives_gets_a_certificate_of_one_of_five_grades(won: tuple[int, ...], grade: str) -> None:
    given = a_round(variant="professional", used=ELEVEN, rocket="M", target="B", signal=2)
    given.position.won = won
    when = guess(send(given, "J", "B"), "B")
    assert when.view().grade == grade
    assert when.heard()[-1] == GameWon(sum(won) + 2, 5, None, grade)
    assert when.view().used[-1] == "B"


@clause("CO-28")
def test_there_is_no_certificate_in_the_standard_game_nor_for_a_lost_one() -> None:
    given = a_round(used=ELEVEN, rocket="M", target="B", turned_up=("A", "B"))
    assert guess(send(given, "J", "B"), "B").view().grade is None
    lost = guess(send(a_round(variant="professional", barrels=1), "L", "G", "B"), "Q")
    assert lost.view().grade is None
