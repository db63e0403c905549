"""Who may see what, and what can be imagined: CO-33 and CO-40."""

from collections import Counter
from itertools import pairwise, permutations

import pytest

from saucer.core import Seat, encode, stream
from saucer.core.codec import Codec
from saucer.games.contact import GAME
from saucer.games.contact.events import PlanShown
from saucer.games.contact.knowledge.finding import any_route, count_routes, route_at
from saucer.games.contact.knowledge.heard import heard_in_round
from saucer.games.contact.knowledge.imagine import imagine, imagine_route
from saucer.games.contact.knowledge.restoring import known
from saucer.games.contact.knowledge.views import TAPS
from saucer.games.contact.model import (
    CHIPS,
    PLANETS,
    BeginRound,
    BreakOff,
    CallMeeting,
    Chip,
    ChooseSignal,
    Exchange,
    GuessView,
    Land,
    Launch,
    PlanView,
    Reactivate,
    TakeOff,
    Tap,
    UseFifty,
    UseStopover,
)
from saucer.games.contact.rules.chart import Chart
from saucer.games.contact.rules.position import ContactPosition
from saucer.games.contact.tests.table import ANNA, BEN, CARL, Table, a_round, a_start, ask, events, guess, plan, send
from saucer.games.contact.tests.test_professional import choosing
from tests.clauses import clause
from tests.positions import chance, play

SAMPLES = 1_500


def imagined(given: Table, seat: Seat | None, seed: int) -> ContactPosition:
    return imagine(given.view(seat), stream(seed))


@clause("CO-33")
def test_after_a_round_all_see_every_plan_beside_what_was_sent_void_ones_included() -> None:
    given = play(plan(a_round(target="A"), "H", "B", "A"), ANNA, Launch(), Land(700), BreakOff())
    when = guess(send(given, "B", "A", flights=(1500, 800)), "A")
    plans = (
        PlanView(1, ANNA, ("earth", "H", "B", "A"), (700,), True),
        PlanView(1, ANNA, ("earth", "B", "A"), (1500, 800), False),
    )
    assert given.view(BEN).plans == ()
    assert events(when, PlanShown, listener=BEN) == [PlanShown(plan) for plan in plans]
    for viewer in (ANNA, BEN, None):
        assert when.view(viewer).plans == plans


@clause("CO-33")
def test_the_plans_of_a_lost_round_are_seen_as_well() -> None:
    when = guess(send(a_round(barrels=1), "B", flights=(999,)), "A")
    assert when.view().plans == (PlanView(1, ANNA, ("earth", "B"), (999,), False),)


@clause("CO-40")
def test_the_crew_and_those_who_watch_see_the_same_and_the_source_sees_more() -> None:
    given = plan(ask(send(a_round(target="A"), "B", "A")), "H")
    source, crew, watching = given.view(ANNA), given.view(BEN), given.view()
    assert (source.target, source.plan, source.sent) == ("A", ("H",), (("earth", "B", "A"),))
    hidden = {"seat", "sends", "target", "plan", "sent"}
    for name in source.__struct_fields__:
        assert (getattr(crew, name) == getattr(source, name)) == (name not in hidden), name
        assert getattr(crew, name) == getattr(watching, name) or name == "seat"
    assert (crew.target, crew.plan, crew.sent) == (None, None, None)


@clause("CO-40")
def test_guesses_answers_and_durations_are_public_and_stay() -> None:
    given = guess(send(a_round(), "B", flights=(1234,)), "A")
    when = guess(given, "B")
    assert when.view().guesses == (GuessView(1, BEN, "A", False, 2), GuessView(1, CARL, "B", True, 2))
    assert when.view().taps == (Tap("launch", 0), Tap("arrive", 1234))
    assert when.view().used == ("B",)


@clause("CO-9", "CO-40")
def test_only_the_source_of_a_round_sends_and_its_route_is_planned_when_it_ends_at_the_target() -> None:
    given = a_round(target="A")
    whole = plan(given, "B", "A")
    assert [each.view(ANNA).planned for each in (given, plan(given, "B"), whole)] == [False, False, True]
    assert [(whole.view(seat).sends, whole.view(seat).planned) for seat in (BEN, None)] == [(False, False)] * 2
    between = guess(send(given, "B", "A"), "A")
    assert [each.view(ANNA).sends for each in (given, whole, between)] == [True, True, False]


