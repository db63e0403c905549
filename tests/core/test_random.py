from math import sqrt

import pytest

from saucer.core import Random, stream


def test_the_numbers_are_known() -> None:
    """Records of simulations depend on them, on every machine, compiled or not."""
    assert _words(Random(0), 3) == [1440039541, 1426533124, 1624401240]
    assert _words(Random(7), 6) == [4239444745, 732192471, 2247559114, 3764943884, 1754878758, 1932610771]
    assert _words(stream(7, 1, 2, 3), 3) == [2095180748, 3454775210, 3970434901]


def test_bounded_numbers_and_orders_are_known() -> None:
    random = stream(7)
    assert [int(random.below(6)) for _ in range(12)] == [1, 3, 4, 2, 0, 1, 1, 0, 0, 5, 1, 5]
    assert random.shuffled(8) == [3, 6, 1, 0, 4, 2, 5, 7]


def _words(random: Random, count: int) -> list[int]:
    return [int(random.word()) for _ in range(count)]


@pytest.mark.parametrize("bound", [1, 2, 6, 10, 97])
def test_numbers_below_a_bound_are_all_as_likely(bound: int) -> None:
    random, draws = Random(bound), 20_000
    counts = [0] * bound
    for _ in range(draws):
        counts[int(random.below(bound))] += 1
    expected = draws / bound
    assert sum((count - expected) ** 2 / expected for count in counts) <= _bound(bound - 1)


def _bound(freedom: int) -> float:
    """Beyond what chi-square reaches in one of a million cases."""
    return freedom + 5 * sqrt(2 * freedom) + 12


class Words(Random):
    """Gives these words, first to last."""

    def __init__(self, *words: int) -> None:
        super().__init__(0)
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0) if hasattr(self, "words") else 0


def test_words_that_would_favour_small_numbers_are_drawn_again() -> None:
    assert Words(0xFFFFFFFF, 0xFFFFFFFC, 5).below(6) == 5
    assert Words(0xFFFFFFFB, 5).below(6) == 0xFFFFFFFB % 6
    assert Words(0xFFFFFFFF).below(1 << 32) == 0xFFFFFFFF


def test_an_order_holds_every_number_once() -> None:
    assert sorted(Random(3).shuffled(50)) == list(range(50))
    assert Random(3).shuffled(0) == []


def test_every_order_is_as_likely() -> None:
    random, draws = Random(1), 12_000
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(draws):
        order = tuple(random.shuffled(4))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert sum((count - draws / 24) ** 2 / (draws / 24) for count in counts.values()) <= _bound(23)


def test_streams_of_different_paths_differ() -> None:
    paths = [(), (0,), (1,), (0, 0), (0, 1), (1, 0), (0, 0, 0)]
    assert len({tuple(_words(stream(7, *path), 2)) for path in paths}) == len(paths)
    assert _words(stream(7, 1), 4) != _words(stream(8, 1), 4)
