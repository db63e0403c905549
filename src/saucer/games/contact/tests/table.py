"""The words of the tests: a round as it is given, what is done when, and what is then seen and heard.

Nothing changes a table: every verb makes a new one. A table remembers what its last verb told.

    A B C D E     The chips lie in rows and columns 8 cm apart, the rocket on Earth in the middle (*).
    F G H I J     Beyond a chip in the same row, column or diagonal nothing can be reached;
    K L * M N     other slanting legs pass between the chips.
    O P Q R       Professionals have asteroids between Earth and G, I, P, R, and the fifth below H.
"""

from collections.abc import Iterable, Sequence

from saucer.core import (
    Action,
    Aside,
    Chance,
    Decide,
    Draw,
    Event,
    Say,
    Seat,
    seats,
)
from saucer.games.contact import GAME
from saucer.games.contact.model import (
    CHIPS,
    HELPERS,
    PLANETS,
    AskAgain,
    Chip,
    Choice,
    ContactOptions,
    ContactView,
    FlyTo,
    Guess,
    Helper,
    Land,
    Launch,
    Planet,
    TakeOff,
    Variant,
)
from saucer.games.contact.rules.chart import ALL_PLANETS, chart_of
from saucer.games.contact.rules.position import ContactPosition
from saucer.games.contact.rules.state import PLANNING
from tests.positions import Given, play

ANNA, BEN, CARL, DORA, EMMA = seats(5)

COLUMNS = (400, 1200, 2000, 2800, 3600)
PLANETS_AT = [(x, y) for y in COLUMNS[:4] for x in COLUMNS if (x, y) != (2000, 2000)][:18]
EARTH_AT = (2000, 2000)
ASTEROIDS_AT = [(1600, 1600), (2400, 1600), (1600, 2400), (2400, 2400), (2000, 1600)]

STANDARD = tuple(number for at in (*PLANETS_AT, EARTH_AT) for number in at)
PROFESSIONAL = tuple(number for at in (*PLANETS_AT, EARTH_AT, *ASTEROIDS_AT) for number in at)


class Table(Given[ContactPosition]):
    def view(self, seat: Seat | None = None) -> ContactView:
        """As a spectator sees it, or a seat."""
        return self.position.view(seat)

    def legal(self, seat: Seat) -> list[Choice]:
        return list(self.position.legal(seat))

    def stops(self) -> list[Chip]:
        """Where the Source may plan to fly next."""
        return [action.chip for action in self.legal(self.position.source) if isinstance(action, FlyTo)]

    def guesses(self) -> list[Planet]:
        return [action.planet for action in self.legal(self.position.guesser) if isinstance(action, Guess)]

    def can(self, seat: Seat, kind: type[Action]) -> bool:
        return any(isinstance(action, kind) for action in self.legal(seat))

    def refuses(self, seat: Seat | None, aside: Aside | None = None) -> str | None:
        """Why that seat may not talk now."""
        why = self.position.silenced(seat, aside or Say(words="hello"))
        return None if why is None else why.id

    def why_not(self, seat: Seat | None, part: str) -> str | None:
        why = GAME.why_not(self.view(seat), part)
        return None if why is None else why.id

    @property
    def asked(self) -> tuple[Seat, ...]:
        now = self.position.next()
        return now.must if isinstance(now, Decide) else ()

    @property
    def draw(self) -> Draw:
        """What chance is about to draw."""
        now = self.position.next()
        assert isinstance(now, Chance)
        return now.draw


def a_start(players: int = 3, variant: Variant = "standard", level: int = 2, first: int | None = None) -> Table:
    """The box is opened; nothing lies on the table yet."""
    position = GAME.start(players, ContactOptions(variant=variant, level=level, first=first))
    assert isinstance(position, ContactPosition)
    return Table(position)


def a_round(
    players: int = 3,
    variant: Variant = "standard",
    target: Planet = "B",
    rocket: Chip = "earth",
    turned_up: Sequence[Planet] = ("A", "B", "C"),
    used: Sequence[Planet] = (),
    number: int | None = None,
    level: int = 2,
    barrels: int | None = None,
    signal: int = 4,
    active: Sequence[Helper] = HELPERS,
    source: Seat = ANNA,
) -> Table:
    """The Source has drawn the target and is about to plan; the signal card is on the table."""
    position = ContactPosition(players, ContactOptions(variant=variant, level=level))
    position.chart = chart_of(STANDARD if variant == "standard" else PROFESSIONAL)
    position.phase = PLANNING
    position.round = len(used) + 1 if number is None else number
    position.source = source
    position.guesser = Seat((source + 1) % players)
    position.stood = (CHIPS.index(rocket),)
    position.used = tuple(PLANETS.index(planet) for planet in used)
    position.turned_up = ALL_PLANETS if variant == "professional" else bits([*turned_up, *used])
    position.target = PLANETS.index(target)
    position.barrels = position.barrels if barrels is None else barrels
    position.signals = tuple(2 - (value == signal) for value in range(1, 7))
    position.signal = signal
    position.helpers = sum(1 << HELPERS.index(helper) for helper in active) if variant == "professional" else 0
    return Table(position)


def bits(planets: Iterable[Planet]) -> int:
    return sum(1 << PLANETS.index(planet) for planet in set(planets))


def say(given: Table, seat: Seat, words: str) -> Table:
    position = given.position.copy()
    position.remember(seat, Say(words=words))
    return Table(position)


def plan(given: Table, *stops: Chip) -> Table:
    return play(given, given.position.source, *[FlyTo(stop) for stop in stops])


def send(given: Table, *stops: Chip, flights: Sequence[int] = (), pause: int = 300) -> Table:
    """The Source plans these stops, the target at their end, and flies there: a second for each leg, or as said."""
    planned = plan(given, *stops)
    lasting = list(flights) or [1000] * len(stops)
    taps: list[Choice] = [Launch()]
    for milliseconds in lasting:
        taps += [Land(milliseconds), TakeOff(pause)]
    sent = play(planned, given.position.source, *taps[: 2 * len(stops)])
    return Table(sent.position, planned.told + sent.told)


def guess(given: Table, planet: Planet) -> Table:
    """Whoever is to guess guesses this planet."""
    return play(given, given.position.guesser, Guess(planet))


def ask(given: Table) -> Table:
    return play(given, given.position.guesser, AskAgain())


def events(given: Table, *kinds: type[Event], listener: Seat | None = None) -> list[Event]:
    """Those of these kinds that the last verb told."""
    return [event for event in given.heard(listener) if isinstance(event, kinds)]
