"""Chance is a move: what nature can draw, with what weights, and whether an outcome is one of them.

A small closed set. An outcome is a tuple of whole numbers; somebody outside the rules supplies it.
"""

from itertools import combinations_with_replacement, permutations
from math import comb, factorial
from typing import Final

from mypy_extensions import i64, mypyc_attr

from saucer.core.counts import total
from saucer.core.random import Random
from saucer.core.rows import Row, row_of

Outcome = tuple[int, ...]

MOST_OUTCOMES: Final = 10_000
TRIES: Final = 1_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw:
    """One act of nature; good until the position changes."""

    def outcomes(self) -> list[tuple[Outcome, int]] | None:
        """Every outcome with its weight, or None if there are too many to list."""
        raise NotImplementedError

    def sample(self, random: Random) -> Outcome:
        raise NotImplementedError

    def admits(self, outcome: Outcome) -> bool:
        raise NotImplementedError

    def expected(self) -> str:
        """What an outcome looks like, for messages."""
        raise NotImplementedError


class Dice(Draw):
    """So many dice of so many faces: the faces shown, from 0, in rising order."""

    def __init__(self, count: int, faces: int) -> None:
        self.count = count
        self.faces = faces

    def outcomes(self) -> list[tuple[Outcome, int]] | None:
        if comb(self.count + self.faces - 1, self.count) > MOST_OUTCOMES:
            return None
        return [(roll, self._ways(roll)) for roll in combinations_with_replacement(range(self.faces), self.count)]

    def _ways(self, roll: Outcome) -> int:
        ways = factorial(self.count)
        for face in range(self.faces):
            ways //= factorial(roll.count(face))
        return ways

    def sample(self, random: Random) -> Outcome:
        return tuple(sorted([int(random.below(self.faces)) for _ in range(self.count)]))

    def admits(self, outcome: Outcome) -> bool:
        return len(outcome) == self.count and _rising(outcome) and all([0 <= face < self.faces for face in outcome])

    def expected(self) -> str:
        return f"{self.count} dice showing 0 to {self.faces - 1}, in rising order"


class Cards(Draw):
    """So many cards from a multiset given as a count for each face: the faces drawn, in rising order.

    The counts may be part of a longer row: `faces` of them, from `first` on.
    """

    def __init__(self, counts: "Row | list[int]", take: int, first: int = 0, faces: int = -1) -> None:
        self.counts = row_of(counts) if isinstance(counts, list) else counts
        self.take = take
        self.first: i64 = first
        self.faces: i64 = len(counts) if faces < 0 else faces

    def count(self, face: int) -> int:
        return int(self.counts[self.first + face])

    def outcomes(self) -> list[tuple[Outcome, int]] | None:
        if comb(self.take + int(self.faces) - 1, self.take) > MOST_OUTCOMES:
            return None
        drawn = combinations_with_replacement(range(int(self.faces)), self.take)
        return [(faces, self._ways(faces)) for faces in drawn if self.admits(faces)]

    def _ways(self, faces: Outcome) -> int:
        ways = 1
        for face in range(int(self.faces)):
            ways *= comb(self.count(face), faces.count(face))
        return ways

    def sample(self, random: Random) -> Outcome:
        cards = total(self.counts, self.first, self.faces)
        if self.take == 1:
            return (int(self._face(random.below(cards))),)
        left = Cards(self.counts[self.first : self.first + self.faces], self.take)
        drawn: list[int] = []
        for gone in range(self.take):
            face = left._face(random.below(cards - gone))
            left.counts[face] -= 1
            drawn.append(int(face))
        drawn.sort()
        return tuple(drawn)

    def _face(self, place: i64) -> i64:
        """The face of the card at this place, if all lie in the order of their faces."""
        for face in range(self.faces):
            count = self.counts[self.first + face]
            if place < count:
                return face
            place -= count
        raise AssertionError(place)

    def admits(self, outcome: Outcome) -> bool:
        if len(outcome) != self.take or not _rising(outcome):
            return False
        return all([0 <= face < self.faces and outcome.count(face) <= self.count(face) for face in outcome])

    def expected(self) -> str:
        return f"{self.take} of the cards there are, faces 0 to {self.faces - 1}, in rising order"


