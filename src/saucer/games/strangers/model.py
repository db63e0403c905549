"""Don't Talk to Strangers: what leaves the rules. Spaces are named as on a street map: e5."""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from saucer.core import Action, Options, Seat, View
from saucer.games.strangers.board_model import Space, StrangersBoard
from saucer.games.strangers.boards.puzzles import PUZZLES

Card = Literal[
    "stranger_sighting", "saucer",
    "walk", "run", "skateboard", "school_bus", "city_bus", "walkie_talkies", "hop_the_fence", "rad_bike", "prom_date",
    "science_club_saviors", "pool_party", "new_step_dad", "man_in_black", "synchronized_watches", "moms_car",
    "hitchhiking", "soda_shop_date",
]  # fmt: skip


CARDS: tuple[Card, ...] = get_args(Card)


Variant = Literal["standard", "teams_open", "teams_silent", "gauntlet", "architect"]


VARIANTS: tuple[Variant, ...] = get_args(Variant)


BoardName = Literal["a", "b"]


Reason = Literal["last_stranger", "ten_kids", "contact", "two_wins", "third_game"]


REASONS: tuple[Reason, ...] = get_args(Reason)


Spot = Annotated[int, Meta(ge=1, le=10)]


class StrangersOptions(Options, frozen=True):
    variant: Variant = "standard"
    """DS-39, DS-43, DS-45; one player alone plays Solo (DS-44), unless Architect is chosen."""
    board: BoardName = "a"
    well_read: bool = False
    """DS-40"""
    brainiac: bool = False
    """DS-41"""
    total_invasion: bool = False
    """DS-42"""
    five_sightings: bool = False
    """DS-4 those discarded in the set-up beyond the fifth go back into the deck."""
    free_first_kid: bool = False
    """DS-5"""
    puzzle: Annotated[int, Meta(ge=1, le=len(PUZZLES))] | None = None
    """DS-51 the number of an Architect puzzle."""


class LetOut(Action, frozen=True):
    """DS-7"""


class RunAway(Action, frozen=True):
    """DS-9"""

    space: Space


class PlayCard(Action, frozen=True):
    """DS-8"""

    card: Card


class DiscardCard(Action, frozen=True):
    """DS-41"""

    card: Card


class KeepCards(Action, frozen=True):
    """DS-41 nothing is discarded this turn."""


class ChooseKid(Action, frozen=True):
    """DS-26a An unscored Kid of that player; those of one colour on one space are alike."""

    player: Seat
    space: Space


class ChooseScored(Action, frozen=True):
    """DS-23, DS-34 The Kid on that spot of a scoring space."""

    space: Space
    spot: Spot


class GoTo(Action, frozen=True):
    """DS-13, DS-15 Where the chosen Kid ends up."""

    space: Space


class Stop(Action, frozen=True):
    """DS-26a No further Kid is moved."""


class NamePlayer(Action, frozen=True):
    """DS-38 Whose hand is looked at."""

    player: Seat


class NameCard(Action, frozen=True):
    """DS-38 Which card of it is used."""

    card: Card


class ChooseStranger(Action, frozen=True):
    """DS-35"""

    space: Space


class PlaceStranger(Action, frozen=True):
    """DS-22, DS-35"""

    space: Space


class StrangerFirst(Action, frozen=True):
    """DS-42"""


class SaucerFirst(Action, frozen=True):
    """DS-42"""


class TakeCard(Action, frozen=True):
    """DS-45 The next card of the hand or the deck is this one."""

    card: Card


class ChooseBoard(Action, frozen=True):
    """DS-43"""

    board: BoardName


Choice = (
    LetOut | RunAway | PlayCard | DiscardCard | KeepCards | ChooseKid | ChooseScored | GoTo | Stop | NamePlayer
    | NameCard | ChooseStranger | PlaceStranger | StrangerFirst | SaucerFirst | TakeCard | ChooseBoard
)  # fmt: skip


Phase = Literal[
    "starting", "dealing", "choosing_hand", "turn", "kid", "going", "player", "card", "stranger_from", "stranger",
    "saucer", "order", "coin", "after", "drawing", "choosing_card", "choosing_board", "over",
]  # fmt: skip
"""What the table waits for; starting, dealing, coin and drawing wait for chance."""


