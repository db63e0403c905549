"""What the number of flights tells, with our Source and with one that chooses its route uniformly (CO-32).

`python -m saucer.games.contact.tests.counting [GAMES] [SEED]` prints it. A Crew that hears nothing but that number, and
knows how the Source comes by it, names one of the planets that go with it best: whatever it is right by is noted, as
the chance that it names the target, and not whether it did, since that would be mostly luck. Then another Crew guesses,
so that all twelve rounds are seen, with the rocket in all places.
"""

import sys
from math import sqrt
from typing import NamedTuple

from saucer.core import Aside, Bot, Random
from saucer.games.contact.bots.level_bot import LevelBot
from saucer.games.contact.bots.levels import HARD, MEDIUM
from saucer.games.contact.model import PLANETS, Choice, ContactOptions, ContactView
from saucer.games.contact.tests.cross_play import LEVEL_6, PROFESSIONAL, one_game
from saucer.games.contact.tests.partners import CountingCrew, UniformSource, with_variation

IMPOSSIBLE = -15.0
"""As a logarithm."""


class Counted(NamedTuple):
    """Before the first guess of a round."""

    round: int
    weights: dict[int, float]
    """How well each candidate goes with the number of flights."""
    best: list[int]


class CountsFirst(Bot):
    """Notes what the number of flights tells before the first guess of a round; plays as somebody else."""

    def __init__(self, source: Bot) -> None:
        self.counting = CountingCrew(source)
        self.other = LevelBot(MEDIUM)
        self.speaks_up = True
        self.counted: list[Counted] = []

    def choose(self, view: ContactView, legal: tuple[Choice, ...], random: Random) -> Choice:
        rounds = {each.round for each in self.counted}
        if view.phase == "guessing" and view.round not in rounds:
            self.counted.append(Counted(view.round, *self.counting.likeliest(view)))
        return self.other.choose(view, legal, random)

    def aside(self, view: ContactView, random: Random) -> Aside | None:
        return self.other.aside(view, random)


class TapTold(NamedTuple):
    """The chance that a guess by the number of flights alone is right, against one out of the blue."""

    right: float
    blind: float
    foreseen: bool
    """Whether the Source came by the number of flights as this Crew believes; else the rest would mean nothing."""


def told_in(source: Bot, options: ContactOptions, seed: int, game: int) -> list[TapTold]:
    """Round by round, as far as the target came to light."""
    crew = CountsFirst(source)
    view = one_game(source, crew, options, seed, game, 3)
    targets = {guess.round: PLANETS.index(guess.planet) for guess in view.guesses if guess.right}
    return [
        TapTold((target in each.best) / len(each.best), 1 / len(each.weights), each.weights[target] > IMPOSSIBLE)
        for each in crew.counted
        for target in [targets.get(each.round)]
        if target is not None
    ]


def mean_and_error(numbers: list[float]) -> tuple[float, float]:
    """With half of the 95 % interval."""
    mean = sum(numbers) / len(numbers)
    spread = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return mean, 1.96 * sqrt(spread / len(numbers))


HEAD = """\
| Source, game | rounds | right by the number of flights | right out of the blue | gained |
|---|---|---|---|---|"""


def counting(games: int, seed: int) -> None:
    print(HEAD)
    sources: dict[str, Bot] = {"hard": LevelBot(with_variation(HARD, 0.10)), "uniform": UniformSource(0.10)}
    for name, options in (("level 6", LEVEL_6), ("professional", PROFESSIONAL)):
        for called, source in sources.items():
            told = [each for game in range(games) for each in told_in(source, options, seed, game)]
            assert all(each.foreseen for each in told)
            right = mean_and_error([each.right for each in told])[0]
            blind = mean_and_error([each.blind for each in told])[0]
            gained, error = mean_and_error([each.right - each.blind for each in told])
            print(
                f"| {called}, {name} | {len(told)} | {right:.4f} | {blind:.4f} | {gained:+.4f} ± {error:.4f} |",
                flush=True,
            )


if __name__ == "__main__":
    counting(
        int(sys.argv[1]) if len(sys.argv) > 1 else 100,
        int(sys.argv[2]) if len(sys.argv) > 2 else 1,
    )
