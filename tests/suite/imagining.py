"""What a seat imagines from its view looks to it like the truth, and comes from nowhere else."""

from saucer.core import Position, Seat, encode, stream
from tests.suite.faults import Fault
from tests.suite.offering import offers_at
from tests.suite.scenes import Scene
from tests.suite.senses import difference, look_of, who
from tests.suite.tables import Table

THOROUGH = 3
"""One scene in so many is looked at thoroughly."""


def imagined(scene: Scene) -> None:
    """All that the viewer can meet is the same; so offers follow from the view."""
    table, viewer = scene.table, scene.any_viewer()
    state = imagine(table, scene.position, viewer, int(scene.random.word()))
    look = look_of(table, viewer, scene.random, scene.parts, scene.random.below(THOROUGH) == 0)
    differs = difference(look.at(scene.position), look.at(state))
    if differs:
        raise Fault("imagined", f"to {who(viewer)}, in truth and imagined, {differs}")
    offers_at(table, state)


def imagine(table: Table, truth: Position, viewer: Seat | None, seed: int) -> Position:
    """From the view as it would travel: what does not survive being written cannot help."""
    view = table.codec.view(encode(truth.view(viewer)))
    return table.game.imagine(view, stream(seed))


def imagine_is_pure(table: Table, truth: Position, twin: Position, viewer: Seat | None, seed: int) -> None:
    """Equal views and equal random numbers imagine the same, whatever the truth is."""
    if imagine(table, truth, viewer, seed).key() != imagine(table, twin, viewer, seed).key():
        raise Fault("imagine is pure", f"{who(viewer)} imagines by more than its view and random numbers")
