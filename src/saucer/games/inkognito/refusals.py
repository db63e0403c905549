"""Inkognito: what the viewer can decide, and why a part of the board cannot be used now; from the view alone."""

from functools import lru_cache
from typing import Literal, assert_never

from saucer.core import Random, Seat, SeatName, Text, Unreadable, text
from saucer.games.inkognito.board import BOTH, LAND, SEA, SPACE_OF, UNNUMBERED
from saucer.games.inkognito.imagine import imagine
from saucer.games.inkognito.model import COLOURS, Choice, InkognitoView
from saucer.games.inkognito.nouns import agents_in, met_figure
from saucer.games.inkognito.paths import own_starts, parts, path

Kind = Literal[
    "place", "move", "stroll", "meet", "ask", "ask_through", "ask_as_ambassador", "answer", "answer_through", "reserve",
    "expel", "expel_ambassador", "object", "close", "close_ambassador", "interrupt", "declare_identities",
    "declare_builds", "handshake",
]  # fmt: skip
"""The kinds of choices there are."""


@lru_cache(maxsize=2)
def choices(view: InkognitoView) -> tuple[Choice, ...]:
    """All that the viewer can do now: any position that looks like this one allows the same."""
    return () if view.seat is None else imagine(view, Random(0)).legal(view.seat)


@lru_cache(maxsize=2)
def usable(view: InkognitoView) -> tuple[frozenset[str], frozenset[str]]:
    """The parts that begin a path, and all that are in one."""
    paths = [path(action, view) for action in choices(view)]
    return frozenset([each[0] for each in paths]), frozenset([part for each in paths for part in each])


def asked_to(view: InkognitoView) -> Kind | None:
    """What the viewer can decide now."""
    if view.seat is None:
        return None
    if view.seat not in view.awaited:
        return "interrupt" if may_interrupt(view, view.seat) else None
    match view.phase:
        case "placing":
            return "place"
        case "moving":
            return "move"
        case "strolling":
            return "stroll"
        case "meeting":
            return "meet"
        case "asking":
            return asked_at_meeting(view, view.seat)
        case "answering":
            return "answer_through" if through_ambassador(view) else "answer"
        case "reserving":
            return "reserve"
        case "expelling":
            return asked_to_expel(view)
        case "closing":
            return "close_ambassador" if is_ambassador(view, view.seat) else "close"
        case "declaring":
            return "declare_identities" if view.declaration is None else "declare_builds"
        case "handshake":
            return "handshake"
        case _:
            return None


def is_ambassador(view: InkognitoView, seat: Seat) -> bool:
    """IK-38"""
    return seat >= agents_in(view)


def through_ambassador(view: InkognitoView) -> bool:
    return view.question is not None and view.question.through_ambassador


def may_interrupt(view: InkognitoView, seat: Seat) -> bool:
    """IK-43 On seeing cards in passing."""
    sees = view.phase == "expelling" and through_ambassador(view)
    return sees and is_ambassador(view, seat) and not view.declared


def asked_at_meeting(view: InkognitoView, seat: Seat) -> Kind:
    """IK-16, IK-17, IK-39"""
    if is_ambassador(view, seat):
        return "ask_as_ambassador"
    return "ask_through" if met_figure(view) is None else "ask"


def asked_to_expel(view: InkognitoView) -> Kind:
    """IK-22, IK-24, IK-25"""
    if can_object(view):
        return "object"
    return "expel_ambassador" if met_figure(view) is None else "expel"


def can_object(view: InkognitoView) -> bool:
    """IK-22 Once; whether there is a reason to is for the asker to remember."""
    return view.referee == "table" and view.replies[-1].objection == "none"


def why_not(view: InkognitoView, part: str) -> Text | None:
    """None exactly if the part begins something the viewer can do."""
    known = parts(len(view.players))
    if part not in known:
        raise Unreadable(f"there is no part {part!r} of the board; there is {', '.join(known)}")
    kind = asked_to(view)
    if kind is None:
        return why_not_now(view)
    beginnings, steps = usable(view)
    if part in beginnings:
        return None
    words = part.split(":")
    return why_not_by_kind(view, kind, words, part in steps) or why_not_by_part(view, words)


def why_not_now(view: InkognitoView) -> Text:
    """The viewer has nothing to decide."""
    if view.phase == "over":
        return text("why-over")
    if view.seat is None:
        return text("why-watching")
    match view.phase:
        case "placing":
            return text("why-placing_ambassador" if is_ambassador(view, view.seat) else "why-placed")
        case "answering" | "handshake" | "declaring":
            return text(f"why-{view.phase}", player=SeatName(view.awaited[0]))
        case "moving" | "strolling" | "meeting" | "asking" | "expelling" | "closing":
            return text("why-turn", player=SeatName(view.awaited[0]))
        case _:
            return text("why-chance")


def why_not_by_kind(view: InkognitoView, kind: Kind, words: list[str], later: bool) -> Text | None:
    """`later` parts follow others."""
    match kind:
        case "place":
            return why_not_placing(view, words)
        case "move":
            return why_not_moving(view, words, later)
        case "stroll":
            return why_not_strolling(words)
        case "meet":
            return text("why-meet") if words[0] in ("space", "figure", "ambassador") else None
        case "ask" | "ask_through" | "ask_as_ambassador":
            return why_not_asking(view, kind, words)
        case "answer" | "answer_through":
            return why_not_answering(view, words, later)
        case "reserve":
            return text("why-withdraw" if words[0] == "withdraw" else "why-first-reserve")
        case "expel" | "expel_ambassador" | "object":
            return why_not_expelling(view, words)
        case "close" | "close_ambassador":
            return None
        case "interrupt":
            assert view.on_turn is not None
            return text("why-turn", player=SeatName(view.on_turn))
        case "declare_identities" | "declare_builds":
            return text("why-declare_order" if later else "why-first-declare")
        case "handshake":
            return text("why-first-handshake")
        case _:
            assert_never(kind)


