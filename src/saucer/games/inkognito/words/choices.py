"""Inkognito: what the viewer can decide now, from the view alone."""

from functools import lru_cache
from typing import Literal

from saucer.core import Random, Seat
from saucer.games.inkognito.knowledge.imagine import imagine
from saucer.games.inkognito.knowledge.passport import agents_in
from saucer.games.inkognito.model import Choice, InkognitoView, Object
from saucer.games.inkognito.rules.position import InkognitoPosition
from saucer.games.inkognito.words.nouns import met_figure
from saucer.games.inkognito.words.paths import following, matches, path

Kind = Literal[
    "place", "move", "stroll", "meet", "ask", "ask_through", "ask_as_ambassador", "answer", "answer_through", "reserve",
    "expel", "expel_ambassador", "object", "close", "close_ambassador", "interrupt", "declare_identities",
    "declare_builds", "handshake",
]  # fmt: skip
"""The kinds of choices there are."""


@lru_cache(maxsize=2)
def imagined(view: InkognitoView) -> InkognitoPosition:
    """A position that looks like this one, to ask the rules about; nobody may change it."""
    return imagine(view, Random(0))


@lru_cache(maxsize=2)
def choices(view: InkognitoView) -> tuple[Choice, ...]:
    """All that the viewer can do now: any position that looks like this one allows the same."""
    return () if view.seat is None else imagined(view).legal(view.seat)


@lru_cache(maxsize=2)
def paths(view: InkognitoView) -> tuple[tuple[str, ...], ...]:
    """The ways to pick each of these choices on the board."""
    return tuple([path(action, view) for action in choices(view)])


@lru_cache(maxsize=4)
def parts_next(view: InkognitoView, picked: tuple[str, ...]) -> frozenset[str]:
    """The parts that can follow those picked so far."""
    found = [following(each, picked) for each in paths(view) if matches(each, picked)]
    return frozenset([part for parts in found for part in parts])


@lru_cache(maxsize=4)
def parts_left(view: InkognitoView, picked: tuple[str, ...]) -> frozenset[str]:
    """The parts that can follow at once or later."""
    return frozenset([part for each in paths(view) if matches(each, picked) for part in each]) - frozenset(picked)


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
            return "answer_through" if is_through_ambassador(view) else "answer"
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


def is_through_ambassador(view: InkognitoView) -> bool:
    """IK-17, IK-39"""
    return view.question is not None and view.question.through_ambassador


def may_interrupt(view: InkognitoView, seat: Seat) -> bool:
    """IK-43 The fifth player alone, and only while somebody else sends a figure away."""
    return view.phase == "expelling" and is_ambassador(view, seat) and bool(choices(view))


def asked_at_meeting(view: InkognitoView, seat: Seat) -> Kind:
    """IK-16, IK-17, IK-39"""
    if is_ambassador(view, seat):
        return "ask_as_ambassador"
    return "ask_through" if met_figure(view) is None else "ask"


def asked_to_expel(view: InkognitoView) -> Kind:
    """IK-22, IK-24, IK-25"""
    if any(isinstance(action, Object) for action in choices(view)):
        return "object"
    return "expel_ambassador" if met_figure(view) is None else "expel"
