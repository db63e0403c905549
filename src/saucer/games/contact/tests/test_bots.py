"""The bots: both sides by durations alone, CO-32, and what they say in a meeting, CO-27."""

from math import log
from statistics import mean, stdev

import pytest

from saucer.core import Random, Say, Seat, stream
from saucer.games.contact import GAME
from saucer.games.contact.bots import BOTS, sending
from saucer.games.contact.bots.crew import advice, heeded, wrong_guesses
from saucer.games.contact.bots.decoding import Belief, believe, naive_habit
from saucer.games.contact.bots.level_bot import LevelBot
from saucer.games.contact.bots.levels import EASY, HARD, MEDIUM, Level
from saucer.games.contact.bots.noise import normal
from saucer.games.contact.bots.partner import OFFSETS, manners_of
from saucer.games.contact.bots.ways import gap, gaps, naive_route, routes_to
from saucer.games.contact.knowledge.imagine import imagine
from saucer.games.contact.model import (
    CHIPS,
    PLANETS,
    AskAgain,
    BreakOff,
    CallMeeting,
    Chip,
    Choice,
    ChooseSignal,
    ContactOptions,
    Exchange,
    Guess,
    Land,
    Launch,
    Planet,
    PlanView,
    Reactivate,
    SaidView,
    TakeOff,
    UseFifty,
    UseStopover,
)
from saucer.games.contact.rules.chart import chart_of
from saucer.games.contact.tests.counting import told_in
from saucer.games.contact.tests.cross_play import LEVEL_2, LEVEL_6, PROFESSIONAL, lower, played
from saucer.games.contact.tests.partners import CountingCrew, NaiveSource, UniformSource, with_variation
from saucer.games.contact.tests.table import ANNA, BEN, CARL, STANDARD, Table, a_round, ask, guess, plan, say, send
from saucer.games.contact.tests.test_professional import choosing
from tests.clauses import clause
from tests.positions import play

LEVELS = {"easy": EASY, "medium": MEDIUM, "hard": HARD}
every_level = pytest.mark.parametrize("level", LEVELS)


def bot(level: str) -> LevelBot:
    found = BOTS[level]
    assert isinstance(found, LevelBot)
    return found


def chosen(given: Table, seat: Seat, level: str = "hard", seed: int = 0) -> Choice:
    return bot(level).choose(given.view(seat), given.position.legal(seat), stream(seed))


def as_planned(given: Table, *stops: Chip, pace: float = 1.0, offset: float = 150.0) -> Table:
    """Sent without any error."""
    chart = given.position.chart
    route = (given.position.rocket(), *[CHIPS.index(stop) for stop in stops])
    return send(given, *stops, flights=[round(pace * (each + offset)) for each in gaps(chart, route)])


@clause("CO-32")
def test_no_level_flies_or_hears_exactly_and_better_ones_do_it_better() -> None:
    assert [level.taps >= 0.05 for level in LEVELS.values()] == [True] * 3
    assert EASY.taps > MEDIUM.taps > HARD.taps
    assert EASY.hears > MEDIUM.hears > HARD.hears > 0
    assert EASY.rounds < MEDIUM.rounds < HARD.rounds
    assert EASY.routes < MEDIUM.routes < HARD.routes
    assert list(GAME.bots) == ["random", "easy", "medium", "hard"]


@clause("CO-32")
@every_level
def test_flights_are_in_proportion_to_the_gap_plus_a_constant_with_an_error(level: str) -> None:
    given = play(plan(a_round(target="B"), "B"), ANNA, Launch())
    far = play(plan(a_round(target="B"), "O", "B"), ANNA, Launch())
    chart = given.position.chart
    taps = [[lasting(table, level, seed) for seed in range(400)] for table in (given, far)]
    lengths = [gap(chart, 18, CHIPS.index(chip)) + sending.OFFSET for chip in ("B", "O")]
    logs = [[log(tap) for tap in each] for each in taps]
    assert stdev(logs[0]) == pytest.approx(LEVELS[level].taps, rel=0.15)
    assert mean(logs[1]) - mean(logs[0]) == pytest.approx(log(lengths[1] / lengths[0]), abs=0.04)


def lasting(given: Table, level: str, seed: int) -> int:
    tapped = chosen(given, ANNA, level, seed)
    assert isinstance(tapped, Land)
    return tapped.number


@clause("CO-32")
def test_the_number_of_legs_is_the_same_whatever_the_target() -> None:
    for level, legs in (("easy", 2), ("medium", 2), ("hard", 3)):
        for target in ("A", "B", "C", "G", "R"):
            given = a_round(target=target, turned_up=("A", "B", "C", "G", "R"))
            assert len(planned(given, level)) == legs


