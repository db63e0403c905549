"""Random play: any move that a position allows, by whoever can make it."""

from saucer.core import (
    LAPSE,
    Acted,
    Action,
    Chance,
    Decide,
    Drawn,
    Over,
    Position,
    Random,
    Seat,
    Teller,
    Told,
    choose,
    stream,
)
from tests.suite.faults import Fault
from tests.suite.tables import Table

Move = Acted | Drawn

MOST_MOVES = 20_000

INTERRUPTS = 4
"""One move in so many is an interruption, where somebody may."""
LAPSES = 3
"""One window in so many lapses at each step."""
SELDOM = 30
"""One decision in so many ends by itself, where it can."""


def any_move(position: Position, random: Random) -> Move:
    now = position.next()
    if isinstance(now, Chance):
        return Drawn(now.draw.sample(random), now.by)
    if isinstance(now, Over):
        raise Fault("waiting", "the game is over, and still goes on")
    if now.lapses and (not (now.must or now.may) or _comes_up(LAPSES if now.is_race else SELDOM, random)):
        return Drawn(LAPSE)
    if now.drops and _comes_up(SELDOM, random):
        return Drawn((now.drops[0],))
    seat = _anyone(now, random)
    return Acted(seat, any_action(position, seat, random))


def _comes_up(times: int, random: Random) -> bool:
    return int(random.below(times)) == 0


def _anyone(now: Decide, random: Random) -> Seat:
    interrupts = now.may and (not now.must or random.below(INTERRUPTS) == 0)
    asked = now.may if interrupts else now.must
    if not asked:
        raise Fault("waiting", "the table waits for nobody")
    return asked[int(random.below(len(asked)))]


def any_action(position: Position, seat: Seat, random: Random) -> Action:
    legal = position.legal(seat)
    if not legal:
        raise Fault("offers", f"seat {seat} is asked and has no legal action")
    return choose(legal, random)


def make(position: Position, move: Move, tell: Teller) -> list[Told]:
    if isinstance(move, Acted):
        position.apply(move.seat, move.action, tell)
    else:
        position.settle(move.outcome, tell)
    return tell.told


def length_of(table: Table, seed: int) -> int:
    """How many moves a random game has; every game ends."""
    moves = len(play_on(table.start(), MOST_MOVES, stream(seed), table.players))
    if moves == MOST_MOVES:
        raise Fault("ending", f"the game is not over after {MOST_MOVES} moves")
    return moves


def play_on(position: Position, moves: int, random: Random, players: int) -> list[Move]:
    """So many moves, or fewer if the game ends."""
    made: list[Move] = []
    while len(made) < moves and not isinstance(position.next(), Over):
        move = any_move(position, random)
        make(position, move, Teller())
        made.append(move)
    return made
