"""What many games add up to. The field names are a promise: `saucer simulate --json` writes them."""

from collections import Counter
from collections.abc import Sequence
from math import ceil, sqrt
from typing import Any

from msgspec import Struct

from saucer.arena.play import Played
from saucer.arena.sides import WHOLE_WIN, Sides, part_of_win, places
from saucer.core import Game
from saucer.core.codec import plain
from saucer.core.model import Options

NORMAL_95 = 1.959963984540054


class SeatFigures(Struct, frozen=True):
    wins: float
    share: float
    low: float
    high: float
    mean_score: float


class BotFigures(Struct, frozen=True):
    """`games` counts every seat the bot played: two seats in one game are two."""

    name: str
    games: int
    wins: float
    share: float
    low: float
    high: float


class Length(Struct, frozen=True):
    """How long games are, in decisions."""

    mean: float
    p10: int
    p50: int
    p90: int


class Figures(Struct, frozen=True):
    game: str
    players: int
    options: dict[str, Any]
    seed: int
    games: int
    decisions: int
    chance_moves: int
    seconds: float
    decisions_per_second: float
    seats: tuple[SeatFigures, ...]
    bots: tuple[BotFigures, ...]
    endings: dict[str, int]
    length: Length


class GameCounts:
    """Counts of finished games. `bot_wins` and `bot_games` have a place for each name given, wherever that bot sat."""

    def __init__(self, sides: Sides, bots: int = 0) -> None:
        players = sum(len(side) for side in sides)
        self.sides = sides
        self.games = 0
        self.decisions = 0
        self.chances = 0
        self.wins = [0] * players
        self.scores = [0] * players
        self.parts = 1
        self.bot_wins = [0] * (bots or players)
        self.bot_games = [0] * (bots or players)
        self.endings: Counter[str] = Counter()
        self.lengths: Counter[int] = Counter()

    def count(self, played: Played, number: int, seated: Sequence[int] | None = None) -> None:
        """A win shared by n sides counts as 1/n for each member of them.

        `seated` says which name of the list sat at each seat; if not given, sides move on from game to game.
        """
        sat = seated or places(self.sides, number)
        for place in sat:
            self.bot_games[place] += 1
        self.games += 1
        self.decisions += played.decisions
        self.chances += played.chances
        for winner in played.result.winners:
            part = part_of_win(self.sides, played.result.winners)
            self.wins[winner] += part
            self.bot_wins[sat[winner]] += part
        for seat, score in enumerate(played.result.scores):
            self.scores[seat] += score
        self.parts = played.result.parts
        self.endings[played.result.reason] += 1
        self.lengths[played.decisions] += 1

    def add(self, other: "GameCounts") -> None:
        self.games += other.games
        self.parts = other.parts
        self.decisions += other.decisions
        self.chances += other.chances
        for own, theirs in (
            (self.wins, other.wins),
            (self.scores, other.scores),
            (self.bot_wins, other.bot_wins),
            (self.bot_games, other.bot_games),
        ):
            for place, count in enumerate(theirs):
                own[place] += count
        self.endings.update(other.endings)
        self.lengths.update(other.lengths)


def figures(
    game: Game, options: Options, bots: Sequence[str], seed: int, counts: GameCounts, seconds: float
) -> Figures:
    players = len(counts.wins)
    return Figures(
        game=game.slug,
        players=players,
        options=plain(options),
        seed=seed,
        games=counts.games,
        decisions=counts.decisions,
        chance_moves=counts.chances,
        seconds=seconds,
        decisions_per_second=counts.decisions / seconds,
        seats=tuple(_seat(counts, seat) for seat in range(players)),
        bots=tuple(_bot(counts, bots, name) for name in dict.fromkeys(bots)),
        endings={reason: counts.endings[reason] for reason in game.reasons},
        length=_length(counts),
    )


def _seat(counts: GameCounts, seat: int) -> SeatFigures:
    wins = counts.wins[seat] / WHOLE_WIN
    low, high = interval(wins, counts.games)
    return SeatFigures(wins, wins / counts.games, low, high, counts.scores[seat] / counts.parts / counts.games)


def _bot(counts: GameCounts, bots: Sequence[str], name: str) -> BotFigures:
    own = [place for place, other in enumerate(bots) if other == name]
    games = sum(counts.bot_games[place] for place in own)
    wins = sum(counts.bot_wins[place] for place in own) / WHOLE_WIN
    low, high = interval(wins, games)
    return BotFigures(name, games, wins, wins / games, low, high)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; shared wins enter with their part."""
    share, spread = wins / games, NORMAL_95 * NORMAL_95 / games
    middle = share + spread / 2
    half = sqrt(share * (1 - share) * spread + spread * spread / 4)
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def _length(counts: GameCounts) -> Length:
    p10, p50, p90 = (percentile(counts.lengths, percent) for percent in (10, 50, 90))
    return Length(counts.decisions / counts.games, p10, p50, p90)


def percentile(lengths: Counter[int], percent: int) -> int:
    """The shortest length that so many of a hundred games do not exceed."""
    wanted = ceil(lengths.total() * percent / 100)
    for length in sorted(lengths):
        wanted -= lengths[length]
        if wanted <= 0:
            return length
    raise ValueError("no games were counted")
