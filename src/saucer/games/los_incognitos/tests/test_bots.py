"""Bots: what each level sees, and who beats whom. The solver has tests of its own, in test_solver."""

import pytest

from saucer.arena.play import play as play_game
from saucer.core import SILENT, Action, Bot, Chance, Decide, Random, choose, stream
from saucer.games.los_incognitos import GAME
from saucer.games.los_incognitos.boards import BOARDS
from saucer.games.los_incognitos.bots import BOTS, EasyBot, HardBot, MediumBot
from saucer.games.los_incognitos.bots.choices import duel_gain
from saucer.games.los_incognitos.bots.goals import Agenda, Planner
from saucer.games.los_incognitos.bots.hard import GOALS, weighed
from saucer.games.los_incognitos.bots.rolls import CHANCES, ROLLS, covers, packed, size_of
from saucer.games.los_incognitos.bots.solver import MARKING, Turn
from saucer.games.los_incognitos.bots.worth import USUAL, ease
from saucer.games.los_incognitos.model import (
    Challenge,
    LosOptions,
    Mark,
    Pay,
    Send,
    SetAside,
    Store,
    UseForceField,
)
from saucer.games.los_incognitos.rules.position import LosPosition
from saucer.games.los_incognitos.tests.table import (
    ANNA,
    BEN,
    B,
    J,
    L,
    R,
    S,
    Table,
    V,
    a_board,
    a_turn,
    chosen,
    mark,
    site,
    to_the_end_of_turn,
)
from tests.clauses import clause
from tests.positions import do


def test_rolls_are_all_there_and_certain_together() -> None:
    assert [len(rolls) for rolls in ROLLS] == [1, 6, 21, 56, 126, 252, 462]
    assert all(sum(chances) == pytest.approx(1) for chances in CHANCES)
    assert all(size_of(roll) == count for count, rolls in enumerate(ROLLS) for roll in rolls)
    assert covers(packed((0, 0, 1)), packed((0, 1)))
    assert not covers(packed((0, 2)), packed((0, 0)))


def test_more_dice_are_harder_to_have() -> None:
    two, three, five = packed((0, 2)), packed((0, 2, 2)), packed((2, 2, 2, 3, 3))
    assert 1 > ease(MARKING, two) > ease(MARKING, three) > ease(MARKING, five) > 0


def test_a_duel_is_worth_more_against_a_monster_of_the_same_strength() -> None:
    assert duel_gain(4, 4) == pytest.approx(0)
    assert duel_gain(4, 5) < duel_gain(4, 4)


@pytest.mark.parametrize("bot", [EasyBot(), MediumBot(), HardBot()])
def test_every_level_marks_a_monster_it_can_pay_for(bot: Bot) -> None:
    given = a_turn(roll=[S, S, J, J, R, V], owns={ANNA: ["m2"]}, log={ANNA: [1] * 13, BEN: [1] * 13})
    assert isinstance(chosen(given, bot), Mark)


@pytest.mark.parametrize("bot", [MediumBot(), HardBot()])
def test_they_take_the_site_in_the_last_turn_and_use_the_force_field(bot: Bot) -> None:
    last = {ANNA: [1] * 13, BEN: [1] * 13}
    given = a_turn(roll=[J, B, L, R, R, V], owns={ANNA: ["s1"]}, log=last)
    assert chosen(given, bot) == site(given, "s1")
    field = a_turn(roll=[V, V, V, R, R], explored={ANNA: ["s1"]}, log=last)
    assert chosen(field, bot) == UseForceField()


@pytest.mark.parametrize("bot", [MediumBot(), HardBot()])
def test_they_store_what_they_lack(bot: Bot) -> None:
    given = a_turn(roll=[S, R, R, V, V, B], owns={ANNA: ["m1"]}, log={ANNA: [1] * 13, BEN: [1] * 13})
    assert chosen(given, bot) == Store("spray")


def a_duel() -> Table:
    given = a_turn(
        roll=[S, J, V],
        owns={ANNA: ["m1"]},
        explored={ANNA: ["s1"]},
        marked={BEN: [("m3", "white"), ("m4", "yellow")]},
        board=a_board("arena", site_values=(5, 5), signs={"yellow": "square"}),
        signs=True,
    )
    return to_the_end_of_turn(do(given, mark(given, "m1", "yellow")))


@pytest.mark.parametrize("bot", [EasyBot(), MediumBot(), HardBot()])
def test_every_level_duels(bot: Bot) -> None:
    assert isinstance(chosen(a_duel(), bot), Send)


def test_medium_and_hard_challenge_whom_they_can_beat_and_set_aside_what_hurts() -> None:
    sent = do(a_duel(), Send("yellow", 2))
    assert {Challenge("yellow", 1), Challenge("white", 1)} <= set(sent.legal())
    assert {chosen(sent, bot) for bot in (MediumBot(), HardBot())} == {Challenge("yellow", 1)}
    square = a_turn(
        roll=[S, J, V], owns={ANNA: ["m1"], BEN: ["m4"]}, board=a_board(signs={"yellow": "square"}), signs=True
    )
    asked = to_the_end_of_turn(do(square, mark(square, "m1", "yellow")))
    assert chosen(asked, HardBot()) == SetAside("red_giant")


