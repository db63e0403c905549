"""All in All: landing and the end of a mission, AA-12 to AA-18."""

from typing import Final

from mypy_extensions import i64

from saucer.core.model import Action
from saucer.core.position import Decide
from saucer.core.seats import Seat, left_of
from saucer.core.telling import Teller
from saucer.games.all_in_all import collecting
from saucer.games.all_in_all.model import (
    Answered,
    Choice,
    FlyOn,
    How,
    Land,
    MissionEnded,
    PassEnded,
    ShipLanded,
    ShipsLanded,
    Stopped,
    TakeCard,
    WindowClosed,
)
from saucer.games.all_in_all.state import (
    EXPLORING,
    FLIES_ON,
    FLYING,
    LANDING,
    LANDING_ALL,
    LANDS,
    LAST_PORTAL,
    MOST_PLAYERS,
    NOTHING,
    PORTALS,
    SABORTAL_DRAWN,
    SILENT_SO_FAR,
    STACKING,
    State,
)

LAND: Final = Land()
FLY_ON: Final = FlyOn()
SEALED_ANSWERS: Final[tuple[Choice, ...]] = (LAND, FLY_ON)
RACE_ANSWERS: Final[tuple[Choice, ...]] = (LAND,)


def seats_among(bits: int) -> tuple[Seat, ...]:
    return tuple([Seat(seat) for seat in range(MOST_PLAYERS) if bits & 1 << seat])


PASS: Final = [Decide(seats_among(bits)) for bits in range(1 << MOST_PLAYERS)]
RACE: Final = [Decide((), seats_among(bits), lapses=True) for bits in range(1 << MOST_PLAYERS)]
"""By the seats that are asked, a bit for each."""


def open_window(state: State) -> None:
    """AA-12"""
    state.phase = LANDING
    clear_answers(state)


def clear_answers(state: State) -> None:
    for seat in range(state.players):
        state.answers[seat] = SILENT_SO_FAR


def is_asked(state: State, seat: i64) -> bool:
    """AA-13 Every unlanded player whose answer is not in."""
    return state.ships[seat] == FLYING and state.answers[seat] == SILENT_SO_FAR


def asked(state: State) -> Decide:
    """AA-13 All at once; AA-13b in the race nobody must."""
    those: i64 = 0
    for seat in range(state.players):
        if is_asked(state, seat):
            those |= 1 << seat
    return RACE[those] if state.race else PASS[those]


def landing_answers(state: State, seat: Seat) -> tuple[Choice, ...]:
    """AA-13 Land or fly on; AA-13b in the race nobody says fly on."""
    if not is_asked(state, seat):
        return ()
    return RACE_ANSWERS if state.race else SEALED_ANSWERS


def answer(state: State, seat: Seat, action: Action, tell: Teller) -> None:
    """AA-13 Sealed until all are in; AA-13b in the race there is only landing."""
    if state.race:
        race_to_land(state, seat, tell)
        return
    state.answers[seat] = LANDS if type(action) is Land else FLIES_ON
    if tell.on:
        tell.all(Answered(seat))
    for other in range(state.players):
        if is_asked(state, other):
            return
    end_pass(state, tell)


def end_pass(state: State, tell: Teller) -> None:
    """AA-13 The landings are shown together; the order of several is drawn by chance."""
    landers = [Seat(seat) for seat in range(state.players) if state.answers[seat] == LANDS]
    state.lander_seats = landers
    if len(landers) > 1:
        state.phase = STACKING
    else:
        show_landings(state, landers, tell)


def stack(state: State, order: tuple[int, ...], tell: Teller) -> None:
    """AA-13"""
    show_landings(state, [state.lander_seats[place] for place in order], tell)


def show_landings(state: State, landers: list[Seat], tell: Teller) -> None:
    """AA-13 After a landing there is another pass for those still flying; without one the window closes."""
    for seat in landers:
        land(state, seat)
    state.lander_seats = []
    if tell.on:
        tell.all(PassEnded(state.portal + 1, tuple(landers)))
    if not landers:
        close_window(state, tell)
    elif len(state.landed) == state.players:
        end_mission(state, "all_landed", tell)
    else:
        open_window(state)


def land(state: State, seat: Seat) -> None:
    """AA-14 The ship stays where it is."""
    state.ships[seat] = state.portal
    state.landed.append(seat)


def race_to_land(state: State, seat: Seat, tell: Teller) -> None:
    """AA-13b A landing counts and is seen on arrival."""
    land(state, seat)
    if tell.on:
        tell.all(ShipLanded(seat, state.portal + 1))
    if len(state.landed) == state.players:
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
    while state.ships[seat] != FLYING:
        seat = left_of(seat, state.players)
    state.explorer = seat
    state.portal += 1
    state.phase = EXPLORING


def land_all(state: State, tell: Teller) -> None:
    """AA-18 All ships still flying land without being asked."""
    state.lander_seats = state.flying()
    if len(state.lander_seats) > 1:
        state.phase = LANDING_ALL
    else:
        land_in_order(state, (0,), tell)


def land_in_order(state: State, order: tuple[int, ...], tell: Teller) -> None:
    """AA-18"""
    landers = [state.lander_seats[place] for place in order]
    for seat in landers:
        land(state, seat)
    state.lander_seats = []
    if tell.on:
        tell.all(ShipsLanded(tuple(landers)))
    end_mission(state, "super_mission", tell)


def end_by_sabortal(state: State, tell: Teller) -> None:
    """AA-17 Its owner may take one card lying at any portal, and is not asked when nothing lies there."""
    if any_card_lies(state):
        state.phase = SABORTAL_DRAWN
    else:
        end_mission(state, "sabortal", tell)


def any_card_lies(state: State) -> bool:
    for portal in range(i64(PORTALS)):
        if state.portals[portal] != NOTHING:
            return True
    return False


def sabortal_choices(state: State, seat: Seat) -> tuple[Action, ...]:
    """AA-17"""
    if seat != state.drawn_from:
        return ()
    return collecting.takings(state) + collecting.STOP


def take_for_sabortal(state: State, action: Action, tell: Teller) -> None:
    """AA-17 Then the landed players collect."""
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
        tell.all(MissionEnded(how, tuple(state.collecting)))
    collecting.next_collector(state, tell)
