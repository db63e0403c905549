"""Ratings after Plackett and Luce: a seat wins in proportion to the strength of the bot that sits there."""

from collections.abc import Callable, Sequence
from math import log10

from saucer.core import Random

SCALE = 400.0
"""Ten times the strength is so many points more, as in chess."""
ROUNDS = 200
RESAMPLES = 500
TAIL = 0.025

Pairing = tuple[int, int]


def strengths(pairings: Sequence[Pairing], shares: Sequence[float], games: int, bots: int, players: int) -> list[float]:
    """Most likely strengths, with a mean logarithm of 0; `shares` are of the bot alone in each pairing.

    One more game is added to each pairing, won evenly by all seats, so that a bot that never wins has a rating too.
    Hunter's iteration: the wins divided by what one unit of strength would have been expected to win.
    """
    wins = [0.0] * bots
    for (alone, others), share in zip(pairings, shares, strict=True):
        wins[alone] += share * games + 1 / players
        wins[others] += (1 - share) * games + (players - 1) / players
    found = [1.0] * bots
    for _ in range(ROUNDS):
        found = _next(found, wins, pairings, games + 1, players)
    return found


def _next(found: list[float], wins: list[float], pairings: Sequence[Pairing], games: int, players: int) -> list[float]:
    chances = [0.0] * len(found)
    for alone, others in pairings:
        table = found[alone] + (players - 1) * found[others]
        chances[alone] += games / table
        chances[others] += games * (players - 1) / table
    raw = [won / chance for won, chance in zip(wins, chances, strict=True)]
    mean = sum(log10(strength) for strength in raw) / len(raw)
    return [strength / 10**mean for strength in raw]


def ratings(pairings: Sequence[Pairing], shares: Sequence[float], games: int, bots: int, players: int) -> list[float]:
    return [SCALE * log10(strength) for strength in strengths(pairings, shares, games, bots, players)]


def intervals(
    deals: Sequence[Sequence[float]], measure: Callable[[list[float]], list[float]], random: Random
) -> list[tuple[float, float]]:
    """95 % intervals by bootstrap over deals: `measure` is taken of the means of deals drawn anew, with repetition."""
    drawn = sorted_columns([measure(means(resampled(deals, random))) for _ in range(RESAMPLES)])
    low, high = int(TAIL * RESAMPLES), int((1 - TAIL) * RESAMPLES) - 1
    return [(column[low], column[high]) for column in drawn]


def resampled(deals: Sequence[Sequence[float]], random: Random) -> list[Sequence[float]]:
    return [deals[int(random.below(len(deals)))] for _ in deals]


def means(deals: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(deals) for column in zip(*deals, strict=True)]


def sorted_columns(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    return [sorted(column) for column in zip(*rows, strict=True)]
