"""The bots: honest, legal, within their budget; and what each of their arts is good for."""

from collections.abc import Iterator
from statistics import median

import pytest

from saucer.core import SILENT, Action, Chance, Decide, Over, Random, Seat, Weighed, stream
from saucer.games.inkognito import GAME
from saucer.games.inkognito.bots import BOTS, HARD, Level, LevelBot
from saucer.games.inkognito.bots.goals import best_claim, goals_of
from saucer.games.inkognito.bots.moving import MOST_POSITIONS, MoveSearch
from saucer.games.inkognito.bots.thoughts import Thoughts
from saucer.games.inkognito.knowledge.belief import Belief, believe, chance_of_signs, history_between
from saucer.games.inkognito.knowledge.liar import LEAST, TABLES, UNIFORM, Shown, answer_table
from saucer.games.inkognito.knowledge.worlds import ANYTHING, WITH_BUILD, WITH_IDENTITY, proven_by
from saucer.games.inkognito.model import (
    Accept,
    Ask,
    AskThrough,
    Claim,
    Declare,
    DeclareBuilds,
    DeclareIdentities,
    EndMovement,
    Expel,
    Gesture,
    InkognitoOptions,
    MoveFigure,
    Object,
    Refuse,
    Show,
    ShowIfObjected,
)
from saucer.games.inkognito.rules.missions import is_fulfilled, partner_of, team_of
from saucer.games.inkognito.rules.position import InkognitoPosition
from saucer.games.inkognito.rules.repertoire import codes
from saucer.games.inkognito.rules.state import FIRST_GREY, IDENTITY, NOBODY, Sign
from saucer.games.inkognito.rules.three_players import has_fled
from saucer.games.inkognito.tests.table import (
    ANNA,
    EVA,
    LLUC,
    LUC,
    MIQUEL,
    Referee,
    Secrets,
    Table,
    a_start,
    a_turn,
    reply,
    show,
)
from saucer.games.inkognito.tests.test_examples import lluc_has_answered
from saucer.search.advice import draw
from tests.clauses import clause
from tests.positions import play

LEVELS = tuple(BOTS)


every_table = pytest.mark.parametrize(
    ("players", "referee"), [(players, referee) for players in (3, 4, 5) for referee in ("strict", "table")]
)


def bot_game(players: int, referee: Referee, seed: int, levels: list[str]) -> Iterator[InkognitoPosition]:
    """Every position of a game between bots of these levels, the gestures they make included."""
    position = GAME.start(players, InkognitoOptions(referee=referee))
    assert isinstance(position, InkognitoPosition)
    luck = Random(seed)
    asked = 0
    while not isinstance(now := position.next(), Over):
        yield position
        if isinstance(now, Chance):
            position.settle(now.draw.sample(luck), SILENT)
            continue
        asked += 1
        if not interrupts(position, now, levels, stream(seed, asked)):
            decide(position, now.must[0], levels, stream(seed, asked))
    yield position


def interrupts(position: InkognitoPosition, now: Decide, levels: list[str], random: Random) -> bool:
    for seat in now.may:
        action = BOTS[levels[seat]].interrupt(position.view(seat), position.legal(seat), random)
        if action is not None:
            position.apply(seat, action, SILENT)
            return True
    return False


def decide(position: InkognitoPosition, seat: Seat, levels: list[str], random: Random) -> None:
    bot, view = BOTS[levels[seat]], position.view(seat)
    action = bot.choose(view, position.legal(seat), random)
    assert action is not None
    aside = bot.aside(view, random)
    if aside is not None and position.silenced(seat, aside) is None:
        position.remember(seat, aside)
    position.apply(seat, action, SILENT)


def mixed(players: int, first: int) -> list[str]:
    return [LEVELS[(seat + first) % len(LEVELS)] for seat in range(players)]


@every_table
@pytest.mark.parametrize("first", range(3))
def test_bots_of_all_levels_play_whole_games_legally_and_to_an_end(players: int, referee: Referee, first: int) -> None:
    *_, last = bot_game(players, referee, first, mixed(players, first))
    now = last.next()
    assert isinstance(now, Over)
    assert now.result.reason in GAME.reasons


