"""All in All: the state, compact and flat. Cards are numbers: 0 to 7 relics, 8 to 10 aliens, 11 the sabortal.

Portals are counted from 0 in here; everything that leaves the rules counts them from 1.
"""

from typing import Final

from saucer.core.position import Position
from saucer.core.seats import Seat

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


class State(Position):
    """A row of hands, planets and known cards for each seat, by index."""

    def __init__(self, players: int, race: bool, first: int) -> None:
        self.players = players
        self.race = race
        self.named_first = first
        """The seat named to start with the pass, or -1."""
        self.phase = DEALING
        self.pile: list[int] = [COPIES] * KINDS
        self.hands: list[int] = [0] * (players * FACES)
        self.known: list[int] = [0] * (players * FACES)
        self.planets: list[int] = [0] * (players * KINDS)
        self.portals: list[int] = [NOTHING] * PORTALS
        self.ships: list[int] = [FLYING] * players
        self.landed: list[Seat] = []
        """AA-13 ships in the order in which they lie in their stacks."""
        self.answers: list[int] = [SILENT_SO_FAR] * players
        self.lander_seats: list[Seat] = []
        """The ships whose order chance is about to draw."""
        self.mission = 0
        self.portal = 3
        self.explorer: Seat = Seat(0)
        self.pass_holder: Seat = Seat(0)
        self.drawn_from: Seat = Seat(0)
        self.dealing: Seat = Seat(0)
        self.collecting: list[Seat] = []
        """AA-19 who collects, first to last; the first one is at it."""
        self.actions_left = 0
        self.reason = 0
        self.winners: list[Seat] = []

    def hand_size(self) -> int:
        """AA-24 the starting size, the sabortal included."""
        return 7 if self.players <= 4 else 6

    def copy_into(self, other: "State") -> None:
        other.phase = self.phase
        other.pile = self.pile.copy()
        other.hands = self.hands.copy()
        other.known = self.known.copy()
        other.planets = self.planets.copy()
        other.portals = self.portals.copy()
        other.ships = self.ships.copy()
        other.landed = self.landed.copy()
        other.answers = self.answers.copy()
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
        rows = (
            self.pile, self.hands, self.known, self.planets, self.portals, self.ships, self.landed, self.answers,
            self.lander_seats, self.collecting, self.winners,
        )  # fmt: skip
        single = (
            self.players, self.race, self.named_first, self.phase, self.mission, self.portal, self.explorer,
            self.pass_holder, self.drawn_from, self.dealing, self.actions_left, self.reason,
        )  # fmt: skip
        return single + tuple([tuple(row) for row in rows])

    def flying(self) -> list[Seat]:
        return [Seat(seat) for seat in range(self.players) if self.ships[seat] == FLYING]

    def hand(self, seat: Seat) -> list[int]:
        """The count of each face."""
        return self.hands[seat * FACES : seat * FACES + FACES]

    def holds(self, seat: Seat, card: int) -> bool:
        return self.hands[seat * FACES + card] > 0

    def on_planet(self, seat: Seat, relic: int) -> int:
        return self.planets[seat * KINDS + relic]

    def has_room_for(self, seat: Seat, relic: int) -> bool:
        """AA-21"""
        return self.planets[seat * KINDS + relic] < FULL_SET

    def leave_hand(self, seat: Seat, card: int) -> None:
        """AA-40 One of its kind fewer counts as known to be there."""
        place = seat * FACES + card
        self.hands[place] -= 1
        if self.known[place] > 0:
            self.known[place] -= 1

    def enter_hand(self, seat: Seat, card: int) -> None:
        """AA-40 Seen by all."""
        place = seat * FACES + card
        self.hands[place] += 1
        self.known[place] += 1

    def sets(self, seat: Seat) -> int:
        return self.planets[seat * KINDS : seat * KINDS + KINDS].count(FULL_SET)

    def relics_on_planet(self, seat: Seat) -> int:
        return sum(self.planets[seat * KINDS : seat * KINDS + KINDS])
