"""Dice that can be checked: a promise before anybody gives a word, and a key that needs every word.

SHA-256 of a random seed of 256 bits is published first. Every player's device then gives a word of 128 bits. The key is
HMAC-SHA-256 under the seed of the table and those words, and of nothing that the table could still change. The k-th
chance of the table reads HMAC(key, k, block) as big-endian words of 32 bits. See docs/fairness.md.
"""

import hmac
from hashlib import sha256

from saucer.core.random import Random

SEED_BYTES = 32


def commitment(seed: bytes) -> str:
    return sha256(seed).hexdigest()


def table_key(seed: bytes, table: str, words: tuple[str, ...]) -> bytes:
    """Neither names nor bots nor the order of seats count: until the start these are the table's to change."""
    given = sorted(word for word in words if word)
    return keyed(b"saucer-dice-2", seed, len(given), (table, *given))


def keyed(what: bytes, seed: bytes, count: int, parts: tuple[str, ...]) -> bytes:
    """How many there are, then every part with its length before it, so that no two tables are written alike."""
    message = what + count.to_bytes(4, "big")
    for part in parts:
        data = part.encode()
        message += len(data).to_bytes(4, "big") + data
    return hmac.digest(seed, message, "sha256")


class FairRandom(Random):
    """Draws the numbers of the k-th chance."""

    def __init__(self, key: bytes, number: int) -> None:
        super().__init__(0)
        self._keyed = hmac.new(key, number.to_bytes(8, "big"), "sha256")
        self._block = 0
        self._bytes = b""

    def word(self) -> int:
        if not self._bytes:
            place = self._keyed.copy()  # hmac.digest would let other threads run meanwhile: a table waits for them
            place.update(self._block.to_bytes(4, "big"))
            self._bytes = place.digest()
            self._block += 1
        word, self._bytes = self._bytes[:4], self._bytes[4:]
        return int.from_bytes(word, "big")
