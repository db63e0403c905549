"""Los Incognitos: what can be chosen, in words."""

from typing import assert_never

from saucer.core import Action, Text, text
from saucer.games.los_incognitos.board_model import Kind
from saucer.games.los_incognitos.model import (
    KINDS,
    CarryOut,
    Challenge,
    Choice,
    EndTurn,
    Exchange,
    Explore,
    KeepOther,
    LeaveArena,
    LosView,
    Mark,
    MarkAnywhere,
    Monster,
    Move,
    OpenChest,
    Pay,
    RollAgain,
    Send,
    SetAside,
    StayHere,
    Store,
    Teleport,
    UseForceField,
)
from saucer.games.los_incognitos.rules.exploring import POINTS_OF_A_VORTEX, vortexes
from saucer.games.los_incognitos.rules.moving import move_cost
from saucer.games.los_incognitos.rules.paying import paid
from saucer.games.los_incognitos.words.map import (
    arrives,
    chart,
    ends_of_run,
    has_twin,
    position_of,
    spot_at,
    taken_by_run,
)
from saucer.games.los_incognitos.words.nouns import dice, kind, one, spot, symbol

GIVE_UP = (EndTurn, LeaveArena, StayHere, KeepOther, RollAgain)


def fallback(legal: tuple[Action, ...]) -> Action:
    """When a clock has run out: whatever comes closest to doing nothing."""
    return next((action for action in legal if isinstance(action, GIVE_UP)), legal[0])


def label(action: Choice, view: LosView) -> Text:
    match action:
        case Store(die):
            return text("label-store", die=symbol(die))
        case Move():
            return label_of_run(action, view)
        case Mark(destination, monster):
            place, value = spot(spot_at(view, destination)), next_value(view, monster)
            return text("label-mark", monster=kind(monster), place=place, value=value)
        case Explore(destination):
            return text(f"label-explore-{view.board.function}", place=spot(spot_at(view, destination)))
        case OpenChest(monster):
            return text("label-open_chest", monster=kind(monster), value=next_value(view, monster))
        case MarkAnywhere(destination):
            return text("label-mark_anywhere", place=spot(spot_at(view, destination)))
        case UseForceField():
            count = int(vortexes(position_of(view)))
            return text("label-use_force_field", count=count, points=count * int(POINTS_OF_A_VORTEX))
        case Exchange(die, into):
            return text("label-exchange", die=symbol(die), into=symbol(into))
        case Pay(source):
            return text(f"label-pay-{source}")
        case Send() | Challenge() | CarryOut():
            return label_of_monster(action, view)
        case Teleport(section):
            return label_of_section(section, view)
        case SetAside(die):
            return text("label-set_aside", die=symbol(die))
        case RollAgain():
            return text("label-roll_again", count=len(view.roll))
        case EndTurn() | KeepOther() | LeaveArena() | StayHere():
            return label_of_giving_up(action)
        case _:
            assert_never(action)


def label_of_giving_up(action: EndTurn | KeepOther | LeaveArena | StayHere) -> Text:
    match action:
        case EndTurn():
            return text("label-end_turn")
        case KeepOther():
            return text("label-keep_other")
        case LeaveArena():
            return text("label-leave_arena")
        case StayHere():
            return text("label-stay_here")
        case _:
            assert_never(action)


def label_of_run(action: Move, view: LosView) -> Text:
    """LI-11"""
    origin, towards = ends_of_run(view, action)
    count, link = taken_by_run(view, action), int(chart(view).link[action.start])
    message = "label-move-to" if arrives(view, action) else "label-move-towards"
    cost = dice(paid(move_cost(position_of(view), action)))
    run = text(message, origin=spot(origin), towards=spot(towards), count=count, dice=cost)
    return text("label-by_link", label=run, link=link + 1) if has_twin(view, link) else run


def label_of_section(section: int, view: LosView) -> Text:
    """LI-43"""
    board = chart(view)
    link = int(board.link[section])
    one_end, other_end = board.spots[board.end_a[link]], board.spots[board.end_b[link]]
    number = section - int(board.first[link]) + 1
    found = text("label-teleport", number=number, one=spot(one_end), two=spot(other_end))
    return text("label-by_link", label=found, link=link + 1) if has_twin(view, link) else found


def label_of_monster(action: Send | Challenge | CarryOut, view: LosView) -> Text:
    """LI-36, LI-39"""
    field = view.tables[KINDS.index(action.monster)][action.place - 1]
    named = one(Monster(action.monster, action.place, field.value))
    match action:
        case Send():
            return text("label-send", monster=named)
        case Challenge():
            return text("label-challenge", monster=named)
        case CarryOut():
            return text("label-carry_out", sign=text(f"sign-{field.sign}"), monster=named)
        case _:
            assert_never(action)


def next_value(view: LosView, monster: Kind) -> int:
    """LI-18"""
    return next(field.value for field in view.tables[KINDS.index(monster)] if field.seat is None)
