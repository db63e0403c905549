"""How commands show things: tables for people, JSON for programs, a bar for those who wait at a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from saucer.core import encode

ENDLESS = 10_000


def print_json(value: object) -> None:
    sys.stdout.write(encode(value).decode() + "\n")


def table(*columns: str, title: str | None = None) -> Table:
    """The first column holds words, the others figures."""
    made = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, column in enumerate(columns):
        made.add_column(column, justify="right" if place else "left", no_wrap=True)
    return made


def print_all(*shown: object) -> None:
    """Lines and tables, one below the other; nothing is cut in a pipe."""
    console = Console(highlight=False, markup=False, emoji=False, width=None if sys.stdout.isatty() else ENDLESS)
    with console.capture() as captured:
        console.print(*shown, sep="\n", soft_wrap=True)
    sys.stdout.write(captured.get())


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Yields what is told how many more are done. Drawn on a terminal only, beside the output."""
    beside = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=beside, transient=True, disable=not beside.is_terminal) as progress:
        task = progress.add_task(what, total=total)
        yield lambda more: progress.advance(task, more)
