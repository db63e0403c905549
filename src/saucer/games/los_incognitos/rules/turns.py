"""Los Incognitos: a turn, LI-6 to LI-8, LI-6a and LI-45."""

from typing import Final

from mypy_extensions import i64

from saucer.core.chance import Outcome
from saucer.core.model import Action
from saucer.core.rows import Row
from saucer.core.telling import Teller
from saucer.games.los_incognitos.events import DicePickedUp, PaymentAsked, PaymentChosen, Rolled, TurnBegan, TurnStopped
from saucer.games.los_incognitos.model import (
    KINDS,
    SYMBOLS,
    Ban,
    EndTurn,
    Exchange,
    Explore,
    Mark,
    MarkAnywhere,
    Move,
    OpenChest,
    Pay,
    RollAgain,
    Store,
    Symbol,
    UseForceField,
)
from saucer.games.los_incognitos.rules import duels, marking
from saucer.games.los_incognitos.rules.chart import FACES, NOTHING, RED_GIANT, STORED, TIME_VORTEX
from saucer.games.los_incognitos.rules.exploring import (
    EXPLORING_COST,
    add_explorations,
    add_functions,
    exchange,
    explore,
    keep_other,
    use_force_field,
)
from saucer.games.los_incognitos.rules.marking import (
    add_chest,
    add_marks,
    kinds_paid,
    mark,
    mark_cost,
    open_chest,
)
from saucer.games.los_incognitos.rules.moving import add_moves, move, move_cost
from saucer.games.los_incognitos.rules.paying import is_open_who_pays, pay
from saucer.games.los_incognitos.rules.state import ACTING, DICE_ROW, NEW, OLD, PAYING, ROLLING, State
from saucer.games.los_incognitos.rules.storing import add_stores, store

ALL_DICE: Final[i64] = 6
BANNED_FROM: Final[i64] = 2
"""LI-8 so many of them forbid something."""
ROLL_AGAIN: Final = RollAgain()
END_TURN: Final = EndTurn()
PAYMENTS: Final[tuple[Action, ...]] = (Pay("rolled"), Pay("set_aside"))
BANS: Final[tuple[tuple[Ban, ...], ...]] = ((), ("moving",), ("marking",), ("moving", "marking"))


def begin_turn(state: State, player: i64, extra: bool, tell: Teller) -> None:
    """LI-6 Six dice, an empty pad; LI-45 five if one is set aside for this player."""
    state.player = player
    state.extra = extra
    state.aside = state.next_aside if state.next_aside_for == player else NOTHING
    state.aside_spent = False
    state.next_aside = NOTHING
    state.next_aside_for = NOTHING
    for place in range(DICE_ROW):
        state.dice[place] = 0
    state.no_moving = False
    state.no_marking = False
    state.acted = False
    state.started = 0
    state.points = 0
    state.moved = False
    state.scored = False
    state.marked = ()
    state.phase = ROLLING
    if tell.on:
        tell.all(TurnBegan(state.seat(), int(state.written[player]) + 1, extra))


def dice_of_turn(state: State) -> i64:
    """LI-45 Five, spent or not, if one was set aside."""
    return ALL_DICE if state.aside == NOTHING else ALL_DICE - 1


def dice_to_roll(state: State) -> i64:
    """LI-6 All in the first roll of the turn; then those neither spent nor stored."""
    return state.to_roll() if state.acted else dice_of_turn(state)


def roll(state: State, outcome: Outcome, tell: Teller) -> None:
    """LI-6, LI-8"""
    for face in range(FACES):
        state.dice[face] = 0
    for face in outcome:
        state.dice[face] += 1
    for symbol in range(STORED):
        state.dice[OLD + symbol] += state.dice[NEW + symbol]
        state.dice[NEW + symbol] = 0
    state.no_moving = state.dice[TIME_VORTEX] + state.aside_shows(TIME_VORTEX) >= BANNED_FROM
    state.no_marking = state.dice[RED_GIANT] + state.aside_shows(RED_GIANT) >= BANNED_FROM
    state.acted = False
    state.phase = ACTING
    if tell.on:
        tell.all(Rolled(state.seat(), symbols(outcome), bans(state)))
    go_on(state, tell)


def symbols(outcome: Outcome) -> tuple[Symbol, ...]:
    return tuple([SYMBOLS[face] for face in outcome])


def bans(state: State) -> tuple[Ban, ...]:
    return BANS[(1 if state.no_moving else 0) + (2 if state.no_marking else 0)]


