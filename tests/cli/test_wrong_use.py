"""Every bad call says what was expected and what came, in a line or two on stderr; exit 2, no traceback."""

from pathlib import Path

import pytest

from tests.cli.calls import Answer, Calls, saucer

OWN_BOTS = """
import os
from saucer.core import Bot


class Raises(Bot):
    def choose(self, view, legal, random):
        return legal[0] / 0


class Lands(Bot):
    def choose(self, view, legal, random):
        return "land"


class Ends(Bot):
    def choose(self, view, legal, random):
        os._exit(3)


class Unmade(Bot):
    def __init__(self, strength):
        self.strength = strength


number = 3
"""


def refused(answer: Answer, *parts: str) -> None:
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("saucer: ")
    assert len(answer.err.splitlines()) <= 2
    assert "Traceback" not in answer.err
    for part in parts:
        assert part in answer.err


@pytest.mark.parametrize(
    ("typed", "parts"),
    [
        ("simulate chess", ["there is no game 'chess'", "all-in-all"]),
        ("rules chess", ["there is no game 'chess'"]),
        ("play chess", ["there is no game 'chess'"]),
        ("simulate", ["SLUG requires an argument"]),
        ("simulate all-in-all --players 7", ["3 to 6 players", "came 7"]),
        ("play all-in-all --players 7", ["3 to 6 players", "came 7"]),
        ("simulate all-in-all --players many", ["--players", '"many"']),
        ("simulate all-in-all --option color=red", ["no option 'color'", "expected landing, first"]),
        ("simulate all-in-all --option landing=soft", ["landing should be race or sealed", "came 'soft'"]),
        ("simulate all-in-all --option first=9", ["first should be a whole number from 0 to 5 or none", "came '9'"]),
        ("simulate all-in-all --option first=5", ["Seat 6 should begin", "only 3 seats"]),
        ("simulate all-in-all --option landing", ["key=value", "came 'landing'"]),
        ("simulate all-in-all --bots clever", ["no bot 'clever'", "expected random"]),
        ("simulate all-in-all --bots random,random", ["expected one bot for all seats, or 3", "came 2"]),
        ("play all-in-all --bots clever", ["no bot 'clever'"]),
        ("simulate all-in-all --games -1", ["at least 1 game", "came -1"]),
        ("simulate all-in-all --games 0", ["at least 1 game", "came 0"]),
        ("simulate all-in-all --workers 0", ["at least 1 worker", "came 0"]),
        ("simulate all-in-all --seed -1", ["expected a seed from 0", "came -1"]),
        ("simulate all-in-all --record file", ["expected a folder", "came file"]),
        ("simulate all-in-all --speed 3", ["Unknown option", "--speed"]),
        ("simulate all-in-all --bots own.py:Raises", ["own.py:Raises at seat", "TypeError", "own.py, line 8"]),
        ("simulate all-in-all --bots own.py:Raises --workers 2", ["own.py:Raises at seat", "own.py, line 8"]),
        ("simulate all-in-all --bots own.py:Ends --workers 2", ["a worker was ended from outside"]),
        ("simulate all-in-all --bots own.py:Lands", ["chose 'land'", 'expected one of {"kind":"draw_from"']),
        ("simulate all-in-all --bots own.py:Unmade", ["Unmade() could not be made", "strength"]),
        ("simulate all-in-all --bots own.py:number", ["a class number", "came 3"]),
        ("simulate all-in-all --bots own.py:Nobody", ["a class Nobody", "came nothing of that name"]),
        ("simulate all-in-all --bots no.py:Any", ["there is no file", "no.py"]),
        ("simulate all-in-all --bots wrong.py:Any", ["wrong.py is not Python", "line 1"]),
        (
            "simulate all-in-all --bots missing.py:Any",
            ["missing.py could not be loaded", "ModuleNotFoundError", "line 2"],
        ),
        ("verify file", ["this is no record of Saucer", "expected a header on line 1"]),
        ("verify nowhere", ["expected a record that can be read", "came nowhere"]),
        ("verify .", ["expected a folder with records (.jsonl)", "came ."]),
        ("replay file", ["this is no record of Saucer"]),
        ("replay nowhere", ["expected a record that can be read"]),
        ("rules all-in-all --lang fr", ["--lang", '"fr"', '"de"']),
        ("play all-in-all --seed -1", ["expected a seed from 0", "came -1"]),
        ("play all-in-all --seat 3", ["expected a seat from 0 to 2", "came 3"]),
        (
            "play all-in-all --record folder/nowhere/x",
            ["expected a file for a record that can be written", "came folder/nowhere/x"],
        ),
        ("serve --database t.db --port 65536", ["expected a port from 0", "to 65535", "came 65536"]),
        (f"serve --database t.db --host {'x' * 64}", ["expected a --host of this machine", "came xxx"]),
        ("serve --database file", ["file cannot be used as a database"]),
        ("serve --database file/tables.db", ["file/tables.db cannot be used as a database"]),
        ("serve --database .", [". cannot be used as a database"]),
        ("frobnicate", ["Unknown command", "frobnicate"]),
    ],
)
def test_wrong_use(typed: str, parts: list[str], call: Calls, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN_BOTS)
    (tmp_path / "wrong.py").write_text("class Any(:\n")
    (tmp_path / "missing.py").write_text("\nimport no_such_module\n")
    (tmp_path / "file").write_text("This is a letter, not a record.\n")
    refused(call(*typed.split()), *parts)


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["--entry", "9999"], ["expected an entry from 0 (the start) to", "came 9999"]),
        (["--entry", "-1"], ["came -1"]),
        (["--seat", "3"], ["expected a seat from 0 to 2", "came 3"]),
        (["--seat", "1", "--open"], ["expected --seat or --open", "came both"]),
    ],
)
def test_wrong_use_of_a_record(arguments: list[str], parts: list[str], call: Calls, record: Path) -> None:
    refused(call("replay", record, *arguments), *parts)


def test_a_record_of_other_rules_is_refused(call: Calls, record: Path) -> None:
    record.write_text(record.read_text().replace('"rules":1', '"rules":99', 1))
    refused(call("verify", record), "version 99 of the rules of all-in-all", "held here: 1")


def test_the_exit_code_reaches_the_shell() -> None:
    refused(saucer("simulate", "chess"), "there is no game 'chess'")
