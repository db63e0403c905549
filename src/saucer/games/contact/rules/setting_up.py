"""Contact: material and set-up, CO-1 to CO-4, and CO-20 for professionals."""

from mypy_extensions import i64

from saucer.core.chance import Cards, Draw, Pick
from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.contact.events import LaidOut, PlanetsTurnedUp, SourceNamed
from saucer.games.contact.model import PLANETS
from saucer.games.contact.rules.chart import ALL_PLANETS, PROFESSIONAL, STANDARD, centres_of, chart_of
from saucer.games.contact.rules.state import BETWEEN, NAMING_SOURCE, TURNING_UP_FIRST, State


def laying_out(state: State) -> Draw:
    """CO-2"""
    return PROFESSIONAL if state.professional else STANDARD


def lay_out(state: State, outcome: tuple[int, ...], tell: Teller) -> None:
    """CO-2, CO-20"""
    state.chart = chart_of(centres_of(outcome))
    state.phase = NAMING_SOURCE
    if tell.on:
        tell.all(LaidOut(state.chart.shown))
    if state.options.first is not None:
        name_source(state, Seat(state.options.first), tell)


def naming_source(state: State) -> Draw:
    """CO-3 Chance, unless the table names somebody."""
    return Pick((1,) * int(state.players))


def name_source(state: State, seat: Seat, tell: Teller) -> None:
    """CO-3"""
    state.source = seat
    state.phase = BETWEEN if state.professional else TURNING_UP_FIRST
    if tell.on:
        tell.all(SourceNamed(seat))


def cards_among(bits: i64, take: int) -> Draw:
    """Planet cards, any as likely as the others."""
    return Cards([1 if bits & 1 << planet else 0 for planet in range(len(PLANETS))], take)


def turning_up_first(state: State) -> Draw:
    """CO-4"""
    return cards_among(ALL_PLANETS, int(state.level))


def turn_up(state: State, planets: tuple[int, ...], tell: Teller) -> None:
    """CO-4, CO-6 The planets are turned up, their cards go into the target deck."""
    for planet in planets:
        state.turned_up |= 1 << planet
    if tell.on:
        tell.all(PlanetsTurnedUp(tuple([PLANETS[planet] for planet in planets])))


def turn_up_first(state: State, planets: tuple[int, ...], tell: Teller) -> None:
    turn_up(state, planets, tell)
    state.phase = BETWEEN
