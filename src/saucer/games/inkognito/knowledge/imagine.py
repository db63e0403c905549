"""Inkognito: whole positions that a seat cannot tell from the truth, made from its view alone."""

from typing import Final

from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.games.inkognito.knowledge.views import PHASES
from saucer.games.inkognito.knowledge.worlds import missions_seen, possible_deals, possible_missions, possible_players
from saucer.games.inkognito.model import (
    BUILDS,
    COLOURS,
    OBJECTIONS,
    QUESTIONS,
    REASONS,
    Choice,
    InkognitoView,
    ReplyView,
    Show,
    ShowIfObjected,
)
from saucer.games.inkognito.rules import answers
from saucer.games.inkognito.rules.arrangements import ARRANGEMENTS, NUMBER_OF_AGENTS, NUMBER_OF_BUILDS
from saucer.games.inkognito.rules.board import SPACE_OF
from saucer.games.inkognito.rules.position import BALL_OF, InkognitoPosition
from saucer.games.inkognito.rules.repertoire import codes
from saucer.games.inkognito.rules.state import (
    AMBASSADOR,
    ASKING,
    BUILDS_OF_A_COLOUR,
    CLOSING,
    DEALING_IDENTITIES,
    DECLARING_BUILDS,
    DECLARING_IDENTITIES,
    DRAWING_FIRST,
    EXPELLING,
    NOBODY,
    NOT_OBJECTED,
    RIGHTLY,
    STROLLING,
    WRONGLY,
    Reply,
    Sign,
)

PHASE_OF: Final[dict[str, int]] = {phase: number for number, phase in reversed(list(enumerate(PHASES)))}
"""The number of a phase; of those that look alike, the first."""


def imagine(view: InkognitoView, random: Random) -> InkognitoPosition:
    """Every world that what was seen allows is as likely; what others did unseen is any of what was legal then."""
    position = InkognitoPosition(
        len(view.players), view.referee == "strict", view.assistant == "on", view.colours == "by_lot"
    )
    restore_board(position, view)
    restore_turn(position, view)
    imagine_placements(position, view, random)
    imagine_secrets(position, view, random)
    for reply in view.replies:
        position.replies.append(restored(reply) if reply.cards is not None else imagined(position, reply, random))
    imagine_reserve(position, view, random)
    imagine_declaration(position, view, random)
    return position


def board_of(view: InkognitoView) -> InkognitoPosition:
    """A position that holds all that is public, and nothing else."""
    state = InkognitoPosition(len(view.players), view.referee == "strict", False, False)
    restore_board(state, view)
    restore_turn(state, view)
    return state


def restore_board(position: InkognitoPosition, view: InkognitoView) -> None:
    position.colours = [COLOURS.index(player.colour) for player in view.players if player.colour is not None]
    for figure in view.figures:
        number = COLOURS.index(figure.colour) * BUILDS_OF_A_COLOUR + BUILDS.index(figure.build)
        restore_figure(position, number, figure.space, figure.moved)
    restore_figure(position, AMBASSADOR, view.ambassador.space, view.ambassador.moved)


def restore_figure(position: InkognitoPosition, figure: int, space: str, moved: bool) -> None:
    position.put(figure, SPACE_OF[space])
    if moved:
        position.moved |= 1 << figure


def restore_turn(position: InkognitoPosition, view: InkognitoView) -> None:
    position.phase = PHASE_OF[view.phase]
    position.turn = view.turn
    position.on_turn = Seat(0) if view.on_turn is None else view.on_turn
    position.shaken = tuple([BALL_OF[ball] for ball in view.balls])
    for ball in view.balls_left:
        position.balls[BALL_OF[ball]] += 1
    position.steps_left = view.steps_left
    if view.meeting is not None:
        position.meeting = SPACE_OF[view.meeting]
    if view.question is not None:
        position.asked = view.question.asked
        position.question = QUESTIONS.index(view.question.question)
        position.through = view.question.through_ambassador
    position.answer = codes(view.answer or ())
    position.signs = [
        Sign(sign.turn, sign.seat, sign.sign, NOBODY if sign.to is None else sign.to) for sign in view.gestures
    ]
    restore_claim(position, view)


def restore_claim(position: InkognitoPosition, view: InkognitoView) -> None:
    position.winners = list(view.winners)
    if view.reason is not None:
        position.reason = REASONS.index(view.reason)
    if view.claim is not None:
        position.claimant = view.claim.seat
        position.named = NOBODY if view.claim.partner is None else view.claim.partner
        position.accepted = view.claim.accepted is True