def why_not_placing(view: InkognitoView, words: list[str]) -> Text:
    """IK-5"""
    match words:
        case ["place", _, space]:
            return text("why-place_order" if space in own_starts(view) else "why-place_colour")
        case _:
            return text("why-first-place")


def why_not_moving(view: InkognitoView, words: list[str], later: bool) -> Text | None:
    """IK-8 to IK-12"""
    match words:
        case ["figure", colour, build]:
            return why_not_figure(view, colour, build)
        case ["ambassador"]:
            return text("why-black_stuck" if "black" in view.balls_left else "why-no_black")
        case ["space", _]:
            return text("why-figure_first" if later else "why-not_reached")
        case ["ball", ball]:
            return why_not_ball(view, ball)
        case ["end_movement"] | ["claim"]:
            return text("why-end_position")
        case ["ask", _]:
            return text("why-ask_later")
        case _:
            return None


def why_not_figure(view: InkognitoView, colour: str, build: str) -> Text:
    """IK-8, IK-10a, IK-11"""
    assert view.seat is not None
    if colour not in [player.colour for player in view.players]:
        return text("why-colour_out")
    if colour != view.players[view.seat].colour:
        return text("why-purple_stuck" if "purple" in view.balls_left else "why-no_purple")
    if not set(view.balls_left) & {"white", "orange", "blue"}:
        return text("why-no_own_ball")
    return text("why-dead_end" if has_a_way(view, colour, build) else "why-no_way")


def has_a_way(view: InkognitoView, colour: str, build: str) -> bool:
    """IK-8 Whether a ball that is left leads anywhere from there."""
    space = next(SPACE_OF[each.space] for each in view.figures if (each.colour, each.build) == (colour, build))
    ways = {"white": BOTH, "orange": LAND, "blue": SEA}
    return any(ways[ball][space] for ball in view.balls_left if ball in ways)


def why_not_ball(view: InkognitoView, ball: str) -> Text:
    """IK-8 A ball is picked last, if at all."""
    if ball in view.balls_left:
        return text("why-ball_last")
    return text("why-ball_used" if ball in view.balls else "why-ball_not_shown")


def why_not_strolling(words: list[str]) -> Text | None:
    """IK-38"""
    match words:
        case ["space", _]:
            return text("why-stroll_far")
        case ["ambassador"]:
            return text("why-stroll_directly")
        case ["ask", _]:
            return text("why-ask_later")
        case _:
            return None


def why_not_asking(view: InkognitoView, kind: Kind, words: list[str]) -> Text | None:
    """IK-14, IK-15, IK-17, IK-39"""
    match words:
        case ["space", space]:
            return text("why-ambassador_asks") if kind == "ask_as_ambassador" else why_not_moving_on(view, space)
        case ["ask", _]:
            return text("why-ask_whom")
        case ["seat", seat] if kind == "ask_through":
            return text("why-ask_self" if int(seat) == view.seat else "why-ask_ambassador")
        case ["seat", _]:
            return text("why-ask_directly")
        case _:
            return None


def why_not_moving_on(view: InkognitoView, space: str) -> Text:
    """IK-15"""
    assert view.meeting is not None
    next_to_it = SPACE_OF[space] in BOTH[SPACE_OF[view.meeting]]
    return text("why-move_on_taken" if next_to_it else "why-move_on_far")


def why_not_answering(view: InkognitoView, words: list[str], later: bool) -> Text | None:
    """IK-16 to IK-21"""
    match words:
        case ["card", card] if not holds(view, card):
            return text("why-not_your_card")
        case ["card", _]:
            return text("why-card_order" if later else "why-card_barred")
        case ["show"]:
            return text("why-show_cards")
        case _:
            return None


def holds(view: InkognitoView, card: str) -> bool:
    """IK-2 All coloured cards; IK-6 three grey ones."""
    secret = (f"grey_{view.identity}", f"grey_{view.build}", f"mission_{(view.mission or '').lower()}")
    return card in secret or not card.startswith(("grey_", "mission_"))


def why_not_expelling(view: InkognitoView, words: list[str]) -> Text | None:
    """IK-22, IK-24, IK-25"""
    match words:
        case ["space", space] if is_taken(view, space):
            return text("why-expel_taken")
        case ["space", space]:
            numbered = SPACE_OF[space] not in UNNUMBERED
            return text("why-expel_numbered" if numbered and met_figure(view) is not None else "why-expel_refuge")
        case ["object"]:
            return text("why-object_strict" if view.referee == "strict" else "why-object_once")
        case _:
            return None


def is_taken(view: InkognitoView, space: str) -> bool:
    """IK-4a"""
    return space in [view.ambassador.space, *[figure.space for figure in view.figures]]


def why_not_by_part(view: InkognitoView, words: list[str]) -> Text:
    """When the part is used, if not now."""
    assert view.seat is not None
    match words:
        case ["figure", colour, _] if colour in COLOURS and colour not in [each.colour for each in view.players]:
            return text("why-colour_out")
        case ["claim"] if is_ambassador(view, view.seat):
            return text("why-claim_ambassador")
        case ["declare"] if is_ambassador(view, view.seat):
            return text("why-declare_once")
        case ["nobody"] if agents_in(view) > 3:
            return text("why-nobody")
        case _:
            return text(f"why-when-{words[0]}")
