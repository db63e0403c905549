"""Don't Talk to Strangers: cards, players and spaces as parts of a sentence."""

from collections import Counter
from collections.abc import Sequence

from saucer.core import Seat, SeatName, Text, Words, text
from saucer.core.text import listed
from saucer.games.strangers.board_model import SHARED, Scoring, Space
from saucer.games.strangers.model import Card, StrangersView


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


def kids_of(owners: Sequence[Seat]) -> Text:
    """How many of each player, in the order of their first."""
    counts = Counter(owners).items()
    return listed([text("kids-of", player=SeatName(seat), count=count) for seat, count in counts])


def at(space: Space) -> Words:
    """A space by its name on the map."""
    return Words(space)


def scoring_at(view: StrangersView, space: Space) -> Scoring | None:
    """The scoring space there; None on a street."""
    for each in view.board.scoring:
        if each.space == space:
            return each
    return None


def owners_at(view: StrangersView, place: Scoring) -> tuple[Seat | None, ...]:
    return view.spots[view.board.scoring.index(place)]


def worth_next(view: StrangersView, place: Scoring) -> int:
    """DS-18a, DS-20 What the next Kid there would bring now."""
    owners = owners_at(view, place)
    if place.kind in SHARED:
        return place.values[len(owners) - owners.count(None)]
    return place.values[owners.index(None)]
