"""Makes the best scores of both boards, DS-45, and puzzles, DS-51, with their proofs; `make puzzles` calls it.

python -m saucer.games.strangers.architect.making COUNT SEED

Hands and pools are drawn by chance. A puzzle is kept if its best score is proved, is no matter of two cards, and is
more than the hand alone brings. Those with fewer plays come first, and of them those with more ways to the best score.
"""

import sys
from collections import Counter
from importlib.resources import files
from itertools import islice
from pathlib import Path

from saucer.core import Random, stream
from saucer.games.strangers import boards
from saucer.games.strangers.architect.solving import Solved, Solver
from saucer.games.strangers.architect.words import written_action
from saucer.games.strangers.board_model import StrangersBoard
from saucer.games.strangers.boards import BOARDS
from saucer.games.strangers.boards.puzzles import Puzzle
from saucer.games.strangers.model import PlayCard
from saucer.games.strangers.rules.index import index_of
from saucer.games.strangers.rules.opening import lay_out_puzzle, open_box
from saucer.games.strangers.rules.position import StrangersPosition
from saucer.games.strangers.rules.state import ARCHITECT, OPENING_HAND

HEAD = """# Don't Talk to Strangers: {what}, made and proved by `make puzzles`. Nothing is edited by hand.
"""
MOST = {
    "walk": 2, "run": 2, "skateboard": 2, "school_bus": 2, "city_bus": 2, "walkie_talkies": 1, "hop_the_fence": 1,
    "rad_bike": 1, "prom_date": 1, "pool_party": 1, "new_step_dad": 1, "synchronized_watches": 1, "moms_car": 1,
}  # fmt: skip
"""Of each card at most so many in a puzzle."""
LEAST_DIFFERENT = 4
"""Cards in the best plan."""
LEAST_POINTS = 15
MOST_WAYS = 100
POOL = 2
"""So many more cards to draw from than are drawn."""
PLAYS = (5, 6, 7)


def started(board: StrangersBoard, puzzle: Puzzle | None = None) -> StrangersPosition:
    position = StrangersPosition(1, index_of(board), ARCHITECT)
    open_box(position)
    if puzzle is not None:
        lay_out_puzzle(position, puzzle)
    return position


def drawn(random: Random, plays: int, board: str) -> Puzzle:
    """A hand, and cards to draw from."""
    cards = [card for card, most in MOST.items() for _ in range(most)]
    order = [cards[place] for place in random.shuffled(len(cards))]
    pool = Counter(order[OPENING_HAND : OPENING_HAND + plays - 1 + POOL])
    return Puzzle(board, tuple(order[:OPENING_HAND]), dict(sorted(pool.items())), plays - 1, 0)


class Made:
    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        solver = Solver(started(BOARDS[puzzle.board], puzzle))
        self.solved = solver.solved()
        self.ways = len(list(islice(solver.best.of_score(self.solved.score), MOST_WAYS)))

    def is_good(self) -> bool:
        played = {action.card for action in self.solved.actions if isinstance(action, PlayCard)}
        is_proved = self.solved.score == self.solved.bound
        return is_proved and len(played) >= LEAST_DIFFERENT and self.solved.score >= LEAST_POINTS

    def difficulty(self) -> tuple[int, int, int]:
        return self.puzzle.strangers, -self.ways, self.solved.score

    def written(self) -> str:
        puzzle = self.puzzle
        hand = ", ".join(f'"{card}"' for card in puzzle.hand)
        cards = ", ".join(f"{card} = {count}" for card, count in puzzle.cards.items())
        return (
            f'\n[[puzzle]]\nboard = "{puzzle.board}"\nhand = [{hand}]\ncards = {{ {cards} }}\n'
            f"strangers = {puzzle.strangers}\npar = {self.solved.score}\n{written_proof(self.solved)}"
        )


def written_proof(solved: Solved) -> str:
    solution = ", ".join(f'"{written_action(action)}"' for action in solved.actions)
    figures = f"rows = {solved.cases}, states = {solved.states}, orders = {solved.orders}"
    return f"proof = {{ {figures}, solution = [{solution}] }}\n"


def make_pars(file: Path) -> None:
    found = [HEAD.format(what="the best scores of its boards (DS-45)")]
    for name, board in BOARDS.items():
        solved = Solver(started(board)).solved()
        assert solved.score == solved.bound, name
        found.append(f'\n[[par]]\nboard = "{name}"\npar = {solved.score}\n{written_proof(solved)}')
    file.write_text("".join(found), "utf-8")


def make_puzzles(file: Path, count: int, seed: int) -> None:
    random, made = stream(seed), list[Made]()
    while len(made) < count:
        place = len(made)
        one = Made(drawn(random, PLAYS[place % len(PLAYS)], "ab"[place // len(PLAYS) % 2]))
        made += [one] if one.is_good() else []
    made.sort(key=Made.difficulty)
    written = "".join(one.written() for one in made)
    file.write_text(HEAD.format(what="Architect puzzles (DS-51)") + written, "utf-8")


def main(count: str, seed: str) -> None:
    folder = Path(str(files(boards)))
    make_pars(folder / "pars.toml")
    make_puzzles(folder / "puzzles.toml", int(count), int(seed))


if __name__ == "__main__":
    main(*sys.argv[1:])
