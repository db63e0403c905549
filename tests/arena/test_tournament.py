from pathlib import Path

import pytest
from msgspec.structs import replace

from saucer.arena.results import FILE
from saucer.arena.standings import Standings, compete
from saucer.arena.tournament import Deal, Tournament, play_deal
from saucer.core import Unreadable
from saucer.registry import game_named

GAME = game_named("all-in-all")
TOURNAMENT = Tournament(GAME, 3, GAME.options(), ("random", "easy"), 7)


def timeless(found: Standings) -> Standings:
    bots = tuple(replace(bot, milliseconds=0.0, longest_milliseconds=0.0) for bot in found.bots)
    return replace(found, bots=bots)


def wins(folder: Path) -> list[str]:
    """The lines on file without the times."""
    return [line.split('"thoughts"')[0] for line in (folder / FILE).read_text().splitlines()]


def test_each_bot_meets_each_other_alone_and_as_a_table(tmp_path: Path) -> None:
    found = compete(replace(TOURNAMENT, bots=("random", "easy", "medium")), 2, tmp_path)
    assert [(each.bot, each.against) for each in found.meetings] == [
        ("random", "easy"), ("random", "medium"), ("easy", "random"),
        ("easy", "medium"), ("medium", "random"), ("medium", "easy"),
    ]  # fmt: skip


def test_the_better_bot_is_rated_higher_and_wins_more_than_an_even_share(tmp_path: Path) -> None:
    found = compete(TOURNAMENT, 20, tmp_path)
    assert [bot.name for bot in found.bots] == ["easy", "random"]
    assert found.bots[0].low > found.bots[1].high
    assert found.meetings[1].bot == "easy"
    assert found.meetings[1].low > found.meetings[1].even == pytest.approx(1 / 3)


def test_the_bot_alone_moves_one_seat_on_from_deal_to_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[list[str]] = []

    def watched(start: object, names: list[str], *rest: object) -> object:
        seated.append(names)
        return play(start, names, *rest)  # type: ignore[arg-type]

    from saucer.arena import tournament
    from saucer.arena.play import play

    monkeypatch.setattr(tournament, "play", watched)
    for number in range(4):
        play_deal(TOURNAMENT, number)
    assert [names.index("random") for names in seated[::2]] == [0, 1, 2, 0]
    assert [names.index("easy") for names in seated[1::2]] == [0, 1, 2, 0]


def test_any_number_of_workers_gives_the_same(tmp_path: Path) -> None:
    found = [timeless(compete(TOURNAMENT, 6, tmp_path / str(workers), workers)) for workers in (1, 2)]
    assert found[0] == found[1]
    assert wins(tmp_path / "1") == wins(tmp_path / "2")


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = timeless(compete(TOURNAMENT, 6, tmp_path / "whole"))
    compete(TOURNAMENT, 4, tmp_path / "stopped")
    path = tmp_path / "stopped" / FILE
    path.write_bytes(path.read_bytes() + b'{"number":4,"wi')
    played: list[int] = []

    def counted(tournament: Tournament, number: int) -> Deal:
        played.append(number)
        return play_deal(tournament, number)

    monkeypatch.setattr("saucer.arena.standings.play_deal", counted)
    assert timeless(compete(TOURNAMENT, 6, tmp_path / "stopped")) == whole
    assert played == [4, 5]
    assert wins(tmp_path / "stopped") == wins(tmp_path / "whole")


def test_every_deal_is_on_file_before_the_next_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(tournament: Tournament, number: int) -> Deal:
        if number == 2:
            raise KeyboardInterrupt
        return play_deal(tournament, number)

    monkeypatch.setattr("saucer.arena.standings.play_deal", stopped)
    with pytest.raises(KeyboardInterrupt):
        compete(TOURNAMENT, 5, tmp_path)
    assert len(wins(tmp_path)) == 1 + 2


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (replace(TOURNAMENT, seed=8), "its seed is 7, asked for was 8"),
        (replace(TOURNAMENT, players=4), "its players is 3, asked for was 4"),
        (replace(TOURNAMENT, bots=("easy", "random")), 'its bots is \\["random","easy"\\], asked for was'),
        (replace(TOURNAMENT, options=GAME.options(landing="race")), "its options is"),
    ],
)
def test_the_folder_of_another_tournament_is_refused(other: Tournament, message: str, tmp_path: Path) -> None:
    compete(TOURNAMENT, 1, tmp_path)
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(Unreadable, match=message):
        compete(other, 1, tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


def test_fewer_games_than_there_are_is_refused(tmp_path: Path) -> None:
    compete(TOURNAMENT, 3, tmp_path)
    with pytest.raises(Unreadable, match="holds 3 games of each pairing already; expected at most 2"):
        compete(TOURNAMENT, 2, tmp_path)


@pytest.mark.parametrize("bots", [("easy",), ("easy", "easy")])
def test_a_bot_alone_or_twice_is_refused(bots: tuple[str, ...], tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="at least 2 different bots"):
        compete(replace(TOURNAMENT, bots=bots), 1, tmp_path)


@pytest.mark.parametrize("end", ["", "\n", "\nbread\nbut"])
def test_a_file_that_is_something_else_is_refused_and_kept(end: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(f"a shopping list{end}")
    with pytest.raises(Unreadable, match="line 1 of"):
        compete(TOURNAMENT, 1, tmp_path)
    assert (tmp_path / FILE).read_text() == f"a shopping list{end}"
