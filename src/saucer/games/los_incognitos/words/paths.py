"""Los Incognitos: the parts of the board to click in order; none is the beginning of another."""

from typing import assert_never

from saucer.games.los_incognitos.model import (
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
from saucer.games.los_incognitos.words.map import chart, is_open_at_both_ends, position_of


def path(action: Choice, view: LosView) -> tuple[str, ...]:
    match action:
        case Store(die):
            return (f"die:{die}",)
        case Move():
            return path_of_run(action, view)
        case Mark(destination, monster):
            return (f"destination:{destination}", f"monster:{monster}")
        case Explore(destination) | MarkAnywhere(destination):
            return (f"destination:{destination}",)
        case OpenChest(monster):
            return ("function", f"monster:{monster}")
        case UseForceField():
            return ("function",)
        case Exchange(die, into):
            first = () if view.phase == "bazaar" else ("function",)
            return (*first, f"pad:{die}", f"symbol:{into}")
        case KeepOther():
            return ("keep",)
        case Pay(source):
            return (source,)
        case RollAgain():
            return ("roll",)
        case EndTurn():
            return ("end",)
        case Send(monster, place) | Challenge(monster, place) | CarryOut(monster, place):
            return (f"value:{monster}:{place}",)
        case LeaveArena() | StayHere():
            return ("decline",)
        case Teleport(section):
            return (f"section:{section}",)
        case SetAside(symbol):
            return (f"symbol:{symbol}",)
        case _:
            assert_never(action)


def path_of_run(action: Move, view: LosView) -> tuple[str, ...]:
    """The last section of the run; where runs can meet from both ends, first where it begins."""
    if is_open_at_both_ends(position_of(view), int(chart(view).link[action.start])):
        return (f"section:{action.start}", f"section:{action.end}")
    return (f"section:{action.end}",)
