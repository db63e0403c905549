"""The one way out: from a position, a viewer and what was told to what is sent. Nothing else writes to a socket."""

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from itertools import compress
from operator import is_not
from typing import Any, Protocol

from msgspec import Raw, Struct
from msgspec.structs import astuple

from saucer.core import Chance, Decide, Dice, Event, Game, Match, Position, Seat, Told
from saucer.core.codec import plain
from saucer.core.model import View
from saucer.server.wire.messages import Beat, Choices, FromTable, Now, RollAsked, Scene, Update, encode
from saucer.server.wire.parts import Line, Lobby, LobbyTalk
from saucer.wording import line

Talk = tuple[LobbyTalk, ...]
Viewer = Seat | None
"""None is a spectator, or a shared screen that nobody has taken yet."""
Fields = tuple[Any, ...]
"""What a viewer sees: the fields of the game's view in its order, and the insight, if there is any."""


class Sink(Protocol):
    def send(self, message: FromTable) -> None: ...


class Views:
    """A position as its viewers see it. Every view is made once, and is good until the position changes."""

    def __init__(self, game: Game, position: Position) -> None:
        self._game = game
        self._position = position
        self._made: dict[Viewer, View] = {}
        self._fields: dict[Viewer, Fields] = {}

    def make(self, viewers: Iterable[Viewer]) -> None:
        """At once, since the game makes what they share once."""
        missing = [viewer for viewer in viewers if viewer not in self._made]
        if missing:
            self._made.update(zip(missing, self._position.views(missing), strict=True))

    def view(self, viewer: Viewer) -> View:
        if viewer not in self._made:
            self._made[viewer] = self._position.view(viewer)
        return self._made[viewer]

    def fields(self, viewer: Viewer) -> Fields:
        if viewer not in self._fields:
            self._fields[viewer] = fields_of(self._game, self.view(viewer))
        return self._fields[viewer]


def fields_of(game: Game, view: View) -> Fields:
    return (*astuple(view), game.insight(view))


@cache
def names_of(game: Game) -> tuple[str, ...]:
    """Of the fields that a viewer is sent: what the table works out from a view travels with it, as one more."""
    return (*game.views.__struct_fields__, "insight")


def named(game: Game, fields: Fields) -> dict[str, Any]:
    shown = dict(zip(names_of(game), fields, strict=True))
    if shown["insight"] is None:
        del shown["insight"]
    return shown


class Snapshot(Struct, eq=False):
    """All that one viewer sees at one moment."""

    viewer: Viewer
    count: int
    fields: Fields
    now: Now


class Instant:
    """The game as it stands now. What all screens show alike is found once, however many there are."""

    def __init__(self, match: Match, views: Views, seconds_left: float | None) -> None:
        self.next = match.position.next()
        self._match = match
        self._views = views
        self._awaited = match.awaited()
        self._result = match.result
        self._going_back = match.going_back()
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
        undo = len(match.undoable(seat)) if seat in self._going_back else 0
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


def scene(game: Game, lobby: Lobby, shown: Snapshot, lines: tuple[Line, ...], talk: Talk) -> Scene:
    return Scene(lobby, shown.viewer, shown.count, lines, named(game, shown.fields), shown.now, talk)


def empty_scene(lobby: Lobby, talk: Talk) -> Scene:
    """What is sent before the start, or when the game cannot be shown."""
    return Scene(lobby, None, 0, (), None, None, talk)


