"""Inkognito: why a part of the board cannot be used now; from the view alone."""

from typing import assert_never

from saucer.core import SeatName, Text, Unreadable, text
from saucer.games.inkognito.knowledge.passport import agents_in
from saucer.games.inkognito.model import COLOURS, InkognitoView
from saucer.games.inkognito.rules.board import BOTH, REFUGES, SPACE_OF, UNNUMBERED
from saucer.games.inkognito.words.barred_cards import why_not_answering, why_not_reserving
from saucer.games.inkognito.words.barred_moves import why_not_moving
from saucer.games.inkognito.words.choices import Kind, asked_to, is_ambassador, parts_left, parts_next, paths
from saucer.games.inkognito.words.nouns import met_figure
from saucer.games.inkognito.words.paths import matches, own_starts, parts


def why_not(view: InkognitoView, part: str, picked: tuple[str, ...] = ()) -> Text | None:
    """None exactly if the part can be picked next, after those picked before in this choice."""
    known = parts(len(view.players))
    if part not in known:
        raise Unreadable(f"there is no part {part!r} of the board; there is {', '.join(known)}")
    kind = asked_to(view)
    if kind is None:
        return why_not_now(view)
    picked = picked if any(matches(path, picked) for path in paths(view)) else ()
    if part in parts_next(view, picked):
        return None
    words = part.split(":")
    return (
        why_not_after(view, part, picked) or why_not_by_kind(view, kind, words, picked) or why_not_by_part(view, words)
    )


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


def why_not_after(view: InkognitoView, part: str, picked: tuple[str, ...]) -> Text | None:
    """What was picked before stands in its way."""
    if part in picked:
        return text("why-picked")
    if picked == ("claim",) and part.startswith("seat:"):
        return why_not_partner(view, int(part.removeprefix("seat:")))
    earlier = [part in parts_next(view, picked[:length]) for length in range(len(picked))]
    return text("why-begun") if any(earlier) and not part.startswith("card:") else None


def why_not_partner(view: InkognitoView, seat: int) -> Text:
    """IK-30, IK-40a Who claims names another agent's player."""
    return text("why-claim_self" if seat == view.seat else "why-claim_with_ambassador")


def why_not_by_kind(view: InkognitoView, kind: Kind, words: list[str], picked: tuple[str, ...]) -> Text | None:
    """None where the part has nothing to do with the choice at hand."""
    match kind:
        case "place":
            return why_not_placing(view, words, picked)
        case "move":
            return why_not_moving(view, words, picked)
        case "stroll":
            return why_not_strolling(words)
        case "meet":
            return why_not_meeting(words)
        case "ask" | "ask_through" | "ask_as_ambassador":
            return why_not_asking(view, kind, words)
        case "answer" | "answer_through":
            return why_not_answering(view, words, picked)
        case "reserve":
            return why_not_reserving(view, words)
        case "expel" | "expel_ambassador" | "object":
            return why_not_expelling(view, words)
        case "close" | "close_ambassador":
            return None
        case "interrupt":
            assert view.on_turn is not None
            return text("why-turn", player=SeatName(view.on_turn))
        case "declare_identities" | "declare_builds":
            return why_not_declaring(view, words, picked)
        case "handshake":
            return text("why-first-handshake")
        case _:
            assert_never(kind)


def why_not_placing(view: InkognitoView, words: list[str], picked: tuple[str, ...]) -> Text:
    """IK-5"""
    match words:
        case ["place", _, space] if space not in own_starts(view):
            return text("why-place_colour")
        case ["place", "thin", _]:
            return text("why-place_thin")
        case ["place", _, space] if any(part.endswith(f":{space}") for part in picked):
            return text("why-place_taken")
        case ["place", _, _]:
            return text("why-place_order")
        case _:
            return text("why-first-place")


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


def why_not_meeting(words: list[str]) -> Text | None:
    """IK-13"""
    match words:
        case ["space", _]:
            return text("why-meet_nobody")
        case ["figure", _, _] | ["ambassador"]:
            return text("why-meet")
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
            return text("why-ask_met" if kind == "ask_as_ambassador" else "why-ask_directly")
        case _:
            return None


def why_not_moving_on(view: InkognitoView, space: str) -> Text:
    """IK-15"""
    assert view.meeting is not None
    next_to_it = SPACE_OF[space] in BOTH[SPACE_OF[view.meeting]]
    return text("why-move_on_taken" if next_to_it else "why-move_on_far")


def why_not_expelling(view: InkognitoView, words: list[str]) -> Text | None:
    """IK-22, IK-24, IK-25"""
    match words:
        case ["space", space]:
            return why_not_sending(view, SPACE_OF[space])
        case ["object"]:
            return text("why-object_strict" if view.referee == "strict" else "why-object_once")
        case _:
            return None


def why_not_sending(view: InkognitoView, space: int) -> Text:
    """IK-24, IK-25; IK-4a the space must be free."""
    if met_figure(view) is None:
        return text("why-expel_taken" if space in REFUGES else "why-expel_refuge")
    return text("why-expel_taken" if space in UNNUMBERED else "why-expel_numbered")


def why_not_declaring(view: InkognitoView, words: list[str], picked: tuple[str, ...]) -> Text:
    """IK-43, IK-43a"""
    kind = "identity" if view.declaration is None else "build"
    match words:
        case [what, _, value] if what == kind and any(part.endswith(f":{value}") for part in picked):
            return text("why-declare_twice")
        case [what, _, _] if what == kind:
            return text("why-declare_order")
        case _:
            return text("why-first-declare")


def why_not_by_part(view: InkognitoView, words: list[str]) -> Text:
    """When the part is used, if not now."""
    assert view.seat is not None
    fifth = is_ambassador(view, view.seat)
    match words:
        case ["figure", colour, _] if colour in COLOURS and colour not in [each.colour for each in view.players]:
            return text("why-colour_out")
        case ["figure", _, _] | ["ball", _] if fifth:
            return text("why-no_phantom")
        case ["claim"] if fifth:
            return text("why-claim_ambassador")
        case ["declare"] if fifth:
            return text("why-declare_once")
        case ["nobody"] if agents_in(view) > 3:
            return text("why-nobody")
        case ["seat", _] | ["nobody"] if ":".join(words) in parts_left(view, ()):
            return text("why-claim_first")
        case ["seat", seat] if "claim" in parts_next(view, ()):
            return why_not_partner(view, int(seat))
        case _:
            return text(f"why-when-{words[0]}")
