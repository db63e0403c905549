"""Inkognito: reasons why not are true. With the rule that a reason names replaced, the part can be used.

SAUCER_SUITE=every plays more and longer games.
"""

import os
from collections.abc import Callable, Iterable
from itertools import combinations

import pytest

from saucer.core import Random, Seat, stream
from saucer.core.chance import Cards
from saucer.core.telling import SILENT
from saucer.games.inkognito import GAME
from saucer.games.inkognito.boards.reader import SHOWN_BALLS
from saucer.games.inkognito.bots.distances import STEPS
from saucer.games.inkognito.model import (
    BALLS,
    CARDS,
    QUESTIONS,
    AskThrough,
    Choice,
    Claim,
    InkognitoView,
    MoveAmbassador,
    MoveFigure,
    Question,
    Show,
    ShowIfObjected,
)
from saucer.games.inkognito.rules import (
    answers,
    claims,
    declaration,
    five_players,
    meetings,
    movement,
    repertoire,
    turns,
)
from saucer.games.inkognito.rules.board import PHANTOM, SPACES
from saucer.games.inkognito.rules.position import InkognitoPosition
from saucer.games.inkognito.rules.state import (
    AMBASSADOR,
    ANSWERING,
    BALL_COLOURS,
    FIRST_BUILD,
    FIRST_GREY,
    FIRST_MISSION,
    MOVING,
    State,
)
from saucer.games.inkognito.tests.table import LUC, MIQUEL, a_turn, reply
from saucer.games.inkognito.words import paths
from saucer.games.inkognito.words.barred_moves import balls_for, figure_picked
from saucer.games.inkognito.words.paths import own_starts, parts
from tests.suite.reasons import Case, Lift, Lifted, Reasons, Tally, Watch, check, judge, look, parts_next
from tests.suite.tables import Table, pairwise_tables

EVERY = os.environ.get("SAUCER_SUITE") == "every"
GAMES, MOVES, SHARE, PROOFS, CROWDS = (25, 2000, 1, 1, 500) if EVERY else (2, 200, 12, 4, 30)
EVERYWHERE = [list(range(SPACES))] * SPACES


def yes(*_: object) -> bool:
    return True


def nothing(*_: object) -> None:
    pass


def position_of(lifted: Lifted | Case) -> InkognitoPosition:
    assert isinstance(lifted.position, InkognitoPosition)
    return lifted.position


def view_of(case: Case) -> InkognitoView:
    assert isinstance(case.view, InkognitoView)
    return case.view


def replacing(*replaced: tuple[object, str, object]) -> Lift:
    def lift(lifted: Lifted, patch: pytest.MonkeyPatch) -> None:
        for module, name, value in replaced:
            patch.setattr(module, name, value)

    return lift


def lift_balls_and_ways(lifted: Lifted, patch: pytest.MonkeyPatch) -> None:
    """IK-8 Every ball is there, and leads everywhere."""
    position_of(lifted).balls = [1] * BALL_COLOURS
    for module in (movement, paths):
        patch.setattr(module, "LINKS", [EVERYWHERE] * BALL_COLOURS)
    patch.setattr(movement, "BOTH", EVERYWHERE)


def lift_occupation(lifted: Lifted, patch: pytest.MonkeyPatch) -> None:
    """IK-4a Every space counts as free."""
    position = position_of(lifted)
    met = meetings.met_figure(position)
    patch.setattr(meetings, "met_figure", lambda state: met)
    position.standing = [0] * SPACES


def shows(codes: Iterable[int], most: int) -> tuple[Choice, ...]:
    """Every choice of at most so many of these cards."""
    hand = list(codes)
    sets = [cards for size in range(1, most + 1) for cards in combinations(hand, size)]
    return tuple([Show(tuple([CARDS[card] for card in cards])) for cards in sets])


def allow(lifted: Lifted, patch: pytest.MonkeyPatch, allowed: tuple[Choice, ...]) -> None:
    own = position_of(lifted).legal(lifted.seat)
    patch.setattr(answers, "answering", lambda state, seat: own + allowed)


def lift_deal(lifted: Lifted, patch: pytest.MonkeyPatch) -> None:
    """IK-6 All secret cards are in one's hand."""
    allow(lifted, patch, WHOLE_BOX)


def lift_types(lifted: Lifted, patch: pytest.MonkeyPatch) -> None:
    """IK-16, IK-17, IK-18 Any cards of one's own may be shown together, and one more than usual."""
    position = position_of(lifted)
    grey = (FIRST_GREY + position.identities[lifted.seat], FIRST_GREY + FIRST_BUILD + position.builds[lifted.seat])
    allow(lifted, patch, shows([*range(FIRST_GREY), *grey, FIRST_MISSION + position.missions[lifted.seat]], 4))


