"""saucer arena: a round-robin of bots, rated."""

from pathlib import Path

from rich.table import Table

from saucer.arena import read_options
from saucer.arena.plot import ratings_plot, shares_plot
from saucer.arena.standings import Standings, compete
from saucer.arena.tournament import Tournament
from saucer.cli._output import print_all, print_json, progress_bar, table
from saucer.cli._parameters import GameOptions, Json, Players, Slug, Workers
from saucer.cli.simulate import between, percent
from saucer.core import Unreadable
from saucer.registry import game_named


def command(
    slug: Slug,
    /,
    *,
    out: Path,
    players: Players = None,
    option: GameOptions = (),
    bots: str | None = None,
    games: int = 100,
    seed: int = 1,
    workers: Workers = 1,
    json: Json = False,
) -> None:
    """Let every bot meet every other, and rate them. A run that was stopped goes on where it was.

    Parameters
    ----------
    out
        A folder for results, plots and a table.
    bots
        With commas: levels, or file.py:Name for a class of your own. All levels if not said.
    games
        Deals that each pairing plays.
    seed
        The same seed gives the same games.
    """
    game = game_named(slug)
    tournament = Tournament(
        game,
        game.seats[0] if players is None else players,
        read_options(game, option),
        tuple(game.bots) if bots is None else tuple(bots.split(",")),
        seed,
    )
    with progress_bar(slug, games) as progress:
        found = compete(tournament, games, out, workers, progress)
    keep(found, out, said(tournament, option, games))
    if json:
        print_json(found)
    else:
        print_all(summary(found), "", ratings(found), "", meetings(found))


def said(tournament: Tournament, option: tuple[str, ...], games: int) -> str:
    """The command that makes these results, whatever the folder."""
    options = "".join(f" --option {each}" for each in option)
    return (
        f"saucer arena {tournament.game.slug} --players {tournament.players}{options} "
        f"--bots {','.join(tournament.bots)} --games {games} --seed {tournament.seed} --out DIR"
    )


def summary(found: Standings) -> str:
    return f"{found.game}, {found.players} players, {found.games:,} games of each pairing, seed {found.seed}"


def ratings(found: Standings) -> Table:
    shown = table("bot", "rating", "95 % interval", "ms a decision", "longest")
    for bot in found.bots:
        interval = f"{bot.low:.0f} to {bot.high:.0f}"
        shown.add_row(
            bot.name, f"{bot.rating:.0f}", interval, f"{bot.milliseconds:.2f}", f"{bot.longest_milliseconds:.0f}"
        )
    return shown


def meetings(found: Standings) -> Table:
    shown = table("one", f"against {found.players - 1}", "share", "95 % interval")
    for meeting in found.meetings:
        shown.add_row(meeting.bot, meeting.against, percent(meeting.share), between(meeting.low, meeting.high))
    return shown


def keep(found: Standings, out: Path, made_by: str) -> None:
    try:
        (out / "ratings.svg").write_text(ratings_plot(found), "utf-8")
        (out / "shares.svg").write_text(shares_plot(found), "utf-8")
        (out / "table.md").write_text(markdown(found, made_by), "utf-8")
    except OSError as error:
        raise Unreadable(f"expected a folder that can be written; came {out}: {error}") from None


def markdown(found: Standings, made_by: str) -> str:
    lines = [f"# {summary(found)}", "", f"Made by `{made_by}`.", ""]
    lines += ["| bot | rating | 95 % interval |", "|---|--:|--:|"]
    lines += [f"| {bot.name} | {bot.rating:.0f} | {bot.low:.0f} to {bot.high:.0f} |" for bot in found.bots]
    lines += ["", f"| one | against {found.players - 1} | share of wins | 95 % interval |", "|---|---|--:|--:|"]
    lines += [
        f"| {each.bot} | {each.against} | {percent(each.share)} | {between(each.low, each.high)} |"
        for each in found.meetings
    ]
    return "\n".join([*lines, "", "![ratings](ratings.svg)", "", "![shares of wins](shares.svg)", ""])
