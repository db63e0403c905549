import platform

import msgspec

from saucer.arena.bench import Bench, BenchRow
from saucer.compiled import is_compiled
from saucer.registry import all_games
from tests.cli.calls import Calls

QUICK = ("--seconds", "0.001")


def test_json_names_are_a_promise(call: Calls) -> None:
    answer = call("bench", "all-in-all", *QUICK, "--json")
    found = msgspec.json.decode(answer.out)
    assert answer.code == 0
    assert list(found) == ["compiled", "python", "rows"]
    assert found["compiled"] is is_compiled("saucer.core.position")
    assert found["python"] == f"CPython {platform.python_version()}"
    assert [row["players"] for row in found["rows"]] == [3, 4, 5, 6]
    for row in found["rows"]:
        assert list(row) == [
            "game", "players", "options", "decisions_per_second", "chance_moves_per_second", "copies_per_second",
            "imagines_per_second", "views_per_second",
        ]  # fmt: skip
        assert all(row[name] > 100 for name in list(row)[3:])
        assert row["options"] == {"landing": "sealed", "first": None}
    assert [field.name for field in msgspec.structs.fields(Bench)] == list(found)
    assert [field.name for field in msgspec.structs.fields(BenchRow)] == list(found["rows"][0])


def test_every_game_has_a_row_for_each_number_of_players(call: Calls) -> None:
    found = msgspec.json.decode(call("bench", *QUICK, "--json").out)
    wanted = [(game.slug, players) for game in all_games().values() for players in game.seats]
    assert [(row["game"], row["players"]) for row in found["rows"]] == wanted


def test_a_table_and_how_it_was_measured(call: Calls) -> None:
    lines = call("bench", "all-in-all", "--players", 4, *QUICK).out.splitlines()
    assert lines[0].split() == ["a", "second", "players", "decisions", "chance", "moves", "copies", "imagined", "views"]
    assert lines[1].split()[:2] == ["all-in-all", "4"]
    assert lines[-1].startswith("compiled" if is_compiled("saucer.core.position") else "interpreted")


def test_wrong_use(call: Calls) -> None:
    for arguments in (("--seconds", 0), ("all-in-all", "--players", 9), ("no-such-game",)):
        assert call("bench", *arguments).code == 2
