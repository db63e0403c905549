"""Don't Talk to Strangers: the view for a terminal, a text for each line: a street map and what lies on it."""

from functools import cache

from saucer.core import Seat, SeatName, Text, Words, text
from saucer.games.strangers.board_model import Scoring, Space, StrangersBoard
from saucer.games.strangers.model import StrangersView
from saucer.games.strangers.words.nouns import at, cards, owners_at

STRANGER = "X"
BLANK = "\u2800"
"""Looks like a space and is kept as it is: of plain spaces in a row only one is left in somebody's words."""
NUMBERS = "0123456789"


def drawing(view: StrangersView) -> list[Text]:
    lines = [text("draw-state", left=view.strangers_left, deck=view.deck)]
    lines += [text("draw-line", line=Words(line.replace(" ", BLANK))) for line in street_map(view)]
    lines.append(text("draw-legend"))
    lines += [scoring(view, place) for place in view.board.scoring]
    lines += [player(view, Seat(seat)) for seat in range(len(view.players))]
    if view.hand is not None:
        lines.append(text("draw-hand", cards=cards(view.hand)))
    return lines


def street_map(view: StrangersView) -> list[str]:
    """As in the board's file: three characters a space, walls and yellow bars between them."""
    lines = ["     " + "   ".join(columns(view.board))]
    for above, row in plan(view.board):
        lines.append(above)
        spaces = [on_space(view, space) + side for space, side in row]
        lines.append(f"{row[0][0][1:]:>2} |" + "".join(spaces))
    lines.append("   +" + view.board.columns * "---+")
    return lines


def columns(board: StrangersBoard) -> list[str]:
    return [chr(ord("a") + column) for column in range(board.columns)]


@cache
def plan(board: StrangersBoard) -> list[tuple[str, list[tuple[Space, str]]]]:
    """What never changes: for each row the line above it, and each space with its right side."""
    found: list[tuple[str, list[tuple[Space, str]]]] = []
    for row in range(1, board.rows + 1):
        above = [3 * side(board, f"{each}{row - 1}", f"{each}{row}").replace("|", "-") for each in columns(board)]
        right = [(f"{each}{row}", side(board, f"{each}{row}", f"{chr(ord(each) + 1)}{row}")) for each in columns(board)]
        found.append(("   +" + "+".join(above) + "+", right))
    return found


def side(board: StrangersBoard, one: Space, other: Space) -> str:
    """A wall, a yellow bar, or nothing."""
    if (one, other) in board.bars or (other, one) in board.bars:
        return "="
    streets = {street.space for street in board.streets}
    is_open = {one, other} <= streets and (one, other) not in board.walls and (other, one) not in board.walls
    return " " if is_open else "|"


@cache
def printed(board: StrangersBoard) -> dict[Space, str]:
    """What is printed on each space; nothing for what is no space."""
    found = {place.space: f" {chr(ord('A') + number)} " for number, place in enumerate(board.scoring)}
    for street in board.streets:
        middle = "@" if street.space == board.school else "t" if street.forest else "."
        stop = "s" if street.school_bus else "c" if street.city_bus else " "
        both = street.school_bus and street.city_bus
        found[street.space] = ("x" if street.stranger else " ") + middle + ("b" if both else stop)
    return found


def on_space(view: StrangersView, space: Space) -> str:
    """A Stranger or its icon; whose Kids are there, or the letter of a scoring space; the bus stop."""
    drawn = printed(view.board).get(space, "###")
    return (STRANGER if space in view.strangers else drawn[0]) + kids_on(view, space, drawn[1]) + drawn[2]


def kids_on(view: StrangersView, space: Space, empty: str) -> str:
    """The number of the seat, counted from 1; a star for Kids of several."""
    owners = [seat for seat, each in enumerate(view.players) if space in each.kids]
    if not owners:
        return empty
    return NUMBERS[owners[0] + 1] if len(owners) == 1 else "*"


def scoring(view: StrangersView, place: Scoring) -> Text:
    letter = Words(chr(ord("A") + view.board.scoring.index(place)))
    owners = "".join("." if owner is None else NUMBERS[owner + 1] for owner in owners_at(view, place))
    values = ", ".join(str(value) for value in place.values)
    return text("draw-scoring", letter=letter, place=text(f"kind-{place.kind}"), name=Words(place.name),
                space=at(place.space), values=Words(values), owners=Words(owners))  # fmt: skip


def player(view: StrangersView, seat: Seat) -> Text:
    shown = view.players[seat]
    line = text("draw-player", number=seat + 1, player=SeatName(seat), points=shown.points, supply=shown.supply,
                cards=shown.cards, limit=shown.hand_limit)  # fmt: skip
    if shown.known and seat != view.seat:
        return text("draw-known", line=line, cards=cards(shown.known))
    return line
