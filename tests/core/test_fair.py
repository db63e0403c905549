"""Dice that can be checked, against vectors and against the words of docs/fairness.md."""

import hmac
from hashlib import sha256

from saucer.core import Dice, Order, Pick
from saucer.core.dice import Fair, key_of
from saucer.core.fair import FairRandom, commitment, keyed, table_key
from saucer.core.record import FairDice, Header, Player

SEED = bytes(range(32))
KEY = table_key(SEED, "table", ("ff" * 16, "", "00" * 16))


def test_the_promise_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == sha256(SEED).hexdigest()
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_key_is_known() -> None:
    parts = [b"table", b"00" * 16, b"ff" * 16]
    message = (
        b"saucer-dice-2" + (2).to_bytes(4, "big") + b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    )
    assert hmac.digest(SEED, message, "sha256") == KEY
    assert KEY.hex() == "9e34370cc0fca7a1b02cd872e981a2f15c2120fe6a8f84a6cc94bae4fd988a4d"


def test_the_numbers_of_each_chance_are_known() -> None:
    assert _words(0, 10) == [
        2926269795, 3484666440, 1772973732, 345913373, 2767726554, 4235308958, 233392146, 1030282012,
        189998550, 3262305044,
    ]  # fmt: skip
    assert _words(1, 3) == [1827540130, 2281335092, 1481884980]
    random = FairRandom(KEY, 2)
    assert [int(random.below(6)) for _ in range(10)] == [5, 1, 2, 5, 1, 3, 3, 0, 1, 0]


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
    words = ("00" * 16, "ff" * 16)
    keys = {
        KEY,
        table_key(bytes(32), "table", words),
        table_key(SEED, "tables", words),
        table_key(SEED, "table", words[:1]),
        table_key(SEED, "table", (*words, "ff" * 16)),
        table_key(SEED, "table", ("00" * 16, "0" + "f" * 31)),
        table_key(SEED, "table", ("0" * 31, "0" + "ff" * 16)),
        table_key(SEED, "table", ()),
    }
    assert len(keys) == 8


def fair_header(saucer: int, *words: str, names: tuple[str, ...] = ("Anna", "Ben")) -> Header:
    dice = FairDice("table", commitment(SEED), words)
    return Header(saucer, "auction", 1, {}, tuple(Player(name) for name in names), dice)


def test_nothing_that_a_table_could_still_change_counts() -> None:
    """Once the words are in a table knows the key of every choice it has: names, bots, who sits where."""
    anna, ben = "00" * 16, "ff" * 16
    told = fair_header(2, anna, ben, "", names=("Anna", "Ben", "Zip"))
    renamed = fair_header(2, anna, ben, "", names=("Anna", "Ben", "Zap"))
    moved = fair_header(2, "", ben, anna, names=("Zip", "Ben", "Anna"))
    with_more_bots = fair_header(2, anna, "", ben, "", names=("Anna", "Zip", "Ben", "Zap"))
    assert {key_of(header, SEED.hex()) for header in (told, renamed, moved, with_more_bots)} == {KEY}


def test_a_record_of_the_first_format_keeps_its_rule() -> None:
    words = ("00" * 16, "server:" + "ff" * 16)
    old = keyed(b"saucer-dice-1", SEED, 2, ("table", "Anna", "Ben", *words))
    assert key_of(fair_header(1, *words), SEED.hex()) == old
    assert key_of(fair_header(2, *words), SEED.hex()) != old
    assert key_of(fair_header(1, "00" * 16, "ff" * 16), SEED.hex()).hex() == (
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
