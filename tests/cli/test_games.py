import subprocess
import sys

import msgspec

from saucer.cli.games import Listed, Listing
from saucer.registry import all_games
from tests.cli.calls import Calls, saucer


def test_json_names_are_a_promise(call: Calls) -> None:
    answer = call("games", "--json")
    found = msgspec.json.decode(answer.out)
    assert answer.code == 0
    assert list(found) == ["games"]
    for game in found["games"]:
        assert list(game) == ["slug", "title", "seats", "options", "boards", "bots"]
        assert game["options"]["type"] == "object"
    assert [field.name for field in msgspec.structs.fields(Listing)] == ["games"]
    assert [field.name for field in msgspec.structs.fields(Listed)] == list(found["games"][0])


def test_every_game_is_listed_with_what_it_takes(call: Calls) -> None:
    out = call("games").out
    for game in all_games().values():
        assert f"{game.slug}: " in out
    assert "landing=race or sealed (sealed if not said)" in out
    assert "first=a whole number from 0 to 5 or none (none if not said)" in out
    assert "players  3 to 6" in out


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = [sys.executable, "-m", "saucer", "games"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_without_arguments_every_command_says_what_it_does(call: Calls) -> None:
    answer = call()
    assert answer.code == 0
    for part in ("simulate", "Let bots play many games", "verify", "replay", "rules", "games", "play"):
        assert part in answer.out


def test_version() -> None:
    assert saucer("--version").out == "0.1.0\n"
