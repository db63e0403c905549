"""All in All: what leaves the rules. Portals are numbered 1 to 10, as in the rulebook."""

from typing import Annotated, Literal, final, get_args

from msgspec import Meta, Struct

from saucer.core import Action, Event, Options, Seat, StandingOrder, View

Relic = Literal["boots", "paper", "screwdriver", "cloak", "vacuum", "gherkins", "plug", "lookout"]
Alien = Literal["pilferer", "schemer", "time_thief"]
Card = Literal[
    "boots", "paper", "screwdriver", "cloak", "vacuum", "gherkins", "plug", "lookout",
    "pilferer", "schemer", "time_thief", "sabortal",
]  # fmt: skip
Portal = Annotated[int, Meta(ge=1, le=10)]
Reason = Literal["three_sets", "nothing_left", "hundred_missions"]
Into = Literal["planet", "hand"]
Answer = Literal["land", "fly_on"]
How = Literal["all_landed", "sabortal", "super_mission"]

RELICS: tuple[Relic, ...] = get_args(Relic)
ALIENS: tuple[Alien, ...] = get_args(Alien)
CARDS: tuple[Card, ...] = get_args(Card)
REASONS: tuple[Reason, ...] = get_args(Reason)


class AllInAllOptions(Options, frozen=True):
    landing: Literal["sealed", "race"] = "sealed"
    """AA-13 sealed passes, or AA-13b the race of a live table."""
    first: Annotated[int, Meta(ge=0, le=5)] | None = None
    """AA-6 the seat that starts with the pass; by chance if none is named."""


@final
class DrawFrom(Action, frozen=True):
    """AA-8 Explore by drawing from another player's hand."""

    player: Seat


@final
class PlayPilferer(Action, frozen=True):
    """AA-30"""

    victim: Seat
    relic: Relic


@final
class PlaySchemer(Action, frozen=True):
    """AA-31"""

    portal: Portal
    into: Into


@final
class PlayTimeThief(Action, frozen=True):
    """AA-34"""


@final
class Land(Action, frozen=True):
    """AA-12"""


@final
class FlyOn(Action, frozen=True):
    """AA-13"""


@final
class TakeCard(Action, frozen=True):
    """AA-17, AA-20"""

    portal: Portal


@final
class PlaceRelic(Action, frozen=True):
    """AA-20"""

    relic: Relic


@final
class Stop(Action, frozen=True):
    """AA-17 take nothing, AA-20 let the other actions go."""


Choice = DrawFrom | PlayPilferer | PlaySchemer | PlayTimeThief | Land | FlyOn | TakeCard | PlaceRelic | Stop
AlienChoice = PlayPilferer | PlaySchemer | PlayTimeThief
ExploringChoice = DrawFrom | AlienChoice
LandingChoice = Land | FlyOn
SabortalChoice = TakeCard | Stop
CollectingChoice = TakeCard | PlaceRelic | Stop
"""All that can be chosen, and what each chapter handles of it."""


class FlyOnUntil(StandingOrder, frozen=True):
    """AA-13a Fly on at every portal of this mission before that one, whatever the others do."""

    portal: Portal
    mission: Annotated[int, Meta(ge=1, le=100)]


class HandDealt(Event, frozen=True):
    """AA-3, AA-24 what a seat alone sees of its own new cards."""

    seat: Seat
    cards: tuple[Relic, ...]


class CardsDealt(Event, frozen=True):
    """The same, as the others see it."""

    seat: Seat
    count: int


class AliensLaid(Event, frozen=True):
    """AA-4 below portals 1, 2 and 3."""

    aliens: tuple[Alien, ...]


class PassGiven(Event, frozen=True):
    """AA-6, AA-23"""

    seat: Seat


class MissionStarted(Event, frozen=True):
    """AA-7"""

    mission: int
    portal: Portal


class CardDrawn(Event, frozen=True):
    """AA-9"""

    explorer: Seat
    player: Seat
    card: Card
    portal: Portal

    reveals = True


class SabortalDrawn(Event, frozen=True):
    """AA-10"""

    explorer: Seat
    player: Seat
    portal: Portal

    reveals = True


class PilfererPlayed(Event, frozen=True):
    seat: Seat
    portal: Portal
    victim: Seat
    relic: Relic


class SchemerPlayed(Event, frozen=True):
    """`taken_at` is the portal emptied, where the schemer now lies; `portal` was explored and stays empty (AA-32)."""

    seat: Seat
    portal: Portal
    taken_at: Portal
    relic: Relic
    into: Into


class TimeThiefPlayed(Event, frozen=True):
    seat: Seat
    portal: Portal


class Answered(Event, frozen=True):
    """AA-13 that a seat has answered, never what."""

    seat: Seat


