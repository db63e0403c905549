"""The words of the tests: a small board, a turn as it is given, what is done when, and what is then seen.

Nothing changes a table: every verb makes a new one. A table remembers what its last verb told.
"""

from collections.abc import Mapping, Sequence

import msgspec

from saucer.core import Action, Bot, Chance, Decide, Dice, Random, Seat, Teller, seats
from saucer.games.los_incognitos.board_model import Destination, Function, Kind, Link, LosBoard, Sign
from saucer.games.los_incognitos.boards import BOARDS
from saucer.games.los_incognitos.model import (
    KINDS,
    SYMBOLS,
    EndTurn,
    Explore,
    LosView,
    Mark,
    Move,
    RollAgain,
    Storable,
    Symbol,
)
from saucer.games.los_incognitos.rules import turns
from saucer.games.los_incognitos.rules.chart import chart_of
from saucer.games.los_incognitos.rules.position import LosPosition
from saucer.games.los_incognitos.rules.state import NEW, OLD, STROKE, UNKNOWN, USED_ZERO, ZERO
from tests.positions import Given, do

ANNA, BEN, CARL, DORA = seats(4)
JETPACK, LOCATOR, SPRAY, MOONBOOT, RED_GIANT, TIME_VORTEX = SYMBOLS
J: Storable = "jetpack"
L: Storable = "locator"
S: Storable = "spray"
B: Storable = "moonboot"
R: Symbol = "red_giant"
V: Symbol = "time_vortex"

PLACES = (
    "A shuttle", "B shuttle", "C shuttle", "m1 yellow red", "m2 red blue", "m3 white green", "m4 yellow blue",
    "m5 yellow green", "v1 vessel", "s1 site", "s2 site",
)  # fmt: skip
LINKS = (
    "A m1 land air", "A m2 land", "A v1 air", "A s1 air", "m1 m2 land air land", "m1 v1 air", "v1 s1 land",
    "m2 m3 air", "m3 B land", "B s2 air", "B m4 land+air land", "m4 C carpet", "C m5 land", "m5 s2 land", "C m3 air",
    "s1 m4 air",
)  # fmt: skip
"""The small board: yellow 2 2 3 3 4 4, red 3 4 4 5 5 6, white 4 4 5 5 6, blue 6 6 7 7 8, green 9 10 11 12."""


def destination(place: str) -> Destination:
    name, *kinds = place.split()
    if kinds[0] in ("shuttle", "vessel", "site"):
        return msgspec.convert({"id": name, "kind": kinds[0], "x": 0, "y": 0, "name": name.upper()}, Destination)
    field = {"id": name, "kind": "monster", "x": 0, "y": 0, "monsters": kinds, "name": name.upper()}
    return msgspec.convert(field, Destination)


def link(ends: str) -> Link:
    one, two, *sections = ends.split()
    return msgspec.convert({"ends": [one, two], "sections": sections}, Link)


def a_board(
    function: Function = "force_field",
    places: Sequence[str] = PLACES,
    links: Sequence[str] = LINKS,
    site_values: tuple[int, ...] = (4, 4),
    signs: Mapping[Kind, Sign] | None = None,
) -> LosBoard:
    """The tables of the space station; a kind has one sign all along its row, if one is named."""
    station = BOARDS["space-station"]
    rows = {
        kind: msgspec.structs.replace(row, signs=(sign,) * len(row.values()))
        for kind, row in zip(KINDS, station.monsters.rows(), strict=True)
        for sign in [(signs or {}).get(kind, "star")]
    }
    return msgspec.structs.replace(
        station,
        function=function,
        destinations=tuple(destination(each) for each in places),
        links=tuple(link(each) for each in links),
        monsters=msgspec.structs.replace(station.monsters, **rows),
        site_values=site_values,
    )


