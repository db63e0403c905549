"""The words of the tests: a game as it is given, what is played when, and what is then seen on the table.

Nothing changes a table: every verb makes a new one. A table remembers what its last verb told.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from saucer.core import (
    Action,
    Decide,
    Over,
    Seat,
    Teller,
    choose,
    seats,
    stream,
)
from saucer.core.rows import row_of
from saucer.games.strangers import GAME
from saucer.games.strangers.board_model import Space, StrangersBoard
from saucer.games.strangers.boards.reader import board_in
from saucer.games.strangers.model import (
    CARDS,
    VARIANTS,
    Card,
    ChooseKid,
    GoTo,
    PlayCard,
    StrangersOptions,
    StrangersView,
    Variant,
)
from saucer.games.strangers.rules.index import index_of
from saucer.games.strangers.rules.position import FACE_OF, StrangersPosition
from saucer.games.strangers.rules.state import COPIES, FACES, SUPPLY, TURN
from tests.positions import Given, after, chance, do

ANNA, BEN, CARL, DORA = seats(4)
ELM_STREET, TOAD_WOOD = (Path(__file__).parent / "boards" / f"{name}.toml" for name in ("elm_street", "toad_wood"))
A, B = (board_in(file.name, file.read_text("utf-8")) for file in (ELM_STREET, TOAD_WOOD))
"""The tests' own, with eight Strangers and with ten: what comes with the game may change."""
SCHOOL = "e5"
"""On A."""
USUAL: tuple[Card, ...] = ("walk", "city_bus", "walkie_talkies", "skateboard", "school_bus")
"""A hand of three, or as many as the limit says."""
SAUCER_SIDE, BLANK_SIDE = 1, 0
MOST_STEPS = 2000
"""No game of the tests takes longer; one that a change has made endless is noticed soon."""

Kids = Mapping[Seat, Sequence[Space]]
Spots = Mapping[Space, Sequence[Seat | None]]
"""Whose Kids stand on the spots of a scoring space, the best spot first."""


class Table(Given[StrangersPosition]):
    def view(self, seat: Seat | None = None) -> StrangersView:
        """As a spectator sees it, or a seat."""
        return self.position.view(seat)

    @property
    def asked(self) -> Seat | None:
        """Whom the table waits for; None if for chance or nobody."""
        now = self.position.next()
        return now.must[0] if isinstance(now, Decide) else None

    def legal(self, kind: type[Action] = Action) -> list[Action]:
        """What whoever is asked can do, or those of one kind."""
        found = () if self.asked is None else self.position.legal(self.asked)
        return [action for action in found if isinstance(action, kind)]

    @property
    def destinations(self) -> set[Space]:
        """Where the chosen Kid can go."""
        return {action.space for action in self.legal(GoTo) if isinstance(action, GoTo)}

    @property
    def choosable(self) -> list[tuple[Seat, Space]]:
        """The unscored Kids that can be chosen."""
        return [(each.player, each.space) for each in self.legal(ChooseKid) if isinstance(each, ChooseKid)]

    @property
    def phase(self) -> str:
        return self.view().phase

    def hand(self, seat: Seat) -> list[Card]:
        return list(self.view(seat).hand or ())

    def kids(self, seat: Seat) -> list[Space]:
        """Where the unscored Kids are."""
        return list(self.view().players[seat].kids)

    def spots(self, space: Space) -> list[Seat | None]:
        view = self.view()
        return list(view.spots[[place.space for place in view.board.scoring].index(space)])

    def points(self, seat: Seat) -> int:
        return self.view().players[seat].points

    def discarded(self, card: str) -> int:
        """How many lie on the discards."""
        return self.view().discards[FACE_OF[card]]


def a_game(
    players: int = 4,
    turn: Seat = ANNA,
    kids: Kids | None = None,
    scored: Spots | None = None,
    strangers: Sequence[Space] = (),
    hand: Mapping[Seat, Sequence[str]] | None = None,
    deck: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    board: StrangersBoard = A,
    variant: Variant = "standard",
    **options: Any,
) -> Table:
    """Somebody's turn begins. Hands are USUAL where nothing is said; the deck holds the rest, or what is said."""
    position = StrangersPosition(players, index_of(board), VARIANTS.index(variant))
    for name, value in options.items():
        setattr(position, name, value)
    position.lay_out()
    position.phase, position.turn, position.first, position.dealing = TURN, turn, 0, -1
    for seat, spaces in (kids or {}).items():
        for space in spaces:
            position.stand(position.kid_at(seat, SUPPLY), position.index.number_of[space])
    for space, owners in (scored or {}).items():
        put_on_spots(position, space, owners)
    for space in strangers:
        position.strangers[position.index.number_of[space]] = 1
        position.strangers_left -= 1
    for seat in seats(players):
        for card in (hand or {}).get(seat, USUAL[: position.hand_limit(seat)]):
            position.hold(seat, FACE_OF[card])
    for card in discards:
        position.discards[FACE_OF[card]] += 1
    position.deck = row_of(rest(position) if deck is None else [deck.count(card) for card in CARDS])
    position.cards_left = sum(position.deck)
    return Table(position)


def put_on_spots(position: StrangersPosition, space: Space, owners: Sequence[Seat | None]) -> None:
    first = position.index.first_spot[position.index.number_of[space]]
    for number, owner in enumerate(owners):
        if owner is not None:
            kid = position.kid_at(owner, SUPPLY)
            position.stand(kid, position.index.school)
            position.take_spot(kid, first + number)


def rest(position: StrangersPosition) -> list[int]:
    """The cards that are nowhere else."""
    held = [sum(position.hands[card::FACES]) for card in range(FACES)]
    return [COPIES[card] - held[card] - position.discards[card] for card in range(FACES)]


def a_start(players: int = 4, board: StrangersBoard | None = None, **options: Any) -> Table:
    """The box is opened, with its own boards if none is given; nothing is dealt yet."""
    position = GAME.start(players, StrangersOptions(**options), board)
    assert isinstance(position, StrangersPosition)
    return Table(position)


def play(given: Table, card: str, *then: Action) -> Table:
    return do(given, PlayCard(CARDS[FACE_OF[card]]), *then)


def move(given: Table, card: str, to: Space, kid: Space | None = None) -> Table:
    """Play a card with one of the own Kids: the only one, or that there."""
    asked = given.asked
    assert asked is not None
    chosen = [] if kid is None else [ChooseKid(asked, kid)]
    return play(given, card, *chosen, GoTo(to))


def draws(given: Table, *cards: str) -> Table:
    """Chance gives these, one after the other."""
    when = given
    for card in cards:
        when = after(when, chance(when, (FACE_OF[card],)))
    return when


def flips(given: Table, *sides: int) -> Table:
    return chance(given, (*sorted(sides),))


def played_at_random(given: Table, seed: int) -> Table:
    """To its end; nothing is left to chance."""
    position, tell, random = given.position.copy(), Teller(), stream(seed)
    for _ in range(MOST_STEPS):
        now = position.next()
        if isinstance(now, Over):
            return Table(position, tell.told)
        assert isinstance(now, Decide)
        position.apply(now.must[0], choose(position.legal(now.must[0]), random), tell)
    raise AssertionError(f"not over after {MOST_STEPS} steps")
