"""saucer play: a game against bots, in the terminal."""

from pathlib import Path

from saucer.arena import bot_named, checked_seed, fresh_seed, header, keep, play, read_options
from saucer.cli._parameters import GameOptions, Lang
from saucer.cli._person import Left, Person
from saucer.cli._words import wording_of
from saucer.core import Bot, Ended, Entry, Game, Match, Seat, Unreadable
from saucer.registry import all_games, game_named
from saucer.wording import Language


def command(
    slug: str | None = None,
    /,
    *,
    players: int | None = None,
    option: GameOptions = (),
    bots: str | None = None,
    seat: int = 0,
    seed: int | None = None,
    record: Path | None = None,
    lang: Lang = None,
) -> None:
    """Play against bots here in the terminal: answer with a number, leave with q.

    Parameters
    ----------
    slug
        The game; the first of `saucer games` if not said.
    players
        How many, you included; the fewest the game allows if not said.
    bots
        The level of the others, or file.py:Name for a class of your own.
    seat
        Yours, counted from 0.
    seed
        Of the dice; a new one is taken if not said.
    record
        A file for the record.
    """
    game = game_named(next(iter(all_games())) if slug is None else slug)
    count = game.seats[0] if players is None else players
    if not 0 <= seat < count:
        raise Unreadable(f"expected a seat from 0 to {count - 1}; came {seat}")
    level = gentle(game) if bots is None else bots
    names = [None if other == seat else level for other in range(count)]
    number = fresh_seed() if seed is None else checked_seed(seed)
    match = Match(game, header(game, read_options(game, option), names, number, 0))
    sit_down(match, Seat(seat), bot_named(game, level), number, record, lang)


def gentle(game: Game) -> str:
    """The weakest level that knows the game."""
    return list(game.bots)[:2][-1]


def sit_down(match: Match, seat: Seat, other: Bot, seed: int, record: Path | None, lang: Language | None) -> None:
    entries: list[Entry] = []
    wording = wording_of(match, lang, seat)
    person = Person(match, seat, entries, wording)
    names = [player.name for player in match.players]
    bots: list[Bot] = [person if place == seat else other for place in range(len(names))]
    start = match.game.start(len(names), match.options)
    if record is not None:
        # So that nobody plays for a record that cannot be written.
        keep(record, match.header, entries)
    try:
        play(start, names, bots, seed, 0, entries)
    except (Left, KeyboardInterrupt):
        entries.append(Ended("abandoned"))
    if record is not None:
        keep(record, match.header, entries)
    person.catch_up()
    if match.result is not None:
        person.look(match.position.view(seat))