class Table(Given[LosPosition]):
    def view(self, seat: Seat | None = None) -> LosView:
        return self.position.view(seat)

    def legal(self) -> list[Action]:
        """What the seat that is asked may do."""
        return [action for seat in self.asked for action in self.position.legal(seat)]

    def can(self, *kinds: type[Action]) -> list[Action]:
        """The legal actions of these kinds."""
        return [action for action in self.legal() if isinstance(action, kinds)]

    @property
    def asked(self) -> list[Seat]:
        now = self.position.next()
        return list(now.must) if isinstance(now, Decide) else []

    @property
    def rolls(self) -> int:
        """How many dice are rolled next; 0 if none."""
        now = self.position.next()
        return now.draw.count if isinstance(now, Chance) and isinstance(now.draw, Dice) else 0

    def owner(self, place: str) -> Seat | None:
        return self.view().destinations[number(self.position, place)].owner

    def taker(self, one: str, two: str, at: int = 0) -> Seat | None:
        return self.view().sections[section(self.position, one, two, at)]

    @property
    def aside_is_spent(self) -> bool:
        """LI-45"""
        aside = self.view().set_aside
        assert aside is not None
        return aside.spent

    def logbook(self, seat: Seat) -> list[int | str]:
        """Points as numbers; a stroke, a zero and a used zero as they are called."""
        return [each.points if each.kind == "points" else each.kind for each in self.view().players[seat].logbook]


def number(position: LosPosition, place: str) -> int:
    return [each.id for each in position.chart.board.destinations].index(place)


def section(position: LosPosition, one: str, two: str, at: int = 0) -> int:
    """The number of a section of the link between two destinations, counted from the first of them."""
    chart = position.chart
    ends = [each.ends for each in chart.board.links]
    if (one, two) in ends:
        return int(chart.first[ends.index((one, two))]) + at
    return int(chart.last[ends.index((two, one))]) - at


def whole(position: LosPosition, one: str, two: str) -> list[int]:
    first, last = section(position, one, two), section(position, two, one)
    return list(range(min(first, last), max(first, last) + 1))


WRITTEN = {"stroke": STROKE, "zero": ZERO, "used_zero": USED_ZERO}


def a_game(board: LosBoard | None = None, players: int = 2, *, signs: bool = False, by_hand: bool = False) -> Table:
    """Before anything has happened."""
    position = LosPosition(chart_of(board or a_board()), players, signs, by_hand)
    position.lay_out()
    return Table(position)


def a_turn(
    roll: Sequence[Symbol] | None = None,
    pad: Sequence[Storable] = (),
    routes: Mapping[Seat, Sequence[str]] | None = None,
    sections: Mapping[Seat, Sequence[tuple[str, str, int]]] | None = None,
    owns: Mapping[Seat, Sequence[str]] | None = None,
    marked: Mapping[Seat, Sequence[tuple[str, Kind]]] | None = None,
    explored: Mapping[Seat, Sequence[str]] | None = None,
    gone: Mapping[Kind, int] | None = None,
    log: Mapping[Seat, Sequence[int | str]] | None = None,
    aside: Symbol | None = None,
    board: LosBoard | None = None,
    players: int = 2,
    player: Seat = ANNA,
    signs: bool = False,
) -> Table:
    """It is the player's turn. With a roll that lies on the table; without one it is about to be rolled.

    `routes` are whole links ("A m1") with the destinations at their ends, `pad` lay there before the roll,
    `gone` are values marked by the last player before this turn.
    """
    position = a_game(board, players, signs=signs).position
    position.first = ANNA
    for seat, ways in (routes or {}).items():
        for way in ways:
            lay_route(position, seat, *way.split())
    for seat, pieces in (sections or {}).items():
        for one, two, at in pieces:
            position.takers[section(position, one, two, at)] = seat
    for seat, places in (owns or {}).items():
        for place in places:
            position.own_destination(seat, number(position, place))
    for kind, count in (gone or {}).items():
        for _ in range(count):
            cross_off(position, Seat(players - 1), kind)
    for seat, monsters in (marked or {}).items():
        for place, kind in monsters:
            at = number(position, place)
            position.own_destination(seat, at)
            position.marks[at] = cross_off(position, seat, kind)
            position.to_mark[seat] &= ~(1 << at)
    for seat, places in (explored or {}).items():
        for place in places:
            explore(position, seat, number(position, place))
    for seat, entries in (log or {}).items():
        for at, entry in enumerate(entries):
            line = seat * position.entries() + at
            position.log[line] = WRITTEN[entry] if isinstance(entry, str) else entry
        position.written[seat] = len(entries)
    for each in range(players):
        position.routes[each] = UNKNOWN
    turns.begin_turn(position, player, False, Teller())
    if aside is not None:
        position.aside = SYMBOLS.index(aside)
    for die in pad:
        position.dice[OLD + SYMBOLS.index(die)] += 1
    return Table(position) if roll is None else lay_dice(Table(position), roll)


