"""Los Incognitos: dice, monsters, places and players as parts of a sentence."""

from collections import Counter
from collections.abc import Sequence

from saucer.core import Seat, SeatName, Text, Words, text
from saucer.core.text import listed
from saucer.games.los_incognitos.board_model import Kind, Names
from saucer.games.los_incognitos.model import Entry, Monster, Spot, Symbol


def symbol(die: Symbol) -> Text:
    return text(f"symbol-{die}")


def dice(shown: Sequence[Symbol]) -> Text:
    """Several alike are told as a number, in the order of their first."""
    if not shown:
        return text("dice-none")
    return listed([counted(die, count) for die, count in Counter(shown).items()])


def counted(die: Symbol, count: int) -> Text:
    return symbol(die) if count == 1 else text("dice-alike", count=count, die=symbol(die))


def kind(monster: Kind) -> Text:
    return text(f"monster-{monster}")


def one(monster: Monster) -> Text:
    """A value field: no two are named alike."""
    return text("one", monster=kind(monster.kind), place=monster.place, value=monster.value)


def spot(place: Spot) -> Text:
    """Each language shows its own name."""
    return text("spot", en=Words(place.en), de=Words(place.de), ca=Words(place.ca))


def named(name: Names | str) -> Text:
    if isinstance(name, str):
        return text("spot", en=Words(name), de=Words(name), ca=Words(name))
    return text("spot", en=Words(name.en), de=Words(name.de), ca=Words(name.ca))


def players(seats: Sequence[Seat]) -> Text:
    return listed([text("who", player=SeatName(seat)) for seat in seats])


def entry(written: Entry) -> Text:
    """LI-21"""
    if written.kind == "points":
        return text("entry-points", points=written.points)
    return text(f"entry-{written.kind}")


def halves(score: int) -> Text:
    """LI-25 Points that are kept in halves."""
    return text("halves-whole" if score % 2 == 0 else "halves-half", points=score // 2)
