"""The one way out: from a position, a viewer and what was told to what is sent. Nothing else writes to a socket."""

from collections.abc import Sequence
from itertools import chain, compress, repeat
from operator import is_not
from typing import Any, Protocol

from msgspec.structs import asdict

from saucer.core import Chance, Decide, Dice, Event, Game, Match, Position, Seat, Told
from saucer.core.codec import plain
from saucer.core.model import View
from saucer.server.wire.messages import Beat, Choices, FromTable, Now, RollAsked, Scene, Update
from saucer.server.wire.parts import Line, Lobby, LobbyTalk
from saucer.wording import line

Talk = tuple[LobbyTalk, ...]
Viewer = Seat | None
"""None is a spectator, or a shared screen that nobody has taken yet."""


class Sink(Protocol):
    def send(self, message: FromTable) -> None: ...


class Views:
    """A position as its viewers see it. Every view is made once, and is good until the position changes."""

    def __init__(self, game: Game, position: Position) -> None:
        self._game = game
        self._position = position
        self._made: dict[Viewer, View] = {}
        self._fields: dict[Viewer, dict[str, Any]] = {}

    def view(self, viewer: Viewer) -> View:
        view = self._made.get(viewer)
        if view is None:
            view = self._made[viewer] = self._position.view(viewer)
        return view

    def fields(self, viewer: Viewer) -> dict[str, Any]:
        fields = self._fields.get(viewer)
        if fields is None:
            fields = self._fields[viewer] = fields_of(self._game, self.view(viewer))
        return fields


def fields_of(game: Game, view: View) -> dict[str, Any]:
    """What the table works out from a view travels with it, as one more field."""
    shown, insight = asdict(view), game.insight(view)
    return shown if insight is None else shown | {"insight": insight}


class Snapshot:
    """All that one viewer sees at one moment."""

    def __init__(self, viewer: Viewer, count: int, fields: dict[str, Any], now: Now) -> None:
        self.viewer = viewer
        self.count = count
        self.fields = fields
        self.now = now


class Instant:
    """The game as it stands now. What all screens show alike is found once, however many there are."""

    def __init__(self, match: Match, views: Views, seconds_left: float | None) -> None:
        self.next = match.position.next()
        self._match = match
        self._views = views
        self._awaited = match.awaited()
        self._result = match.result
        self._seconds_left = seconds_left

    def snapshot(
        self,
        viewer: Viewer,
        count: int,
        asked: bool,
        hand_over: tuple[Seat, ...],
        standing_order: dict[str, Any] | None,
        is_host: bool,
    ) -> Snapshot:
        """`asked`: whether the viewer's seat is the one to choose now; `hand_over`: who is to take a shared screen."""
        view = self._views.view(viewer)
        now = Now(
            self._match.game.prompt(view),
            None if viewer is None else self._choices(view, viewer, asked, is_host),
            self._awaited,
            self._seconds_left,
            hand_over,
            self._result,
            standing_order,
        )
        return Snapshot(viewer, count, self._views.fields(viewer), now)

    def _choices(self, view: View, seat: Seat, asked: bool, is_host: bool) -> Choices | None:
        """None if there is nothing to do and nothing to undo."""
        match, now = self._match, self.next
        if match.ended is not None or match.players[seat].bot is not None:
            return None
        legal = match.position.legal(seat) if asked else ()
        roll = roll_asked(match, seat, is_host) if isinstance(now, Chance) else None
        undo = len(match.undoable(seat))
        if not legal and not undo and roll is None:
            return None
        must = (isinstance(now, Decide) and seat in now.must and bool(legal)) or roll is not None
        offers = match.game.offers(view, legal)
        return Choices(seat, must, offers, match.game.decision(view) if offers else None, undo, roll)


def roll_asked(match: Match, seat: Seat, is_host: bool) -> RollAsked | None:
    """The dice that this seat is asked to type in: its own, and as the host those of bots."""
    now = match.position.next()
    if not isinstance(now, Chance) or now.by is None or not isinstance(now.draw, Dice):
        return None
    types = seat == now.by or (is_host and match.players[now.by].bot is not None)
    return RollAsked(now.by, now.draw.count, now.draw.faces) if types else None


