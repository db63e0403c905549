"""All in All: landing and the end of a mission, AA-12 to AA-18."""

from typing import Final

from mypy_extensions import i64

from saucer.core.model import Action
from saucer.core.position import Decide
from saucer.core.seats import Seat, left_of
from saucer.core.telling import Teller
from saucer.games.all_in_all.model import (
    Answered,
    Choice,
    FlyOn,
    How,
    Land,
    LandingChoice,
    MissionEnded,
    PassEnded,
    SabortalChoice,
    ShipLanded,
    ShipsLanded,
    Stopped,
    TakeCard,
    WindowClosed,
)
from saucer.games.all_in_all.rules import collecting
from saucer.games.all_in_all.rules.state import (
    EXPLORING,
    LANDING,
    LANDING_ALL,
    LAST_PORTAL,
    MOST_PLAYERS,
    SABORTAL_DRAWN,
    STACKING,
    State,
)

LAND: Final = Land()
FLY_ON: Final = FlyOn()
SEALED_ANSWERS: Final[tuple[Choice, ...]] = (LAND, FLY_ON)
RACE_ANSWERS: Final[tuple[Choice, ...]] = (LAND,)


def seats_among(bits: int) -> tuple[Seat, ...]:
    return tuple([Seat(seat) for seat in range(int(MOST_PLAYERS)) if bits & 1 << seat])


SEATS: Final = [seats_among(bits) for bits in range(1 << int(MOST_PLAYERS))]
PASS: Final = [Decide(seats) for seats in SEATS]
RACE_MILLISECONDS: Final = 7_000
"""AA-13b How long a race stays open after its opening or the last landing."""
RACE: Final = [Decide((), seats, lapses=RACE_MILLISECONDS) for seats in SEATS]
"""Made once, by the bits of the seats."""


def open_window(state: State) -> None:
    """AA-12"""
    state.phase = LANDING
    clear_answers(state)


def clear_answers(state: State) -> None:
    state.answered = 0
    state.landing = 0


def asked(state: State) -> i64:
    """AA-13 The unlanded players whose answer is not in, a bit for each."""
    return state.flying & ~state.answered


def landing_pass(state: State) -> Decide:
    """AA-13 All are asked at once; AA-13b in the race nobody must answer."""
    return RACE[asked(state)] if state.race else PASS[asked(state)]


def landing_answers(state: State, seat: i64) -> tuple[Choice, ...]:
    """AA-13 Land or fly on; AA-13b in the race nobody says fly on."""
    if not state.flying & ~state.answered & 1 << seat:
        return ()
    return RACE_ANSWERS if state.race else SEALED_ANSWERS


def answer(state: State, seat: Seat, action: LandingChoice, tell: Teller) -> None:
    """AA-13 Sealed until all are in; AA-13b in the race there is only landing."""
    if state.race:
        race_to_land(state, seat, tell)
        return
    note_answer(state, seat, type(action) is Land)
    if tell.on:
        tell.all(Answered(seat))
    if not asked(state):
        end_pass(state, tell)


def note_answer(state: State, seat: i64, lands: bool) -> None:
    state.answered |= 1 << seat
    if lands:
        state.landing |= 1 << seat


def end_pass(state: State, tell: Teller) -> None:
    """AA-13 The landings are shown together; the order of several is drawn by chance."""
    landers = SEATS[state.landing]
    if len(landers) > 1:
        state.lander_seats = landers
        state.phase = STACKING
    else:
        show_landings(state, landers, tell)


def stack(state: State, order: tuple[int, ...], tell: Teller) -> None:
    """AA-13"""
    landers = in_order(state.lander_seats, order)
    state.lander_seats = ()
    show_landings(state, landers, tell)


def in_order(seats: tuple[Seat, ...], order: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple([seats[place] for place in order])


def show_landings(state: State, landers: tuple[Seat, ...], tell: Teller) -> None:
    """AA-13 After a landing there is another pass for those still flying; without one the window closes."""
    for seat in landers:
        state.land(seat, state.portal)
    if tell.on:
        tell.all(PassEnded(state.portal + 1, landers))
    if not landers:
        close_window(state, tell)
    elif state.flying:
        open_window(state)
    else:
        end_mission(state, "all_landed", tell)


def race_to_land(state: State, seat: Seat, tell: Teller) -> None:
    """AA-13b A landing counts and is seen on arrival."""
    state.land(seat, state.portal)
    if tell.on:
        tell.all(ShipLanded(seat, state.portal + 1))
    if not state.flying:
        end_mission(state, "all_landed", tell)


def lapse(state: State, tell: Teller) -> None:
    """AA-13b"""
    if tell.on:
        tell.all(WindowClosed(state.portal + 1))
    close_window(state, tell)


def close_window(state: State, tell: Teller) -> None:
    """AA-15, AA-18"""
    clear_answers(state)
    if state.portal == LAST_PORTAL:
        land_all(state, tell)
    else:
        next_explorer(state)


def next_explorer(state: State) -> None:
    """AA-15 The next unlanded player clockwise; the last one flying explores turn after turn."""
    seat = left_of(state.explorer, state.players)
    while not state.flying & 1 << seat:
        seat = left_of(seat, state.players)
    state.explorer = seat
    state.portal += 1
    state.phase = EXPLORING


def land_all(state: State, tell: Teller) -> None:
    """AA-18 All ships still flying land without being asked."""
    state.lander_seats = SEATS[state.flying]
    if len(state.lander_seats) > 1:
        state.phase = LANDING_ALL
    else:
        land_in_order(state, (0,), tell)


def land_in_order(state: State, order: tuple[int, ...], tell: Teller) -> None:
    """AA-18"""
    landers = in_order(state.lander_seats, order)
    state.lander_seats = ()
    for seat in landers:
        state.land(seat, state.portal)
    if tell.on:
        tell.all(ShipsLanded(landers))
    end_mission(state, "super_mission", tell)


def end_by_sabortal(state: State, tell: Teller) -> None:
    """AA-17 Its owner may take one card lying at any portal, and is not asked when nothing lies there."""
    if state.lying:
        state.phase = SABORTAL_DRAWN
    else:
        end_mission(state, "sabortal", tell)


def sabortal_choices(state: State, seat: Seat) -> tuple[Action, ...]:
    """AA-17"""
    if seat != state.drawn_from:
        return ()
    return collecting.TAKE[state.lying] + collecting.STOP


def take_for_sabortal(state: State, action: SabortalChoice, tell: Teller) -> None:
    """AA-17 The owner of the sabortal takes a card or none; then the landed players collect."""
    if isinstance(action, TakeCard):
        collecting.take_card(state, state.drawn_from, action.portal - 1, tell)
    elif tell.on:
        tell.all(Stopped(state.drawn_from))
    end_mission(state, "sabortal", tell)


def end_mission(state: State, how: How, tell: Teller) -> None:
    """AA-16 to AA-18"""
    clear_answers(state)
    state.collecting = collecting.order_of_collecting(state)
    if tell.on:
        tell.all(MissionEnded(how, state.collecting))
    collecting.next_collector(state, tell)
