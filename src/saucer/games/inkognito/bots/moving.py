"""Inkognito: how bots move: the balls one after the other, the best few ways followed up (IK-8 to IK-12)."""

from typing import Final

from saucer.core.model import Action
from saucer.core.random import Random
from saucer.games.inkognito.bots.thoughts import Thoughts
from saucer.games.inkognito.model import Choice, Claim
from saucer.games.inkognito.rules.board import BOTH, LAND, SEA
from saucer.games.inkognito.rules.movement import (
    AMBASSADOR_MOVES,
    END_MOVEMENT,
    OWN_MOVES,
    PURPLE_MOVES,
    ends_legally,
    is_open,
)
from saucer.games.inkognito.rules.state import AMBASSADOR, BLACK, BLUE, ORANGE, PURPLE, WHITE

MOST_POSITIONS: Final = 2_000
"""So many are looked at in one decision."""

Move = tuple[int, int, int]
"""A ball, the figure that it moves, and where to."""


class Way:
    """Moves one after the other, and what the board is worth after them."""

    def __init__(self, moves: list[Move], worth: float, ends: bool) -> None:
        self.moves = moves
        self.worth = worth
        self.ends = ends


class MoveSearch:
    """Looks ahead over the balls that are left; the state is put back after every look."""

    def __init__(self, thoughts: Thoughts, legal: tuple[Action, ...]) -> None:
        self.thoughts = thoughts
        self.state = thoughts.state
        self.legal = legal
        self.places: list[int] = []
        self.moved = 0
        self.seen: set[tuple[object, ...]] = set()
        self.positions = 0

    def best_action(self, random: Random) -> Action:
        best = Way([], self.worth(), END_MOVEMENT in self.legal)
        if not best.ends:
            best.worth = -1.0
        ways = [best]
        for _ in range(sum(self.state.balls)):
            ways = self.longer(ways)
            for way in ways:
                if way.ends and way.worth > best.worth + 1e-9:
                    best = way
            ways = ways[: self.thoughts.level.breadth]
        return self.first_action(best, random)

    def first_action(self, best: Way, random: Random) -> Action:
        if best.moves:
            return action_of(best.moves[0])
        if best.ends and not self.thoughts.level.wanders:
            return END_MOVEMENT
        moves = [action for action in self.legal if not isinstance(action, Claim)]
        return moves[int(random.below(len(moves)))]

    def longer(self, ways: list[Way]) -> list[Way]:
        """Goes on from every way with one ball more, and sorts the best first."""
        found: list[Way] = []
        for way in ways:
            self.go(way.moves)
            for move in self.moves():
                if self.positions < MOST_POSITIONS:
                    self.look(way, move, found)
            self.back(way.moves)
        found.sort(key=worth_first)
        return found

    def look(self, way: Way, move: Move, found: list[Way]) -> None:
        if not way.moves and action_of(move) not in self.legal:
            return
        old, moved = self.state.places[move[1]], self.state.moved
        self.state.move(move[1], move[2])
        self.state.balls[move[0]] -= 1
        key = (self.state.moved, *self.state.places, *self.state.balls)
        if key not in self.seen:
            self.seen.add(key)
            self.positions += 1
            found.append(Way([*way.moves, move], self.worth(), ends_legally(self.state)))
        self.state.balls[move[0]] += 1
        self.state.put(move[1], old)
        self.state.moved = moved

    def worth(self) -> float:
        return self.thoughts.worth(self.state)

    def go(self, moves: list[Move]) -> None:
        self.places, self.moved = self.state.places.copy(), self.state.moved
        for ball, figure, to in moves:
            self.state.move(figure, to)
            self.state.balls[ball] -= 1

    def back(self, moves: list[Move]) -> None:
        for ball, figure, _ in moves:
            self.state.put(figure, self.places[figure])
            self.state.balls[ball] += 1
        self.state.moved = self.moved

    def moves(self) -> list[Move]:
        moves = self.own_moves()
        if self.state.balls[BLACK]:
            for to in BOTH[self.state.places[AMBASSADOR]]:
                if is_open(self.state, to):
                    moves.append((BLACK, AMBASSADOR, to))
        if self.state.balls[PURPLE]:
            moves.extend(self.purple_moves())
        return moves

    def own_moves(self) -> list[Move]:
        """The ball that opens fewest ways is used first."""
        balls = self.state.balls
        moves: list[Move] = []
        for figure in self.thoughts.figures[self.thoughts.seat]:
            place = self.state.places[figure]
            for to in BOTH[place]:
                if balls[ORANGE] and to in LAND[place]:
                    moves.append((ORANGE, figure, to))
                elif balls[BLUE] and to in SEA[place]:
                    moves.append((BLUE, figure, to))
                elif balls[WHITE]:
                    moves.append((WHITE, figure, to))
        return moves

    def purple_moves(self) -> list[Move]:
        """IK-11"""
        moves: list[Move] = []
        for player in self.thoughts.others:
            for figure in self.thoughts.figures[player]:
                for to in BOTH[self.state.places[figure]]:
                    if is_open(self.state, to):
                        moves.append((PURPLE, figure, to))
        return moves


def worth_first(way: Way) -> float:
    return -way.worth


def action_of(move: Move) -> Choice:
    ball, figure, to = move
    if ball == BLACK:
        return AMBASSADOR_MOVES[to]
    return PURPLE_MOVES[figure][to] if ball == PURPLE else OWN_MOVES[ball][figure][to]
