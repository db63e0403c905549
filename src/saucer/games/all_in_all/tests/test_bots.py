"""The bots: what *easy* does, that it is honest, and how strong it is. And plans, which all bots share."""

from itertools import product
from math import sqrt
from typing import Any

import pytest

from saucer.core import Action, Bot, Random, Result, Seat, choose, seats
from saucer.games.all_in_all import GAME
from saucer.games.all_in_all.bots import EasyBot
from saucer.games.all_in_all.bots.plans import ALIEN, WON, Holding, Plan, best_plan, holding, worth
from saucer.games.all_in_all.model import (
    RELICS,
    AllInAllOptions,
    AllInAllView,
    Choice,
    DrawFrom,
    FlyOn,
    Land,
    PlaceRelic,
    PlayPilferer,
    PlaySchemer,
    PlayTimeThief,
    Stop,
    TakeCard,
)
from saucer.games.all_in_all.tests.finished import Scenario, played
from saucer.games.all_in_all.tests.table import (
    ANNA,
    BEN,
    BOOTS,
    BOTH,
    CARL,
    CLOAK,
    DORA,
    GHERKINS,
    LOOKOUT,
    PILFERER,
    PLUG,
    SABORTAL,
    SCHEMER,
    TIME_THIEF,
    TWO_SETS,
    VACUUM,
    Landing,
    Table,
    a_mission,
    a_window,
    chosen,
    explore,
    sabortal_ends,
)
from tests.positions import play

EASY = EasyBot()


def choice(given: Table, seat: Seat, seed: int = 0) -> Action | None:
    return chosen(given, seat, EASY, seed)


@pytest.mark.parametrize("landing", BOTH)
def test_it_lands_wherever_its_actions_suffice_to_win(landing: Landing) -> None:
    window = a_window(landing, 1, [PLUG, CLOAK], [*TWO_SETS, PLUG, PLUG])
    assert choice(window, ANNA) == Land()


@pytest.mark.parametrize(("landing", "answer"), [("sealed", FlyOn()), ("race", None)])
def test_it_flies_on_while_a_farther_portal_promises_more(landing: Landing, answer: FlyOn | None) -> None:
    assert choice(a_window(landing, 1, [PLUG, PLUG, CLOAK, CLOAK], [PLUG, CLOAK]), ANNA) == answer


def test_it_lands_at_the_farthest_portals() -> None:
    assert choice(a_window("sealed", 9, [PLUG, PLUG, CLOAK, CLOAK], [PLUG, CLOAK]), ANNA) == Land()


def test_it_does_not_land_for_nothing() -> None:
    given = a_mission(explorer=ANNA, portal=2, hand={ANNA: [], BEN: [LOOKOUT]}, planet={ANNA: [LOOKOUT] * 3})
    assert choice(explore(given, ANNA, BEN, LOOKOUT), ANNA) == FlyOn()


@pytest.mark.parametrize("seed", range(5))
def test_it_draws_where_a_sabortal_is_least_likely(seed: int) -> None:
    given = a_mission(explorer=ANNA, hand={ANNA: [PLUG], BEN: [LOOKOUT] * 3, CARL: [VACUUM] * 6, DORA: [GHERKINS] * 2})
    assert choice(given, ANNA, seed) == DrawFrom(CARL)


def test_it_draws_from_a_hand_with_known_cards_that_it_wants() -> None:
    given = a_mission(
        explorer=ANNA,
        hand={BEN: [VACUUM] * 6, CARL: [CLOAK] * 6, DORA: [PLUG] * 6},
        known={BEN: [VACUUM], DORA: [PLUG]},
        planet={ANNA: [PLUG, PLUG]},
    )
    assert choice(given, ANNA) == DrawFrom(DORA)


def test_among_equal_hands_chance_decides() -> None:
    given = a_mission(explorer=ANNA)
    assert {choice(given, ANNA, seed) for seed in range(30)} == {DrawFrom(BEN), DrawFrom(CARL), DrawFrom(DORA)}


def test_it_wins_by_pilferer() -> None:
    given = a_mission(
        explorer=ANNA,
        hand={ANNA: [PILFERER]},
        planet={ANNA: [*TWO_SETS, PLUG, PLUG], BEN: [PLUG, CLOAK], CARL: [VACUUM]},
    )
    assert choice(given, ANNA) == PlayPilferer(BEN, PLUG)


def test_it_wins_by_schemer_rather_than_by_a_relic_in_the_hand() -> None:
    given = a_mission(
        explorer=ANNA,
        portal=4,
        hand={ANNA: [SCHEMER]},
        planet={ANNA: [*TWO_SETS, PLUG, PLUG]},
        lying={2: CLOAK, 3: PLUG},
    )
    assert choice(given, ANNA) == PlaySchemer(3, "planet")


def test_it_plays_the_time_thief_when_others_lose_actions_by_it() -> None:
    given = a_mission(explorer=ANNA, ships={BEN: 9, CARL: 7}, hand={ANNA: [TIME_THIEF], DORA: [PLUG] * 6})
    assert choice(given, ANNA) == PlayTimeThief()


def test_for_its_sabortal_it_takes_the_relic_nearest_to_a_set() -> None:
    given = a_mission(
        explorer=BEN, portal=5, planet={CARL: [PLUG, PLUG, CLOAK]}, lying={1: BOOTS, 2: CLOAK, 3: PLUG, 4: TIME_THIEF}
    )
    assert choice(explore(given, BEN, CARL, SABORTAL), CARL) == TakeCard(3)


def collected(given: Table, seat: Seat) -> Table:
    """All its actions, one after the other."""
    when = given
    while when.asked == [seat]:
        action = choice(when, seat)
        assert action is not None
        when = play(when, seat, action)
    return when


