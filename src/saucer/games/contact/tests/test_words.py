"""What is offered and why not: CO-30, and the clause that really bars something."""

import pytest

from saucer.core import Open, Text, text
from saucer.core.text import Words
from saucer.games.contact import GAME
from saucer.games.contact.events import Arrived, Happening, Landed, PlanShown, TookOff
from saucer.games.contact.knowledge.answering import fallback
from saucer.games.contact.model import (
    CHIPS,
    AskAgain,
    BreakOff,
    CallMeeting,
    ContactView,
    FlyTo,
    Guess,
    Land,
    Launch,
    UseFifty,
    UseStopover,
)
from saucer.games.contact.rules.chart import chart_of
from saucer.games.contact.tests.table import ANNA, BEN, CARL, STANDARD, Table, a_round, ask, guess, plan, send
from saucer.games.contact.tests.test_professional import choosing
from saucer.games.contact.words.nouns import numbers
from saucer.games.contact.words.refusals import first_in_the_way
from tests.clauses import clause
from tests.positions import play


def paths(given: Table, seat: int) -> list[tuple[str, ...]]:
    view = given.view(seat)  # type: ignore[arg-type]
    return [GAME.path(action, view) for action in given.legal(seat)]  # type: ignore[arg-type]


@clause("CO-30")
def test_the_source_plans_by_chips_and_sends_by_one_key() -> None:
    given = a_round(target="A")
    assert ("chip:B",) in paths(given, ANNA)
    planned = plan(given, "B", "A")
    assert paths(planned, ANNA) == [("tap",), ("plan_anew",)]
    flying = play(planned, ANNA, Launch())
    assert paths(flying, ANNA) == [("tap",), ("break_off",)]
    assert paths(play(flying, ANNA, Land(400)), ANNA) == [("tap",), ("break_off",)]


@clause("CO-12")
def test_who_plans_again_is_told_that_it_is_once_more_in_this_round() -> None:
    given = a_round(target="A")
    assert GAME.prompt(given.view(ANNA)).id == "prompt-plan"
    again = ask(send(given, "B", "A"))
    assert GAME.prompt(again.view(ANNA)).id == "prompt-plan_again"
    assert GAME.prompt(again.view(CARL)).id == "prompt-planning"
    later = a_round(target="A", used=("C",))
    assert GAME.prompt(later.view(ANNA)).id == "prompt-plan"


@clause("CO-30")
def test_the_crew_points_at_planets() -> None:
    assert paths(send(a_round(), "B"), BEN) == [("guess:A",), ("guess:B",), ("guess:C",), ("again",)]
    professional = send(a_round(variant="professional"), "L", "G", "B")
    assert ("meeting", "helper:exchange") in paths(professional, CARL)
    assert ("helper:fifty",) in paths(professional, BEN)


@clause("CO-10", "CO-30")
def test_a_blocked_leg_names_the_chip_in_the_way() -> None:
    why = GAME.why_not(a_round(target="B").view(ANNA), "chip:A")
    assert why == text("why-blocked", chip=planet("A"), here=text("chip-earth"), blocker=planet("G"))
    on = plan(a_round(target="B"), "L")
    assert GAME.why_not(on.view(ANNA), "chip:N") == text(
        "why-blocked", chip=planet("N"), here=planet("L"), blocker=text("chip-earth")
    )


def planet(letter: str) -> Text:
    return text("chip-planet", letter=Words(letter))


@clause("CO-10")
def test_of_several_chips_in_the_way_the_nearest_is_named() -> None:
    chart = chart_of(STANDARD)
    assert first_in_the_way(chart, CHIPS.index("A"), CHIPS.index("E")) == CHIPS.index("B")
    assert first_in_the_way(chart, CHIPS.index("E"), CHIPS.index("A")) == CHIPS.index("D")
    assert first_in_the_way(chart, CHIPS.index("A"), CHIPS.index("B")) is None


STANDARD_ROUND = a_round(target="A", used=("C",), rocket="C", turned_up=("A", "B", "G"))
DUE = send(STANDARD_ROUND, "B", "A")
FLYING = play(plan(STANDARD_ROUND, "B", "A"), ANNA, Launch())
PROFESSIONAL = send(a_round(variant="professional", target="A"), "L", "F", "A")


