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
    message = (
        b"saucer-dice-1" + (2).to_bytes(4, "big") + b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    )
    assert hmac.digest(SEED, message, "sha256") == KEY
    assert KEY.hex() == "22cf0251296bfd7221d96d89116d33b005a649b029c6eebb9df5c20f7fa9af7f"


def test_the_numbers_of_each_chance_are_known() -> None:
    assert _words(0, 10) == [
        1448128601, 1697440464, 3023243536, 4081448163, 3953125686, 1314109926, 1407309371, 792881744,
        2231600345, 839833832,
    ]  # fmt: skip
    assert _words(1, 3) == [2148712584, 1596224509, 2641893372]
    random = FairRandom(KEY, 2)
    assert [int(random.below(6)) for _ in range(10)] == [2, 4, 0, 2, 0, 3, 4, 2, 2, 0]


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
        table_key(SEED, "table", ("Anna",), ("Ben", *words)),
        table_key(SEED, "table", seats, ("0" * 31, "0" + "ff" * 16)),
    }
    assert len(keys) == 8


def test_each_chance_has_numbers_of_its_own() -> None:
    """However many the one before it used: so restarts and undo cannot shift them."""
    rolls = Fair(KEY)
    first = [rolls.roll(draw) for draw in (Order(30), Dice(2, 6), Pick((1, 1)))]
    assert rolls.rolled == 3
    assert Fair(KEY, 1).roll(Dice(2, 6)) == first[1]
    assert Fair(KEY, 2).roll(Pick((1, 1))) == first[2]
