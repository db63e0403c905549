"""Don't Talk to Strangers: what a position is worth to each seat: points, Kids on their way, and cards in hand."""

from typing import Final

from mypy_extensions import i64

from saucer.core.rows import row
from saucer.games.strangers.bots.ways import steps_past
from saucer.games.strangers.rules.index import FIRST_SHARED, LIBRARY, NOWHERE, PARK, PROM
from saucer.games.strangers.rules.moving import steps_of
from saucer.games.strangers.rules.state import (
    CITY_BUS,
    FACES,
    FIRST_HELD,
    FREE,
    KIDS,
    MOMS_CAR,
    POOL_PARTY,
    SAUCER,
    SCHOOL_BUS,
    SCORED,
    SIGHTING,
    SUPPLY,
    State,
)

MOST_TURNS: Final = 14.0
TURNS_WITH_A_CARD: Final = 0.72
"""In so many turns of one a card is drawn."""
ON_ITS_WAY: Final = 0.6
"""What any Kid on the streets is worth at least."""
UNKNOWN_CARD: Final = 0.45
WORTH_OF_CARD: Final[tuple[float, ...]] = (
    0.0, 0.0, 0.2, 0.35, 0.55, 0.45, 0.3, 0.25, 0.5, 0.8, 0.45, 0.3, 1.6, 0.7, 0.5, 0.8, 1.4, 0.4, 0.6,
)  # fmt: skip
"""In the order of CARDS: what it is worth to hold one."""


class Knobs:
    """What a look at a position goes by."""

    def __init__(
        self,
        careful: bool,
        others: float,
        turn: float = 1.25,
        steps: float = 2.0,
        hurry: float = 0.55,
        icon: float = 0.87,
        library: float = 0.16,
        park: float = 0.14,
        further: float = 0.55,
        hand: float = 1.0,
        prom: float = 0.0,
    ) -> None:
        self.careful = careful
        """Measures ways around Strangers and knows how much time is left."""
        self.others = others
        """How much the standing of the others counts."""
        self.turn = turn
        """Points that a turn brings on average: what a long way costs."""
        self.steps = steps
        """How far a Kid gets with one card."""
        self.hurry = hurry
        """How much less a far place is worth when there is little time."""
        self.icon = icon
        """What is left of the worth of a Kid that stands where a Stranger may come."""
        self.library = library
        self.park = park
        """For each turn that is left."""
        self.further = further
        """What a second Kid on its way is worth beside the first."""
        self.hand = hand
        """How much cards in hand count."""
        self.prom = prom
        """What one Kid too few at a PROM is worth of what it will be once another comes."""


