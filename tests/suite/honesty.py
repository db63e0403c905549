"""What is hidden is changed in any way that the view allows: no bot may choose, or say, anything else then."""

from collections.abc import Mapping

from saucer.core import Bot, Decide, Over, Position, Random, Seat, Teller, stream
from tests.suite.bots import aside, choice, expects
from tests.suite.faults import Fault
from tests.suite.imagining import imagine
from tests.suite.playing import any_move, make, play_on
from tests.suite.tables import Table

SCENES = 12
"""Besides the first of each kind, one scene in so many is looked at: some bots think for long."""
MOVES = 2
LOOKS = 6
"""So many of them in a game."""
AT_RANDOM = 2
"""So many of those at most whatever is hidden there: the others wait for something that is."""


def check_honesty(table: Table, bots: Mapping[str, Bot], seed: int) -> int:
    """Says in how many of the scenes the truth and what was imagined for it were different."""
    random = stream(seed)
    truth = table.game.start(table.players, table.options)
    different = looks = anywhere = 0
    met: set[object] = set()
    while not isinstance(truth.next(), Over) and looks < LOOKS:
        seat = somebody_asked(truth, random)
        at_random = anywhere < AT_RANDOM and random.below(SCENES) == 0
        if seat is not None and (is_new(table, truth, seat, met) or at_random):
            different += look(table, truth, seat, bots, random)
            looks += 1
            anywhere += at_random
        make(truth, any_move(truth, random), Teller())
    return different


def somebody_asked(truth: Position, random: Random) -> Seat | None:
    now = truth.next()
    if not isinstance(now, Decide):
        return None
    asked = (*now.must, *now.may)
    return asked[int(random.below(len(asked)))] if asked else None


def is_new(table: Table, truth: Position, seat: Seat, met: set[object]) -> bool:
    """The first decision of each kind for which something is hidden from the seat."""
    decision = table.game.decision(truth.view(seat))
    kind = None if decision is None else decision.kind
    if kind in met or imagine(table, truth, seat, 0).key() == truth.key():
        return False
    met.add(kind)
    return True


def hides_nothing(table: Table, seed: int) -> bool:
    """Whether, in a whole game, nobody who was asked could be wrong about anything."""
    random = stream(seed)
    truth = table.game.start(table.players, table.options)
    while not isinstance(truth.next(), Over):
        seat = somebody_asked(truth, random)
        if seat is not None and imagine(table, truth, seat, int(random.word())).key() != truth.key():
            return False
        make(truth, any_move(truth, random), Teller())
    return True


def look(table: Table, truth: Position, seat: Seat, bots: Mapping[str, Bot], random: Random) -> bool:
    """The twin plays a little before the bots are asked again, so that what they might remember is the twin's."""
    twin = imagine(table, truth, seat, int(random.word()))
    seed = int(random.word())
    before = {level: answers(table, truth, seat, bot, seed) for level, bot in bots.items()}
    play_on(twin.copy(), MOVES, random, table.players)
    for level, bot in bots.items():
        after = answers(table, twin, seat, bot, seed)
        if before[level] != after:
            raise Fault(
                "honesty",
                f"{level} at seat {seat} chose and said {before[level]}, and {after} where only secrets differ",
            )
    return truth.key() != twin.key()


def answers(table: Table, position: Position, seat: Seat, bot: Bot, seed: int) -> tuple[object, ...]:
    """What it chooses, what it says, and what it expects."""
    return tuple(ask(table, position, seat, bot, seed) for ask in (choice, aside, expects))
