"""Bots know this game: they take what is good for them, and say the same again from the same view."""

import pytest

from saucer.core import Action, Bot, Random, Seat, Weighed
from saucer.games.strangers import GAME
from saucer.games.strangers.bots import BOTS, EasyBot, HardBot, MediumBot
from saucer.games.strangers.bots.levels import EASY, MEDIUM
from saucer.games.strangers.bots.prospects import Knobs, Prospects
from saucer.games.strangers.model import ChooseScored, GoTo, LetOut, PlaceStranger, PlayCard, RunAway, Variant
from saucer.games.strangers.tests.table import ANNA, BEN, CARL, SCHOOL, Table, a_game, draws, play

every_bot = pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)


def chosen(given: Table, bot: Bot, seed: int = 0) -> Action | None:
    assert given.asked is not None
    return bot.choose(given.view(given.asked), tuple(given.legal()), Random(seed))


def weighed(given: Table) -> tuple[Weighed, ...]:
    assert given.asked is not None
    return HardBot().weigh(given.view(given.asked), tuple(given.legal()), Random(0))


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


def test_with_others_the_tenth_kid_wins_at_once() -> None:
    """DS-24 (b) Whoever has the most points then."""
    given = a_game(kids={ANNA: ["c8"]}, scored=NINE_HOME, hand={ANNA: ["walk", "walk", "walk"]})
    assert chosen(play(given, "walk"), MediumBot()) == GoTo("d8")


def test_a_hint_compares_choices_by_the_points_they_bring() -> None:
    given = a_game(kids={ANNA: ["d1"]}, hand={ANNA: ["walk", "skateboard", "city_bus"]})
    told = weighed(given)
    assert [each.action for each in told] == [PlayCard("skateboard"), PlayCard("walk"), PlayCard("city_bus")]
    assert [each.unit for each in told] == ["points"] * 3
    assert [round(each.value, 1) for each in told] == [2.2, 0.9, 0.2]
    assert told[0].action == chosen(given, HardBot())


def test_a_hint_tells_what_a_choice_takes_from_another() -> None:
    """DS-23 From a MANSION of Ben's, from a HOME of Ben's, or from one's own MANSION."""
    when = draws(play(a_game(scored={"a1": [BEN], "c4": [BEN], "i1": [ANNA]}), "walk"), "saucer")
    told = [(each.action, round(each.value, 1)) for each in weighed(when)]
    assert told == [(ChooseScored("a1", 1), 2.0), (ChooseScored("c4", 1), 0.6), (ChooseScored("i1", 1), -4.5)]


@pytest.mark.parametrize("variant", ["standard", "teams_open"])
def test_a_hint_to_win_at_once_says_so(variant: Variant) -> None:
    """DS-24 (b), DS-39 With the tenth Kid, alone or with a partner."""
    given = a_game(kids={ANNA: ["c8"]}, scored=NINE_HOME, hand={ANNA: ["walk", "walk", "walk"]}, variant=variant)
    home, away = weighed(given)
    assert home == Weighed(PlayCard("walk"), 1.0, "win")
    assert (away.action, away.unit) == (RunAway("c8"), "points")


def test_a_hint_to_try_for_contact_says_how_likely_it_is() -> None:
    """DS-32 Three coins: four of eight times two saucers or more."""
    given = a_game(scored={"b4": [ANNA, ANNA], "h6": [ANNA]}, hand={ANNA: ["science_club_saviors", "walk", "walk"]})
    assert weighed(given)[0] == Weighed(PlayCard("science_club_saviors"), 0.5, "win")


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
    given = draws(play(a_game(kids={ANNA: ["e3"]}, hand={ANNA: ["city_bus"]}), "city_bus"), "stranger_sighting")
    assert len(given.legal()) > 1
    far_from_everybody = given.legal()[:2]
    assert HardBot().weigh(given.view(ANNA), tuple(far_from_everybody), Random(0)) == ()
