"""The door: what the table is told of the game."""

import pytest

from saucer.core import Acted, Action, Chance, Decide, Drawn, HandDice, Header, Match, Player, Random, Seat
from saucer.core.codec import plain
from saucer.core.record import FORMAT
from saucer.games.inkognito import GAME
from saucer.games.inkognito.events import HandshakeAccepted
from saucer.games.inkognito.model import (
    Accept,
    Claim,
    Declare,
    DeclareBuilds,
    DeclareIdentities,
    EndMovement,
    EndTurn,
    MoveFigure,
    Refuse,
)
from saucer.games.inkognito.tests.table import LLUC, MIQUEL, MOST_STEPS, a_turn
from tests.clauses import clause
from tests.positions import play

VIEW = a_turn().view(MIQUEL)


def played(players: int, *kinds: type[Action]) -> tuple[Match, Seat]:
    """A match until somebody has made a choice of the last of these kinds; each is made when it is first offered."""
    names = tuple(Player(name) for name in ("Anna", "Luc", "Miquel", "Lluc", "Eva")[:players])
    match, random = Match(GAME, Header(FORMAT, GAME.slug, GAME.version, {}, names, HandDice())), Random(1)
    wanted = list(kinds)
    for _ in range(MOST_STEPS):
        now = match.position.next()
        if isinstance(now, Decide):
            seat = now.must[0]
            legal = match.position.legal(seat)
            chosen = next((each for each in legal if type(each) is wanted[0]), GAME.fallback(VIEW, legal))
            match.append(Acted(seat, plain(chosen)))
            if type(chosen) is wanted[0] and not wanted[1:]:
                return match, seat
            wanted = wanted[1:] if type(chosen) is wanted[0] else wanted
        elif isinstance(now, Chance):
            match.append(Drawn(now.draw.sample(random)))
    raise AssertionError(f"no {wanted[0].__name__} after {MOST_STEPS} steps")


@clause("IK-30", "IK-43")
def test_claims_and_declarations_cannot_be_taken_back_and_moves_can() -> None:
    for kinds in ((Claim,), (Declare, DeclareIdentities, DeclareBuilds)):
        match, seat = played(5, *kinds)
        assert match.undoable(seat) == []
    match, seat = played(5, MoveFigure)
    assert match.undoable(seat) != []
    match, seat = played(5, Declare, DeclareIdentities)
    assert match.undoable(seat) != []


STEP = MoveFigure("white", "red", "tall", "P04")


def test_three_to_five_play() -> None:
    assert list(GAME.seats) == [3, 4, 5]


@clause("IK-30b")
def test_a_named_partner_whose_time_runs_out_takes_the_hand() -> None:
    claimed = play(a_turn(), MIQUEL, Claim(LLUC))
    taken = GAME.fallback(claimed.view(LLUC), tuple(claimed.legal(LLUC)))
    assert play(claimed, LLUC, taken).heard()[0] == HandshakeAccepted(LLUC)


@clause("IK-30b")
def test_one_clock_after_the_other_ends_a_turn_without_a_claim() -> None:
    turn = a_turn(MIQUEL, figures={"yellow tall": "P04", "red tall": "P04"})
    for _ in range(10):
        (seat,) = turn.asked
        turn = play(turn, seat, GAME.fallback(turn.view(seat), tuple(turn.legal(seat))))
        if turn.view().on_turn != MIQUEL:
            break
    assert turn.view().on_turn == LLUC
    assert turn.view().claim is None


@clause("IK-30b")
@pytest.mark.parametrize(
    ("legal", "chosen"),
    [
        ((STEP, EndMovement(), Claim(None)), EndMovement()),
        ((EndTurn(), Claim(None)), EndTurn()),
        ((Accept(), Refuse()), Accept()),
        ((STEP, Claim(None)), STEP),
        ((Claim(LLUC), STEP), STEP),
    ],
)
def test_a_clock_ends_the_turn_takes_the_hand_and_never_claims(legal: tuple[Action, ...], chosen: Action) -> None:
    assert GAME.fallback(a_turn().view(MIQUEL), legal) == chosen
