"""All in All: the state, compact and flat. Cards are numbers: 0 to 7 relics, 8 to 10 aliens, 11 the sabortal.

Portals are counted from 0 in here; everything that leaves the rules counts them from 1.
"""

from typing import Final

from mypy_extensions import i64

from saucer.core.counts import row, total
from saucer.core.position import Position
from saucer.core.seats import Seat

MOST_PLAYERS: Final = 6
KINDS: Final = 8
PILFERER: Final = 8
SCHEMER: Final = 9
TIME_THIEF: Final = 10
SABORTAL: Final = 11
FACES: Final = 12
NOTHING: Final = -1

PORTALS: Final = 10
LAST_PORTAL: Final = 9
VALUES: Final = (1, 1, 2, 2, 2, 2, 3, 3, 4, 4)
"""AA-1"""
COPIES: Final = 9
"""AA-2 of each kind of relic."""
FULL_SET: Final = 3
SETS_TO_WIN: Final = 3
FLYING: Final = -1

DEALING: Final = 0
LAYING_ALIENS: Final = 1
GIVING_PASS: Final = 2
EXPLORING: Final = 3
DRAWING: Final = 4
LANDING: Final = 5
STACKING: Final = 6
LANDING_ALL: Final = 7
SABORTAL_DRAWN: Final = 8
COLLECTING: Final = 9
REFILLING: Final = 10
OVER: Final = 11

SILENT_SO_FAR: Final = 0
LANDS: Final = 1
FLIES_ON: Final = 2

THREE_SETS: Final = 0
NOTHING_LEFT: Final = 1
HUNDRED_MISSIONS: Final = 2

NO_ROW: Final = row(0)
NO_SEATS: Final[list[Seat]] = []


class State(Position):
    """A row of hands, planets and known cards for each seat, by index."""

    def __init__(self, players: int, race: bool, first: int) -> None:
        """Everything but the rows, which `lay_out` or a copy brings."""
        self.players: i64 = players
        self.race = race
        self.named_first = first
        """The seat named to start with the pass, or -1."""
        self.phase: i64 = DEALING
        self.pile = NO_ROW
        self.hands = NO_ROW
        self.known = NO_ROW
        self.planets = NO_ROW
        self.portals = NO_ROW
        self.ships = NO_ROW
        self.landed = NO_SEATS
        """AA-13 ships in the order in which they lie in their stacks."""
        self.answers = NO_ROW
        self.lander_seats = NO_SEATS
        """The ships whose order chance is about to draw."""
        self.mission: i64 = 0
        self.portal: i64 = 3
        self.explorer: Seat = Seat(0)
        self.pass_holder: Seat = Seat(0)
        self.drawn_from: Seat = Seat(0)
        self.dealing: Seat = Seat(0)
        self.collecting = NO_SEATS
        """AA-19 who collects, first to last; the first one is at it."""
        self.actions_left: i64 = 0
        self.reason: i64 = 0
        self.winners = NO_SEATS

    def lay_out(self) -> None:
        """AA-1, AA-2 as the box is opened."""
        players = int(self.players)
        self.pile = row(KINDS, COPIES)
        self.hands = row(players * FACES)
        self.known = row(players * FACES)
        self.planets = row(players * KINDS)
        self.portals = row(PORTALS, NOTHING)
        self.ships = row(players, FLYING)
        self.answers = row(players, SILENT_SO_FAR)
        self.landed = []
        self.lander_seats = []
        self.collecting = []
        self.winners = []

    def hand_size(self) -> int:
        """AA-24 the starting size, the sabortal included."""
        return 7 if self.players <= 4 else 6

    def copy_into(self, other: "State") -> None:
        other.phase = self.phase
        other.pile = self.pile[:]
        other.hands = self.hands[:]
        other.known = self.known[:]
        other.planets = self.planets[:]
        other.portals = self.portals[:]
        other.ships = self.ships[:]
        other.landed = self.landed.copy()
        other.answers = self.answers[:]
        other.lander_seats = self.lander_seats.copy()
        other.mission = self.mission
        other.portal = self.portal
        other.explorer = self.explorer
        other.pass_holder = self.pass_holder
        other.drawn_from = self.drawn_from
        other.dealing = self.dealing
        other.collecting = self.collecting.copy()
        other.actions_left = self.actions_left
        other.reason = self.reason
        other.winners = self.winners.copy()

    def key(self) -> tuple[object, ...]:
        rows = [self.pile, self.hands, self.known, self.planets, self.portals, self.ships, self.answers]
        seats = [self.landed, self.lander_seats, self.collecting, self.winners]
        single = (
            self.players, self.race, self.named_first, self.phase, self.mission, self.portal, self.explorer,
            self.pass_holder, self.drawn_from, self.dealing, self.actions_left, self.reason,
        )  # fmt: skip
        return single + tuple([tuple(each) for each in rows]) + tuple([tuple(each) for each in seats])

    def flying(self) -> list[Seat]:
        return [Seat(seat) for seat in range(int(self.players)) if self.ships[seat] == FLYING]

    def cards(self, seat: i64) -> i64:
        """How many there are in the hand."""
        return total(self.hands, seat * FACES, FACES)

    def holds(self, seat: i64, card: i64) -> bool:
        return self.hands[seat * FACES + card] > 0

    def has_room_for(self, seat: i64, relic: i64) -> bool:
        """AA-21"""
        return self.planets[seat * KINDS + relic] < FULL_SET

    def leave_hand(self, seat: i64, card: i64) -> None:
        """AA-40 One of its kind fewer counts as known to be there."""
        place = seat * FACES + card
        self.hands[place] -= 1
        if self.known[place] > 0:
            self.known[place] -= 1

    def enter_hand(self, seat: i64, card: i64) -> None:
        """AA-40 Seen by all."""
        place = seat * FACES + card
        self.hands[place] += 1
        self.known[place] += 1

    def sets(self, seat: i64) -> i64:
        full: i64 = 0
        for place in range(seat * KINDS, seat * KINDS + KINDS):
            if self.planets[place] == FULL_SET:
                full += 1
        return full

    def relics_on_planet(self, seat: i64) -> i64:
        return total(self.planets, seat * KINDS, KINDS)
