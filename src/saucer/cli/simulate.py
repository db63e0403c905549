"""saucer simulate: many games played by bots, and what they add up to."""

from pathlib import Path

from rich.table import Table

from saucer.arena import Figures, fresh_seed, read_options, simulate
from saucer.cli._output import print_all, print_json, progress_bar, table
from saucer.cli._parameters import GameOptions, Json, Players, Slug, Workers
from saucer.registry import game_named


def command(
    slug: Slug,
    /,
    *,
    players: Players = None,
    option: GameOptions = (),
    bots: str = "random",
    games: int = 1000,
    seed: int | None = None,
    workers: Workers = 1,
    record: Path | None = None,
    json: Json = False,
) -> None:
    """Let bots play many games.

    Parameters
    ----------
    bots
        One for all seats or one for each, by level, or file.py:Name for a class of your own. They move one
        seat on from game to game. Where roles are dealt in secret, role=bot for each of them places the bots by
        their roles, without telling them.
    games
        How many.
    seed
        The same seed gives the same games; a new one is taken if not said.
    record
        A folder for one record a game.
    """
    game = game_named(slug)
    with progress_bar(slug, games) as progress:
        found = simulate(
            game,
            game.seats[0] if players is None else players,
            read_options(game, option),
            bots.split(","),
            games,
            fresh_seed() if seed is None else seed,
            workers,
            record,
            progress,
        )
    if json:
        print_json(found)
    else:
        print_all(summary(found), "", seats(found), "", bots_table(found), "", endings(found))


def summary(found: Figures) -> str:
    options = " ".join(f"{key}={'none' if value is None else value}" for key, value in found.options.items())
    length = found.length
    return "\n".join(
        [
            f"{found.game}, {found.players} players, {options or 'no options'}, seed {found.seed}",
            f"{found.games:,} games, {found.decisions:,} decisions, {found.chance_moves:,} chance moves "
            f"in {found.seconds:.1f} s: {found.decisions_per_second:,.0f} decisions a second",
            f"a game has {length.mean:.1f} decisions (10 % at most {length.p10}, half {length.p50}, 90 % {length.p90})",
        ]
    )


def seats(found: Figures) -> Table:
    shown = table("seat", "wins", "share", "95 % interval", "mean score")
    for number, seat in enumerate(found.seats):
        shown.add_row(
            str(number),
            f"{seat.wins:,.1f}",
            percent(seat.share),
            between(seat.low, seat.high),
            f"{seat.mean_score:.2f}",
        )
    return shown


def bots_table(found: Figures) -> Table:
    shown = table("bot", "seats played", "wins", "share", "95 % interval")
    for bot in found.bots:
        shown.add_row(bot.name, f"{bot.games:,}", f"{bot.wins:,.1f}", percent(bot.share), between(bot.low, bot.high))
    return shown


def endings(found: Figures) -> Table:
    shown = table("ending", "games")
    for reason, count in found.endings.items():
        shown.add_row(reason, f"{count:,}")
    return shown


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def between(low: float, high: float) -> str:
    return f"{100 * low:.1f} to {100 * high:.1f} %"
