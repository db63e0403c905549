"""LI-3, LI-4a and LI-39: requirements, values and signs."""

from collections.abc import Iterator, Sequence
from typing import get_args

from saucer.core import Mistake, text
from saucer.games.los_incognitos.board_model import Kind, LosBoard, MonsterRow, Requirement, Sign
from saucer.games.los_incognitos.boards.limits import DICE, HIGHEST_VALUE, VALUES_OF_A_ROW


def wrong_tables(board: LosBoard) -> Iterator[Mistake]:
    """LI-3"""
    rows = board.monsters.rows()
    for kind, row in zip(get_args(Kind), rows, strict=True):
        yield from wrong_monster(row, f"monsters.{kind}")
    used = {sign for row in rows for sign in row.signs}
    if used != set(get_args(Sign)):
        yield Mistake("monsters", text("mistake-signs_used", found=len(used)))
    yield from wrong_site_values(board)


def wrong_monster(row: MonsterRow, place: str) -> Iterator[Mistake]:
    yield from wrong_needs(row.needs, f"{place}.needs")
    low, high = VALUES_OF_A_ROW
    for name, values in (("upper", row.upper), ("lower", row.lower)):
        if not low <= len(values) <= high:
            yield Mistake(f"{place}.{name}", text("mistake-row", found=len(values), low=low, high=high))
        yield from wrong_values(values, f"{place}.{name}")
    if len(row.signs) != len(row.values()):
        yield Mistake(f"{place}.signs", text("mistake-signs", found=len(row.signs), needed=len(row.values())))


def wrong_needs(needs: Requirement, place: str) -> Iterator[Mistake]:
    """LI-4a"""
    dice = (needs.spray, needs.jetpack, needs.moonboot, needs.locator)
    low, high = DICE
    if min(dice) < 0 or not low <= sum(dice) <= high:
        yield Mistake(place, text("mistake-needs", low=low, high=high))
    if needs.spray < 1:
        yield Mistake(f"{place}.spray", text("mistake-spray"))


def wrong_values(values: Sequence[int], place: str) -> Iterator[Mistake]:
    for at, value in enumerate(values):
        if not 1 <= value <= HIGHEST_VALUE:
            yield Mistake(f"{place}[{at}]", text("mistake-value", high=HIGHEST_VALUE))


def wrong_site_values(board: LosBoard) -> Iterator[Mistake]:
    """LI-3 As many as there are sites."""
    sites = sum(each.kind == "site" for each in board.destinations)
    if len(board.site_values) != sites:
        yield Mistake("site_values", text("mistake-site_values", found=len(board.site_values), needed=sites))
    yield from wrong_values(board.site_values, "site_values")
