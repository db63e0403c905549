"""Every command in a document is run, every example is true, every link leads somewhere."""

import doctest
import io
import re
import shlex
from pathlib import Path

import pytest

from saucer.cli import COMMANDS, app, run
from saucer.core import Entry, FairDice, HandDice, Header, SeededDice, Unreadable, decode, encode
from tests.documents import ROOT, blocks, commands, documents, links, make_targets, name_of, named_files

ELSEWHERE = {"serve", "migrate"}
"""Commands that run until they are stopped or need a database: here it is checked that they take these options.

`tests/server` runs them.
"""
OTHER_TOOLS = (".venv/bin/pytest ", ".venv/bin/python -m tests.")

every_document = pytest.mark.parametrize("document", documents(), ids=name_of)


@pytest.mark.long
@every_document
def test_every_command_works(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "src").symlink_to(ROOT / "src")
    for name, source in named_files(document).items():
        (tmp_path / name).write_text(source)
    for line in commands(document):
        if line.startswith("saucer "):
            monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))
            assert run(runnable(shlex.split(line)[1:])) == 0, f"{line}: {capsys.readouterr().err}"
        elif line.startswith("make "):
            assert line.split()[1] in make_targets(), line
        else:
            assert line.startswith(OTHER_TOOLS), f"no test runs {line!r}"


def runnable(arguments: list[str]) -> list[str]:
    if arguments[0] not in ELSEWHERE:
        return arguments
    known = options_of(arguments[0])
    assert {argument.partition("=")[0] for argument in arguments if argument.startswith("--")} <= known
    return [arguments[0], "--help"]


def options_of(command: str) -> set[str]:
    """Those that have a name; `--help` belongs to every command."""
    arguments = app[command].assemble_argument_collection(default_parameter=app.default_parameter)
    return {name for argument in arguments for name in argument.names if name.startswith("--")}


@every_document
def test_every_example_is_true(document: Path) -> None:
    failures, _ = doctest.testfile(str(document), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failures == 0


@every_document
def test_every_link_leads_somewhere(document: Path) -> None:
    missing = [link for link in links(document) if not (document.parent / link).exists()]
    assert missing == []


def test_the_readme_plays_a_game() -> None:
    shown = "".join(blocks(ROOT / "README.md", "python"))
    for verb in ("game.start(", "position.legal(", "position.apply(", "position.view(", "game.imagine("):
        assert verb in shown


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_described_with_all_its_options(command: str) -> None:
    sections = (ROOT / "docs" / "commands.md").read_text("utf-8").split("\n## ")
    section = next((each for each in sections if each.startswith(f"saucer {command}\n")), "")
    missing = [option for option in options_of(command) if not re.search(rf"{option}\b", section)]
    assert section, f"docs/commands.md has no section for saucer {command}"
    assert missing == [], f"docs/commands.md does not say what these do: {missing}"


def test_the_lines_of_the_record_page_are_lines_of_records() -> None:
    lines = [line for block in blocks(ROOT / "docs" / "record.md", "jsonl") for line in block.splitlines()]
    kinds = {type(read(line)) for line in lines}
    assert kinds == {Header, SeededDice, FairDice, HandDice, *Entry.__args__}


def read(line: str) -> object:
    for kind in (Header, Entry, SeededDice | FairDice | HandDice):
        try:
            value: object = decode(line, kind, "the line")
        except Unreadable:
            continue
        assert encode(value).decode() == line, "as a record writes it, every field shown"
        return value
    raise AssertionError(f"no line of a record: {line}")
