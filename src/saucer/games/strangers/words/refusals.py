"""Don't Talk to Strangers: why a part of the board cannot be used now, from the view alone."""

from functools import cache

from saucer.core import Random, Seat, SeatName, Text, Unreadable, text
from saucer.games.strangers.board_model import Space, StrangersBoard
from saucer.games.strangers.boards import BOARDS
from saucer.games.strangers.knowledge.imagine import imagine
from saucer.games.strangers.model import CARDS, StrangersView
from saucer.games.strangers.rules.moving import steps_of
from saucer.games.strangers.rules.position import FACE_OF
from saucer.games.strangers.words.labels import BUTTONS, path
from saucer.games.strangers.words.nouns import at, named, owners_at, scoring_at
from saucer.games.strangers.words.prompts import Kind, asked_to

NEVER_HELD = ("stranger_sighting", "saucer")
ANY_KID = ("prom_date", "pool_party")
BUSES = ("school_bus", "city_bus")
TARGETS = {"pool_party": "pool", "new_step_dad": "mansion", "moms_car": "home"}
"""DS-33, DS-34, DS-36 Where these cards take a Kid."""


@cache
def parts(board: StrangersBoard, players: int) -> frozenset[str]:
    """Everything a person can point at."""
    streets = [street.space for street in board.streets]
    spaces = [*streets, *[place.space for place in board.scoring]]
    return frozenset([
        *[f"{what}:{card}" for what in ("card", "named", "take") for card in CARDS],
        *[f"kid:{seat}@{space}" for seat in range(players) for space in streets],
        *[f"spot:{place.space}:{spot + 1}" for place in board.scoring for spot in range(len(place.values))],
        *[f"{what}:{space}" for what in ("space", "stranger") for space in spaces],
        *[f"seat:{seat}" for seat in range(players)],
        *BUTTONS.values(), "board:a", "board:b", "run_away", "discard", "deck",
    ])  # fmt: skip


def why_not(view: StrangersView, part: str) -> Text | None:
    """None exactly if the part begins something the viewer can do."""
    boards = BOARDS.values() if view.variant == "gauntlet" else (view.board,)
    if not any(part in parts(board, len(view.players)) for board in boards):
        raise Unreadable(f"there is no part {part!r} of the board")
    kind = asked_to(view)
    if kind is None:
        return why_not_now(view)
    assert view.seat is not None
    legal = imagine(view, Random(0)).legal(view.seat)
    if part in [path(action, view)[0] for action in legal]:  # type: ignore[arg-type]
        return None
    what, _, rest = part.partition(":")
    reason = REASONS_BY_PART.get(what)
    return (reason(view, kind, rest) if reason is not None else None) or text(f"why-now-{kind}")


def why_not_now(view: StrangersView) -> Text:
    """The viewer has nothing to decide."""
    if view.phase == "over":
        return text("why-over")
    if view.seat is None:
        return text("why-watching")
    if view.phase in ("starting", "dealing", "coin", "drawing"):
        return text(f"why-{view.phase}")
    return text("why-turn", player=SeatName(view.turn))


def why_card(view: StrangersView, kind: Kind, card: str) -> Text | None:
    """DS-8, DS-21; DS-41 after the action a card is held still, but no longer played."""
    if kind not in ("turn", "after") or card in (view.hand or ()):
        return None
    if card in NEVER_HELD:
        return text("why-never_held", card=text(f"card-{card}"))
    return text("why-not_held", card=text(f"card-{card}"))


def why_let_out(view: StrangersView, kind: Kind, _: str) -> Text | None:
    """DS-7"""
    if kind != "turn" or view.seat is None:
        return None
    me = view.players[view.seat]
    if not me.supply:
        return text("why-supply")
    return text("why-kid_limit", limit=me.kid_limit)


def why_run_away(view: StrangersView, kind: Kind, _: str) -> Text | None:
    """DS-9"""
    return text("why-run_away") if kind == "turn" else None


def why_discard(view: StrangersView, kind: Kind, _: str) -> Text | None:
    """DS-41"""
    if kind not in ("turn", "after"):
        return None
    return text("why-discarded") if view.brainiac else text("why-no_discard")


def why_stop(view: StrangersView, kind: Kind, _: str) -> Text | None:
    """DS-8, DS-26a"""
    return text("why-must_move") if kind in ("kid", "going", "riding") and not view.moves else None


def why_kid(view: StrangersView, kind: Kind, kid: str) -> Text | None:
    """DS-13, DS-23, DS-26a, DS-27"""
    seat, space = kid.split("@")
    if kind not in ("kid", "more_kids", "saucer"):
        return None
    owner = view.players[int(seat)]
    if space not in owner.kids:
        return text("why-nobody_there", space=at(space))
    assert view.effect is not None
    if view.effect == "new_step_dad":
        return text("why-step_dad")
    if int(seat) != view.seat and view.effect not in ANY_KID:
        return text("why-not_your_kid", card=named(view.effect))
    if any(each.player == int(seat) and each.space == space for each in view.moved):
        return text("why-moved")
    return why_stuck(view, space)


