"""The table in words calls every field of a view, and of the board in it, by a word, in every language."""

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
LANGUAGES = ["en", "de", "ca"]


def fields_of(game: Game) -> list[tuple[str, Any]]:
    """Their names and shapes: of its view, of what is worked out from it, and of all that these hold."""
    records = [game.views, *([game.insights] if game.insights else [])]
    defined = [each for record in records for each in msgspec.json.schema(record)["$defs"].values()]
    properties = [each.get("properties", {}) for each in defined]
    return [field for each in properties if set(each) != set(LANGUAGES) for field in each.items()]


def values_of(game: Game) -> set[str]:
    """The words that fields can hold; phases without a word are not shown, a tag stands alone, a letter needs none."""
    shapes = [shape for name, shape in fields_of(game) if name != "phase"]
    held = [list(listed(shape)) for shape in shapes]
    words = {value.replace("+", "_") for values in held if len(values) > 1 for value in values}
    return {word for word in words if re.fullmatch(r"[a-z]{3}[a-z0-9_]*", word)}


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
    return set(re.findall(r"^(?:field|seat|each|score|option)-(\w+) =", texts(slug, language), re.M))


def words_in_fields(slug: str, language: str) -> set[str]:
    """Messages about something are no names of it."""
    listed = re.search(r"const SENTENCES = \[(.*?)\]", (BROWSER / "table/plain/names.ts").read_text(), re.S)
    assert listed
    sentences = re.findall(r'"(\w+)"', listed[1])
    named = re.findall(r"^(?:option-)?([a-z_]+)-([a-z0-9_]+) =", texts(slug, language), re.M)
    return {word for kind, word in named if kind not in sentences}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", NAMED)
def test_every_field_of_a_view_has_a_word(slug: str, language: str) -> None:
    shown = {name for name, _ in fields_of(game_named(slug)) if len(name) > 1}
    assert shown - words_for_fields(slug, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", NAMED)
def test_every_word_in_a_field_has_a_name(slug: str, language: str) -> None:
    assert values_of(game_named(slug)) - words_in_fields(slug, language) == set()