def imagine_placements(position: InkognitoPosition, view: InkognitoView, random: Random) -> None:
    """IK-5a Hidden ones are any; once the figures stand nobody asks again."""
    for seat in range(position.agents):
        if view.players[seat].placed:
            position.placements[seat] = int(random.below(len(ARRANGEMENTS)))
    if view.placement is not None and view.seat is not None:
        position.placements[view.seat] = NUMBER_OF_BUILDS[view.placement]


def imagine_secrets(position: InkognitoPosition, view: InkognitoView, random: Random) -> None:
    """IK-6 Deals secrets that agree with what was seen, as far as they are dealt."""
    dealt = position.phase - DEALING_IDENTITIES
    deals = possible_deals(possible_players(view))
    identities, builds = deals[int(random.below(len(deals)))]
    letters = possible_missions(missions_seen(view))
    if dealt > 0:
        position.identities = list(ARRANGEMENTS[identities])
    if dealt > 1:
        position.builds = list(ARRANGEMENTS[builds])
    if dealt > DRAWING_FIRST - DEALING_IDENTITIES - 1:
        position.missions = list(ARRANGEMENTS[letters[int(random.below(len(letters)))]])


def restored(reply: ReplyView) -> Reply:
    """An answer as this seat saw it."""
    objection = NOT_OBJECTED if reply.objection is None else OBJECTIONS.index(reply.objection)
    return as_asked(reply, codes(reply.cards or ()), objection, codes(reply.replacement or ()))


def as_asked(reply: ReplyView, cards: tuple[int, ...], objection: int, replacement: tuple[int, ...]) -> Reply:
    question = QUESTIONS.index(reply.question)
    return Reply(
        reply.turn, reply.asker, reply.asked, question, reply.through_ambassador, cards, objection, replacement
    )


def imagined(position: InkognitoPosition, reply: ReplyView, random: Random) -> Reply:
    """IK-20 to IK-22 An answer between others that was legal after those before it, and perhaps an objection."""
    question = QUESTIONS.index(reply.question)
    legal = answers.answers_to(position, reply.asked, reply.asker, question, reply.through_ambassador)
    cards = cards_of(legal[int(random.below(len(legal)))])
    if position.strict or not random.below(2):
        return as_asked(reply, cards, NOT_OBJECTED, ())
    if not answers.repeats(position, reply.asked, reply.asker, cards):
        return as_asked(reply, cards, WRONGLY, ())
    return as_asked(reply, cards, RIGHTLY, any_shrunk(position, reply.asked, reply.asker, question, cards, random))


def any_shrunk(
    position: InkognitoPosition, asked: Seat, asker: Seat, question: int, cards: tuple[int, ...], random: Random
) -> tuple[int, ...]:
    left = answers.shrunk(position, asked, asker, question, cards)
    return cards_of(left[int(random.below(len(left)))])


def cards_of(action: Choice) -> tuple[int, ...]:
    assert isinstance(action, Show | ShowIfObjected)
    return codes(action.cards)


def imagine_reserve(position: InkognitoPosition, view: InkognitoView, random: Random) -> None:
    """IK-22 What a repeated answer shrinks to is known to the one who gave it; others cannot know."""
    if view.reserve is not None:
        position.reserve = codes(view.reserve)
    elif position.phase == EXPELLING and view.seat != position.asked and answers.can_object(position):
        last = position.replies.pop()
        if answers.repeats(position, last.asked, last.asker, last.cards):
            position.reserve = any_shrunk(position, last.asked, last.asker, last.question, last.cards, random)
        position.replies.append(last)


def imagine_declaration(position: InkognitoPosition, view: InkognitoView, random: Random) -> None:
    """IK-43 Sealed: any is as likely to those who did not write it."""
    if view.declaration is not None:
        position.declared_identities = NUMBER_OF_AGENTS[view.declaration.agents]
        if view.declaration.builds is not None:
            position.declared_builds = NUMBER_OF_BUILDS[view.declaration.builds]
    elif view.declared:
        position.declared_identities = int(random.below(len(ARRANGEMENTS)))
        position.declared_builds = int(random.below(len(ARRANGEMENTS)))
    if position.phase == DECLARING_IDENTITIES:
        position.resumed = interrupted_phase(position)
        position.phase = DECLARING_IDENTITIES if view.declaration is None else DECLARING_BUILDS


def interrupted_phase(position: InkognitoPosition) -> int:
    """The phase that a declaration has interrupted: what the fifth player was doing, or seeing."""
    if position.asked != NOBODY:
        return EXPELLING
    if position.meeting >= 0:
        return ASKING
    return STROLLING if position.steps_left else CLOSING
