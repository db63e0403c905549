"""A page of pictures for each game: moments of games that were played, told as data in the game's own folder.

`games/<slug>/pictures/pictures.toml` names them; the records they are moments of lie beside it. What is seen in them is
made anew from the record by the rules of today, so that it is never older than the board it is drawn with.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec.structs import replace

from saucer.core import Game, Header, Match, Seat, Unreadable
from saucer.core.lines import read_entries, read_header
from saucer.core.record import Entry
from saucer.server.table.broadcast import fields_of, named
from saucer.server.wire.http import PICTURES, Picture, Sight
from saucer.wording import folder_of


class Planned(Sight, frozen=True, kw_only=True):
    """A picture as the file tells it: what is seen in it follows from the record."""

    record: str
    """The name of a record beside the file, without its ending."""
    after: int
    """How many of its entries have been entered."""
    viewer: Seat | Literal["public"]


class PictureFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    picture: tuple[Planned, ...]


def has_pictures(game: Game) -> bool:
    return file_of(game).is_file()


@cache
def pictures_of(game: Game) -> tuple[Picture, ...]:
    """They come in the order to look at them; none if the game brings none."""
    return tuple(seen(game, plan) for plan in plans(game)) if has_pictures(game) else ()


def file_of(game: Game) -> Path:
    return folder_of(game).parent / "pictures" / "pictures.toml"


def plans(game: Game) -> tuple[Planned, ...]:
    """Raise Unreadable, with the name of the file, if it is not one of five pictures."""
    file = file_of(game)
    try:
        page = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), PictureFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Unreadable(f"{file.name} of {game.slug}: {error}") from None
    found = tuple(each.name for each in page.picture)
    if found != PICTURES:
        raise Unreadable(f"{file.name} of {game.slug}: expected the pictures {PICTURES}, got {found}")
    return page.picture


def seen(game: Game, plan: Planned) -> Picture:
    match = match_until(game, plan.record, plan.after)
    viewer = None if plan.viewer == "public" else plan.viewer
    return Picture(
        **{name: getattr(plan, name) for name in Sight.__struct_fields__},
        names=tuple(player.name for player in match.header.seats),
        viewer=viewer,
        view=named(game, fields_of(game, match.position.view(viewer))),
    )


def match_until(game: Game, record: str, after: int) -> Match:
    header, entries = read_record(file_of(game).parent / f"{record}.jsonl")
    if not 0 <= after <= len(entries):
        raise Unreadable(f"{record}.jsonl of {game.slug} has {len(entries)} entries, expected {after}")
    return Match.rebuilt(game, replace(header, rules=game.version), entries[:after])


def read_record(file: Path) -> tuple[Header, list[Entry]]:
    data = file.read_bytes()
    return read_header(data), read_entries(data)
