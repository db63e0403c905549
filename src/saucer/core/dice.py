"""Who rolls: the source of the k-th chance of a record, as its header says."""

from typing import Protocol

from saucer.core.chance import Draw, Outcome
from saucer.core.fair import FairRandom, keyed, table_key
from saucer.core.random import Random, stream
from saucer.core.record import FairDice, Header, SeededDice


class Roller(Protocol):
    def roll(self, draw: Draw) -> Outcome:
        """Return the outcome of the next chance."""


class Seeded:
    """One stream gives all the chance of a game, which is fast."""

    def __init__(self, seed: int, game: int) -> None:
        self._random = stream(seed, game)

    def roll(self, draw: Draw) -> Outcome:
        return draw.sample(self._random)


class Fair:
    """The k-th chance has numbers of its own, so that undo and restarts cannot shift them."""

    def __init__(self, key: bytes, rolled: int = 0, prepared: tuple[Outcome, ...] = ()) -> None:
        self._key = key
        self.rolled = rolled
        self._prepared = prepared

    def roll(self, draw: Draw) -> Outcome:
        outcome = draw.sample(FairRandom(self._key, self.rolled))
        ready = self._prepared[self.rolled : self.rolled + 1]
        self.rolled += 1
        return ready[0] if ready and draw.admits(ready[0]) else outcome


def dice_of(header: Header, seed: str | None) -> Roller | None:
    """None if the outcomes cannot be recomputed: entered by hand, or the seed is not revealed."""
    match header.dice:
        case SeededDice(seed=number, game=game):
            return Seeded(number, game)
        case FairDice(prepared=prepared) if seed is not None:
            return Fair(key_of(header, seed), 0, prepared)
        case _:
            return None


def key_of(header: Header, seed: str) -> bytes:
    """Return the key of a table with fair dice, by the rule of its record's format."""
    assert isinstance(header.dice, FairDice)
    data, table, words = bytes.fromhex(seed), header.dice.table, header.dice.words
    if header.saucer == 1:
        names = tuple(player.name for player in header.seats)
        return keyed(b"saucer-dice-1", data, len(names), (table, *names, *words))
    return table_key(data, table, words)


def bot_random(seed: int, game: int, seat: int, decision: int) -> Random:
    """A bot's randomness: from the game's seed, its seat and its decision number, apart from the game's chance."""
    return stream(seed, game, seat + 1, decision)
