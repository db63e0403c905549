"""Don't Talk to Strangers: the state, compact and flat. Cards are numbers in the order of CARDS.

A Kid is a number, ten for each seat in turn, and stands in the supply, on a space, or (SCORED and above) on a spot.
"""

from typing import Final

from mypy_extensions import i64

from saucer.core.position import Position
from saucer.core.rows import row, row_of
from saucer.core.seats import Seat
from saucer.games.strangers.model import GamePlayed
from saucer.games.strangers.rules.index import FIRST_SHARED, LIBRARY, PARK, Index

SIGHTING: Final = 0
SAUCER: Final = 1
WALK: Final = 2
RUN: Final = 3
SKATEBOARD: Final = 4
SCHOOL_BUS: Final = 5
CITY_BUS: Final = 6
WALKIE_TALKIES: Final = 7
HOP_THE_FENCE: Final = 8
RAD_BIKE: Final = 9
PROM_DATE: Final = 10
SCIENCE_CLUB: Final = 11
POOL_PARTY: Final = 12
NEW_STEP_DAD: Final = 13
MAN_IN_BLACK: Final = 14
WATCHES: Final = 15
MOMS_CAR: Final = 16
HITCHHIKING: Final = 17
SODA_SHOP_DATE: Final = 18
FACES: Final[i64] = 19
FIRST_HELD: Final[i64] = 2
"""Cards before this one are never held (DS-21)."""
NO_CARD: Final = -1

COPIES: Final = row_of([18, 5, 10, 10, 10, 10, 10, 10, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1])
"""DS-1"""
ALL_CARDS: Final = 100
KIDS: Final[i64] = 10
"""DS-2 of each colour."""
SUPPLY: Final = -1
SCORED: Final[i64] = 1000
FREE: Final = -1
NOBODY: Final = -1

STANDARD: Final = 0
TEAMS_OPEN: Final = 1
TEAMS_SILENT: Final = 2
GAUNTLET: Final = 3
ARCHITECT: Final = 4

TEAM_PLAYERS: Final = 4
"""DS-39"""
OPENING_HAND: Final = 3
"""DS-4, DS-10"""

STARTING: Final = 0
DEALING: Final = 1
CHOOSING_HAND: Final = 2
TURN: Final = 3
KID: Final = 4
GOING: Final = 5
PLAYER: Final = 6
CARD: Final = 7
STRANGER_FROM: Final = 8
STRANGER: Final = 9
ABDUCTING: Final = 10
ORDER: Final = 11
COIN: Final = 12
AFTER: Final = 13
DRAWING: Final = 14
CHOOSING_CARD: Final = 15
CHOOSING_BOARD: Final = 16
OVER: Final = 17

LAST_STRANGER: Final = 0
TEN_KIDS: Final = 1
CONTACT: Final = 2
TWO_WINS: Final = 3
THIRD_GAME: Final = 4

NO_ROW: Final = row(0)

EVERYBODY: Final = -1
Step = tuple[int, int, int]
"""DS-50 What was seen of a hand: who saw it, a viewer or EVERYBODY; whose hand; which card was shown or left it, or
NO_CARD for one that was drawn into it."""


def partner_in(variant: i64, seat: i64) -> i64:
    """DS-39 Who plays together with this seat: side by side, or opposite."""
    if variant == TEAMS_OPEN:
        return seat ^ 1
    return seat ^ 2 if variant == TEAMS_SILENT else NOBODY


