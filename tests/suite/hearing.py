"""What was heard binds what is imagined, in any game: what it was before, gone on with what was heard since.

Positions imagined before a step, as far as they can follow it, are positions that are possible after it. What is
imagined after the step may not be new beside them: field by field, as each of the others would see it. How new is to
be expected is seen by comparing one half of the first with the other half.
"""

from collections.abc import Iterable

from saucer.core import SILENT, Over, Position, Seat, stream
from tests.suite.faults import Fault
from tests.suite.following import Follower, Step
from tests.suite.imagining import imagine
from tests.suite.playing import any_move, length_of, make, play_on
from tests.suite.senses import who
from tests.suite.silence import made_by, silent_moves
from tests.suite.tables import Table

SAMPLES = 40
"""Positions of each kind: imagined before, and followed; as many for comparison; imagined after."""
NEWER = 0.4
"""So much larger may the share of what is new be."""
STEPS = 3
SILENT_MOVES = 2

Field = tuple[Seat, str]


def check_hearing(table: Table, seed: int) -> int:
    """From anywhere in a game; says how many steps were looked at."""
    random, looked = stream(seed, 9), 0
    truth = table.start()
    play_on(truth, int(random.below(length_of(table, seed))), stream(seed), table.players)
    follower = Follower(table, table.viewers[seed % len(table.viewers)], random, mirrors=False)
    for _ in range(STEPS):
        if isinstance(truth.next(), Over):
            break
        before = truth.copy()
        step = follower.go_on(truth, (), lambda at: any_move(at, random))
        if step.heard and made_by(step.moves[0]) != follower.viewer and not isinstance(truth.next(), Over):
            looked += look(follower, before, truth, step)
    return looked


def look(follower: Follower, before: Position, after: Position, step: Step) -> bool:
    """Whether enough of what was imagined before could follow."""
    table, viewer, random = follower.table, follower.viewer, follower.random
    earlier = (imagine(table, before, viewer, int(random.word())) for _ in range(6 * SAMPLES))
    followed = _some(follower, earlier, step, 2 * SAMPLES)
    if len(followed) < 2 * SAMPLES:
        return False
    later = [imagine(table, after, viewer, int(random.word())) for _ in range(SAMPLES)]
    known, others = followed[:SAMPLES], followed[SAMPLES:]
    for seat in table.seats:
        if seat != viewer:
            _is_not_new(table, seat, known, others, later, f"{who(viewer)}, who heard {step.heard},")
    return True


def _some(follower: Follower, positions: Iterable[Position], step: Step, count: int) -> list[Position]:
    found: list[Position] = []
    for position in positions:
        followed = follower.follow(position, step)
        if followed is not None:
            found.append(_gone_on(follower, followed.twin))
        if len(found) == count:
            break
    return found


def _gone_on(follower: Follower, position: Position) -> Position:
    """Others may have done something since of which the viewer was told nothing."""
    for _ in range(SILENT_MOVES):
        silent = silent_moves(position, follower.viewer)
        if silent and follower.random.below(2):
            make(position, silent[int(follower.random.below(len(silent)))], SILENT)
    return position


def _is_not_new(
    table: Table, seat: Seat, known: list[Position], others: list[Position], later: list[Position], hearer: str
) -> None:
    seen, expected, imagined = [_fields(seat, positions) for positions in (known, others, later)]
    for name, values in imagined.items():
        before = set(seen[name])
        usual = sum(value not in before for value in expected[name]) / len(expected[name])
        newer = [value for value in values if value not in before]
        if len(newer) / len(values) > usual + NEWER:
            raise Fault(
                "heard",
                f"{hearer} imagines that seat {seat} has {name} {newer[0]}, and in {len(newer)} of {len(values)} cases "
                f"what it could not have; it could have {sorted(before)[:5]}",
            )


def _fields(seat: Seat, positions: list[Position]) -> dict[str, list[str]]:
    """What this seat would see in each of the positions, by field."""
    views = [position.view(seat) for position in positions]
    return {name: [repr(getattr(view, name)) for view in views] for name in views[0].__struct_fields__}
