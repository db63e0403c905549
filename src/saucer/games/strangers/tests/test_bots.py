"""Bots know this game: they take what is good for them, and say the same again from the same view."""

import pytest

from saucer.core import Action, Bot, Random, Seat, Weighed
from saucer.games.strangers import GAME
from saucer.games.strangers.boards.checks import steps_from
from saucer.games.strangers.bots import BOTS, EasyBot, HardBot, MediumBot
from saucer.games.strangers.bots.levels import EASY, MEDIUM
from saucer.games.strangers.bots.prospects import Knobs, Prospects
from saucer.games.strangers.bots.ways import steps_past
from saucer.games.strangers.model import ChooseScored, GoTo, LetOut, PlaceStranger, PlayCard, RunAway, Variant
from saucer.games.strangers.rules.index import NOWHERE
from saucer.games.strangers.tests.table import ANNA, BEN, CARL, DORA, SCHOOL, Table, a_game, draws, play

FEW_PLAYOUTS = 48
SEVEN = ["b1", "h1", "c3", "e3", "a4", "g4", "c6"]
"""Strangers: one more ends the game."""

every_bot = pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)


def chosen(given: Table, bot: Bot, seed: int = 0) -> Action | None:
    assert given.asked is not None
    return bot.choose(given.view(given.asked), tuple(given.legal()), Random(seed))


def weighed(given: Table) -> tuple[Weighed, ...]:
    assert given.asked is not None
    return HardBot(FEW_PLAYOUTS).weigh(given.view(given.asked), tuple(given.legal()), Random(0))


def test_three_levels_weakest_first() -> None:
    assert list(GAME.bots) == ["random", "easy", "medium", "hard"]


@every_bot
def test_a_kid_is_let_out_first(bot: Bot) -> None:
    given = a_game(hand={ANNA: ["walk", "walk", "walk"]})
    assert chosen(given, bot) == LetOut()


@every_bot
def test_a_mansion_within_reach_is_taken(bot: Bot) -> None:
    given = a_game(kids={ANNA: ["d1"]}, hand={ANNA: ["walk", "skateboard", "city_bus"]})
    assert chosen(given, bot) == PlayCard("skateboard")
    assert chosen(play(given, "skateboard"), bot) == GoTo("a1")


@pytest.mark.parametrize("bot", [MediumBot(), HardBot()], ids=["medium", "hard"])
def test_a_stranger_is_placed_where_it_costs_another_most(bot: Bot) -> None:
    when = draws(
        play(a_game(kids={ANNA: ["e3"], BEN: ["h9"]}, hand={ANNA: ["city_bus"]}), "city_bus"), "stranger_sighting"
    )
    assert chosen(when, bot) == PlaceStranger("h9")


@pytest.mark.parametrize("bot", [MediumBot(), HardBot()], ids=["medium", "hard"])
def test_a_saucer_is_after_the_most_valuable_kid_of_another(bot: Bot) -> None:
    when = draws(play(a_game(scored={"a1": [BEN], "c4": [BEN], "i1": [ANNA]}), "walk"), "saucer")
    assert chosen(when, bot) == ChooseScored("a1", 1)


@every_bot
def test_the_same_view_and_the_same_random_numbers_give_the_same_choice(bot: Bot) -> None:
    given = a_game(kids={ANNA: [SCHOOL, "e4"], BEN: ["d5"]})
    assert {chosen(given, bot, 3) for _ in range(3)} == {chosen(given, bot, 3)}


def test_a_partner_counts() -> None:
    """DS-39 A PROM DATE brings the partner's Kid home rather than an opponent's."""
    given = a_game(
        variant="teams_open", kids={BEN: ["b1"]}, scored={"c4": [ANNA]}, hand={ANNA: ["prom_date", "walk", "walk"]}
    )
    when = play(given, "prom_date")
    assert [chosen(when, bot) for bot in (EasyBot(), MediumBot(), HardBot())] == [GoTo("a1")] * 3


def prospects_of_ben(knobs: Knobs, *at_the_prom: Seat) -> float:
    given = a_game(scored={"h4": at_the_prom})
    return Prospects(given.position, knobs).of_seats()[BEN]


def test_one_kid_at_a_prom_hopes_for_another() -> None:
    """DS-20 Nothing yet, and six for each with another Kid there; *easy* looks at what there is."""
    assert prospects_of_ben(MEDIUM, BEN) == prospects_of_ben(MEDIUM) + 4
    assert prospects_of_ben(MEDIUM, BEN, CARL) == prospects_of_ben(MEDIUM) + 6
    assert prospects_of_ben(MEDIUM, ANNA) == prospects_of_ben(MEDIUM)
    assert prospects_of_ben(EASY, BEN) == prospects_of_ben(EASY)


NINE_HOME = {
    "b2": [ANNA], "c2": [ANNA], "d8": [ANNA], "h8": [ANNA], "a1": [ANNA], "i1": [ANNA], "i9": [ANNA],
    "b4": [ANNA], "h6": [ANNA],
}  # fmt: skip


