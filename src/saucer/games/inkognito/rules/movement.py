"""Inkognito: movement, IK-8 to IK-12."""

from typing import Final

from mypy_extensions import i64

from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.inkognito.events import AmbassadorMoved, FigureMoved, MovementEnded
from saucer.games.inkognito.model import (
    BALLS,
    BUILDS,
    COLOURS,
    Choice,
    EndMovement,
    FigureBall,
    MoveAmbassador,
    MoveFigure,
)
from saucer.games.inkognito.rules import claims, meetings
from saucer.games.inkognito.rules.board import BOTH, LAND, NAMES, SEA, SPACES
from saucer.games.inkognito.rules.state import (
    AGENTS_IN_THE_BOX,
    AMBASSADOR,
    AMBASSADOR_BIT,
    BALL_COLOURS,
    BLACK,
    BLUE,
    BUILDS_OF_A_COLOUR,
    ORANGE,
    PURPLE,
    ROWS,
    WHITE,
    State,
)

OWN_BALLS: Final[tuple[int, ...]] = (WHITE, ORANGE, BLUE)
LINKS: Final = [BOTH, LAND, SEA, BOTH, BOTH]
"""IK-8 The ways a ball of each colour opens."""


def moves_of(ball: FigureBall, figure: int) -> list[Choice]:
    """The moves of a figure with a ball to every space, made once."""
    colour, build = COLOURS[figure // BUILDS_OF_A_COLOUR], BUILDS[figure % BUILDS_OF_A_COLOUR]
    return [MoveFigure(ball, colour, build, name) for name in NAMES]


def all_moves(ball: FigureBall) -> list[list[Choice]]:
    return [moves_of(ball, figure) for figure in range(AMBASSADOR)]


OWN_MOVES: Final = [all_moves("white"), all_moves("orange"), all_moves("blue")]
PURPLE_MOVES: Final = all_moves("purple")
AMBASSADOR_MOVES: Final[list[Choice]] = [MoveAmbassador(NAMES[space]) for space in range(SPACES)]
END_MOVEMENT: Final = EndMovement()


def movements(state: State, seat: Seat) -> tuple[Choice, ...]:
    """IK-8 In any order, none compulsory; IK-10a no move into a dead end, and the end only where it is legal."""
    if seat != state.on_turn:
        return ()
    legal_here = ends_legally(state)
    actions: list[Choice] = []
    for ball in OWN_BALLS:
        if state.balls[ball]:
            add_own_moves(state, ball, legal_here, actions)
    if state.balls[BLACK]:
        add_ambassador_moves(state, legal_here, actions)
    if state.balls[PURPLE]:
        add_purple_moves(state, legal_here, actions)
    if legal_here:
        actions.append(END_MOVEMENT)
        actions.extend(claims.claims_of(state, seat))
    return tuple(actions)


def add_own_moves(state: State, ball: int, legal_here: bool, actions: list[Choice]) -> None:
    """IK-9 Anywhere the ball's way leads; onto a free space always, where all is legal."""
    first = state.colours[state.on_turn] * BUILDS_OF_A_COLOUR
    for figure in range(first, first + BUILDS_OF_A_COLOUR):
        moves = OWN_MOVES[ball][figure]
        for to in LINKS[ball][state.places[figure]]:
            if (legal_here and state.standing[to] == 0) or leads_to_an_end(state, ball, figure, to):
                actions.append(moves[to])


def add_ambassador_moves(state: State, legal_here: bool, actions: list[Choice]) -> None:
    """IK-12 The Ambassador is moved only where it may stand, so it cannot spoil a legal end."""
    for to in BOTH[state.places[AMBASSADOR]]:
        if is_open(state, to) and (legal_here or leads_to_an_end(state, BLACK, AMBASSADOR, to)):
            actions.append(AMBASSADOR_MOVES[to])


def add_purple_moves(state: State, legal_here: bool, actions: list[Choice]) -> None:
    """IK-8 A figure of any other player, the partner too; onto a free space always, where all is legal."""
    for seat in range(state.agents):
        if seat == state.on_turn:
            continue
        first = state.colours[seat] * BUILDS_OF_A_COLOUR
        for figure in range(first, first + BUILDS_OF_A_COLOUR):
            moves = PURPLE_MOVES[figure]
            for to in BOTH[state.places[figure]]:
                if (legal_here and state.standing[to] == 0) or (
                    is_open(state, to) and leads_to_an_end(state, PURPLE, figure, to)
                ):
                    actions.append(moves[to])


def is_open(state: State, space: int) -> bool:
    """IK-11, IK-12 Free, or only figures of the player on turn stand there."""
    return not state.standing[space] & ~state.row(state.on_turn)


def shared_figures(state: State) -> int:
    """Figures of others and the Ambassador that stand with one's own, as bits."""
    shared: i64 = 0
    first: i64 = state.colours[state.on_turn] * BUILDS_OF_A_COLOUR
    for figure in range(first, first + BUILDS_OF_A_COLOUR):
        shared |= state.standing[state.places[figure]]
    return shared & ~state.row(state.on_turn)


def ends_legally(state: State) -> bool:
    """IK-9, IK-10. Figures of two others never share a space (IK-11, IK-12): two in a space is the most there is."""
    return own_figures_apart(state) and meets_one_of_each(state)


def own_figures_apart(state: State) -> bool:
    """IK-9 No two of one's own figures stand in one space."""
    row: i64 = state.row(state.on_turn)
    first: i64 = state.colours[state.on_turn] * BUILDS_OF_A_COLOUR
    own: i64 = 1 << first
    for figure in range(first, first + BUILDS_OF_A_COLOUR):
        if state.standing[state.places[figure]] & row != own:
            return False
        own <<= 1
    return True


def meets_one_of_each(state: State) -> bool:
    """IK-10 One's own figures stand with at most one figure of each other player."""
    shared: i64 = shared_figures(state)
    for colour in range(AGENTS_IN_THE_BOX):
        of_colour = shared & ROWS[colour]
        if of_colour & (of_colour - 1):
            return False
    return True


def leads_to_an_end(state: State, ball: int, figure: int, to: int) -> bool:
    """IK-10a Whether the balls left after this move can still lead to a legal end; changes nothing."""
    place = state.places[figure]
    state.balls[ball] -= 1
    state.put(figure, to)
    found = can_end(state)
    state.put(figure, place)
    state.balls[ball] += 1
    return found


def can_end(state: State) -> bool:
    """IK-10a Black cannot help: two meetings with one player need two own balls, and one is left then."""
    if ends_legally(state):
        return True
    for ball in OWN_BALLS:
        if state.balls[ball] and own_ball_can_end(state, ball):
            return True
    return state.balls[PURPLE] > 0 and purple_can_end(state)


def own_ball_can_end(state: State, ball: int) -> bool:
    first = state.colours[state.on_turn] * BUILDS_OF_A_COLOUR
    for figure in range(first, first + BUILDS_OF_A_COLOUR):
        for to in LINKS[ball][state.places[figure]]:
            if leads_to_an_end(state, ball, figure, to):
                return True
    return False


def purple_can_end(state: State) -> bool:
    """Only figures that stand with one's own are worth moving away; a figure moved closer mends nothing."""
    shared = shared_figures(state) & ~AMBASSADOR_BIT
    for figure in range(AMBASSADOR):
        if shared >> figure & 1:
            for to in BOTH[state.places[figure]]:
                if is_open(state, to) and leads_to_an_end(state, PURPLE, figure, to):
                    return True
    return False


def move_figure(state: State, ball: int, figure: int, to: int, tell: Teller) -> None:
    """IK-8"""
    if tell.on:
        start = NAMES[state.places[figure]]
        colour, build = (COLOURS[figure // BUILDS_OF_A_COLOUR], BUILDS[figure % BUILDS_OF_A_COLOUR])
        tell.all(FigureMoved(state.on_turn, BALLS[ball], colour, build, start, NAMES[to]))
    use_ball(state, ball, figure, to, tell)


def move_ambassador(state: State, to: int, tell: Teller) -> None:
    """IK-8, IK-12"""
    if tell.on:
        tell.all(AmbassadorMoved(state.on_turn, NAMES[state.places[AMBASSADOR]], NAMES[to]))
    use_ball(state, BLACK, AMBASSADOR, to, tell)


def use_ball(state: State, ball: int, figure: int, to: int, tell: Teller) -> None:
    """With the last ball the movement is over."""
    state.move(figure, to)
    state.balls[ball] -= 1
    if not any_ball_left(state):
        meetings.next_meeting(state, tell)


def any_ball_left(state: State) -> bool:
    for ball in range(BALL_COLOURS):
        if state.balls[ball]:
            return True
    return False


def end_movement(state: State, tell: Teller) -> None:
    """IK-8 Balls left over go to waste."""
    if tell.on:
        tell.all(MovementEnded(state.on_turn))
    for ball in range(BALL_COLOURS):
        state.balls[ball] = 0
    meetings.next_meeting(state, tell)