@clause("CO-31")
def test_what_was_sent_before_the_last_guess_is_of_no_use_any_more() -> None:
    given = ask(send(play(plan(a_round(), "B"), ANNA, Launch(), BreakOff()), "B"))
    guessed = guess(send(given, "B"), "A")
    assert [each.view(BEN).heard_since for each in (a_round(), given, guessed)] == [0, 0, 3]
    assert guess(guessed, "B").view(BEN).heard_since == 3


@clause("CO-3", "CO-20", "CO-8a")
def test_a_view_says_how_many_barrels_there_were_at_first_and_how_long_a_tap_may_take() -> None:
    lost = guess(send(a_round(), "B"), "A")
    assert (lost.view().barrels_at_first, lost.view().barrels) == (6, 5)
    assert a_start(variant="professional").view().barrels_at_first == 5
    assert (lost.view().shortest, lost.view().longest) == (50, 20_000)


@clause("CO-19", "CO-28")
def test_a_view_says_how_many_rounds_there_are_and_what_was_won_of_all_that_can_be() -> None:
    begun, won = a_start().view(), guess(send(a_round(signal=3), "B"), "B").view()
    assert (begun.rounds, begun.points, begun.most_points) == (12, 0, sum(begun.signals))
    assert (won.points, won.most_points) == (sum(won.won), begun.most_points)
    assert won.points == 3


@clause("CO-31", "CO-31a", "CO-40")
def test_the_table_says_how_what_was_received_is_shown_and_knows_nothing_of_marks() -> None:
    options = a_round().view().options
    assert (options.time_line, options.hear_again) == (True, False)
    assert not [name for name in a_round().view().__struct_fields__ if "mark" in name]


@clause("CO-31b")
def test_the_crew_hears_live_unless_the_table_wants_the_whole_afterwards() -> None:
    assert a_round().view().options.hearing == "live"
    schema = Codec(GAME).schema()
    assert schema["$defs"]["ContactOptions"]["properties"]["hearing"]["enum"] == ["live", "whole"]


@clause("CO-40")
@pytest.mark.parametrize("seat", [ANNA, BEN, CARL, None])
@pytest.mark.parametrize("variant", ["standard", "professional"])
def test_what_is_imagined_looks_like_the_truth(seat: Seat | None, variant: str) -> None:
    given = send(a_round(variant=variant, target="A"), "L", "G", "A")  # type: ignore[arg-type]
    broken = play(plan(ask(given), "M", "J", "A"), ANNA, Launch(), Land(600), BreakOff())
    for table in (given, broken, send(broken, "B", "A"), guess(given, "B"), guess(given, "A")):
        for seed in range(5):
            view = table.view(seat)
            assert imagine(Codec(GAME).view(encode(view)), stream(seed)).view(seat) == view  # type: ignore[arg-type]


def moments() -> list[Table]:
    """In the middle of guesses, helper cards and break-offs, in both variants."""
    standard = guess(guess(send(a_round(target="A", turned_up=("A", "B", "C", "D", "F")), "B", "A"), "B"), "C")
    broken = play(plan(ask(standard), "B", "A"), ANNA, Launch(), Land(600), BreakOff())
    heard = send(a_round(variant="professional", target="A"), "L", "F", "A")
    doubled = play(heard, BEN, UseFifty())
    shown = play(guess(doubled, "Q"), BEN, UseStopover())
    paid = play(shown, BEN, Reactivate(), UseStopover())
    met = play(guess(paid, "R"), BEN, CallMeeting("fifty"))
    return [standard, broken, plan(broken, "B"), doubled, guess(doubled, "Q"), shown, paid, met, ask(met)]


