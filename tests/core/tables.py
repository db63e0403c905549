"""Small matches for the tests of the core, played at random with dice of every kind."""

from saucer.core import (
    Acted,
    Drawn,
    Ended,
    FairDice,
    Game,
    HandDice,
    Header,
    Match,
    Over,
    Player,
    SeededDice,
    stream,
)
from saucer.core.codec import plain
from saucer.core.dice import dice_of
from saucer.core.fair import commitment
from saucer.core.lines import write
from saucer.core.position import Chance
from tests.suite.playing import any_move

SEED = bytes(range(32))
WORDS = ("00" * 16, "0f" * 16, "ff" * 16)
NAMES = ("Anna", "Ben", "Carl", "Dora")
FAIR = FairDice("table-1", commitment(SEED), WORDS)
SEEDED = SeededDice(seed=7, game=3)


def header_of(game: Game, players: int = 3, dice: SeededDice | FairDice | HandDice = SEEDED) -> Header:
    options = plain(game.options())
    return Header(1, game.slug, game.version, options, tuple(Player(name) for name in NAMES[:players]), dice)


def played(game: Game, dice: SeededDice | FairDice | HandDice = SEEDED, players: int = 3, seed: int = 1) -> Match:
    """A whole game, ended for good."""
    match = Match(game, header_of(game, players, dice))
    rolls = dice_of(match.header, SEED.hex())
    random = stream(seed)
    while not isinstance(now := match.position.next(), Over):
        if isinstance(now, Chance) and rolls is not None:
            match.append(Drawn(rolls.roll(now.draw)))
        else:
            match.append(any_move(match.position, random))
    match.append(Ended("over", SEED.hex() if isinstance(dice, FairDice) else None))
    return match


def written(match: Match) -> list[bytes]:
    """The record, line by line."""
    return write(match.header, match.entries).splitlines(keepends=True)


def line_of(match: Match, kind: type[Acted] | type[Drawn], number: int = 0) -> int:
    """On which line the entry of that kind stands."""
    return [at for at, entry in enumerate(match.entries) if isinstance(entry, kind)][number] + 2