PHASES: tuple[Phase, ...] = get_args(Phase)


class Kid(Struct, frozen=True, forbid_unknown_fields=True):
    """An unscored Kid, or with its spot a scored one."""

    player: Seat
    space: Space
    spot: Spot | None = None


class PlayerView(Struct, frozen=True, forbid_unknown_fields=True):
    """DS-50 what the viewer knows of a player."""

    supply: int
    kids: tuple[Space, ...]
    """Where the unscored Kids are, one entry for each."""
    cards: int
    known: tuple[Card, ...]
    """Cards that the viewer knows to be in this hand: all of the own and an open partner's, and what was seen."""
    hand_limit: int
    """DS-10"""
    kid_limit: int
    """DS-7"""
    points: int
    """DS-25 if the game ended now."""


class HandStep(Struct, frozen=True, forbid_unknown_fields=True):
    """DS-50 what the viewer saw of a hand: a card was drawn into it, was shown to the viewer, or left it."""

    player: Seat
    does: Literal["draws", "shows", "loses"]
    card: Card | None = None
    """None is one that was drawn, whether the viewer saw it or not."""


class SecondDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """DS-12 what the viewer knows of the deck that was shuffled from the discards, and so of what was in hands then."""

    cards: tuple[int, ...]
    """How many of each card there were."""
    taken: tuple[tuple[int, ...] | None, ...]
    """How many of each card each player has drawn of it; None where the viewer does not see the hand."""
    steps: tuple[HandStep, ...]
    """What was seen of hands since, in this order."""


class GamePlayed(Struct, frozen=True, forbid_unknown_fields=True):
    """DS-43 one game of a Gauntlet."""

    board: BoardName
    reason: Reason
    first: Seat
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


class StrangersView(View, frozen=True):
    seat: Seat | None
    """None is a spectator."""
    board: StrangersBoard
    variant: Variant
    well_read: bool
    brainiac: bool
    total_invasion: bool
    five_sightings: bool
    free_first_kid: bool
    puzzle: int | None
    phase: Phase
    turn: Seat
    first: Seat | None
    """DS-5 who started; not known before it is drawn."""
    players: tuple[PlayerView, ...]
    spots: tuple[tuple[Seat | None, ...], ...]
    """DS-18a whose Kid stands there: a row for each scoring space of the board, in its order."""
    strangers: tuple[Space, ...]
    strangers_left: int
    deck: int
    """DS-12 how many cards; in the Architect game, how many places."""
    discards: tuple[int, ...]
    """DS-12 how many of each card."""
    second_deck: SecondDeck | None
    """DS-12, DS-50 what is remembered since the discards were shuffled; None before."""
    pool: tuple[int, ...] | None
    """DS-45 how many of each card can still be chosen."""
    hand: tuple[Card, ...] | None
    """One's own cards; None for a spectator."""
    dealing: Seat | None
    """DS-4 whose hand is being dealt."""
    playing: Card | None
    """DS-8 the card on the table."""
    effect: Card | None
    """DS-38 what is carried out: the same card, or the one named in another hand."""
    looking_at: Seat | None
    """DS-38 whose hand is looked at."""
    chosen: Kid | None
    """The Kid that is about to move, or to be abducted or not."""
    moved: tuple[Kid, ...]
    """DS-26a Kids that this card has moved and that have not scored."""
    moves: int
    """DS-26a how many Kids this card has moved."""
    stranger: Space | None
    """DS-35 the Stranger that is about to move."""
    discarded: bool
    """DS-41 whether the player whose turn it is has discarded."""
    acted: bool
    """DS-6 whether the action of this turn is done."""
    drawn: Card | None
    """DS-21 the SIGHTING or SAUCER that is being carried out."""
    stranger_due: bool
    saucer_due: bool
    """DS-22, DS-23, DS-42 what is still to come of it."""
    bonus: int
    """DS-44 points for contact."""
    game: int
    """DS-43 the number of the game in the match."""
    games: tuple[GamePlayed, ...]
    """DS-43 the games of the match that are over."""
    reason: Reason | None
    winners: tuple[Seat, ...]
