"""saucer games: what there is to play."""

from typing import Any

from msgspec import Struct

from saucer.arena import options_schema
from saucer.arena.options import expected
from saucer.cli._output import print_all, print_json
from saucer.cli._parameters import Json, Lang
from saucer.cli._words import spoken
from saucer.core import Game, text
from saucer.registry import all_games
from saucer.wording import Language, Wording


class Listed(Struct, frozen=True):
    """The field names are a promise: `saucer games --json` writes them."""

    slug: str
    title: str
    seats: tuple[int, ...]
    options: dict[str, Any]
    boards: tuple[str, ...]
    bots: tuple[str, ...]


class Listing(Struct, frozen=True):
    games: tuple[Listed, ...]


def command(*, lang: Lang = None, json: Json = False) -> None:
    """List the games: seats, options, boards, bots."""
    listing = Listing(tuple(listed(game, spoken(lang)) for game in all_games().values()))
    if json:
        print_json(listing)
    else:
        print_all("\n\n".join(game_in_words(game) for game in listing.games))


def listed(game: Game, lang: Language) -> Listed:
    title = Wording(lang, game).render(text("title"))
    return Listed(game.slug, title, tuple(game.seats), options_schema(game), tuple(game.boards), tuple(game.bots))


def game_in_words(game: Listed) -> str:
    lines = [f"{game.slug}: {game.title}", f"  players  {game.seats[0]} to {game.seats[-1]}"]
    lines += [f"  option   {key}={choices(shape)}" for key, shape in game.options["properties"].items()]
    lines += [f"  board    {board}" for board in game.boards]
    lines.append(f"  bots     {', '.join(game.bots)}")
    return "\n".join(lines)


def choices(shape: dict[str, Any]) -> str:
    default = "none" if shape["default"] is None else shape["default"]
    return f"{expected(shape)} ({default} if not said)"