class Pick(Draw):
    """One of several is picked by weights: the outcome is its number."""

    def __init__(self, weights: tuple[int, ...]) -> None:
        self.weights = weights

    def outcomes(self) -> list[tuple[Outcome, int]] | None:
        return [((place,), weight) for place, weight in enumerate(self.weights) if weight]

    def sample(self, random: Random) -> Outcome:
        rest = int(random.below(sum(self.weights)))
        place = 0
        while rest >= self.weights[place]:
            rest -= self.weights[place]
            place += 1
        return (place,)

    def admits(self, outcome: Outcome) -> bool:
        return len(outcome) == 1 and 0 <= outcome[0] < len(self.weights) and self.weights[outcome[0]] > 0

    def expected(self) -> str:
        return f"one number from 0 to {len(self.weights) - 1}"


class Order(Draw):
    """So many things are put in an order: the outcome is their numbers, first to last."""

    def __init__(self, count: int) -> None:
        self.count = count

    def outcomes(self) -> list[tuple[Outcome, int]] | None:
        if factorial(self.count) > MOST_OUTCOMES:
            return None
        return [(order, 1) for order in permutations(range(self.count))]

    def sample(self, random: Random) -> Outcome:
        return tuple(random.shuffled(self.count))

    def admits(self, outcome: Outcome) -> bool:
        return sorted(outcome) == list(range(self.count))

    def expected(self) -> str:
        return f"the numbers 0 to {self.count - 1} in some order"


class Disc:
    """A round thing to be laid down: within a distance of a middle (if given), and off the table's edges."""

    def __init__(self, radius: int, edge: int, middle: tuple[int, int] | None = None, within: int = 0) -> None:
        self.radius = radius
        self.edge = edge
        self.middle = middle
        self.within = within


class Layout(Draw):
    """Discs on a square table in tenths of a millimetre: x and y of each centre, one after the other.

    Each is uniform over the places still allowed, in the order given; `follows` names discs whose middle is
    the centre of an earlier one. After many rejected places for one disc all are laid anew.
    """

    def __init__(self, width: int, gap: int, discs: tuple[Disc, ...], follows: dict[int, int]) -> None:
        self.width = width
        self.gap = gap
        self.discs = discs
        self.follows = follows

    def outcomes(self) -> list[tuple[Outcome, int]] | None:
        return None

    def sample(self, random: Random) -> Outcome:
        while True:
            laid: list[int] = []
            while len(laid) < 2 * len(self.discs) and self._lay_next(laid, random):
                pass
            if len(laid) == 2 * len(self.discs):
                return tuple(laid)

    def _lay_next(self, laid: list[int], random: Random) -> bool:
        edge = self.discs[len(laid) // 2].edge
        for _ in range(TRIES):
            x = edge + int(random.below(self.width - 2 * edge + 1))
            y = edge + int(random.below(self.width - 2 * edge + 1))
            if self._fits(laid, x, y):
                laid.extend((x, y))
                return True
        return False

    def _fits(self, laid: list[int], x: int, y: int) -> bool:
        number = len(laid) // 2
        disc = self.discs[number]
        if not (disc.edge <= x <= self.width - disc.edge and disc.edge <= y <= self.width - disc.edge):
            return False
        middle = self._middle(laid, number)
        if middle is not None and _squared(x - middle[0], y - middle[1]) > disc.within * disc.within:
            return False
        for other in range(number):
            apart = disc.radius + self.discs[other].radius + self.gap
            if _squared(x - laid[2 * other], y - laid[2 * other + 1]) < apart * apart:
                return False
        return True

    def _middle(self, laid: list[int], number: int) -> tuple[int, int] | None:
        leader = self.follows.get(number)
        if leader is None:
            return self.discs[number].middle
        return (laid[2 * leader], laid[2 * leader + 1])

    def admits(self, outcome: Outcome) -> bool:
        if len(outcome) != 2 * len(self.discs):
            return False
        return all(
            [self._fits(list(outcome[: 2 * n]), outcome[2 * n], outcome[2 * n + 1]) for n in range(len(self.discs))]
        )

    def expected(self) -> str:
        return f"x and y of {len(self.discs)} discs on a table {self.width} wide, none touching"


def _rising(numbers: Outcome) -> bool:
    return all([numbers[at] <= numbers[at + 1] for at in range(len(numbers) - 1)])


def _squared(x: int, y: int) -> int:
    return x * x + y * y