def planned(given: Table, level: str) -> tuple[Chip, ...]:
    while not given.can(ANNA, Launch):
        given = play(given, ANNA, chosen(given, ANNA, level))
    return given.view(ANNA).plan or ()


@clause("CO-32")
def test_pauses_mean_nothing_to_a_bot_neither_sent_nor_heard() -> None:
    grounded = play(plan(a_round(target="C"), "L", "C"), ANNA, Launch(), Land(700))
    other = play(plan(a_round(target="A"), "L", "A"), ANNA, Launch(), Land(700))
    assert chosen(grounded, ANNA, seed=4) == chosen(other, ANNA, seed=4)
    assert isinstance(chosen(grounded, ANNA), TakeOff)
    short = send(a_round(target="A"), "L", "A", flights=(500, 1500), pause=100)
    long = send(a_round(target="A"), "L", "A", flights=(500, 1500), pause=9000)
    assert believe(short.view(BEN), HARD).chances == believe(long.view(BEN), HARD).chances


@clause("CO-32")
def test_what_was_broken_off_is_ignored() -> None:
    broken = play(plan(a_round(target="A"), "B", "A"), ANNA, Launch(), Land(9000), BreakOff())
    assert set(believe(broken.view(BEN), HARD).chances) == {1 / 3}


@clause("CO-32")
def test_a_clear_signal_is_understood_whatever_the_pace_and_the_offset() -> None:
    candidates: tuple[Planet, ...] = ("A", "B", "C", "E", "K", "N", "R")
    for pace, offset in ((0.5, 150.0), (1.0, 60.0), (2.0, 350.0)):
        given = a_round(target="N", turned_up=candidates)
        route = sending.best_plan(given.view(ANNA), HARD).route
        sent = as_planned(given, *[CHIPS[chip] for chip in route[1:]], pace=pace, offset=offset)
        belief = believe(sent.view(BEN), HARD)
        assert belief.planets[belief.best()] == PLANETS.index("N")


@clause("CO-32")
def test_pace_offset_and_steadiness_are_learned_from_earlier_rounds() -> None:
    given = a_round(target="A", used=("C",), rocket="C")
    chart = given.position.chart
    routes = [("earth", "O"), ("H", "L", "R"), ("N", "B", "K"), ("J", "earth", "P")]
    given.position.plans = tuple(
        PlanView(1, ANNA, route, tuple(round(2 * (each + 350)) for each in gaps(chart, numbers(route))), False)  # type: ignore[arg-type]
        for route in routes
    )
    learned = manners_of(given.view(BEN), ANNA, chart, 12, 0.03)
    best = max(learned, key=lambda manner: manner.weight)
    assert (OFFSETS[best.offset], best.steadiness) == (350.0, 0.07)
    assert best.pace == pytest.approx(log(2), abs=0.15)
    assert len(learned) < len(manners_of(given.view(BEN), ANNA, chart, 0, 0.03)) / 4
    assert len(manners_of(given.view(BEN), CARL, chart, 12, 0.03)) > 100


