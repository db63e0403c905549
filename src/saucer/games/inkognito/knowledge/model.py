"""Inkognito: the notebook, one player's private sheet (IK-34), as it leaves the rules. Never compiled."""

from typing import Literal, get_args

from msgspec import Struct

from saucer.core import Seat
from saucer.games.inkognito.model import Agent, Build, Card, Letter

LiarModel = Literal["uniform_answers", "least_information"]
"""Every answer left as likely as any other; or those that tell the asker least over all the asker saw."""
LIAR_MODELS: tuple[LiarModel, ...] = get_args(LiarModel)

Reading = Literal["three", "five"]
"""IK-36, IK-41 By how many players a mission is read otherwise than by four."""

FourChances = tuple[float, float, float, float]
"""In the order of the agents, the builds or the letters; they add up to 1."""


class Finding(Struct, frozen=True, forbid_unknown_fields=True):
    """Certain: the player has this card, or has not. `proof` is the smallest set of replies, by place in the view.

    Without replies one's own cards prove it.
    """

    card: Card
    has: bool
    proof: tuple[int, ...]


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """What another player may still be, for certain; with three players the last page is the set put aside (IK-35)."""

    player: Seat | None
    """None is the set put aside."""
    identities: tuple[Agent, ...]
    builds: tuple[Build, ...]
    missions: tuple[Letter, ...]
    findings: tuple[Finding, ...]


class ShownTo(Struct, frozen=True, forbid_unknown_fields=True):
    """IK-34 What one has shown to a player, the fifth who looks on included (IK-42)."""

    player: Seat
    replies: tuple[int, ...]
    """By place in the view."""
    cards: tuple[Card, ...]
    """Each once, in the order first shown."""


class PlayerChances(Struct, frozen=True, forbid_unknown_fields=True):
    player: Seat | None
    identities: FourChances
    builds: FourChances
    missions: FourChances


class Likely(Struct, frozen=True, forbid_unknown_fields=True):
    """No more than likely, and only as far as players lie as this model does."""

    model: LiarModel
    players: tuple[PlayerChances, ...]


class Learnt(Struct, frozen=True, forbid_unknown_fields=True):
    """From this reply on, by its place in the view, `knower` could be certain that `player` has this card."""

    reply: int
    knower: Seat
    player: Seat
    card: Card


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """IK-27 What a team has to do."""

    mission: str
    """Its name: the team, and the letters in the order of the agents named."""
    reading: Reading | None


class PossibleMission(Struct, frozen=True, forbid_unknown_fields=True):
    """IK-27 What the viewer's team has to do if the partner has this letter."""

    letter: Letter
    task: Task


class ProvenPartner(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is the viewer's partner for certain, and the task of the two once the letter is certain as well."""

    player: Seat | None
    """IK-35 None is an agent who is missing: the viewer is alone."""
    task: Task | None


class UnmaskedTeam(Struct, frozen=True, forbid_unknown_fields=True):
    """IK-50a At the end: the partners, and their task; one whose partner was missing had none."""

    members: tuple[Seat, ...]
    task: Task | None


class Notebook(Struct, frozen=True, forbid_unknown_fields=True):
    """Certain and likely are kept apart; `likely` is empty where the table's assistant is off.

    A spectator has no pages, and looks on at the end.
    """

    worlds: int
    """How many are left, missions included; 216 before the first answer."""
    pages: tuple[Page, ...]
    shown: tuple[ShownTo, ...]
    likely: tuple[Likely, ...]
    learnt: tuple[Learnt, ...] = ()
    """IK-50a At the end, to everybody: who could know what from when on."""
    passport: tuple[PossibleMission, ...] = ()
    """IK-27 The missions that the viewer's cards can lead to, by the partner's letter."""
    sought: Agent | None = None
    """IK-1 Who the viewer's partner is behind a mask."""
    flight: Agent | None = None
    """IK-37 The agent that the viewer is and who may be alone: then there is a way out."""
    proven: ProvenPartner | None = None
    """IK-1 The partner."""
    teams: tuple[UnmaskedTeam, ...] = ()
    """IK-50a At the end, to everybody."""
