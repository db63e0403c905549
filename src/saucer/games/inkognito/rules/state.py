"""Inkognito: the state, compact and flat. Figures are numbers, four of each colour by build; 16 is the Ambassador.

Cards are numbers: 0 to 3 identities, 4 to 7 builds, 8 to 15 the grey cards that equal them, 16 to 19 missions.
"""

from typing import Final

from mypy_extensions import i64

from saucer.core.position import Position
from saucer.core.seats import Seat
from saucer.games.inkognito import model
from saucer.games.inkognito.rules.board import EMBASSY, SPACES

AGENTS_IN_THE_BOX: Final = 4
BUILDS_OF_A_COLOUR: Final = 4
AMBASSADOR: Final = 16
FIGURES: Final = 17
NOWHERE: Final = -1
NOBODY: Final = -1
UNKNOWN: Final = -1
"""A secret card that is not dealt, a placement that is not chosen, a declaration that is not made."""

FIDDLEBOTTOM: Final = 0
BUBBLE: Final = 1
ZSA_ZSA: Final = 2
AGENT_X: Final = 3

WHITE: Final = 0
ORANGE: Final = 1
BLUE: Final = 2
BLACK: Final = 3
PURPLE: Final = 4
BALL_COLOURS: Final = 5

IDENTITY: Final = 0
BUILD: Final = 1

FIRST_BUILD: Final = 4
FIRST_GREY: Final = 8
FIRST_MISSION: Final = 16

NOT_OBJECTED: Final = 0
WRONGLY: Final = 1
RIGHTLY: Final = 2

DRAWING_COLOURS: Final = 0
PLACING: Final = 1
DEALING_IDENTITIES: Final = 2
DEALING_BUILDS: Final = 3
DEALING_MISSIONS: Final = 4
DRAWING_FIRST: Final = 5
SHAKING: Final = 6
MOVING: Final = 7
STROLLING: Final = 8
MEETING: Final = 9
ASKING: Final = 10
ANSWERING: Final = 11
RESERVING: Final = 12
EXPELLING: Final = 13
CLOSING: Final = 14
DECLARING_IDENTITIES: Final = 15
DECLARING_BUILDS: Final = 16
HANDSHAKE: Final = 17
OVER: Final = 18

ROWS: Final = [15 << (4 * colour) for colour in range(AGENTS_IN_THE_BOX)]
"""The four figures of a colour, as bits."""
AMBASSADOR_BIT: Final = 1 << AMBASSADOR


class Reply:
    """One answer, never changed once made: an objection puts another in its place."""

    def __init__(
        self,
        turn: int,
        asker: Seat,
        asked: Seat,
        question: int,
        through: bool,
        cards: tuple[int, ...],
        objection: int = NOT_OBJECTED,
        replacement: tuple[int, ...] = (),
    ) -> None:
        self.turn = turn
        self.asker = asker
        self.asked = asked
        self.question = question
        self.through = through
        self.cards = cards
        self.values = values_of(cards)
        """IK-18 as bits, a grey card as the same card; the mission is bit 8 (IK-20)."""
        self.objection = objection
        self.replacement = replacement

    def key(self) -> tuple[object, ...]:
        asked = (self.turn, self.asker, self.asked, self.question, self.through)
        return (*asked, self.cards, self.objection, self.replacement)


class Sign:
    """IK-33a A gesture as it is remembered; `to` is -1 when it was made to all."""

    def __init__(self, turn: int, seat: Seat, sign: model.Sign, to: int) -> None:
        self.turn = turn
        self.seat = seat
        self.sign = sign
        self.to = to

    def key(self) -> tuple[object, ...]:
        return (self.turn, self.seat, self.sign, self.to)


