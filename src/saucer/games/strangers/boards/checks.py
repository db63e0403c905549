"""Don't Talk to Strangers: what every board must keep to, DS-3 to DS-3b, a player's own ones included."""

from collections import Counter, deque
from collections.abc import Iterator
from itertools import pairwise

from saucer.core import Mistake, Text, Words, text
from saucer.games.strangers.board_model import SHARED, Kind, Scoring, Space, StrangersBoard

NEAREST_HOME = (3, 4)
MANSIONS = (7, 9)
MORE_SPACES = 2
FEWEST_STOPS = 3
MOST_SPOTS = 10
AT_LEAST: dict[Kind, int] = {"pool": 2, "park": 2}
LIBRARY_SPOTS = 4


def mistakes(board: StrangersBoard) -> tuple[Mistake, ...]:
    """First what makes a map of it; only on a map can ways be measured."""
    shape = [*drawing(board)]
    if shape:
        return tuple(shape)
    return (*places(board), *stops(board), *values(board), *strangers(board), *amounts(board))


def mistake(place: str, problem: str, **args: int | Text | Words) -> Mistake:
    return Mistake(place, text(f"board-{problem}", **args))


def column_and_row(space: Space) -> tuple[int, int] | None:
    if len(space) < 2 or not "a" <= space[0] <= "o" or not space[1:].isdecimal() or not space.isascii():
        return None
    return ord(space[0]) - ord("a"), int(space[1:]) - 1


def name_of(column: int, row: int) -> Space:
    return f"{chr(ord('a') + column)}{row + 1}"


def beside(space: Space) -> list[Space]:
    """The four around it, on the board or not."""
    at = column_and_row(space)
    assert at is not None
    column, row = at
    around = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    return [name_of(x, y) for x, y in around if x >= 0 and y >= 0]


def drawing(board: StrangersBoard) -> Iterator[Mistake]:
    """DS-3, DS-3a Spaces lie on the board, each once; bars join a street and a scoring space side by side."""
    streets = [street.space for street in board.streets]
    scoring = [each.space for each in board.scoring]
    for space, count in Counter([*streets, *scoring]).items():
        at = column_and_row(space)
        if at is None or at[0] >= board.columns or at[1] >= board.rows or name_of(*at) != space:
            yield mistake(space, "off", space=Words(space))
        elif count > 1:
            yield mistake(space, "twice")
    if board.school not in streets:
        yield mistake("school", "school")
    known = {each for each in (*streets, *scoring) if column_and_row(each) is not None}
    yield from sides(board, known, set(streets), set(scoring))


def sides(board: StrangersBoard, known: set[Space], streets: set[Space], scoring: set[Space]) -> Iterator[Mistake]:
    for number, (one, other) in enumerate(board.walls):
        if not {one, other} <= streets & known or other not in beside(one):
            yield mistake(f"walls[{number}]", "side", came=Words(f"{one}-{other}"))
    for number, (street, space) in enumerate(board.bars):
        if street not in streets & known or space not in scoring & known or space not in beside(street):
            yield mistake(f"bars[{number}]", "bar", came=Words(f"{street}-{space}"))


def steps_from(board: StrangersBoard, start: Space, closed: set[Space]) -> dict[Space, int]:
    """DS-13, DS-15 How far everything is that can be walked to; nobody passes through a scoring space."""
    walls = {frozenset(wall) for wall in board.walls}
    streets = {street.space for street in board.streets} - closed
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        open_ways = [each for each in beside(here) if each in streets and frozenset((here, each)) not in walls]
        for there in [*open_ways, *[space for street, space in board.bars if street == here]]:
            if there not in steps:
                steps[there] = steps[here] + 1
                if there in streets:
                    waiting.append(there)
    return steps


def of_kind(board: StrangersBoard, kind: Kind) -> list[Scoring]:
    return [each for each in board.scoring if each.kind == kind]


