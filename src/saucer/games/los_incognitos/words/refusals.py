"""Los Incognitos: why a part of the board cannot be used now, from the view alone."""

from functools import cache

from saucer.core import SeatName, Text, Unreadable, text
from saucer.games.los_incognitos.model import KINDS, STORABLES, SYMBOLS, LosView
from saucer.games.los_incognitos.rules.chart import LOCATOR, TIME_VORTEX
from saucer.games.los_incognitos.rules.moving import may_go_on, own_from_a, own_from_b
from saucer.games.los_incognitos.rules.position import LosPosition
from saucer.games.los_incognitos.rules.storing import ROOM
from saucer.games.los_incognitos.words.map import is_open_at_both_ends, position_of, spot_at
from saucer.games.los_incognitos.words.nouns import kind, spot
from saucer.games.los_incognitos.words.paths import path
from saucer.games.los_incognitos.words.prompts import asked
from saucer.games.los_incognitos.words.why_values import why_not_value


def parts(view: LosView) -> tuple[str, ...]:
    """Everything a person can point at."""
    return _parts(len(view.sections), len(view.destinations), tuple(map(len, view.tables)))


@cache
def _parts(sections: int, destinations: int, values: tuple[int, ...]) -> tuple[str, ...]:
    """On a board with so many of each, and so many values of each kind."""
    return (
        *[f"section:{number}" for number in range(sections)],
        *[f"destination:{number}" for number in range(destinations)],
        *[f"die:{die}" for die in SYMBOLS],
        *[f"pad:{die}" for die in STORABLES],
        *[f"symbol:{die}" for die in SYMBOLS],
        *[f"monster:{each}" for each in KINDS],
        *[f"value:{each}:{place + 1}" for each, many in zip(KINDS, values, strict=True) for place in range(many)],
        "function", "roll", "end", "rolled", "set_aside", "keep", "decline",
    )  # fmt: skip


def why_not(view: LosView, part: str) -> Text | None:
    """None exactly if the part begins something the viewer can do."""
    if part not in parts(view):
        raise Unreadable(f"there is no part {part!r} of the board; there is {', '.join(parts(view))}")
    wanted = asked(view)
    if view.seat is None or view.seat != view.player or wanted is None:
        return why_not_now(view)
    position = position_of(view)
    legal = position.legal(view.seat)
    if part in {path(action, view)[0] for action in legal}:  # type: ignore[arg-type]
        return None
    words = part.split(":")
    if words[0] == "value":
        return why_not_value(view, words[1], int(words[2]))
    return why_not_in_turn(view, position, words) if view.phase == "acting" else text(f"why-first-{wanted}")


def why_not_now(view: LosView) -> Text:
    """The viewer has nothing to decide."""
    if view.phase == "over":
        return text("why-over")
    if view.seat is None:
        return text("why-watching")
    if view.player is None:
        return text("why-starting")
    if asked(view) is None:
        return text("why-rolling")
    return text("why-other_turn", player=SeatName(view.player))


def why_not_in_turn(view: LosView, position: LosPosition, words: list[str]) -> Text:
    match words:
        case ["section", number]:
            return why_not_section(view, position, int(number))
        case ["destination", number]:
            return why_not_destination(view, position, int(number))
        case ["die", die]:
            return why_not_die(view, die)
        case ["pad", _]:
            return text("why-pad")
        case ["monster", _]:
            return text("why-monster")
        case ["symbol", _]:
            return text("why-symbol")
        case ["function"]:
            return why_not_function(view, position)
        case ["roll"]:
            return why_not_roll(view)
        case ["end"]:
            return text("why-act_first" if not view.acted else "why-roll_on")
        case ["set_aside"]:
            return text("why-aside" if view.set_aside is not None else "why-no_aside")
        case _:
            return text("why-nothing_to_decline")


def why_not_roll(view: LosView) -> Text:
    """LI-7"""
    if view.acted:
        return text("why-no_dice")
    return text("why-stuck" if asked(view) == "stuck" else "why-act_first")


