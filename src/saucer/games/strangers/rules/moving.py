"""Don't Talk to Strangers: moving and scoring, DS-13 to DS-19."""

from mypy_extensions import i64

from saucer.core.rows import Row, row
from saucer.core.telling import Teller
from saucer.games.strangers.board_model import KINDS as KIND_NAMES
from saucer.games.strangers.events import KidJumped, KidScored, KidWalked
from saucer.games.strangers.rules import ending
from saucer.games.strangers.rules.index import NOWHERE, SIDES
from saucer.games.strangers.rules.state import (
    HOP_THE_FENCE,
    KIDS,
    PROM_DATE,
    RAD_BIKE,
    RUN,
    SCORED,
    SKATEBOARD,
    WALK,
    WALKIE_TALKIES,
    WATCHES,
    State,
)


def steps_of(card: i64) -> i64:
    """DS-26 to DS-31 How far a card moves a Kid; 0 if it does not make it walk."""
    if card in (WALK, WALKIE_TALKIES):
        return 1
    if card in (RUN, HOP_THE_FENCE, PROM_DATE):
        return 2
    if card in (SKATEBOARD, WATCHES):
        return 3
    return 4 if card == RAD_BIKE else 0


class Walk:
    """DS-13 All the ends of a move of exactly so many spaces: it never enters a space twice, the start included."""

    def __init__(self, state: State, card: i64) -> None:
        self.state = state
        self.steps: i64 = steps_of(card)
        self.ways: Row = state.index.all_ways if card == HOP_THE_FENCE else state.index.open_ways
        self.through_strangers = card == RAD_BIKE
        self.streets: i64 = state.index.streets
        self.on_the_way = row(int(state.index.spaces))
        self.ends = row(int(state.index.spaces))
        self.found: i64 = 0

    def ends_from(self, space: i64) -> list[int]:
        self.go(space, self.steps)
        return [end for end in range(len(self.ends)) if self.ends[end]]

    def has_end(self, space: i64) -> bool:
        """Whether the Kid can go the full number or enter a scoring space on the way."""
        self.go_until_found(space, self.steps)
        return self.found > 0

    def go(self, space: i64, left: i64) -> None:
        self.on_the_way[space] = 1
        for place in range(space * SIDES, space * SIDES + SIDES):
            there = self.ways[place]
            if there == NOWHERE:
                break
            if there >= self.streets:
                if self.state.free_spot(there) >= 0:
                    self.ends[there] = 1
            elif not self.on_the_way[there] and self.may_enter(there, left):
                if left == 1:
                    self.ends[there] = 1
                else:
                    self.go(there, left - 1)
        self.on_the_way[space] = 0

    def go_until_found(self, space: i64, left: i64) -> None:
        self.on_the_way[space] = 1
        for place in range(space * SIDES, space * SIDES + SIDES):
            there = self.ways[place]
            if there == NOWHERE or self.found:
                break
            if there >= self.streets:
                if self.state.free_spot(there) >= 0:
                    self.found = 1
            elif not self.on_the_way[there] and self.may_enter(there, left):
                if left == 1:
                    self.found = 1
                else:
                    self.go_until_found(there, left - 1)
        self.on_the_way[space] = 0

    def may_enter(self, street: i64, left: i64) -> bool:
        """DS-13, DS-22, DS-30"""
        return not self.state.strangers[street] or (self.through_strangers and left > 1)

    def way_to(self, space: i64, end: i64, left: i64) -> list[int]:
        """A way that ends there, as short as any; empty if there is none."""
        for steps in range(1, left + 1) if end >= self.streets else range(left, left + 1):
            way = self.way_of(space, end, steps)
            if way:
                return way
        return []

    def way_of(self, space: i64, end: i64, left: i64) -> list[int]:
        self.on_the_way[space] = 1
        found: list[int] = []
        for place in range(space * SIDES, space * SIDES + SIDES):
            there = self.ways[place]
            if there == NOWHERE or found:
                break
            if there == end and left == 1:
                found = [int(there)]
            elif left > 1 and there < self.streets and not self.on_the_way[there] and self.may_enter(there, left):
                further = self.way_of(there, end, left - 1)
                if further:
                    found = [int(there), *further]
        self.on_the_way[space] = 0
        return found


def walk(state: State, end: i64, tell: Teller) -> bool:
    """DS-13, DS-15 Every way there comes to the same, so one is shown. Says whether the game goes on, as all below."""
    kid = state.kid
    if tell.on:
        start = state.kids[kid]
        path = Walk(state, state.effect)
        way = [int(start), *path.way_to(start, end, path.steps)]
        names = tuple([state.index.names[space] for space in way])
        tell.all(KidWalked(state.turn, ending.SEATS[kid // KIDS], names))
    return arrive(state, end, tell)


def jump(state: State, end: i64, tell: Teller) -> bool:
    """DS-26a All that lies between is ignored."""
    if tell.on:
        names = state.index.names
        start = state.kids[state.kid]
        start = state.index.spot_space[start - SCORED] if start >= SCORED else start
        tell.all(KidJumped(state.turn, ending.SEATS[state.kid // KIDS], names[start], names[end]))
    return arrive(state, end, tell)


def arrive(state: State, end: i64, tell: Teller) -> bool:
    """DS-15, DS-18a On a scoring space it takes the free spot worth most, and has scored."""
    kid = state.kid
    state.kid = -1
    state.moves += 1
    if end < state.index.streets:
        state.moved |= 1 << kid
        state.stand(kid, end)
        return True
    if state.kids[kid] >= SCORED:
        give_up_spot(state, kid)
    return score(state, kid, state.free_spot(end), tell)


def give_up_spot(state: State, kid: i64) -> None:
    """DS-34 It goes on to another scoring space."""
    state.leave_spot(kid)
    state.stand(kid, state.index.school)


def score(state: State, kid: i64, spot: i64, tell: Teller) -> bool:
    """DS-16 For its owner, whoever moved it; DS-24 (b) the tenth at the same time ends the game."""
    state.take_spot(kid, spot)
    seat = kid // KIDS
    if tell.on:
        space = state.index.spot_space[spot]
        place = KIND_NAMES[state.index.kind[space]]
        tell.all(KidScored(ending.SEATS[seat], place, state.index.names[space], state.index.spot_number(spot)))
    if state.scored[seat] < KIDS:
        return True
    ending.end_by_ten_kids(state, tell)
    return False
