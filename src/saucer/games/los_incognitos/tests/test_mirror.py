"""LI-16 It does not matter from which end a link is written: each table is laid on a board and on its mirror image."""

from collections.abc import Mapping
from typing import Any

import pytest

from saucer.core import Action
from saucer.games.los_incognitos.board_model import LosBoard
from saucer.games.los_incognitos.model import Move
from saucer.games.los_incognitos.rules.ending import can_play_on
from saucer.games.los_incognitos.rules.route import route_of
from saucer.games.los_incognitos.tests.table import ANNA, BEN, LINKS, B, J, L, R, S, Table, a_board, a_turn
from tests.clauses import clause
from tests.positions import do

Run = frozenset[tuple[str, str, int]]


def written_backwards(link: str) -> str:
    one, two, *sections = link.split()
    return " ".join([two, one, *["+".join(reversed(each.split("+"))) for each in reversed(sections)]])


THERE = a_board()
BACK = a_board(links=[written_backwards(each) for each in LINKS])

TABLES: list[dict[str, Any]] = [
    {},
    {"owns": {ANNA: ["m1", "m2"], BEN: ["m3"]}},
    {"owns": {ANNA: ["m1", "m3", "s1"], BEN: ["m2"]}, "sections": {BEN: [("m1", "m2", 1)]}},
    {"sections": {ANNA: [("A", "m1", 0), ("m1", "m2", 1), ("B", "m4", 0)]}},
    {"owns": {ANNA: ["m4"]}, "sections": {ANNA: [("A", "m1", 1), ("m4", "B", 0), ("m1", "m2", 0)]}},
    {"owns": {ANNA: ["m1"]}, "sections": {ANNA: [("m2", "m1", 0)], BEN: [("A", "m2", 0), ("A", "v1", 0)]}},
    {"sections": {ANNA: [("m4", "B", 0), ("m1", "A", 0)]}},
    {"routes": {ANNA: ["A m1", "m1 v1"], BEN: ["B m3"]}, "sections": {ANNA: [("m1", "m2", 0), ("m1", "m2", 2)]}},
]
every_table = pytest.mark.parametrize("given", TABLES)


def names(board: LosBoard) -> list[tuple[str, str, int]]:
    """Each section: its link's ends in the order of the alphabet, and its place counted from the first of these."""
    found: list[tuple[str, str, int]] = []
    for link in board.links:
        one, two = link.ends
        last = len(link.sections) - 1
        found += [(min(one, two), max(one, two), at if one < two else last - at) for at in range(last + 1)]
    return found


def runs(given: Table) -> dict[Run, Move]:
    """What can be travelled, however its sections are numbered."""
    called = names(given.position.chart.board)
    moves = [move for move in given.can(Move) if isinstance(move, Move)]
    return {
        frozenset(called[at] for at in range(min(move.start, move.end), max(move.start, move.end) + 1)): move
        for move in moves
    }


def laid(given: Mapping[str, Any], board: LosBoard) -> Table:
    return a_turn(roll=[L, L, B, B, B, J, J, R, S], board=board, **given)


def state_of(given: Table) -> tuple[object, ...]:
    """All that travelling can change."""
    view, called = given.view(), names(given.position.chart.board)
    taken = {called[at]: taker for at, taker in enumerate(view.sections) if taker is not None}
    return taken, [each.owner for each in view.destinations], view.started, view.spent, view.points, view.bans


def lengths(given: Table) -> tuple[int, ...]:
    return tuple(int(route_of(given.position, seat)) for seat in (ANNA, BEN))


@clause("LI-11", "LI-15", "LI-16")
@every_table
def test_the_same_can_be_travelled(given: Mapping[str, Any]) -> None:
    there, back = laid(given, THERE), laid(given, BACK)
    assert runs(there)
    assert set(runs(there)) == set(runs(back))
    for seat in (ANNA, BEN):
        assert can_play_on(there.position, seat) == can_play_on(back.position, seat)


@clause("LI-13a", "LI-15a", "LI-25")
@every_table
def test_two_movements_lead_to_the_same(given: Mapping[str, Any]) -> None:
    there, back = laid(given, THERE), laid(given, BACK)
    for run, move in runs(there).items():
        one, other = do(there, move), do(back, runs(back)[run])
        assert state_of(one) == state_of(other)
        assert lengths(one) == lengths(other)
        assert set(runs(one)) == set(runs(other))
        for second, again in runs(one).items():
            mirrored: Action = runs(other)[second]
            assert state_of(do(one, again)) == state_of(do(other, mirrored))
