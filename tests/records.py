"""The finished games that lie beside a game's tests: read, verified, and compared with what they told."""

from collections.abc import Callable, Mapping
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import TypeVar

import pytest

from saucer.core import Flaw, Game, Match, Seat, Unreadable, Verified, encode, seats, verify
from saucer.core.lines import read_entries, read_header, write

Scenario = TypeVar("Scenario")

REPLAYS_DIFFERENTLY = (
    "{name} replays differently: the rules or a board have changed. If that is meant, raise the version of the game "
    "and make the records anew (see finished.py); records that people keep are of the old version."
)


class Records:
    """In a folder: `NAME.jsonl`, and `told.sha256` with a digest for each name."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game = game
        self.folder = folder

    def data_of(self, name: str) -> bytes:
        return (self.folder / f"{name}.jsonl").read_bytes()

    def verified(self, name: str) -> Verified:
        try:
            return verify(self.game, self.data_of(name))
        except (Flaw, Unreadable) as error:
            pytest.fail(f"{REPLAYS_DIFFERENTLY.format(name=name)} {error}")

    def rebuilt(self, name: str) -> Match:
        data = self.data_of(name)
        return Match.rebuilt(self.game, read_header(data), read_entries(data))

    def check_told(self, name: str) -> None:
        """It replays to the same events and the same result."""
        self.verified(name)
        lines = (self.folder / "told.sha256").read_text("utf-8").splitlines()
        on_file = {name: told for told, name in [line.split() for line in lines]}
        assert digest(self.rebuilt(name)) == on_file[name], REPLAYS_DIFFERENTLY.format(name=name)

    def make(
        self,
        scenarios: Mapping[str, Scenario],
        played: Callable[[Scenario, int], Match],
        ends_its_way: Callable[[Match, Scenario], bool],
    ) -> None:
        """Play game after game of a scenario until one ends in its way; write them anew."""
        digests = {}
        for name, scenario in scenarios.items():
            match = next(game for game in (played(scenario, at) for at in count()) if ends_its_way(game, scenario))
            (self.folder / f"{name}.jsonl").write_bytes(write(match.header, match.entries))
            digests[name] = digest(match)
        lines = [f"{told}  {name}\n" for name, told in digests.items()]
        (self.folder / "told.sha256").write_text("".join(lines), "utf-8")


def digest(match: Match) -> str:
    """Of all that was told to anybody, and of the result: equal digests, equal games for everyone at the table."""
    listeners: list[Seat | None] = [None, *seats(len(match.header.seats))]
    told = [[event for _, event in match.heard(listener)] for listener in listeners]
    return sha256(encode((told, match.result))).hexdigest()
