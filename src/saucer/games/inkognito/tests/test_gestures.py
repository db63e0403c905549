"""Gestures, IK-33 and IK-33a."""

from typing import get_args

import pytest

from saucer.core import HandDice, Header, Match, NotAllowed, Player, Random, Say, Seat, Spoke, text
from saucer.core.record import FORMAT
from saucer.games.inkognito import GAME
from saucer.games.inkognito.model import Agent, EndMovement, EndTurn, Gesture, GestureView
from saucer.games.inkognito.rules.gestures import SIGNS
from saucer.games.inkognito.tests.table import ANNA, LLUC, LUC, MIQUEL, Table, a_turn
from saucer.wording import LANGUAGES, Language, Wording
from tests.clauses import clause
from tests.positions import play

WINK_TO_LUC = Gesture(sign="wink", to=(LUC,))
FROWN = Gesture(sign="frown")


def made(given: Table, seat: Seat, *gestures: Gesture) -> Table:
    position = given.position.copy()
    for gesture in gestures:
        assert position.silenced(seat, gesture) is None
        position.remember(seat, gesture)
    return Table(position)


def refusal(given: Table, seat: Seat | None, gesture: Gesture) -> str | None:
    why = given.position.silenced(seat, gesture)
    return None if why is None else why.id


@clause("IK-33", "IK-33a", "IK-50")
def test_a_gesture_to_one_player_stays_in_the_view_of_both_and_of_nobody_else() -> None:
    when = made(a_turn(), MIQUEL, WINK_TO_LUC)
    seen = (GestureView(7, MIQUEL, "wink", LUC),)
    assert when.view(LUC).gestures == when.view(MIQUEL).gestures == seen
    assert [when.view(other).gestures for other in (ANNA, LLUC, None)] == [(), (), ()]


@clause("IK-33", "IK-33a")
def test_a_gesture_to_all_is_seen_by_all() -> None:
    when = made(a_turn(), ANNA, FROWN)
    seen = (GestureView(7, ANNA, "frown", None),)
    assert [when.view(other).gestures for other in (ANNA, LUC, None)] == [seen, seen, seen]


@clause("IK-33a")
def test_at_most_three_gestures_by_a_seat_in_one_turn() -> None:
    when = made(a_turn(), MIQUEL, WINK_TO_LUC, FROWN, FROWN)
    assert refusal(when, MIQUEL, FROWN) == "gestures-spent"
    assert refusal(when, LUC, FROWN) is None
    assert [when.view(seat).gestures_left for seat in (MIQUEL, LUC, None)] == [0, 3, 0]
    assert when.position.silenced(MIQUEL, Say(words="hello")) is None
    next_turn = play(when, MIQUEL, EndMovement(), EndTurn())
    assert refusal(next_turn, MIQUEL, FROWN) is None
    assert refusal(made(a_turn(), MIQUEL, FROWN, FROWN), MIQUEL, FROWN) is None


@clause("IK-33", "IK-33b")
def test_a_gesture_is_made_by_a_player_to_one_other_or_to_all() -> None:
    given = a_turn()
    assert refusal(given, None, FROWN) == "gesture-players-only"
    for to in ((), (ANNA, LUC), (MIQUEL,)):
        assert refusal(given, MIQUEL, Gesture(sign="ear", to=to)) == "gesture-to-one-or-all"


@clause("IK-33a")
def test_a_gesture_is_no_action_and_changes_nothing_but_the_memory() -> None:
    given = a_turn()
    when = made(given, LUC, FROWN)
    assert when.legal(MIQUEL) == given.legal(MIQUEL)
    assert when.asked == given.asked
    assert when.position.copy().key() == when.position.key() != given.position.key()


@clause("IK-33a")
def test_gestures_are_in_the_record() -> None:
    players = tuple(Player(name) for name in ("Anna", "Luc", "Miquel", "Lluc"))
    match = Match(GAME, Header(FORMAT, GAME.slug, GAME.version, {}, players, HandDice()))
    for _ in range(3):
        match.append(Spoke(MIQUEL, WINK_TO_LUC))
    with pytest.raises(NotAllowed, match="gestures-spent"):
        match.append(Spoke(MIQUEL, WINK_TO_LUC))
    assert [event for _, event in match.heard(ANNA)] == []
    assert len(match.heard(LUC)) == 3
    again = Match.rebuilt(GAME, match.header, match.entries)
    assert again.position.key() == match.position.key()


def test_talk_is_not_remembered() -> None:
    given = a_turn()
    position = given.position.copy()
    position.remember(LUC, Say(words="hello"))
    assert position.key() == given.position.key()


@clause("IK-33a")
def test_gestures_stay_in_what_is_imagined() -> None:
    given = made(made(a_turn(), MIQUEL, WINK_TO_LUC), LUC, FROWN)
    for viewer in (LUC, MIQUEL, ANNA):
        assert GAME.imagine(given.view(viewer), Random(1)).view(viewer) == given.view(viewer)


@clause("IK-33")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_whose_sign_it_is(language: Language) -> None:
    """In words, so that it knows no rule."""
    wording = Wording(language, GAME)
    for agent, sign in zip(get_args(Agent), SIGNS, strict=True):
        assert wording.render(text(f"card-{agent}")) in wording.render(text(f"see-sign-of-{sign}"))
