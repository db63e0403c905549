"""Inkognito: who remembers which cards, IK-50a."""

from saucer.core.seats import Seat
from saucer.games.inkognito.model import AGENTS, BUILDS, LETTERS, OBJECTIONS, QUESTIONS, Card, ReplyView, SecretsView
from saucer.games.inkognito.repertoire import names
from saucer.games.inkognito.state import AGENTS_IN_THE_BOX, OVER, Reply, State


def sees_reply(state: State, reply: Reply, seat: Seat | None) -> bool:
    """IK-50a Asker and asked; IK-42 the fifth player, through the Ambassador; at the end everybody."""
    if state.phase == OVER:
        return True
    if seat is None:
        return False
    if reply.asker == seat or reply.asked == seat:
        return True
    return reply.through and seat >= state.agents


def reply_view(state: State, reply: Reply, seat: Seat | None) -> ReplyView:
    sees = sees_reply(state, reply, seat)
    return ReplyView(
        turn=reply.turn,
        asker=reply.asker,
        asked=reply.asked,
        question=QUESTIONS[reply.question],
        through_ambassador=reply.through,
        cards=names(reply.cards) if sees else None,
        objection=OBJECTIONS[reply.objection] if sees else None,
        replacement=replacement(reply) if sees else None,
    )


def replacement(reply: Reply) -> tuple[Card, ...] | None:
    return names(reply.replacement) if reply.replacement else None


def all_replies(state: State) -> tuple[ReplyView, ...]:
    """As they are open at the end."""
    return tuple([reply_view(state, reply, None) for reply in state.replies])


def all_secrets(state: State) -> tuple[SecretsView, ...]:
    return tuple(
        [
            SecretsView(AGENTS[state.identities[seat]], BUILDS[state.builds[seat]], LETTERS[state.missions[seat]])
            for seat in range(AGENTS_IN_THE_BOX)
        ]
    )
