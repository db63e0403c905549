"""All in All: why a part of the board cannot be used now, from the view alone."""

from functools import cache, lru_cache
from typing import Literal, assert_never

from saucer.core import Action, Random, Seat, SeatName, Text, Unreadable, text
from saucer.games.all_in_all.knowledge.imagine import imagine
from saucer.games.all_in_all.model import ALIENS, RELICS, AllInAllView, PlayPilferer, PlaySchemer
from saucer.games.all_in_all.rules.state import FULL_SET, PORTALS
from saucer.games.all_in_all.words.nouns import named

Kind = Literal["explore", "explore_alien", "land", "land_race", "sabortal", "collect"]
"""The kinds of choices there are."""


def asked_to(view: AllInAllView) -> Kind | None:
    """What the viewer can decide now."""
    if view.seat is None:
        return None
    match view.phase:
        case "exploring" if view.seat == view.explorer:
            return "explore_alien" if can_play_an_alien(view) else "explore"
        case "landing" if still_asked(view, view.seat):
            return "land" if view.landing == "sealed" else "land_race"
        case "sabortal" if view.seat == view.drawn_from:
            return "sabortal"
        case "collecting" if view.seat == view.collector:
            return "collect"
        case _:
            return None


def still_asked(view: AllInAllView, seat: int) -> bool:
    """AA-13 Whether this player is unlanded and has not answered."""
    player = view.players[seat]
    return player.landed is None and not player.answered


def can_play_an_alien(view: AllInAllView) -> bool:
    """AA-11 Whether the viewer explores and can play an alien; what others could play is for them to say."""
    return view.seat == view.explorer and any(why_not_alien(view, alien) is None for alien in ALIENS)


@cache
def parts(players: int) -> tuple[str, ...]:
    """Everything a person can point at."""
    return (
        *[f"seat:{seat}" for seat in range(players)],
        *[f"portal:{portal}" for portal in range(1, PORTALS + 1)],
        *[f"card:{card}" for card in (*ALIENS, "sabortal")],
        *[f"relic:{relic}" for relic in RELICS],
        *[f"planet:{seat}:{relic}" for seat in range(players) for relic in RELICS],
        "planet", "hand", "ship", "pile", "fly_on", "stop",
    )  # fmt: skip


def why_not(view: AllInAllView, part: str, picked: tuple[str, ...] = ()) -> Text | None:
    """None exactly if the part can be picked next, after those picked before in this choice."""
    known = parts(len(view.players))
    if part not in known:
        raise Unreadable(f"there is no part {part!r} of the board; there is {', '.join(known)}")
    if part == "pile":
        return text("why-pile")
    kind = asked_to(view)
    if kind is None:
        return why_not_now(view)
    words = part.split(":")
    match kind:
        case "explore" | "explore_alien":
            return why_not_exploring(view, words, picked)
        case "land" | "land_race":
            return why_not_landing(view, words)
        case "sabortal":
            return why_not_by_sabortal(view, words)
        case "collect":
            return why_not_collecting(view, words)
        case _:
            assert_never(kind)


def why_not_now(view: AllInAllView) -> Text:
    """The viewer has nothing to decide."""
    if view.phase == "over":
        return text("why-over")
    if view.seat is None:
        return text("why-watching")
    match view.phase:
        case "set_up" | "refilling":
            return text("why-dealing")
        case "drawing":
            return text("why-drawing")
        case "stacking":
            return text("why-stacking")
        case "sabortal":
            assert view.drawn_from is not None
            return text("why-sabortal", player=SeatName(view.drawn_from))
        case "collecting":
            return why_not_collector(view, view.seat)
        case "exploring" | "landing":
            return why_not_flying(view, view.seat)
        case _:
            assert_never(view.phase)


def why_not_flying(view: AllInAllView, seat: Seat) -> Text:
    """AA-13, AA-14, AA-15"""
    landed = view.players[seat].landed
    if landed is not None:
        return text("why-landed", portal=landed)
    if view.phase == "landing":
        return text(f"why-answered-{view.answer}")
    return text("why-explorer", player=SeatName(view.explorer), portal=view.portal)


def why_not_collector(view: AllInAllView, seat: Seat) -> Text:
    """AA-19"""
    assert view.collector is not None
    collector = SeatName(view.collector)
    if seat in view.collecting:
        return text("why-collecting-later", player=collector)
    if view.players[seat].landed is None:
        return text("why-collecting-flying", player=collector)
    return text("why-collecting-done", player=collector)