def lift_truth(lifted: Lifted, patch: pytest.MonkeyPatch) -> None:
    """IK-16, IK-17"""
    patch.setattr(repertoire.Secrets, "tells_truth", yes)
    patch.setattr(repertoire, "REPERTOIRES", [None] * len(repertoire.REPERTOIRES))


def ask_anybody(state: State, actions: list[Choice]) -> None:
    actions.extend([AskThrough(Seat(player), question) for player in range(5) for question in QUESTIONS])


def claim_anybody(state: State, seat: Seat) -> tuple[Choice, ...]:
    return tuple([Claim(Seat(player)) for player in range(5)])


def shrunk_to_anything(
    state: State, asked: int, asker: int, question: int, cards: tuple[int, ...]
) -> tuple[Choice, ...]:
    """IK-22"""
    single = [(card,) for card in range(FIRST_MISSION + 4)]
    without = [tuple([each for each in cards if each != card]) for card in cards]
    return tuple([ShowIfObjected(repertoire.names(left)) for left in [*single, *without]])


WHOLE_BOX = shows(range(len(CARDS)), 4)

LIFTS: dict[str, Lift] = {
    "IK-4a": lift_occupation,
    "IK-6": lift_deal,
    "IK-8": lift_balls_and_ways,
    "IK-9": replacing((movement, "own_figures_apart", yes)),
    "IK-10": replacing((movement, "meets_one_of_each", yes)),
    "IK-10a": replacing((movement, "leads_to_an_end", yes), (movement, "ends_legally", yes)),
    "IK-11": replacing((movement, "is_open", yes), (movement, "add_ambassador_moves", nothing)),
    "IK-12": replacing((movement, "is_open", yes), (movement, "add_purple_moves", nothing)),
    "IK-13": replacing((meetings, "meetings", lambda state: list(range(SPACES)))),
    "IK-15": replacing((meetings, "BOTH", EVERYWHERE), (State, "is_free", yes)),
    "IK-18": lift_types,
    "IK-20": replacing((answers, "shown_before", lambda *_: [])),
    "IK-22": replacing((answers, "shrunk", shrunk_to_anything), (answers, "can_object", yes)),
    "IK-21": replacing((answers, "can_object", yes)),
    "IK-24": replacing((meetings, "UNNUMBERED", list(range(SPACES)))),
    "IK-25": replacing((meetings, "REFUGES", list(range(SPACES)))),
    "IK-30": replacing((claims, "claims_of", claim_anybody)),
    "IK-38": replacing((five_players, "BOTH", EVERYWHERE)),
    "IK-40a": replacing((claims, "claims_of", claim_anybody), (meetings, "add_questions_through", ask_anybody)),
    "IK-43": replacing((declaration, "can_declare", yes)),
    "truth": lift_truth,
    "open": replacing((movement, "is_open", yes)),
    "types": lift_types,
    "why-ask_self": replacing((meetings, "add_questions_through", ask_anybody)),
    "why-ask_directly": replacing(
        (meetings, "met_figure", lambda state: AMBASSADOR), (meetings, "add_questions_through", ask_anybody)
    ),
    "why-card_untrue_pair": lift_truth,
    "why-card_untrue_trio": lift_truth,
    "why-answer_whole_pair": lift_types,
    "why-answer_whole_trio": lift_types,
    **{f"why-card_of_{size}-{question}": lift_types for size in ("pair", "trio") for question in QUESTIONS},
}

DETAILS = {
    "IK-6": ("IK-20", "truth", "types"),
    "IK-8": ("IK-10a", "open"),
    "IK-11": ("IK-10a",),
    "IK-12": ("IK-10a",),
    "IK-24": ("IK-4a",),
    "IK-25": ("IK-4a",),
    "why-card_untrue_pair": ("IK-20",),
    "why-card_untrue_trio": ("IK-20",),
    **{f"why-card_of_{size}-{question}": ("IK-20", "truth") for size in ("pair", "trio") for question in QUESTIONS},
}


def is_fifth(case: Case) -> bool:
    return case.seat >= position_of(case).agents


def moment(case: Case) -> bool:
    return case.is_of_another_moment()


def later(case: Case) -> bool:
    return case.comes_later()


def begun(case: Case) -> bool:
    return any(case.part in parts_next(case.ways, case.picked[:length]) for length in range(len(case.picked)))


def value_of(part: str) -> str:
    return part.rpartition(":")[2]


