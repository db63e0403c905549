"""In the course of random games everything that is shown and told can be worded, for every viewer.

That offers can be told apart, in words and by what is clicked, is in the suite (`tests/suite/wording.py`).
"""

from functools import cache
from itertools import product

import pytest

from saucer.core import Seat, Text
from saucer.registry import all_games
from saucer.wording import LANGUAGES, Language, Wording
from tests.suite.tables import Table, pairwise_tables
from tests.wording.fluent_files import files, messages, variables
from tests.wording.playing import texts

TABLES = [table for game in all_games().values() for table in pairwise_tables(game)]

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_everything_can_be_worded(table: Table) -> None:
    for language, (viewer, said) in product(LANGUAGES, texts(table, seed=1)):
        rendered = words(table, language, viewer).render(said)
        assert rendered.strip(), said
        assert not set(rendered) & set("{}$\u2068\u2069"), rendered


@every_table
def test_a_message_is_given_exactly_what_it_takes(table: Table) -> None:
    """In English; the other languages take the same."""
    takes = {
        message.id.name: {name.removesuffix("Is") for name in variables(message)}
        for file in files("en", table.game)
        for message in messages(file)
    }
    for _, words in texts(table, seed=1):
        for each in with_inner(words):
            assert set(each.args) == takes[each.id], each.id


def with_inner(words: Text) -> list[Text]:
    inner = [each for value in words.args.values() if isinstance(value, Text) for each in with_inner(value)]
    return [words, *inner]


@cache
def words(table: Table, language: Language, viewer: Seat | None = None) -> Wording:
    return Wording(language, table.game, table.names, viewer)
