"""Writes what a game does, with rules and search either compiled or interpreted: run twice, the output is compared.

python tests/compiled/simulated.py SLUG
"""

import sys
import tempfile
from pathlib import Path

from saucer.arena import simulate
from saucer.arena.bench_loops import Scenes
from saucer.compiled import is_compiled
from saucer.core import Game, Random, encode, seats, stream
from saucer.core.codec import plain
from saucer.registry import game_named
from saucer.search import flat_monte_carlo, playout, tree_search

SEED = 5
GAMES = 6
SCENES = 12


def main() -> None:
    game = game_named(sys.argv[1])
    started = game.start(game.seats[0], game.options())
    modules = ["saucer.core.position", "saucer.search.playout", "saucer.arena.play", type(started).__module__]
    print(*[is_compiled(module) for module in modules])
    streams()
    for players in game.seats:
        records(game, players)
        playouts(game, players)
    searches(game)


def streams() -> None:
    """Of seeds beyond 64 bits, too."""
    for seed in (0, 1 << 61, (1 << 62) + 3, 1 << 70, -3):
        for random in (Random(seed), stream(seed), stream(seed, 3, 1 << 40)):
            print([int(random.below(bound)) for bound in (1, 2, 1000, 1 << 32)], random.shuffled(5))


def records(game: Game, players: int) -> None:
    """The strongest bot takes its time interpreted: `searches` asks it now and then."""
    for bot in list(game.bots)[:-1]:
        games = GAMES if game.bots[bot].blind else 1
        with tempfile.TemporaryDirectory() as folder:
            simulate(game, players, game.options(), [bot], games, SEED, record=Path(folder))
            for path in sorted(Path(folder).iterdir()):
                print(path.read_text())


def playouts(game: Game, players: int) -> None:
    for number in range(GAMES):
        print(plain(playout(game.start(players, game.options()), stream(SEED, number))))


def searches(game: Game) -> None:
    """Views, imagined positions and advice along one game."""
    players = game.seats[0]
    scenes = Scenes(game.start(players, game.options()), stream(SEED))
    step = max(1, len(scenes.positions) // SCENES)
    for place in range(0, len(scenes.positions), step):
        position, seat = scenes.positions[place], scenes.seats[place]
        view = position.view(seat)
        imagined = game.imagine(view, stream(SEED, place))
        print(*[encode(imagined.view(viewer)).decode() for viewer in seats(players)])
        random = stream(SEED, place)
        for advice in (
            flat_monte_carlo(game.imagine, view, seat, position.legal(seat), random, 20),
            tree_search(game.imagine, view, seat, players, random, 20, each=True),
        ):
            print(advice.actions, [value.hex() for value in advice.values + advice.weights])
        for bot in game.bots.values():
            print(bot.choose(view, position.legal(seat), stream(SEED, place)))


if __name__ == "__main__":
    main()