@clause("CO-40", "CO-14", "CO-23")
@pytest.mark.parametrize("moment", range(9))
def test_what_a_seat_can_do_and_all_the_source_knows_follow_from_its_view(moment: int) -> None:
    given = moments()[moment]
    for seat in (ANNA, BEN, CARL):
        world = imagined(given, seat, moment)
        assert world.legal(seat) == known(given.view(seat)).legal(seat) == given.position.legal(seat)
        assert world.view(seat) == given.view(seat)
    if not given.view().second:  # then nobody can ask, and how often one has is of no use any more
        assert imagined(given, ANNA, moment).key() == given.position.key()


def routes_by_hand(chart: Chart, start: int, target: int, legs: int, avoided: set[int]) -> list[tuple[int, ...]]:
    others = [chip for chip in range(len(chart.xs)) if chip not in {start, target, *avoided}]
    ways = [(start, *between, target) for between in permutations(others, legs - 1)]
    return [way for way in ways if all(chart.is_free(*leg) for leg in pairwise(way))]


def check_any_is_as_likely(chart: Chart, legs: int, avoided: set[int]) -> None:
    """From Earth to B: every place among those counted is another route, and one of these places is drawn."""
    earth, target, bits = CHIPS.index("earth"), CHIPS.index("B"), sum(1 << chip for chip in avoided)
    expected = routes_by_hand(chart, earth, target, legs, avoided)
    assert count_routes(chart, earth, target, legs, bits) == len(expected)
    found = [(earth, *route_at(chart, earth, target, legs, bits, place)) for place in range(len(expected))]
    assert sorted(found) == sorted(expected)
    for seed in range(5):
        drawn = found[int(stream(seed).below(len(found)))]
        assert any_route(chart, earth, target, legs, bits, stream(seed), 0) == drawn


@clause("CO-40", "CO-9")
@pytest.mark.parametrize("legs", [1, 2, 3])
def test_routes_are_counted_as_by_hand_and_any_is_as_likely(legs: int) -> None:
    check_any_is_as_likely(a_round().position.chart, legs, {CHIPS.index("G")})


@clause("CO-40")
def test_of_routes_with_four_legs_any_is_as_likely_too() -> None:
    """Among few chips, where some first stops lead on in more ways than others."""
    chart = a_round().position.chart
    avoided = {chip for chip in range(len(chart.xs)) if CHIPS[chip] not in ("earth", "B", *"AGHLMCF")}
    routes = routes_by_hand(chart, CHIPS.index("earth"), CHIPS.index("B"), 4, avoided)
    assert len(set(Counter(route[1] for route in routes).values())) > 1
    check_any_is_as_likely(chart, 4, avoided)


@clause("CO-40")
def test_targets_that_fit_what_was_heard_are_equally_likely_and_so_are_their_routes() -> None:
    """One flight was heard from Earth: A and C are hidden behind G and H, E behind I."""
    given = guess(send(a_round(turned_up=("A", "B", "C", "D", "E", "F"), target="B"), "B"), "F")
    found = Counter(imagined(given, CARL, seed).target for seed in range(SAMPLES))
    assert set(found) == {PLANETS.index("B"), PLANETS.index("D")}
    assert abs(found[PLANETS.index("B")] / SAMPLES - 1 / 2) < 0.04


@clause("CO-40", "CO-11")
def test_two_transmissions_bind_both_and_each_route_is_any_that_fits() -> None:
    given = send(ask(send(a_round(turned_up=("A", "B", "C"), target="B"), "G", "B")), "H", "B")
    chart, earth = given.position.chart, CHIPS.index("earth")
    expected = {
        (target, one, other): 1 / 3 / len(ways) ** 2
        for target in map(CHIPS.index, "ABC")
        for ways in [routes_by_hand(chart, earth, target, 2, set())]
        for one in ways
        for other in ways
    }
    worlds = [imagined(given, BEN, seed) for seed in range(SAMPLES)]
    drawn = Counter((world.target, *world.routes) for world in worlds)
    assert set(drawn) <= set(expected)
    by_target = Counter(world.target for world in worlds)
    assert all(abs(count / SAMPLES - 1 / 3) < 0.04 for count in by_target.values())
    assert sum((drawn[key] - SAMPLES * share) ** 2 / (SAMPLES * share) for key, share in expected.items()) < (
        len(expected) + 4 * len(expected) ** 0.5 + 20
    )