@clause("IK-50", "IK-50a")
@every_table
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_alike_whatever_is_hidden_from_it(level: str, players: int, referee: Referee) -> None:
    bot = BOTS[level]
    compared = 0
    for number, position in enumerate(bot_game(players, referee, 8, mixed(players, 1))):
        now = position.next()
        if not isinstance(now, Decide) or number % 5:
            continue
        seat = (now.may or now.must)[0]
        choose = bot.interrupt if now.may else bot.choose
        truth = choose(position.view(seat), position.legal(seat), Random(number))
        for seed in range(3):
            other = GAME.imagine(position.view(seat), Random(seed))
            assert choose(other.view(seat), other.legal(seat), Random(number)) == truth
            assert bot.aside(other.view(seat), Random(1)) == bot.aside(position.view(seat), Random(1))
        compared += 1
    assert compared >= 5


def test_a_bot_chooses_alike_with_its_tables_lost() -> None:
    for position in bot_game(4, "strict", 3, ["hard"] * 4):
        now = position.next()
        if isinstance(now, Decide) and position.phase > 10:
            seat = now.must[0]
            before = BOTS["hard"].choose(position.view(seat), position.legal(seat), Random(1))
            TABLES.clear()
            assert BOTS["hard"].choose(position.view(seat), position.legal(seat), Random(1)) == before


def test_a_decision_looks_at_no_more_positions_than_its_budget() -> None:
    most = 0
    for seed in range(2):
        for position in bot_game(4, "strict", seed, ["hard"] * 4):
            if position.view(None).phase == "moving":
                seat = position.on_turn
                thoughts = Thoughts(position.view(seat), HARD)
                thoughts.prepare()
                looking = MoveSearch(thoughts, position.legal(seat))
                looking.best_action(Random(1))
                most = max(most, looking.positions)
    assert 100 < most <= MOST_POSITIONS


def certain(position: InkognitoPosition) -> Belief:
    """The belief of somebody who knows everything."""
    first, second, third, fourth = position.identities
    builds = (position.builds[0], position.builds[1], position.builds[2], position.builds[3])
    letters = (position.missions[0], position.missions[1], position.missions[2], position.missions[3])
    return Belief([((first, second, third, fourth), builds)], [1.0], [letters])


@clause("IK-29", "IK-36", "IK-37", "IK-41")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_goal_is_reached_exactly_when_the_claim_would_win(players: int) -> None:
    reached = 0
    for seed in range(8):
        random = Random(seed)
        for position in bot_game(players, "strict", seed, ["easy"] * players):
            seat = position.on_turn
            if position.turn == 0 or seat >= position.agents:
                continue
            before = position.key()
            copy = position.copy()
            copy.identities, copy.builds, copy.missions = (random.shuffled(4) for _ in range(3))
            truth = copy.copy()
            partner, chance = best_claim(copy, goals_of(copy, seat, certain(truth)))
            other = truth.identities.index(partner_of(truth.identities[seat]))
            if other < truth.agents:
                wins = is_fulfilled(truth, team_of(truth.identities[seat]))
            else:
                wins = has_fled(truth, seat)
            assert chance == float(wins)
            assert not wins or partner == (other if other < truth.agents else NOBODY)
            reached += wins
            assert position.key() == before
    assert reached > 0


SECRETS: dict[Seat, Secrets] = {
    ANNA: ("zsa_zsa", "tall", "A"),
    LUC: ("bubble", "fat", "D"),
    MIQUEL: ("fiddlebottom", "thin", "B"),
    LLUC: ("agent_x", "short", "C"),
}


def chosen(given: Table, seat: Seat, level: str = "hard", seed: int = 1) -> Action:
    action = BOTS[level].choose(given.view(seat), given.position.legal(seat), Random(seed))
    assert action is not None
    return action


def weighed(given: Table, seat: Seat) -> tuple[Weighed, ...]:
    return BOTS["hard"].weigh(given.view(seat), given.position.legal(seat), Random(1))


