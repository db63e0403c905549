"""Rare states are sought, not waited for: kinds of moves that were seldom made come first."""

from saucer.core import LAPSE, Acted, Action, Aside, Chance, Decide, Drawn, Over, Position, Random, Seat, Spoke
from saucer.core.actions import Open
from saucer.core.model import kind_of
from tests.suite.met import Met, kind_of_move
from tests.suite.playing import Move, any_move
from tests.suite.senses import talk
from tests.suite.tables import Table

RASH = 2
"""So often is made what can end the game at any time."""


def some_move(position: Position, met: Met, random: Random) -> Move:
    """Any move, or one of the kind that was made least."""
    if random.below(2):
        return any_move(position, random)
    moves = [move for move in moves_by_kind(position, random) if not _is_too_rash(move, met)]
    if not moves:
        return any_move(position, random)
    return min(moves, key=lambda move: _often(move, met))


def some_aside(table: Table, met: Met, random: Random) -> Aside:
    """Any aside, of the kind that was made least."""
    said = talk(table)
    asides = [said[place] for place in random.shuffled(len(said))]
    return min(asides, key=lambda aside: _often(Spoke(table.seats[0], aside), met))


def _often(move: Move | Spoke, met: Met) -> int:
    return sum(met.kinds[kind] for kind in kind_of_move(move))


def _is_too_rash(move: Move, met: Met) -> bool:
    return isinstance(move, Acted) and move.action.rash and _often(move, met) >= RASH


def moves_by_kind(position: Position, random: Random) -> list[Move]:
    """One of each kind that somebody can make now; none where chance acts."""
    now = position.next()
    if isinstance(now, Chance | Over):
        return []
    found: list[Move] = [
        Acted(seat, action) for seat in (*now.must, *now.may) for action in _kinds(position, seat, random)
    ]
    return found + _ends(now)


def _kinds(position: Position, seat: Seat, random: Random) -> list[Action]:
    by_kind: dict[str, list[Action]] = {}
    for action in position.legal(seat):
        by_kind.setdefault(kind_of(type(action).__name__), []).append(action)
    picked = [same[int(random.below(len(same)))] for same in by_kind.values()]
    return [each.sample(random) if isinstance(each, Open) else each for each in picked]


def _ends(now: Decide) -> list[Move]:
    """A decision that ends by itself, and a connection that is lost."""
    lapse: list[Move] = [Drawn(LAPSE)] if now.lapses else []
    return [*lapse, *[Drawn((seat,)) for seat in now.drops[:1]]]
