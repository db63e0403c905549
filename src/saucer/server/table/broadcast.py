"""The one way out: from a position, a viewer and what was told to what is sent. Nothing else writes to a socket."""

from collections.abc import Collection, Hashable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, Final, Protocol

from msgspec import Raw
from msgspec.structs import astuple, replace

from saucer.core import Action, Chance, Decide, Dice, Event, Game, Match, Position, Say, Seat, Text, Told
from saucer.core.codec import plain
from saucer.core.model import View
from saucer.server.wire.messages import Beat, Choices, FromTable, Now, RollAsked, Scene, Update, encode
from saucer.server.wire.parts import Line, Lobby, LobbyTalk
from saucer.wording import OF_THE_TABLE, line

Talk = tuple[LobbyTalk, ...]
Viewer = Seat | None
"""None is a spectator, or a shared screen that nobody has taken yet."""
MOST_WORDED = 10_000
"""So many sentences are remembered, and as many offers."""
SOMETHING: Final = Say(words="...")
"""No game looks at the words."""
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
        """Make the views that are missing together: the game makes what they share once."""
        missing = [viewer for viewer in viewers if viewer not in self._made]
        if missing:
            views = self._position.views(missing)
            for at, viewer in enumerate(missing):
                self._made[viewer] = views[at]

    def view(self, viewer: Viewer) -> View:
        view = self._made.get(viewer)
        if view is None:
            view = self._made[viewer] = self._position.view(viewer)
        return view

    def fields(self, viewer: Viewer) -> Fields:
        fields = self._fields.get(viewer)
        if fields is None:
            fields = self._fields[viewer] = fields_of(self._game, self.view(viewer))
        return fields


def fields_of(game: Game, view: View) -> Fields:
    fields: Fields = astuple(view)
    return fields if game.insights is None else (*fields, game.insight(view))


@cache
def names_of(game: Game) -> tuple[str, ...]:
    """Name the fields that a viewer is sent: what the table works out from a view travels with it, as one more."""
    fields = game.views.__struct_fields__
    return fields if game.insights is None else (*fields, "insight")


def named(game: Game, fields: Fields) -> dict[str, Any]:
    shown = dict(zip(names_of(game), fields, strict=True))
    if shown.get("insight", ()) is None:
        del shown["insight"]
    return shown


def silenced(match: Match, viewer: Viewer) -> Text | None:
    """Why this viewer may say nothing now: neither to all nor to a partner alone."""
    why = match.position.silenced(viewer, SOMETHING)
    if why is None or viewer is None:
        return why
    teams = match.game.teams(len(match.players), match.options)
    partners = [mate for team in teams if viewer in team for mate in team if mate != viewer]
    alone = [replace(SOMETHING, to=(mate,)) for mate in partners]
    return why if all(match.position.silenced(viewer, each) is not None for each in alone) else None


class Snapshot:
    """All that one viewer sees at one moment."""

    def __init__(self, viewer: Viewer, count: int, fields: Fields, now: Now) -> None:
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
            silenced(self._match, viewer),
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
        offers = tuple([offered(match.game, action, view) for action in legal])
        return Choices(seat, must, offers, match.game.decision(view) if offers else None, undo, roll)


_offered: dict[tuple[Game, Action, Hashable], Raw] = {}


