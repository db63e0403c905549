"""The long run for one game: `python -m tests.suite SLUG [SEEDS]`, every combination of players and options."""

import sys

from saucer.registry import game_named
from tests.suite import check_playouts, check_twins, every_table
from tests.suite.met import Met
from tests.suite.searching import search


def main(slug: str, seeds: str = "25") -> None:
    game = game_named(slug)
    met = Met(game)
    search(met, every_table(game), 8 * int(seeds))
    print(met, flush=True)
    for table in every_table(game):
        check_playouts(table, range(int(seeds)))
        print(f"{table}: {check_twins(table, range(8 * int(seeds)))}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