class Prospects:
    """Looks at one position."""

    def __init__(self, state: State, knobs: Knobs) -> None:
        self.state = state
        self.knobs = knobs
        self.careful = knobs.careful
        self.turns = turns_left(state) if knobs.careful else MOST_TURNS
        self.next_worth = row(int(state.index.spaces))
        """Of each scoring space: what the next Kid there brings, or FREE if it is full."""
        strangers = state.strangers if knobs.careful else row(int(state.index.spaces))
        self.steps = steps_past(state.index, strangers).row
        """A careless look goes through Strangers."""
        self.look_at_spaces()

    def look_at_spaces(self) -> None:
        state = self.state
        index = state.index
        for space in range(index.streets, index.spaces):
            first = index.first_spot[space]
            spot = state.free_spot(space)
            if spot < 0:
                self.next_worth[space] = FREE
            elif index.kind[space] < FIRST_SHARED:
                self.next_worth[space] = index.spot_value[spot]
            else:
                there = self.kids_in(space)
                self.next_worth[space] = index.spot_value[first + there] + self.promised(space, there + 1)

    def promised(self, space: i64, kids: i64) -> i64:
        """DS-20 To each of so many Kids at a PROM that pays nothing yet; the fewer turns are left, the less."""
        index = self.state.index
        place = index.first_spot[space] + kids
        if index.kind[space] != PROM or kids % 2 == 0 or kids >= index.spot_count[space]:
            return 0
        return int(self.knobs.prom * min(1.0, self.turns / 5.0) * float(index.spot_value[place]))

    def kids_in(self, space: i64) -> i64:
        index = self.state.index
        first = index.first_spot[space]
        there: i64 = 0
        for spot in range(first, first + index.spot_count[space]):
            if self.state.spots[spot] != FREE:
                there += 1
        return there

    def bonus(self, kind: i64) -> float:
        """DS-19"""
        if kind == LIBRARY:
            return self.knobs.library * self.turns
        return self.knobs.park * self.turns if kind == PARK else 0.0

    def of_seats(self) -> list[float]:
        state = self.state
        found = [float(each) for each in state.points()]
        for seat in range(state.players):
            found[seat] += self.bonus(LIBRARY) * float(state.readers[seat])
            found[seat] += self.bonus(PARK) * float(state.players_in_parks[seat])
            found[seat] += self.of_kids(seat)
            if self.careful:
                found[seat] += self.of_hand(seat)
        if self.knobs.prom > 0.0:
            self.add_promises(found)
        return found

    def add_promises(self, found: list[float]) -> None:
        index = self.state.index
        for space in range(index.streets, index.spaces):
            promise = self.promised(space, self.kids_in(space)) if index.kind[space] == PROM else 0
            if promise:
                for spot in range(index.first_spot[space], index.first_spot[space] + index.spot_count[space]):
                    if self.state.spots[spot] != FREE:
                        found[self.state.spots[spot]] += float(promise)

    def of_kids(self, seat: i64) -> float:
        """The best counts fully, every further one less: turns are shared."""
        state = self.state
        best = 0.0
        total = 0.0
        for kid in range(seat * KIDS, seat * KIDS + KIDS):
            place = state.kids[kid]
            if place == SUPPLY or place >= SCORED:
                continue
            worth = self.of_kid(place)
            total += worth
            if worth > best:
                best = worth
        return best + (total - best) * self.knobs.further

    def of_kid(self, start: i64) -> float:
        """Of all places it could go to, the best: points less the turns it takes."""
        index = self.state.index
        targets = index.spaces - index.streets
        best = 0.0
        for target in range(targets):
            steps = self.steps[start * targets + target]
            worth = self.next_worth[index.streets + target]
            if steps != NOWHERE and worth != FREE:
                bonus = self.bonus(index.kind[index.streets + target])
                best = max(best, self.from_afar(float(worth) + bonus, steps))
        best += ON_ITS_WAY
        if index.icon[start] and self.careful:
            best *= self.knobs.icon
        return best

    def at(self, end: i64) -> float:
        """Of a Kid that a card brings there."""
        index = self.state.index
        if end < index.streets:
            return self.of_kid(end)
        return float(self.next_worth[end]) + self.bonus(index.kind[end])

    def from_afar(self, worth: float, steps: i64) -> float:
        """Points less the turns it takes to get there."""
        turns = (float(steps) + 0.6) / self.knobs.steps
        return worth * max(0.0, 1.0 - self.knobs.hurry * turns / (self.turns + 0.3)) - self.knobs.turn * turns

    def of_hand(self, seat: i64) -> float:
        """Cards that will be drawn are worth something, too."""
        state = self.state
        total = 0.0
        for card in range(FIRST_HELD, FACES):
            count = state.hands[seat * FACES + card]
            if count:
                total += float(count) * WORTH_OF_CARD[card]
        lacks = state.hand_limit(seat) - state.cards[seat]
        if lacks > 0:
            total += float(lacks) * UNKNOWN_CARD
        return self.knobs.hand * total * min(1.0, self.turns / 3.0)


def moves_kid(card: i64) -> bool:
    """DS-26 to DS-31 Whether it makes a Kid walk, or takes it along."""
    return steps_of(card) > 0 or card in (SCHOOL_BUS, CITY_BUS, POOL_PARTY, MOMS_CAR)


def turns_left(state: State) -> float:
    """DS-24 Of each seat, until the last Stranger comes: what the deck says."""
    aliens = state.deck[SIGHTING]
    if state.total_invasion:
        aliens += state.deck[SAUCER]
    if not aliens or not state.cards_left:
        return 3.0
    draws = float(state.strangers_left) * float(state.cards_left) / float(aliens)
    return min(MOST_TURNS, draws / TURNS_WITH_A_CARD / float(state.players))
