"""saucer bench: how fast the games run on this machine, on one core."""

from rich.table import Table

from saucer.arena.bench import Bench, bench
from saucer.cli._output import print_all, print_json, progress_bar, table
from saucer.cli._parameters import Json
from saucer.compiled import stale_groups
from saucer.core import Unreadable
from saucer.registry import all_games, game_named


def command(
    slug: str | None = None,
    /,
    *,
    players: int | None = None,
    seconds: float = 0.5,
    json: Json = False,
) -> None:
    """Measure decisions a second for each game and number of players.

    Parameters
    ----------
    slug
        The game; all of them if not said.
    players
        How many; every number that the game allows if not said.
    seconds
        For each figure.
    """
    if not 0 < seconds < 3600:
        raise Unreadable(f"expected seconds above 0 and below 3600; came {seconds}")
    games = list(all_games().values()) if slug is None else [game_named(slug)]
    lineups = [(game, count) for game in games for count in game.seats if players in (None, count)]
    if not lineups:
        raise Unreadable(f"no game asked for is for {players} players")
    with progress_bar("bench", len(lineups)) as progress:
        found = bench(lineups, seconds, progress)
    if json:
        print_json(found)
    else:
        print_all(figures(found), "", how(found))


def figures(found: Bench) -> Table:
    shown = table("a second", "players", "decisions", "chance moves", "copies", "imagined", "views")
    for row in found.rows:
        rates = (
            row.decisions_per_second,
            row.chance_moves_per_second,
            row.copies_per_second,
            row.imagines_per_second,
            row.views_per_second,
        )
        shown.add_row(row.game, str(row.players), *(f"{rate:,.0f}" for rate in rates))
    return shown


def how(found: Bench) -> str:
    if found.compiled:
        return f"compiled, {found.python}"
    older = stale_groups()
    why = f": {', '.join(older)} has changed since it was compiled" if older else ""
    return f"interpreted, {found.python}{why} (make compile is many times faster)"
