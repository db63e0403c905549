"""What people can choose, in every game: the kind of choice, its hint, and every part that somebody could use."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from saucer.core import Decide, Over, Position, Seat, Text, View, encode, stream, text
from saucer.registry import all_games
from saucer.wording import LANGUAGES, Wording
from tests.clauses import cited_in
from tests.suite.tables import Table, pairwise_tables
from tests.wording.playing import steps

TABLES = [table for game in all_games().values() for table in pairwise_tables(game)]
EVERY = 5
"""One position in so many is looked at."""

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def scenes(table: Table, seed: int) -> Iterator[tuple[Position, Seat, View]]:
    for number, (position, _) in enumerate(steps(table, seed)):
        if number < EVERY or number % EVERY == 0 or isinstance(position.next(), Over):
            for seat in table.seats:
                yield position, seat, position.view(seat)


@cache
def parts(table: Table, seed: int) -> list[str]:
    """All that anybody could use at any time of a game."""
    found: dict[str, None] = {}
    for position, _ in steps(table, seed):
        for seat in table.seats:
            view = position.view(seat)
            paths = [table.game.path(action, view) for action in position.legal(seat)]
            found |= dict.fromkeys(part for path in paths for part in path)
    return list(found)


@every_table
def test_a_part_answers_why_not_exactly_if_it_begins_nothing_legal(table: Table) -> None:
    """What is legal is taken from a position imagined from the view: nothing else may be needed."""
    game = table.game
    for _, seat, view in scenes(table, seed=5):
        legal = game.imagine(view, stream(7)).legal(seat)
        begins = {game.path(action, view)[0] for action in legal}
        assert {part for part in parts(table, seed=5) if game.why_not(view, part) is None} == begins


@every_table
def test_why_not_can_be_worded(table: Table) -> None:
    reasons: dict[tuple[Seat, bytes], Text] = {}
    for _, seat, view in scenes(table, seed=5):
        found = [table.game.why_not(view, part) for part in parts(table, seed=5)]
        reasons.update({(seat, encode(each)): each for each in found if each is not None})
    for (seat, _), reason in reasons.items():
        wordings = [Wording(language, table.game, table.names, seat) for language in LANGUAGES]
        assert all(wording.render(reason).strip() for wording in wordings)


@every_table
def test_nobody_watching_can_use_anything(table: Table) -> None:
    for position, _ in steps(table, seed=5):
        view = position.view(None)
        assert table.game.decision(view) is None
        assert None not in [table.game.why_not(view, part) for part in parts(table, seed=5)[:20]]


@every_table
def test_a_decision_is_named_exactly_if_the_seat_is_asked(table: Table) -> None:
    for position, seat, view in scenes(table, seed=6):
        now = position.next()
        asked = isinstance(now, Decide) and seat in (*now.must, *now.may)
        assert (table.game.decision(view) is not None) == asked


@every_table
def test_the_hint_of_a_decision_cites_its_clause(table: Table) -> None:
    found = [table.game.decision(view) for _, _, view in scenes(table, seed=6)]
    decisions = {decision for decision in found if decision is not None}
    assert decisions
    for decision, language in product(decisions, LANGUAGES):
        hint = Wording(language, table.game).render(text(f"hint-{decision.kind}"))
        assert decision.clause in cited_in(hint, table.game.prefix)
