"""What is hidden is changed in any way that the view allows: no bot may choose otherwise then."""

from collections.abc import Mapping

from saucer.core import Bot, Decide, Over, Position, Random, Seat, Teller, stream
from tests.suite.bots import choice
from tests.suite.faults import Fault
from tests.suite.imagining import imagine
from tests.suite.playing import any_move, make
from tests.suite.tables import Table

SCENES = 12
"""One scene in so many is looked at: some bots think for long."""
LOOKS = 4
"""So many of them in a game."""


def check_honesty(table: Table, bots: Mapping[str, Bot], seed: int) -> int:
    """Says in how many of the scenes the truth and what was imagined for it were different."""
    random = stream(seed)
    truth = table.game.start(table.players, table.options)
    different = looks = 0
    while not isinstance(truth.next(), Over) and looks < LOOKS:
        now = truth.next()
        if isinstance(now, Decide) and random.below(SCENES) == 0:
            asked = (*now.must, *now.may)
            different += look(table, truth, asked[int(random.below(len(asked)))], bots, random)
            looks += 1
        make(truth, any_move(truth, random), Teller())
    return different


def look(table: Table, truth: Position, seat: Seat, bots: Mapping[str, Bot], random: Random) -> bool:
    twin = imagine(table, truth, seat, int(random.word()))
    seed = int(random.word())
    for level, bot in bots.items():
        chosen = choice(table, truth, seat, bot, seed)
        otherwise = choice(table, twin, seat, bot, seed)
        if chosen != otherwise:
            raise Fault("honesty", f"{level} at seat {seat} chose {chosen}, and {otherwise} where only secrets differ")
    return truth.key() != twin.key()
