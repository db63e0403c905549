"""Bots choose what is legal, and the same again from the same view and random numbers."""

from saucer.core import Action, Bot, Decide, Seat, allows, encode, stream
from tests.suite.faults import Fault
from tests.suite.scenes import Scene

SCENES = 8
"""One scene in so many is shown to the bots, which may think for long."""


def bots(scene: Scene) -> None:
    now = scene.position.next()
    if not isinstance(now, Decide) or scene.random.below(SCENES) != 0:
        return
    seed = int(scene.random.word())
    for seat in (*now.must, *now.may):
        for level, bot in scene.table.game.bots.items():
            chosen = _choice(scene, seat, bot, seed)
            if chosen is None and seat in now.must:
                raise Fault("bots", f"{level} lets seat {seat} pass, which must act")
            if chosen is not None and not allows(scene.position.legal(seat), chosen):
                raise Fault("bots", f"{level} chose {chosen}, which seat {seat} cannot")
            if _choice(scene, seat, bot, seed) != chosen:
                raise Fault("bots", f"{level} chose {chosen}, and then something else")


def _choice(scene: Scene, seat: Seat, bot: Bot, seed: int) -> Action | None:
    """As a bot in another process would be asked: with a view that was written and read."""
    now = scene.position.next()
    view = None if bot.blind else scene.table.codec.view(encode(scene.position.view(seat)))
    legal = scene.position.legal(seat)
    must = isinstance(now, Decide) and seat in now.must
    return (bot.choose if must else bot.interrupt)(view, legal, stream(seed))
