"""Records on disk, as commands read them."""

from pathlib import Path

from saucer.core import Game, Match, Unreadable
from saucer.core.lines import read_entries, read_header
from saucer.core.verify import append_line
from saucer.registry import game_named


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Unreadable(f"expected a record that can be read; came {path}: {error.strerror}") from None


def game_of(data: bytes) -> Game:
    return game_named(read_header(data).game)


def rebuild(data: bytes, entries: int | None) -> Match:
    """Rebuild the match after so many entries, or after all."""
    match = Match(game_of(data), read_header(data))
    held = read_entries(data)
    if entries is not None and not 0 <= entries <= len(held):
        raise Unreadable(f"expected an entry from 0 (the start) to {len(held)}; came {entries}")
    for line, entry in enumerate(held[:entries], start=2):
        append_line(match, entry, line)
    return match