def why_not_exploring(view: AllInAllView, words: list[str], picked: tuple[str, ...]) -> Text | None:
    """AA-7, AA-8, AA-11; an alien that was picked goes on with what its ability needs."""
    match so_far(view, picked):
        case ["card:pilferer"]:
            return why_not_going_on(view, words, picked) or why_not_pilfering(view, words)
        case ["card:schemer"]:
            return why_not_going_on(view, words, picked) or why_not_scheming(view, words)
        case ["card:schemer", portal]:
            return why_not_going_on(view, words, picked) or why_not_placing(view, words, portal)
        case _:
            return why_not_beginning(view, words)


def so_far(view: AllInAllView, picked: tuple[str, ...]) -> tuple[str, ...]:
    """What was picked, if it begins something that can be done; else nothing."""
    portals = [f"portal:{portal}" for portal in range(1, PORTALS + 1) if why_not_emptied(view, portal) is None]
    beginnings = [("card:pilferer",), ("card:schemer",), *[("card:schemer", portal) for portal in portals]]
    can_begin = picked in beginnings and why_not_alien(view, picked[0].removeprefix("card:")) is None
    return picked if can_begin else ()


def why_not_going_on(view: AllInAllView, words: list[str], picked: tuple[str, ...]) -> Text | None:
    """The part was picked already, or begins something else."""
    if ":".join(words) in picked:
        return text("why-picked")
    return text("why-begun") if why_not_beginning(view, words) is None else None


def why_not_beginning(view: AllInAllView, words: list[str]) -> Text | None:
    """Nothing is picked yet: a hand to draw from, or an alien to play."""
    match words:
        case ["seat", seat]:
            return text("why-own_hand") if int(seat) == view.seat else None
        case ["card", card]:
            return why_not_alien(view, card)
        case ["portal", portal]:
            return why_not_portal(view, int(portal))
        case ["planet", seat, relic]:
            return why_not_relic_of(view, Seat(int(seat)), relic)
        case ["relic", _]:
            return text("why-placing")
        case ["planet"]:
            return why_not_planet(view)
        case ["hand"]:
            return text("why-after_schemer" if can_scheme(view) else "why-placing")
        case ["ship"]:
            return text("why-not_explored", portal=view.portal)
        case _:
            return text("why-no_passing", portal=view.portal)


def why_not_alien(view: AllInAllView, card: str) -> Text | None:
    """AA-11, AA-30, AA-31, AA-34"""
    if card == "sabortal":
        return text("why-sabortal_stays")
    missing = why_not_held(view, card)
    if missing is not None:
        return missing
    if card == "pilferer" and not can_pilfer(view):
        return text("why-pilferer")
    if card == "schemer" and not can_scheme(view):
        return text("why-schemer")
    return None


@lru_cache(maxsize=2)
def choices(view: AllInAllView) -> tuple[Action, ...]:
    """All that the viewer can do now: any position that looks like this one allows the same."""
    return () if view.seat is None else imagine(view, Random(0)).legal(view.seat)


def can_pilfer(view: AllInAllView) -> bool:
    """AA-30"""
    return any(isinstance(action, PlayPilferer) for action in choices(view))


def can_scheme(view: AllInAllView) -> bool:
    """AA-31"""
    return any(isinstance(action, PlaySchemer) for action in choices(view))


def why_not_relic_of(view: AllInAllView, seat: Seat, relic: str) -> Text:
    """AA-30 Pointing at a relic on a planet comes after the pilferer."""
    if not holds(view, "pilferer") and seat != view.seat:
        return text("why-no_pilferer")
    return why_safe(view, seat, relic) or text("why-after_pilferer")


def why_not_pilfering(view: AllInAllView, words: list[str]) -> Text | None:
    """AA-30 After the pilferer comes a relic on another planet."""
    match words:
        case ["planet", seat, relic]:
            return why_safe(view, Seat(int(seat)), relic)
        case _:
            return why_not_beginning(view, words)


def why_safe(view: AllInAllView, seat: Seat, relic: str) -> Text | None:
    """AA-30, AA-21"""
    name = text(f"card-{relic}")
    count = on_planet(view, seat, relic)
    if seat == view.seat:
        return text("why-own_planet")
    if count == 0:
        return text("why-not_on_planet", relic=name)
    if count == FULL_SET:
        return text("why-full_set", relic=name, player=SeatName(seat))
    return why_no_room(view, relic)


