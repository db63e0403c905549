"""Beacon: a keeper flashes a lamp to a crew; on a board, with a rhythm, as a team against the game.

BE-1 The board is a row of two to six lamps. Chance hides a ship behind one; only the keeper (seat 0) knows where.
BE-2 The keeper aims at a lamp, any number of times, in secret, then flashes: as often as the place of the lamp says,
each flash for so long as it lasts, 20 s at most. A keeper who loses the connection has broken off and aims anew.
BE-3 The player to the left (alone: the keeper) guesses. A wrong guess loses the game, without a score.
BE-4 A right one is worth a die, in halves of a point; who guessed may roll it by hand. Alone, 3 points are par.
BE-5 Nobody talks before the guess but the crew while it is due.
"""

from typing import assert_never

from saucer.core import (
    LAPSE,
    Action,
    Aside,
    Chance,
    Decide,
    Dice,
    Next,
    Outcome,
    Over,
    Pick,
    Position,
    Result,
    Seat,
    Teller,
    Text,
    seats,
    text,
)
from tests.tiny.beacon.model import (
    LONGEST,
    Aim,
    Aimed,
    BeaconBoard,
    BeaconView,
    BrokenOff,
    Choice,
    Flash,
    Flashed,
    FlashFor,
    Guess,
    Guessed,
    HiddenForKeeper,
    LampHidden,
    Phase,
    Rolled,
)

KEEPER = Seat(0)
FACES = 6


class BeaconPosition(Position):
    def __init__(self, players: int, board: BeaconBoard, by_hand: bool) -> None:
        self.players = players
        self.board = board
        self.by_hand = by_hand
        self.phase: Phase = "hiding"
        self.hidden = self.aimed = self.guess = -1
        self.flashes: tuple[int, ...] = ()
        self.face = 0

    @property
    def guesser(self) -> Seat:
        return Seat(1 % self.players)

    def next(self) -> Next:
        match self.phase:
            case "hiding":
                return Chance(Pick((1,) * len(self.board.lamps)))
            case "planning":
                return Decide((KEEPER,))
            case "flashing":
                return Decide((KEEPER,), lapses=LONGEST, drops=(KEEPER,))
            case "guessing":
                return Decide((self.guesser,))
            case "rolling":
                return Chance(Dice(1, FACES), self.guesser if self.by_hand else None)
            case "over":
                return Over(self.result())

    def result(self) -> Result:
        if self.guess != self.hidden:
            return Result("lost", (), ())
        par = FACES if self.players == 1 else None
        return Result("found", seats(self.players), (self.face,) * self.players, parts=2, par=par)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        now = self.next()
        if not isinstance(now, Decide) or seat not in now.must:
            return ()
        lamps = range(len(self.board.lamps))
        if self.phase == "guessing":
            return tuple(Guess(lamp) for lamp in lamps)
        aims = tuple(Aim(lamp) for lamp in lamps if lamp != self.aimed) if self.phase == "planning" else ()
        return aims if self.aimed < 0 else (*aims, FlashFor(50, LONGEST))

    def act(self, seat: Seat, action: Choice, tell: Teller) -> None:
        match action:
            case Aim(lamp):
                self.aimed = lamp
                tell.only((KEEPER,), Aimed(lamp))
            case Flash(milliseconds):
                self.flash(milliseconds, tell)
            case Guess(lamp):
                self.guess = lamp
                tell.all(Guessed(seat, lamp, self.hidden))
                self.phase = "rolling" if lamp == self.hidden else "over"
            case FlashFor():
                raise AssertionError(action)
            case _:
                assert_never(action)

    def flash(self, milliseconds: int, tell: Teller) -> None:
        """BE-2"""
        self.flashes += (milliseconds,)
        last = len(self.flashes) > self.aimed
        tell.all(Flashed(milliseconds, last))
        self.phase = "guessing" if last else "flashing"

    def happen(self, outcome: Outcome, tell: Teller) -> None:
        if self.phase == "hiding":
            self.hidden, self.phase = outcome[0], "planning"
            tell.split((KEEPER,), LampHidden(self.hidden), HiddenForKeeper())
        elif self.phase == "rolling":
            self.face, self.phase = outcome[0] + 1, "over"
            tell.all(Rolled(self.guesser, self.face))
        elif outcome == LAPSE:
            self.flash(LONGEST, tell)
        else:
            self.flashes, self.aimed, self.phase = (), -1, "planning"
            tell.all(BrokenOff())

    def silenced(self, seat: Seat | None, aside: Aside) -> Text | None:
        """BE-5"""
        crew = self.phase == "guessing" and seat is not None and seat != KEEPER
        return None if crew or self.phase in ("rolling", "over") else text("silence-flashing")

    def view(self, seat: Seat | None) -> BeaconView:
        told = seat == KEEPER or self.guess >= 0
        return BeaconView(
            seat=seat,
            players=self.players,
            board=self.board,
            by_hand=self.by_hand,
            phase=self.phase,
            hidden=self.hidden if told and self.phase != "hiding" else None,
            aimed=self.aimed if seat == KEEPER and self.aimed >= 0 else None,
            flashes=self.flashes,
            guess=self.guess if self.guess >= 0 else None,
            face=self.face or None,
        )

    def copy(self) -> "BeaconPosition":
        other = type(self)(self.players, self.board, self.by_hand)
        other.phase, other.hidden, other.aimed, other.guess = self.phase, self.hidden, self.aimed, self.guess
        other.flashes, other.face = self.flashes, self.face
        return other

    def key(self) -> tuple[object, ...]:
        table = (self.players, self.board, self.by_hand)
        return (*table, self.phase, self.hidden, self.aimed, self.guess, self.flashes, self.face)
