"""Copies, records, undo and counts: what has happened is kept, all of it and no more."""

from collections.abc import Iterator
from itertools import chain, takewhile
from typing import Any

import msgspec

from saucer.core import (
    SILENT,
    Acted,
    Chance,
    Drawn,
    Entry,
    Event,
    Match,
    NotAllowed,
    Position,
    Seat,
    Seated,
    Spoke,
    Told,
    Undone,
    Unreadable,
    encode,
)
from saucer.core.lines import read_entries, read_header, write
from saucer.core.table_events import SeatChanged, Spoken, TableEvent
from tests.suite.faults import Fault
from tests.suite.offering import survives
from tests.suite.playing import Move, make, play_on
from tests.suite.scenes import Scene, remembers_asides
from tests.suite.senses import waits, who

MOVES = 6
EXPORTS = 4
"""One scene in so many is exported, all that has happened until then."""


def views_together(scene: Scene) -> None:
    """Views that are made for several at once are those that are made one by one."""
    viewers = scene.table.viewers
    for viewer, view in zip(viewers, scene.position.views(viewers), strict=True):
        if view != scene.view(viewer):
            raise Fault("views together", f"to {who(viewer)} made with others it is {view}, alone {scene.view(viewer)}")


def copies(scene: Scene) -> None:
    """A copy and its original play on without noticing each other, and the same moves lead to the same place."""
    truth, players = scene.position, scene.table.players
    before = truth.key()
    first = truth.copy()
    second = first.copy()
    moves = play_on(first, MOVES, scene.random, players)
    if truth.key() != before or second.key() != before:
        raise Fault("copies", f"a copy played {moves}, and that changed another one")
    if not _same_way(second, moves) or second.key() != first.key():
        raise Fault("copies", f"{moves} lead somewhere else from a copy, or when nothing is told")
    if truth.key() != before:
        raise Fault("copies", "the copy of a copy changed the original")


def _same_way(position: Position, moves: list[Move]) -> bool:
    """Whether all of these moves can be made there; nobody is told of them."""
    try:
        for move in moves:
            make(position, move, SILENT)
    except NotAllowed:
        return False
    return True


def undo(scene: Scene) -> None:
    """Only one's own last choices can be taken back, if nothing secret was told by them; all is then as before."""
    match = scene.match
    if match.entries and isinstance(match.entries[-1], Undone):
        _is_back(scene, match.entries[-1])
    for seat in scene.table.seats:
        found, expected = match.undoable(seat), _own_last_choices(scene, seat)
        if found != expected:
            raise Fault("undo", f"seat {seat} can go back to {found}; expected {expected}")
        if found and seat not in match.going_back():
            raise Fault("undo", f"seat {seat} can go back, and is not among {match.going_back()}")


def _is_back(scene: Scene, entry: Undone) -> None:
    if any(not _is_known(scene, entry.seat, at) for at in range(entry.to, len(scene.match.entries) - 1)):
        return  # what others did in secret stays
    said = any(isinstance(each, Spoke) for each in scene.match.entries[entry.to : -1])
    if scene.position.key() != scene.keys[entry.to] and not (said and remembers_asides(scene.position)):
        raise Fault("undo", f"entry {entry.to} was taken back, and the position is not the one before it")


def _own_last_choices(scene: Scene, seat: Seat) -> list[int]:
    match = scene.match
    moves = _moves_that_stand(scene, seat)
    last = next(moves, None)
    if last is None or match.ended is not None:
        return []
    entry = match.entries[last]
    if isinstance(entry, Drawn) and entry.by == seat:
        return [last]
    if isinstance(match.position.next(), Chance):
        return []
    return list(takewhile(lambda at: _is_own_and_open(match, seat, at), chain([last], moves)))


def _moves_that_stand(scene: Scene, seat: Seat) -> Iterator[int]:
    """As far as the seat knows of them, the last one first: for most seats one is enough."""
    entries, gone = scene.match.entries, _taken_back(scene)
    for at in reversed(range(len(entries))):
        if at not in gone and isinstance(entries[at], Acted | Drawn) and _is_known(scene, seat, at):
            yield at


def _taken_back(scene: Scene) -> set[int]:
    """Every undo is looked at once."""
    for number in range(scene.looked_back, len(scene.match.entries)):
        entry = scene.match.entries[number]
        if isinstance(entry, Undone):
            scene.gone |= {at for at in range(entry.to, number) if _is_known(scene, entry.seat, at)}
    scene.looked_back = len(scene.match.entries)
    return scene.gone


