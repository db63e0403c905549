"""The finished games that lie beside a game's tests: made, read, verified, and compared with what they told."""

from collections.abc import Callable, Mapping
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import pytest

from saucer.core import (
    Chance,
    Decide,
    Drawn,
    Ended,
    Entry,
    Flaw,
    Game,
    Header,
    Match,
    Options,
    Over,
    Player,
    Random,
    Seat,
    SeededDice,
    Unreadable,
    Verified,
    encode,
    seats,
    stream,
    verify,
)
from saucer.core.codec import plain
from saucer.core.dice import Seeded
from saucer.core.lines import read_entries, read_header, write
from saucer.core.record import FORMAT


class Ending(Protocol):
    """A way in which a game can end, and the table at which it did."""

    @property
    def players(self) -> int: ...
    @property
    def options(self) -> Options: ...
    @property
    def reason(self) -> str: ...


Scenario = TypeVar("Scenario", bound=Ending)
Decided = Callable[[Match, Decide, Random], Entry]

REPLAYS_DIFFERENTLY = (
    "{name} replays differently: the rules or a board have changed. If that is meant, raise the version of the game "
    "and make the records anew (see finished.py); records that people keep are of the old version."
)


class Records(Generic[Scenario]):
    """In a folder: `NAME.jsonl`, and `told.sha256` with a digest for each name."""

    def __init__(
        self,
        game: Game,
        folder: Path,
        scenarios: Mapping[str, Scenario],
        ends_its_way: Callable[[Match, Scenario], bool],
    ) -> None:
        self.game = game
        self.folder = folder
        self.scenarios = scenarios
        self._ends_its_way = ends_its_way

    def rebuilt(self, name: str) -> Match:
        data = self._data_of(name)
        return Match.rebuilt(self.game, read_header(data), read_entries(data))

    def _data_of(self, name: str) -> bytes:
        return (self.folder / f"{name}.jsonl").read_bytes()

    def check_all(self) -> None:
        """There is one for every reason, with few and many players, and no other."""
        assert {scenario.reason for scenario in self.scenarios.values()} == set(self.game.reasons)
        assert {scenario.players for scenario in self.scenarios.values()} >= {self.game.seats[0], self.game.seats[-1]}
        assert {file.stem for file in self.folder.glob("*.jsonl")} == set(self.scenarios)

    def check(self, name: str) -> Verified:
        """Every entry and every draw is right; it replays to the same events, and ends in its way."""
        found, match, scenario = self._verified(name), self.rebuilt(name), self.scenarios[name]
        assert digest(match) == self._told_on_file()[name], REPLAYS_DIFFERENTLY.format(name=name)
        assert (found.end, found.dice) == ("over", "seeded")
        assert found.result is not None
        assert found.result.reason == scenario.reason
        assert self._ends_its_way(match, scenario)
        assert match.options == scenario.options
        assert len(match.header.seats) == scenario.players
        assert write(match.header, match.entries) == self._data_of(name)
        return found

    def _verified(self, name: str) -> Verified:
        try:
            return verify(self.game, self._data_of(name))
        except (Flaw, Unreadable) as error:
            pytest.fail(f"{REPLAYS_DIFFERENTLY.format(name=name)} {error}")

    def _told_on_file(self) -> dict[str, str]:
        lines = (self.folder / "told.sha256").read_text("utf-8").splitlines()
        return {name: told for told, name in [line.split() for line in lines]}

    def check_seen(self, name: str) -> None:
        """The end is seen by all, copied and imagined as it is."""
        position = self.rebuilt(name).position
        now = position.next()
        assert isinstance(now, Over)
        assert position.copy().key() == position.key()
        for viewer in (None, *seats(self.scenarios[name].players)):
            view = position.view(viewer)
            imagined = self.game.imagine(view, Random(0))
            assert imagined.view(viewer) == view
            then = imagined.next()
            assert isinstance(then, Over)
            assert then.result == now.result

    def make(self, played: Callable[[Scenario, int], Match]) -> None:
        """Play game after game of a scenario until one ends in its way; write them anew."""
        digests = {}
        for name, scenario in self.scenarios.items():
            games = (played(scenario, at) for at in count())
            match = next(game for game in games if self._ends_its_way(game, scenario))
            (self.folder / f"{name}.jsonl").write_bytes(write(match.header, match.entries))
            digests[name] = digest(match)
        lines = [f"{told}  {name}\n" for name, told in digests.items()]
        (self.folder / "told.sha256").write_text("".join(lines), "utf-8")


def whole_game(
    game: Game,
    options: Options,
    table: tuple[Player, ...],
    dice: SeededDice,
    decided: Decided,
    boards: dict[str, Any] | None = None,
) -> Match:
    """Its chance by seeded dice, its choices by somebody who is passed a random source of their own."""
    header = Header(FORMAT, game.slug, game.version, plain(options), table, dice, boards or {})
    match, rolled, random = Match(game, header), Seeded(dice.seed, dice.game), stream(dice.seed, dice.game, 1)
    while match.result is None:
        now = match.position.next()
        if isinstance(now, Chance):
            match.append(Drawn(rolled.roll(now.draw)))
        elif isinstance(now, Decide):
            match.append(decided(match, now, random))
    match.append(Ended("over"))
    return match


def digest(match: Match) -> str:
    """Of all that was told to anybody, and of the result: equal digests, equal games for everyone at the table."""
    listeners: list[Seat | None] = [None, *seats(len(match.header.seats))]
    told = [[event for _, event in match.heard(listener)] for listener in listeners]
    return sha256(encode((told, match.result))).hexdigest()