@clause("CO-9", "CO-11", "CO-12", "CO-13", "CO-14", "CO-41")
@pytest.mark.parametrize(
    ("given", "seat", "part", "why"),
    [
        (STANDARD_ROUND, ANNA, "chip:C", "why-start"),
        (STANDARD_ROUND, ANNA, "tap", "why-no_plan"),
        (STANDARD_ROUND, ANNA, "break_off", "why-not_sending"),
        (STANDARD_ROUND, ANNA, "same_route", "why-no_route"),
        (STANDARD_ROUND, ANNA, "plan_anew", "why-nothing_planned"),
        (STANDARD_ROUND, ANNA, "guess:A", "why-source_guesses"),
        (STANDARD_ROUND, ANNA, "again", "why-source_asks"),
        (STANDARD_ROUND, ANNA, "begin", "why-begun"),
        (STANDARD_ROUND, ANNA, "signal:3", "why-signal_random"),
        (STANDARD_ROUND, ANNA, "helper:exchange", "why-standard"),
        (STANDARD_ROUND, BEN, "chip:A", "why-source_plans"),
        (STANDARD_ROUND, BEN, "tap", "why-crew_sends"),
        (STANDARD_ROUND, None, "tap", "why-watching"),
        (plan(STANDARD_ROUND, "B"), ANNA, "chip:B", "why-stopped"),
        (plan(STANDARD_ROUND, "B", "A"), ANNA, "chip:G", "why-plan_complete"),
        (FLYING, ANNA, "chip:G", "why-plan_fixed"),
        (FLYING, BEN, "guess:A", "why-listen"),
        (DUE, ANNA, "tap", "why-source_waits"),
        (DUE, ANNA, "chip:B", "why-source_waits"),
        (DUE, CARL, "guess:A", "why-guesser"),
        (DUE, BEN, "guess:C", "why-used"),
        (DUE, BEN, "guess:D", "why-dark"),
        (guess(DUE, "B"), CARL, "guess:B", "why-guessed"),
        (DUE, BEN, "chip:A", "why-point"),
        (DUE, BEN, "begin", "why-begun"),
        (guess(DUE, "A"), CARL, "begin", "why-source_begins"),
        (guess(DUE, "A"), BEN, "tap", "why-begin_first"),
        (guess(send(a_round(barrels=1), "B"), "A"), BEN, "begin", "why-over"),
        (plan(ask(DUE), "B"), ANNA, "same_route", "why-plan_begun"),
    ],
)  # fmt: skip
def test_why_not_in_the_standard_game(given: Table, seat: int, part: str, why: str) -> None:
    assert given.why_not(seat, part) == why  # type: ignore[arg-type]


@clause("CO-20", "CO-21", "CO-23", "CO-24", "CO-25", "CO-26", "CO-27")
@pytest.mark.parametrize(
    ("given", "seat", "part", "why"),
    [
        (PROFESSIONAL, BEN, "barrel", "why-all_active"),
        (PROFESSIONAL, BEN, "helper:exchange", "why-sources_helper"),
        (PROFESSIONAL, ANNA, "helper:exchange", "why-signal_chosen"),
        (PROFESSIONAL, ANNA, "helper:fifty", "why-guessers_helper"),
        (PROFESSIONAL, ANNA, "meeting", "why-meeting_source"),
        (PROFESSIONAL, BEN, "signal:1", "why-source_signals"),
        (PROFESSIONAL, CARL, "helper:fifty", "why-guesser"),
        (play(PROFESSIONAL, BEN, UseFifty()), BEN, "helper:fifty", "why-inactive"),
        (guess(play(PROFESSIONAL, BEN, UseFifty()), "Q"), BEN, "again", "why-between_two"),
        (play(PROFESSIONAL, CARL, CallMeeting("fifty")), BEN, "meeting", "why-meeting_open"),
        (play(PROFESSIONAL, BEN, UseStopover()), BEN, "guess:L", "why-rocket_there"),
        (ask(play(PROFESSIONAL, BEN, UseStopover())), ANNA, "chip:earth", "why-left"),
        (ask(play(PROFESSIONAL, BEN, UseStopover())), ANNA, "same_route", "why-rocket_moved"),
        (choosing(a_round(variant="professional")), ANNA, "chip:A", "why-choose_signal"),
        (choosing(a_round(variant="professional")), BEN, "guess:A", "why-source_chooses"),
        (choosing(a_round(variant="professional", active=())), ANNA, "helper:exchange", "why-inactive"),
        (choosing(a_round(variant="professional", active=(), barrels=1)), ANNA, "barrel", "why-last_barrel"),
        (send(a_round(variant="professional", active=()), "L", "G", "B"), CARL, "meeting", "why-no_active"),
        (send(a_round(variant="professional", rocket="C"), "B"), BEN, "helper:stopover", "why-no_stopover"),
    ],
)  # fmt: skip
def test_why_not_in_the_professional_game(given: Table, seat: int, part: str, why: str) -> None:
    assert given.why_not(seat, part) == why  # type: ignore[arg-type]


