"""A table with dice that can be checked, played to its end."""

from saucer.core import Acted, Chance, Decide, Drawn, Ended, FairDice, Game, Header, Match, Player, choose, stream
from saucer.core.codec import plain
from saucer.core.dice import dice_of
from saucer.core.fair import commitment
from saucer.core.lines import write
from saucer.core.record import FORMAT

SEED = bytes(range(32))
WORDS = ("00112233445566778899aabbccddeeff", "0f1e2d3c4b5a69788796a5b4c3d2e1f0", "deadbeefdeadbeefdeadbeefdeadbeef")


Prepared = tuple[tuple[int, ...], ...]


def fair_header(game: Game, options: dict[str, object], prepared: Prepared = ()) -> Header:
    players = tuple(Player(name) for name in ("Anna", "Ben", "Carla"))
    dice = FairDice("H7K2", commitment(SEED), WORDS, prepared)
    return Header(FORMAT, game.slug, game.version, options, players, dice)


def fair_game(
    game: Game, options: dict[str, object] | None = None, seed: bytes = SEED, prepared: Prepared = ()
) -> bytes:
    match = Match(game, fair_header(game, options or {}, prepared))
    dice, random = dice_of(match.header, SEED.hex()), stream(1)
    assert dice is not None
    while match.result is None:
        now = match.position.next()
        if isinstance(now, Chance):
            match.append(Drawn(dice.roll(now.draw)))
        elif isinstance(now, Decide):
            match.append(Acted(now.must[0], plain(choose(match.position.legal(now.must[0]), random))))
    match.append(Ended("over", seed.hex()))
    return write(match.header, match.entries)
