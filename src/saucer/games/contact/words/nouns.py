"""Contact: chips, cards and numbers as parts of a sentence."""

from collections.abc import Sequence

from saucer.core import Seat, SeatName, Text, text
from saucer.core.text import Words, listed
from saucer.games.contact.model import Chip, ChipView, Helper, Planet
from saucer.games.contact.rules.chart import WIDTH

CELL = WIDTH // 8
"""The table is described as eight rows of eight fields, 5 cm wide, from the top left."""


def named(chip: Chip) -> Text:
    if chip == "earth":
        return text("chip-earth")
    if chip.startswith("asteroid_"):
        return text("chip-asteroid", number=int(chip.removeprefix("asteroid_")))
    return text("chip-planet", letter=Words(chip))


def chips(among: Sequence[Chip]) -> Text:
    return listed([named(chip) for chip in among]) if among else text("nothing")


def planets(among: Sequence[Planet]) -> Text:
    return listed([text("letter", letter=Words(planet)) for planet in among]) if among else text("nothing")


def route(stops: Sequence[Chip]) -> Text:
    """The first, and from there to each of the others."""
    if len(stops) == 1:
        return named(stops[0])
    return text("route-on", chip=named(stops[0]), rest=route(stops[1:]))


def numbers(among: Sequence[int]) -> Text:
    return listed([text("number", number=number) for number in among]) if among else text("nothing")


def helper(card: Helper) -> Text:
    return text(f"helper-{card}")


def helpers(cards: Sequence[Helper]) -> Text:
    return listed([helper(card) for card in cards]) if cards else text("nothing")


def place(chip: ChipView) -> Text:
    return text("place", row=field(chip.y), column=field(chip.x))


def field(at: int) -> int:
    """The number of a field, from 1 to 8."""
    return min(at // CELL, 7) + 1


def player(seat: Seat | None) -> SeatName:
    assert seat is not None
    return SeatName(seat)
