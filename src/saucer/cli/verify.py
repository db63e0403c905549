"""saucer verify: rebuild a record and check every entry and the dice."""

from pathlib import Path

from msgspec import Struct

from saucer.cli._output import print_all, print_json, progress_bar
from saucer.cli._parameters import Json
from saucer.cli._records import game_of, read_file
from saucer.core import Flaw, Unreadable, Verified, verify

DICE = {
    "seeded": "every outcome is the one that the seed on line 1 gives",
    "fair": "the seed keeps the promise of line 1, and every outcome is the one that it gives",
    "prepared": "the first were prepared for a lesson, as line 1 says; the others are those that the seed gives",
    "by hand": "entered by hand, so there is nothing to compare them with",
}


class AllVerified(Struct, frozen=True):
    """What the records in a folder add up to."""

    records: int
    entries: int
    chances: int


def command(path: Path, /, *, json: Json = False) -> None:
    """Check a record, or all of a folder; what is wrong is named with its line, and the exit code is 1 then.

    Parameters
    ----------
    path
        A record, as `saucer simulate --record` and tables write it, or a folder of them.
    """
    verified = verified_folder(path) if path.is_dir() else verified_file(path)
    if json:
        print_json(verified)
    else:
        print_all(*report(path, verified))


def verified_file(file: Path) -> Verified:
    data = read_file(file)
    return verify(game_of(data), data)


def verified_folder(folder: Path) -> AllVerified:
    """The first that is not sound ends it."""
    files = sorted(folder.glob("*.jsonl"))
    if not files:
        raise Unreadable(f"expected a folder with records (.jsonl); came {folder}, which has none")
    entries = chances = 0
    with progress_bar("records", len(files)) as advance:
        for file in files:
            try:
                verified = verified_file(file)
            except (Flaw, Unreadable) as error:
                error.args = (f"{file}: {error}",)
                raise
            entries += verified.entries
            chances += verified.chances
            advance(1)
    return AllVerified(len(files), entries, chances)


def report(path: Path, verified: Verified | AllVerified) -> list[str]:
    if isinstance(verified, AllVerified):
        records = "1 record" if verified.records == 1 else f"{verified.records:,} records"
        return [
            f"{path}: {records}, all sound",
            f"  {verified.entries:,} entries, {verified.chances:,} outcomes of chance",
        ]
    lines = [
        f"{path} is sound",
        f"  entries: {verified.entries} of {verified.game}, all allowed where they stand",
        f"  chance:  {verified.chances} outcomes; {DICE[verified.dice]}",
        *by_hand(verified),
        f"  end:     {verified.end}",
    ]
    if verified.result is not None:
        winners = ", ".join(f"seat {seat}" for seat in verified.result.winners)
        lines.append(f"  result:  {verified.result.reason}, won by {winners or 'nobody'}")
    return lines


def by_hand(verified: Verified) -> list[str]:
    if not verified.by_hand:
        return []
    return [f"  by hand: {verified.by_hand} rolls that players typed in, with nothing to compare them with"]
