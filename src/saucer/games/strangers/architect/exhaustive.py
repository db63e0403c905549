"""The best score by trying everything the rules offer: slow, for small games, and to check the solver against.

It knows nothing of journeys or bounds. Positions with the same key are one. It ends, since every play draws, and
between two plays Kids can only be let out as far as the allowance goes, and run away.
"""

from saucer.core import SILENT, Over, Seat
from saucer.games.strangers.rules.position import StrangersPosition

ME = Seat(0)


class Exhaustive:
    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], int] = {}

    def best(self, position: StrangersPosition) -> int:
        """Points at the end, with the best decisions from here on."""
        now = position.next()
        if isinstance(now, Over):
            return now.result.scores[0]
        key = position.key()
        if key not in self.known:
            self.known[key] = max(self.best(self.after(position, number)) for number in self.choices(position))
        return self.known[key]

    def choices(self, position: StrangersPosition) -> range:
        return range(len(position.legal(ME)))

    def after(self, position: StrangersPosition, number: int) -> StrangersPosition:
        there = position.copy()
        there.act(ME, position.legal(ME)[number], SILENT)
        return there