@every_bot
def test_alone_the_tenth_kid_goes_on_to_where_it_is_worth_more(bot: Bot) -> None:
    """DS-44 One step to a PARK would end the game; there is time for the MANSION three steps away."""
    given = a_game(players=1, kids={ANNA: ["c8"]}, scored=NINE_HOME, hand={ANNA: ["walk", "walk", "walk"]})
    assert chosen(given, bot) == PlayCard("walk")
    assert chosen(play(given, "walk"), bot) == GoTo("c9")


@pytest.mark.parametrize("bot", [MediumBot(), HardBot(FEW_PLAYOUTS)], ids=["medium", "hard"])
def test_with_others_the_tenth_kid_wins_at_once(bot: Bot) -> None:
    """DS-24 (b) Whoever has the most points then."""
    given = a_game(kids={ANNA: ["c8"]}, scored=NINE_HOME, hand={ANNA: ["walk", "walk", "walk"]})
    assert chosen(play(given, "walk"), bot) == GoTo("d8")


def test_a_hint_compares_choices_by_the_share_of_the_win() -> None:
    given = play(a_game(kids={ANNA: ["d1"]}, hand={ANNA: ["walk", "skateboard", "city_bus"]}), "skateboard")
    told = weighed(given)
    assert told[0].action == GoTo("a1") == chosen(given, HardBot(FEW_PLAYOUTS))
    assert {each.unit for each in told} == {"win"}
    assert told[1].value < told[0].value - 0.02


def test_a_hint_tells_what_a_choice_takes_from_another() -> None:
    """DS-23 From a MANSION of Ben's, from a HOME of Ben's, or from one's own MANSION."""
    when = draws(play(a_game(scored={"a1": [BEN], "c4": [BEN], "i1": [ANNA]}), "walk"), "saucer")
    told = weighed(when)
    assert [each.action for each in told] == [ChooseScored("a1", 1), ChooseScored("c4", 1), ChooseScored("i1", 1)]
    assert told[2].value < told[0].value - 0.1


@pytest.mark.parametrize("variant", ["standard", "teams_open"])
def test_a_hint_to_try_for_contact_says_how_likely_it_is(variant: Variant) -> None:
    """DS-32, DS-39 Three coins: four of eight times two saucers or more, and Carl is far ahead."""
    given = a_game(
        scored={"b4": [ANNA, ANNA], "h6": [ANNA], "a1": [CARL], "i1": [CARL], "i9": [CARL]},
        strangers=SEVEN,
        hand={ANNA: ["science_club_saviors", "walk", "walk"]},
        variant=variant,
    )
    contact = weighed(given)[0]
    assert (contact.action, contact.unit) == (PlayCard("science_club_saviors"), "win")
    assert 0.3 < contact.value < 0.75


def test_alone_a_hint_knows_nothing_but_points() -> None:
    """DS-44"""
    given = a_game(
        players=1,
        kids={ANNA: ["c8"]},
        scored={"b4": [ANNA, ANNA]},
        hand={ANNA: ["science_club_saviors", "walk", "run"]},
    )
    told = weighed(given)
    assert told[0].action == chosen(given, HardBot())
    assert {each.unit for each in told} == {"points"}


def test_a_hint_says_nothing_where_all_comes_to_the_same() -> None:
    """DS-24 The last Stranger ends the game, wherever it comes."""
    given = draws(
        play(a_game(strangers=SEVEN, scored={"a1": [ANNA]}, hand={ANNA: ["city_bus"]}), "city_bus"), "stranger_sighting"
    )
    assert len(given.legal()) > 1
    assert weighed(given) == ()


def test_hard_runs_away_from_where_no_way_leads_home() -> None:
    """DS-9 It costs a turn or two now, and brings a Kid later."""
    given = a_game(kids={ANNA: ["c1"]}, strangers=["b1", "e3"], hand={ANNA: ["walk", "run", "city_bus"]})
    assert chosen(given, HardBot(FEW_PLAYOUTS)) == RunAway("c1")


@pytest.mark.parametrize("strangers", [[], ["b1", "e3"], SEVEN], ids=len)
def test_ways_lead_past_strangers(strangers: list[str]) -> None:
    """DS-13, DS-22 From every street to every scoring space as a search forward from that street finds."""
    given = a_game(strangers=strangers).position
    index, streets = given.index, int(given.index.streets)
    measured = steps_past(index, given.strangers)
    for street in [number for number in range(streets) if index.names[number] not in strangers]:
        forward = steps_from(index.board, index.names[street], set(strangers))
        found = measured.row[street * measured.targets : (street + 1) * measured.targets]
        assert list(found) == [forward.get(name, NOWHERE) for name in index.names[streets:]]


def test_partners_have_the_same_chance_to_win() -> None:
    """DS-39"""
    ahead = HardBot().ahead
    given = a_game(variant="teams_silent", scored={"a1": [ANNA], "c4": [CARL], "i1": [BEN]})
    shares = ahead.judged(given.position)
    assert shares[ANNA] == shares[CARL] > shares[BEN] == shares[DORA]
    assert shares[ANNA] + shares[BEN] == pytest.approx(1)
