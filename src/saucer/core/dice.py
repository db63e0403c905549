"""Who rolls: the source of the k-th chance of a record, as its header says."""

from typing import Protocol

from saucer.core.chance import Draw, Outcome
from saucer.core.fair import FairRandom, table_key
from saucer.core.random import Random, stream
from saucer.core.record import FairDice, Header, SeededDice


class Roller(Protocol):
    def roll(self, draw: Draw) -> Outcome:
        """The outcome of the next chance."""


class Seeded:
    """One stream for all the chance of a game; fast."""

    def __init__(self, seed: int, game: int) -> None:
        self._random = stream(seed, game)

    def roll(self, draw: Draw) -> Outcome:
        return draw.sample(self._random)


class Fair:
    """The k-th chance has numbers of its own, so that undo and restarts cannot shift them."""

    def __init__(self, key: bytes, rolled: int = 0) -> None:
        self._key = key
        self.rolled = rolled

    def roll(self, draw: Draw) -> Outcome:
        outcome = draw.sample(FairRandom(self._key, self.rolled))
        self.rolled += 1
        return outcome


def dice_of(header: Header, seed: str | None) -> Roller | None:
    """None if the outcomes cannot be recomputed: entered by hand, or the seed is not revealed."""
    match header.dice:
        case SeededDice(seed=number, game=game):
            return Seeded(number, game)
        case FairDice(table=table, words=words) if seed is not None:
            return Fair(table_key(bytes.fromhex(seed), table, tuple(player.name for player in header.seats), words))
        case _:
            return None


def bot_random(seed: int, game: int, seat: int, decision: int) -> Random:
    """A bot's randomness: from the game's seed, its seat and its decision number, apart from the game's chance."""
    return stream(seed, game, seat + 1, decision)
