"""What a tournament adds up to. The field names are a promise: `saucer arena --json` writes them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from saucer.arena.figures import interval
from saucer.arena.rating import intervals, means, ratings
from saucer.arena.results import open_results, put_on_file
from saucer.arena.sides import WHOLE_WIN
from saucer.arena.simulate import check
from saucer.arena.tournament import Deal, Tournament, check_bots, play_deal
from saucer.arena.workers import spread
from saucer.core import Unreadable, stream

SHARES, RATINGS = 0, 1
"""Each bootstrap draws from a stream of its own."""


class Meeting(Struct, frozen=True):
    """The share of wins of one bot alone against a table of another; `even` is what an equal would win."""

    bot: str
    against: str
    wins: float
    share: float
    low: float
    high: float
    even: float


class Rated(Struct, frozen=True):
    """`milliseconds` are those of a decision on average, `longest_milliseconds` those of the longest."""

    name: str
    rating: float
    low: float
    high: float
    decisions: int
    milliseconds: float
    longest_milliseconds: float


class Standings(Struct, frozen=True):
    """`games` were played by each pairing, all of the same deals."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: int
    games: int
    bots: tuple[Rated, ...]
    meetings: tuple[Meeting, ...]


def compete(
    tournament: Tournament,
    games: int,
    folder: Path,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Standings:
    """Play the deals that are missing in the folder, and rate the bots; `progress` hears of every deal."""
    check(tournament.game, tournament.players, tournament.options, games, tournament.seed, workers)
    check_bots(tournament)
    deals = open_results(folder, tournament.configuration())
    if len(deals) > games:
        raise Unreadable(f"{folder} holds {len(deals)} games of each pairing already; expected at most {games}")
    if progress is not None:
        progress(len(deals))
    for deal in put_on_file(folder, spread(play_deal, tournament, range(len(deals), games), workers)):
        deals.append(deal)
        if progress is not None:
            progress(1)
    return standings(tournament, deals)


def standings(tournament: Tournament, deals: Sequence[Deal]) -> Standings:
    configuration = tournament.configuration()
    return Standings(
        game=configuration.game,
        rules=configuration.rules,
        players=configuration.players,
        options=configuration.options,
        seed=configuration.seed,
        games=len(deals),
        bots=_rated(tournament, deals),
        meetings=_meetings(tournament, deals),
    )


def _parts(deals: Sequence[Deal]) -> list[list[float]]:
    return [[wins / WHOLE_WIN for wins in deal.wins] for deal in deals]


def _meetings(tournament: Tournament, deals: Sequence[Deal]) -> tuple[Meeting, ...]:
    parts = _parts(deals)
    bounds = intervals(parts, list, stream(tournament.seed, SHARES))
    names = [(tournament.bots[alone], tournament.bots[others]) for alone, others in tournament.pairings()]
    even = 1 / tournament.players
    return tuple(
        Meeting(bot, against, share * len(deals), share, *_unlike(bound, share, len(deals)), even)
        for (bot, against), share, bound in zip(names, means(parts), bounds, strict=True)
    )


def _unlike(bound: tuple[float, float], share: float, games: int) -> tuple[float, float]:
    """Deals that all ended alike say nothing when they are drawn anew: Wilson's interval then."""
    return interval(share * games, games) if bound[0] == bound[1] else bound


def _rated(tournament: Tournament, deals: Sequence[Deal]) -> tuple[Rated, ...]:
    """Rate every bot, the best first."""
    parts = _parts(deals)

    def rate(shares: list[float]) -> list[float]:
        return ratings(tournament.pairings(), shares, len(deals), len(tournament.bots), tournament.players)

    bounds = intervals(parts, rate, stream(tournament.seed, RATINGS))
    rows = zip(range(len(tournament.bots)), rate(means(parts)), bounds, strict=True)
    found = [_row(tournament, deals, bot, rating, bound) for bot, rating, bound in rows]
    return tuple(sorted(found, key=lambda each: -each.rating))


def _row(tournament: Tournament, deals: Sequence[Deal], bot: int, rating: float, bound: tuple[float, float]) -> Rated:
    thoughts = [deal.thoughts[bot] for deal in deals]
    decisions = sum(thought.decisions for thought in thoughts)
    seconds = sum(thought.seconds for thought in thoughts)
    longest = max(thought.longest for thought in thoughts)
    low, high = bound
    return Rated(tournament.bots[bot], rating, low, high, decisions, 1000 * seconds / max(1, decisions), 1000 * longest)
