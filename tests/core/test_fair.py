"""Dice that can be checked, against vectors and against the words of docs/fairness.md."""

import hmac
from hashlib import sha256

from saucer.core import Dice, Order, Pick
from saucer.core.dice import Fair, key_of
from saucer.core.fair import FairRandom, commitment, keyed, seed_word, table_key
from saucer.core.record import FairDice, Header, Player

SEED = bytes(range(32))
KEY = table_key(SEED, "table", ("Anna", "Ben"), ("00" * 16, "ff" * 16))


def test_the_promise_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == sha256(SEED).hexdigest()
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_key_is_known() -> None:
    parts = [b"table", b"Anna", b"Ben", b"00" * 16, b"ff" * 16]
    message = (
        b"saucer-dice-2" + (2).to_bytes(4, "big") + b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    )
    assert hmac.digest(SEED, message, "sha256") == KEY
    assert KEY.hex() == "287dde0b8261690234471a2d5c226757e242beadd0809873fa9b7733817840f2"


def test_the_numbers_of_each_chance_are_known() -> None:
    assert _words(0, 10) == [
        3046416237, 1292078011, 2274410859, 4211398904, 3731617953, 2254416262, 1770219262, 3264336084,
        996626955, 691801908,
    ]  # fmt: skip
    assert _words(1, 3) == [1287447880, 248564549, 1682855920]
    random = FairRandom(KEY, 2)
    assert [int(random.below(6)) for _ in range(10)] == [4, 4, 0, 4, 4, 4, 3, 0, 2, 2]


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


def fair_header(saucer: int, *words: str) -> Header:
    dice = FairDice("table", commitment(SEED), words)
    return Header(saucer, "auction", 1, {}, (Player("Anna"), Player("Ben", "random")), dice)


def test_the_word_of_a_seat_without_a_device_follows_from_the_seed() -> None:
    message = b"saucer-word-2" + (1).to_bytes(4, "big") + b"table"
    assert seed_word(SEED, "table", 1) == hmac.digest(SEED, message, "sha256")[:16].hex()
    given = table_key(SEED, "table", ("Anna", "Ben"), ("00" * 16, seed_word(SEED, "table", 1)))
    assert key_of(fair_header(2, "00" * 16, ""), SEED.hex()) == given
    assert len({seed_word(SEED, table, place) for table in ("a", "b") for place in range(3)}) == 6


def test_a_record_of_the_first_format_keeps_its_rule() -> None:
    words = ("00" * 16, "server:" + "ff" * 16)
    old = keyed(b"saucer-dice-1", SEED, "table", ("Anna", "Ben"), words)
    assert key_of(fair_header(1, *words), SEED.hex()) == old
    assert key_of(fair_header(2, *words), SEED.hex()) != old
    assert keyed(b"saucer-dice-1", SEED, "table", ("Anna", "Ben"), ("00" * 16, "ff" * 16)).hex() == (
        "22cf0251296bfd7221d96d89116d33b005a649b029c6eebb9df5c20f7fa9af7f"
    )


def test_each_chance_has_numbers_of_its_own() -> None:
    """However many the one before it used: so restarts and undo cannot shift them."""
    rolls = Fair(KEY)
    first = [rolls.roll(draw) for draw in (Order(30), Dice(2, 6), Pick((1, 1)))]
    assert rolls.rolled == 3
    assert Fair(KEY, 1).roll(Dice(2, 6)) == first[1]
    assert Fair(KEY, 2).roll(Pick((1, 1))) == first[2]


def test_what_was_prepared_comes_first_where_it_can_be() -> None:
    """At a guided table. The dice after it are those that would have come anyway."""
    fair, guided = Fair(KEY), Fair(KEY, 0, ((5, 5), (9,), (1,)))
    rolled = [fair.roll(Dice(2, 6)) for _ in range(4)]
    assert [guided.roll(draw) for draw in (Dice(2, 6), Dice(2, 6))] == [(5, 5), rolled[1]], "no dice show 9"
    assert guided.roll(Pick((1, 1))) == (1,)
    assert guided.roll(Dice(2, 6)) == rolled[3]
