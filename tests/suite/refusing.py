"""What is not allowed is refused, and changes nothing."""

from collections.abc import Callable

from saucer.core import (
    LAPSE,
    Acted,
    Action,
    Chance,
    Decide,
    Drawn,
    Ended,
    Entry,
    NotAllowed,
    Open,
    Outcome,
    Seat,
    Spoke,
    Undone,
    Unreadable,
    allows,
)
from saucer.core.codec import WHOLE_NUMBERS
from tests.suite.faults import Fault
from tests.suite.scenes import Scene

TRIES = 6
ODD_OUTCOMES: tuple[Outcome, ...] = ((-1,), (WHOLE_NUMBERS,), (0, 0, 0, 0, 0, 0, 0, 0, 0, -1))


def refusals(scene: Scene) -> None:
    """Actions that are not offered, outcomes that cannot be, entries that do not fit."""
    before = _state(scene)
    for seat in scene.table.seats:
        legal = scene.position.legal(seat)
        for action in [*_outside(legal), *[scene.any_action() for _ in range(TRIES)]]:
            if not allows(legal, action):
                _is_refused(scene, Acted(seat, action), before)
    for outcome in (*ODD_OUTCOMES, LAPSE):
        if not _fits(scene, outcome):
            _is_refused(scene, Drawn(outcome), before)
    for entry in _misfits(scene):
        _is_refused(scene, entry, before)


def _outside(legal: tuple[Action, ...]) -> list[Action]:
    """Open actions themselves, and numbers just beyond their bounds."""
    found: list[Action] = []
    for each in legal:
        if isinstance(each, Open):
            found += [each, *_made(each.make, each.low - 1), *_made(each.make, each.high + 1)]
    return found


def _made(make: Callable[[int], Action], number: int) -> list[Action]:
    """Nothing, if the type itself has narrower bounds."""
    try:
        return [make(number)]
    except ValueError:
        return []


def _fits(scene: Scene, outcome: Outcome) -> bool:
    now = scene.position.next()
    if isinstance(now, Decide):
        return now.admits(outcome)
    return isinstance(now, Chance) and now.draw.admits(outcome)


def _misfits(scene: Scene) -> list[Entry]:
    stranger = Seat(scene.table.players)
    over = scene.match.result is not None
    return [
        Acted(stranger, scene.any_action()),
        Acted(Seat(-1), scene.any_action()),
        Acted(Seat(0), {"kind": "no such action"}),
        Spoke(stranger, {"kind": "say", "words": "hello"}),
        Spoke(Seat(0), {"kind": "say", "words": "hello", "to": [stranger]}),
        Undone(Seat(0), len(scene.match.entries)),
        Ended("abandoned" if over else "over"),
    ]


def _state(scene: Scene) -> object:
    match = scene.match
    return match.position.key(), len(match.entries), len(match.told), match.chances, tuple(match.players)


def _is_refused(scene: Scene, entry: Entry, before: object) -> None:
    try:
        scene.match.append(entry)
    except (NotAllowed, Unreadable):
        if _state(scene) != before:
            raise Fault("refusals", f"{entry} was refused, and changed something") from None
    else:
        raise Fault("refusals", f"{entry} was not refused")
