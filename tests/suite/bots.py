"""Bots choose what is legal, and choose and say the same again from the same view and random numbers."""

import msgspec

from saucer.core import Action, Aside, Bot, Decide, Position, Seat, Weighed, allows, encode, stream
from tests.suite.faults import Fault
from tests.suite.offering import survives
from tests.suite.scenes import Scene
from tests.suite.tables import Table

SCENES = 100
"""One scene in so many is shown to the bots, which may think for long."""


def bots(scene: Scene) -> None:
    now = scene.position.next()
    if not isinstance(now, Decide) or scene.random.below(SCENES) != 0:
        return
    asked = (*now.must, *now.may)
    seat = asked[int(scene.random.below(len(asked)))]
    seed = int(scene.random.word())
    for level, bot in scene.table.game.bots.items():
        chosen = choice(scene.table, scene.position, seat, bot, seed)
        if chosen is None and seat in now.must:
            raise Fault("bots", f"{level} lets seat {seat} pass, which must act")
        if chosen is not None and not allows(scene.position.legal(seat), chosen):
            raise Fault("bots", f"{level} chose {chosen}, which seat {seat} cannot")
        if choice(scene.table, scene.position, seat, bot, seed) != chosen:
            raise Fault("bots", f"{level} chose {chosen}, and then something else")
        _speaks_well(scene, seat, level, seed)
        if seat in now.must:
            _expects_well(scene, seat, level, seed)


def _speaks_well(scene: Scene, seat: Seat, level: str, seed: int) -> None:
    bot = scene.table.game.bots[level]
    said = aside(scene.table, scene.position, seat, bot, seed)
    if said is not None:
        survives(said, lambda written: scene.table.codec.aside(msgspec.json.decode(written)))
    if aside(scene.table, scene.position, seat, bot, seed) != said:
        raise Fault("bots", f"{level} said {said}, and then something else")


def _expects_well(scene: Scene, seat: Seat, level: str, seed: int) -> None:
    """A hint is what it would choose, and the reasons stand in their order."""
    bot = scene.table.game.bots[level]
    expected = expects(scene.table, scene.position, seat, bot, seed)
    if not expected:
        return
    values = [each.value for each in expected]
    if expected[0].action != choice(scene.table, scene.position, seat, bot, seed):
        raise Fault("bots", f"{level} hints at {expected[0].action}, and would choose something else")
    if values != sorted(values, reverse=True):
        raise Fault("bots", f"{level} does not name what it expects in order: {values}")
    if not all(allows(scene.position.legal(seat), each.action) for each in expected):
        raise Fault("bots", f"{level} expects something of what seat {seat} cannot do: {expected}")


def expects(table: Table, position: Position, seat: Seat, bot: Bot, seed: int) -> tuple[Weighed, ...]:
    view = None if bot.blind else table.codec.view(encode(position.view(seat)))
    return bot.weigh(view, position.legal(seat), stream(seed))


def choice(table: Table, position: Position, seat: Seat, bot: Bot, seed: int) -> Action | None:
    """As a bot in another process would be asked: with a view that was written and read."""
    now = position.next()
    view = None if bot.blind else table.codec.view(encode(position.view(seat)))
    legal = position.legal(seat)
    must = isinstance(now, Decide) and seat in now.must
    return (bot.choose if must else bot.interrupt)(view, legal, stream(seed))


def aside(table: Table, position: Position, seat: Seat, bot: Bot, seed: int) -> Aside | None:
    """As one that speaks up is asked at any time."""
    return None if bot.blind else bot.aside(table.codec.view(encode(position.view(seat))), stream(seed))
