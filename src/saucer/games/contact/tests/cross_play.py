"""Sources and Crews that have nothing in common but the rules: what comes of it.

`python -m saucer.games.contact.tests.cross_play [GAMES] [SEED]` prints the goals, the matrix, the levels and the
calibration of stated beliefs; what the number of flights tells is in counting.py. Every Source has a pace of its own
that the Crew does not know.
"""

import sys
from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from saucer.arena.play import play
from saucer.core import Aside, Bot, Random
from saucer.games.contact import GAME
from saucer.games.contact.bots.decoding import Belief, believe
from saucer.games.contact.bots.level_bot import LevelBot
from saucer.games.contact.bots.levels import EASY, HARD, MEDIUM, Level
from saucer.games.contact.model import PLANETS, Choice, ContactOptions, ContactView, Guess
from saucer.games.contact.rules.position import ContactPosition
from saucer.games.contact.tests.partners import AssumingCrew, Both, NaiveSource, UniformSource, with_variation

LEVEL_2 = ContactOptions(level=2)
LEVEL_6 = ContactOptions(level=6)
PROFESSIONAL = ContactOptions(variant="professional")


class Stated(Bot):
    """Somebody of the Crew, who notes how sure that one is of each guess."""

    def __init__(self, crew: Bot, belief: Callable[[ContactView], Belief]) -> None:
        self.crew = crew
        self.belief = belief
        self.speaks_up = True
        self.stated: list[tuple[float, str, int]] = []

    def choose(self, view: ContactView, legal: tuple[Choice, ...], random: Random) -> Choice:
        chosen = self.crew.choose(view, legal, random)
        if isinstance(chosen, Guess):
            belief = self.belief(view)
            place = belief.planets.index(PLANETS.index(chosen.planet))
            self.stated.append((belief.chances[place], chosen.planet, view.round))
        assert chosen is not None
        return chosen  # type: ignore[return-value]

    def aside(self, view: ContactView, random: Random) -> Aside | None:
        return self.crew.aside(view, random)


def of_level(level: Level) -> Stated:
    return Stated(LevelBot(level), lambda view: believe(view, level))


def assuming(naive: bool) -> Stated:
    crew = AssumingCrew(naive)
    return Stated(crew, crew.belief)


class Figures(NamedTuple):
    games: int
    won: int
    rounds: int
    right: int
    """First guesses."""
    points: int
    sent: int
    stated: list[tuple[float, bool]]


def played(source: Bot, crew: Bot, options: ContactOptions, games: int, seed: int, players: int = 3) -> Figures:
    won = rounds = right = points = sent = 0
    stated: list[tuple[float, bool]] = []
    for game in range(games):
        view = one_game(source, crew, options, seed, game, players)
        won += view.reason == "twelve_rounds"
        points += sum(view.won)
        firsts = {guess.round: guess.right for guess in reversed(view.guesses)}
        rounds += len(firsts)
        right += sum(firsts.values())
        sent += len([plan for plan in view.plans if not plan.void])
        if isinstance(crew, Stated):
            answers = [(guess.planet, guess.round, guess.right) for guess in view.guesses]
            stated += [(sure, (planet, number, True) in answers) for sure, planet, number in crew.stated]
            crew.stated.clear()
    return Figures(games, won, rounds, right, points, sent, stated)


def one_game(source: Bot, crew: Bot, options: ContactOptions, seed: int, game: int, players: int) -> ContactView:
    position = GAME.start(players, options)
    assert isinstance(position, ContactPosition)
    bots: list[Bot] = [Both(source, crew)] * players
    play(position, ["both"] * players, bots, seed, game)
    return position.view(None)


def lower(successes: int, tries: int) -> float:
    """The lower end of the 95 % interval (Wilson)."""
    share, z = successes / tries, 1.96
    middle = share + z * z / (2 * tries)
    return max(
        0.0, (middle - z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))) / (1 + z * z / tries)
    )


def line(name: str, found: Figures) -> str:
    first = f"{found.right / found.rounds:.3f} (at least {lower(found.right, found.rounds):.3f})"
    won = f"{found.won / found.games:.3f} (at least {lower(found.won, found.games):.3f})"
    end = f"{found.points / found.games:.1f} | {found.sent / found.rounds:.2f} | {believed(found)}"
    return f"| {name} | {first} | {won} | {end} |"


def believed(found: Figures) -> str:
    """How sure the Crew was of all its guesses, on the average, and how many were right."""
    if not found.stated:
        return ""
    sure = sum(each for each, _ in found.stated) / len(found.stated)
    right = sum(each for _, each in found.stated) / len(found.stated)
    return f"{sure:.2f} / {right:.2f}"


HEAD = """\
| Source, Crew, game | first guess right | games won | points | transmissions a round | stated / right |
|---|---|---|---|---|---|"""


def sources_with(variation: float) -> dict[str, Bot]:
    return {
        "naive": NaiveSource(variation),
        "uniform": UniformSource(variation),
        "careful": LevelBot(with_variation(HARD, variation)),
    }


def matrix(games: int, seed: int) -> None:
    """Everybody with everybody."""
    print(HEAD)
    crews = {"naive": assuming(naive=True), "uniform": assuming(naive=False), "careful": of_level(HARD)}
    for variation in (0.05, 0.10, 0.15):
        for name, source in sources_with(variation).items():
            for called, crew in crews.items():
                found = played(source, crew, LEVEL_6, games, seed)
                print(line(f"{name} {variation:.2f}, {called}, level 6", found), flush=True)


def levels(games: int, seed: int) -> None:
    """The three levels as Crews."""
    print(HEAD)
    for name, source in sources_with(0.10).items():
        for called, level in {"easy": EASY, "medium": MEDIUM, "hard": HARD}.items():
            found = played(source, of_level(level), LEVEL_6, games, seed)
            print(line(f"{name} 0.10, {called}, level 6", found), flush=True)


def goals(games: int, seed: int) -> None:
    source, crew = LevelBot(with_variation(HARD, 0.10)), of_level(HARD)
    print(HEAD)
    print(line("hard 0.10, hard, level 6", played(source, crew, LEVEL_6, games, seed)), flush=True)
    print(line("hard 0.10, hard, professional", played(source, crew, PROFESSIONAL, games, seed)), flush=True)
    print(line("naive 0.10, hard, level 2", played(NaiveSource(0.10), crew, LEVEL_2, games, seed)), flush=True)


def calibration(games: int, seed: int) -> None:
    print("| stated | guesses | right |\n|---|---|---|")
    stated: list[tuple[float, bool]] = []
    for source in sources_with(0.10).values():
        stated += played(source, of_level(HARD), LEVEL_6, games, seed).stated
    for low, high in ((0.0, 0.3), (0.3, 0.5), (0.5, 0.7), (0.7, 0.9), (0.9, 0.98), (0.98, 1.01)):
        among = [right for sure, right in stated if low <= sure < high]
        if among:
            print(f"| {low:.2f} to {min(high, 1.0):.2f} | {len(among)} | {sum(among) / len(among):.2f} |")


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    start = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    goals(many, start)
    print()
    matrix(max(10, many // 4), start)
    print()
    levels(max(10, many // 4), start)
    print()
    calibration(max(10, many // 4), start)
