"""Many games, on one core or several: the same seed gives the same games with any number of workers."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from secrets import randbelow
from time import perf_counter

from msgspec import Struct

from saucer.arena.bots import ByRole, bot_named, by_role, seated
from saucer.arena.figures import Figures, Tally, figures
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


class Plan(Struct, frozen=True):
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
    plan = Plan(game, players, options, tuple(names), roles, seed, record)
    for name in plan.bots:
        bot_named(game, name)
    if record is not None:
        _make_folder(record)
    started = perf_counter()
    tally = Tally(plan.sides(), len(plan.bots))
    for part in _parts(plan, games, workers):
        tally.add(part)
        if progress is not None:
            progress(part.games)
    return figures(game, options, plan.bots, seed, tally, perf_counter() - started)


def check(game: Game, players: int, options: Options, games: int, seed: int, workers: int) -> None:
    """Raise Unreadable for what makes no sense."""
    if players not in game.seats:
        raise Unreadable(f"{game.slug} is for {game.seats[0]} to {game.seats[-1]} players; came {players}")
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


def _parts(plan: Plan, games: int, workers: int) -> Iterator[Tally]:
    """Tallies of the games in order, a few games each."""
    size = 1 if workers == 1 else max(1, min(MOST_IN_A_CHUNK, games // (workers * CHUNKS_A_WORKER)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    return spread(_play_chunk, plan, chunks, workers)


def _play_chunk(plan: Plan, numbers: range) -> Tally:
    tally = Tally(plan.sides(), len(plan.bots))
    for number in numbers:
        _play_one(plan, number, tally)
    return tally


def _play_one(plan: Plan, number: int, tally: Tally) -> None:
    casting = ByRole(plan.game, plan.roles) if plan.roles else None
    names = _names(plan, number)
    bots = [bot_named(plan.game, name) for name in names]
    start = plan.game.start(plan.players, plan.options)
    entries: list[Entry] | None = None if plan.record is None else []
    played = play(start, names, bots, plan.seed, number, entries, casting)
    tally.count(played, number, casting.places if casting else None)
    names = casting.names if casting else names
    if plan.record is not None and entries is not None:
        path = plan.record / f"{plan.game.slug}-{plan.seed}-{number:06}.jsonl"
        keep(path, header(plan.game, plan.options, names, plan.seed, number), entries)


def _names(plan: Plan, number: int) -> list[str]:
    """Who sits where at the start of a game."""
    if plan.roles:
        return ["random"] * plan.players
    return [plan.bots[place] for place in places(plan.sides(), number)]


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
