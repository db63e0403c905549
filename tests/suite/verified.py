"""Many random games at many tables, each written as a record and that record verified.

python -m tests.suite.verified GAME GAMES SEED

At every table where one option at most is not as usual, and at few more, such that any two choices that go together
meet. It prints a line for each table and ends at the first record that is not sound.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from saucer.arena import simulate
from saucer.core import Game, verify
from saucer.core.codec import plain
from saucer.registry import game_named
from tests.suite.tables import Table, every_table, pairwise_tables


class Counted(NamedTuple):
    records: int
    entries: int
    chances: int


def tables(game: Game) -> list[Table]:
    usual = plain(game.options())

    def is_near(table: Table) -> bool:
        return len([name for name, value in plain(table.options).items() if value != usual[name]]) <= 1

    found = [table for table in every_table(game) if is_near(table)]
    known = {str(table) for table in found}
    return [*found, *(table for table in pairwise_tables(game) if str(table) not in known)]


def verified(table: Table, games: int, seed: int) -> Counted:
    """Raise what `verify` raises, with the file, if a record is not sound."""
    entries = chances = 0
    with TemporaryDirectory() as folder:
        simulate(table.game, table.players, table.options, ["random"], games, seed, record=Path(folder))
        files = sorted(Path(folder).glob("*.jsonl"))
        assert len(files) == games, (len(files), games)
        for file in files:
            found = verify(table.game, file.read_bytes())
            assert (found.dice, found.end) == ("seeded", "over"), (table, file.name, found)
            entries += found.entries
            chances += found.chances
    return Counted(games, entries, chances)


def main(slug: str, games: str, seed: str) -> None:
    counts = []
    for table in tables(game_named(slug)):
        counts.append(verified(table, int(games), int(seed)))
        print(f"{table}: {counts[-1].records:,} records sound, {counts[-1].entries:,} entries", flush=True)
    records, entries, chances = (sum(each) for each in zip(*counts, strict=True))
    print(f"{len(counts)} tables, {records:,} records, {entries:,} entries, {chances:,} outcomes of chance: all sound")


if __name__ == "__main__":
    main(*sys.argv[1:])
