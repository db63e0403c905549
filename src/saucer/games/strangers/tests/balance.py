"""Don't Talk to Strangers: figures of many games, as a table: `python -m saucer.games.strangers.tests.balance`.

python -m saucer.games.strangers.tests.balance BOARD PLAYERS GAMES BOT SEED

BOARD is a, b or the file of another board. A decision's time is processor time, which a busy machine hardly changes.
"""

import sys
import time
from collections import Counter
from pathlib import Path

from saucer.core import Bot, Chance, Decide, Event, Over, Position, Result, Seat, Teller
from saucer.core.board import board_in
from saucer.core.dice import Seeded, bot_random
from saucer.games.strangers import GAME
from saucer.games.strangers.board_model import StrangersBoard
from saucer.games.strangers.boards import BOARDS
from saucer.games.strangers.boards.checks import steps_from
from saucer.games.strangers.events import (
    CardPlayed,
    KidAbducted,
    KidLetOut,
    KidsAbducted,
    KidScored,
    PlayedForNothing,
    RanAway,
    StarterChosen,
)
from saucer.games.strangers.model import StrangersOptions

TURNS = (CardPlayed, KidLetOut, RanAway)


class Figures:
    """What is counted in all games together."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.turns = 0
        self.points = 0
        self.abducted = 0
        self.longest = 0.0
        """Of all decisions, in milliseconds."""
        self.plays: list[int] = []
        """Cards played in each game."""
        self.plays_for_ten: list[int] = []
        """Of them those that ended with ten Kids."""
        self.wins_by_place = [0.0] * players
        self.even_games = 0
        """In which everybody had as many turns: the last one of a round ended them."""
        self.even_wins = [0.0] * players
        self.turns_of: Counter[int] = Counter()
        """In the game that goes on, by seat."""
        self.reasons: Counter[str] = Counter()
        self.scored: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.for_nothing: Counter[str] = Counter()

    def hear(self, event: Event) -> None:
        if isinstance(event, TURNS):
            self.turns += 1
            self.turns_of[event.seat] += 1
        match event:
            case KidScored(_, _, space, _):
                self.scored[space] += 1
            case CardPlayed(_, card):
                self.cards[card] += 1
                self.plays[-1] += 1
            case PlayedForNothing(_, card):
                self.for_nothing[card] += 1
            case KidsAbducted(_, owners):
                self.abducted += len(owners)
            case KidAbducted():
                self.abducted += 1
            case _:
                pass

    def end(self, result: Result, first: int) -> None:
        self.games += 1
        self.reasons[result.reason] += 1
        self.points += sum(result.scores)
        self.plays_for_ten += [self.plays[-1]] if result.reason == "ten_kids" else []
        is_even = len({self.turns_of[seat] for seat in range(self.players)}) == 1
        self.even_games += is_even
        for seat in result.winners:
            share = 1 / len(result.winners)
            self.wins_by_place[(seat - first) % self.players] += share
            self.even_wins[(seat - first) % self.players] += share * is_even
        self.turns_of.clear()


def play(figures: Figures, board: StrangersBoard, bot: Bot, seed: int, game: int) -> None:
    """One game, its dice by the seed."""
    position = GAME.start(figures.players, StrangersOptions(), board)
    dice, asked, first = Seeded(seed, game), 0, 0
    figures.plays.append(0)
    while True:
        now, tell = position.next(), Teller()
        if isinstance(now, Over):
            figures.end(now.result, first)
            return
        if isinstance(now, Chance):
            position.happen(dice.roll(now.draw), tell)
        elif isinstance(now, Decide):
            decide(figures, position, bot, (seed, game, now.must[0], asked), tell)
            asked += 1
        for told in tell.told:
            if told.heard_by(None):
                figures.hear(told.event)
                first = told.event.seat if isinstance(told.event, StarterChosen) else first


def decide(figures: Figures, position: Position, bot: Bot, numbers: tuple[int, int, Seat, int], tell: Teller) -> None:
    """`numbers`: the seed, the game, the seat and how many were asked before."""
    seat = numbers[2]
    view, legal = position.view(seat), position.legal(seat)
    since = time.process_time()
    chosen = bot.choose(view, legal, bot_random(*numbers))
    figures.longest = max(figures.longest, 1000 * (time.process_time() - since))
    assert chosen is not None
    position.act(seat, chosen, tell)


def board_named(name: str) -> StrangersBoard:
    if name in BOARDS:
        return BOARDS[name]
    board = board_in(GAME, Path(name).read_text("utf-8"))
    assert isinstance(board, StrangersBoard)
    return board


def steps_to_nearest(board: StrangersBoard, spots: int) -> int:
    """DS-13 As long as there are no Strangers."""
    steps = steps_from(board, board.school, set())
    return sum(sorted([steps[place.space] for place in board.scoring for _ in place.values])[:spots])


def among(plays: list[int], share: float) -> int:
    return sorted(plays)[int(len(plays) * share)]


def main(name: str, players: str, games: str, bot: str, seed: str) -> None:
    figures, board = Figures(int(players)), board_named(name)
    for game in range(int(games)):
        play(figures, board, GAME.bots[bot], int(seed), game)
    print(f"board {name}, {players} players, {figures.games} games of {bot}, seed {seed}")
    print_games(figures)
    print(f"the ten nearest spots are {steps_to_nearest(board, 10)} steps from the SCHOOL together")
    print("scored a game:")
    for place in board.scoring:
        mean = figures.scored[place.space] / figures.games
        print(f"  {place.kind:10} {place.name:16} {place.values!s:14} {mean:.2f}")
    print("cards a game (for nothing):")
    for card, played in figures.cards.most_common():
        print(f"  {card:22} {played / figures.games:.2f} ({figures.for_nothing[card] / figures.games:.2f})")


def shares(wins: list[float], games: int) -> str:
    return ", ".join(f"{each / games:.1%}" for each in wins) if games else "none"


def print_games(figures: Figures) -> None:
    count, plays, scored = figures.games * figures.players, figures.plays, sum(figures.scored.values())
    print(f"turns a player {figures.turns / count:.1f}, points {figures.points / count:.1f}, ", end="")
    print(f"Kids scored {scored / count:.2f}, abducted {figures.abducted / count:.2f}, ", end="")
    print(f"turns for each Kid scored {figures.turns / scored:.2f}")
    print("wins by place:", shares(figures.wins_by_place, figures.games))
    print(f"of {figures.even_games} with as many turns for each:", shares(figures.even_wins, figures.even_games))
    print("endings:", ", ".join(f"{reason} {each / figures.games:.1%}" for reason, each in figures.reasons.items()))
    print(f"cards played a game: half at most {among(plays, 0.5)}, 85 % at most {among(plays, 0.85)}", end="")
    ten = figures.plays_for_ten
    print(f"; {sum(ten) / len(ten):.1f} on average where ten Kids were home" if ten else "")
    print(f"longest decision {figures.longest:.0f} ms")


if __name__ == "__main__":
    main(*sys.argv[1:])