def lay_dice(given: Table, roll: Sequence[Symbol]) -> Table:
    """These dice lie on the table, however many they are."""
    position, tell = given.position.copy(), Teller()
    position.happen(tuple(sorted(SYMBOLS.index(die) for die in roll)), tell)
    return Table(position, tell.told)


def lay_route(position: LosPosition, seat: Seat, one: str, two: str) -> None:
    for each in whole(position, one, two):
        position.takers[each] = seat
    for place in (one, two):
        at = number(position, place)
        if not position.chart.shuttles & 1 << at:
            position.own_destination(seat, at)


def cross_off(position: LosPosition, seat: Seat, kind: Kind) -> int:
    at = KINDS.index(kind)
    value = int(position.chart.row_at[at] + position.gone[at])
    position.gone[at] += 1
    position.markers[value] = seat
    return value


def explore(position: LosPosition, seat: Seat, at: int) -> None:
    place = [int(each) for each in position.site_seats].index(-1)
    position.explored |= 1 << at
    position.own_destination(seat, at)
    position.site_seats[place] = seat
    position.site_places[place] = at
    position.functions[seat] += 1


def store_now(given: Table, *dice: Storable) -> Table:
    """These lie on the pad since this roll."""
    position = given.position.copy()
    for die in dice:
        position.dice[NEW + SYMBOLS.index(die)] += 1
    position.choices = None
    return Table(position, given.told)


def roll(given: Table, *dice: Symbol) -> Table:
    """Chance shows these."""
    position, tell = given.position.copy(), Teller()
    position.settle(tuple(sorted(SYMBOLS.index(die) for die in dice)), tell)
    return Table(position, tell.told)


def begins(given: Table, seat: Seat) -> Table:
    """Chance lets this seat start."""
    position, tell = given.position.copy(), Teller()
    position.settle((seat,), tell)
    return Table(position, tell.told)


def chosen(given: Table, bot: Bot, seed: int = 0) -> Action | None:
    """What a bot does from there."""
    seat = given.asked[0]
    return bot.choose(given.view(seat), given.position.legal(seat), Random(seed))


def run(given: Table, one: str, two: str, start: int = 0, end: int | None = None) -> Move:
    """A movement along the link between two destinations, sections counted from the first of them."""
    last = start if end is None else end
    return Move(section(given.position, one, two, start), section(given.position, one, two, last))


def mark(given: Table, place: str, monster: Kind) -> Mark:
    return Mark(number(given.position, place), monster)


def site(given: Table, place: str) -> Explore:
    return Explore(number(given.position, place))


def nothing_for(given: Table, seat: Seat) -> Table:
    """As long as this seat rolls, nothing but Red Giants comes."""
    when = given
    while when.view().player == seat and when.rolls:
        when = roll(when, *[R] * when.rolls)
    return when


def to_the_end_of_turn(given: Table) -> Table:
    """Rolls nothing useful until the turn is over."""
    when = given
    while when.view().phase == "acting":
        when = do(when, RollAgain() if RollAgain() in when.legal() else EndTurn())
        if when.view().phase == "rolling" and when.view().acted:
            when = roll(when, *[R] * when.rolls)
    return when