def _is_known(scene: Scene, seat: Seat, at: int) -> bool:
    """Whether a seat knows of an entry: its own, or told to it, or chance that followed one it knows of."""
    if (seat, at) not in scene.known:
        entry, told = scene.match.entries[at], scene.match.told[at]
        own = getattr(entry, "seat", None) == seat or any(each.heard_by(seat) for each in told)
        follows = isinstance(entry, Drawn) and (at == 0 or _is_known(scene, seat, at - 1))
        scene.known[seat, at] = own or follows
    return scene.known[seat, at]


def _is_own_and_open(match: Match, seat: Seat, at: int) -> bool:
    entry = match.entries[at]
    is_own = isinstance(entry, Acted) and entry.seat == seat
    return is_own and not any(_is_secret(told, seat) for told in match.told[at])


def _is_secret(told: Told, seat: Seat) -> bool:
    return told.event.reveals or (told.seats is not None and told.seats != (seat,))


def counts(scene: Scene) -> None:
    """What each viewer was told has no gap, and nothing of it ever changes."""
    viewer = scene.any_viewer()
    told = [event for _, event in scene.match.heard(viewer)]
    if told != scene.heard[viewer]:
        raise Fault("counts", f"{_who(viewer)} was told {scene.heard[viewer]}; on file is {told}")
    if scene.random.below(EXPORTS) == 0 or scene.match.result is not None:
        _numbered(scene, viewer, len(told))


def _numbered(scene: Scene, viewer: Seat | None, events: int) -> None:
    lines = scene.table.export(scene.match, viewer).splitlines()[1:-1]
    numbers = [msgspec.json.decode(line)["count"] for line in lines]
    if numbers != list(range(1, events + 1)):
        raise Fault("counts", f"{_who(viewer)} counts {numbers} for {events} events")


def _who(viewer: Seat | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def record(scene: Scene) -> None:
    """The file alone rebuilds the position, the views, and what was told to whom."""
    match = scene.match
    data = write(match.header, match.entries)
    again = _rebuilt(scene, read_entries(data))
    if read_header(data) != match.header or write(again.header, again.entries) != data:
        raise Fault("record", "the record read is not the record written")
    if again.position.key() != match.position.key():
        raise Fault("record", "the position rebuilt from the record is another one")
    if _tellings(again) != _tellings(match):
        raise Fault("record", "rebuilt from the record, something else was told")
    for viewer in scene.table.viewers:
        if again.position.view(viewer) != scene.view(viewer):
            raise Fault("record", f"{_who(viewer)} sees something else in the position rebuilt from the record")


def _rebuilt(scene: Scene, entries: list[Entry]) -> Match:
    try:
        return type(scene.match).rebuilt(scene.table.game, scene.match.header, entries)
    except (NotAllowed, Unreadable) as error:
        raise Fault("record", f"the record cannot be rebuilt: {error}") from error


def _tellings(match: Match) -> list[list[tuple[Any, ...]]]:
    return [[(told.event, told.seats, type(told)) for told in entry] for entry in match.told]


def without_asides(scene: Scene) -> None:
    """The same moves are legal, and tell the same, when nobody has spoken."""
    match = scene.match
    kept = [at for at, entry in enumerate(match.entries) if not isinstance(entry, Spoke | Seated)]
    entries = [_moved(match.entries[at], kept) for at in kept]
    try:
        silent = type(match).rebuilt(scene.table.game, match.header, entries)
    except NotAllowed as error:
        raise Fault("asides", f"without them the record is not legal: {error}") from error
    for viewer in scene.table.viewers:
        if [event for _, event in silent.heard(viewer)] != [each for each in scene.heard[viewer] if _of_game(each)]:
            raise Fault("asides", f"without them {_who(viewer)} is told something else")
    if waits(silent.position) != waits(match.position) or silent.result != match.result:
        raise Fault("asides", "without them the game waits for others, or ends otherwise")


def _moved(entry: Entry, kept: list[int]) -> Entry:
    return Undone(entry.seat, kept.index(entry.to)) if isinstance(entry, Undone) else entry


def _of_game(event: Event) -> bool:
    return not isinstance(event, Spoken | SeatChanged)


def events(scene: Scene) -> None:
    """Everything told survives being written and read."""
    codec = scene.table.codec
    for event in {encode(told.event): told.event for entry in scene.match.told for told in entry}.values():
        if isinstance(event, TableEvent):
            msgspec.json.decode(encode(event), type=TableEvent)
        else:
            survives(event, codec.event)
