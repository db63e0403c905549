"""Bots choose what is legal, and the same again from the same view and random numbers."""

from saucer.core import Action, Bot, Decide, Position, Seat, allows, encode, stream
from tests.suite.faults import Fault
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


def choice(table: Table, position: Position, seat: Seat, bot: Bot, seed: int) -> Action | None:
    """As a bot in another process would be asked: with a view that was written and read."""
    now = position.next()
    view = None if bot.blind else table.codec.view(encode(position.view(seat)))
    legal = position.legal(seat)
    must = isinstance(now, Decide) and seat in now.must
    return (bot.choose if must else bot.interrupt)(view, legal, stream(seed))