def why_stuck(view: StrangersView, space: Space) -> Text:
    """The card takes no Kid anywhere from there."""
    assert view.effect is not None
    if view.effect in BUSES:
        message = "why-no_other_stop" if is_stop(view, space) else "why-no_stop"
        return text(message, bus=text(f"bus-{view.effect}"))
    return text("why-stuck", steps=steps_of(FACE_OF[view.effect]))


def is_stop(view: StrangersView, space: Space) -> bool:
    street = next((each for each in view.board.streets if each.space == space), None)
    if street is None:
        return False
    return street.school_bus if view.effect == "school_bus" else street.city_bus


def why_spot(view: StrangersView, kind: Kind, spot: str) -> Text | None:
    """DS-16, DS-23, DS-34"""
    if kind not in ("kid", "more_kids", "saucer"):
        return None
    space, _, number = spot.partition(":")
    place = scoring_at(view, space)
    if place is None or owners_at(view, place)[int(number) - 1] is None:
        return text("why-nobody_there", space=at(space))
    return text("why-step_dad" if view.effect == "new_step_dad" else "why-scored")


def why_space(view: StrangersView, kind: Kind, space: Space) -> Text | None:
    if kind in ("stranger", "stranger_to"):
        return text("why-stranger_there" if space in view.strangers else "why-no_icon", space=at(space))
    if kind == "going":
        return why_not_walk_to(view, space)
    return why_not_ride_to(view, space) if kind == "riding" else None


def why_not_walk_to(view: StrangersView, space: Space) -> Text:
    """DS-13, DS-15, DS-22, DS-29, DS-30"""
    assert view.effect is not None
    assert view.chosen is not None
    steps = steps_of(FACE_OF[view.effect])
    place = scoring_at(view, space)
    if place is not None:
        if None not in owners_at(view, place):
            return text("why-full", space=at(space))
        message = "why-no_way_over" if view.effect == "hop_the_fence" else "why-no_way_in"
        return text(message, space=at(space), steps=steps)
    if space == view.chosen.space:
        return text("why-start")
    if space in view.strangers:
        return text("why-bike" if view.effect == "rad_bike" else "why-stranger", space=at(space))
    return text("why-not_exactly", space=at(space), steps=steps)


def why_not_ride_to(view: StrangersView, space: Space) -> Text:
    """DS-17, DS-26a, DS-27, DS-33, DS-34, DS-36, DS-37"""
    assert view.effect is not None
    assert view.chosen is not None
    place = scoring_at(view, space)
    wanted = TARGETS.get(view.effect)
    if wanted is not None:
        if place is not None and place.kind == wanted:
            return text("why-full", space=at(space))
        is_mansion = place is not None and place.kind == "mansion" and wanted == "home"
        return text("why-no_mansion") if is_mansion else text(f"why-only-{wanted}")
    if space == view.chosen.space:
        return text("why-another", space=at(space))
    if space in view.strangers:
        return text("why-stranger", space=at(space))
    return text("why-only-street") if view.effect == "hitchhiking" else text("why-only-stop", bus=bus(view))


def bus(view: StrangersView) -> Text:
    return text(f"bus-{view.effect}")


def why_stranger(view: StrangersView, kind: Kind, space: Space) -> Text | None:
    """DS-35"""
    return text("why-no_stranger", space=at(space)) if kind == "stranger_from" else None


def why_seat(view: StrangersView, kind: Kind, seat: str) -> Text | None:
    """DS-38"""
    if kind != "player":
        return None
    return text("why-own_hand") if int(seat) == view.seat else text("why-no_cards", player=SeatName(Seat(int(seat))))


def why_named(view: StrangersView, kind: Kind, card: str) -> Text | None:
    """DS-38"""
    return text("why-not_in_that_hand", card=text(f"card-{card}")) if kind == "card" else None


def why_take(view: StrangersView, kind: Kind, card: str) -> Text | None:
    """DS-45"""
    return text("why-none_left", card=text(f"card-{card}")) if kind in ("hand", "next_card") else None


def why_deck(view: StrangersView, kind: Kind, _: str) -> Text | None:
    """DS-10"""
    return text("why-deck")


REASONS_BY_PART = {
    "card": why_card, "let_out": why_let_out, "run_away": why_run_away,
    "discard": why_discard, "stop": why_stop, "kid": why_kid, "spot": why_spot, "space": why_space,
    "stranger": why_stranger, "seat": why_seat, "named": why_named, "take": why_take, "deck": why_deck,
}  # fmt: skip
