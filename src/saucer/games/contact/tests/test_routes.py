"""Planning a route and sending it, CO-8 to CO-11 and CO-42."""

import pytest

from saucer.core import (
    LAPSE,
    Acted,
    Decide,
    Drawn,
    HandDice,
    Header,
    Match,
    NotAllowed,
    Player,
    Undone,
    seats,
)
from saucer.core.codec import plain
from saucer.core.record import FORMAT
from saucer.games.contact import GAME
from saucer.games.contact.events import (
    Arrived,
    BrokeOff,
    CutOff,
    Landed,
    Launched,
    PlanForgotten,
    RoutePlanned,
    StopPlanned,
    TookOff,
)
from saucer.games.contact.model import (
    BeginRound,
    BreakOff,
    ContactOptions,
    FlyTo,
    Land,
    LandAfter,
    Launch,
    PlanAnew,
    SameRoute,
    TakeOff,
    TakeOffAfter,
    Tap,
)
from saucer.games.contact.tests.table import ANNA, BEN, STANDARD, Table, a_round, ask, plan, send
from tests.clauses import clause
from tests.positions import chance, play


@clause("CO-8", "CO-8a")
def test_all_the_crew_gets_is_how_long_flights_and_pauses_last() -> None:
    given = plan(a_round(target="A"), "B", "A")
    when = play(given, ANNA, Launch(), Land(1200), TakeOff(450), Land(800))
    assert when.heard(BEN) == [Launched(ANNA), Landed(1200), TookOff(450), Arrived(800, 2)]
    assert when.view(BEN).taps == (Tap("launch", 0), Tap("land", 1200), Tap("take_off", 450), Tap("arrive", 800))
    assert when.view(BEN).rocket == "earth"
    assert (when.view(BEN).plan, when.view(BEN).sent, when.view(BEN).target) == (None, None, None)


@clause("CO-8a")
def test_a_flight_or_a_pause_lasts_50_ms_to_20_s() -> None:
    flying = play(plan(a_round(target="A"), "B", "A"), ANNA, Launch())
    assert flying.legal(ANNA) == [LandAfter(50, 20_000), BreakOff()]
    grounded = play(flying, ANNA, Land(50))
    assert grounded.legal(ANNA) == [TakeOffAfter(50, 20_000), BreakOff()]
    assert play(grounded, ANNA, TakeOff(20_000)).view().phase == "flying"
    assert Land.in_a_row
    assert TakeOff.in_a_row
    assert Launch.in_a_row
    for wrong in (TakeOff(1000), LandAfter(50, 20_000)):
        with pytest.raises(NotAllowed):
            play(flying, ANNA, wrong)


@clause("CO-8a")
def test_a_flight_or_a_pause_ends_by_itself_after_20_s() -> None:
    flying = play(plan(a_round(target="A"), "B", "A"), ANNA, Launch())
    now = flying.position.next()
    assert isinstance(now, Decide)
    assert (now.must, now.lapses, now.drops) == ((ANNA,), 20_000, (ANNA,))
    grounded = chance(flying, LAPSE)
    assert grounded.heard() == [Landed(20_000)]
    again = chance(grounded, LAPSE)
    assert again.heard() == [TookOff(20_000)]
    assert chance(again, LAPSE).heard() == [Arrived(20_000, 2)]


@clause("CO-8a")
def test_a_source_who_loses_the_connection_has_broken_off_without_counting() -> None:
    flying = play(plan(a_round(target="A"), "B", "A"), ANNA, Launch(), Land(500))
    when = chance(flying, (ANNA,))
    assert when.heard() == [CutOff(ANNA)]
    assert (when.view().phase, when.view().break_offs_left) == ("planning", 3)
    assert when.view().taps[-1] == Tap("cut_off", 0)
    with pytest.raises(NotAllowed):
        chance(flying, (BEN,))


@clause("CO-8a")
def test_the_plan_is_fixed_at_the_first_take_off() -> None:
    planned = plan(a_round(target="A"), "B", "A")
    assert planned.legal(ANNA) == [Launch(), PlanAnew()]
    flying = play(planned, ANNA, Launch())
    assert not flying.can(ANNA, FlyTo)
    assert not flying.can(ANNA, PlanAnew)


@clause("CO-9")
def test_a_route_starts_at_the_rocket_stops_nowhere_twice_and_ends_at_the_target() -> None:
    given = a_round(target="A")
    assert "earth" not in given.stops()
    assert not given.can(ANNA, Launch)
    on = plan(given, "B")
    assert "A" in on.stops()
    assert "earth" not in on.stops()
    assert "B" not in plan(on, "G").stops()
    assert plan(on, "A").stops() == []
    assert plan(a_round(target="B"), "B").can(ANNA, Launch)


@clause("CO-9")
def test_the_route_starts_where_the_rocket_is() -> None:
    given = a_round(rocket="A", used=("A",), target="B")
    assert set(given.stops()) == {"B", "F", "G", "H", "I", "J", "L", "M", "P", "Q"}


@clause("CO-10")
def test_a_leg_is_offered_exactly_if_no_chip_is_in_the_way() -> None:
    assert set(a_round(target="B").stops()) == {"B", "D", "F", "G", "H", "I", "J", "L", "M", "O", "P", "Q", "R"}


