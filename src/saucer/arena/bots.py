"""Bots by name: a level of the game, or `file.py:Name`, a class of one's own; placed by seat, or by role."""

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from saucer.arena.play import Casting, error_in_words
from saucer.core import Bot, Game, Position, Unreadable


def bot_named(game: Game, name: str) -> Bot:
    path, _, class_name = name.rpartition(":")
    if class_name and path.endswith(".py"):
        return _own_bot(Path(path).resolve(), class_name)
    bot = game.bots.get(name)
    if bot is None:
        levels = ", ".join(game.bots)
        raise Unreadable(f"{game.slug} has no bot {name!r}; expected {levels}, or file.py:Name for one of your own")
    return bot


def seated(names: list[str], players: int) -> list[str]:
    """One name for all seats, or one for each."""
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise Unreadable(f"expected one bot for all seats, or {players}, one for each; came {len(names)}")
    return names


def by_role(game: Game, names: list[str]) -> dict[str, str] | None:
    """`role=bot` for each of the game's roles that is played; None if the bots are not placed by role."""
    given = [name.partition("=") for name in names]
    if not any(equals and role in game.roles for role, equals, _ in given):
        return None
    for role, equals, bot in given:
        if not equals or role not in game.roles:
            came = role + equals + bot
            raise Unreadable(f"expected every bot as role=bot, with a role of {', '.join(game.roles)}; came {came!r}")
    return {role: bot for role, _, bot in given}


class ByRole(Casting):
    """Before the roles are dealt `random` plays; `names` and `places` are known afterwards."""

    def __init__(self, game: Game, roles: dict[str, str]) -> None:
        self.game = game
        self.roles = roles
        self.names: list[str] = []
        self.places: list[int] = []
        """For each seat, where its role stands in the order given."""

    def bots(self, position: Position) -> list[tuple[str, Bot]]:
        roles = self.game.roles_of(position)
        for role in roles:
            if role not in self.roles:
                raise Unreadable(f"expected a bot for the role {role}; came {', '.join(self.roles)}")
        self.names = [self.roles[role] for role in roles]
        self.places = [list(self.roles).index(role) for role in roles]
        return [(name, bot_named(self.game, name)) for name in self.names]


@cache
def _own_bot(path: Path, class_name: str) -> Bot:
    """Made once for all games. Raise Unreadable with the line that is wrong if the file does not hold such a bot."""
    own: Any = getattr(_module(path), class_name, None)
    if not isinstance(own, type) or not issubclass(own, Bot):
        came = "nothing of that name" if own is None else repr(own)
        raise Unreadable(f"{path} should hold a class {class_name} derived from saucer.core.Bot; came {came}")
    try:
        return own()
    except Exception as error:
        raise Unreadable(f"{path}: {class_name}() could not be made: {type(error).__name__}: {error}") from error


@cache
def _module(path: Path) -> ModuleType:
    if not path.is_file():
        raise Unreadable(f"there is no file {path}; expected a Python file with a bot")
    spec = spec_from_file_location(f"own_bots_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    try:
        spec.loader.exec_module(module)
    except SyntaxError as error:
        raise Unreadable(f"{path} is not Python: {error.msg} (line {error.lineno})") from error
    except Exception as error:
        raise Unreadable(f"{path} could not be loaded: {error_in_words(error)}") from error
    return module