def test_it_collects_toward_the_nearest_set() -> None:
    given = a_mission(
        explorer=BEN,
        portal=9,
        ships={ANNA: 8},
        hand={ANNA: [PLUG, CLOAK, VACUUM]},
        planet={ANNA: [PLUG]},
        lying={1: PLUG, 2: BOOTS, 3: SCHEMER},
    )
    assert collected(sabortal_ends(given), ANNA).planet(ANNA) == [PLUG, PLUG, PLUG]


def test_it_finishes_a_win_that_needs_every_action() -> None:
    given = a_mission(
        explorer=BEN,
        portal=10,
        ships={ANNA: 9},
        hand={ANNA: [CLOAK, CLOAK, PLUG, PILFERER]},
        planet={ANNA: [*TWO_SETS, PLUG, CLOAK, VACUUM]},
        lying={1: VACUUM, 2: LOOKOUT, 3: PLUG, 4: VACUUM},
    )
    assert collected(sabortal_ends(given), ANNA).result == Result("three_sets", (ANNA,), (3, 0, 0, 0))


def test_it_spends_what_is_left_on_an_alien_and_stops_when_nothing_helps() -> None:
    given = a_mission(explorer=BEN, portal=9, ships={ANNA: 8}, planet={ANNA: [PLUG] * 3}, lying={1: PLUG, 5: SCHEMER})
    when = sabortal_ends(given)
    assert choice(when, ANNA) == TakeCard(5)
    assert choice(play(when, ANNA, TakeCard(5)), ANNA) == Stop()


@pytest.mark.parametrize("seed", range(30))
def test_the_best_plan_is_the_best_of_all_sequences_of_actions(seed: int) -> None:
    random = Random(seed)
    planet, hand, lying = [tuple(int(random.below(most)) for _ in RELICS) for most in (4, 2, 2)]
    mine = Holding(planet, hand, lying, aliens=int(random.below(2)))
    actions = 1 + int(random.below(3))
    plan = best_plan(mine, actions)
    best = best_of_all_sequences(mine, actions)
    assert plan.gain - best.gain == pytest.approx(0.0)
    assert len(plan.takes) + len(plan.places) + plan.aliens <= actions


def best_of_all_sequences(mine: Holding, actions: int) -> Plan:
    """Take or place one kind after the other in every order, or take an alien, or do nothing."""
    steps = [*product(("take", "place"), range(len(RELICS))), ("alien", 0), ("stop", 0)]
    return max(outcome(mine, sequence) for sequence in product(steps, repeat=actions))


def outcome(mine: Holding, sequence: tuple[tuple[str, int], ...]) -> Plan:
    planet, hand, lying, aliens = list(mine.planet), list(mine.hand), list(mine.lying), mine.aliens
    for step, kind in sequence:
        if step == "take" and lying[kind]:
            lying[kind] -= 1
            hand[kind] += 1
        elif step == "place" and hand[kind] and planet[kind] < 3:
            hand[kind] -= 1
            planet[kind] += 1
        elif step == "alien" and aliens:
            aliens -= 1
    after_all = sum(worth(planet[kind], hand[kind]) for kind in range(len(RELICS)))
    before = sum(worth(mine.planet[kind], mine.hand[kind]) for kind in range(len(RELICS)))
    gain = after_all - before + ALIEN * (mine.aliens - aliens) + WON * (planet.count(3) >= 3)
    return Plan(gain, (), (), 0)


def test_of_others_only_known_cards_are_counted() -> None:
    given = a_mission(explorer=ANNA, hand={BEN: [PLUG, PLUG, CLOAK]}, known={BEN: [PLUG]})
    assert holding(given.view(ANNA), BEN).hand == (0, 0, 0, 0, 0, 0, 1, 0)
    assert holding(given.view(BEN), BEN).hand == (0, 0, 0, 1, 0, 0, 2, 0)


class Honest(Bot):
    """Asks *easy* twice: with the view as it is, and with the view of a position imagined from it."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: AllInAllView, legal: tuple[Choice, ...], random: Random) -> Action | None:
        assert view.seat is not None
        self.asked += 1
        position = GAME.imagine(view, Random(self.asked))
        imagined_view = position.view(view.seat)
        assert isinstance(imagined_view, AllInAllView)
        possible: tuple[Any, ...] = position.legal(view.seat)
        imagined = EasyBot().choose(imagined_view, possible, Random(7))
        first = EASY.choose(view, legal, Random(7))
        assert first == imagined
        assert first is None or first in legal
        return first


@pytest.mark.parametrize(("players", "landing"), [(n, way) for n in (3, 4, 5, 6) for way in BOTH])
def test_it_is_honest_and_plays_by_the_rules_over_whole_games(players: int, landing: Landing) -> None:
    bot = Honest()
    scenario = Scenario(players, AllInAllOptions(landing), bot.choose, "three_sets", PlaceRelic)
    match = played(scenario, 1)
    assert match.result is not None
    assert match.result.reason == "three_sets"
    assert bot.asked > 20


def test_it_wins_far_more_than_its_share_against_random() -> None:
    games = 48
    wins = sum(wins_against_random(game) for game in range(games))
    share = wins / games
    assert share - 1.96 * sqrt(share * (1 - share) / games) > 0.6


def wins_against_random(game: int) -> bool:
    seat = seats(4)[game % 4]

    def policy(view: AllInAllView, legal: tuple[Choice, ...], random: Random) -> Action | None:
        return EASY.choose(view, legal, random) if view.seat == seat else choose(legal, random)

    result = played(Scenario(4, AllInAllOptions(), policy, "three_sets", PlaceRelic), game).result
    assert result is not None
    return result.winners == (seat,)
