"""How long a bot thinks, in processor time, over games of two on every board.

    python -m saucer.games.los_incognitos.tests.bot_times --bot hard --signs on --games 5 --seed 6161

prints the mean and the longest decision, for results/bots.md; with SAUCER_COMPILED=0 those of the plain sources.
"""

import argparse
from time import process_time

from saucer.core import SILENT, Bot, Chance, Decide, Over, Position, Random, stream
from saucer.games.los_incognitos import GAME
from saucer.games.los_incognitos.boards import BOARDS
from saucer.games.los_incognitos.model import LosOptions


def times_of(position: Position, bot: Bot, random: Random) -> list[float]:
    """Of every decision of a game, in milliseconds."""
    found = []
    while not isinstance(now := position.next(), Over):
        if isinstance(now, Chance):
            position.happen(now.draw.sample(random), SILENT)
        elif isinstance(now, Decide):
            seat = now.must[0]
            view, legal = position.view(seat), position.legal(seat)
            started = process_time()
            action = bot.choose(view, legal, random)
            found.append(1000 * (process_time() - started))
            assert action is not None
            position.act(seat, action, SILENT)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--signs", default="off")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    times = [
        each
        for board in BOARDS
        for game in range(asked.games)
        for each in times_of(
            GAME.start(2, LosOptions(board=board, signs=asked.signs)),  # type: ignore[arg-type]
            GAME.bots[asked.bot],
            stream(asked.seed, game),
        )
    ]
    print(f"{len(times):,} decisions, {sum(times) / len(times):.1f} ms on average, {max(times):.0f} ms at most")


if __name__ == "__main__":
    main()
