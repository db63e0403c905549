"""How the boards play: wins by place in the order of play, points, routes, and whether everything on a board is used.

    python -m saucer.games.los_incognitos.tests.board_figures --bot medium --players 3 --games 200 --seed 1

prints tables for results/boards.md, a line for each board. "Beyond noise" is how many points the nearer end of the 95 %
interval of the worst place lies from its equal share: three at most is the bound of the boards.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import get_args

from saucer.core import Chance, Decide, Over, Position, Result, Seat, Teller
from saucer.core.dice import Seeded, bot_random
from saucer.core.telling import Told
from saucer.games.los_incognitos import GAME, events, model
from saucer.games.los_incognitos.board_model import Kind, LosBoard
from saucer.games.los_incognitos.boards import BOARDS

NORMAL_95 = 1.96


class Tally:
    """What many games on one board add up to; places are those in the order of play."""

    def __init__(self, board: LosBoard, players: int) -> None:
        self.board = board
        self.players = players
        self.games = 0
        self.first = 0
        self.wins = [0.0] * players
        self.points = [0.0] * players
        self.routes = [0] * players
        """Of the longest, of the second longest and so on."""
        self.counts: Counter[str] = Counter()
        self.decisions = 0

    def add(self, result: Result, told: list[Told], decisions: int) -> None:
        for each in told:
            self.note(each.event)
        for winner in result.winners:
            self.wins[self.place(winner)] += 1 / len(result.winners)
        for seat, score in enumerate(result.scores):
            self.points[self.place(Seat(seat))] += score / result.parts
        self.games += 1
        self.decisions += decisions

    def place(self, seat: Seat) -> int:
        return (seat - self.first) % self.players

    def note(self, event: object) -> None:
        match event:
            case events.PlayerStarted():
                self.first = event.seat
            case events.EntryWritten():
                self.counts.update(["turns", event.entry.kind])
            case events.ZeroUsed():
                self.counts.update(["turns", "zero"])
            case events.PlayerOut():
                self.counts.update(["out"])
            case events.GameEnded():
                self.routes = [a + b for a, b in zip(self.routes, sorted(event.routes, reverse=True), strict=True)]
            case _:
                self.counts.update(uses(event))


def uses(event: object) -> Iterator[str]:
    """What of the board an event makes use of."""
    match event:
        case events.Moved():
            yield from (f"section {section}" for section in event.sections)
        case events.DestinationTaken():
            yield f"taken {event.destination.number}"
        case events.MonsterMarked():
            yield f"used {event.destination.number}"
            yield event.monster.kind
            if event.chest:
                yield "function"
        case events.SiteExplored():
            yield from (f"used {event.destination.number}", "explored")
        case events.ForceFieldUsed() | events.DieExchanged() | events.MonsterChallenged():
            yield "function"
        case _:
            return


def play(position: Position, bot: str, seed: int, number: int, tally: Tally) -> None:
    tell, dice, decisions = Teller(), Seeded(seed, number), 0
    while not isinstance(now := position.next(), Over):
        if isinstance(now, Chance):
            position.happen(dice.roll(now.draw), tell)
        elif isinstance(now, Decide):
            seat = now.must[0]
            random = bot_random(seed, number, seat, decisions)
            action = GAME.bots[bot].choose(position.view(seat), position.legal(seat), random)
            assert action is not None
            position.act(seat, action, tell)
            decisions += 1
    tally.add(now.result, tell.told, decisions)


def tally_of(name: str, players: int, games: int, seed: int, bot: str, signs: str) -> Tally:
    tally = Tally(BOARDS[name], players)
    options = model.LosOptions(board=name, signs=signs)  # type: ignore[arg-type]
    for number in range(games):
        play(GAME.start(players, options), bot, seed, number, tally)
    return tally


def least(tally: Tally, what: str, among: dict[int, str]) -> str:
    """The part of the board that was used least, and in how many games of a hundred."""
    number = min(among, key=lambda each: tally.counts[f"{what} {each}"])
    return f"{among[number]} {100 * tally.counts[f'{what} {number}'] / tally.games:.0f}"


def noise(share: float, games: int) -> float:
    """Half of the 95 % interval of a share of wins."""
    return NORMAL_95 * sqrt(share * (1 - share) / games)


def beyond_noise(tally: Tally) -> float:
    """How far the worst place certainly is from its equal share; 0 where every interval holds it."""
    shares = [each / tally.games for each in tally.wins]
    return max(0.0, *(abs(share - 1 / tally.players) - noise(share, tally.games) for share in shares))


def row_of_play(name: str, tally: Tally) -> str:
    wins = " / ".join(f"{100 * each / tally.games:.1f}" for each in tally.wins)
    points = " / ".join(f"{each / tally.games:.1f}" for each in tally.points)
    routes = " / ".join(f"{each / tally.games:.1f}" for each in tally.routes)
    zeros = 100 * tally.counts["zero"] / tally.counts["turns"]
    out = tally.counts["out"] / tally.games
    length = tally.decisions / tally.games
    beyond = f"{100 * beyond_noise(tally):.1f}"
    return f"| {name} | {wins} | {beyond} | {points} | {routes} | {zeros:.1f} | {out:.3f} | {length:.0f} |"


def row_of_use(name: str, tally: Tally) -> str:
    board = tally.board
    kinds = " / ".join(f"{tally.counts[kind] / tally.games:.2f}" for kind in get_args(Kind))
    sites = f"{tally.counts['explored'] / tally.games:.2f} | {tally.counts['function'] / tally.games:.2f}"
    places = {at: each.id for at, each in enumerate(board.destinations) if each.kind != "shuttle"}
    links = ["-".join(link.ends) for link in board.links for _ in link.sections]
    sections = least(tally, "section", dict(enumerate(links)))
    taken, used = least(tally, "taken", places), least(tally, "used", places)
    return f"| {name} | {kinds} | {sites} | {taken} | {used} | {sections} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--signs", default="off")
    parser.add_argument("--boards", nargs="+", default=list(BOARDS))
    asked = parser.parse_args()
    found = {
        name: tally_of(name, asked.players, asked.games, asked.seed, asked.bot, asked.signs) for name in asked.boards
    }
    print(
        "| board | wins by place, % | beyond noise | points by place | longest routes | zero rolls, % | out a game "
        "| decisions |"
    )
    print("|---|---|--:|---|---|--:|--:|--:|")
    print("\n".join(row_of_play(name, tally) for name, tally in found.items()), end="\n\n")
    print(
        "| board | marked a game: yellow to green | explored | functions | least taken | least used | least travelled |"
    )
    print("|---|---|--:|--:|---|---|---|")
    print("\n".join(row_of_use(name, tally) for name, tally in found.items()))


if __name__ == "__main__":
    main()
