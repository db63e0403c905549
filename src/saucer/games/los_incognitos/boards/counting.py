"""LI-2 and LI-51: how many there are of each, and what is said of every destination by itself."""

from collections.abc import Iterator

from saucer.core import Mistake, text
from saucer.games.los_incognitos.board_model import HEIGHT, WIDTH, Destination, LosBoard, Names
from saucer.games.los_incognitos.boards.limits import LONGEST_ID, LONGEST_NAME, SHUTTLES, Amounts
from saucer.games.los_incognitos.boards.lines import RIM, parts_of

MARGIN = RIM + 14
"""Between the middle of a destination and the edge of the picture."""


def wrong_numbers(board: LosBoard, limits: Amounts) -> Iterator[Mistake]:
    """LI-2, LI-51"""
    kinds = [each.kind for each in board.destinations]
    bounds = {"shuttle": (SHUTTLES, SHUTTLES), **limits._asdict()}
    found = {kind: kinds.count(kind) for kind in ("shuttle", "monster", "vessel", "site")}
    found["sections"] = sum(parts_of(section) for link in board.links for section in link.sections)
    for each, number in found.items():
        low, high = bounds[each]
        if not low <= number <= high:
            place = "links" if each == "sections" else "destinations"
            yield Mistake(place, text(f"mistake-number_of_{each}", found=number, low=low, high=high))


def wrong_destinations(board: LosBoard) -> Iterator[Mistake]:
    """LI-2"""
    yield from wrong_name(board.title, "title", needed=True)
    ids = [each.id for each in board.destinations]
    for at, each in enumerate(board.destinations):
        place = f"destinations[{at}]"
        if ids.index(each.id) < at:
            yield Mistake(f"{place}.id", text("mistake-same_id", other=ids.index(each.id)))
        yield from wrong_destination(each, place)


def wrong_destination(each: Destination, place: str) -> Iterator[Mistake]:
    if not (each.id.isascii() and each.id.isalnum() and len(each.id) <= LONGEST_ID):
        yield Mistake(f"{place}.id", text("mistake-id", high=LONGEST_ID))
    if not MARGIN <= each.x <= WIDTH - MARGIN:
        yield Mistake(f"{place}.x", text("mistake-outside", low=MARGIN, high=WIDTH - MARGIN))
    if not MARGIN <= each.y <= HEIGHT - MARGIN:
        yield Mistake(f"{place}.y", text("mistake-outside", low=MARGIN, high=HEIGHT - MARGIN))
    if each.kind == "monster" and (len(each.monsters) != 2 or each.monsters[0] == each.monsters[1]):
        yield Mistake(f"{place}.monsters", text("mistake-two_kinds"))
    if each.kind != "monster" and each.monsters:
        yield Mistake(f"{place}.monsters", text("mistake-no_kinds"))
    yield from wrong_name(each.name, f"{place}.name", needed=False)


def wrong_name(name: Names | str, place: str, *, needed: bool) -> Iterator[Mistake]:
    words = (
        {place: name} if isinstance(name, str) else {f"{place}.{key}": getattr(name, key) for key in ("en", "de", "ca")}
    )
    for where, said in words.items():
        if len(said) > LONGEST_NAME or not said.isprintable() or (needed and not said.strip()):
            yield Mistake(where, text("mistake-name", high=LONGEST_NAME))