def test_hard_gives_every_choice_a_value_and_takes_the_best() -> None:
    given = a_turn(roll=[S, S, J, J, L, B], owns={ANNA: ["m2", "s1"]})
    legal = given.position.legal(ANNA)
    found = weighed(given.position, legal, USUAL)
    assert [choice.action for choice in found] == list(legal)
    best = max(found, key=lambda choice: choice.value)
    assert chosen(given, HardBot()) in [choice.action for choice in found]
    assert best.value > 0


@clause("LI-6a")
def test_hard_spends_the_die_set_aside_unless_it_is_worth_more_than_another_die_to_roll() -> None:
    last = {ANNA: [1] * 13, BEN: [1] * 13}
    site_left = a_turn(roll=[S, J, R], aside=S, owns={ANNA: ["m1", "s1"]}, log=last)
    assert chosen(do(site_left, mark(site_left, "m1", "yellow")), HardBot()) == Pay("set_aside")
    far = {BEN: ["m2 m3", "m3 B", "B s2", "m5 s2", "C m5"]}
    mark_left = a_turn(roll=[S, J, R], pad=[B, B], aside=S, owns={ANNA: ["m1", "m4"]}, routes=far, log=last)
    assert chosen(do(mark_left, mark(mark_left, "m1", "yellow")), HardBot()) == Pay("rolled")


def positions(board: str, seed: int) -> list[LosPosition]:
    """Some beginnings of turns in a game of medium."""
    position, random = GAME.start(2, LosOptions(board=board)), stream(seed)  # type: ignore[arg-type]
    assert isinstance(position, LosPosition)
    bot, found = MediumBot(), list[LosPosition]()
    while position.view(None).phase != "over":
        now = position.next()
        if isinstance(now, Decide):
            seat = now.must[0]
            action = bot.choose(position.view(seat), position.legal(seat), random)
            assert action is not None
            position.act(seat, action, SILENT)
        elif isinstance(now, Chance):
            view = position.view(None)
            if view.phase == "rolling" and not view.acted and view.player is not None and random.below(4) == 0:
                found.append(position.copy())
            position.happen(now.draw.sample(random), SILENT)
    return found


def reached(position: LosPosition, bot: Bot | None, random: Random) -> float:
    """What the goals reached in a turn are worth, each when it is reached; without a bot anything is done."""
    position, total = position.copy(), 0.0
    seat, written = position.player, int(position.written[position.player])
    while position.player == seat and position.written[seat] == written and not position.extra:
        now = position.next()
        if isinstance(now, Decide):
            legal = position.legal(now.must[0])
            action = choose(legal, random) if bot is None else bot.choose(position.view(now.must[0]), legal, random)
            assert action is not None
            total += worth_of(position, action)
            position.act(now.must[0], action, SILENT)
        elif isinstance(now, Chance):
            position.happen(now.draw.sample(random), SILENT)
        else:
            break
    return total


def worth_of(position: LosPosition, action: Action) -> float:
    if isinstance(action, UseForceField):
        return 2.0 * float(position.dice[5])
    return sum(plan.goal.worth for plan in Planner(position, USUAL).gather() if plan.action == action)


def test_medium_reaches_four_fifths_of_the_exact_value_of_a_turn() -> None:
    """79 % at least, over turns of whole games on all boards."""
    exact = greedy = 0.0
    for board in BOARDS:
        for number, position in enumerate(positions(board, 5)):
            planner = Planner(position, USUAL)
            turn = Turn(Agenda(planner, GOALS).goals(), 6, 0.0, planner.worths.force_field(), 0)
            exact += turn.rolling(0, 0, 0, 6)
            plays = [reached(position, MediumBot(), stream(number, play)) for play in range(6)]
            greedy += sum(plays) / len(plays)
    assert greedy >= 0.79 * exact


@pytest.mark.parametrize(("strong", "weak"), [("easy", "random"), ("medium", "easy")])
def test_a_level_beats_the_one_below(strong: str, weak: str) -> None:
    bots, wins, games = GAME.bots, 0.0, 20
    for game in range(games):
        seated = [strong, weak] if game % 2 == 0 else [weak, strong]
        start = GAME.start(2, LosOptions())
        result = play_game(start, seated, [bots[name] for name in seated], 31, game).result
        wins += sum(seated[seat] == strong for seat in result.winners) / len(result.winners)
    assert wins > 0.6 * games


def test_levels_are_known_by_name_weakest_first() -> None:
    assert list(GAME.bots) == ["random", *BOTS] == ["random", "easy", "medium", "hard"]


def test_a_hint_compares_the_three_best_choices_by_what_the_turn_is_then_worth() -> None:
    given = a_turn(roll=[S, S, J, J, R, V], owns={ANNA: ["m2"]}, log={ANNA: [1] * 13, BEN: [1] * 13})
    expected = HardBot().weigh(given.position.view(ANNA), given.position.legal(ANNA), stream(1))
    assert len(expected) == 3
    assert expected[0].action == chosen(given, HardBot())
    assert expected[0].value > expected[2].value
    assert {each.unit for each in expected} == {"points"}
