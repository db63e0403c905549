"""The rules for players: the same clauses in three languages, each once, and none cited that is not there."""

import re

import pytest

from saucer.core import Game
from saucer.registry import all_games
from saucer.wording import LANGUAGES, Language, rules, sources
from tests.clauses import cited_in, clauses_in

every_game = pytest.mark.parametrize("game", list(all_games().values()), ids=list(all_games()))
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@every_game
def test_every_language_has_the_same_clauses_in_the_same_order(game: Game, language: Language) -> None:
    assert clauses_in(rules(game, language), game.prefix) == clauses_in(rules(game, "en"), game.prefix)


@every_language
@every_game
def test_a_clause_is_set_apart_once_and_only_where_it_stands(game: Game, language: Language) -> None:
    bold = re.findall(rf"\*\*({game.prefix}-\d+[a-z]?)\*\*", rules(game, language))
    assert bold == clauses_in(rules(game, language), game.prefix)
    assert len(bold) == len(set(bold))


@every_language
@every_game
def test_what_rules_and_messages_cite_is_there(game: Game, language: Language) -> None:
    known = set(clauses_in(rules(game, language), game.prefix))
    for source in (rules(game, language), *sources(game, language)):
        assert cited_in(source, game.prefix) - known == set()


@every_language
@every_game
def test_every_language_has_the_same_chapters(game: Game, language: Language) -> None:
    assert chapters(rules(game, language), game.prefix) == chapters(rules(game, "en"), game.prefix)


def chapters(source: str, prefix: str) -> list[list[str]]:
    """The clauses of each chapter; before the first one there is the title and what the game is about."""
    title, *found = re.split(r"^## .+$", source, flags=re.MULTILINE)
    assert title.startswith("# ")
    return [clauses_in(each, prefix) for each in (title, *found)]
