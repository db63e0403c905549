"""Inkognito: what leaves the rules. Spaces carry the names of the board's file; agents hold the seats from 0.

With five players the last seat is the Ambassador's (IK-38).
"""

from typing import ClassVar, Literal, get_args

from msgspec import Struct

from saucer.core import Action, Aside, Options, Say, Seat, View
from saucer.core.model import kind_of

Agent = Literal["fiddlebottom", "bubble", "zsa_zsa", "agent_x"]


Build = Literal["tall", "short", "fat", "thin"]


Letter = Literal["A", "B", "C", "D"]


Colour = Literal["blue", "green", "red", "yellow"]


Ball = Literal["white", "orange", "blue", "black", "purple"]


FigureBall = Literal["white", "orange", "blue", "purple"]
"""IK-8 Those that move figures of players; black moves the Ambassador."""


Question = Literal["identity", "build"]


Sign = Literal["wink", "ear", "frown", "sneer"]
"""IK-33 of Fiddlebottom, Bubble, Agent X and Zsa Zsa."""


Space = str


Card = Literal[
    "fiddlebottom", "bubble", "zsa_zsa", "agent_x", "tall", "short", "fat", "thin",
    "grey_fiddlebottom", "grey_bubble", "grey_zsa_zsa", "grey_agent_x",
    "grey_tall", "grey_short", "grey_fat", "grey_thin",
    "mission_a", "mission_b", "mission_c", "mission_d",
]  # fmt: skip
"""What can be shown: coloured cards, the grey secret cards, and the grey mission cards."""


Objection = Literal["none", "wrong", "right"]


Reason = Literal[
    "mission", "wrong_partner", "refused", "not_fulfilled", "flight", "no_flight", "not_alone", "declaration",
    "two_hundred_turns",
]  # fmt: skip


AGENTS: tuple[Agent, ...] = get_args(Agent)


BUILDS: tuple[Build, ...] = get_args(Build)


LETTERS: tuple[Letter, ...] = get_args(Letter)


COLOURS: tuple[Colour, ...] = get_args(Colour)


BALLS: tuple[Ball, ...] = get_args(Ball)


QUESTIONS: tuple[Question, ...] = get_args(Question)


CARDS: tuple[Card, ...] = get_args(Card)


OBJECTIONS: tuple[Objection, ...] = get_args(Objection)


REASONS: tuple[Reason, ...] = get_args(Reason)


FourAgents = tuple[Agent, Agent, Agent, Agent]


FourBuilds = tuple[Build, Build, Build, Build]


class InkognitoOptions(Options, frozen=True):
    referee: Literal["strict", "table"] = "strict"
    """IK-21 repeated answers cannot be chosen, or IK-22 they can, and the asker may object."""
    assistant: Literal["off", "on"] = "off"
    """Whether the notebook adds what is likely to what is certain, for all players alike; no rule reads it."""
    colours: Literal["by_lot", "by_seat"] = "by_lot"
    """IK-5a by seat: blue, green, red and yellow clockwise, as people have sat down."""


class Place(Action, frozen=True):
    """IK-5 Place one's figures on the start spaces of one's colour, first to fourth."""

    builds: FourBuilds


class MoveFigure(Action, frozen=True):
    """IK-8 With white, orange or blue a figure of one's own, with purple one of another player."""

    ball: FigureBall
    colour: Colour
    build: Build
    to: Space


class MoveAmbassador(Action, frozen=True):
    """IK-8 With a black ball; IK-38 a step of the fifth player."""

    to: Space


class EndMovement(Action, frozen=True):
    """IK-10a"""


class Meet(Action, frozen=True):
    """IK-13 Choose the meeting that is settled next."""

    space: Space


class Ask(Action, frozen=True):
    """IK-16 Ask the player of the figure met; IK-39 the fifth player asks for two cards."""

    question: Question


class AskThrough(Action, frozen=True):
    """IK-17 Ask another player through the Ambassador."""

    player: Seat
    question: Question


class MoveOn(Action, frozen=True):
    """IK-15 Move one more space instead of asking."""

    to: Space


class Show(Action, frozen=True):
    """IK-16 to IK-21 Show a whole answer, in this order."""

    cards: tuple[Card, ...]


class ShowIfObjected(Action, frozen=True):
    """IK-22 Say what a repeated answer shrinks to, should the asker object."""

    cards: tuple[Card, ...]


class Object(Action, frozen=True):
    """IK-22"""


class Expel(Action, frozen=True):
    """IK-24, IK-25"""

    to: Space


class EndTurn(Action, frozen=True):
    """IK-30a"""


class Claim(Action, frozen=True):
    """IK-30 Claim that the mission is fulfilled; IK-37 with three players nobody may be named."""

    rash: ClassVar[bool] = True
    is_plain: ClassVar[bool] = False

    partner: Seat | None


class Accept(Action, frozen=True):
    """IK-30 Take the hand of the player who claims."""


class Refuse(Action, frozen=True):
    """IK-30"""


class Declare(Action, frozen=True):
    """IK-43 Begin a declaration: the identities and the builds follow."""


class DeclareIdentities(Action, frozen=True):
    """IK-43 Write down an identity for each player, in the order of their seats."""

    agents: FourAgents


class DeclareBuilds(Action, frozen=True):
    """IK-43"""

    builds: FourBuilds


Choice = (
    Place | MoveFigure | MoveAmbassador | EndMovement | Meet | Ask | AskThrough | MoveOn | Show | ShowIfObjected
    | Object | Expel | EndTurn | Claim | Accept | Refuse | Declare | DeclareIdentities | DeclareBuilds
)  # fmt: skip


