"""A record as text: JSON Lines, and messages that name the line."""

from collections.abc import Iterable

from saucer.core.codec import decode, encode
from saucer.core.errors import Flaw, Unreadable
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
    """Entry n of the list stands on line n + 2. Raise Flaw for a line that cannot be read."""
    if not data.endswith(NEWLINE):
        raise Flaw(len(data.split(NEWLINE)), "the file is cut off in the middle of the line")
    lines = data.split(NEWLINE)[1:-1]
    return [_entry(line, number) for number, line in enumerate(lines, start=2)]


def _entry(line: bytes, number: int) -> Entry:
    try:
        entry: Entry = decode(line, Entry, "the entry")
    except Unreadable as error:
        raise Flaw(number, str(error)) from None
    return entry