def why_not_portal(view: AllInAllView, portal: int) -> Text:
    """AA-31 Pointing at a portal comes after the schemer; without one there is nothing to do there."""
    if not holds(view, "schemer"):
        return why_not_at(view, portal)
    return why_not_emptied(view, portal) or text("why-after_schemer")


def why_not_emptied(view: AllInAllView, portal: int) -> Text | None:
    """AA-31 The schemer takes a relic that lies at a portal."""
    card = view.portals[portal - 1].card
    if card is None:
        return text("why-nothing_there", portal=portal)
    return text("why-schemer_alien", alien=named(card)) if card in ALIENS else None


def why_not_planet(view: AllInAllView) -> Text:
    """AA-31 The planet comes after the schemer and a portal, if there is room for any relic that lies there."""
    if not can_scheme(view):
        return text("why-placing")
    has_room = any(isinstance(action, PlaySchemer) and action.into == "planet" for action in choices(view))
    return text("why-after_schemer" if has_room else "why-no_room")


def why_not_scheming(view: AllInAllView, words: list[str]) -> Text | None:
    """AA-31 After the schemer comes a portal."""
    match words:
        case ["portal", portal]:
            return why_not_emptied(view, int(portal))
        case _:
            return why_not_beginning(view, words)


def why_not_placing(view: AllInAllView, words: list[str], portal: str) -> Text | None:
    """AA-31 After the schemer and a portal comes where its relic goes."""
    match words:
        case ["portal", other]:
            return why_not_emptied(view, int(other)) or text("why-begun")
        case ["planet"]:
            card = view.portals[int(portal.removeprefix("portal:")) - 1].card
            assert card is not None
            return why_no_room(view, card)
        case ["hand"]:
            return None
        case _:
            return why_not_beginning(view, words)


def why_not_at(view: AllInAllView, portal: int) -> Text:
    """AA-7, AA-12"""
    if portal == view.portal:
        return text("why-explore_by_drawing", portal=portal)
    if portal < view.first_portal:
        return text("why-first_mission")
    if portal < view.portal:
        return text("why-explored", portal=portal)
    return text("why-too_far", portal=portal, next=view.portal)


def why_not_landing(view: AllInAllView, words: list[str]) -> Text | None:
    """AA-12, AA-13, AA-13b"""
    match words:
        case ["portal", portal] if int(portal) != view.portal:
            return text("why-other_portal", portal=view.portal)
        case ["portal", _]:
            return None
        case ["fly_on"]:
            return None if view.landing == "sealed" else text("why-race")
        case ["ship"]:
            return text("why-ship", portal=view.portal)
        case _:
            return text("why-landing_first", portal=view.portal)


def why_not_by_sabortal(view: AllInAllView, words: list[str]) -> Text | None:
    """AA-17"""
    match words:
        case ["portal", portal]:
            return why_not_taking(view, int(portal))
        case ["stop"]:
            return None
        case _:
            return text("why-one_card")


def why_not_taking(view: AllInAllView, portal: int) -> Text | None:
    return text("why-nothing_there", portal=portal) if view.portals[portal - 1].card is None else None


def why_not_collecting(view: AllInAllView, words: list[str]) -> Text | None:
    """AA-20"""
    match words:
        case ["portal", portal]:
            return why_not_taking(view, int(portal))
        case ["relic", relic]:
            return why_not_held(view, relic) or why_no_room(view, relic)
        case ["stop"]:
            return None
        case ["card", "sabortal"]:
            return text("why-sabortal_stays")
        case ["card", _]:
            return text("why-alien_on_planet")
        case ["planet"] | ["hand"]:
            return text(f"why-collecting-{words[0]}")
        case _:
            return text("why-collecting")


def why_not_held(view: AllInAllView, card: str) -> Text | None:
    return None if holds(view, card) else text("why-not_held", card=text(f"card-{card}"))


def why_no_room(view: AllInAllView, relic: str) -> Text | None:
    """AA-21"""
    assert view.seat is not None
    full = on_planet(view, view.seat, relic) == FULL_SET
    return text("why-three", relic=text(f"card-{relic}")) if full else None


def holds(view: AllInAllView, card: str) -> bool:
    return view.hand is not None and card in view.hand


def on_planet(view: AllInAllView, seat: Seat, relic: str) -> int:
    return sum(each == relic for each in view.players[seat].planet)
