"""A board that is right, changed in one place."""

from typing import Any

from msgspec.structs import asdict, replace

from saucer.core import Mistake
from saucer.games.los_incognitos.board_model import Destination, Link, LosBoard, Requirement, ScoringTable
from saucer.games.los_incognitos.boards import BOARDS, Amounts, mistakes

STATION = BOARDS["space-station"]


def place_of(name: str) -> int:
    """Where a destination of the station stands in its file."""
    return [each.id for each in STATION.destinations].index(name)


def link_of(one: str, other: str) -> int:
    """Where a link of the station stands in its file."""
    return [set(each.ends) for each in STATION.links].index({one, other})


def with_destination(which: str, /, **changes: Any) -> LosBoard:
    at = place_of(which)
    changed = replace(STATION.destinations[at], **changes)
    return replace(STATION, destinations=(*STATION.destinations[:at], changed, *STATION.destinations[at + 1 :]))


def with_link(one: str, other: str, **changes: Any) -> LosBoard:
    at = link_of(one, other)
    changed = replace(STATION.links[at], **changes)
    return replace(STATION, links=(*STATION.links[:at], changed, *STATION.links[at + 1 :]))


def renamed(old: str, new: str) -> LosBoard:
    links = [replace(each, ends=tuple(new if end == old else end for end in each.ends)) for each in STATION.links]
    return replace(with_destination(old, id=new), links=tuple(links))


def without_link(one: str, other: str) -> LosBoard:
    at = link_of(one, other)
    return replace(STATION, links=STATION.links[:at] + STATION.links[at + 1 :])


def with_more(*links: Link) -> LosBoard:
    return replace(STATION, links=STATION.links + links)


def with_red(**changes: Any) -> LosBoard:
    red = replace(STATION.monsters.red, **changes)
    return replace(STATION, monsters=replace(STATION.monsters, red=red))


def with_red_for(**dice: int) -> LosBoard:
    return with_red(needs=Requirement(**dice))


def with_only_stars() -> LosBoard:
    rows = {name: replace(row, signs=("star",) * len(row.signs)) for name, row in asdict(STATION.monsters).items()}
    return replace(STATION, monsters=ScoringTable(**rows))


def with_more_fields(number: int) -> LosBoard:
    more = tuple(Destination(f"n{at}", "monster", 100, 100, ("red", "blue")) for at in range(number))
    return replace(STATION, destinations=STATION.destinations + more)


def an_island() -> LosBoard:
    """Three more fields, joined to each other and to nothing else."""
    fields = tuple(Destination(f"n{at}", "monster", 100, 100, ("red", "blue")) for at in range(3))
    links = tuple(Link((f"n{at}", f"n{(at + 1) % 3}"), ("land",)) for at in range(3))
    return replace(STATION, destinations=STATION.destinations + fields, links=STATION.links + links)


def found_in(board: LosBoard, *limits: Amounts) -> list[tuple[str, str]]:
    return [(each.place, each.problem.id) for each in mistakes(board, *limits)]


def arguments_of(board: LosBoard) -> dict[str, Any]:
    """What is said of the only mistake of this board."""
    mistake: Mistake
    (mistake,) = mistakes(board)
    return dict(mistake.problem.args)