def lines_after(match: Match, viewer: Viewer, have: int) -> tuple[Line, ...]:
    """What followed that count; everything, if nobody can have heard so much."""
    heard = [event for _, event in match.heard(viewer)]
    after = have if have <= len(heard) else 0
    return tuple(line_of(match.game, event, count) for count, event in enumerate(heard[after:], start=after + 1))


def line_of(game: Game, event: Event, count: int) -> Line:
    return Line(count, plain(event), line(game, event))


def scene(lobby: Lobby, shown: Snapshot, lines: tuple[Line, ...], talk: Talk) -> Scene:
    return Scene(lobby, shown.viewer, shown.count, lines, shown.fields, shown.now, talk)


def empty_scene(lobby: Lobby, talk: Talk) -> Scene:
    """What is sent before the start, or when the game cannot be shown."""
    return Scene(lobby, None, 0, (), None, None, talk)


class Happened:
    """What was told, each event with the position as it stood then; every view of those is made once."""

    def __init__(self, game: Game, told: Sequence[Told] = (), positions: Sequence[Position] = ()) -> None:
        self._game = game
        self._told = told
        self._views = [Views(game, position) for position in positions]
        self._lines: dict[int, Line] = {}

    def update(self, before: Snapshot, shown: Snapshot) -> Update | None:
        """None if this viewer is told nothing and sees nothing change: a message would tell that something happened."""
        beats = self._beats(before, shown)
        if not beats and alike(before.now, shown.now):
            return None
        return Update(shown.count, tuple(beats), shown.now)

    def _beats(self, before: Snapshot, shown: Snapshot) -> list[Beat]:
        """A beat for every event that this viewer hears; after the last one everything is as it is now."""
        fields, beats = before.fields, []
        heard = [at for at, told in enumerate(self._told) if told.heard_by(shown.viewer)]
        for count, at in enumerate(heard, start=shown.count - len(heard) + 1):
            after = shown.fields if at == heard[-1] else self._views[at].fields(shown.viewer)
            beats.append(Beat(self._line(at, count), *changed(fields, after)))
            fields = after
        if not heard and fields != shown.fields:
            beats.append(Beat(None, *changed(fields, shown.fields)))
        return beats

    def _line(self, at: int, count: int) -> Line:
        """Worded once: it says the same to all who hear it, and each counts it for itself."""
        worded = self._lines.get(at)
        if worded is None:
            worded = self._lines[at] = line_of(self._game, self._told[at].event, count)
        return worded if worded.count == count else Line(count, worded.event, worded.text)


def changed(before: dict[str, Any], after: dict[str, Any]) -> tuple[dict[str, Any], dict[str, list[Any]]]:
    """The fields that are other than before, and what was added to those that only grew.

    Much of a view is the same object as before, and some of it is large: those fields are passed over at once. Both
    have the fields of the game's view, in its order; an insight that comes late is the last.
    """
    changes: dict[str, Any] = {}
    added: dict[str, list[Any]] = {}
    for name in compress(after, map(is_not, after.values(), chain(before.values(), repeat(before)))):
        old, now = before.get(name, before), after[name]
        if old == now:
            continue
        if type(now) is tuple and (more := what_was_added(old, now)):
            added[name] = more
        else:
            changes[name] = now
    return changes, added


def what_was_added(before: object, now: tuple[Any, ...]) -> list[Any]:
    """The end of a list that only grew; nothing if it changed in another way."""
    if not isinstance(before, tuple) or not before or len(now) <= len(before):
        return []
    return list(now[len(before) :]) if now[: len(before)] == before else []


def alike(before: Now, now: Now) -> bool:
    """Whether undo is possible does not count: it may change because of a secret. Nor does the time that passed."""
    return comparable(before) == comparable(now)


def comparable(now: Now) -> tuple[object, ...]:
    choices = now.choices
    asked = None
    if choices is not None and (choices.offers or choices.roll):
        asked = (choices.seat, choices.must, choices.offers, choices.decision, choices.roll)
    return (now.prompt, asked, now.waiting, now.hand_over, now.result, now.standing_order)
