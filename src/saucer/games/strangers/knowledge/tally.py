"""Don't Talk to Strangers: how the points come about, from the view alone (DS-17 to DS-20, DS-39, DS-51)."""

from saucer.core.seats import Seat
from saucer.games.strangers.board_model import SHARED, Scoring
from saucer.games.strangers.boards.pars import par_of
from saucer.games.strangers.knowledge.model import Tally
from saucer.games.strangers.model import StrangersView
from saucer.games.strangers.rules.ending import wins_in
from saucer.games.strangers.rules.state import FIRST_HELD, OPENING_HAND
from saucer.games.strangers.variants import partners

Owners = tuple[Seat | None, ...]


def tally(view: StrangersView) -> Tally:
    rows = list(zip(view.board.scoring, view.spots, strict=True))
    return Tally(
        worth=tuple([worth_of_each(place, owners) for place, owners in rows]),
        next=tuple([worth_of_next(place, owners) for place, owners in rows]),
        teams=partners(view.variant),
        shared=tuple([worth_shared(place, owners) for place, owners in rows]),
        wins=tuple(wins_in(view.games)) if view.variant == "gauntlet" else (),
        places=places(view),
        places_left=places_left(view),
        places_in_hand=OPENING_HAND if is_laid_out(view) and view.puzzle is None else 0,
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


def worth_shared(place: Scoring, owners: Owners) -> int | None:
    """DS-20"""
    if place.kind not in SHARED:
        return None
    return next((worth for worth in worth_of_each(place, owners) if worth is not None), None)


def is_laid_out(view: StrangersView) -> bool:
    """DS-45 Whether the viewer lays out hand and deck."""
    return view.variant == "architect" and view.hand is not None


def places_left(view: StrangersView) -> int:
    """DS-45 Those missing in the opening hand, and every second place of the deck."""
    if not is_laid_out(view):
        return 0
    missing = OPENING_HAND - held(view) if view.phase == "choosing_hand" else 0
    return missing + view.deck // 2


def places(view: StrangersView) -> int:
    """DS-45 A card that came is in the hand, is being played or was played; DS-51 a puzzle's hand was dealt."""
    if not is_laid_out(view):
        return 0
    came = held(view) + (view.playing is not None) + sum(view.discards[FIRST_HELD:])
    return came - (0 if view.puzzle is None else OPENING_HAND) + places_left(view)


def held(view: StrangersView) -> int:
    return len(view.hand or ())
