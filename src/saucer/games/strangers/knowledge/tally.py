"""Don't Talk to Strangers: how the points come about, from the view alone (DS-17 to DS-20, DS-39, DS-51)."""

from saucer.core.seats import Seat
from saucer.games.strangers.board_model import SHARED, Scoring
from saucer.games.strangers.boards.pars import par_of
from saucer.games.strangers.knowledge.model import Tally
from saucer.games.strangers.model import StrangersView
from saucer.games.strangers.variants import partners

Owners = tuple[Seat | None, ...]


def tally(view: StrangersView) -> Tally:
    rows = list(zip(view.board.scoring, view.spots, strict=True))
    return Tally(
        worth=tuple([worth_of_each(place, owners) for place, owners in rows]),
        next=tuple([worth_of_next(place, owners) for place, owners in rows]),
        teams=partners(view.variant),
        par=par_of(view.board, view.puzzle) if view.variant == "architect" else None,
    )


def worth_of_each(place: Scoring, owners: Owners) -> tuple[int | None, ...]:
    """DS-18a, DS-20"""
    there = len(owners) - owners.count(None)
    return tuple([
        None if owner is None else place.values[there - 1 if place.kind in SHARED else spot]
        for spot, owner in enumerate(owners)
    ])  # fmt: skip


def worth_of_next(place: Scoring, owners: Owners) -> int | None:
    """DS-18a, DS-20"""
    if None not in owners:
        return None
    there = len(owners) - owners.count(None)
    return place.values[there if place.kind in SHARED else owners.index(None)]
