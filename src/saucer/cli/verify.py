"""saucer verify: rebuild a record and check every entry and the dice."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from saucer.cli._output import print_all, print_json
from saucer.cli._records import game_of, read_file
from saucer.core import Verified, verify

DICE = {
    "seeded": "every outcome is the one that the seed on line 1 gives",
    "fair": "the seed keeps the promise of line 1, and every outcome is the one that it gives",
    "by hand": "entered by hand, so there is nothing to compare them with",
}


def command(file: Path, /, *, json: Annotated[bool, Parameter(negative=())] = False) -> None:
    """Check a record; what is wrong is named with its line, and the exit code is 1 then.

    Parameters
    ----------
    file
        A record, as `saucer simulate --record` and tables write it.
    json
        One JSON object instead of text.
    """
    data = read_file(file)
    verified = verify(game_of(data), data)
    if json:
        print_json(verified)
    else:
        print_all(*report(file, verified))


def report(file: Path, verified: Verified) -> list[str]:
    lines = [
        f"{file} is sound",
        f"  entries: {verified.entries} of {verified.game}, all allowed where they stand",
        f"  chance:  {verified.chances} outcomes; {DICE[verified.dice]}",
        f"  end:     {verified.end}",
    ]
    if verified.result is not None:
        winners = ", ".join(f"seat {seat}" for seat in verified.result.winners)
        lines.append(f"  result:  {verified.result.reason}, won by {winners or 'nobody'}")
    return lines
