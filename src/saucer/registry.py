"""Finds the games: every folder of `saucer.games` that has a GAME. There is no list to edit."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from saucer import games
from saucer.core import Game, Unreadable


@cache
def all_games() -> dict[str, Game]:
    """Find them all, by slug, in alphabetical order."""
    folders = [module.name for module in iter_modules(games.__path__) if module.ispkg]
    found: list[Game] = [import_module(f"saucer.games.{folder}").GAME for folder in folders]
    return {game.slug: game for game in sorted(found, key=lambda game: game.slug)}


def game_named(slug: str) -> Game:
    game = all_games().get(slug)
    if game is None:
        raise Unreadable(f"there is no game {slug!r}; there is {', '.join(all_games())}")
    return game
