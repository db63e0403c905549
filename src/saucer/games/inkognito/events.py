"""What can happen, as it is told."""

from typing import ClassVar, Literal

from saucer.core import Event, Seat
from saucer.games.inkognito.model import (
    Ball,
    Build,
    Card,
    Colour,
    FourAgents,
    FourBuilds,
    Question,
    Reason,
    ReplyView,
    SecretsView,
    Space,
)


class ColoursDrawn(Event, frozen=True):
    """IK-5a The agents' seats have been given these colours."""

    colours: tuple[Colour, ...]


class PlacementChosen(Event, frozen=True):
    """IK-5a It is told that a seat has chosen, never what."""

    seat: Seat


class FiguresPlaced(Event, frozen=True):
    """IK-5a All at once: a row for each agent's seat, from its first to its fourth start space."""

    placements: tuple[FourBuilds, ...]

    reveals: ClassVar[bool] = True


class SecretDealt(Event, frozen=True):
    """IK-6 A seat alone sees its own new grey card."""

    seat: Seat
    card: Card

    reveals: ClassVar[bool] = True


class SecretsDealt(Event, frozen=True):
    """IK-6 Everybody is told that secret cards were dealt."""

    what: Literal["identities", "builds", "missions"]


class TurnStarted(Event, frozen=True):
    """IK-7"""

    turn: int
    seat: Seat


class PhantomShaken(Event, frozen=True):
    """IK-3"""

    seat: Seat
    balls: tuple[Ball, ...]


class FigureMoved(Event, frozen=True):
    """IK-8"""

    seat: Seat
    ball: Ball
    colour: Colour
    build: Build
    start: Space
    to: Space


class AmbassadorMoved(Event, frozen=True):
    """IK-8, IK-38"""

    seat: Seat
    start: Space
    to: Space


class MovementEnded(Event, frozen=True):
    """IK-10a The movement was ended with balls or steps left over."""

    seat: Seat


class MeetingChosen(Event, frozen=True):
    """IK-13"""

    seat: Seat
    space: Space


class QuestionAsked(Event, frozen=True):
    """IK-23"""

    asker: Seat
    asked: Seat
    question: Question
    through_ambassador: bool
    space: Space


class AnswerRepeated(Event, frozen=True):
    """IK-22 Told to the asked player alone, who now says what the answer shrinks to if the asker objects."""

    asker: Seat
    cards: tuple[Card, ...]

    reveals: ClassVar[bool] = True
    """An answer is not taken back, repeated or not."""


class CardsShown(Event, frozen=True):
    """IK-16, IK-17, IK-42 An answer, as those see it who may."""

    asker: Seat
    asked: Seat
    cards: tuple[Card, ...]

    reveals: ClassVar[bool] = True


class AnswerGiven(Event, frozen=True):
    """IK-50 All that the others see of an answer: that it was given."""

    asker: Seat
    asked: Seat


class Objected(Event, frozen=True):
    """IK-22 Heard by those who saw the answer; without cards the objection was wrong."""

    asker: Seat
    asked: Seat
    right: bool
    cards: tuple[Card, ...]

    reveals: ClassVar[bool] = True


class FigureExpelled(Event, frozen=True):
    """IK-24"""

    seat: Seat
    colour: Colour
    build: Build
    start: Space
    to: Space


class AmbassadorExpelled(Event, frozen=True):
    """IK-25"""

    seat: Seat
    start: Space
    to: Space


class FigureMovedOn(Event, frozen=True):
    """IK-15"""

    seat: Seat
    build: Build
    start: Space
    to: Space


class MissionClaimed(Event, frozen=True):
    """IK-30, IK-37"""

    seat: Seat
    partner: Seat | None

    reveals: ClassVar[bool] = True
    """A claim is final."""


class HandshakeAccepted(Event, frozen=True):
    """IK-30"""

    seat: Seat


class HandshakeRefused(Event, frozen=True):
    """IK-30"""

    seat: Seat


class DeclarationBegun(Event, frozen=True):
    """IK-43"""

    seat: Seat


class IdentitiesWritten(Event, frozen=True):
    """IK-43 The first half of a declaration; only its writer hears of it."""

    agents: FourAgents


class DeclarationSealed(Event, frozen=True):
    """IK-43 It is told that a declaration was made; never what it says."""

    seat: Seat

    reveals: ClassVar[bool] = True
    """It is unchangeable."""


class DeclarationOpened(Event, frozen=True):
    """IK-43"""

    agents: FourAgents
    builds: FourBuilds
    right: bool

    reveals: ClassVar[bool] = True


class MatchEnded(Event, frozen=True):
    """IK-30, IK-32, IK-50a: all is open; with three players the last row is the set put aside."""

    reason: Reason
    winners: tuple[Seat, ...]
    secrets: tuple[SecretsView, ...]
    replies: tuple[ReplyView, ...]

    reveals: ClassVar[bool] = True


Happening = (
    ColoursDrawn | PlacementChosen | FiguresPlaced | SecretDealt | SecretsDealt | TurnStarted | PhantomShaken
    | FigureMoved | AmbassadorMoved | MovementEnded | MeetingChosen | QuestionAsked | AnswerRepeated | CardsShown
    | AnswerGiven | Objected | FigureExpelled | AmbassadorExpelled | FigureMovedOn | MissionClaimed
    | HandshakeAccepted | HandshakeRefused | DeclarationBegun | IdentitiesWritten | DeclarationSealed
    | DeclarationOpened | MatchEnded
)  # fmt: skip
