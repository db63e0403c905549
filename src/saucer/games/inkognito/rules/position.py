"""Inkognito: the four verbs, each handed to the chapter of the rules it belongs to."""

from typing import Final, assert_never

from saucer.core.chance import Cards, Order, Outcome, Pick
from saucer.core.model import Aside, Result
from saucer.core.position import Chance, Decide, Next, Over
from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.core.text import Text
from saucer.games.inkognito.boards.reader import SHOWN_BALLS
from saucer.games.inkognito.knowledge.views import view
from saucer.games.inkognito.model import (
    BALLS,
    BUILDS,
    COLOURS,
    REASONS,
    Accept,
    AnswerChoice,
    Ask,
    AskThrough,
    Choice,
    Claim,
    ClaimChoice,
    DeclarationChoice,
    Declare,
    DeclareBuilds,
    DeclareIdentities,
    EndMovement,
    EndTurn,
    Expel,
    InkognitoView,
    Meet,
    MeetingChoice,
    MoveAmbassador,
    MoveFigure,
    MoveOn,
    Object,
    Place,
    Refuse,
    Show,
    ShowIfObjected,
)
from saucer.games.inkognito.rules import (
    answers,
    claims,
    declaration,
    five_players,
    gestures,
    meetings,
    movement,
    placement,
    turns,
)
from saucer.games.inkognito.rules.board import PHANTOM, SPACE_OF
from saucer.games.inkognito.rules.repertoire import codes
from saucer.games.inkognito.rules.state import (
    AGENTS_IN_THE_BOX,
    ANSWERING,
    ASKING,
    BUILD,
    BUILDS_OF_A_COLOUR,
    CLOSING,
    DEALING_BUILDS,
    DEALING_IDENTITIES,
    DEALING_MISSIONS,
    DECLARING_BUILDS,
    DECLARING_IDENTITIES,
    DRAWING_COLOURS,
    DRAWING_FIRST,
    EXPELLING,
    HANDSHAKE,
    IDENTITY,
    MEETING,
    MOVING,
    PLACING,
    RESERVING,
    SHAKING,
    STROLLING,
    State,
)

ONE_SEAT: Final = [Decide((Seat(seat),)) for seat in range(5)]
WATCHED: Final = [Decide((Seat(seat),), (Seat(4),)) for seat in range(4)]
"""IK-43 The fifth player may interrupt."""
PHANTOM_SHAKEN: Final = Chance(Cards(PHANTOM, SHOWN_BALLS))
DEAL: Final = Chance(Order(AGENTS_IN_THE_BOX))
BALL_OF: Final[dict[str, int]] = {ball: number for number, ball in enumerate(BALLS)}
COLOUR_OF: Final[dict[str, int]] = {colour: number for number, colour in enumerate(COLOURS)}
BUILD_OF: Final[dict[str, int]] = {build: number for number, build in enumerate(BUILDS)}
QUESTION_OF: Final[dict[str, int]] = {"identity": IDENTITY, "build": BUILD}
CHANCE_PHASES: Final[tuple[int, ...]] = (DRAWING_COLOURS, DEALING_IDENTITIES, DEALING_BUILDS, DEALING_MISSIONS)