def miquel_asked_by(asker: Seat, *earlier: tuple[Seat, tuple[str, ...]]) -> Table:
    """In a meeting about identity, after Miquel has seen these answers."""
    shown = [reply(MIQUEL, seat, "identity", *cards) for seat, cards in earlier]  # type: ignore[arg-type]
    own = {ANNA: "blue tall", LUC: "green tall", LLUC: "yellow tall"}[asker]
    place = {"blue tall": "N4", "green tall": "N4", "yellow tall": "Y1"}[own]
    position = a_turn(asker, "white white white", {"red tall": "P04", own: place}, secrets=SECRETS, shown=shown)
    colour, build = own.split()
    moved = play(position, asker, MoveFigure("white", colour, build, "P04"))  # type: ignore[arg-type]
    return play(moved, asker, EndMovement(), Ask("identity"))


@clause("IK-18", "IK-19")
@pytest.mark.parametrize("level", ["medium", "hard"])
def test_everything_is_shown_to_the_partner_and_nothing_secret_before(level: str) -> None:
    known = miquel_asked_by(LUC, (LUC, ("grey_bubble", "zsa_zsa", "tall")))
    assert chosen(known, MIQUEL, level) == Show(("grey_fiddlebottom", "grey_thin", "mission_b"))
    for seed in range(20):
        answer = chosen(miquel_asked_by(LUC), MIQUEL, level, seed)
        assert isinstance(answer, Show)
        assert max(codes(answer.cards)) < FIRST_GREY


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_an_opponent_who_is_known_is_shown_no_secret(level: str) -> None:
    known = miquel_asked_by(ANNA, (ANNA, ("grey_zsa_zsa", "bubble", "tall")))
    answer = chosen(known, MIQUEL, level)
    assert isinstance(answer, Show)
    assert max(codes(answer.cards)) < FIRST_GREY


def answers_until_unmasked(model: int, seed: int) -> int:
    """How many identity questions an asker with other cards needs to know who a tall Fiddlebottom is."""
    random, left = Random(seed), ANYTHING & ~WITH_IDENTITY[3] & ~WITH_BUILD[3]
    history: list[Shown] = []
    while left & ~WITH_IDENTITY[0]:
        chances = answer_table(model, tuple(history), IDENTITY, False).chances[0]
        values = list(chances)[draw(list(chances.values()), random)]
        types = proven_by(tuple(card for card in range(8) if values >> card & 1))
        history.append((IDENTITY, False, values, types))
        left &= types
    return len(history)


@clause("IK-20")
def test_answers_that_tell_least_over_the_history_hide_longer_than_random_ones() -> None:
    lasted = {model: median(answers_until_unmasked(model, seed) for seed in range(41)) for model in (UNIFORM, LEAST)}
    assert lasted[UNIFORM] <= 5
    assert lasted[LEAST] >= lasted[UNIFORM] + 3


@clause("IK-30")
@pytest.mark.parametrize("level", LEVELS)
def test_a_handshake_is_always_accepted(level: str) -> None:
    when = play(a_turn(MIQUEL), MIQUEL, Claim(LUC))
    assert when.position.legal(LUC) == (Accept(), Refuse())
    assert chosen(when, LUC, level) == Accept()


@clause("IK-30a")
def test_whoever_knows_the_mission_carries_it_out_over_three_balls_and_claims() -> None:
    """Fiddlebottom B with Bubble D: Bubble to space 1, three steps by land, sea and sea away."""
    shown = [reply(LUC, MIQUEL, "identity", "grey_fiddlebottom", "grey_thin", "mission_b")]
    when = a_turn(LUC, "orange blue white", {"green fat": "Y4"}, secrets=SECRETS, shown=shown)
    for _ in range(4):
        when = play(when, LUC, chosen(when, LUC))
    assert when.where("green fat") == "N1"
    assert when.phase == "handshake"
    when = play(when, MIQUEL, chosen(when, MIQUEL))
    assert when.result is not None
    assert (when.result.reason, when.result.winners) == ("mission", (LUC, MIQUEL))


