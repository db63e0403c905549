"""Dice that can be checked: a promise before anybody gives a word, and a key that needs every word.

SHA-256 of a random seed of 256 bits is published first. Every player's device then gives a word of 128 bits; seats
without a device have words that follow from the seed. The key is HMAC-SHA-256 of table, seats and words under the seed.
The k-th chance of the table reads HMAC(key, k, block) as big-endian words of 32 bits. See docs/fairness.md.
"""

import hmac
from hashlib import sha256

from saucer.core.random import Random

SEED_BYTES = 32
WORD_BYTES = 16


def commitment(seed: bytes) -> str:
    return sha256(seed).hexdigest()


def seed_word(seed: bytes, table: str, place: int) -> str:
    """The word of a seat without a device: it follows from the seed, so that nothing is left to choose."""
    message = b"saucer-word-2" + place.to_bytes(4, "big") + table.encode()
    return hmac.digest(seed, message, "sha256")[:WORD_BYTES].hex()


def table_key(seed: bytes, table: str, seats: tuple[str, ...], words: tuple[str, ...]) -> bytes:
    """Every seat has a word: that of its device or, if that is empty, the one that follows from the seed."""
    whole = tuple(word or seed_word(seed, table, place) for place, word in enumerate(words))
    return keyed(b"saucer-dice-2", seed, table, seats, whole)


def keyed(what: bytes, seed: bytes, table: str, seats: tuple[str, ...], words: tuple[str, ...]) -> bytes:
    """The number of seats, then every part with its length before it, so that no two tables are written alike."""
    message = what + len(seats).to_bytes(4, "big")
    for part in (table, *seats, *words):
        data = part.encode()
        message += len(data).to_bytes(4, "big") + data
    return hmac.digest(seed, message, "sha256")


class FairRandom(Random):
    """The numbers of the k-th chance."""

    def __init__(self, key: bytes, number: int) -> None:
        super().__init__(0)
        self._key = key
        self._number = number
        self._block = 0
        self._bytes = b""

    def word(self) -> int:
        if not self._bytes:
            place = self._number.to_bytes(8, "big") + self._block.to_bytes(4, "big")
            self._bytes = hmac.digest(self._key, place, "sha256")
            self._block += 1
        word, self._bytes = self._bytes[:4], self._bytes[4:]
        return int.from_bytes(word, "big")
