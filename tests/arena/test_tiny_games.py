"""Games that All in All is not: an open action, interruptions, windows, private replies, teams, several games."""

from pathlib import Path

import pytest

from saucer.arena import read_options, simulate
from saucer.core import Game, Spoke, Unreadable, verify
from saucer.core.lines import read_entries
from tests.tiny.auction import GAME as AUCTION
from tests.tiny.beacon import GAME as BEACON
from tests.tiny.relay import GAME as RELAY
from tests.tiny.whispers import GAME as WHISPERS

TINY: list[tuple[Game, int, list[str]]] = [
    (AUCTION, 3, []),
    (AUCTION, 4, ["prizes=2", "quiet=false"]),
    (BEACON, 3, []),
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


def test_a_team_wins_as_a_whole() -> None:
    found = simulate(RELAY, 4, read_options(RELAY, ["teams=true"]), ["random"], 100, 1)
    assert [found.seats[seat].wins for seat in (0, 1)] == [found.seats[seat].wins for seat in (2, 3)]
    assert sum(seat.wins for seat in found.seats) == pytest.approx(200)


def test_a_team_against_the_game_wins_and_loses_together() -> None:
    found = simulate(BEACON, 3, BEACON.options(), ["random"], 200, 1)
    assert len({seat.wins for seat in found.seats}) == 1
    assert found.endings["found"] == found.seats[0].wins
    assert 0 < found.endings["lost"] < 200
    assert 0 < found.seats[0].mean_score <= 3.0


def test_bots_speak_up_when_they_do_not_choose(tmp_path: Path) -> None:
    simulate(BEACON, 3, BEACON.options(), ["chatty"], 20, 1, record=tmp_path)
    spoken = [entry for path in tmp_path.iterdir() for entry in read_entries(path.read_bytes()) if type(entry) is Spoke]
    assert {entry.seat for entry in spoken} == {1, 2}, "the keeper is silent, the guesser speaks before choosing"
    assert sum(entry.seat == 2 for entry in spoken) == 20, "once after each step that told them something"


def test_dice_rolled_by_hand_are_no_chance_of_the_table(tmp_path: Path) -> None:
    simulate(BEACON, 2, read_options(BEACON, ["dice=by_hand"]), ["random"], 30, 1, record=tmp_path)
    checked = [verify(BEACON, path.read_bytes()) for path in sorted(tmp_path.iterdir())]
    assert {each.by_hand for each in checked} == {0, 1}
    assert all(each.by_hand == len(each.result.winners) // 2 for each in checked if each.result)
    assert {each.chances for each in checked} == {1}


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(Unreadable, match="Teams are for 4 players; here are 3"):
        simulate(RELAY, 3, read_options(RELAY, ["teams=true"]), ["random"], 1, 1)