@clause("IK-25")
def test_hard_sends_the_ambassador_home_if_that_is_the_mission() -> None:
    """Fiddlebottom C with Bubble D."""
    secrets: dict[Seat, Secrets] = {MIQUEL: ("fiddlebottom", "thin", "C"), LUC: ("bubble", "fat", "D")}
    shown = [reply(LUC, MIQUEL, "identity", "grey_fiddlebottom", "grey_thin", "mission_c")]
    figures = {"ambassador": "P04", "green tall": "R1"}
    when = a_turn(LUC, "orange orange orange", figures, secrets=secrets, shown=shown)
    for _ in range(20):
        seat = when.asked[0]
        when = play(when, seat, chosen(when, seat))
        if when.phase == "handshake":
            break
    assert (when.phase, when.where("ambassador")) == ("handshake", "E")


@clause("IK-22")
def test_a_repeated_answer_is_objected_to_and_no_other() -> None:
    asked = play(lluc_has_answered("table"), MIQUEL, AskThrough(LLUC, "build"))
    repeated = play(show(asked, LLUC, "tall", "short"), LLUC, ShowIfObjected(("tall",)))
    assert chosen(repeated, MIQUEL) == Object()
    assert isinstance(chosen(show(asked, LLUC, "tall", "fat"), MIQUEL), Expel)


@clause("IK-22")
def test_a_repeated_answer_shrinks_to_what_tells_least() -> None:
    asked = play(lluc_has_answered("table"), MIQUEL, AskThrough(LLUC, "build"))
    assert chosen(show(asked, LLUC, "tall", "short"), LLUC) == ShowIfObjected(("tall",))


@clause("IK-17")
def test_hard_asks_about_whom_it_knows_least() -> None:
    shown = [
        reply(MIQUEL, ANNA, "identity", "grey_zsa_zsa", "bubble", "tall"),
        reply(MIQUEL, LUC, "identity", "zsa_zsa", "agent_x", "fat"),
    ]
    given = a_turn(MIQUEL, "white", {"ambassador": "P04", "red tall": "Y1"}, secrets=SECRETS, shown=shown)
    when = play(given, MIQUEL, MoveFigure("white", "red", "tall", "P04"))
    action = chosen(when, MIQUEL)
    assert isinstance(action, AskThrough)
    assert action.question == "identity"
    assert action.player != ANNA


@clause("IK-14")
def test_a_hint_compares_questions_by_what_their_answers_would_tell() -> None:
    given = a_turn(MIQUEL, "white", {"ambassador": "P04", "red tall": "Y1"}, secrets=SECRETS)
    when = play(given, MIQUEL, MoveFigure("white", "red", "tall", "P04"))
    told = weighed(when, MIQUEL)
    assert told[0].action == chosen(when, MIQUEL)
    assert {each.unit for each in told} == {"bits"}
    assert len(told) == 3
    assert told[0].value >= told[1].value >= told[2].value > 0
    assert weighed(given, MIQUEL) == ()
    assert BOTS["easy"].weigh(when.view(MIQUEL), when.position.legal(MIQUEL), Random(1)) == ()


@clause("IK-30")
def test_a_hint_to_claim_says_how_likely_it_is_right() -> None:
    shown = [reply(LUC, MIQUEL, "identity", "grey_fiddlebottom", "grey_thin", "mission_b")]
    when = a_turn(LUC, "orange blue white", {"green fat": "Y4"}, secrets=SECRETS, shown=shown)
    for _ in range(3):
        when = play(when, LUC, chosen(when, LUC))
    (claim,) = weighed(when, LUC)
    assert (claim.action, claim.unit) == (chosen(when, LUC), "right")
    assert claim.value == pytest.approx(1)


@clause("IK-33")
def test_a_first_gesture_tells_nothing_and_a_faithful_one_more_and_more() -> None:
    assert len({chance_of_signs([0], agent) for agent in range(4)}) == 1
    ratios = [chance_of_signs([0] * count, 0) / chance_of_signs([0] * count, 1) for count in (1, 2, 3)]
    assert ratios == pytest.approx([1, 1.5, 2.7])
    given = a_turn(secrets=SECRETS)
    partner = believe(given.view(MIQUEL), [UNIFORM]).chance_of_identity(LUC, 1)
    given.position.signs = [Sign(turn, LUC, "ear", MIQUEL) for turn in (1, 5, 9)]
    assert partner == pytest.approx(1 / 3)
    assert believe(given.view(MIQUEL), [UNIFORM]).chance_of_identity(LUC, 1) > 0.5
    assert believe(given.view(ANNA), [UNIFORM]).chance_of_identity(LUC, 1) == pytest.approx(1 / 3)


