"""All in All: cards and players as parts of a sentence."""

from collections import Counter
from collections.abc import Sequence

from saucer.core import Seat, SeatName, Text, text
from saucer.core.text import listed
from saucer.games.all_in_all.model import Card


def named(card: Card) -> Text:
    return text(f"card-{card}")


def cards(held: Sequence[Card]) -> Text:
    """Several of a kind are told as a number, in the order of their first."""
    if not held:
        return text("cards-none")
    return listed([counted(card, count) for card, count in Counter(held).items()])


def counted(card: Card, count: int) -> Text:
    return named(card) if count == 1 else text("cards-of_a_kind", count=count, card=named(card))


def players(seats: Sequence[Seat]) -> Text:
    return listed([text("who", player=SeatName(seat)) for seat in seats])
