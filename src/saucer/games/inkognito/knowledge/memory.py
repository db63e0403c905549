"""Inkognito: who remembers which cards, IK-50a."""

from saucer.core.seats import Seat
from saucer.games.inkognito.model import (
    AGENTS,
    BUILDS,
    LETTERS,
    OBJECTIONS,
    QUESTIONS,
    Card,
    InkognitoView,
    ReplyView,
    SecretsView,
)
from saucer.games.inkognito.rules.answers import seen_by
from saucer.games.inkognito.rules.repertoire import names
from saucer.games.inkognito.rules.state import AGENTS_IN_THE_BOX, Reply, State


def who_saw(state: State, reply: Reply) -> tuple[Seat, ...]:
    """IK-50a Those who saw the cards when they were shown remember them."""
    return seen_by(state, reply.asker, reply.asked, reply.through)


def replies_seen(view: InkognitoView, seat: Seat | None) -> list[int]:
    """The places of the answers whose cards a seat saw while they were secret; a spectator saw none."""
    return [place for place, seats in enumerate(view.seen_by) if seat is not None and seat in seats]


def reply_view(reply: Reply, sees: bool) -> ReplyView:
    """IK-50a What is left of an answer for somebody who sees its cards, or who does not."""
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
    """All answers, as they are open at the end."""
    return tuple([reply_view(reply, True) for reply in state.replies])


def all_secrets(state: State) -> tuple[SecretsView, ...]:
    return tuple(
        [
            SecretsView(AGENTS[state.identities[seat]], BUILDS[state.builds[seat]], LETTERS[state.missions[seat]])
            for seat in range(AGENTS_IN_THE_BOX)
        ]
    )
