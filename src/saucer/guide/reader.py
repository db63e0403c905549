"""Reads the guides in a game's folder, strictly: `guides/<name>.toml`, with `text/guide.<language>.ftl`."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from saucer.core import Game, Unreadable
from saucer.guide.model import Guide
from saucer.wording import Language, folder_of


def folder(game: Game) -> Path:
    return folder_of(game).parent / "guides"


@cache
def guides_of(game: Game) -> tuple[str, ...]:
    """Their names; empty if the game has none."""
    return tuple(sorted(path.stem for path in folder(game).glob("*.toml")))


@cache
def guide_of(game: Game, name: str) -> Guide:
    """Raise Unreadable, with the file and the place, if there is none or it says what no guide says."""
    if name not in guides_of(game):
        raise Unreadable(f"{game.slug} has no guide {name!r}; it has {', '.join(guides_of(game)) or 'none'}")
    path = folder(game) / f"{name}.toml"
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(_listed(content), Guide)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Unreadable(f"{path.name} of {game.slug}: {error}") from None


def _listed(content: dict[str, Any]) -> dict[str, Any]:
    """A single moment need not be written as a list."""
    for step in content.get("steps", ()):
        if isinstance(step.get("when"), dict):
            step["when"] = [step["when"]]
    return content


def messages_of(game: Game, language: Language) -> str:
    """What the coach says, as a Fluent file; `{ $seat1 }` is the name of the second seat."""
    return (folder_of(game) / f"guide.{language}.ftl").read_text(encoding="utf-8")
