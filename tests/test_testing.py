"""`make test` leaves nothing out, and for one game it takes what that game can break."""

import sys
from itertools import pairwise
from pathlib import Path

import pytest

from conftest import long_ones_first
from saucer.registry import all_games
from tools import test as testing

ROOT = testing.ROOT


def commands(lanes: testing.Lanes) -> list[testing.Part]:
    return [part for lane in lanes for part in lane]


def of_option(part: testing.Part, option: str) -> set[str]:
    return {value for name, value in pairwise(part.command) if name == option}


def test_what_one_run_leaves_out_another_takes() -> None:
    parts = commands(testing.everything())
    left_out = {path for part in parts for path in of_option(part, "--ignore")}
    taken = [part for part in parts if "pytest" in part.command and "--ignore" not in part.command]
    of_bots = {str(path.relative_to(ROOT)) for path in testing.GAMES.glob("*/tests/test_*bots.py")}
    whole_games = {"tests/test_honesty.py", "tests/test_documents.py", "tests/wording"}
    assert left_out == {"tests/browser", *whole_games, *of_bots}
    for path in (*left_out, "tests/test_suite.py"):
        assert (ROOT / path).exists()
        assert any(path in part.command and ("SAUCER_SUITE", "slice") not in part.environment for part in taken)


def test_what_real_tables_send_is_looked_at_in_one_of_the_runs() -> None:
    parts = commands(testing.everything())
    left_out = {test for part in parts for test in of_option(part, "--deselect")}
    assert left_out == {f"{testing.WIRE}[{slug}]" for slug in all_games()}
    assert [dict(part.environment)["SAUCER_COMPILED"] for part in parts if testing.WIRE in part.command] == [""]


@pytest.mark.parametrize("lanes", [testing.everything(), testing.of_game("contact")], ids=["everything", "a game"])
def test_what_a_part_waits_for_is_in_another_lane(lanes: testing.Lanes) -> None:
    for lane in lanes:
        others = {part.name for other in lanes if other is not lane for part in other}
        assert others.issuperset(name for part in lane for name in part.after)


def test_the_suite_is_played_compiled_and_a_slice_by_the_sources() -> None:
    parts = [part for part in commands(testing.everything()) if "pytest" in part.command]
    whole = [dict(part.environment) for part in parts if "tests/test_suite.py" in part.command]
    sliced = [dict(part.environment) for part in parts if ("SAUCER_SUITE", "slice") in part.environment]
    assert [each["SAUCER_COMPILED"] for each in whole] == [""]
    assert [each["SAUCER_COMPILED"] for each in sliced] == ["0"]


def test_one_game_takes_its_own_tests_and_what_every_game_passes() -> None:
    parts = commands(testing.of_game("los-incognitos"))
    assert any(str(Path("src", "saucer", "games", "los_incognitos")) in part.command for part in parts)
    assert any("los-incognitos or los_incognitos" in part.command for part in parts)
    assert all((ROOT / path).exists() for path in testing.OF_A_GAME)
    bots = "src/saucer/games/los_incognitos/tests/test_bots.py"
    taking = [dict(part.environment)["SAUCER_COMPILED"] for part in parts if bots in part.command]
    assert taking == ["0", ""], "left out by the sources, taken compiled"


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(SystemExit, match="no game 'chess'; there are all_in_all"):
        testing.of_game("chess")


def test_what_fails_ends_the_lane_and_is_said() -> None:
    bad = testing.Part("bad", (sys.executable, "-c", "print('no'); raise SystemExit(3)"))
    never = testing.Part("never", (sys.executable, "-c", "raise SystemExit(4)"))
    done = testing.side_by_side(((bad, never), (bad,)))
    assert [(each.part.name, each.status) for each in done] == [("bad", 3), ("bad", 3)]
    assert done[1].said == "no\n"


