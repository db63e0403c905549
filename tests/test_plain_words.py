"""The table in words calls every field of a view by a word, in every language; what a board is made of is data."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saucer.core import Game
from saucer.registry import all_games, game_named

ROOT = Path(__file__).parents[1]
BROWSER = ROOT / "web" / "src"
NAMED = [slug for slug in all_games() if (BROWSER / "games" / slug / "fields.en.ftl").exists()]
"""A game that says nothing of its fields is shown by their own names; one that does names them all."""


def fields_of(record: Any) -> set[str]:
    """Its own, and those of all that it holds."""
    schema = msgspec.json.schema(record)
    records = [schema, *schema.get("$defs", {}).values()]
    return {field for each in records for field in each.get("properties", {})}


def values_of(game: Game) -> set[str]:
    """The words that fields can hold; phases without a word are not shown, and a letter needs none."""
    records = [game.views, *([game.insights] if game.insights else [])]
    defined = [each for record in records for each in msgspec.json.schema(record).get("$defs", {}).items()]
    boards = msgspec.json.schema(game.board).get("$defs", {}) if game.board else {}
    fields = [field for name, each in defined if name not in boards for field in each.get("properties", {}).items()]
    held = {value for name, shape in fields if name not in ("kind", "phase") for value in listed(shape)}
    return {value for value in held if re.fullmatch(r"[a-z]{3}[a-z0-9_]*", value)}


def listed(shape: Any) -> Iterator[str]:
    """All strings among the values that a JSON Schema allows."""
    if isinstance(shape, list):
        yield from chain.from_iterable(map(listed, shape))
    elif isinstance(shape, dict):
        yield from (value for value in shape.get("enum", []) if isinstance(value, str))
        yield from chain.from_iterable(listed(part) for key, part in shape.items() if key != "enum")


def texts(slug: str, language: str) -> str:
    """What the table in words looks for names in."""
    game = ROOT / "src/saucer/games" / slug.replace("-", "_") / "text" / f"{language}.ftl"
    fields = [folder / f"fields.{language}.ftl" for folder in (BROWSER / "games" / slug, BROWSER / "table" / "plain")]
    return "".join(file.read_text() for file in (*fields, game, ROOT / "src/saucer/text" / f"{language}.ftl"))


def words_for_fields(slug: str, language: str) -> set[str]:
    """A field that repeats an option is called as the option is."""
    return set(re.findall(r"^(?:field|seat|each|option)-(\w+) =", texts(slug, language), re.M))


@pytest.mark.parametrize("language", ["en", "de", "ca"])
@pytest.mark.parametrize("slug", NAMED)
def test_every_field_of_a_view_has_a_word(slug: str, language: str) -> None:
    game = game_named(slug)
    shown = fields_of(game.views) | (fields_of(game.insights) if game.insights else set())
    on_the_board = fields_of(game.board) if game.board else set()
    assert shown - on_the_board - words_for_fields(slug, language) <= {"kind"}


@pytest.mark.parametrize("language", ["en", "de", "ca"])
@pytest.mark.parametrize("slug", NAMED)
def test_every_word_in_a_field_has_a_name(slug: str, language: str) -> None:
    named = set(re.findall(r"^(?:option-)?[a-z_]+-([a-z0-9_]+) =", texts(slug, language), re.M))
    assert values_of(game_named(slug)) <= named
