"""*medium* and *hard*: what they do, that they finish, how strong they are. And what they share."""

import pytest

from saucer.arena import play as play_out
from saucer.arena import simulate
from saucer.core import SILENT, Bot, Chance, Decide, Over, Position, Random, choose, stream
from saucer.games.all_in_all import GAME
from saucer.games.all_in_all.bots import HardBot, MediumBot, instinct
from saucer.games.all_in_all.bots.flight import Flight
from saucer.games.all_in_all.bots.medium import is_bold
from saucer.games.all_in_all.bots.packing import MOST_ACTIONS, NEVER, Packing
from saucer.games.all_in_all.bots.prospects import ALIENS, CARD, actions_away, shares, worth
from saucer.games.all_in_all.model import (
    RELICS,
    AllInAllOptions,
    DrawFrom,
    FlyOn,
    Land,
    PlayPilferer,
    PlaySchemer,
    PlayTimeThief,
    Relic,
    Stop,
    TakeCard,
)
from saucer.games.all_in_all.rules.position import AllInAllPosition
from saucer.games.all_in_all.rules.state import COLLECTING, FACES, FULL_SET, KINDS, OVER
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
    a_mission,
    a_window,
    chosen,
    explore,
    sabortal_ends,
)
from tests.positions import play

MEDIUM, HARD = MediumBot(), HardBot()
STRONG = pytest.mark.parametrize("bot", [MEDIUM, HARD], ids=["medium", "hard"])


@STRONG
@pytest.mark.parametrize("landing", BOTH)
def test_they_land_wherever_their_actions_suffice_to_win(bot: Bot, landing: Landing) -> None:
    assert chosen(a_window(landing, 1, [PLUG, CLOAK], [*TWO_SETS, PLUG, PLUG]), ANNA, bot) == Land()


def test_medium_lands_at_portal_9() -> None:
    assert chosen(a_window("sealed", 9, [PLUG, PLUG, CLOAK, CLOAK], [PLUG, CLOAK]), ANNA, MEDIUM) == Land()


@pytest.mark.parametrize(("landing", "answer"), [("sealed", FlyOn()), ("race", None)])
def test_who_is_bold_flies_on_before_portal_9(landing: Landing, answer: FlyOn | None) -> None:
    window = a_window(landing, 3, [PLUG, PLUG, CLOAK], [PLUG, CLOAK]).position
    assert isinstance(window, AllInAllPosition)
    assert instinct.answer(window, ANNA, bold=True) == answer
    assert instinct.answer(window, ANNA, bold=False) == Land()


def test_nobody_lands_for_nothing() -> None:
    given = a_mission(explorer=ANNA, portal=9, hand={ANNA: [], BEN: [LOOKOUT]}, planet={ANNA: [LOOKOUT] * 3})
    assert chosen(explore(given, ANNA, BEN, LOOKOUT), ANNA, MEDIUM) == FlyOn()


def test_medium_has_a_mood_for_each_mission_and_is_bold_in_most() -> None:
    moods = []
    for mission in range(1, 101):
        position = AllInAllPosition(4, False, -1)
        position.lay_out()
        position.mission = mission
        moods.append(is_bold(position, ANNA))
        assert moods[-1] == is_bold(position, ANNA)
    assert 85 <= sum(moods) < 100


@pytest.mark.parametrize("seed", range(5))
def test_medium_draws_where_a_sabortal_is_least_likely(seed: int) -> None:
    given = a_mission(explorer=ANNA, hand={ANNA: [PLUG], BEN: [LOOKOUT] * 3, CARL: [VACUUM] * 6, DORA: [GHERKINS] * 2})
    assert chosen(given, ANNA, MEDIUM, seed) == DrawFrom(CARL)


def test_among_equal_hands_chance_decides() -> None:
    given = a_mission(explorer=ANNA)
    hands = {chosen(given, ANNA, MEDIUM, seed) for seed in range(30)}
    assert hands == {DrawFrom(BEN), DrawFrom(CARL), DrawFrom(DORA)}


@STRONG
def test_they_win_by_pilferer(bot: Bot) -> None:
    given = a_mission(
        explorer=ANNA,
        hand={ANNA: [PILFERER]},
        planet={ANNA: [*TWO_SETS, PLUG, PLUG], BEN: [PLUG, CLOAK], CARL: [VACUUM]},
    )
    assert chosen(given, ANNA, bot) == PlayPilferer(BEN, PLUG)


@STRONG
def test_they_win_by_schemer(bot: Bot) -> None:
    planet = {ANNA: [*TWO_SETS, PLUG, PLUG]}
    given = a_mission(explorer=ANNA, portal=4, hand={ANNA: [SCHEMER]}, planet=planet, lying={2: CLOAK, 3: PLUG})
    assert chosen(given, ANNA, bot) == PlaySchemer(3, "planet")


