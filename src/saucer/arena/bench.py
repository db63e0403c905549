"""How fast the games run, on one core: random playouts, copies, views, imagined positions.

Seconds are of processor time, so that other programs that run at the same time count little.
"""

import platform
from collections.abc import Callable, Iterable
from statistics import median
from time import process_time
from typing import Any

from msgspec import Struct

from saucer.arena.bench_loops import Scenes, imagine_all
from saucer.compiled import is_compiled
from saucer.core import Game, Options, stream
from saucer.core.codec import plain
from saucer.search import AT_RANDOM, Playouts

SEED = 1
SLICES = 5
"""Every figure is the median of so many slices of the time."""


class BenchRow(Struct, frozen=True):
    """The field names of this and of `Bench` are a promise: `saucer bench --json` writes them."""

    game: str
    players: int
    options: dict[str, Any]
    decisions_per_second: float
    chance_moves_per_second: float
    copies_per_second: float
    imagines_per_second: float
    views_per_second: float


class Bench(Struct, frozen=True):
    compiled: bool
    python: str
    rows: tuple[BenchRow, ...]


def bench(lineups: Iterable[tuple[Game, int]], seconds: float, progress: Callable[[int], None] | None = None) -> Bench:
    """So many seconds for each figure of each game and number of players; `progress` hears of every finished row."""
    rows: list[BenchRow] = []
    compiled = is_compiled("saucer.core.position")
    for game, players in lineups:
        rows.append(row(game, players, game.options(), seconds))
        compiled = compiled and is_compiled(type(game.start(players, game.options())).__module__)
        if progress is not None:
            progress(1)
    return Bench(compiled, f"{platform.python_implementation()} {platform.python_version()}", tuple(rows))


def row(game: Game, players: int, options: Options, seconds: float) -> BenchRow:
    scenes = Scenes(game.start(players, options), stream(SEED))
    views = scenes.views()
    decisions, chances = plays_per_second(game, players, options, seconds)
    return BenchRow(
        game=game.slug,
        players=players,
        options=plain(options),
        decisions_per_second=decisions,
        chance_moves_per_second=chances,
        copies_per_second=per_second(scenes.copy_all, seconds),
        imagines_per_second=per_second(lambda: imagine_all(game.imagine, views, stream(SEED)), seconds),
        views_per_second=per_second(scenes.view_all, seconds),
    )


def plays_per_second(game: Game, players: int, options: Options, seconds: float) -> tuple[float, float]:
    """Decisions and chance moves a second, of whole games from their start."""
    playouts = Playouts(AT_RANDOM)
    number = 0

    def play_one() -> int:
        nonlocal number
        before = playouts.decisions
        playouts.play(game.start(players, options), stream(SEED, number))
        number += 1
        return playouts.decisions - before

    decisions = per_second(play_one, seconds)
    return decisions, decisions * playouts.chances / max(1, playouts.decisions)


def per_second(act: Callable[[], int], seconds: float) -> float:
    """How many a second; `act` says how many it did."""
    act()
    return median(per_second_in_slice(act, seconds / SLICES) for _ in range(SLICES))


def per_second_in_slice(act: Callable[[], int], seconds: float) -> float:
    done = 0
    started = now = process_time()
    while now - started < seconds:
        done += act()
        now = process_time()
    return done / (now - started)
