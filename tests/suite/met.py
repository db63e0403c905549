"""What was met while twins were compared, by kind; and what there is that never was."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from msgspec import inspect

from saucer.core import LAPSE, Acted, Drawn, Event, Game, Offer, Over, Position, Seat, Spoke
from saucer.core.model import kind_of
from saucer.wording import sources
from tests.suite.senses import kinds_of
from tests.suite.tables import Table
from tests.suite.values import shape_of

Kind = tuple[str, str]
"""What it is, and its name."""

SORTS = ("actions", "events", "phases", "decisions", "asides", "players", "endings")


class Met:
    """Kinds with how often they were met, scenes compared, and the parts of the board that could be pointed at."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kinds: Counter[Kind] = Counter()
        self.scenes = 0
        self.lasted: list[int] = []
        self.parts: defaultdict[Table, dict[str, None]] = defaultdict(dict)

    def note(self, kinds: Iterable[Kind]) -> None:
        self.kinds.update(kinds)

    def point_at(self, table: Table, offered: Iterable[Offer]) -> None:
        self.parts[table] |= dict.fromkeys(part for offer in offered for part in offer.path)

    def missing(self) -> list[Kind]:
        return [kind for kind in kinds_in(self.game) if not self.kinds[kind]]

    def __str__(self) -> str:
        there_are, missing = Counter(sort for sort, _ in kinds_in(self.game)), self.missing()
        lacks = Counter(sort for sort, _ in missing)
        shares = [f"{sort} {there_are[sort] - lacks[sort]} of {there_are[sort]}" for sort in SORTS if there_are[sort]]
        never = ", ".join(f"{sort}: {name}" for sort, name in missing) or "nothing"
        lasted = sum(self.lasted) / max(1, len(self.lasted))
        return (
            f"{self.game.slug}: {self.scenes} scenes compared, {'; '.join(shares)}; "
            f"twins lasted {lasted:.1f} entries; never met: {never}"
        )


def kinds_in(game: Game) -> list[Kind]:
    """All that a game says there is: its records, the phases its view can name, the decisions it has hints for."""
    actions = [each for each in kinds_of(game.actions) if not getattr(each.cls, "is_open", False)]
    records = {"actions": actions, "events": kinds_of(game.events), "asides": kinds_of(game.asides)}
    found = [(sort, str(shape.tag)) for sort, shapes in records.items() for shape in shapes]
    found += [("phases", phase) for phase in _phases(game)]
    found += [("decisions", kind) for kind in re.findall(r"^hint-(\w+) =", sources(game, "en")[1], re.MULTILINE)]
    found += [("players", str(players)) for players in game.seats]
    return found + [("endings", reason) for reason in game.reasons]


def _phases(game: Game) -> list[str]:
    shape = shape_of(game.views)
    assert isinstance(shape, inspect.StructType)
    phases = [field.type for field in shape.fields if field.name == "phase"]
    return [str(value) for kind in phases if isinstance(kind, inspect.LiteralType) for value in kind.values]


def kind_of_move(move: Acted | Drawn | Spoke) -> list[Kind]:
    match move:
        case Acted(action=action):
            return [("actions", kind_of(type(action).__name__))]
        case Spoke(aside=aside):
            return [("asides", kind_of(type(aside).__name__))]
        case Drawn(outcome=outcome):
            return [("table", "lapse")] if outcome == LAPSE else []


def kinds_heard(events: Iterable[Event]) -> list[Kind]:
    return [("events", kind_of(type(event).__name__)) for event in events]


def kinds_seen(table: Table, position: Position, viewer: Seat | None) -> Iterator[Kind]:
    """In one scene, with the eyes of one viewer."""
    view = position.view(viewer)
    yield ("players", str(table.players))
    phase = getattr(view, "phase", None)
    if phase is not None:
        yield ("phases", str(phase))
    decision = table.game.decision(view)
    if decision is not None:
        yield ("decisions", decision.kind)
    now = position.next()
    if isinstance(now, Over):
        yield ("endings", now.result.reason)
