"""The words of the tests: a turn as it is given, what is played when, and what is then seen on the table.

Nothing changes a table: every verb makes a new one. A table remembers what its last verb told.
Luc, Miquel and Lluc sit as in the rulebook's examples: green, red and yellow.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from saucer.core import Action, Decide, Seat, seats
from saucer.games.inkognito import GAME
from saucer.games.inkognito.model import (
    AGENTS,
    BALLS,
    BUILDS,
    COLOURS,
    LETTERS,
    QUESTIONS,
    Accept,
    Ball,
    Card,
    Claim,
    InkognitoOptions,
    InkognitoView,
    Question,
    Show,
)
from saucer.games.inkognito.rules.board import SPACE_OF, STARTS
from saucer.games.inkognito.rules.position import InkognitoPosition
from saucer.games.inkognito.rules.repertoire import codes
from saucer.games.inkognito.rules.state import AMBASSADOR, MOVING, STROLLING, Reply
from saucer.games.inkognito.rules.turns import STROLL
from tests.positions import Given, play

ANNA, LUC, MIQUEL, LLUC, EVA = seats(5)
"""Blue, green, red, yellow; Eva is the Ambassador when there are five."""

Referee = Literal["strict", "table"]
Secrets = tuple[str, str, str]
"""An agent, a build, a letter."""
MOST_STEPS = 5000
"""In a game of random choices: several times what such a game takes."""


class Table(Given[InkognitoPosition]):
    def view(self, seat: Seat | None = None) -> InkognitoView:
        """As a spectator sees it, or a seat."""
        return self.position.view(seat)

    def legal(self, seat: Seat) -> list[Action]:
        return list(self.position.legal(seat))

    def legal_of(self, seat: Seat, *kinds: type[Action]) -> list[Action]:
        return [action for action in self.legal(seat) if isinstance(action, kinds)]

    @property
    def asked(self) -> list[Seat]:
        """Whom the table waits for."""
        now = self.position.next()
        return list(now.must) if isinstance(now, Decide) else []

    @property
    def may(self) -> list[Seat]:
        now = self.position.next()
        return list(now.may) if isinstance(now, Decide) else []

    @property
    def phase(self) -> str:
        return self.view().phase

    def where(self, figure: str) -> str:
        """The space on which `red tall`, or `ambassador`, stands."""
        view = self.view()
        if figure == "ambassador":
            return view.ambassador.space
        return next(each.space for each in view.figures if f"{each.colour} {each.build}" == figure)


def figure_number(figure: str) -> int:
    if figure == "ambassador":
        return AMBASSADOR
    colour, build = figure.split()
    return [str(each) for each in COLOURS].index(colour) * 4 + [str(each) for each in BUILDS].index(build)


def a_turn(
    of: Seat = MIQUEL,
    balls: str = "white white white",
    figures: Mapping[str, str] | None = None,
    moved: Iterable[str] = (),
    secrets: Mapping[Seat, Secrets] | None = None,
    shown: Iterable[Reply] = (),
    players: int = 4,
    referee: Referee = "strict",
    turn: int = 7,
) -> Table:
    """The Phantom has been shaken, nothing is moved yet.

    Figures stand on their start spaces, tall, short, fat and thin, the Ambassador in the Embassy, if nothing else is
    said. Secrets that are not given are dealt in order.
    """
    position = InkognitoPosition(players, referee == "strict", False, False)
    stand(position)
    for figure, space in (figures or {}).items():
        position.put(figure_number(figure), SPACE_OF[space])
    for figure in moved:
        position.moved |= 1 << figure_number(figure)
    deal(position, secrets or {})
    position.replies = list(shown)
    position.turn = turn
    position.on_turn = of
    if of == EVA:
        position.phase = STROLLING
        position.steps_left = STROLL
    else:
        shake(position, balls)
    return Table(position)


def stand(position: InkognitoPosition) -> None:
    for seat in range(position.agents):
        position.placements[seat] = 0
        for number, space in enumerate(STARTS[seat]):
            position.put(seat * 4 + number, space)


def shake(position: InkognitoPosition, balls: str) -> None:
    shown: list[Ball] = [ball for ball in BALLS for _ in range(balls.split().count(ball))]
    position.phase = MOVING
    position.shaken = tuple(BALLS.index(ball) for ball in shown)
    for ball in position.shaken:
        position.balls[ball] += 1


def deal(position: InkognitoPosition, secrets: Mapping[Seat, Secrets]) -> None:
    position.identities = filled({seat: own[0] for seat, own in secrets.items()}, AGENTS)
    position.builds = filled({seat: own[1] for seat, own in secrets.items()}, BUILDS)
    position.missions = filled({seat: own[2] for seat, own in secrets.items()}, LETTERS)


def filled(cards: Mapping[Seat, str], kind: Sequence[str]) -> list[int]:
    given = {seat: kind.index(card) for seat, card in cards.items()}
    rest = [number for number in range(4) if number not in given.values()]
    return [given[seat] if seat in given else rest.pop(0) for seat in seats(4)]


def reply(asker: Seat, asked: Seat, question: Question, *cards: Card, through: bool = False, turn: int = 1) -> Reply:
    """An answer given before."""
    return Reply(turn, asker, asked, QUESTIONS.index(question), through, codes(cards))


def a_start(players: int = 4, referee: Referee = "strict", colours: Literal["by_lot", "by_seat"] = "by_seat") -> Table:
    """The box is opened."""
    position = GAME.start(players, InkognitoOptions(referee=referee, colours=colours))
    assert isinstance(position, InkognitoPosition)
    return Table(position)


def show(given: Table, seat: Seat, *cards: Card) -> Table:
    return play(given, seat, Show(cards))


def claim(given: Table, seat: Seat, partner: Seat) -> Table:
    """The claim, and the handshake is accepted."""
    return play(play(given, seat, Claim(partner)), partner, Accept())