@clause("IK-33")
def test_the_own_sign_is_made_to_the_probable_partner_alone() -> None:
    when = play(a_turn(secrets=SECRETS), MIQUEL, EndMovement())
    assert when.phase == "closing"
    assert BOTS["hard"].aside(when.view(MIQUEL), Random(1)) is None
    when.position.replies.append(reply(MIQUEL, LUC, "identity", "grey_bubble", "zsa_zsa", "fat"))
    assert BOTS["hard"].aside(when.view(MIQUEL), Random(1)) == Gesture(sign="wink", to=(LUC,))
    when.position.signs = [Sign(turn, MIQUEL, "wink", LUC) for turn in (1, 5, 9)]
    assert BOTS["hard"].aside(when.view(MIQUEL), Random(1)) is None


@clause("IK-43")
@pytest.mark.parametrize("level", LEVELS)
def test_the_fifth_player_declares_what_it_knows(level: str) -> None:
    shown = [
        reply(EVA, seat, question, f"grey_{card}", through=True)  # type: ignore[arg-type]
        for seat in (ANNA, LUC, MIQUEL)
        for question, card in zip(("identity", "build"), SECRETS[seat], strict=False)
    ]
    when = a_turn(EVA, players=5, secrets=SECRETS, shown=shown)
    for expected in (
        Declare(),
        DeclareIdentities(("zsa_zsa", "bubble", "fiddlebottom", "agent_x")),
        DeclareBuilds(("tall", "fat", "thin", "short")),
    ):
        assert chosen(when, EVA, level) == expected
        when = play(when, EVA, expected)
    assert chosen(a_turn(EVA, players=5), EVA, level) != Declare()


@clause("IK-42", "IK-43")
def test_the_fifth_player_lets_cards_pass_that_tell_too_little() -> None:
    given = a_turn(MIQUEL, "white", {"ambassador": "P04", "red tall": "Y1"}, secrets=SECRETS, players=5)
    met = play(given, MIQUEL, MoveFigure("white", "red", "tall", "P04"))
    when = show(play(met, MIQUEL, AskThrough(LUC, "identity")), LUC, "bubble", "agent_x")
    assert when.may == [EVA]
    assert BOTS["hard"].interrupt(when.view(EVA), when.position.legal(EVA), Random(1)) is None


def test_what_one_saw_of_another_is_kept_by_pair() -> None:
    shown = [
        reply(MIQUEL, LUC, "identity", "bubble", "zsa_zsa", "tall"),
        reply(ANNA, LUC, "build", "fat", "tall", "agent_x"),
    ]
    given = a_turn(secrets=SECRETS, shown=shown)
    assert len(history_between(given.view(MIQUEL), MIQUEL, LUC)) == 1
    assert history_between(given.view(MIQUEL), ANNA, LUC) == ()


def test_roles_are_dealt_with_the_identities() -> None:
    assert GAME.roles_of(a_start().position) == ()
    assert GAME.roles_of(a_turn(secrets=SECRETS).position) == ("zsa_zsa", "bubble", "fiddlebottom", "agent_x")
    assert GAME.roles_of(a_turn(secrets=SECRETS, players=5).position)[4] == "ambassador"
    assert len(GAME.roles_of(a_turn(players=3).position)) == 3
    assert set(GAME.roles) >= set(GAME.roles_of(a_turn(players=5).position))


def test_levels_are_weaker_by_what_they_know_and_look_at() -> None:
    knobs = [(bot.level.reads, bot.level.breadth) for bot in BOTS.values() if isinstance(bot, LevelBot)]
    assert knobs == sorted(knobs)
    assert isinstance(HARD, Level)