def why_not_die(view: LosView, die: str) -> Text:
    """LI-9"""
    if die not in STORABLES:
        return text("why-not_storable")
    if die not in view.roll:
        return text("why-not_rolled", die=text(f"symbol-{die}"))
    assert len(view.pad) == ROOM
    return text("why-pad_full")


def why_not_section(view: LosView, position: LosPosition, section: int) -> Text:
    """LI-8, LI-11 to LI-16, LI-32, LI-33"""
    taker = view.sections[section]
    if taker is not None:
        return text("why-own_section") if taker == view.player else text("why-taken", player=SeatName(taker))
    if "moving" in view.bans:
        return text("why-no_moving")
    chart, seat = position.chart, position.player
    link = int(chart.link[section])
    low, high = own_from_a(position, seat, link), own_from_b(position, seat, link)
    from_a = may_go_on(position, seat, chart.end_a[link], low > chart.first[link])
    from_b = may_go_on(position, seat, chart.end_b[link], high < chart.last[link])
    if not from_a and not from_b:
        return why_not_there(view, position, link)
    if not position.have(LOCATOR):
        return text("why-no_locator")
    if is_open_at_both_ends(position, link) and low < section < high:
        return text("why-begin_at_end")
    if is_blocked(position, low, high, section, from_a, from_b):
        return text("why-blocked")
    return why_not_paid(position, section)


def is_blocked(position: LosPosition, low: int, high: int, section: int, from_a: bool, from_b: bool) -> bool:
    """LI-14, LI-16 Others have taken what lies before it, from wherever one could come."""
    seat = position.player
    before = [position.takers[each] in (-1, seat) for each in range(low, section)]
    behind = [position.takers[each] in (-1, seat) for each in range(section + 1, high + 1)]
    return not (from_a and all(before)) and not (from_b and all(behind))


def why_not_there(view: LosView, position: LosPosition, link: int) -> Text:
    """LI-11, LI-15"""
    chart = position.chart
    for end in (chart.end_a[link], chart.end_b[link]):
        if position.started & 1 << end:
            return text("why-started", place=spot(spot_at(view, int(end))))
    return text("why-not_there")


def why_not_paid(position: LosPosition, section: int) -> Text:
    """LI-11, LI-32, LI-33"""
    if position.chart.carpet[section]:
        return text("why-carpet")
    return text("why-double" if position.chart.parts[section] == 2 else "why-move_dice")


def why_not_destination(view: LosView, position: LosPosition, number: int) -> Text:
    """LI-13, LI-14, LI-17 to LI-20"""
    shown, place = view.destinations[number], view.board.destinations[number]
    if place.kind == "shuttle":
        return text("why-shuttle")
    if shown.mark is not None:
        return text("why-marked", monster=kind(shown.mark.kind))
    if shown.owner is None:
        return text("why-not_reached")
    if shown.owner != view.player:
        return text("why-taken", player=SeatName(shown.owner))
    if place.kind == "site":
        return text("why-explored" if shown.explored else "why-explore_dice")
    if "marking" in view.bans:
        return text("why-no_marking")
    left = position.kinds_left() & position.chart.kinds[number]
    return text("why-mark_dice" if left else "why-used_up")


def why_not_function(view: LosView, position: LosPosition) -> Text:
    """LI-20, LI-27, LI-29, LI-31, LI-36"""
    assert view.player is not None
    name = text(f"function-{view.board.function}")
    if not view.players[view.player].functions:
        return text("why-no_function", function=name)
    match view.board.function:
        case "force_field":
            return text("why-force_field")
        case "treasure_chest":
            if "marking" in view.bans:
                return text("why-no_marking")
            return text("why-chest_dice" if position.have(TIME_VORTEX) else "why-chest_vortex")
        case "bazaar":
            return text("why-bazaar")
        case "arena":
            return text("why-arena")
