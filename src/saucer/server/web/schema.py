"""`python -m saucer.server.web.schema`: types of wire and games, and constants of both sides, as one JSON document."""

import sys
from typing import Any, get_args

import msgspec

from saucer.core import encode
from saucer.core.board import LARGEST
from saucer.core.codec import Codec
from saucer.core.seats import MOST_SEATS
from saucer.registry import all_games
from saucer.server.table.talk import LONGEST_TALK
from saucer.server.table.timing import AWAY_SECONDS
from saucer.server.web.api import OPERATIONS
from saucer.server.wire.commands import Command
from saucer.server.wire.http import LONGEST_CODE, PICTURES, SHORTEST_CODE, Problem
from saucer.server.wire.messages import FromTable
from saucer.server.wire.parts import LONGEST_NAME, EmoteName, Pace, Shape
from saucer.wording import LANGUAGES

REFERENCE = "#/$defs/{name}"
CONSTANTS = {
    "AWAY_SECONDS": AWAY_SECONDS,
    "EMOTES": get_args(EmoteName),
    "LANGUAGES": LANGUAGES,
    "LARGEST_BOARD": LARGEST,
    "LONGEST_CODE": LONGEST_CODE,
    "LONGEST_NAME": LONGEST_NAME,
    "LONGEST_TALK": LONGEST_TALK,
    "MOST_SEATS": MOST_SEATS,
    "PACES": get_args(Pace),
    "PICTURES": PICTURES,
    "SHAPES": get_args(Shape),
    "SHORTEST_CODE": SHORTEST_CODE,
}
"""Limits that the browser keeps, too, and lists that it goes through."""


def wire_schema() -> dict[str, Any]:
    """Both directions of the socket by name, and everything that HTTP carries."""
    named = {"Command": Command, "FromTable": FromTable}
    others = [kind for each in OPERATIONS for kind in (each.answer, each.body) if kind is not None]
    shapes, parts = msgspec.json.schema_components([*named.values(), *others, Problem], ref_template=REFERENCE)
    return {"title": "wire", "$defs": dict(zip(named, shapes, strict=False)) | parts}


def everything() -> dict[str, Any]:
    games = {slug: Codec(game).schema() for slug, game in all_games().items()}
    return {"wire": wire_schema(), "games": games, "constants": CONSTANTS}


if __name__ == "__main__":
    sys.stdout.write(encode(everything()).decode() + "\n")
