"""In the course of random games everything that is shown and told can be worded, for every viewer.

That offers can be told apart, in words and by what is clicked, is in the suite (`tests/suite/wording.py`).
"""

import pytest

from saucer.core import Text
from saucer.registry import all_games
from tests.suite.tables import Table, pairwise_tables
from tests.suite.wording import Reader
from tests.wording.fluent_files import files, messages, variables
from tests.wording.playing import texts

TABLES = [table for game in all_games().values() for table in pairwise_tables(game)]

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_everything_can_be_worded(table: Table) -> None:
    reader = Reader(table)
    for viewer, said in texts(table, seed=1):
        for rendered in reader.words(said, viewer):
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