def offered(game: Game, action: Action, view: View) -> Any:
    """An `Offer`; one that says little of the view is made and encoded once for all tables."""
    says = game.offer_says(action, view)
    if says is None:
        return game.offer(action, view)
    made = _offered.get((game, action, says))
    if made is None:
        if len(_offered) >= MOST_WORDED:
            _offered.clear()
        made = _offered[(game, action, says)] = Raw(encode(game.offer(action, view)))
    return made


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
        self._heard = heard_by(told, viewers)
        self._views = self._shown_on_the_way(positions) if len(told) > 1 else []
        self._beats = [Beats(game, each.event) for each in told]

    def _shown_on_the_way(self, positions: Sequence[Position]) -> list[Views]:
        """At each event, for those who hear more after it: the last thing that one hears leaves all as it is now."""
        shown = [Views(self._game, position) for position in positions]
        for at, views in enumerate(shown):
            views.make([viewer for viewer, heard in self._heard.items() if at in heard[:-1]])
        return shown

    def update(self, before: Snapshot, shown: Snapshot) -> Update | None:
        """None if this viewer is told nothing and sees nothing change: a message would tell that something happened."""
        beats = self.beats(shown.viewer, shown.count, before.fields, shown.fields)
        if not beats and alike(before.now, shown.now):
            return None
        return Update(shown.count, tuple(beats), shown.now)

    def beats(self, viewer: Viewer, count: int, fields: Fields, now: Fields) -> list[Any]:
        """A beat for every event that this viewer hears; after the last one, `count`, everything is as it is now."""
        heard = self._heard[viewer]
        beats: list[Any] = []
        count, last = count - len(heard), len(heard) - 1
        for place, at in enumerate(heard):
            count += 1
            after = now if place == last else self._views[at].fields(viewer)
            beats.append(self._beats[at].beat(count, fields, after))
            fields = after
        if not heard and fields != now:
            beats.append(Beats(self._game, None).beat(0, fields, now))
        return beats


def heard_by(told: Sequence[Told], viewers: Collection[Viewer]) -> dict[Viewer, list[int]]:
    """Which of the events each viewer hears, by their places."""
    if all([each.seats is None for each in told]):
        every = list(range(len(told)))
        return dict.fromkeys(viewers, every)
    return {viewer: [at for at, each in enumerate(told) if each.heard_by(viewer)] for viewer in viewers}


class Beats:
    """The beats of one event, as those who hear it are sent them; None is a change without a word.

    Most of an event several viewers see alike: a field is compared and encoded for the first of them, and so is the
    whole beat for all who count it alike.
    """

    def __init__(self, game: Game, event: Event | None) -> None:
        self._game = game
        self._names = names_of(game)
        self._event = event
        self._line: tuple[Any, Any] | None = None
        self._compared: list[Compared | None] = [None] * len(self._names)
        self._encoded: dict[tuple[int, tuple[Compared, ...]], Raw] = {}

    def beat(self, count: int, before: Fields, after: Fields) -> Any:
        """Return a `Beat`, encoded already."""
        changed = self._changed(before, after)
        encoded = self._encoded.get((count, changed))
        if encoded is None:
            changes = {each.name: each.changed for each in changed if each.changed is not None}
            added: dict[str, Any] = {each.name: each.added for each in changed if each.added is not None}
            encoded = self._encoded[(count, changed)] = Raw(encode(Beat(self._line_at(count), changes, added)))
        return encoded

    def _line_at(self, count: int) -> Line | None:
        """Says the same to all who hear it, and each counts it for itself."""
        if self._event is None:
            return None
        if self._line is None:
            of_the_table = type(self._event) in OF_THE_TABLE
            self._line = worded(self._game, self._event) if of_the_table else worded_once(self._game, self._event)
        event, said = self._line
        return Line(count, event, said)

    def _changed(self, before: Fields, after: Fields) -> "tuple[Compared, ...]":
        """The fields that are other than before. Much of a view is the same object: that is passed over at once."""
        changed: list[Compared] = []
        for at in range(len(after)):
            old, now = before[at], after[at]
            if old is now:
                continue
            found = self._compared[at]
            if found is None or found.old is not old or found.now is not now:
                found = self._compared[at] = Compared(self._names[at], old, now)
            if found.changed is not None or found.added is not None:
                changed.append(found)
        return tuple(changed)


def worded(game: Game, event: Event) -> tuple[Any, Any]:
    """Encode an event and its sentence."""
    return Raw(encode(event)), Raw(encode(line(game, event)))


worded_once = lru_cache(MOST_WORDED)(worded)
"""The same things happen at every table, again and again; but names and talk are those of one table."""


class Compared:
    """A field before and after, and what is sent of it: all of it, what was added at its end, or nothing."""

    def __init__(self, name: str, old: object, now: object) -> None:
        self.name = name
        self.old = old
        self.now = now
        self.changed: Raw | None = None
        self.added: Raw | None = None
        if old != now:
            more = what_was_added(old, now)
            if more:
                self.added = Raw(encode(more))
            else:
                self.changed = Raw(encode(now))


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