@clause("CO-27")
def test_after_choosing_a_meeting_only_active_helper_cards_can_pay_for_it() -> None:
    view = play(PROFESSIONAL, BEN, UseFifty()).view(CARL)
    assert GAME.why_not(view, "meeting") is None
    assert GAME.why_not(view, "helper:exchange", ("meeting",)) is None
    assert GAME.why_not(view, "helper:fifty", ("meeting",)) == text("why-inactive", helper=text("helper-fifty"))
    assert GAME.why_not(view, "guess:A", ("meeting",)) == text("why-meeting_card")


@clause("CO-11", "CO-12")
def test_why_not_once_too_often() -> None:
    given = a_round(target="A")
    for _ in range(3):
        given = play(plan(given, "B", "A"), ANNA, Launch(), BreakOff())
    assert play(plan(given, "B", "A"), ANNA, Launch()).why_not(ANNA, "break_off") == "why-break_offs"
    asked = send(ask(send(ask(send(a_round(), "B")), "B")), "B")
    assert asked.why_not(BEN, "again") == "why-asked_enough"


@clause("CO-33", "CO-40")
def test_no_line_tells_a_duration_before_the_round_is_over() -> None:
    early: list[Happening] = [Landed(1234), TookOff(567), Arrived(891, 2)]
    for event in early:
        assert not [value for value in GAME.line(event).args.values() if value in (1234, 567, 891)]
    over = guess(send(a_round(), "B", flights=(1234,)), "B")
    shown = next(event for event in over.heard() if isinstance(event, PlanShown))
    assert GAME.line(shown).args["flights"] == text("number", number=1234)


@clause("CO-2")
def test_chips_are_described_by_row_and_column() -> None:
    lines = GAME.drawing(a_round().view())
    places = {line.args["chip"].args["letter"].words: line.args["place"].args for line in lines if is_planet(line)}  # type: ignore[union-attr]
    assert places["A"] == {"row": 1, "column": 1}
    assert places["E"] == {"row": 1, "column": 8}
    assert places["R"] == {"row": 6, "column": 6}


@clause("CO-14", "CO-25")
def test_where_the_rocket_has_stood_in_this_round_no_target_is_drawn() -> None:
    shown = play(PROFESSIONAL, BEN, UseStopover()).view(BEN)
    states = {line.args["chip"].args["letter"].words: line.args["state"].id for line in chips_drawn(shown)}  # type: ignore[union-attr]
    assert shown.rocket == "L"
    assert states["L"] == "draw-stop"
    assert {state for letter, state in states.items() if letter != "L"} == {"draw-candidate"}


def chips_drawn(view: ContactView) -> list[Text]:
    """The lines of planets, with the rocket's sign taken away."""
    lines = [line.args["line"] if line.id == "draw-rocket" else line for line in GAME.drawing(view)]
    return [line for line in lines if isinstance(line, Text) and is_planet(line)]


@clause("CO-33", "CO-11")
def test_on_a_terminal_what_was_broken_off_is_not_called_sent() -> None:
    broken = play(plan(a_round(target="A"), "H", "B", "A"), ANNA, Launch(), Land(700), BreakOff())
    over = guess(send(broken, "B", "A", flights=(1500, 800)), "A")
    plans = [line for line in GAME.drawing(over.view(BEN)) if "flights" in line.args]
    assert [line.id for line in plans] == ["log-plan_shown-void", "log-plan_shown"]
    assert [line.args["flights"] for line in plans] == [numbers((700,)), numbers((1500, 800))]


def is_planet(line: Text) -> bool:
    chip = line.args.get("chip")
    return line.id == "draw-chip" and isinstance(chip, Text) and chip.id == "chip-planet"


@clause("CO-42a")
def test_when_the_clock_runs_out_the_table_takes_the_shortest_way() -> None:
    given = a_round(target="A")
    view, legal = given.view(ANNA), given.position.legal(ANNA)
    first = fallback(view, legal)
    assert isinstance(first, FlyTo)
    when = plan(given, first.chip)
    assert fallback(when.view(ANNA), when.position.legal(ANNA)) == FlyTo("A")


@clause("CO-42a")
def test_when_the_clock_runs_out_a_flight_lasts_a_second_and_the_crew_takes_the_first_choice() -> None:
    flying = play(plan(a_round(target="A"), "B", "A"), ANNA, Launch())
    (opened, *_) = flying.position.legal(ANNA)
    assert isinstance(opened, Open)
    assert fallback(flying.view(ANNA), flying.position.legal(ANNA)) == Land(1000)
    due = send(a_round(), "B")
    assert fallback(due.view(BEN), due.position.legal(BEN)) == Guess("A")
    assert due.can(BEN, AskAgain)
