"""Dice that can be checked, against vectors and against the words of docs/fairness.md."""

import hmac
from hashlib import sha256

from saucer.core import Dice, Order, Pick
from saucer.core.dice import Fair
from saucer.core.fair import FairRandom, commitment, table_key

SEED = bytes(range(32))
KEY = table_key(SEED, "table", ("Anna", "Ben"), ("00" * 16, "ff" * 16))


def test_the_promise_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == sha256(SEED).hexdigest()
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_key_is_known() -> None:
    parts = [b"table", b"Anna", b"Ben", b"00" * 16, b"ff" * 16]
    message = b"saucer-dice-1" + b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    assert hmac.digest(SEED, message, "sha256") == KEY
    assert KEY.hex() == "08d6a1bfc978fe5d4df696e4637c988238cc8def9baaa7b2145804ddc30bc40f"


def test_the_numbers_of_each_chance_are_known() -> None:
    assert _words(0, 10) == [
        3361281196, 1505139478, 3059621256, 2753951796, 79640433, 1326067181, 1746572829, 1924770478,
        3522389737, 163309703,
    ]  # fmt: skip
    assert _words(1, 3) == [790624294, 2979254446, 3735428706]
    random = FairRandom(KEY, 2)
    assert [int(random.below(6)) for _ in range(10)] == [1, 2, 3, 3, 3, 2, 4, 0, 5, 2]


def _words(number: int, count: int) -> list[int]:
    random = FairRandom(KEY, number)
    return [int(random.word()) for _ in range(count)]


def test_words_are_read_from_blocks_big_end_first() -> None:
    blocks = [hmac.digest(KEY, (3).to_bytes(8, "big") + block.to_bytes(4, "big"), "sha256") for block in range(2)]
    data = b"".join(blocks)
    assert _words(3, 16) == [int.from_bytes(data[at : at + 4], "big") for at in range(0, 64, 4)]


class Given(FairRandom):
    def __init__(self, *words: int) -> None:
        super().__init__(KEY, 0)
        self._bytes = b"".join(word.to_bytes(4, "big") for word in words)


def test_a_word_that_would_favour_small_numbers_is_drawn_again() -> None:
    assert Given(0xFFFFFFFF, 0xFFFFFFFC, 10).below(6) == 4
    assert Given(0xFFFFFFFB, 10).below(6) == 0xFFFFFFFB % 6


def test_every_part_of_the_key_matters() -> None:
    seats, words = ("Anna", "Ben"), ("00" * 16, "ff" * 16)
    keys = {
        KEY,
        table_key(bytes(32), "table", seats, words),
        table_key(SEED, "tables", seats, words),
        table_key(SEED, "table", ("Ben", "Anna"), words),
        table_key(SEED, "table", seats, words[::-1]),
        table_key(SEED, "table", ("AnnaB", "en"), words),
        table_key(SEED, "table", seats, ("0" * 31, "0" + "ff" * 16)),
    }
    assert len(keys) == 7


def test_each_chance_has_numbers_of_its_own() -> None:
    """However many the one before it used: so restarts and undo cannot shift them."""
    rolls = Fair(KEY)
    first = [rolls.roll(draw) for draw in (Order(30), Dice(2, 6), Pick((1, 1)))]
    assert rolls.rolled == 3
    assert Fair(KEY, 1).roll(Dice(2, 6)) == first[1]
    assert Fair(KEY, 2).roll(Pick((1, 1))) == first[2]