@clause("CO-25", "CO-40")
def test_a_stopover_that_was_shown_is_on_the_imagined_route() -> None:
    given = play(send(a_round(variant="professional", target="A"), "L", "F", "A"), BEN, UseStopover())
    for seed in range(30):
        world = imagined(given, BEN, seed)
        assert world.routes[0][:2] == (CHIPS.index("earth"), CHIPS.index("L"))
        assert len(world.routes[0]) == 4
    again = send(ask(given), "G", "A")
    for seed in range(30):
        first, second = imagined(again, BEN, seed).routes
        assert first[:2] == (CHIPS.index("earth"), CHIPS.index("L"))
        assert second[0] == CHIPS.index("L")
        assert CHIPS.index("earth") not in second


@clause("CO-26", "CO-40")
def test_cards_exchanged_away_are_any_others_and_the_source_remembers_its_own() -> None:
    given = chance(play(choosing(a_round(variant="professional", target="A")), ANNA, Exchange()), (8,))
    given = chance(play(given, ANNA, Reactivate(), Exchange()), (1,))
    for seed in range(200):
        (_, _, first), (_, _, second) = imagined(given, BEN, seed).exchanged
        assert first != second != imagined(given, BEN, seed).target
    own = imagined(given, ANNA, 0)
    assert own.exchanged == ((1, ANNA, 0), (1, ANNA, 8))
    assert len({imagined(given, CARL, seed).exchanged for seed in range(200)}) > 100


@clause("CO-40")
def test_a_long_route_is_found_by_trying() -> None:
    stops: tuple[Chip, ...] = ("G", "F", "L", "Q", "R", "M", "H", "I", "D", "J", "A")
    given = send(a_round(target="A", turned_up=("A", "B", "C")), *stops)
    for seed in range(10):
        world = imagined(given, BEN, seed)
        assert len(world.routes[0]) == 12
        assert world.routes[0][-1] == world.target
        assert all(world.chart.is_free(*leg) for leg in pairwise(world.routes[0]))
        assert len(set(world.routes[0])) == 12, "no chip twice, and the target is the last stop alone"


@clause("CO-40", "CO-25a")
def test_a_long_route_keeps_away_from_where_the_rocket_has_been_and_is_tried_so_often() -> None:
    chart, earth, target = a_round().position.chart, CHIPS.index("earth"), CHIPS.index("B")
    avoided = {CHIPS.index(chip) for chip in "GHMC"}
    bits = sum(1 << chip for chip in avoided)

    def found(tries: int) -> list[tuple[int, ...]]:
        routes = [any_route(chart, earth, target, 6, bits, stream(seed), tries) for seed in range(60)]
        return [route for route in routes if route is not None]

    assert len(found(1_000)) == 60
    for route in found(1_000):
        assert len(set(route)) == 7
        assert avoided.isdisjoint(route)
    assert 0 < len(found(5)) < 60, "five stops, if the first of each leads on"
    assert found(4) == []


def through_a_transmission() -> list[Table]:
    """Every step of a second transmission, broken off once, on which the Source flies by three stops."""
    given = plan(ask(send(a_round(target="A"), "B", "A")), "L", "G", "A")
    broken = play(given, ANNA, Launch(), Land(500), TakeOff(200), BreakOff())
    taps = (Launch(), Land(600), TakeOff(100), Land(700), TakeOff(90))
    again = plan(broken, "L", "G", "A")
    return [play(again, ANNA, *taps[:count]) for count in range(1, 6)]


@clause("CO-40")
def test_in_the_middle_of_a_transmission_the_source_imagines_the_truth_and_the_crew_what_was_heard() -> None:
    for step, given in enumerate(through_a_transmission(), start=1):
        truth = given.position
        assert truth.flown == step // 2
        assert imagined(given, ANNA, step).key() == truth.key()
        for seat in (BEN, None):
            world = imagined(given, seat, step)
            assert (world.flown, world.phase) == (truth.flown, truth.phase)
            assert len(world.plan) > world.flown
            assert world.routes[-1][1:] == world.plan


