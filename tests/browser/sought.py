"""Which moments of a game are climaxes; and those that are rarely met, sought in games on file and in games of bots."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from saucer.arena.play import play
from saucer.core import Game, Match, Position, Told, seats
from saucer.core.record import Drawn, Entry
from saucer.guide import Pattern, matches
from saucer.server.table.broadcast import Happened, Instant, Snapshot, Viewer, Views, lines_after, named
from tests.browser.captured import Message, plain
from tests.browser.sampled import Shown
from tests.browser.stage import FACES
from tests.suite.searching import on_file
from tests.suite.tables import Table, pairwise_tables

MOST_GAMES = 60
"""So many at each kind of table, before something is said to be never met."""


class Climaxes(NamedTuple):
    kinds: tuple[str, ...]
    pictured: tuple[str, ...]
    """Those that are one only sometimes: then a banner crosses the board."""
    unless: dict[str, dict[str, Any]]
    """Those that are none with these fields."""
    only: dict[str, Pattern]
    """Those that are one only if they are like this."""

    def can_be(self, event: dict[str, Any]) -> bool:
        kind = event["kind"]
        others = self.unless.get(kind, {})
        is_none = any(event[field] == value for field, value in others.items())
        return kind in self.kinds and not is_none and matches(self.only.get(kind, {}), event)

    def has(self, event: dict[str, Any], runs: Sequence[Shown]) -> bool:
        pictured = event["kind"] not in self.pictured or any(run.banner for run in runs)
        return pictured and self.can_be(event)


def climaxes_of(slug: str) -> Climaxes:
    found = json.loads((FACES / slug / "climaxes.json").read_text())
    kinds = tuple(event["kind"] for event in found["events"])
    return Climaxes(kinds, tuple(found["pictured"]), found["unless"], found.get("only", {}))


class Moment(NamedTuple):
    """What is told together, by one choice and the chance that follows it; as the server tells it to one viewer."""

    kinds: frozenset[str]
    """The climaxes in it."""
    players: int
    scene: Message
    """The whole table before, for a lobby of its own."""
    told: Message


def sought(game: Game, climaxes: Climaxes, missing: set[str]) -> Iterator[Moment]:
    """Moments with climaxes that are missing; whoever has seen one takes it from the set."""
    tables = pairwise_tables(game)
    for match in on_file(game).values():
        if not match.header.boards:  # the page's own table has no board of somebody's own
            yield from _moments(match, climaxes, missing)
    for seed in range(MOST_GAMES):
        for table in tables:
            if not missing:
                return
            yield from _moments(_played(table, seed), climaxes, missing)


def _played(table: Table, seed: int) -> Match:
    """By those who know a little, and by those who know nothing and so come to strange ends."""
    entries: list[Entry] = []
    bot = table.game.bots[("easy", "random")[seed % 2]]
    play(table.start(), list(table.names), [bot] * table.players, seed, 0, entries)
    return Match.rebuilt(table.game, table.header(), entries)


def _moments(whole: Match, climaxes: Climaxes, missing: set[str]) -> Iterator[Moment]:
    """The last first: those are most likely to be great ones."""
    match, done = Match(whole.game, whole.header), 0
    found: list[tuple[int, list[Entry], Viewer, frozenset[str]]] = []
    for batch in _batches(whole.entries):
        told = [each for entry in batch for each in match.append(entry)]
        if heard := _heard(told, (*seats(len(match.players)), None), climaxes, missing):
            found.append((done, batch, *heard))
        done += len(batch)
    for before, batch, viewer, kinds in reversed(found):
        if kinds & missing:
            yield _moment(whole, before, batch, viewer, kinds)


def _moment(whole: Match, before: int, batch: list[Entry], viewer: Viewer, kinds: frozenset[str]) -> Moment:
    match = Match.rebuilt(whole.game, whole.header, whole.entries[:before])
    match.watched = True
    shown, lines = _shown(match, viewer), lines_after(match, viewer, 0)
    told: list[Told] = []
    positions: list[Position] = []
    for entry in batch:
        told += match.append(entry)
        positions += match.positions
    update = Happened(match.game, (viewer,), told, positions).update(shown, _shown(match, viewer))
    view = named(match.game, shown.fields)
    scene = {"seat": viewer, "count": shown.count, "lines": lines, "view": view, "now": shown.now}
    return Moment(kinds, len(match.header.seats), plain(scene), plain(update))


def _batches(entries: Sequence[Entry]) -> Iterator[list[Entry]]:
    batch: list[Entry] = []
    for entry in entries:
        if batch and not isinstance(entry, Drawn):
            yield batch
            batch = []
        batch.append(entry)
    yield batch


def _shown(match: Match, viewer: Viewer) -> Snapshot:
    heard = sum(1 for _ in match.heard(viewer))
    looks_on = Instant(match, Views(match.game, match.position.copy()), seconds_left=None)
    return looks_on.snapshot(viewer, heard, asked=False, hand_over=(), standing_order=None, is_host=False)


def _heard(
    told: Sequence[Told], viewers: Sequence[Viewer], climaxes: Climaxes, missing: set[str]
) -> tuple[Viewer, frozenset[str]] | None:
    """Whoever hears most of what is missing."""
    best: tuple[Viewer, frozenset[str]] | None = None
    if missing.isdisjoint(each.event.__struct_config__.tag for each in told):
        return None
    for viewer in viewers:
        events = [plain(each.event) for each in told if each.heard_by(viewer)]
        kinds = frozenset(event["kind"] for event in events if climaxes.can_be(event)) & missing
        if kinds and (best is None or len(kinds) > len(best[1])):
            best = viewer, kinds
    return best
