"""All in All: the state, compact and flat. Cards are numbers: 0 to 7 relics, 8 to 10 aliens, 11 the sabortal.

Portals are counted from 0 in here; everything that leaves the rules counts them from 1.
"""

from typing import Final

from mypy_extensions import i64

from saucer.core.counts import total
from saucer.core.position import Position
from saucer.core.rows import row
from saucer.core.seats import Seat

MOST_PLAYERS: Final[i64] = 6
KINDS: Final[i64] = 8
PILFERER: Final = 8
SCHEMER: Final = 9
TIME_THIEF: Final = 10
SABORTAL: Final = 11
FACES: Final[i64] = 12
NOTHING: Final = -1

PORTALS: Final[i64] = 10
LAST_PORTAL: Final = 9
VALUES: Final[tuple[int, ...]] = (1, 1, 2, 2, 2, 2, 3, 3, 4, 4)
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

THREE_SETS: Final = 0
NOTHING_LEFT: Final = 1
HUNDRED_MISSIONS: Final = 2

NO_ROW: Final = row(0)
WHOLE_PILE: Final = row(KINDS, COPIES)
NO_CARDS: Final = row(MOST_PLAYERS * FACES)
EMPTY_PORTALS: Final = row(PORTALS, NOTHING)
ALL_FLYING: Final = row(MOST_PLAYERS, FLYING)


class State(Position):
    """Rows have a part for each seat, or a place for each portal; sets of seats and portals have a bit for each."""

    def __init__(self, players: int, race: bool, first: int) -> None:
        """Everything but the rows, which `lay_out` or a copy brings."""
        self.players: i64 = players
        self.race = race
        self.named_first = first
        """The seat named to start with the pass, or -1."""
        self.phase: i64 = DEALING
        self.pile = NO_ROW
        self.hands = NO_ROW
        self.cards = NO_ROW
        """AA-40 how many there are in each hand."""
        self.known = NO_ROW
        self.planets = NO_ROW
        self.portals = NO_ROW
        self.lying: i64 = 0
        """The portals where a card lies."""
        self.ships = NO_ROW
        self.flying: i64 = (1 << players) - 1
        """The seats that have not landed."""
        self.landed: tuple[Seat, ...] = ()
        """AA-13 ships in the order in which they lie in their stacks."""
        self.answered: i64 = 0
        """AA-13 the seats whose sealed answer is in."""
        self.landing: i64 = 0
        """AA-13 those of them that land."""
        self.lander_seats: tuple[Seat, ...] = ()
        """The ships whose order chance is about to draw."""
        self.mission: i64 = 0
        self.portal: i64 = 3
        self.explorer: Seat = Seat(0)
        self.pass_holder: Seat = Seat(0)
        self.drawn_from: Seat = Seat(0)
        self.dealing: Seat = Seat(0)
        self.collecting: tuple[Seat, ...] = ()
        """AA-19 who collects, first to last; the first one is at it."""
        self.actions_left: i64 = 0
        self.reason: i64 = 0
        self.winners: tuple[Seat, ...] = ()

    def lay_out(self) -> None:
        """AA-1, AA-2 Everything lies as when the box is opened."""
        self.pile = WHOLE_PILE[:]
        self.hands = NO_CARDS[: self.players * FACES]
        self.cards = NO_CARDS[: self.players]
        self.known = NO_CARDS[: self.players * FACES]
        self.planets = NO_CARDS[: self.players * KINDS]
        self.portals = EMPTY_PORTALS[:]
        self.ships = ALL_FLYING[: self.players]

    def hand_size(self) -> int:
        """AA-24 How many cards a hand starts with, the sabortal included."""
        return 7 if self.players <= 4 else 6

    def copy_into(self, other: "State") -> None:
        other.phase = self.phase
        other.pile = self.pile[:]
        other.hands = self.hands[:]
        other.cards = self.cards[:]
        other.known = self.known[:]
        other.planets = self.planets[:]
        other.portals = self.portals[:]
        other.lying = self.lying
        other.ships = self.ships[:]
        other.flying = self.flying
        other.landed = self.landed
        other.answered = self.answered
        other.landing = self.landing
        other.lander_seats = self.lander_seats
        other.mission = self.mission
        other.portal = self.portal
        other.explorer = self.explorer
        other.pass_holder = self.pass_holder
        other.drawn_from = self.drawn_from
        other.dealing = self.dealing
        other.collecting = self.collecting
        other.actions_left = self.actions_left
        other.reason = self.reason
        other.winners = self.winners

    def key(self) -> tuple[object, ...]:
        rows = [self.pile, self.hands, self.known, self.planets, self.portals, self.ships]
        seats = (self.landed, self.lander_seats, self.collecting, self.winners)
        single = (
            self.players, self.race, self.named_first, self.phase, self.mission, self.portal, self.explorer,
            self.pass_holder, self.drawn_from, self.dealing, self.answered, self.landing, self.actions_left,
            self.reason,
        )  # fmt: skip
        return single + seats + tuple([tuple(each) for each in rows])

    def lay(self, portal: i64, card: i64) -> None:
        self.portals[portal] = card
        self.lying |= 1 << portal

    def take_away(self, portal: i64) -> i64:
        """Empties a portal, and returns the card that lay there."""
        card = self.portals[portal]
        self.portals[portal] = NOTHING
        self.lying &= ~(1 << portal)
        return card

    def land(self, seat: i64, portal: i64) -> None:
        """AA-14 The ship comes to lie on top of those that are there."""
        self.ships[seat] = portal
        self.flying &= ~(1 << seat)
        self.landed += (Seat(seat),)

    def return_ships(self) -> None:
        """AA-23"""
        for seat in range(self.players):
            self.ships[seat] = FLYING
        self.flying = (1 << self.players) - 1
        self.landed = ()

    def holds(self, seat: i64, card: i64) -> bool:
        return self.hands[seat * FACES + card] > 0

    def has_room_for(self, seat: i64, relic: i64) -> bool:
        """AA-21"""
        return self.planets[seat * KINDS + relic] < FULL_SET

    def hold(self, seat: i64, card: i64) -> None:
        """A card is in this hand from now on; nobody else has seen it."""
        self.hands[seat * FACES + card] += 1
        self.cards[seat] += 1

    def leave_hand(self, seat: i64, card: i64) -> None:
        """AA-40 One of its kind fewer counts as known to be there."""
        place = seat * FACES + card
        self.hands[place] -= 1
        self.cards[seat] -= 1
        if self.known[place] > 0:
            self.known[place] -= 1

    def enter_hand(self, seat: i64, card: i64) -> None:
        """AA-40 A card goes into this hand, and all see which."""
        self.hold(seat, card)
        self.known[seat * FACES + card] += 1

    def sets(self, seat: i64) -> i64:
        full: i64 = 0
        for place in range(seat * KINDS, seat * KINDS + KINDS):
            if self.planets[place] == FULL_SET:
                full += 1
        return full

    def towards_winning(self, seat: i64) -> i64:
        """AA-22 Relics of the kinds of which most lie there, as many kinds as are needed; more than a set never lie."""
        most: i64 = 0
        for relics in range(1, FULL_SET + 1):
            kinds: i64 = 0
            for place in range(seat * KINDS, seat * KINDS + KINDS):
                if self.planets[place] >= relics and kinds < SETS_TO_WIN:
                    kinds += 1
            most += kinds
        return most

    def relics_on_planet(self, seat: i64) -> i64:
        return total(self.planets, seat * KINDS, KINDS)
