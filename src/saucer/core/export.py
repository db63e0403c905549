"""A game as one seat, or the public, knew it: what that viewer was told, in order. No secret and no seed."""

from typing import Any

from msgspec import Struct

from saucer.core.codec import encode, plain
from saucer.core.match import Match
from saucer.core.record import Player
from saucer.core.seats import Seat

EXPORT_FORMAT = 1


class ExportHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """`viewer` is a seat, or None for the public."""

    saucer_export: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Player, ...]
    viewer: Seat | None


class ExportedLine(Struct, frozen=True, forbid_unknown_fields=True):
    """`count` has no gaps: a gap would tell that somebody did something in secret."""

    count: int
    event: Any


def export(match: Match, viewer: Seat | None) -> bytes:
    """JSON Lines: a header, a line for each event told to the viewer, and the view at the end."""
    header = match.header
    lines: list[object] = [
        ExportHeader(EXPORT_FORMAT, header.game, header.rules, header.options, header.seats, viewer),
        *[ExportedLine(count, plain(event)) for count, (_, event) in enumerate(match.heard(viewer), start=1)],
        {"view": plain(match.position.view(viewer))},
    ]
    return b"".join(encode(line) + b"\n" for line in lines)