@clause("CO-9a")
def test_a_stop_from_which_the_target_is_out_of_reach_is_not_offered() -> None:
    """From E one flies to D, F, G, H, I, J, L, M, Q or R, and the route has been there."""
    open_way = plan(a_round(target="A"), "G", "F", "L", "Q", "R", "H", "I", "D", "J")
    assert "E" in open_way.stops()
    closed = plan(a_round(target="A"), "G", "F", "L", "Q", "R", "M", "H", "I", "D", "J")
    assert "E" not in closed.stops()
    assert closed.why_not(ANNA, "chip:E") == "why-dead_end"
    assert "A" in closed.stops()


@clause("CO-9b")
def test_the_last_route_can_be_planned_again_with_one_choice() -> None:
    given = a_round(target="A")
    assert not given.can(ANNA, SameRoute)
    again = ask(send(given, "B", "A"))
    when = play(again, ANNA, SameRoute())
    assert when.view(ANNA).plan == ("B", "A")
    assert when.heard(ANNA) == [RoutePlanned(("earth", "B", "A"))]
    assert when.heard(BEN) == []
    assert not plan(again, "B").can(ANNA, SameRoute)


@clause("CO-11")
def test_a_transmission_has_as_many_flights_as_the_route_has_legs() -> None:
    given = play(plan(a_round(target="A"), "G", "B", "A"), ANNA, Launch())
    for flights in (1, 2, 3):
        assert given.view().phase == "flying"
        given = play(given, ANNA, Land(700))
        if flights < 3:
            given = play(given, ANNA, TakeOff(200))
    assert given.view().phase == "guessing"


@clause("CO-11")
def test_the_source_may_break_off_three_times_before_a_complete_transmission() -> None:
    given = a_round(target="A")
    for left in (2, 1, 0):
        given = play(plan(given, "B", "A"), ANNA, Launch(), Land(500), BreakOff())
        assert given.heard()[-1] == BrokeOff(ANNA, left)
        assert given.view().phase == "planning"
    assert not play(plan(given, "B", "A"), ANNA, Launch()).can(ANNA, BreakOff)
    complete = send(given, "H", "B", "A")
    assert complete.view().asks_left == 2
    assert ask(complete).view().break_offs_left == 3


@clause("CO-11")
def test_what_was_broken_off_is_heard_and_marked_void() -> None:
    when = play(plan(a_round(target="A"), "B", "A"), ANNA, Launch(), BreakOff())
    assert when.view().taps == (Tap("launch", 0), Tap("break_off", 0))
    assert when.stops()


@clause("CO-42", "CO-13a")
def test_nobody_else_is_told_anything_of_a_plan() -> None:
    given = a_round(target="A")
    when = plan(given, "B")
    assert when.heard(ANNA) == [StopPlanned("B")]
    assert when.heard(BEN) == when.heard() == []
    assert when.view(BEN) == given.view(BEN)
    forgotten = play(when, ANNA, PlanAnew())
    assert forgotten.heard(ANNA) == [PlanForgotten()]
    assert forgotten.heard(BEN) == []
    assert forgotten.view(ANNA) == given.view(ANNA)


def a_match() -> Match:
    """The first round, Anna is to plan; her target is A."""
    names = tuple(Player(name) for name in ("Anna", "Ben", "Carl"))
    options = plain(ContactOptions(level=1, first=0))
    match = Match(GAME, Header(FORMAT, GAME.slug, GAME.version, options, names, HandDice()))
    match.append(Drawn(STANDARD[36:] + STANDARD[:36]))
    match.append(Drawn((0,)))
    match.append(Acted(ANNA, BeginRound()))
    for card in (0, 1, 0):
        match.append(Drawn((card,)))
    return match


@clause("CO-42")
def test_a_plan_is_taken_back_step_by_step_until_the_first_take_off() -> None:
    match = a_match()
    start = len(match.entries)
    for stop in ("H", "B", "A"):
        match.append(Acted(ANNA, FlyTo(stop)))
    for back in (2, 1, 0):
        assert match.undoable(ANNA)[0] == start + back
        assert [told.seats for told in match.append(Undone(ANNA, start + back))] == [(ANNA,)]
    assert match.undoable(ANNA) == []
    assert match.position.view(ANNA).plan == ()  # type: ignore[attr-defined]


@clause("CO-42")
def test_nothing_of_a_transmission_can_be_taken_back() -> None:
    match = a_match()
    match.append(Acted(ANNA, FlyTo("B")))
    match.append(Acted(ANNA, FlyTo("A")))
    for tap in (Launch(), Land(500), BreakOff()):
        match.append(Acted(ANNA, tap))
        assert [match.undoable(seat) for seat in seats(3)] == [[], [], []]


@clause("CO-42")
def test_asking_again_cannot_be_taken_back_or_one_could_tell_that_the_source_plans() -> None:
    match = a_match()
    for action in (FlyTo("B"), FlyTo("A"), Launch(), Land(500), TakeOff(100), Land(500)):
        match.append(Acted(ANNA, action))
    given = ask(Table(match.position))  # type: ignore[arg-type]
    assert all(told.event.reveals for told in given.told)
