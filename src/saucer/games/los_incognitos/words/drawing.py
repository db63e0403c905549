"""Los Incognitos: the view for a terminal, a text for each line."""

from saucer.core import Seat, SeatName, Text, text
from saucer.core.text import listed
from saucer.games.los_incognitos.board_model import MonsterRow, Section
from saucer.games.los_incognitos.model import (
    KINDS,
    STORABLES,
    DestinationView,
    Entry,
    LosView,
    Monster,
    Symbol,
    ValueView,
)
from saucer.games.los_incognitos.words.map import chart
from saucer.games.los_incognitos.words.nouns import dice, entry, kind, named, one, spot, symbol


def drawing(view: LosView) -> list[Text]:
    lines = [text("draw-board", board=named(view.board.title))]
    lines += [link(view, number) for number in range(len(view.board.links))]
    lines += [place(view, number) for number in range(len(view.destinations))]
    lines += [table(view, number) for number in range(len(KINDS))]
    lines.append(sites(view))
    lines += [player(view, Seat(seat)) for seat in range(len(view.players))]
    return lines + table_top(view)


def link(view: LosView, number: int) -> Text:
    """Its ends, and who has which section."""
    board = chart(view)
    shown = view.board.links[number]
    first = int(board.first[number])
    sections = [section(each, view.sections[first + at]) for at, each in enumerate(shown.sections)]
    one, two = board.spots[board.end_a[number]], board.spots[board.end_b[number]]
    return text("draw-link", one=spot(one), two=spot(two), sections=listed(sections))


def section(shown: Section, taker: Seat | None) -> Text:
    name = text(f"section-{shown.replace('+', '_')}")
    return name if taker is None else text("draw-taken", what=name, player=SeatName(taker))


def place(view: LosView, number: int) -> Text:
    """LI-50 What a destination is; whose it is, and what has been done there, if that can be said."""
    shown, name, what = view.destinations[number], spot(chart(view).spots[number]), nature(view, number)
    if shown.owner is None and shown.mark is None:
        return text("draw-free", place=name, what=what)
    if shown.owner is None:
        return text("draw-nobodys", place=name, what=what, done=done_at(shown))
    return text("draw-place", place=name, what=what, player=SeatName(shown.owner), done=done_at(shown))


def nature(view: LosView, number: int) -> Text:
    """LI-2, LI-15 The kinds that a field shows, or what else is there."""
    shown = view.board.destinations[number]
    if shown.kind == "monster":
        return text("draw-either", one=kind(shown.monsters[0]), two=kind(shown.monsters[1]))
    if shown.kind == "site":
        return text(f"function-{view.board.function}")
    if shown.kind == "shuttle" and number in view.started:
        return text("draw-started")
    return text(f"draw-{shown.kind}")


def done_at(shown: DestinationView) -> Text:
    if shown.mark is not None:
        return text("draw-marked", monster=kind(shown.mark.kind))
    return text("draw-explored" if shown.explored else "draw-open")


def table(view: LosView, number: int) -> Text:
    """LI-3"""
    row = view.board.monsters.rows()[number]
    values = listed([value(each, view.signs == "on") for each in view.tables[number]])
    return text("draw-table", monster=kind(KINDS[number]), dice=dice(needs(row)), values=values)


def needs(row: MonsterRow) -> list[Symbol]:
    counts = {"jetpack": row.needs.jetpack, "locator": row.needs.locator, "spray": row.needs.spray}
    counts["moonboot"] = row.needs.moonboot
    return [die for die in STORABLES for _ in range(counts[die])]


def value(field: ValueView, signed: bool) -> Text:
    """LI-18, LI-38, LI-39"""
    shown = text("draw-value", value=field.value)
    if signed:
        shown = text("draw-signed", value=field.value, sign=text(f"sign-{field.sign}"))
    if field.seat is None:
        return shown
    taken = text("draw-taken", what=shown, player=SeatName(field.seat))
    return taken if field.circled is None else text("draw-circled", what=taken, player=SeatName(field.circled))


def sites(view: LosView) -> Text:
    """LI-20"""
    shown: list[Text] = []
    for each in view.sites:
        worth = text("draw-value", value=each.value)
        if each.seat is None:
            shown.append(worth)
        else:
            message = "draw-site_used" if each.used else "draw-taken"
            shown.append(text(message, what=worth, player=SeatName(each.seat)))
    values = listed(shown) if shown else text("dice-none")
    return text("draw-sites", function=text(f"function-{view.board.function}"), values=values)


def player(view: LosView, seat: Seat) -> Text:
    """LI-21, LI-25, LI-50"""
    shown = view.players[seat]
    entries = listed([written(each) for each in shown.logbook]) if shown.logbook else text("draw-no_entry")
    message = "draw-player_out" if shown.out else "draw-player"
    return text(message, player=SeatName(seat), entries=entries, points=shown.points, route=shown.route)


def written(shown: Entry) -> Text:
    """LI-21 In few words, since many stand in a row."""
    return text("draw-stroke") if shown.kind == "stroke" else entry(shown)


def table_top(view: LosView) -> list[Text]:
    """The dice of the turn, and what is still to come in it."""
    if view.player is None or view.phase == "over":
        return []
    pad = [each.die for each in view.pad]
    lines = [text("draw-dice", roll=dice(view.roll), pad=dice(pad), spent=dice(view.spent), points=view.points)]
    lines += [text(f"draw-no_{ban}") for ban in view.bans]
    for aside in (view.set_aside, view.next_set_aside):
        if aside is not None:
            message = "draw-aside_spent" if aside.spent else "draw-aside"
            lines.append(text(message, die=symbol(aside.symbol), player=SeatName(aside.player)))
    if view.to_sign:
        lines.append(text("draw-to_sign", signs=listed([sign_of(view, each) for each in view.to_sign])))
    return lines


def sign_of(view: LosView, monster: Monster) -> Text:
    """LI-39"""
    field = view.tables[KINDS.index(monster.kind)][monster.place - 1]
    return text("label-carry_out", sign=text(f"sign-{field.sign}"), monster=one(monster))
