"""`python -m saucer.server.web.schema`: the types of the wire and of every game as one JSON document."""

import sys
from typing import Any

import msgspec

from saucer.core import encode
from saucer.core.codec import Codec
from saucer.registry import all_games
from saucer.server.web.api import OPERATIONS
from saucer.server.wire.commands import Command
from saucer.server.wire.http import Problem
from saucer.server.wire.messages import FromTable

REFERENCE = "#/$defs/{name}"


def wire_schema() -> dict[str, Any]:
    """Both directions of the socket by name, and everything that HTTP carries."""
    named = {"Command": Command, "FromTable": FromTable}
    others = [kind for each in OPERATIONS for kind in (each.answer, each.body) if kind is not None]
    shapes, parts = msgspec.json.schema_components([*named.values(), *others, Problem], ref_template=REFERENCE)
    return {"title": "wire", "$defs": dict(zip(named, shapes, strict=False)) | parts}


def everything() -> dict[str, Any]:
    return {"wire": wire_schema(), "games": {slug: Codec(game).schema() for slug, game in all_games().items()}}


if __name__ == "__main__":
    sys.stdout.write(encode(everything()).decode() + "\n")