class Happened:
    """What was told to these viewers, each event with the position as it stood then.

    Whatever several of them meet is made once.
    """

    def __init__(
        self, game: Game, viewers: Collection[Viewer], told: Sequence[Told] = (), positions: Sequence[Position] = ()
    ) -> None:
        self._game = game
        self._told = told
        self._heard = heard_by(told, viewers)
        self._views = self._shown_on_the_way(positions) if len(told) > 1 else []
        self._lines: dict[int, tuple[Any, Any]] = {}
        self._differences: dict[int, Difference] = {}

    def _shown_on_the_way(self, positions: Sequence[Position]) -> list[Views]:
        """At each event, for those who hear more after it: the last thing that one hears leaves all as it is now."""
        shown = [Views(self._game, position) for position in positions]
        for at, views in enumerate(shown):
            views.make([viewer for viewer, heard in self._heard.items() if at in heard[:-1]])
        return shown

    def update(self, before: Snapshot, shown: Snapshot) -> Update | None:
        """None if this viewer is told nothing and sees nothing change: a message would tell that something happened."""
        beats = self._beats(before, shown)
        if not beats and alike(before.now, shown.now):
            return None
        return Update(shown.count, tuple(beats), shown.now)

    def _beats(self, before: Snapshot, shown: Snapshot) -> list[Beat]:
        """A beat for every event that this viewer hears; after the last one everything is as it is now."""
        fields, beats = before.fields, []
        heard = self._heard[shown.viewer]
        for count, at in enumerate(heard, start=shown.count - len(heard) + 1):
            after = shown.fields if at == heard[-1] else self._views[at].fields(shown.viewer)
            beats.append(Beat(self._line(at, count), *self._difference(at).between(fields, after)))
            fields = after
        if not heard and fields != shown.fields:
            beats.append(Beat(None, *Difference(names_of(self._game)).between(fields, shown.fields)))
        return beats

    def _difference(self, at: int) -> "Difference":
        if at not in self._differences:
            self._differences[at] = Difference(names_of(self._game))
        return self._differences[at]

    def _line(self, at: int, count: int) -> Line:
        """Worded and encoded once: it says the same to all who hear it, and each counts it for itself."""
        if at not in self._lines:
            event = self._told[at].event
            self._lines[at] = Raw(encode(event)), Raw(encode(line(self._game, event)))
        return Line(count, *self._lines[at])


def heard_by(told: Sequence[Told], viewers: Collection[Viewer]) -> dict[Viewer, list[int]]:
    """Which of the events each viewer hears, by their places."""
    if all([each.seats is None for each in told]):
        every = list(range(len(told)))
        return dict.fromkeys(viewers, every)
    return {viewer: [at for at, each in enumerate(told) if each.heard_by(viewer)] for viewer in viewers}


class Difference:
    """What one event has changed. Most of it several viewers see alike: it is compared and encoded for the first."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        self._found: dict[str, Compared] = {}

    def between(self, before: Fields, after: Fields) -> tuple[dict[str, Any], dict[str, Any]]:
        """The fields that are other than before, and what was added to those that only grew.

        Much of a view is the same object as before, and some of it is large: those fields are passed over at once.
        """
        changes: dict[str, Any] = {}
        added: dict[str, Any] = {}
        for at in compress(range(len(after)), map(is_not, before, after)):
            name, old, now = self._names[at], before[at], after[at]
            found = self._found.get(name)
            if found is None or found.old is not old or found.now is not now:
                found = self._found[name] = compared(old, now)
            if found.added is not None:
                added[name] = found.added
            elif found.changed is not None:
                changes[name] = found.changed
        return changes, added


class Compared(Struct, eq=False):
    """A field before and after, and what is sent of it: all of it, what was added at its end, or nothing."""

    old: object
    now: object
    changed: Raw | None = None
    added: Raw | None = None


def compared(old: object, now: object) -> Compared:
    if old == now:
        return Compared(old, now)
    more = what_was_added(old, now)
    return Compared(old, now, added=Raw(encode(more))) if more else Compared(old, now, Raw(encode(now)))


def what_was_added(before: object, now: object) -> tuple[Any, ...]:
    """The end of a list that only grew; nothing if it changed in another way."""
    if type(now) is not tuple or type(before) is not tuple or not 0 < len(before) < len(now):
        return ()
    return now[len(before) :] if now[: len(before)] == before else ()


def alike(before: Now, now: Now) -> bool:
    """Whether undo is possible does not count: it may change because of a secret. Nor does the time that passed."""
    return comparable(before) == comparable(now)


def comparable(now: Now) -> tuple[object, ...]:
    choices = now.choices
    asked = None
    if choices is not None and (choices.offers or choices.roll):
        asked = (choices.seat, choices.must, choices.offers, choices.decision, choices.roll)
    return (now.prompt, asked, now.waiting, now.hand_over, now.result, now.standing_order)
