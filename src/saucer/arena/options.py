"""Options as people type them: `key=value`, read by the game's own options type."""

from collections.abc import Iterable
from typing import Any, cast

import msgspec

from saucer.core import Game, Options, Unreadable
from saucer.wording import Wording


def read_options(game: Game, typed: Iterable[str]) -> Options:
    """Raise Unreadable with what was expected and what came."""
    known: dict[str, Any] = options_schema(game)["properties"]
    values: dict[str, str | None] = {}
    for each in typed:
        key, equals, value = each.partition("=")
        if not equals:
            raise Unreadable(f"expected an option as key=value; came {each!r}")
        if key not in known:
            raise Unreadable(f"{game.slug} has no option {key!r}; expected {', '.join(known) or 'none'}")
        values[key] = _checked(game, key, value, known[key])
    return msgspec.convert(values, game.options, strict=False)


def check_combination(game: Game, players: int, options: Options) -> None:
    """Raise Unreadable, in words, if the game cannot be played so."""
    why = game.check(players, options)
    if why is not None:
        raise Unreadable(Wording("en", game).render(why))


def _checked(game: Game, key: str, value: str, shape: dict[str, Any]) -> str | None:
    read = None if value == "none" else value
    try:
        msgspec.convert({key: read}, game.options, strict=False)
    except msgspec.ValidationError:
        raise Unreadable(f"the option {key} should be {expected(shape)}; came {value!r}") from None
    return read


def options_schema(game: Game) -> dict[str, Any]:
    """Return the JSON Schema of the options whole, without references."""
    (shape,), parts = msgspec.json.schema_components([game.options], ref_template="{name}")
    return cast(dict[str, Any], parts[shape["$ref"]])


def expected(shape: dict[str, Any]) -> str:
    """Say in words what a shape of JSON Schema allows."""
    if "anyOf" in shape:
        return " or ".join(expected(each) for each in shape["anyOf"])
    if "enum" in shape:
        return " or ".join(str(each) for each in shape["enum"])
    match shape.get("type"):
        case "integer":
            return _number(shape)
        case "boolean":
            return "true or false"
        case "null":
            return "none"
        case _:
            return "text"


def _number(shape: dict[str, Any]) -> str:
    low, high = shape.get("minimum"), shape.get("maximum")
    if low is None:
        return "a whole number"
    return f"a whole number from {low} up" if high is None else f"a whole number from {low} to {high}"