def test_when_something_has_failed_no_other_lane_begins_another_part() -> None:
    bad, tried = [
        testing.Part("bad", (sys.executable, "-c", "raise SystemExit(3)"), again=again) for again in ((), ("",))
    ]
    progress = testing.Progress()
    assert [each.part for each in testing.one_by_one((tried,), True, progress)] == [tried]
    assert not progress.has_failed, "what gets a second try may still pass"
    assert [each.part for each in testing.one_by_one((bad,), True, progress)] == [bad]
    assert testing.one_by_one((tried, bad), True, progress) == []


def test_a_part_begins_when_those_of_other_lanes_that_it_needs_have_ended(tmp_path: Path) -> None:
    made = tmp_path / "made"
    makes = testing.Part("makes", (sys.executable, "-c", f"import pathlib; pathlib.Path({str(made)!r}).touch()"))
    reads = testing.Part("reads", (sys.executable, "-c", f"open({str(made)!r})"), after=("starts", "makes"))
    starts = testing.Part("starts", (sys.executable, "-c", ""))
    done = testing.side_by_side(((reads,), (starts, makes)))
    assert [(each.part.name, each.status) for each in done] == [("reads", 0), ("starts", 0), ("makes", 0)]


def test_what_waits_for_a_part_that_fails_never_begins() -> None:
    bad = testing.Part("bad", (sys.executable, "-c", "raise SystemExit(3)"))
    done = testing.side_by_side(((testing.Part("waits", (sys.executable, "-c", ""), after=("bad",)),), (bad,)))
    assert [each.part for each in done] == [bad]


def test_what_fails_beside_others_and_passes_alone_is_called_unsteady() -> None:
    fails, passes = (sys.executable, "-c", "raise SystemExit(3)"), (sys.executable, "-c", "")
    once, twice, never = [
        testing.tried_again(testing.run(part, quiet=True))
        for part in (
            testing.Part("once", fails, again=passes),
            testing.Part("twice", fails, again=fails),
            testing.Part("never", passes, again=fails),
        )
    ]
    assert [(each.status, each.unsteady) for each in (once, twice, never)] == [(0, True), (3, True), (0, False)]


def test_the_second_try_waits_until_all_beside_it_have_ended(tmp_path: Path) -> None:
    """What runs beside the first try looks for a while, once that has failed, whether somebody tries again."""
    failed, again = tmp_path / "failed", tmp_path / "again"
    beside = f"""
import pathlib, time
while not pathlib.Path({str(failed)!r}).exists():
    time.sleep(0.01)
time.sleep(1)
raise SystemExit(pathlib.Path({str(again)!r}).exists())
"""
    marks = "import pathlib; pathlib.Path({!r}).touch(); raise SystemExit({})"
    first, second = [(sys.executable, "-c", marks.format(*mark)) for mark in ((str(failed), 1), (str(again), 0))]
    lanes = (testing.Part("beside", (sys.executable, "-c", beside)),), (testing.Part("tried", first, again=second),)
    done = testing.run_all(lanes)
    assert [(each.part.name, each.status, each.unsteady) for each in done] == [("beside", 0, False), ("tried", 0, True)]


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_every_worker_begins_with_its_share_of_what_is_long(workers: int) -> None:
    long, others = ["A", "B", "C"], list("defghijk")
    dealt = long_ones_first(long, others, workers)
    assert sorted(dealt) == sorted([*long, *others])
    rows = dealt_out(dealt, workers)
    assert ["".join(row).rstrip("defghijk") for row in rows] == [
        "".join(long[worker::workers]) for worker in range(workers)
    ]
    assert [test for test in dealt if test in others] == others, "what is not long stays beside its neighbours"


def dealt_out(tests: list[str], workers: int) -> list[list[str]]:
    """What each worker gets at first, as pytest-xdist's worksteal deals tests out."""
    rows = []
    for left in range(workers, 0, -1):
        number = len(tests) // left
        rows.append(tests[:number])
        tests = tests[number:]
    return rows


def test_where_all_is_long_none_is_lost() -> None:
    assert sorted(long_ones_first("ABCDE", "", 3)) == list("ABCDE")


def test_only_what_drives_a_browser_gets_a_second_try() -> None:
    assert [part.name for part in commands(testing.everything()) if part.again] == ["browser"]
