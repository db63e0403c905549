"""Inkognito: meetings, IK-13 to IK-15, and expulsion, IK-24 and IK-25."""

from typing import Final

from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.inkognito.events import (
    AmbassadorExpelled,
    FigureExpelled,
    FigureMovedOn,
    MeetingChosen,
    QuestionAsked,
)
from saucer.games.inkognito.model import BUILDS, COLOURS, QUESTIONS, Ask, AskThrough, Choice, Expel, Meet, MoveOn
from saucer.games.inkognito.rules import answers, claims, declaration, turns
from saucer.games.inkognito.rules.board import BOTH, NAMES, REFUGES, UNNUMBERED
from saucer.games.inkognito.rules.state import (
    AGENTS_IN_THE_BOX,
    AMBASSADOR,
    AMBASSADOR_BIT,
    ANSWERING,
    ASKING,
    BUILDS_OF_A_COLOUR,
    CLOSING,
    MEETING,
    State,
)

ASK: Final[tuple[Choice, ...]] = tuple([Ask(question) for question in QUESTIONS])
ASK_THROUGH: Final = [
    [AskThrough(Seat(player), question) for question in QUESTIONS] for player in range(AGENTS_IN_THE_BOX)
]
MEET: Final[list[Choice]] = [Meet(name) for name in NAMES]
MOVE_ON: Final[list[Choice]] = [MoveOn(name) for name in NAMES]
EXPEL: Final[list[Choice]] = [Expel(name) for name in NAMES]


def own_figures(state: State) -> int:
    """The figures of whoever is on turn, as bits; IK-38 the fifth player's only one is the Ambassador."""
    return AMBASSADOR_BIT if state.fifth_is_on_turn() else state.row(state.on_turn)


def meetings(state: State) -> list[int]:
    """IK-13 The spaces one shares with another figure, in the order of the board."""
    if state.fifth_is_on_turn():
        places = [state.places[AMBASSADOR]]
    else:
        first = state.colours[state.on_turn] * BUILDS_OF_A_COLOUR
        places = state.places[first : first + BUILDS_OF_A_COLOUR]
    own = own_figures(state)
    return sorted([space for space in places if state.standing[space] & ~own])


def next_meeting(state: State, tell: Teller) -> None:
    """IK-13 Meetings are settled one by one, in an order of choice; a single one needs no choosing."""
    turns.forget_meeting(state)
    found = meetings(state)
    if len(found) > 1:
        state.phase = MEETING
    elif found:
        meet(state, found[0])
    else:
        close(state, tell)


def close(state: State, tell: Teller) -> None:
    """IK-30a The turn passes when the player ends it; a fifth player who has declared has nothing to wait for."""
    if state.fifth_is_on_turn() and not declaration.can_declare(state):
        turns.end_turn(state, tell)
    else:
        state.phase = CLOSING


def choices_of_meeting(state: State, seat: Seat) -> tuple[Choice, ...]:
    """IK-13"""
    if seat != state.on_turn:
        return ()
    return tuple([MEET[space] for space in meetings(state)]) + claims.claims_of(state, seat)


def choose_meeting(state: State, space: int, tell: Teller) -> None:
    """IK-13"""
    if tell.on:
        tell.all(MeetingChosen(state.on_turn, NAMES[space]))
    meet(state, space)


def meet(state: State, space: int) -> None:
    state.meeting = space
    state.phase = ASKING


def met_figure(state: State) -> int:
    """The figure that stands at the meeting with one's own."""
    return (state.standing[state.meeting] & ~own_figures(state)).bit_length() - 1


def choices_at_meeting(state: State, seat: Seat) -> tuple[Choice, ...]:
    """IK-14, IK-15; IK-39 the fifth player must ask."""
    if seat != state.on_turn:
        return ()
    if state.fifth_is_on_turn():
        return ASK + declaration.declarations(state)
    actions: list[Choice] = []
    if met_figure(state) == AMBASSADOR:
        add_questions_through(state, actions)
    else:
        actions.extend(ASK)
    actions.extend([MOVE_ON[to] for to in BOTH[state.meeting] if state.is_free(to)])
    actions.extend(claims.claims_of(state, seat))
    return tuple(actions)


def add_questions_through(state: State, actions: list[Choice]) -> None:
    """IK-17 Any other player can be asked through the Ambassador."""
    for player in range(state.agents):
        if player != state.on_turn:
            actions.extend(ASK_THROUGH[player])


def ask(state: State, question: int, tell: Teller) -> None:
    """IK-16; IK-39 the fifth player asks as the others do through the Ambassador."""
    put_question(state, state.owner(met_figure(state)), question, state.fifth_is_on_turn(), tell)


def put_question(state: State, asked: Seat, question: int, through: bool, tell: Teller) -> None:
    """IK-23 Who asks whom about what is public."""
    state.asked = asked
    state.question = question
    state.through = through
    state.phase = ANSWERING
    if tell.on:
        tell.all(QuestionAsked(state.on_turn, asked, QUESTIONS[question], through, NAMES[state.meeting]))


def move_on(state: State, to: int, tell: Teller) -> None:
    """IK-15 The figure met stays."""
    own = state.standing[state.meeting] & own_figures(state)
    figure = own.bit_length() - 1
    if tell.on:
        build = BUILDS[figure % BUILDS_OF_A_COLOUR]
        tell.all(FigureMovedOn(state.on_turn, build, NAMES[state.meeting], NAMES[to]))
    state.move(figure, to)
    next_meeting(state, tell)


def expulsions(state: State, seat: Seat) -> tuple[Choice, ...]:
    """IK-24, IK-25; IK-22 before it the asker may object, IK-30a claim."""
    if seat != state.on_turn:
        return declaration.interruptions(state, seat)
    spaces = REFUGES if met_figure(state) == AMBASSADOR else UNNUMBERED
    actions = [EXPEL[to] for to in spaces if state.standing[to] == 0]
    if answers.can_object(state):
        actions.append(answers.OBJECT)
    if state.fifth_is_on_turn():
        actions.extend(declaration.declarations(state))
    else:
        actions.extend(claims.claims_of(state, seat))
    return tuple(actions)


def expel(state: State, to: int, tell: Teller) -> None:
    """IK-24, IK-25"""
    figure = met_figure(state)
    if tell.on:
        tell_expulsion(state, figure, to, tell)
    state.move(figure, to)
    next_meeting(state, tell)


def tell_expulsion(state: State, figure: int, to: int, tell: Teller) -> None:
    start = NAMES[state.meeting]
    if figure == AMBASSADOR:
        tell.all(AmbassadorExpelled(state.on_turn, start, NAMES[to]))
        return
    colour, build = (COLOURS[figure // BUILDS_OF_A_COLOUR], BUILDS[figure % BUILDS_OF_A_COLOUR])
    tell.all(FigureExpelled(state.on_turn, colour, build, start, NAMES[to]))