def test_medium_pilfers_where_it_hurts_most() -> None:
    given = a_mission(
        explorer=ANNA, hand={ANNA: [PILFERER]}, planet={ANNA: [PLUG], BEN: [PLUG], CARL: [PLUG, PLUG], DORA: [PLUG] * 3}
    )
    assert chosen(given, ANNA, MEDIUM) == PlayPilferer(CARL, PLUG)


def test_medium_plays_the_time_thief_when_others_lose_actions_by_it() -> None:
    given = a_mission(explorer=ANNA, ships={BEN: 9, CARL: 7}, hand={ANNA: [TIME_THIEF], DORA: [PLUG] * 6})
    assert chosen(given, ANNA, MEDIUM) == PlayTimeThief()
    given = a_mission(explorer=ANNA, ships={BEN: 1}, hand={ANNA: [TIME_THIEF], DORA: [PLUG] * 6})
    assert chosen(given, ANNA, MEDIUM) == DrawFrom(DORA)


@STRONG
def test_for_a_sabortal_they_take_the_relic_that_completes_a_set(bot: Bot) -> None:
    given = a_mission(
        explorer=BEN, portal=5, planet={CARL: [PLUG, PLUG, CLOAK]}, lying={1: BOOTS, 2: CLOAK, 3: PLUG, 4: TIME_THIEF}
    )
    assert chosen(explore(given, BEN, CARL, SABORTAL), CARL, bot) == TakeCard(3)


def test_medium_takes_nothing_that_is_worth_nothing() -> None:
    given = a_mission(explorer=BEN, portal=5, planet={CARL: [PLUG, PLUG, PLUG]}, lying={3: PLUG})
    assert chosen(explore(given, BEN, CARL, SABORTAL), CARL, MEDIUM) == Stop()


@STRONG
def test_they_finish_a_win_that_needs_every_action(bot: Bot) -> None:
    when = sabortal_ends(
        a_mission(
            explorer=BEN,
            portal=10,
            ships={ANNA: 9},
            hand={ANNA: [CLOAK, CLOAK, PLUG, PILFERER]},
            planet={ANNA: [*TWO_SETS, PLUG, CLOAK, VACUUM]},
            lying={1: VACUUM, 2: LOOKOUT, 3: PLUG, 4: VACUUM},
        )
    )
    while when.asked == [ANNA]:
        action = chosen(when, ANNA, bot)
        assert action is not None
        when = play(when, ANNA, action)
    assert when.result is not None
    assert when.result.winners == (ANNA,)


def test_hard_leaves_nothing_to_the_pass_holder_who_could_win_with_it() -> None:
    """Two actions, nothing to place: of two relics that help it alike, the one that would win for another."""
    given = a_mission(
        explorer=BEN,
        portal=3,
        ships={ANNA: 2, CARL: 1},
        hand={CARL: []},
        planet={CARL: [*TWO_SETS, PLUG, PLUG], ANNA: [CLOAK, PLUG]},
        lying={1: CLOAK, 2: PLUG},
    )
    assert chosen(sabortal_ends(given), ANNA, HARD) == TakeCard(2)


def a_position(seed: int) -> AllInAllPosition:
    """Somebody about to collect, with a random planet and hand and random cards at the portals."""
    random = Random(seed)
    position = AllInAllPosition(4, False, -1)
    position.lay_out()
    for kind in range(KINDS):
        position.planets[kind] = int(random.below(4 if position.sets(ANNA) < 2 else 3))
        for _ in range(int(random.below(3))):
            position.hold(ANNA, kind)
    for portal in range(int(random.below(6))):
        position.lay(portal, int(random.below(FACES - 1)))
    position.phase = COLLECTING
    position.collecting = (ANNA,)
    return position


@pytest.mark.parametrize("seed", range(40))
def test_packing_is_the_best_of_all_sequences_of_actions(seed: int) -> None:
    position = a_position(seed)
    packing = Packing(position, ANNA)
    for actions in range(1, MOST_ACTIONS + 1):
        gain, wins = best_of_all_sequences(position.copy(), actions)
        assert packing.gains[actions] == pytest.approx(gain)
        assert (packing.to_win <= actions) == wins


def best_of_all_sequences(position: AllInAllPosition, actions: int) -> tuple[float, bool]:
    """The most that up to so many actions gain, and whether some win; placing does not end the match here."""
    start = holdings(position)
    reached = {key_of(position): position}
    for _ in range(actions):
        reached |= {key_of(after): after for before in list(reached.values()) for after in after_one(before)}
    gains = [holdings(after) - start for after in reached.values()]
    return max(gains), any(after.sets(ANNA) >= 3 for after in reached.values())


def key_of(position: AllInAllPosition) -> tuple[object, ...]:
    return tuple(position.planets[:KINDS]), tuple(position.hands[:FACES]), tuple(position.portals)