FACTS: dict[str, Callable[[Case], bool]] = {
    "why-picked": lambda case: case.part in case.picked,
    "why-begun": begun,
    "why-turn": moment,
    "why-place_order": later,
    "why-place_colour": lambda case: value_of(case.part) not in own_starts(view_of(case)),
    "why-place_thin": lambda case: case.part.startswith("place:thin:"),
    "why-place_taken": lambda case: value_of(case.part) in [value_of(each) for each in case.picked],
    "why-colour_out": lambda case: case.part.split(":")[1] not in [each.colour for each in view_of(case).players],
    "why-figure_first": later,
    "why-ball_last": lambda case: value_of(case.part) in view_of(case).balls_left,
    "why-ball_used": lambda case: value_of(case.part) in set(view_of(case).balls) - set(view_of(case).balls_left),
    "why-ball_not_shown": lambda case: value_of(case.part) not in view_of(case).balls,
    "why-ball_of_others": lambda case: (
        value_of(case.part) not in [BALLS[ball] for ball in balls_for(position_of(case), figure_picked(case.picked[0]))]
    ),
    "why-ask_later": moment,
    "why-stroll_directly": moment,
    "why-meet": moment,
    "why-ambassador_asks": lambda case: is_fifth(case) and moment(case),
    "why-ask_whom": later,
    "why-ask_met": lambda case: is_fifth(case) and moment(case),
    "why-show_cards": later,
    "why-withdraw_other": lambda case: value_of(case.part) not in (view_of(case).answer or ()),
    "why-declare_order": later,
    "why-declare_twice": lambda case: value_of(case.part) in [value_of(each) for each in case.picked],
    "why-nobody": lambda case: len(view_of(case).players) != 3 and moment(case),
    "why-claim_first": later,
    "why-claim_ambassador": is_fifth,
    "why-no_phantom": lambda case: is_fifth(case) and moment(case),
    **dict.fromkeys([f"why-first-{what}" for what in ("place", "withdraw", "reserve", "declare", "handshake")], moment),
    **dict.fromkeys([f"why-when-{part.partition(':')[0]}" for part in parts(5)], moment),
}

REASONS = Reasons(GAME, GAME.why_not, parts, LIFTS, DETAILS, FACTS)


@pytest.mark.parametrize("table", pairwise_tables(GAME), ids=str)
def test_the_clause_that_a_reason_names_bars_the_part(table: Table) -> None:
    tally = Tally()
    for seed in range(GAMES):
        judge(REASONS, table, seed, MOVES, tally, SHARE, PROOFS)
    check(tally)


def a_crowd(random: Random) -> InkognitoPosition:
    """Everybody stands close together, so that most moves are barred by something."""
    nearest = sorted(range(SPACES), key=STEPS[int(random.below(SPACES))].__getitem__)[: AMBASSADOR + 1]
    position = a_turn(LUC, players=4).position
    position.standing = [0] * SPACES
    position.places = [nearest[place] for place in random.shuffled(len(nearest))]
    for figure, space in enumerate(position.places):
        position.standing[space] |= 1 << figure
    turns.shake(position, Cards(PHANTOM, SHOWN_BALLS).sample(random), SILENT)
    for _ in range(int(random.below(3))):
        moves = [each for each in position.legal(LUC) if isinstance(each, MoveFigure | MoveAmbassador)]
        if position.phase == MOVING and moves:
            position.apply(LUC, moves[int(random.below(len(moves)))], SILENT)
    return position


def test_reasons_are_true_in_a_crowd() -> None:
    tally, random = Tally(), stream(1)
    for _ in range(CROWDS):
        look(Watch(REASONS, a_crowd(random), LUC, True), parts(4), random, tally)
    check(tally)
    assert {"why-together", "why-two_of_one", "why-closed_purple", "why-closed_black"} <= set(tally.given)
    assert {"why-end_together", "why-not_led_there", "why-not_reached"} <= set(tally.given)


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("through", [False, True])
def test_reasons_are_true_when_most_answers_were_shown(question: Question, through: bool) -> None:
    tally, random = Tally(), stream(2)
    for shown in range(0, 100, 8 if not EVERY else 1):
        position = asked(question, through)
        answered = position.legal(LUC)
        for place in random.shuffled(len(answered))[: len(answered) * shown // 100]:
            action = answered[place]
            assert isinstance(action, Show)
            position.replies.append(reply(MIQUEL, LUC, question, *action.cards, through=through))
        look(Watch(REASONS, position, LUC, True), parts(4), random, tally)
    check(tally)
    assert "why-card_shown_before" in tally.given


def asked(question: Question, through: bool) -> InkognitoPosition:
    position = a_turn(MIQUEL).position
    position.phase = ANSWERING
    position.asked, position.question, position.through = LUC, QUESTIONS.index(question), through
    position.meeting = position.places[0]
    return position