def numbers(route: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(CHIPS.index(chip) for chip in route)


@clause("CO-32")
def test_a_source_that_always_takes_the_first_route_that_comes_to_mind_is_known_by_it() -> None:
    given = a_round(target="A", used=("B",), rocket="B")
    chart = given.position.chart
    usual = naive_habit(given.view(CARL), chart, 12)
    given.position.plans = (PlanView(1, ANNA, ("earth", "B"), (900,), False),) * 3
    assert naive_habit(given.view(CARL), chart, 12) > usual + 0.3
    given.position.plans = (PlanView(1, ANNA, ("earth", "G", "B"), (900, 900), False),) * 3
    assert naive_habit(given.view(CARL), chart, 12) < usual


@clause("CO-9", "CO-32")
def test_routes_are_all_that_begin_as_is_known_and_the_naive_one_is_the_shortest() -> None:
    chart = chart_of(STANDARD)
    earth, target = CHIPS.index("earth"), CHIPS.index("A")
    assert routes_to(chart, (earth,), target, 1, 0) == []
    two = routes_to(chart, (earth,), target, 2, 0)
    assert {CHIPS[route[1]] for route in two} == {"B", "F", "G", "H", "I", "J", "L", "M", "P", "Q"}
    assert naive_route(chart, earth, target, 0) in two
    assert CHIPS[naive_route(chart, earth, target, 0)[1]] == "G"
    three = routes_to(chart, (earth, CHIPS.index("B")), target, 3, 0)
    assert all(route[:2] == (earth, CHIPS.index("B")) for route in three)
    assert len(routes_to(chart, (earth,), target, 6, 0)) > 10


@clause("CO-12", "CO-32")
def test_a_bot_asks_as_long_as_it_is_not_sure_and_guesses_when_it_is() -> None:
    candidates: tuple[Planet, ...] = ("A", "B", "C", "E", "K", "N", "R")
    vague = send(a_round(target="B", turned_up=candidates), "B", flights=(1200,))
    assert isinstance(chosen(vague, BEN), AskAgain)
    again = send(ask(send(ask(vague), "B", flights=(1200,))), "B", flights=(1200,))
    assert isinstance(chosen(again, BEN), Guess)
    clear = send(a_round(target="B", turned_up=("B",)), "B", flights=(1200,))
    assert chosen(clear, BEN) == Guess("B")


@clause("CO-12")
def test_a_hint_to_guess_says_how_likely_each_of_the_best_planets_is_and_one_to_ask_how_unlikely() -> None:
    candidates: tuple[Planet, ...] = ("A", "B", "C", "E", "K", "N", "R")
    vague = send(a_round(target="B", turned_up=candidates), "B", flights=(1200,))
    weigh = bot("hard").weigh
    (asks,) = weigh(vague.view(BEN), vague.position.legal(BEN), stream(0))
    assert (asks.action, asks.unit) == (AskAgain(), "unsure")
    assert 1 / len(candidates) <= asks.value < 0.9
    again = send(ask(send(ask(vague), "B", flights=(1200,))), "B", flights=(1200,))
    guesses = weigh(again.view(BEN), again.position.legal(BEN), stream(0))
    assert guesses[0].action == chosen(again, BEN)
    assert {each.unit for each in guesses} == {"right"}
    assert 1 >= guesses[0].value >= guesses[1].value >= guesses[2].value > 0
    assert {each.action for each in guesses} <= set(again.position.legal(BEN))
    meeting = send(a_round(variant="professional", target="A"), "L", "A", flights=(3000, 60))
    assert weigh(meeting.view(CARL), meeting.position.legal(CARL), stream(0)) == ()


@clause("CO-24", "CO-25", "CO-27", "CO-32")
def test_in_doubt_a_bot_uses_the_stopover_then_5050_then_a_meeting_then_a_barrel() -> None:
    given = a_round(variant="professional", target="A")
    for number in range(3):
        given = send(given if number == 0 else ask(given), "L", "A", flights=(3000, 60))
    assert chosen(given, BEN) == UseStopover()
    given.position.helpers = 0b101
    assert chosen(given, BEN) == UseFifty()
    given.position.helpers = 0b100
    assert chosen(given, BEN) == CallMeeting("exchange")
    given.position.helpers = 0
    assert chosen(given, BEN) == Reactivate()
    given.position.barrels = 2
    assert isinstance(chosen(given, BEN), Guess)
    assert bot("hard").interrupt(given.view(CARL), given.position.legal(CARL), Random(0)) is None


@clause("CO-21", "CO-26", "CO-32")
def test_the_clearer_the_route_the_higher_the_signal_card() -> None:
    given = choosing(a_round(variant="professional", target="N"))
    clear = sending.best_plan(given.view(ANNA), HARD).clear
    choice = chosen(given, ANNA)
    if clear < 0.5:
        assert choice == Exchange()
    else:
        assert isinstance(choice, ChooseSignal)
    sending.PLANS.clear()
    values = []
    for certainty in (0.55, 0.75, 0.99):
        key_holder = choosing(a_round(variant="professional", target="N", active=()))
        view = key_holder.view(ANNA)
        sending.best_plan(view, HARD)
        next(iter(sending.PLANS.values())).clear = certainty
        answer = chosen(key_holder, ANNA)
        assert isinstance(answer, ChooseSignal)
        values.append(answer.value)
        sending.PLANS.clear()
    assert values == sorted(values)
    assert values[0] < values[-1]


@clause("CO-27")
def test_in_a_meeting_a_bot_names_its_three_likeliest_planets_once() -> None:
    given = play(send(a_round(variant="professional", target="A"), "L", "A"), BEN, CallMeeting("fifty"))
    said = bot("hard").aside(given.view(CARL), Random(0))
    assert isinstance(said, Say)
    assert said.to is None
    assert said.words == advice(believe(given.view(CARL), HARD))
    assert len(said.words.split(", ")) == 3
    assert bot("hard").speaks_up
    assert bot("hard").aside(say(given, CARL, said.words).view(CARL), Random(0)) is None
    assert bot("hard").aside(given.view(ANNA), Random(0)) is None
    assert bot("hard").aside(given.view(None), Random(0)) is None
    assert bot("hard").aside(send(a_round(), "B").view(CARL), Random(0)) is None


@clause("CO-27")
def test_what_is_said_as_bots_say_it_counts_and_other_talk_does_not() -> None:
    given = send(a_round(variant="professional", target="A"), "L", "A")
    view = given.view(BEN)
    belief = Belief([0, 1, 2], [0.5, 0.3, 0.2])
    given.position.said = (SaidView(1, CARL, "B 90 %, A 5 %, C 5 %", 0),)
    convinced = heeded(belief, given.view(BEN))
    assert convinced.best() == 1
    assert sum(convinced.chances) == pytest.approx(1)
    given.position.said = (SaidView(1, CARL, "B, I am quite sure!", 0), SaidView(1, CARL, "B 90 %", 7))
    assert heeded(belief, given.view(BEN)).chances == belief.chances
    assert heeded(belief, view) is belief
    assert advice(belief) == "A 50 %, B 30 %, C 20 %"
    assert wrong_guesses(belief) == pytest.approx(0.3 + 2 * 0.2)


def test_random_numbers_are_standard_normal() -> None:
    random = Random(9)
    numbers = [normal(random) for _ in range(4000)]
    assert mean(numbers) == pytest.approx(0, abs=0.06)
    assert stdev(numbers) == pytest.approx(1, abs=0.04)


@clause("CO-32")
def test_a_bot_follows_the_plan_that_somebody_else_has_begun() -> None:
    given = plan(a_round(target="A"), "R")
    assert planned(given, "hard")[0] == "R"


@clause("CO-32")
@every_level
def test_the_same_view_and_the_same_random_numbers_give_the_same_choice_even_if_a_plan_is_forgotten(level: str) -> None:
    given = a_round(target="A", turned_up=("A", "B", "C", "N"))
    first = chosen(given, ANNA, level)
    sending.PLANS.clear()
    assert chosen(given, ANNA, level) == first


GAMES = 4


@clause("CO-32")
def test_hard_with_hard_wins_at_level_6_with_an_unknown_pace_and_variation_010() -> None:
    hard = LevelBot(with_variation(HARD, 0.10))
    found = played(hard, hard, LEVEL_6, GAMES, 31_000)
    assert found.won == GAMES
    assert found.right / found.rounds > 0.9


@clause("CO-32")
def test_hard_understands_a_naive_source_at_level_2() -> None:
    found = played(NaiveSource(0.10), LevelBot(HARD), LEVEL_2, 4 * GAMES, 32_000)
    assert found.right / found.rounds > 0.75
    assert lower(found.right, found.rounds) > 0.7


@clause("CO-32")
def test_hard_understands_the_same_source_better_than_easy() -> None:
    source = UniformSource(0.10)
    rights = []
    for level in (EASY, HARD):
        found = played(source, LevelBot(level), LEVEL_2, GAMES, 33_000)
        rights.append(found.right / found.rounds)
    assert rights[0] < rights[1]


@clause("CO-32")
@pytest.mark.parametrize("options", [LEVEL_6, PROFESSIONAL], ids=["level 6", "professional"])
def test_the_number_of_flights_alone_tells_no_more_than_chance(options: ContactOptions) -> None:
    """Nor more than it does with a Source that chooses its route uniformly, which tells a little."""
    told = told_in(LevelBot(HARD), options, 34_000, 0)
    assert len(told) == 12
    assert [each.right for each in told] == [each.blind for each in told]
    assert all(each.foreseen for each in told)


@clause("CO-32")
def test_a_number_of_flights_that_says_something_is_noticed() -> None:
    """Only the planets in sight are one flight away."""
    given = send(a_round(target="B", turned_up=("A", "B", "C")), "B", flights=(900,))
    weights, best = CountingCrew(UniformSource(0.10)).likeliest(given.view(BEN))
    assert weights[PLANETS.index("A")] < weights[PLANETS.index("B")]
    assert PLANETS.index("A") not in best


def test_a_level_with_another_variation_is_the_same_otherwise() -> None:
    other = with_variation(HARD, 0.15)
    assert isinstance(other, Level)
    assert (other.taps, other.sure, other.routes) == (0.15, HARD.sure, HARD.routes)


@clause("CO-32", "CO-40")
@every_level
@pytest.mark.parametrize("variant", ["standard", "professional"])
def test_the_crew_chooses_the_same_whatever_the_target_and_the_routes_really_were(level: str, variant: str) -> None:
    given = send(a_round(variant=variant, target="A"), "L", "G", "A", flights=(700, 650, 900))  # type: ignore[arg-type]
    wrong = guess(given, "C")
    different = 0
    for table, seat in ((given, BEN), (wrong, CARL), (send(ask(wrong), "B", "A"), CARL)):
        for seed in range(4):
            twin = imagine(table.view(seat), stream(seed))
            different += twin.key() != table.position.key()
            assert chosen(Table(twin), seat, level, seed) == chosen(table, seat, level, seed)
    assert different > 6
