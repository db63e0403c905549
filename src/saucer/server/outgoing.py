"""The one way out: from a position, a viewer and what was told to what is sent. Nothing else writes to a socket."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from saucer.core import Decide, Event, Game, Match, Offer, Result, Seat, Text
from saucer.core import Told as ToldBy
from saucer.core.codec import plain
from saucer.core.model import View
from saucer.server.wire import Choices, FromTable, Line, Lobby, Scene, Told
from saucer.wording import line

Viewer = Seat | None
"""None is a spectator, or a shared screen that nobody has taken yet."""


class Sink(Protocol):
    def send(self, message: FromTable) -> None: ...


class Eyes:
    """The position as its viewers see it: every view is made once. Good until the position changes."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._views: dict[Viewer, tuple[View, dict[str, Any]]] = {}

    def view(self, viewer: Viewer) -> View:
        return self._seen(viewer)[0]

    def fields(self, viewer: Viewer) -> dict[str, Any]:
        return self._seen(viewer)[1]

    def _seen(self, viewer: Viewer) -> tuple[View, dict[str, Any]]:
        if viewer not in self._views:
            view = self.match.position.view(viewer)
            self._views[viewer] = (view, fields_of(self.match.game, view))
        return self._views[viewer]


def fields_of(game: Game, view: View) -> dict[str, Any]:
    """What the table works out from a view travels with it, as one more field."""
    fields: dict[str, Any] = plain(view)
    insight = game.insight(view)
    return fields if insight is None else fields | {"insight": plain(insight)}


class Glance(Struct, frozen=True):
    """What depends on more than the position: whose turn it is at a shared screen, the clock, an order left."""

    asked: bool
    """Whether the viewer's seat is the one to choose now."""
    hand_over: tuple[Seat, ...]
    seconds_left: float | None
    order: dict[str, Any] | None


class Sight(Struct, frozen=True):
    """All that one viewer has before its eyes."""

    count: int
    fields: dict[str, Any]
    prompt: Text
    choices: Choices | None
    waiting: tuple[Seat, ...]
    hand_over: tuple[Seat, ...]
    result: Result | None
    order: dict[str, Any] | None


def sight(eyes: Eyes, viewer: Viewer, count: int, glance: Glance) -> Sight:
    match = eyes.match
    return Sight(
        count=count,
        fields=eyes.fields(viewer),
        prompt=match.game.prompt(eyes.view(viewer)),
        choices=None if viewer is None else choices(eyes, viewer, glance.asked),
        waiting=match.awaited(),
        hand_over=glance.hand_over,
        result=match.result,
        order=glance.order,
    )


def choices(eyes: Eyes, seat: Seat, asked: bool) -> Choices | None:
    """None if there is neither anything to do nor to take back."""
    match = eyes.match
    if match.ended is not None or match.players[seat].bot is not None:
        return None
    view = eyes.view(seat)
    offers: tuple[Offer, ...] = match.game.offers(match.position, seat, view) if asked else ()
    undo = match.undo_to(seat) is not None
    if not offers and not undo:
        return None
    now = match.position.next()
    must = isinstance(now, Decide) and seat in now.must and bool(offers)
    return Choices(seat, must, offers, match.game.decision(view) if offers else None, undo)


def lines_after(match: Match, viewer: Viewer, have: int) -> tuple[Line, ...]:
    """What followed that count; everything, if nobody can have heard so much."""
    heard = [event for _, event in match.heard(viewer)]
    after = have if have <= len(heard) else 0
    return numbered(match, heard[after:], after)


def numbered(match: Match, events: list[Event], after: int) -> tuple[Line, ...]:
    return tuple(
        Line(count, plain(event), line(match.game, event)) for count, event in enumerate(events, start=after + 1)
    )


def scene(lobby: Lobby, viewer: Viewer, seen: Sight, lines: tuple[Line, ...], glance: Glance) -> Scene:
    return Scene(
        lobby=lobby,
        seat=viewer,
        count=seen.count,
        lines=lines,
        view=seen.fields,
        prompt=seen.prompt,
        choices=seen.choices,
        waiting=seen.waiting,
        deadline=glance.seconds_left,
        hand_over=seen.hand_over,
        result=seen.result,
        order=seen.order,
    )


def empty_scene(lobby: Lobby) -> Scene:
    """Before the start, or when the game cannot be shown."""
    return Scene(lobby, None, 0, (), None, None, None, (), None, (), None)


def told(
    match: Match, viewer: Viewer, told_by: Sequence[ToldBy], before: Sight, seen: Sight, glance: Glance
) -> Told | None:
    """None if this viewer is told nothing and sees nothing change: a message would tell that something happened."""
    heard = [each.event for each in told_by if each.heard_by(viewer)]
    changes = {name: value for name, value in seen.fields.items() if before.fields.get(name, before) != value}
    if not heard and not changes and alike(before, seen):
        return None
    return Told(
        count=seen.count,
        lines=numbered(match, heard, seen.count - len(heard)),
        changes=changes,
        prompt=seen.prompt,
        choices=seen.choices,
        waiting=seen.waiting,
        deadline=glance.seconds_left,
        hand_over=seen.hand_over,
        result=seen.result,
        order=seen.order,
    )


def alike(before: Sight, seen: Sight) -> bool:
    """Whether undo is possible does not count: it may change because of a secret."""
    return (
        offered(before) == offered(seen)
        and before.prompt == seen.prompt
        and before.waiting == seen.waiting
        and before.hand_over == seen.hand_over
        and before.result == seen.result
        and before.order == seen.order
    )


def offered(seen: Sight) -> tuple[Offer, ...]:
    return () if seen.choices is None else seen.choices.offers