def after_one(position: AllInAllPosition) -> list[AllInAllPosition]:
    found: list[AllInAllPosition] = []
    for portal in range(10):
        if position.portals[portal] >= 0:
            taken = position.copy()
            taken.enter_hand(ANNA, taken.take_away(portal))
            found.append(taken)
    for kind in range(KINDS):
        if position.holds(ANNA, kind) and position.has_room_for(ANNA, kind):
            placed = position.copy()
            placed.leave_hand(ANNA, kind)
            placed.planets[kind] += 1
            found.append(placed)
    return found


def holdings(position: AllInAllPosition) -> float:
    relics = sum(worth(position.planets[kind], position.hands[kind]) for kind in range(KINDS))
    aliens = sum(ALIENS[alien] for alien in range(3) if position.holds(ANNA, KINDS + alien))
    return relics + aliens + CARD * int(position.cards[ANNA])


def test_a_win_that_no_action_brings_is_never() -> None:
    position = AllInAllPosition(4, False, -1)
    position.lay_out()
    assert Packing(position, ANNA).to_win >= NEVER


@pytest.mark.parametrize(
    ("planet", "hand", "away"),
    [([], [], 18), (TWO_SETS, [], 6), ([*TWO_SETS, PLUG], [PLUG, PLUG, PLUG], 2), ([*TWO_SETS, PLUG, PLUG], [PLUG], 1)],
)
def test_how_many_actions_three_sets_are_away(planet: list[Relic], hand: list[Relic], away: int) -> None:
    position = AllInAllPosition(3, False, -1)
    position.lay_out()
    for relic in planet:
        position.planets[RELICS.index(relic)] += 1
    for relic in hand:
        position.hold(ANNA, RELICS.index(relic))
    assert actions_away(position, ANNA) == away


def test_shares_add_up_to_one_and_rise_with_every_relic_placed() -> None:
    position = AllInAllPosition(4, False, -1)
    position.lay_out()
    before = shares(position)
    assert sum(before) == pytest.approx(1.0)
    for placed in range(FULL_SET):
        position.planets[BEN * KINDS] = placed + 1
        after = shares(position)
        assert after[BEN] > before[BEN]
        assert sum(after) == pytest.approx(1.0)
        before = after


def test_when_the_match_is_over_the_winners_share_the_win() -> None:
    position = AllInAllPosition(4, False, -1)
    position.lay_out()
    position.phase = OVER
    position.winners = (BEN, DORA)
    assert shares(position) == [0.0, 0.5, 0.0, 0.5]


def play_at_random(position: Position, random: Random) -> None:
    now = position.next()
    if isinstance(now, Chance):
        position.happen(now.draw.sample(random), SILENT)
    elif isinstance(now, Decide):
        seat = (now.must or now.may)[0]
        position.act(seat, choose(position.legal(seat), random), SILENT)


@pytest.mark.parametrize("landing", BOTH)
@pytest.mark.parametrize("players", GAME.seats)
def test_a_flight_ends_with_its_mission(players: int, landing: Landing) -> None:
    random = stream(players)
    position = GAME.start(players, AllInAllOptions(landing))
    while not isinstance(position.next(), Over):
        if isinstance(position.next(), Decide) and random.below(4) == 0:
            flown = position.copy()
            assert isinstance(flown, AllInAllPosition)
            mission = int(flown.mission)
            expected = Flight(50).shares(flown, stream(1))
            assert sum(expected) == pytest.approx(1.0)
            assert flown.phase == OVER or mission <= int(flown.mission) <= mission + 1
        play_at_random(position, random)


@STRONG
@pytest.mark.parametrize("landing", BOTH)
@pytest.mark.parametrize("players", [3, 6])
def test_whole_games_end_with_three_sets(bot: Bot, players: int, landing: Landing) -> None:
    easy = GAME.bots["easy"]
    start = GAME.start(players, AllInAllOptions(landing))
    played = play_out(start, ["strong"] * players, [bot, *[easy] * (players - 1)], 5, 0)
    assert played.result.reason == "three_sets"


def test_medium_wins_more_than_its_share_against_easy() -> None:
    found = simulate(GAME, 4, GAME.options(), ["medium", "easy", "easy", "easy"], 160, 1)
    assert found.bots[0].name == "medium"
    assert found.bots[0].low > 0.3


def test_a_hint_of_hard_says_what_share_of_the_win_each_choice_promises() -> None:
    given = a_window("sealed", 5, [PLUG, PLUG, CLOAK], [PLUG, CLOAK])
    expected = HARD.weigh(given.position.view(ANNA), given.position.legal(ANNA), stream(1))
    assert {each.action for each in expected} == {Land(), FlyOn()}
    assert 1.0 >= expected[0].value >= expected[1].value >= 0.0
    assert {each.unit for each in expected} == {"win"}
