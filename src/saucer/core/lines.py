"""A record as text: JSON Lines, and messages that name the line."""

from collections.abc import Iterable

from saucer.core.codec import decode, encode
from saucer.core.errors import Unreadable
from saucer.core.record import Entry, Header

NEWLINE = b"\n"


def write(header: Header, entries: Iterable[Entry]) -> bytes:
    return b"".join(encode(line) + NEWLINE for line in (header, *entries))


def read_header(data: bytes) -> Header:
    first = data.split(NEWLINE, 1)[0]
    try:
        header: Header = decode(first, Header, "the header")
    except Unreadable as error:
        raise Unreadable(f"this is no record of Saucer (expected a header on line 1): {error}") from None
    return header


def read_entries(data: bytes) -> list[Entry]:
    """Entry n of the list stands on line n + 2."""
    if not data.endswith(NEWLINE):
        raise Unreadable(f"line {len(data.split(NEWLINE))}: the file is cut off in the middle of the line")
    lines = data.split(NEWLINE)[1:-1]
    return [_entry(line, number) for number, line in enumerate(lines, start=2)]


def _entry(line: bytes, number: int) -> Entry:
    entry: Entry = decode(line, Entry, f"line {number}: the entry")
    return entry
