"""Games that All in All is not: an open action, interruptions, windows, private replies, teams, several games."""

from pathlib import Path

import pytest

from saucer.arena import read_options, simulate
from saucer.core import Game, Unreadable, verify
from tests.tiny.auction import GAME as AUCTION
from tests.tiny.relay import GAME as RELAY
from tests.tiny.whispers import GAME as WHISPERS

TINY: list[tuple[Game, int, list[str]]] = [
    (AUCTION, 3, []),
    (AUCTION, 4, ["prizes=2", "quiet=false"]),
    (RELAY, 4, ["teams=true"]),
    (WHISPERS, 3, []),
]


@pytest.mark.parametrize(("game", "players", "typed"), TINY, ids=lambda each: str(getattr(each, "slug", each)))
def test_records_verify_and_figures_do_not_depend_on_them(
    game: Game, players: int, typed: list[str], tmp_path: Path
) -> None:
    options = read_options(game, typed)
    kept = simulate(game, players, options, ["random"], 30, 11, record=tmp_path)
    bare = simulate(game, players, options, ["random"], 30, 11)
    assert (kept.decisions, kept.chance_moves, kept.seats, kept.endings) == (
        bare.decisions,
        bare.chance_moves,
        bare.seats,
        bare.endings,
    )
    chances = [verify(game, path.read_bytes()).chances for path in sorted(tmp_path.iterdir())]
    assert len(chances) == 30
    assert sum(chances) == kept.chance_moves


def test_both_endings_of_the_auction_are_reached() -> None:
    endings = simulate(AUCTION, 2, AUCTION.options(), ["random"], 200, 1).endings
    assert list(endings) == ["sold_out", "walkout"]
    assert all(endings.values())


def test_wins_of_a_team_are_shared() -> None:
    found = simulate(RELAY, 4, read_options(RELAY, ["teams=true"]), ["random"], 100, 1)
    assert sum(seat.wins for seat in found.seats) == pytest.approx(100)


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(Unreadable, match="teams are for 4 players; came 3"):
        simulate(RELAY, 3, read_options(RELAY, ["teams=true"]), ["random"], 1, 1)
