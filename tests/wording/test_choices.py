"""What people can choose, in every game: the kind of choice, its hint, and every part that somebody could use."""

from functools import cached_property
from itertools import product

import pytest

from saucer.core import Decide, Over, Position, Seat, Text, View, stream, text
from saucer.registry import all_games
from saucer.wording import LANGUAGES, Wording
from tests.clauses import cited_in
from tests.suite.tables import Table, pairwise_tables
from tests.suite.wording import Reader
from tests.wording.playing import steps

TABLES = [table for game in all_games().values() for table in pairwise_tables(game)]
EVERY = 5
"""One position in so many is looked at."""


class Played:
    """A random game at a table, played once for all that is asked about it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.scenes: list[tuple[Position, Seat, View]] = []
        self.watched: list[View] = []
        """By somebody without a seat, position by position."""
        found: dict[str, None] = {}
        for number, (position, _) in enumerate(steps(table, seed=5)):
            views = {seat: position.view(seat) for seat in table.seats}
            self.watched.append(position.view(None))
            if number < EVERY or number % EVERY == 0 or isinstance(position.next(), Over):
                there = position.copy()
                self.scenes += [(there, seat, view) for seat, view in views.items()]
            for seat, view in views.items():
                paths = [table.game.path(action, view) for action in position.legal(seat)]
                found |= dict.fromkeys(part for path in paths for part in path)
        self.parts = list(found)
        """All that anybody could use at any time of it."""

    @cached_property
    def reasons(self) -> list[dict[str, Text | None]]:
        """What each part answers in each scene."""
        return [{part: self.table.game.why_not(view, part) for part in self.parts} for _, _, view in self.scenes]


@pytest.fixture(scope="module", params=TABLES, ids=str)
def played(request: pytest.FixtureRequest) -> Played:
    """Of this scope, so that all tests of one table follow each other and its game is forgotten after them."""
    return Played(request.param)


def test_a_part_answers_why_not_exactly_if_it_begins_nothing_legal(played: Played) -> None:
    """What is legal is taken from a position imagined from the view: nothing else may be needed."""
    game = played.table.game
    for (_, seat, view), reasons in zip(played.scenes, played.reasons, strict=True):
        legal = game.imagine(view, stream(7)).legal(seat)
        begins = {game.path(action, view)[0] for action in legal}
        assert {part for part, reason in reasons.items() if reason is None} == begins


def test_why_not_can_be_worded(played: Played) -> None:
    reader = Reader(played.table)
    for (_, seat, _), reasons in zip(played.scenes, played.reasons, strict=True):
        for reason in reasons.values():
            assert reason is None or all(said.strip() for said in reader.words(reason, seat))


def test_nobody_watching_can_use_anything(played: Played) -> None:
    game = played.table.game
    for view in played.watched:
        assert game.decision(view) is None
        assert None not in [game.why_not(view, part) for part in played.parts[:20]]


def test_a_decision_is_named_exactly_if_the_seat_is_asked(played: Played) -> None:
    for position, seat, view in played.scenes:
        now = position.next()
        asked = isinstance(now, Decide) and seat in (*now.must, *now.may)
        assert (played.table.game.decision(view) is not None) == asked


def test_the_hint_of_a_decision_cites_its_clause(played: Played) -> None:
    game = played.table.game
    found = [game.decision(view) for _, _, view in played.scenes]
    decisions = {decision for decision in found if decision is not None}
    assert decisions
    for decision, language in product(decisions, LANGUAGES):
        hint = Wording(language, game).render(text(f"hint-{decision.kind}"))
        assert decision.clause in cited_in(hint, game.prefix)