def go_on(state: State, tell: Teller) -> None:
    """LI-7 Where nothing can be chosen any more the turn is over."""
    state.choices = turn_choices(state)
    if not state.choices:
        if tell.on:
            tell.all(TurnStopped(state.seat(), True))
        end_turn(state, tell)


def turn_choices(state: State) -> tuple[Action, ...]:
    """LI-7 An action must follow a roll if one is possible without a special function."""
    found: list[Action] = []
    kinds = kinds_paid(state)
    add_moves(state, found)
    add_marks(state, kinds, found)
    add_explorations(state, found)
    add_stores(state, found)
    stuck = not found and not state.acted
    add_chest(state, kinds, found)
    add_functions(state, found)
    if state.acted and state.to_roll():
        found.append(ROLL_AGAIN)
    elif found and (state.acted or stuck):
        found.append(END_TURN)
    return tuple(found)


def choose(state: State, action: Action, tell: Teller) -> None:
    """One decision of a turn."""
    if type(action) is RollAgain:
        pick_up(state, tell)
    elif type(action) is Store:
        store(state, action, tell)
        go_on(state, tell)
    elif type(action) is Exchange:
        exchange(state, action, tell)
        if state.phase == ACTING:
            go_on(state, tell)
    elif type(action) is UseForceField:
        use_force_field(state, tell)
        end_turn(state, tell)
    elif type(action) is EndTurn:
        stop(state, tell)
    else:
        pay_for(state, action, tell)


def pick_up(state: State, tell: Teller) -> None:
    """LI-6"""
    state.phase = ROLLING
    if tell.on:
        tell.all(DicePickedUp(state.seat(), int(state.to_roll())))


def stop(state: State, tell: Teller) -> None:
    """LI-7"""
    if tell.on:
        tell.all(TurnStopped(state.seat(), False))
    end_turn(state, tell)


def pay_for(state: State, action: Action, tell: Teller) -> None:
    """LI-6a Who pays is asked where it is open."""
    cost = cost_of(state, action)
    if is_open_who_pays(state, cost):
        state.paying = action
        state.phase = PAYING
        if tell.on:
            tell.all(PaymentAsked(state.seat(), action))  # type: ignore[arg-type]
    else:
        carry_out(state, action, cost, False, tell)


def settle_payment(state: State, action: Action, tell: Teller) -> None:
    """LI-6a"""
    wanted = state.paying
    assert wanted is not None
    assert isinstance(action, Pay)
    state.paying = None
    state.phase = ACTING
    if tell.on:
        tell.all(PaymentChosen(state.seat(), action.source))
    carry_out(state, wanted, cost_of(state, wanted), action.source == "set_aside", tell)


def cost_of(state: State, action: Action) -> Row:
    if type(action) is Move:
        return move_cost(state, action)
    if type(action) is Mark:
        return mark_cost(state, KINDS.index(action.monster), False)
    if type(action) is OpenChest:
        return mark_cost(state, KINDS.index(action.monster), True)
    return EXPLORING_COST


def carry_out(state: State, action: Action, cost: Row, with_aside: bool, tell: Teller) -> None:
    """Pays for and carries out an action of LI-11 to LI-20, or opens the chest."""
    pay(state, cost, with_aside)
    if type(action) is Move:
        move(state, action, cost, tell)
    elif type(action) is Mark:
        mark(state, action, cost, tell)
    elif type(action) is OpenChest:
        open_chest(state, action, tell)
        return
    else:
        assert isinstance(action, Explore)
        explore(state, action, cost, tell)
    go_on(state, tell)


def mark_from_chest(state: State, action: Action, tell: Teller) -> None:
    """LI-29"""
    assert isinstance(action, MarkAnywhere)
    marking.mark_anywhere(state, action, tell)
    go_on(state, tell)


def trade_on(state: State, action: Action, tell: Teller) -> None:
    """LI-31 The other die of the pad, or no more."""
    if isinstance(action, Exchange):
        exchange(state, action, tell)
    else:
        keep_other(state, tell)
    go_on(state, tell)


def end_turn(state: State, tell: Teller) -> None:
    """LI-21a The pad is cleared; then come duels, signs and the entry."""
    for place in range(OLD, NEW + STORED):
        state.dice[place] = 0
    state.choices = None
    state.to_duel = state.marked
    state.to_sign = state.marked if state.signs else ()
    duels.next_duel(state, tell)
