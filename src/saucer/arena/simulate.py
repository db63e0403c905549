"""Many games, on one core or several: the same seed gives the same games with any number of workers."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from secrets import randbelow
from time import perf_counter

from msgspec import Struct

from saucer.arena.bots import ByRole, bot_named, by_role, seated
from saucer.arena.figures import Figures, GameCounts, figures
from saucer.arena.options import check_combination
from saucer.arena.play import play
from saucer.arena.sides import Sides, places, sides_of
from saucer.arena.workers import spread
from saucer.core import Entry, Game, Header, Options, Player, SeededDice, Unreadable
from saucer.core.codec import WHOLE_NUMBERS, plain
from saucer.core.lines import write
from saucer.core.record import FORMAT

MOST_IN_A_CHUNK = 50
CHUNKS_A_WORKER = 8


class Simulation(Struct, frozen=True):
    """What every worker needs to know. Bots that are not placed by their role move on from game to game (`places`)."""

    game: Game
    players: int
    options: Options
    bots: tuple[str, ...]
    roles: dict[str, str] | None
    seed: int
    record: Path | None

    def sides(self) -> Sides:
        return sides_of(self.game, self.players, self.options)


def simulate(
    game: Game,
    players: int,
    options: Options,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int = 1,
    record: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Figures:
    """Play so many games; `progress` hears how many more are finished. Unreadable if the call makes no sense."""
    check(game, players, options, games, seed, workers)
    roles = by_role(game, list(bots))
    names = list(roles.values()) if roles else seated(list(bots), players)
    simulation = Simulation(game, players, options, tuple(names), roles, seed, record)
    for name in simulation.bots:
        bot_named(game, name)
    if record is not None:
        _make_folder(record)
    started = perf_counter()
    counts = GameCounts(simulation.sides(), len(simulation.bots))
    for part in _parts(simulation, games, workers):
        counts.add(part)
        if progress is not None:
            progress(part.games)
    return figures(game, options, simulation.bots, seed, counts, perf_counter() - started)


def check(game: Game, players: int, options: Options, games: int, seed: int, workers: int) -> None:
    """Raise Unreadable for what makes no sense."""
    game.check_players(players)
    check_combination(game, players, options)
    if games < 1:
        raise Unreadable(f"expected at least 1 game; came {games}")
    if workers < 1:
        raise Unreadable(f"expected at least 1 worker; came {workers}")
    checked_seed(seed)


def _make_folder(record: Path) -> None:
    try:
        record.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable(f"expected a folder for records; came {record}: {error.strerror}") from None


def _parts(simulation: Simulation, games: int, workers: int) -> Iterator[GameCounts]:
    """Plays the games in order, a few at a time, and yields what each few come to."""
    size = 1 if workers == 1 else max(1, min(MOST_IN_A_CHUNK, games // (workers * CHUNKS_A_WORKER)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    return spread(_play_chunk, simulation, chunks, workers)


def _play_chunk(simulation: Simulation, numbers: range) -> GameCounts:
    counts = GameCounts(simulation.sides(), len(simulation.bots))
    for number in numbers:
        _play_one(simulation, number, counts)
    return counts


def _play_one(simulation: Simulation, number: int, counts: GameCounts) -> None:
    casting = ByRole(simulation.game, simulation.roles) if simulation.roles else None
    names = _names(simulation, number)
    bots = [bot_named(simulation.game, name) for name in names]
    start = simulation.game.start(simulation.players, simulation.options)
    entries: list[Entry] | None = None if simulation.record is None else []
    played = play(start, names, bots, simulation.seed, number, entries, casting)
    counts.count(played, number, casting.places if casting else None)
    names = casting.names if casting else names
    if simulation.record is not None and entries is not None:
        path = simulation.record / f"{simulation.game.slug}-{simulation.seed}-{number:06}.jsonl"
        keep(path, header(simulation.game, simulation.options, names, simulation.seed, number), entries)


def _names(simulation: Simulation, number: int) -> list[str]:
    """Who sits where at the start of a game."""
    if simulation.roles:
        return ["random"] * simulation.players
    return [simulation.bots[place] for place in places(simulation.sides(), number)]


def header(game: Game, options: Options, bots: Sequence[str | None], seed: int, number: int) -> Header:
    """Seats are named after their bots; None is a person."""
    return Header(
        saucer=FORMAT,
        game=game.slug,
        rules=game.version,
        options=plain(options),
        seats=tuple(Player(f"{name or 'player'} {seat + 1}", name) for seat, name in enumerate(bots)),
        dice=SeededDice(seed, number),
    )


def keep(path: Path, header: Header, entries: list[Entry]) -> None:
    try:
        path.write_bytes(write(header, entries))
    except OSError as error:
        raise Unreadable(f"expected a file for a record that can be written; came {path}: {error.strerror}") from None


def checked_seed(seed: int) -> int:
    if not 0 <= seed <= WHOLE_NUMBERS:
        raise Unreadable(f"expected a seed from 0 to {WHOLE_NUMBERS}; came {seed}")
    return seed


def fresh_seed() -> int:
    return randbelow(1 << 32)
