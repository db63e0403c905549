"""Miquel asks Lluc, and what Lluc can answer."""

from saucer.core import Seat
from saucer.games.inkognito.model import (
    Ask,
    AskThrough,
    Card,
    MoveFigure,
    Question,
    Show,
    ShowIfObjected,
)
from saucer.games.inkognito.rules.repertoire import REPERTOIRES, SHOWS
from saucer.games.inkognito.rules.state import Reply
from saucer.games.inkognito.tests.table import LLUC, MIQUEL, Referee, Table, a_turn, reply
from tests.positions import play


def no_answer_made_before() -> None:
    """What one test made the next would find: a rule that goes wrong later would not show."""
    REPERTOIRES[:] = [None] * len(REPERTOIRES)
    SHOWS.clear()


def lluc_is_asked(question: Question, shown: tuple[Reply, ...] = (), referee: Referee = "strict") -> Table:
    """Lluc is Agent X, tall, with mission B; Miquel's figure meets one of his."""
    given = a_turn(
        balls="orange",
        figures={"yellow fat": "P04"},
        secrets={LLUC: ("agent_x", "tall", "B")},
        shown=shown,
        referee=referee,
    )
    return play(given, MIQUEL, MoveFigure("orange", "red", "tall", "P04"), Ask(question))


def lluc_is_asked_through(question: Question, shown: tuple[Reply, ...] = (), referee: Referee = "strict") -> Table:
    given = a_turn(
        balls="orange",
        figures={"ambassador": "P04"},
        secrets={LLUC: ("agent_x", "tall", "B")},
        shown=shown,
        referee=referee,
    )
    return play(given, MIQUEL, MoveFigure("orange", "red", "tall", "P04"), AskThrough(LLUC, question))


def offered(given: Table, seat: Seat = LLUC) -> list[tuple[Card, ...]]:
    return [each.cards for each in given.legal(seat) if isinstance(each, Show | ShowIfObjected)]


def is_plain(cards: tuple[Card, ...]) -> bool:
    return not any(card.startswith(("grey", "mission")) for card in cards)


def coloured(cards: tuple[Card, ...]) -> frozenset[str]:
    return frozenset(card.removeprefix("grey_") for card in cards)


def sets_offered(given: Table) -> set[frozenset[str]]:
    """The sets of cards that are offered, whichever of their cards are grey."""
    return {coloured(cards) for cards in offered(given)}


def every_trio(question: Question) -> tuple[Reply, ...]:
    """All fifteen without the mission card, shown to Miquel."""
    given = offered(lluc_is_asked(question))
    plain = [cards for cards in given if is_plain(cards)]
    assert len(plain) == 15
    return tuple(reply(MIQUEL, LLUC, question, *cards) for cards in plain)