class PassEnded(Event, frozen=True):
    """AA-13 all landings of one pass, in the order of the stack; none closes the window."""

    portal: Portal
    landed: tuple[Seat, ...]

    reveals = True


class ShipLanded(Event, frozen=True):
    """AA-13b a landing in the race."""

    seat: Seat
    portal: Portal

    reveals = True


class WindowClosed(Event, frozen=True):
    """AA-13b"""

    portal: Portal


class ShipsLanded(Event, frozen=True):
    """AA-18 the super-mission: all ships still flying land at portal 10, in this order."""

    landed: tuple[Seat, ...]


class MissionEnded(Event, frozen=True):
    """AA-16 to AA-18; `order` is the order of collecting (AA-19)."""

    how: How
    order: tuple[Seat, ...]

    reveals = True


class CollectingStarted(Event, frozen=True):
    """AA-19, AA-20 whose actions these are. Who went before takes nothing back any more."""

    seat: Seat
    actions: int

    reveals = True


class CardTaken(Event, frozen=True):
    """AA-17, AA-20"""

    seat: Seat
    portal: Portal
    card: Card


class RelicPlaced(Event, frozen=True):
    """AA-20"""

    seat: Seat
    relic: Relic

    reveals = True


class Stopped(Event, frozen=True):
    """AA-17, AA-20 by choice or because nothing is possible: it is told alike."""

    seat: Seat

    reveals = True


class LeftoversTaken(Event, frozen=True):
    """AA-23"""

    seat: Seat
    cards: tuple[Card, ...]


class MatchWon(Event, frozen=True):
    """AA-22"""

    seat: Seat


class MatchStopped(Event, frozen=True):
    """AA-25"""

    reason: Reason
    winners: tuple[Seat, ...]


Happening = (
    HandDealt | CardsDealt | AliensLaid | PassGiven | MissionStarted | CardDrawn | SabortalDrawn | PilfererPlayed
    | SchemerPlayed | TimeThiefPlayed | Answered | PassEnded | ShipLanded | WindowClosed | ShipsLanded | MissionEnded
    | CollectingStarted | CardTaken | RelicPlaced | Stopped | LeftoversTaken | MatchWon | MatchStopped
)  # fmt: skip

Phase = Literal["set_up", "exploring", "drawing", "landing", "stacking", "sabortal", "collecting", "refilling", "over"]
"""What the table waits for; drawing, stacking and refilling wait for chance."""


class PortalView(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """AA-1 its value; what lies there; the ships on it, the earliest first."""

    value: int
    card: Card | None
    ships: tuple[Seat, ...]


class PlayerView(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """AA-40 what everybody knows of a player. `known` are cards seen going into the hand and still counted there."""

    planet: tuple[Relic, ...]
    sets: int
    towards: int
    """AA-22 how many relics lie there of the three kinds that are nearest to be a set."""
    cards: int
    known: tuple[Card, ...]
    landed: Portal | None
    answered: bool
    """AA-13 whether a sealed answer is in; never what."""


class AllInAllView(View, frozen=True):
    seat: Seat | None
    """None is a spectator."""
    landing: Literal["sealed", "race"]
    first: Seat | None
    """AA-6 the seat the table has named to start with the pass."""
    phase: Phase
    mission: int
    portal: Portal
    """The portal being explored, or explored last in this mission."""
    first_portal: Portal
    explorer: Seat
    """Who explores, or explored last."""
    pass_holder: Seat | None
    """AA-6 not given yet during the set-up."""
    portals: tuple[PortalView, ...]
    players: tuple[PlayerView, ...]
    pile: int
    hand: tuple[Card, ...] | None
    """One's own cards; None for a spectator."""
    answer: Answer | None
    """One's own sealed answer in this pass."""
    drawn_from: Seat | None
    """AA-8 whose hand a card is being drawn from; AA-17 whose sabortal it was."""
    collector: Seat | None
    """AA-20 whose actions these are."""
    actions_left: int
    collecting: tuple[Seat, ...]
    """AA-19 who collects after the collector, in order."""
    order: tuple[Seat, ...]
    """AA-19 all who have landed in this mission, in the order in which they collect."""
    actions: tuple[int, ...]
    """AA-19 how many actions each of them has, in that order."""
    full_set: int
    """AA-22 so many relics of a kind are a set."""
    fly_on_until: tuple[Portal, ...]
    """AA-13a the portals that the viewer may name in a standing order; none for a spectator."""
    dealing: Seat | None
    """Set-up and refill: the seat whose cards are dealt next."""
    landing_now: tuple[Seat, ...]
    """AA-13, AA-18 the ships whose order is being drawn."""
    reason: Reason | None
    winners: tuple[Seat, ...]
