"""What a seat imagines from its view looks to it like the truth, and comes from nowhere else."""

from saucer.core import Position, Seat, encode, stream
from tests.suite.faults import Fault
from tests.suite.offering import offers_at
from tests.suite.scenes import Scene
from tests.suite.senses import difference, senses
from tests.suite.tables import Table

TRIES = 3


def imagined(scene: Scene) -> None:
    """The same view, the same offers (so they follow from the view), the same refusals, the same seats awaited."""
    table, viewer = scene.table, scene.any_viewer()
    state = imagine(table, scene.position, viewer, int(scene.random.word()))
    tries = [scene.any_action() for _ in range(TRIES)]
    differs = difference(senses(table, scene.position, viewer, tries), senses(table, state, viewer, tries))
    if differs:
        raise Fault("imagined", f"to seat {viewer}, in truth and imagined, {differs}")
    offers_at(table, state)


def imagine(table: Table, truth: Position, viewer: Seat | None, seed: int) -> Position:
    """From the view as it would travel: what does not survive being written cannot help."""
    view = table.codec.view(encode(truth.view(viewer)))
    return table.game.imagine(view, stream(seed))


def imagine_is_pure(table: Table, truth: Position, twin: Position, viewer: Seat | None, seed: int) -> None:
    """Equal views and equal random numbers imagine the same, whatever the truth is."""
    if imagine(table, truth, viewer, seed).key() != imagine(table, twin, viewer, seed).key():
        raise Fault("imagine is pure", f"seat {viewer} imagines by more than its view and random numbers")
