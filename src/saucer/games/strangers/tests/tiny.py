"""Small boards and small Architect games on them, drawn by chance: for trying everything."""

from collections import Counter

from saucer.core import Random
from saucer.games.strangers.board_model import Scoring, Space, StrangersBoard, Street
from saucer.games.strangers.boards.checks import beside, name_of
from saucer.games.strangers.boards.puzzles import Puzzle
from saucer.games.strangers.model import CARDS
from saucer.games.strangers.rules.index import index_of
from saucer.games.strangers.rules.opening import lay_out_puzzle, open_box
from saucer.games.strangers.rules.position import StrangersPosition
from saucer.games.strangers.rules.state import ARCHITECT

SIDE = 4
KINDS = (
    ("park", (2, 1)), ("home", (3,)), ("mansion", (6,)), ("pool", (4, 2)), ("library", (2, 1)), ("prom", (0, 3)),
    ("clubhouse", (4, 3)),
)  # fmt: skip
LEFT_OUT = ("stranger_sighting", "saucer", "science_club_saviors", "hitchhiking", "soda_shop_date")


def tiny_board(random: Random, icons: int) -> StrangersBoard:
    """Not within DS-3: a park, and four scoring spaces more, each with one bar; some walls; so many Stranger spaces."""
    spaces = [name_of(column, row) for column in range(SIDE) for row in range(SIDE)]
    order = [spaces[place] for place in random.shuffled(len(spaces))]
    scoring_spaces, streets = order[:5], order[5:]
    kinds = [KINDS[0], *[KINDS[1 + place] for place in random.shuffled(len(KINDS) - 1)[:4]]]
    scoring = tuple(
        Scoring(space, kind, f"Place {space}", values)  # type: ignore[arg-type]
        for space, (kind, values) in zip(scoring_spaces, kinds, strict=True)
    )
    roads = tuple(
        Street(space, 0 < place <= icons, place == 0 or random.below(3) == 0, random.below(3) == 0)
        for place, space in enumerate(streets)
    )
    return StrangersBoard(
        "Tiny", 4, SIDE, SIDE, streets[0], roads, scoring, walls(random, streets), bars(random, streets, scoring)
    )


def walls(random: Random, streets: list[Space]) -> tuple[tuple[Space, Space], ...]:
    sides = [(one, other) for one in streets for other in beside(one) if other in streets and one < other]
    return tuple(side for side in sides if random.below(6) == 0)


def bars(random: Random, streets: list[Space], scoring: tuple[Scoring, ...]) -> tuple[tuple[Space, Space], ...]:
    found: list[tuple[Space, Space]] = []
    for place in scoring:
        near = [space for space in beside(place.space) if space in streets]
        if near:
            found.append((near[int(random.below(len(near)))], place.space))
    return tuple(found)


def tiny_puzzle(random: Random, strangers: int, pool: int) -> Puzzle:
    cards = [card for card in CARDS if card not in LEFT_OUT for _ in range(2)]
    order = [cards[place] for place in random.shuffled(len(cards))]
    return Puzzle("", tuple(order[:3]), dict(Counter(order[3 : 3 + pool])), strangers, 0)


def tiny_game(board: StrangersBoard, puzzle: Puzzle) -> StrangersPosition:
    position = StrangersPosition(1, index_of(board), ARCHITECT)
    open_box(position)
    lay_out_puzzle(position, puzzle)
    return position
