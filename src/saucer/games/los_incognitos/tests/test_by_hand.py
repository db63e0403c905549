"""Dice rolled by hand, beside the box: what was typed in wrongly is taken back, and the record tells it all."""

from itertools import chain, repeat

import pytest

from saucer.core import Acted, Chance, Decide, Drawn, Ended, HandDice, Header, Match, NotAllowed, Player, Seat, verify
from saucer.core.codec import plain
from saucer.core.lines import write
from saucer.core.model import Action
from saucer.core.record import FORMAT, Undone
from saucer.games.los_incognitos import GAME
from saucer.games.los_incognitos.model import SYMBOLS, LosOptions, LosView, RollAgain, Store, Symbol
from saucer.games.los_incognitos.tests.table import ANNA, BEN, J, L, R, S, V
from tests.clauses import clause

NOTHING_GIVEN = [R, R, R, V, V, V]
"""LI-7 No die can be stored, nothing paid: the turn ends."""


def a_match() -> Match:
    """Anna begins; all dice are rolled at a table of wood."""
    players = (Player("Anna"), Player("Ben"))
    options = plain(LosOptions(dice="by_hand"))
    match = Match(GAME, Header(FORMAT, GAME.slug, GAME.version, options, players, HandDice()))
    match.append(Drawn((ANNA,)))
    return match


def types_in(match: Match, seat: Seat, *dice: Symbol) -> int:
    """What the dice show, in rising order; the number of the entry."""
    match.append(Drawn(tuple(sorted(SYMBOLS.index(die) for die in dice)), seat))
    return len(match.entries) - 1


def seen(match: Match) -> LosView:
    view = match.position.view(None)
    assert isinstance(view, LosView)
    return view


def rolls_next(match: Match) -> Seat | None:
    now = match.position.next()
    assert isinstance(now, Chance)
    return now.by


def does(match: Match, seat: Seat, action: Action) -> int:
    match.append(Acted(seat, action))
    return len(match.entries) - 1


@clause("LI-6")
def test_dice_typed_in_wrongly_are_taken_back_and_typed_in_again() -> None:
    match = a_match()
    wrong = types_in(match, ANNA, J, J, S, S, R, V)
    assert match.undoable(ANNA) == [wrong]
    match.append(Undone(ANNA, wrong))
    assert rolls_next(match) == ANNA
    assert seen(match).roll == ()
    assert match.undoable(ANNA) == []
    types_in(match, ANNA, J, L, S, S, R, V)
    assert seen(match).roll == ("jetpack", "locator", "spray", "spray", "red_giant", "time_vortex")


@clause("LI-6")
def test_after_a_choice_the_choice_is_taken_back_first_then_the_dice() -> None:
    match = a_match()
    rolled = types_in(match, ANNA, J, L, S, S, R, V)
    stored = does(match, ANNA, Store("spray"))
    assert match.undoable(ANNA) == [stored]
    with pytest.raises(NotAllowed):
        match.append(Undone(ANNA, rolled))
    match.append(Undone(ANNA, stored))
    assert seen(match).pad == ()
    assert match.undoable(ANNA) == [rolled]


@clause("LI-6")
def test_rolling_again_is_not_taken_back_and_only_the_latest_dice_are() -> None:
    match = a_match()
    types_in(match, ANNA, J, L, S, S, R, V)
    does(match, ANNA, Store("spray"))
    does(match, ANNA, RollAgain())
    assert rolls_next(match) == ANNA
    assert match.undoable(ANNA) == []
    again = types_in(match, ANNA, J, J, J, R, V)
    assert match.undoable(ANNA) == [again]
    match.append(Undone(ANNA, again))
    assert [die.die for die in seen(match).pad] == ["spray"]
    assert match.undoable(ANNA) == []


@clause("LI-7", "LI-21")
def test_a_roll_that_gives_nothing_is_taken_back_until_the_next_player_has_rolled() -> None:
    match = a_match()
    wrong = types_in(match, ANNA, *NOTHING_GIVEN)
    assert rolls_next(match) == BEN
    assert [entry.kind for entry in seen(match).players[ANNA].logbook] == ["zero"]
    assert (match.undoable(ANNA), match.undoable(BEN)) == ([wrong], [])
    match.append(Undone(ANNA, wrong))
    assert rolls_next(match) == ANNA
    assert seen(match).players[ANNA].logbook == ()
    types_in(match, ANNA, *NOTHING_GIVEN)
    theirs = types_in(match, BEN, J, L, S, S, R, V)
    assert (match.undoable(ANNA), match.undoable(BEN)) == ([], [theirs])


@clause("LI-6", "LI-24")
def test_a_record_with_rolls_taken_back_is_sound_and_keeps_them() -> None:
    match = a_match()
    types_in(match, ANNA, J, J, S, S, R, V)
    match.append(Undone(ANNA, 1))
    for seat in chain.from_iterable(repeat((ANNA, BEN), 14)):
        types_in(match, seat, *NOTHING_GIVEN)
        if isinstance(now := match.position.next(), Chance) and now.by == seat:
            types_in(match, seat, *NOTHING_GIVEN)
    assert not isinstance(match.position.next(), Chance | Decide)
    match.append(Ended("over"))
    found = verify(GAME, write(match.header, match.entries))
    assert (found.dice, found.end) == ("by hand", "over")
    typed_in = [entry for entry in match.entries if isinstance(entry, Drawn) and entry.by is not None]
    assert found.by_hand == len(typed_in) - 1, "the roll that was taken back is on file, but does not count"