class State(Position):
    """Rows have a part for each seat, a place for each space, or a place for each spot."""

    def __init__(self, players: int, index: Index, variant: int) -> None:
        """Everything but the rows, which `lay_out` or a copy brings."""
        self.players: i64 = players
        self.index = index
        self.variant: i64 = variant
        self.well_read = False
        self.brainiac = False
        self.total_invasion = False
        self.five_sightings = False
        self.free_first_kid = False
        self.puzzle: i64 = 0
        """DS-51 its number, from 1; 0 is none."""
        self.phase: i64 = STARTING
        self.turn: Seat = Seat(0)
        self.first: i64 = NOBODY
        self.kids = NO_ROW
        self.spots = NO_ROW
        """Whose Kid stands there, or FREE."""
        self.strangers = NO_ROW
        """Whether there is one, for each space."""
        self.strangers_left: i64 = 0
        self.deck = NO_ROW
        """DS-12 as counts: an order that nobody has seen does not exist. DS-45: what can still be chosen."""
        self.cards_left: i64 = 0
        """In the deck; DS-45: places left."""
        self.discards = NO_ROW
        self.hands = NO_ROW
        self.cards = NO_ROW
        """How many there are in each hand."""
        self.unscored = NO_ROW
        """For each seat: Kids on the way, scored, in a LIBRARY, in a PARK."""
        self.scored = NO_ROW
        self.readers = NO_ROW
        self.players_in_parks = NO_ROW
        self.seen = NO_ROW
        """DS-50 for each viewer (the last: spectators), hand and card: how many it knows there. Empty at first."""
        self.second_deck: tuple[int, ...] = ()
        """DS-12 how many there were of each card when the discards were shuffled; empty before."""
        self.taken = NO_ROW
        """For each hand and card: how many were drawn into it from the second deck."""
        self.steps: tuple[Step, ...] = ()
        """DS-50 what was seen of hands since."""
        self.dealing: i64 = 0
        self.playing: i64 = NO_CARD
        self.effect: i64 = NO_CARD
        self.looking_at: i64 = NOBODY
        self.kid: i64 = NOBODY
        """The Kid chosen."""
        self.moved: i64 = 0
        """DS-26a the Kids that this card has moved, a bit for each."""
        self.moves: i64 = 0
        self.stranger: i64 = NOBODY
        """DS-35 where the Stranger stands that is about to move."""
        self.discarded = False
        self.acted = False
        self.drawn: i64 = NO_CARD
        self.stranger_due = False
        self.saucer_due = False
        self.bonus: i64 = 0
        self.game: i64 = 1
        self.games: tuple[GamePlayed, ...] = ()
        self.reason: i64 = 0
        self.winners: tuple[Seat, ...] = ()

    def lay_out(self) -> None:
        """DS-2, DS-4, DS-5 as the box is opened; of a Gauntlet, before every game."""
        players = int(self.players)
        self.kids = row(players * int(KIDS), SUPPLY)
        self.spots = row(len(self.index.spot_space), FREE)
        self.strangers = row(int(self.index.spaces))
        self.strangers_left = self.index.board.strangers
        self.deck = COPIES[:]
        self.cards_left = ALL_CARDS
        self.discards = row(int(FACES))
        self.hands = row(players * int(FACES))
        self.cards = row(players)
        self.unscored = row(players)
        self.scored = row(players)
        self.readers = row(players)
        self.players_in_parks = row(players)
        self.seen = NO_ROW
        self.second_deck = ()
        self.taken = NO_ROW
        self.steps = ()

    def copy_into(self, other: "State") -> None:
        other.well_read = self.well_read
        other.brainiac = self.brainiac
        other.total_invasion = self.total_invasion
        other.five_sightings = self.five_sightings
        other.free_first_kid = self.free_first_kid
        other.puzzle = self.puzzle
        other.phase = self.phase
        other.turn = self.turn
        other.first = self.first
        other.kids = self.kids[:]
        other.spots = self.spots[:]
        other.strangers = self.strangers[:]
        other.strangers_left = self.strangers_left
        other.deck = self.deck[:]
        other.cards_left = self.cards_left
        other.discards = self.discards[:]
        other.hands = self.hands[:]
        other.cards = self.cards[:]
        other.unscored = self.unscored[:]
        other.scored = self.scored[:]
        other.readers = self.readers[:]
        other.players_in_parks = self.players_in_parks[:]
        other.seen = self.seen[:]
        other.second_deck = self.second_deck
        other.taken = self.taken[:]
        other.steps = self.steps
        other.dealing = self.dealing
        other.playing = self.playing
        other.effect = self.effect
        other.looking_at = self.looking_at
        other.kid = self.kid
        other.moved = self.moved
        other.moves = self.moves
        other.stranger = self.stranger
        other.discarded = self.discarded
        other.acted = self.acted
        other.drawn = self.drawn
        other.stranger_due = self.stranger_due
        other.saucer_due = self.saucer_due
        other.bonus = self.bonus
        other.game = self.game
        other.games = self.games
        other.reason = self.reason
        other.winners = self.winners

    def key(self) -> tuple[object, ...]:
        """Kids of one colour on one space are alike (DS-18a), unless this card has moved one of them."""
        rows = [self.spots, self.strangers, self.deck, self.discards, self.hands, self.seen, self.taken]
        single = (
            self.players, self.index.board, self.variant, self.well_read, self.brainiac, self.total_invasion,
            self.five_sightings, self.free_first_kid, self.puzzle, self.phase, self.turn, self.first,
            self.strangers_left, self.cards_left, self.dealing, self.playing, self.effect, self.looking_at,
            -1 if self.kid == NOBODY else self.kids[self.kid], self.moves, self.stranger, self.discarded, self.acted,
            self.drawn, self.stranger_due, self.saucer_due, self.bonus, self.game, self.games, self.reason,
            self.winners, self.second_deck, self.steps,
        )  # fmt: skip
        return single + self.kids_in_order() + tuple([tuple(each) for each in rows])

    def kids_in_order(self) -> tuple[object, ...]:
        found: list[object] = []
        for seat in range(self.players):
            kids = range(seat * KIDS, seat * KIDS + KIDS)
            found.append(tuple(sorted([(int(self.kids[kid]), int(self.moved >> kid & 1)) for kid in kids])))
        return tuple(found)

    def is_alone(self) -> bool:
        return self.players == 1

    def partner(self, seat: i64) -> i64:
        """DS-39"""
        return partner_in(self.variant, seat)

    def sees_hand(self, viewer: i64, seat: i64) -> bool:
        """DS-50 One's own, and an open partner's."""
        return viewer == seat or (self.variant == TEAMS_OPEN and viewer == self.partner(seat))

    def hand_limit(self, seat: i64) -> i64:
        """DS-10, DS-19, DS-40"""
        return self.readers[seat] + OPENING_HAND + (1 if self.well_read else 0)

    def kid_limit(self, seat: i64) -> i64:
        """DS-7, DS-19"""
        return self.players_in_parks[seat] + 1

    def free_spot(self, space: i64) -> i64:
        """DS-18a The free spot worth most, or FREE (-1) if there is none."""
        first = self.index.first_spot[space]
        for spot in range(first, first + self.index.spot_count[space]):
            if self.spots[spot] == FREE:
                return spot
        return -1

    def stand(self, kid: i64, space: i64) -> None:
        """The Kid, which is not scored, is on this movement space from now on, or in the SUPPLY."""
        seat = kid // KIDS
        if self.kids[kid] == SUPPLY:
            self.unscored[seat] += 1
        if space == SUPPLY:
            self.unscored[seat] -= 1
        self.kids[kid] = space

    def take_spot(self, kid: i64, spot: i64) -> None:
        """DS-15, DS-19 An unscored Kid scores."""
        seat = kid // KIDS
        self.unscored[seat] -= 1
        self.scored[seat] += 1
        self.kids[kid] = SCORED + spot
        self.spots[spot] = seat
        self.count_bonus(seat, spot, 1)

    def leave_spot(self, kid: i64) -> None:
        """DS-23 A scored Kid goes back to its supply."""
        seat = kid // KIDS
        spot = self.kids[kid] - SCORED
        self.scored[seat] -= 1
        self.kids[kid] = SUPPLY
        self.spots[spot] = FREE
        self.count_bonus(seat, spot, -1)

    def count_bonus(self, seat: i64, spot: i64, more: i64) -> None:
        """DS-19"""
        kind = self.index.kind[self.index.spot_space[spot]]
        if kind == LIBRARY:
            self.readers[seat] += more
        elif kind == PARK:
            self.players_in_parks[seat] += more

    def kid_on(self, spot: i64) -> i64:
        seat = self.spots[spot]
        for kid in range(seat * KIDS, seat * KIDS + KIDS):
            if self.kids[kid] == SCORED + spot:
                return kid
        return NOBODY

    def kid_at(self, seat: i64, space: i64) -> i64:
        """DS-26a One that this card has not moved, if there is one; NOBODY else."""
        for kid in range(seat * KIDS, seat * KIDS + KIDS):
            if self.kids[kid] == space and not self.moved >> kid & 1:
                return kid
        return NOBODY

    def hold(self, seat: i64, card: i64) -> None:
        self.hands[seat * FACES + card] += 1
        self.cards[seat] += 1

    def leave_hand(self, seat: i64, card: i64) -> None:
        """DS-50 One of its kind fewer counts as known to be there, for everybody who knew one."""
        self.hands[seat * FACES + card] -= 1
        self.cards[seat] -= 1
        self.note(EVERYBODY, seat, card)
        if len(self.seen):
            for viewer in range(self.players + 1):
                place = (viewer * self.players + seat) * FACES + card
                if self.seen[place] > 0:
                    self.seen[place] -= 1

    def note(self, viewer: i64, seat: i64, card: i64) -> None:
        """DS-50 What is seen of a hand tells more as soon as all know what was in hands (DS-12)."""
        if self.second_deck:
            self.steps = (*self.steps, (int(viewer), int(seat), int(card)))

    def worth(self, spot: i64) -> i64:
        """DS-17 to DS-20 What the Kid on this spot brings."""
        index = self.index
        space = index.spot_space[spot]
        if index.kind[space] < FIRST_SHARED:
            return index.spot_value[spot]
        first = index.first_spot[space]
        there: i64 = 0
        for other in range(first, first + index.spot_count[space]):
            if self.spots[other] != FREE:
                there += 1
        return index.spot_value[first + there - 1]

    def points(self) -> list[int]:
        """DS-25 Of each seat, from the position as it is; DS-44 contact included."""
        found = [0] * self.players
        for spot in range(len(self.spots)):
            seat = self.spots[spot]
            if seat != FREE:
                found[seat] += self.worth(spot)
        if self.bonus:
            found[0] += self.bonus
        return found


def see(state: State, viewer: i64, seat: i64, card: i64, count: i64) -> None:
    """DS-50 The viewer (spectators: the number of players) knows that so many at least are in this hand."""
    if not len(state.seen):
        state.seen = row(int((state.players + 1) * state.players * FACES))
    place = (viewer * state.players + seat) * FACES + card
    while state.seen[place] < count:
        state.seen[place] += 1
        state.note(viewer, seat, card)