@clause("CO-40")
def test_a_transmission_under_way_leads_to_the_target_as_soon_as_it_can() -> None:
    given = play(plan(a_round(target="B", turned_up=("B",)), "H", "B"), ANNA, Launch())
    assert imagined(given, BEN, 1).plan == (PLANETS.index("B"),)
    landed = play(given, ANNA, Land(500))
    assert len(imagined(landed, BEN, 1).plan) == 2


@clause("CO-40")
def test_a_transmission_under_way_may_need_more_legs_than_were_heard() -> None:
    """A lies behind G: nobody flies there from Earth at once."""
    given = play(plan(a_round(target="A", turned_up=("A",)), "B", "A"), ANNA, Launch())
    position = known(given.view(BEN))
    (heard,) = heard_in_round(position)
    assert heard.flights == 1
    route = imagine_route(position, CHIPS.index("A"), heard, stream(1), 100)
    assert route is not None
    assert len(route) == 3


@clause("CO-40", "CO-41")
def test_between_two_rounds_it_is_nobodys_guess() -> None:
    given = guess(send(a_round(), "B"), "B")
    assert (given.view().guesser, given.view().asks_left) == (None, 0)
    begun = play(given, BEN, BeginRound())
    assert (begun.view().guesser, begun.view().asks_left) == (CARL, 2)


@clause("CO-40", "CO-41")
@pytest.mark.parametrize("barrels", [2, 1], ids=["between two rounds", "when all is lost"])
def test_when_a_round_is_over_nobody_sends_and_nobody_guesses(barrels: int) -> None:
    """Whoever was the Source of it, or is the next one."""
    given = guess(send(a_round(target="A", barrels=barrels), "B", "A"), "C")
    when = given if barrels == 1 else guess(given, "A")
    for seat in (ANNA, BEN, CARL, None):
        view = when.view(seat)
        assert (view.sends, view.plan, view.sent, view.guesser, view.asks_left) == (False, None, None, None, 0)


@clause("CO-8a")
def test_milliseconds_are_whole_numbers() -> None:
    given = send(a_round(target="A"), "B", "A", flights=(801, 1201), pause=333)
    TAPS.clear()
    shown = Codec(GAME).view(encode(given.view()))
    assert [tap.milliseconds for tap in shown.taps] == [0, 801, 333, 1201]  # type: ignore[attr-defined]


@clause("CO-40", "CO-42")
def test_how_far_the_source_has_planned_may_be_anything_up_to_three_legs() -> None:
    given = plan(a_round(target="B", turned_up=("B",)), "H")
    chart, earth, target = given.position.chart, CHIPS.index("earth"), CHIPS.index("B")
    plans = {imagined(given, BEN, seed).plan for seed in range(400)}
    assert {len(each) for each in plans} == {0, 1, 2, 3}
    assert {len(each) for each in plans if each and each[-1] == target} == {1, 2, 3}
    for each in plans:
        route = (earth, *each)
        assert all(chart.is_free(*leg) for leg in pairwise(route))
        assert len(set(route)) == len(route)
        assert target not in each[:-1]


@clause("CO-26", "CO-40")
def test_a_card_exchanged_away_in_an_earlier_round_was_not_its_target_nor_one_that_had_left() -> None:
    given = choosing(a_round(variant="professional", target="A", rocket="D", used=("C", "D"), source=CARL))
    given = chance(play(given, CARL, Exchange()), (1,))
    given = send(play(given, CARL, ChooseSignal(4)), "C", "B")
    others = set(range(18)) - {PLANETS.index(planet) for planet in "BCD"}
    for table in (given, guess(given, "B")):
        exchanged = [imagined(table, BEN, seed).exchanged for seed in range(300)]
        assert all(len(each) == 1 and each[0][:2] == (3, CARL) for each in exchanged)
    assert {each[0][2] for each in exchanged} == others, "after the round, B is known to have been the target"