def places(board: StrangersBoard) -> Iterator[Mistake]:
    """DS-3 How far things are from the SCHOOL, which is in the middle."""
    steps = steps_from(board, board.school, set())
    for each in board.scoring:
        if each.space not in steps:
            yield mistake(each.space, "out_of_reach")
        elif each.kind == "mansion" and not MANSIONS[0] <= steps[each.space] <= MANSIONS[1]:
            yield mistake(each.space, "mansion_steps", steps=steps[each.space])
    homes = [steps[each.space] for each in of_kind(board, "home") if each.space in steps]
    if not homes or not NEAREST_HOME[0] <= min(homes) <= NEAREST_HOME[1]:
        yield mistake("scoring", "home_steps", steps=min(homes, default=0))
    at = column_and_row(board.school)
    assert at is not None
    if not is_middle(at[0], board.columns) or not is_middle(at[1], board.rows):
        yield mistake("school", "school_middle")


def is_middle(place: int, length: int) -> bool:
    """In the middle third."""
    return length // 3 <= place < length - length // 3


def stops(board: StrangersBoard) -> Iterator[Mistake]:
    """DS-3b, DS-27"""
    by_bus = {
        "school_bus": [each for each in board.streets if each.school_bus],
        "city_bus": [each for each in board.streets if each.city_bus],
    }
    for bus, found in by_bus.items():
        if len(found) < FEWEST_STOPS or len([each for each in found if not each.stranger]) < FEWEST_STOPS - 1:
            yield mistake("streets", "stops", bus=text(f"bus-{bus}"))
    for street in board.streets:
        if street.space == board.school and (street.stranger or not street.school_bus):
            yield mistake(street.space, "school_icon")


def values(board: StrangersBoard) -> Iterator[Mistake]:
    """DS-3b, DS-17 to DS-20"""
    small = [max(each.values, default=0) for each in board.scoring if each.kind in ("home", "pool")]
    for each in board.scoring:
        place = each.space
        if not 1 <= len(each.values) <= (1 if each.kind in ("home", "mansion") else MOST_SPOTS):
            yield mistake(place, "spots")
        elif each.kind == "mansion" and each.values[0] <= max(small, default=0):
            yield mistake(place, "mansion_value")
        elif each.kind == "pool" and not falls_strictly(each.values):
            yield mistake(place, "pool_values")
        elif each.kind in SHARED and not keeps_its_way(each.kind, each.values):
            yield mistake(place, f"{each.kind}_values")
        elif list(each.values) != sorted(each.values, reverse=True) and each.kind not in SHARED:
            yield mistake(place, "best_first")


def falls_strictly(row: tuple[int, ...]) -> bool:
    return all(one > other for one, other in pairwise(row))


def keeps_its_way(kind: Kind, row: tuple[int, ...]) -> bool:
    """DS-20 A clubhouse falls, a pep rally rises, a prom pays for even numbers."""
    if kind == "clubhouse":
        return falls_strictly(row)
    if kind == "pep_rally":
        return falls_strictly(row[::-1])
    return all((worth > 0) == (number % 2 == 0) for number, worth in enumerate(row, start=1))


def strangers(board: StrangersBoard) -> Iterator[Mistake]:
    """DS-3b Spaces enough for them, and with one on every space there is still somewhere to go."""
    icons = {street.space for street in board.streets if street.stranger}
    if len(icons) < board.strangers + MORE_SPACES:
        yield mistake("streets", "stranger_spaces", least=board.strangers + MORE_SPACES)
    steps = steps_from(board, board.school, icons - {board.school})
    left = [each for each in board.scoring if len(each.values) > 1 and each.space in steps]
    if len(left) < 2:
        yield mistake("streets", "closed")


def amounts(board: StrangersBoard) -> Iterator[Mistake]:
    """DS-3b"""
    for kind, least in AT_LEAST.items():
        if len(of_kind(board, kind)) < least:
            yield mistake("scoring", "too_few", kind=text(f"kind-{kind}"), least=least)
    if not any(each.name == "North Park" for each in of_kind(board, "park")):
        yield mistake("scoring", "north_park")
    if sum(len(each.values) for each in of_kind(board, "library")) < LIBRARY_SPOTS:
        yield mistake("scoring", "library_spots", least=LIBRARY_SPOTS)
