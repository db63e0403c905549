"""Inkognito: who may see what, IK-50 and IK-50a."""

from typing import Final

from saucer.core.seats import Seat
from saucer.games.inkognito.knowledge.memory import all_secrets, reply_view, who_saw
from saucer.games.inkognito.model import (
    AGENTS,
    BALLS,
    BUILDS,
    COLOURS,
    LETTERS,
    QUESTIONS,
    REASONS,
    Agent,
    AmbassadorView,
    Ball,
    Build,
    ClaimView,
    DeclarationView,
    FigureView,
    FourBuilds,
    GestureView,
    InkognitoView,
    Letter,
    Phase,
    PlayerView,
    QuestionView,
)
from saucer.games.inkognito.rules.arrangements import agents_in_order, builds_in_order
from saucer.games.inkognito.rules.board import NAMES
from saucer.games.inkognito.rules.declaration import has_declared
from saucer.games.inkognito.rules.gestures import gestures_left
from saucer.games.inkognito.rules.repertoire import names
from saucer.games.inkognito.rules.state import (
    AMBASSADOR,
    BALL_COLOURS,
    HANDSHAKE,
    NOBODY,
    NOWHERE,
    OVER,
    PLACING,
    RESERVING,
    UNKNOWN,
    Sign,
    State,
)

PHASES: Final[tuple[Phase, ...]] = (
    "drawing_colours", "placing", "dealing_identities", "dealing_builds", "dealing_missions", "drawing_first",
    "shaking", "moving", "strolling", "meeting", "asking", "answering", "reserving", "expelling", "closing",
    "declaring", "declaring", "handshake", "over",
)  # fmt: skip

FIGURES: Final = [
    [(FigureView(colour, build, space, moved=False), FigureView(colour, build, space, moved=True)) for space in NAMES]
    for colour in COLOURS
    for build in BUILDS
]
"""Every figure at every space, before it has moved in a turn and after: made once, since views are made of them."""


def view(state: State, seat: Seat | None, awaited: tuple[Seat, ...]) -> InkognitoView:
    over = state.phase == OVER
    is_asked = seat is not None and seat == state.asked
    seen_by = [who_saw(state, reply) for reply in state.replies]
    return InkognitoView(
        seat=seat,
        referee="strict" if state.strict else "table",
        assistant="on" if state.assistant else "off",
        colours="by_lot" if state.by_lot else "by_seat",
        phase=phase_seen(state, is_asked),
        awaited=awaited,
        turn=state.turn,
        on_turn=state.on_turn if state.turn else None,
        players=tuple([player_view(state, player) for player in range(state.players)]),
        put_aside=state.agents < len(AGENTS),
        placement=own_placement(state, seat),
        identity=own_identity(state, seat),
        build=own_build(state, seat),
        mission=own_mission(state, seat),
        figures=tuple([figure_view(state, figure) for figure in range(AMBASSADOR) if stands(state, figure)]),
        ambassador=AmbassadorView(NAMES[state.places[AMBASSADOR]], has_moved(state, AMBASSADOR)),
        balls=tuple([BALLS[ball] for ball in state.shaken]),
        balls_left=balls_left(state),
        steps_left=state.steps_left,
        meeting=None if state.meeting == NOWHERE else NAMES[state.meeting],
        question=question_view(state),
        answer=names(state.answer) if is_asked and state.answer else None,
        reserve=names(state.reserve) if is_asked and state.reserve else None,
        replies=tuple([reply_view(reply, over or seat in seen_by[n]) for n, reply in enumerate(state.replies)]),
        seen_by=tuple(seen_by),
        gestures=tuple([gesture_view(sign) for sign in state.signs if sees_sign(sign, seat)]),
        gestures_left=0 if seat is None else gestures_left(state, seat),
        claim=claim_view(state),
        declared=has_declared(state),
        declaration=declaration_view(state, seat),
        secrets=all_secrets(state) if over else None,
        reason=REASONS[state.reason] if over else None,
        winners=tuple(state.winners),
    )


def phase_seen(state: State, is_asked: bool) -> Phase:
    """IK-50a That an answer is repeated is nobody's business but the one's who gives it."""
    return "answering" if state.phase == RESERVING and not is_asked else PHASES[state.phase]


def player_view(state: State, seat: int) -> PlayerView:
    if seat >= state.agents:
        return PlayerView(None, False, "ambassador")
    colour = COLOURS[state.colours[seat]] if state.colours else None
    return PlayerView(colour, state.placements[seat] != UNKNOWN, "agent")


def own_placement(state: State, seat: Seat | None) -> FourBuilds | None:
    """IK-5a"""
    if state.phase != PLACING or seat is None or seat >= state.agents or state.placements[seat] == UNKNOWN:
        return None
    return builds_in_order(state.placements[seat])


def own_card(state: State, dealt: list[int], seat: Seat | None) -> int:
    """IK-6 The card that was dealt to this seat; unknown before, and to all but agents."""
    return UNKNOWN if seat is None or seat >= state.agents else dealt[seat]


def own_identity(state: State, seat: Seat | None) -> Agent | None:
    card = own_card(state, state.identities, seat)
    return None if card == UNKNOWN else AGENTS[card]


def own_build(state: State, seat: Seat | None) -> Build | None:
    card = own_card(state, state.builds, seat)
    return None if card == UNKNOWN else BUILDS[card]


def own_mission(state: State, seat: Seat | None) -> Letter | None:
    card = own_card(state, state.missions, seat)
    return None if card == UNKNOWN else LETTERS[card]


def stands(state: State, figure: int) -> bool:
    return state.places[figure] != NOWHERE


def has_moved(state: State, figure: int) -> bool:
    """IK-29"""
    return state.moved >> figure & 1 == 1


def figure_view(state: State, figure: int) -> FigureView:
    stays, moved = FIGURES[figure][state.places[figure]]
    return moved if has_moved(state, figure) else stays


def balls_left(state: State) -> tuple[Ball, ...]:
    return tuple([BALLS[ball] for ball in range(BALL_COLOURS) for _ in range(state.balls[ball])])


def question_view(state: State) -> QuestionView | None:
    if state.asked == NOBODY:
        return None
    return QuestionView(Seat(state.asked), QUESTIONS[state.question], state.through)


def sees_sign(sign: Sign, seat: Seat | None) -> bool:
    """IK-33a, IK-50 A gesture is seen by whom it was made to, and by who made it."""
    return sign.to == NOBODY or (seat is not None and seat in (sign.seat, sign.to))


def gesture_view(sign: Sign) -> GestureView:
    return GestureView(sign.turn, sign.seat, sign.sign, None if sign.to == NOBODY else Seat(sign.to))


def claim_view(state: State) -> ClaimView | None:
    if state.claimant == NOBODY:
        return None
    partner = None if state.named == NOBODY else Seat(state.named)
    answered = state.phase != HANDSHAKE and partner is not None
    return ClaimView(Seat(state.claimant), partner, state.accepted if answered else None)


def declaration_view(state: State, seat: Seat | None) -> DeclarationView | None:
    """IK-43 Sealed: the fifth player knows it, at the end everybody."""
    knows = state.phase == OVER or (seat is not None and seat >= state.agents)
    if not knows or state.declared_identities == UNKNOWN:
        return None
    builds = None if state.declared_builds == UNKNOWN else builds_in_order(state.declared_builds)
    return DeclarationView(agents_in_order(state.declared_identities), builds)