class InkognitoPosition(State):
    def copy(self) -> "InkognitoPosition":
        other = InkognitoPosition(self.players, self.strict, self.assistant, self.by_lot)
        self.copy_into(other)
        return other

    def next(self) -> Next:
        phase = self.phase
        if phase == SHAKING:
            return PHANTOM_SHAKEN
        if phase in (ANSWERING, RESERVING):
            return ONE_SEAT[self.asked]
        if phase == EXPELLING:
            return WATCHED[self.on_turn] if declaration.may_interrupt(self) else ONE_SEAT[self.on_turn]
        if MOVING <= phase <= CLOSING:
            return ONE_SEAT[self.on_turn]
        if phase == PLACING:
            return Decide(placement.placing(self))
        if phase in CHANCE_PHASES:
            return DEAL
        if phase == DRAWING_FIRST:
            return Chance(Pick((1,) * self.players))
        if phase == HANDSHAKE:
            return ONE_SEAT[self.named]
        if phase in (DECLARING_IDENTITIES, DECLARING_BUILDS):
            return ONE_SEAT[self.fifth()]
        return Over(self.result())

    def result(self) -> Result:
        scores = tuple([1 if Seat(seat) in self.winners else 0 for seat in range(self.players)])
        return Result(REASONS[self.reason], tuple(self.winners), scores)

    def legal(self, seat: Seat) -> tuple[Choice, ...]:
        phase = self.phase
        if phase == MOVING:
            return movement.movements(self, seat)
        if phase == EXPELLING:
            return meetings.expulsions(self, seat)
        if phase == ASKING:
            return meetings.choices_at_meeting(self, seat)
        if phase == CLOSING:
            return self.closings(seat)
        if phase == ANSWERING:
            return answers.answering(self, seat)
        if phase == MEETING:
            return meetings.choices_of_meeting(self, seat)
        if phase == STROLLING:
            return five_players.strolls(self, seat)
        if phase == RESERVING:
            return answers.reserves(self, seat)
        if phase == PLACING:
            return placement.placements(self, seat)
        if phase == HANDSHAKE:
            return claims.handshakes(self, seat)
        if phase == DECLARING_IDENTITIES:
            return declaration.identities_to_declare(self, seat)
        if phase == DECLARING_BUILDS:
            return declaration.builds_to_declare(self, seat)
        return ()

    def closings(self, seat: Seat) -> tuple[Choice, ...]:
        """IK-30a After the last meeting one ends the turn, or claims."""
        if seat != self.on_turn:
            return ()
        if self.fifth_is_on_turn():
            return (turns.END_TURN, *declaration.declarations(self))
        return (turns.END_TURN, *claims.claims_of(self, seat))

    def act(self, seat: Seat, action: Choice, tell: Teller) -> None:
        match action:
            case MoveFigure():
                figure = COLOUR_OF[action.colour] * BUILDS_OF_A_COLOUR + BUILD_OF[action.build]
                movement.move_figure(self, BALL_OF[action.ball], figure, SPACE_OF[action.to], tell)
            case MoveAmbassador():
                if self.phase == STROLLING:
                    five_players.stroll(self, SPACE_OF[action.to], tell)
                else:
                    movement.move_ambassador(self, SPACE_OF[action.to], tell)
            case EndMovement():
                if self.phase == STROLLING:
                    five_players.end_stroll(self, tell)
                else:
                    movement.end_movement(self, tell)
            case EndTurn():
                turns.end_turn(self, tell)
            case _:
                self.meet_and_end(seat, action, tell)

    def meet_and_end(
        self, seat: Seat, action: Place | MeetingChoice | AnswerChoice | ClaimChoice | DeclarationChoice, tell: Teller
    ) -> None:
        match action:
            case Ask():
                meetings.ask(self, QUESTION_OF[action.question], tell)
            case Show():
                answers.answer(self, codes(action.cards), tell)
            case Expel():
                meetings.expel(self, SPACE_OF[action.to], tell)
            case MoveOn():
                meetings.move_on(self, SPACE_OF[action.to], tell)
            case AskThrough():
                meetings.put_question(self, action.player, QUESTION_OF[action.question], True, tell)
            case Meet():
                meetings.choose_meeting(self, SPACE_OF[action.space], tell)
            case Object():
                answers.object_to_answer(self, tell)
            case ShowIfObjected():
                answers.keep_in_reserve(self, codes(action.cards), tell)
            case Claim():
                claims.claim(self, action.partner, tell)
            case Accept():
                claims.answer_handshake(self, True, tell)
            case Refuse():
                claims.answer_handshake(self, False, tell)
            case Place():
                placement.place(self, seat, action.builds, tell)
            case Declare():
                declaration.declare(self, tell)
            case DeclareIdentities():
                declaration.declare_identities(self, action.agents, tell)
            case DeclareBuilds():
                declaration.declare_builds(self, action.builds, tell)
            case _:
                assert_never(action)

    def happen(self, outcome: Outcome, tell: Teller) -> None:
        phase = self.phase
        if phase == SHAKING:
            turns.shake(self, outcome, tell)
        elif phase == DRAWING_COLOURS:
            placement.draw_colours(self, outcome, tell)
        elif phase == DEALING_IDENTITIES:
            placement.deal_identities(self, outcome, tell)
        elif phase == DEALING_BUILDS:
            placement.deal_builds(self, outcome, tell)
        elif phase == DEALING_MISSIONS:
            placement.deal_missions(self, outcome, tell)
        else:
            placement.start_with(self, Seat(outcome[0]), tell)

    def view(self, seat: Seat | None) -> InkognitoView:
        return view(self, seat, self.awaited())

    def awaited(self) -> tuple[Seat, ...]:
        now = self.next()
        return now.must if isinstance(now, Decide) else ()

    def silenced(self, seat: Seat | None, aside: Aside) -> Text | None:
        return gestures.silenced(self, seat, aside)

    def remember(self, seat: Seat, aside: Aside) -> None:
        gestures.remember(self, seat, aside)
