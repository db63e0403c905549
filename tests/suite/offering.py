"""Whom the table waits for, and what they are offered."""

from collections.abc import Callable, Hashable
from functools import cache

import msgspec

from saucer.core import Decide, Game, Offer, Over, Position, Unreadable, encode
from tests.suite.faults import Fault
from tests.suite.scenes import Scene
from tests.suite.tables import Table


def waiting(scene: Scene) -> None:
    """Somebody must, or may before time runs out, or chance acts, or it is over."""
    now = scene.position.next()
    if isinstance(now, Decide):
        _asked_well(scene.table, now)


def _asked_well(table: Table, now: Decide) -> None:
    asked = (*now.must, *now.may)
    if len(set(asked)) != len(asked):
        raise Fault("waiting", f"a seat is asked twice: must {now.must}, may {now.may}")
    if not set(asked) <= set(table.seats):
        raise Fault("waiting", f"asked is somebody who does not play: must {now.must}, may {now.may}")
    if not now.must and not now.lapses:
        raise Fault("waiting", "nobody must decide, and the window never closes")
    if not set(now.drops) <= set(asked):
        raise Fault("waiting", f"the connection of {now.drops} counts, but asked are {asked}")


def offers(scene: Scene) -> None:
    """Whoever is asked has a legal action, nobody uninvited has; actions are distinct and stable."""
    offers_at(scene.table, scene.position)


def offers_at(table: Table, position: Position) -> None:
    now = position.next()
    asked = (*now.must, *now.may) if isinstance(now, Decide) else ()
    copy = position.copy()
    for seat in table.seats:
        legal = position.legal(seat)
        if bool(legal) != (seat in asked):
            raise Fault("offers", f"seat {seat} is {'' if seat in asked else 'not '}asked, and can do {legal}")
        if len({encode(action) for action in legal}) != len(legal):
            raise Fault("offers", f"seat {seat} is offered an action twice: {legal}")
        if position.legal(seat) != legal or copy.legal(seat) != legal:
            raise Fault("offers", f"seat {seat} is offered {legal}, and asked again something else")


@cache
def first_made(game: Game) -> dict[Hashable, Offer]:
    """At whatever table: the first offer of each action that said so much of a view."""
    return {}


def made_once(scene: Scene) -> None:
    """Where an offer says the same of the view it is the same: the table makes it once."""
    game = scene.table.game
    for seat in scene.table.seats:
        view, legal = scene.view(seat), scene.position.legal(seat)
        for action, offer in zip(legal, game.offers(view, legal), strict=True):
            says = game.offer_says(action, view)
            first = offer if says is None else first_made(game).setdefault((action, says), offer)
            if first != offer:
                raise Fault("made once", f"{offer} says {says} of the view, and so did {first}")


def json(scene: Scene) -> None:
    """Actions and views survive being written and read."""
    codec = scene.table.codec
    for seat in scene.table.seats:
        for action in scene.position.legal(seat):
            survives(action, lambda written: codec.action(msgspec.json.decode(written)))
    for viewer in scene.table.viewers:
        survives(scene.view(viewer), codec.view)


def survives(value: object, read: Callable[[bytes], object]) -> None:
    try:
        again = read(encode(value))
    except Unreadable as error:
        raise Fault("json", f"{value} was written, and {error}") from error
    if type(again) is not type(value) or again != value:
        raise Fault("json", f"{value} was written, {again} was read")


def ending(scene: Scene) -> None:
    """Over means: a reason of the list, winners and scores of those who play, and nothing can follow."""
    now = scene.position.next()
    if not isinstance(now, Over):
        return
    result, players = now.result, scene.table.players
    if result.reason not in scene.table.game.reasons:
        raise Fault("ending", f"the reason is {result.reason!r}; expected one of {scene.table.game.reasons}")
    if not set(result.winners) <= set(scene.table.seats) or list(result.winners) != sorted(set(result.winners)):
        raise Fault("ending", f"the winners are {result.winners}; expected seats of {players} in order")
    if len(result.scores) != players and (result.scores or result.winners):
        raise Fault("ending", f"there are {len(result.scores)} scores for {players} players")
