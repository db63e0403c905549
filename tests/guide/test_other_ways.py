"""Whoever chooses something else than the coach says still gets a lesson: it goes on, says what is true, and is closed.

Every choice on the way of every guide is taken differently once; afterwards the pupil does again what is said, and
where nothing is said what a bot would do.
"""

from functools import cache

import pytest

from saucer.core import Action, Game
from saucer.guide import guide_of, guides_of
from saucer.registry import all_games
from tests.guide.pupil import Pupil, Way, follows

GUIDED = [(game, name) for game in all_games().values() for name in guides_of(game)]
every_guide = pytest.mark.parametrize(("game", "name"), GUIDED, ids=[f"{game.slug}-{name}" for game, name in GUIDED])
LONGEST = 30
"""So many choices later at most the lesson has been closed."""
SILENT = 10
"""So many choices in a row may pass at most without a word."""
OTHERS = 3
"""Of all that could be chosen instead: the first, one in the middle, the last."""


@cache
def way_of(game: Game, name: str) -> tuple[tuple[tuple[Action, ...], tuple[Action, ...]], ...]:
    """What is wished for and what is legal at each choice of somebody who does what is said."""
    asked: list[tuple[tuple[Action, ...], tuple[Action, ...]]] = []

    def notes(pupil: Pupil, wished: tuple[Action, ...], legal: tuple[Action, ...]) -> Action:
        asked.append((wished, legal))
        return follows(pupil, wished, legal)

    Pupil(game, name).learns(notes, LONGEST)
    return tuple(asked)


@cache
def strays(game: Game, name: str) -> tuple[tuple[int, Action, Pupil], ...]:
    """Those who once chose something else: at which choice, what, and how it went on."""
    found = []
    for number, (wished, legal) in enumerate(way_of(game, name)):
        others = [action for action in legal if action not in wished]
        step = max(1, (len(others) - 1) // (OTHERS - 1))
        for other in others[::step]:
            pupil = Pupil(game, name)
            pupil.learns(straying(number, other), number + LONGEST)
            found.append((number, other, pupil))
    return tuple(found)


def straying(number: int, other: Action) -> Way:
    def way(pupil: Pupil, wished: tuple[Action, ...], legal: tuple[Action, ...]) -> Action:
        return other if pupil.choices == number else follows(pupil, wished, legal)

    return way


@every_guide
def test_who_does_what_is_said_hears_all_of_it_and_nothing_for_others(game: Game, name: str) -> None:
    pupil = Pupil(game, name)
    said = pupil.learns(follows, LONGEST)
    assert pupil.left
    assert set(said) == {step.say for step in guide_of(game, name).steps if not step.spare}
    assert len(set(said)) == len(said)
    assert max(pupil.silent) <= 3, "three of a kind at most are asked for at once"


@every_guide
@pytest.mark.parametrize("seed", range(8))
def test_who_does_what_is_said_meets_what_was_prepared_whatever_chance_does(game: Game, name: str, seed: int) -> None:
    """What cannot come where it was prepared is left to chance, which spoils the lesson now and then."""
    pupil = Pupil(game, name, seed)
    said = pupil.learns(follows, LONGEST)
    assert pupil.astray == []
    assert set(said) == {step.say for step in guide_of(game, name).steps if not step.spare}


@every_guide
def test_who_chooses_something_else_is_neither_left_alone_nor_kept(game: Game, name: str) -> None:
    for number, other, pupil in strays(game, name):
        told = f"choice {number + 1} was {other}: {' '.join(pupil.said)}"
        assert pupil.left, f"the lesson is never closed; {told}"
        assert max(pupil.silent) <= SILENT, f"{max(pupil.silent)} choices without a word; {told}"
        assert len(set(pupil.said)) == len(pupil.said), told


@every_guide
def test_what_is_said_for_those_who_leave_the_way_is_heard_by_somebody(game: Game, name: str) -> None:
    heard = {say for _, _, pupil in strays(game, name) for say in pupil.said}
    assert [step.say for step in guide_of(game, name).steps if step.spare and step.say not in heard] == []