MovementChoice = MoveFigure | MoveAmbassador | EndMovement


MeetingChoice = Meet | Ask | AskThrough | MoveOn | Expel


AnswerChoice = Show | ShowIfObjected | Object


ClaimChoice = Claim | Accept | Refuse


DeclarationChoice = Declare | DeclareIdentities | DeclareBuilds
"""All that can be chosen, and the parts of it that belong together."""


class Gesture(Aside, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kind_of, kw_only=True):
    """IK-33 Make a sign to one player or to all, true or not."""

    sign: Sign


Talk = Say | Gesture


class SecretsView(Struct, frozen=True, forbid_unknown_fields=True):
    """IK-6 The three grey cards of a player."""

    identity: Agent
    build: Build
    mission: Letter


class ReplyView(Struct, frozen=True, forbid_unknown_fields=True):
    """IK-23 who asked whom about what is public; IK-50a the rest is known to those who saw the cards: else None.

    `cards` is the answer, `replacement` what a right objection left of it. The fifth player's own questions count as
    asked through the Ambassador (IK-39).
    """

    turn: int
    asker: Seat
    asked: Seat
    question: Question
    through_ambassador: bool
    cards: tuple[Card, ...] | None
    objection: Objection | None
    replacement: tuple[Card, ...] | None


Phase = Literal[
    "drawing_colours", "placing", "dealing_identities", "dealing_builds", "dealing_missions", "drawing_first",
    "shaking", "moving", "strolling", "meeting", "asking", "answering", "reserving", "expelling", "closing",
    "declaring", "handshake", "over",
]  # fmt: skip
"""What the table waits for.

`strolling` is the fifth player's movement; `meeting` chooses among several meetings; `reserving` is seen by the asked
player alone (IK-22), the others see `answering`; `closing` is the end of a turn, when all meetings are settled.
"""


class FigureView(Struct, frozen=True, forbid_unknown_fields=True):
    """IK-50 Where a figure stands, and whether it was `moved` in this turn (IK-29)."""

    colour: Colour
    build: Build
    space: Space
    moved: bool


class AmbassadorView(Struct, frozen=True, forbid_unknown_fields=True):
    space: Space
    moved: bool


class QuestionView(Struct, frozen=True, forbid_unknown_fields=True):
    """The question that waits for its answer, or was answered last in this meeting."""

    asked: Seat
    question: Question
    through_ambassador: bool


class GestureView(Struct, frozen=True, forbid_unknown_fields=True):
    """IK-33a Made by this seat, to it, or to all (`to` is None)."""

    turn: int
    seat: Seat
    sign: Sign
    to: Seat | None


class ClaimView(Struct, frozen=True, forbid_unknown_fields=True):
    """IK-30 `accepted` is None before the handshake is answered."""

    seat: Seat
    partner: Seat | None
    accepted: bool | None


class DeclarationView(Struct, frozen=True, forbid_unknown_fields=True):
    """IK-43 `builds` is None while they are still to be written down."""

    agents: FourAgents
    builds: FourBuilds | None


class PlayerView(Struct, frozen=True, forbid_unknown_fields=True):
    """`colour` is None for the Ambassador and before the lot; `placed` says that the placement is chosen (IK-5a)."""

    colour: Colour | None
    placed: bool
    role: Literal["agent", "ambassador"]
    """IK-38 with five players the last is the Ambassador."""


class InkognitoView(View, frozen=True):
    seat: Seat | None
    """None is a spectator."""
    referee: Literal["strict", "table"]
    assistant: Literal["off", "on"]
    colours: Literal["by_lot", "by_seat"]
    phase: Phase
    awaited: tuple[Seat, ...]
    """Whom the table waits for."""
    turn: int
    """From 1; 0 before the first."""
    on_turn: Seat | None
    players: tuple[PlayerView, ...]
    put_aside: bool
    """IK-35 whether a set of cards is put aside, since three play."""
    placement: FourBuilds | None
    """IK-5a one's own, chosen and still hidden."""
    identity: Agent | None
    build: Build | None
    mission: Letter | None
    figures: tuple[FigureView, ...]
    ambassador: AmbassadorView
    balls: tuple[Ball, ...]
    """IK-3 shown by the Phantom in this turn."""
    balls_left: tuple[Ball, ...]
    steps_left: int
    """IK-38 of the fifth player in this turn."""
    meeting: Space | None
    """IK-13 where the meeting at hand is."""
    question: QuestionView | None
    answer: tuple[Card, ...] | None
    """IK-22 one's own repeated answer, chosen and not yet shown."""
    reserve: tuple[Card, ...] | None
    """IK-22 what one's own repeated answer shrinks to if the asker objects."""
    replies: tuple[ReplyView, ...]
    """All answers so far, the earliest first."""
    seen_by: tuple[tuple[Seat, ...], ...]
    """IK-16, IK-42 who saw the cards of each of these answers when they were shown."""
    gestures: tuple[GestureView, ...]
    gestures_left: int
    """IK-33a how many one may still make in this turn."""
    claim: ClaimView | None
    declared: bool
    """IK-43 that the fifth player has declared."""
    declaration: DeclarationView | None
    """IK-43 the fifth player's own, or opened at the end."""
    secrets: tuple[SecretsView, ...] | None
    """IK-50a at the end all is open; with three players the last row is the set put aside."""
    reason: Reason | None
    winners: tuple[Seat, ...]
