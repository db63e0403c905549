"""The suite every game passes: it takes a game, plays at random, and names none.

`check_playouts` looks at whole games, `check_twins` follows twins; both take one table of `tables.py`.
"""

from collections.abc import Sequence
from contextlib import AbstractContextManager

from msgspec import Struct

from tests.suite import bots, imagining, keeping, offering, refusing, wording
from tests.suite.faults import Fault, noting
from tests.suite.hearing import check_hearing
from tests.suite.met import Met
from tests.suite.scenes import Check, one_in, play
from tests.suite.tables import Table, every_table, pairwise_tables
from tests.suite.turning import check_turns
from tests.suite.twins import Walk, history_twins, imagined_twins

__all__ = [
    "CHECKS",
    "CHECKS_OF_THE_END",
    "Fault",
    "Survival",
    "Table",
    "check_playouts",
    "check_twins",
    "every_table",
    "pairwise_tables",
]

CHECKS: tuple[Check, ...] = (
    offering.waiting,
    offering.offers,
    offering.made_once,
    offering.ending,
    offering.json,
    wording.words,
    wording.labels,
    wording.why_not,
    wording.decisions,
    refusing.refusals,
    keeping.copies,
    keeping.undo,
    keeping.counts,
    keeping.views_together,
    imagining.imagined,
    bots.bots,
)
"""Made in many scenes of a game."""

CHECKS_OF_THE_END: tuple[Check, ...] = (keeping.record, keeping.without_asides, keeping.events, wording.lines)
"""Made once, when it is over."""

SCENES = 100
"""About so many are looked at in a game."""
TURNS = 2
"""One game in so many is played in turn with the next one."""
HEARINGS = 2
"""In so many games it is compared what is imagined before and after something was heard."""


def check_playouts(
    table: Table,
    seeds: Sequence[int],
    checks: Sequence[Check] = CHECKS,
    at_the_end: Sequence[Check] = CHECKS_OF_THE_END,
) -> None:
    for seed in seeds:
        with _noting(table, seed):
            scene = play(table, seed, checks, one_in(table, seed, SCENES))
            for check in at_the_end:
                check(scene)
            if seed % TURNS == 0:
                check_turns(table, seed)


def _noting(table: Table, seed: int) -> AbstractContextManager[None]:
    return noting(lambda: f"at {table}, seed {seed}")


class Survival(Struct, frozen=True):
    """How many entries twins lasted on average, the share of them that were different in truth, and scenes compared."""

    imagined: float
    histories: float
    different: float
    scenes: int
    soonest: tuple[int, int]
    """Of which seed twins parted first, and after how many entries."""

    def __str__(self) -> str:
        return (
            f"imagined twins {self.imagined:.1f} entries, history twins {self.histories:.1f}, "
            f"{self.different:.0%} different in truth, {self.scenes} scenes compared, "
            f"the first to part those of seed {self.soonest[0]}, after {self.soonest[1]} entries"
        )


def check_twins(table: Table, seeds: Sequence[int]) -> Survival:
    imagined: list[Walk] = []
    histories: list[Walk] = []
    met = Met(table.game)
    for seed in seeds:
        with _noting(table, seed):
            imagined.append(imagined_twins(table, seed, met))
            histories.append(history_twins(table, seed, met))
            if seed < HEARINGS:
                check_hearing(table, seed)
    different = [walk.different for walk in (*imagined, *histories)]
    parted = [min(one.entries, other.entries) for one, other in zip(imagined, histories, strict=True)]
    soonest = min(parted)
    first = seeds[parted.index(soonest)], soonest
    return Survival(_mean(imagined), _mean(histories), sum(different) / len(different), met.scenes, first)


def _mean(walks: list[Walk]) -> float:
    return sum(walk.entries for walk in walks) / len(walks)
