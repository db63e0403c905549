"""The table in words calls every field of a view by a word, in every language; what a board is made of is data."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saucer.registry import all_games, game_named

ROOT = Path(__file__).parents[1]
BROWSER = ROOT / "web" / "src"


def fields_of(record: Any) -> set[str]:
    """Its own, and those of all that it holds."""
    schema = msgspec.json.schema(record)
    records = [schema, *schema.get("$defs", {}).values()]
    return {field for each in records for field in each.get("properties", {})}


def words_for_fields(slug: str, language: str) -> set[str]:
    """A field that repeats an option is called as the option is."""
    own, common = (BROWSER / "games" / slug, BROWSER / "table" / "plain")
    told = "".join((folder / f"fields.{language}.ftl").read_text() for folder in (own, common))
    options = (ROOT / "src/saucer/games" / slug.replace("-", "_") / "text" / f"{language}.ftl").read_text()
    return {*re.findall(r"^(?:field|seat|each)-(\w+) =", told, re.M), *re.findall(r"^option-(\w+) =", options, re.M)}


@pytest.mark.parametrize("language", ["en", "de", "ca"])
@pytest.mark.parametrize("slug", all_games())
def test_every_field_of_a_view_has_a_word(slug: str, language: str) -> None:
    game = game_named(slug)
    shown = fields_of(game.views) | (fields_of(game.insights) if game.insights else set())
    on_the_board = fields_of(game.board) if game.board else set()
    assert shown - on_the_board - words_for_fields(slug, language) <= {"kind"}
