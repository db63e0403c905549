"""The one way out: from a position, a viewer and what was told to what is sent. Nothing else writes to a socket."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import asdict, replace

from saucer.core import Chance, Decide, Dice, Event, Game, Match, Offer, Position, Seat, Told
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
        self._made: dict[Viewer, tuple[View, dict[str, Any]]] = {}

    def view(self, viewer: Viewer) -> View:
        return self._of(viewer)[0]

    def fields(self, viewer: Viewer) -> dict[str, Any]:
        return self._of(viewer)[1]

    def _of(self, viewer: Viewer) -> tuple[View, dict[str, Any]]:
        if viewer not in self._made:
            view = self._position.view(viewer)
            self._made[viewer] = (view, fields_of(self._game, view))
        return self._made[viewer]


def fields_of(game: Game, view: View) -> dict[str, Any]:
    """What the table works out from a view travels with it, as one more field."""
    fields = asdict(view)
    insight = game.insight(view)
    return fields if insight is None else fields | {"insight": insight}


class ScreenContext(Struct, frozen=True):
    """What a screen shows beyond the position: whose turn it is at a shared screen, the clock, a standing order."""

    asked: bool
    """Whether the viewer's seat is the one to choose now."""
    hand_over: tuple[Seat, ...]
    seconds_left: float | None
    standing: dict[str, Any] | None
    is_host: bool = False


class Snapshot(Struct, frozen=True):
    """All that one viewer sees at one moment."""

    viewer: Viewer
    count: int
    fields: dict[str, Any]
    now: Now


def snapshot(match: Match, views: Views, viewer: Viewer, count: int, context: ScreenContext) -> Snapshot:
    now = Now(
        prompt=match.game.prompt(views.view(viewer)),
        choices=None if viewer is None else choices(match, views.view(viewer), viewer, context),
        waiting=match.awaited(),
        deadline=context.seconds_left,
        hand_over=context.hand_over,
        result=match.result,
        standing=context.standing,
    )
    return Snapshot(viewer, count, views.fields(viewer), now)


def choices(match: Match, view: View, seat: Seat, context: ScreenContext) -> Choices | None:
    """None if there is nothing to do and nothing to undo."""
    if match.ended is not None or match.players[seat].bot is not None:
        return None
    offers: tuple[Offer, ...] = match.game.offers(view, match.position.legal(seat)) if context.asked else ()
    roll = roll_asked(match, seat, context.is_host)
    undo = len(match.undoable(seat))
    if not offers and not undo and roll is None:
        return None
    now = match.position.next()
    must = (isinstance(now, Decide) and seat in now.must and bool(offers)) or roll is not None
    return Choices(seat, must, offers, match.game.decision(view) if offers else None, undo, roll)


def roll_asked(match: Match, seat: Seat, is_host: bool) -> RollAsked | None:
    """Dice that this seat types in: its own, and as the host those of bots."""
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
        self.game = game
        self.told = told
        self._views = [Views(game, position) for position in positions]
        self._lines: dict[int, Line] = {}

    def update(self, before: Snapshot, shown: Snapshot) -> Update | None:
        """None if this viewer is told nothing and sees nothing change: a message would tell that something happened."""
        beats = tuple(self._beats(before, shown))
        if not beats and alike(before.now, shown.now):
            return None
        return Update(shown.count, beats, shown.now)

    def _beats(self, before: Snapshot, shown: Snapshot) -> Iterator[Beat]:
        """A beat for every event that this viewer hears; after the last one everything is as it is now."""
        fields = before.fields
        heard = [at for at, told in enumerate(self.told) if told.heard_by(shown.viewer)]
        for count, at in enumerate(heard, start=shown.count - len(heard) + 1):
            after = shown.fields if at == heard[-1] else self._views[at].fields(shown.viewer)
            yield Beat(self._line(at, count), *changed(fields, after))
            fields = after
        if not heard and fields != shown.fields:
            yield Beat(None, *changed(fields, shown.fields))

    def _line(self, at: int, count: int) -> Line:
        """Worded once: it says the same to all who hear it, and each counts it for itself."""
        if at not in self._lines:
            self._lines[at] = line_of(self.game, self.told[at].event, count)
        worded = self._lines[at]
        return worded if worded.count == count else Line(count, worded.event, worded.text)


def changed(before: dict[str, Any], after: dict[str, Any]) -> tuple[dict[str, Any], dict[str, list[Any]]]:
    """The fields that are other than before, and what was added to those that only grew.

    Much of a view is the same object as before, and some of it is large.
    """
    changes = {
        name: value for name, value in after.items() if (old := before.get(name, before)) is not value and old != value
    }
    added = {name: more for name, value in changes.items() if (more := what_was_added(before.get(name), value))}
    return {name: value for name, value in changes.items() if name not in added}, added


def what_was_added(before: object, now: object) -> list[Any]:
    """The end of a list that only grew; nothing if it changed in another way."""
    if not isinstance(before, tuple) or not isinstance(now, tuple) or not before:
        return []
    return list(now[len(before) :]) if now[: len(before)] == before else []


def alike(before: Now, now: Now) -> bool:
    """Whether undo is possible does not count: it may change because of a secret. Nor does the time that passed."""
    return comparable(before) == comparable(now)


def comparable(now: Now) -> Now:
    kept = None if now.choices is None else replace(now.choices, undo=0)
    return replace(now, deadline=None, choices=None if kept is None or not (kept.offers or kept.roll) else kept)
