"""Contact: who may see what, CO-40."""

from typing import Final

from saucer.core.seats import Seat
from saucer.games.contact.model import (
    CHIPS,
    HELPERS,
    LONGEST,
    PHASES,
    PLANETS,
    REASONS,
    SHORTEST,
    WHATS,
    Chip,
    ContactView,
    ExchangedView,
    Planet,
    Tap,
)
from saucer.games.contact.rules import endings
from saucer.games.contact.rules.chart import chips_in
from saucer.games.contact.rules.guessing import asks_left
from saucer.games.contact.rules.helpers import is_active, stopovers_left
from saucer.games.contact.rules.routes import is_planned
from saucer.games.contact.rules.state import (
    BETWEEN,
    BREAK_OFFS,
    KINDS_OF_TAPS,
    LAUNCH,
    NAMING_SOURCE,
    NOTHING,
    OVER,
    ROUNDS,
    State,
    barrels_at_first,
)

TAPS: Final[dict[int, Tap]] = {}
"""Made once."""


def view(state: State, seat: Seat | None) -> ContactView:
    phase = state.phase
    sends = seat is not None and seat == state.source and BETWEEN < phase < OVER
    under_way = BETWEEN < phase < OVER
    return ContactView(
        seat=seat,
        players=int(state.players),
        options=state.options,
        shortest=SHORTEST,
        longest=LONGEST,
        phase=PHASES[phase],
        round=int(state.round),
        rounds=ROUNDS,
        source=None if phase <= NAMING_SOURCE else state.source,
        sends=sends,
        guesser=state.guesser if under_way else None,
        chips=state.chart.shown,
        rocket=CHIPS[state.rocket()],
        stood=chips(state.stood),
        turned_up=tuple([PLANETS[planet] for planet in chips_in(state.turned_up)]),
        used=tuple([PLANETS[planet] for planet in state.used]),
        barrels=int(state.barrels),
        barrels_at_first=barrels_at_first(state),
        signal=int(state.signal) if state.signal else None,
        signals=signals_left(state),
        won=state.won,
        lost=state.lost,
        points=endings.score(state),
        most_points=endings.MOST,
        active=tuple([HELPERS[helper] for helper in range(len(HELPERS)) if is_active(state, helper)]),
        helped=state.helped,
        taps=tuple([tap_view(tap) for tap in state.taps]),
        heard_since=heard_since(state),
        plans=state.plans,
        guesses=state.guesses,
        asks_left=int(asks_left(state)) if under_way else 0,
        break_offs_left=BREAK_OFFS - int(state.broken),
        stopovers_left=int(stopovers_left(state)),
        doubled=state.doubled,
        second=state.second,
        meeting=state.meeting,
        said=state.said,
        target=target(state, sends),
        plan=chips(state.plan) if sends else None,
        planned=sends and is_planned(state),
        sent=tuple([chips(route) for route in state.routes]) if sends else None,
        exchanged=exchanged(state, seat),
        reason=REASONS[state.reason] if phase == OVER else None,
        advice=endings.advice(state),
        grade=endings.grade(state),
    )


def heard_since(state: State) -> int:
    """CO-31 What came before the last guess, or before this round, is of no use any more."""
    if state.phase in (BETWEEN, OVER):
        return len(state.plans)
    heard = state.guesses[-1].taps if state.guesses else 0
    return len([tap for tap in state.taps[:heard] if tap % KINDS_OF_TAPS == LAUNCH])


def chips(numbers: tuple[int, ...]) -> tuple[Chip, ...]:
    return tuple([CHIPS[number] for number in numbers])


def signals_left(state: State) -> tuple[int, ...]:
    """CO-5 In rising order."""
    return tuple([place + 1 for place, count in enumerate(state.signals) for _ in range(count)])


def tap_view(tap: int) -> Tap:
    found = TAPS.get(tap)
    if found is None:
        found = Tap(WHATS[tap % KINDS_OF_TAPS], tap // KINDS_OF_TAPS)
        TAPS[tap] = found
    return found


def target(state: State, sends: bool) -> Planet | None:
    """The Source's alone; after a lost round it is public."""
    if state.target == NOTHING or not (sends or state.phase == OVER):
        return None
    return PLANETS[state.target]


def exchanged(state: State, seat: Seat | None) -> tuple[ExchangedView, ...]:
    """CO-26 Only what the viewer exchanged away as the Source."""
    return tuple(
        [ExchangedView(number, PLANETS[planet]) for number, source, planet in state.exchanged if source == seat]
    )