class State(Position):
    """Figures by number, secrets by seat; with three players the fourth set of secrets is put aside (IK-35)."""

    def __init__(self, players: int, strict: bool, assistant: bool, by_lot: bool) -> None:
        self.players = players
        self.agents = min(players, AGENTS_IN_THE_BOX)
        self.strict = strict
        self.assistant = assistant
        self.by_lot = by_lot
        self.phase = DRAWING_COLOURS if by_lot else PLACING
        self.colours: list[int] = [] if by_lot else list(range(self.agents))
        """Of the agents' seats; empty before the lot."""
        self.placements: list[int] = [UNKNOWN] * self.agents
        """IK-5a by the number of the arrangement."""
        self.places: list[int] = [NOWHERE] * FIGURES
        self.standing: list[int] = [0] * SPACES
        """The figures on each space, as bits."""
        self.moved = 0
        """IK-29 the figures moved in this turn, as bits."""
        self.identities: list[int] = [UNKNOWN] * AGENTS_IN_THE_BOX
        self.builds: list[int] = [UNKNOWN] * AGENTS_IN_THE_BOX
        self.missions: list[int] = [UNKNOWN] * AGENTS_IN_THE_BOX
        self.turn = 0
        self.on_turn: Seat = Seat(0)
        self.shaken: tuple[int, ...] = ()
        self.balls: list[int] = [0] * BALL_COLOURS
        """IK-8 left to be used in this turn, by colour."""
        self.steps_left = 0
        """IK-38"""
        self.meeting = NOWHERE
        self.asked = NOBODY
        self.question = IDENTITY
        self.through = False
        self.answer: tuple[int, ...] = ()
        """IK-22 a repeated answer that is chosen and not yet shown."""
        self.reserve: tuple[int, ...] = ()
        """IK-22 what it shrinks to if the asker objects."""
        self.replies: list[Reply] = []
        self.signs: list[Sign] = []
        self.resumed = SHAKING
        """IK-43 the phase a declaration goes back to."""
        self.declared_identities = UNKNOWN
        self.declared_builds = UNKNOWN
        self.claimant = NOBODY
        self.named = NOBODY
        self.accepted = False
        self.reason = 0
        self.winners: list[Seat] = []
        self.put(AMBASSADOR, EMBASSY)

    def put(self, figure: int, space: int) -> None:
        """Puts a figure on a space, from wherever it stands."""
        old: i64 = self.places[figure]
        bit: i64 = 1 << figure
        if old != NOWHERE:
            self.standing[old] &= ~bit
        self.places[figure] = space
        self.standing[space] |= bit

    def move(self, figure: int, space: int) -> None:
        """IK-29 Puts a figure on a space; it counts as moved in this turn."""
        self.put(figure, space)
        self.moved |= 1 << figure

    def is_free(self, space: int) -> bool:
        """IK-4a"""
        return self.standing[space] == 0

    def row(self, seat: int) -> int:
        """This agent's four figures, as bits."""
        return ROWS[self.colours[seat]]

    def owner(self, figure: int) -> Seat:
        return Seat(self.colours.index(figure // BUILDS_OF_A_COLOUR))

    def true_figure(self, seat: int) -> int:
        """IK-6"""
        return self.colours[seat] * BUILDS_OF_A_COLOUR + self.builds[seat]

    def has_fifth(self) -> bool:
        return self.players > AGENTS_IN_THE_BOX

    def fifth(self) -> Seat:
        """IK-7a The seat of the Ambassador's player, where there are five."""
        return Seat(AGENTS_IN_THE_BOX)

    def fifth_is_on_turn(self) -> bool:
        return self.on_turn >= AGENTS_IN_THE_BOX

    def copy_into(self, other: "State") -> None:
        other.phase = self.phase
        other.colours = self.colours.copy()
        other.placements = self.placements.copy()
        other.places = self.places.copy()
        other.standing = self.standing.copy()
        other.moved = self.moved
        other.identities = self.identities.copy()
        other.builds = self.builds.copy()
        other.missions = self.missions.copy()
        other.turn = self.turn
        other.on_turn = self.on_turn
        other.shaken = self.shaken
        other.balls = self.balls.copy()
        other.steps_left = self.steps_left
        other.meeting = self.meeting
        other.asked = self.asked
        other.question = self.question
        other.through = self.through
        other.answer = self.answer
        other.reserve = self.reserve
        other.replies = self.replies.copy()
        other.signs = self.signs.copy()
        other.resumed = self.resumed
        other.declared_identities = self.declared_identities
        other.declared_builds = self.declared_builds
        other.claimant = self.claimant
        other.named = self.named
        other.accepted = self.accepted
        other.reason = self.reason
        other.winners = self.winners.copy()

    def key(self) -> tuple[object, ...]:
        rows = (
            self.colours, self.placements, self.places, self.identities, self.builds,
            self.missions, self.balls, self.winners,
        )  # fmt: skip
        single = (
            self.players, self.strict, self.assistant, self.by_lot, self.phase, self.moved, self.turn, self.on_turn,
            self.shaken, self.steps_left, self.meeting, self.asked, self.question, self.through, self.answer,
            self.reserve, self.resumed, self.declared_identities, self.declared_builds, self.claimant, self.named,
            self.accepted, self.reason,
        )  # fmt: skip
        logs = (tuple([reply.key() for reply in self.replies]), tuple([sign.key() for sign in self.signs]))
        return single + tuple([tuple(row) for row in rows]) + logs


def values_of(cards: tuple[int, ...]) -> int:
    """IK-18, IK-20 A grey card counts as the card it equals; any mission card is bit 8."""
    values = 0
    for card in cards:
        values |= 1 << (card if card < FIRST_GREY else card - FIRST_GREY if card < FIRST_MISSION else FIRST_GREY)
    return values
