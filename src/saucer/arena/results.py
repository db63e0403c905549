"""The results of a tournament on file: what was played is kept deal by deal, so that a stopped run can go on.

`results.jsonl` holds the configuration on its first line and a deal on every other.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from saucer.arena.tournament import Configuration, Deal
from saucer.core import Unreadable, decode, encode

FILE = "results.jsonl"
NEWLINE = b"\n"


def open_results(folder: Path, configuration: Configuration) -> list[Deal]:
    """The deals played so far; makes the folder if there is none, and refuses one of another tournament."""
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.write_bytes(encode(configuration) + NEWLINE)
        first, *lines = path.read_bytes().split(NEWLINE)
        _compare(folder, decode(first, Configuration, f"line 1 of {path}"), configuration)
        if lines and lines[-1]:
            # A line that was being written when the run was stopped.
            path.write_bytes(b"".join(line + NEWLINE for line in (first, *lines[:-1])))
    except OSError as error:
        raise Unreadable(f"expected a folder for results that can be written; came {folder}: {error}") from None
    return _deals(path, lines[:-1])


def _compare(folder: Path, found: Configuration, asked: Configuration) -> None:
    for field in Configuration.__struct_fields__:
        there, here = getattr(found, field), getattr(asked, field)
        if there != here:
            raise Unreadable(
                f"{folder} holds results of another tournament: its {field} is {_said(there)}, asked for was "
                f"{_said(here)}; take another folder"
            )


def _said(value: object) -> str:
    return encode(value).decode()


def _deals(path: Path, lines: list[bytes]) -> list[Deal]:
    deals = [decode(line, Deal, f"line {number} of {path}") for number, line in enumerate(lines, start=2)]
    if [deal.number for deal in deals] != list(range(len(deals))):
        raise Unreadable(f"{path} does not hold its deals in order; take another folder")
    return deals


def put_on_file(folder: Path, deals: Iterable[Deal]) -> Iterator[Deal]:
    """Write each deal to the file before the next is played, and pass it on."""
    with (folder / FILE).open("ab") as file:
        for deal in deals:
            file.write(encode(deal) + NEWLINE)
            file.flush()
            yield deal
