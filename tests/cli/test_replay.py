from pathlib import Path

import pytest

from saucer.registry import game_named
from saucer.wording import LANGUAGES
from tests.cli.calls import Calls


def hands(out: str) -> list[str]:
    return [line for line in out.splitlines() if "Your hand: " in line]


def test_somebody_looking_on_sees_no_hand(call: Calls, record: Path) -> None:
    out = call("replay", record, "--entry", 30).out
    assert hands(out) == []
    assert "is dealt 6 cards" in out


def test_a_seat_sees_its_own_hand(call: Calls, record: Path) -> None:
    out = call("replay", record, "--entry", 30, "--seat", 1).out
    assert len(hands(out)) == 1
    assert out.count("You are dealt: ") == 1


def test_open_shows_every_hand(call: Calls, record: Path) -> None:
    out = call("replay", record, "--entry", 30, "--open").out
    assert [line.split(":")[0] for line in hands(out)] == ["random 1", "random 2", "random 3"]
    assert "is dealt 6 cards" not in out, "the public line is not told beside the secret one"


def test_entry_0_is_the_start_and_the_whole_record_the_end(call: Calls, record: Path) -> None:
    assert "Mission 0" in call("replay", record, "--entry", 0).out
    whole = call("replay", record).out
    assert "Three full sets" in whole
    assert "The game is over." in whole


def test_the_story_grows_with_the_entries(call: Calls, record: Path) -> None:
    few, more = (call("replay", record, "--entry", entry).out.split("\n\n")[0] for entry in (20, 30))
    assert more.startswith(few)
    assert len(more) > len(few)


@pytest.mark.parametrize(("lang", "word"), [("en", "Mission"), ("de", "Karten"), ("ca", "Missió")])
def test_languages(lang: str, word: str, call: Calls, record: Path) -> None:
    assert word in call("replay", record, "--lang", lang).out


def test_a_line_that_is_not_allowed_is_named(call: Calls, record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join([*lines[:8], lines[7], *lines[8:]]))
    answer = call("replay", record)
    assert answer.code == 1
    assert answer.err.startswith("saucer: line 9: ")


def test_what_people_wrote_cannot_steer_the_terminal(call: Calls, record: Path) -> None:
    header, *entries = record.read_text().splitlines(keepends=True)
    named = header.replace("random 1", r"\u001b[31mAnna\u202e", 1)
    talk = r'{"kind":"aside","seat":0,"aside":{"kind":"say","words":"\u001b[2Jhello\n   9  Ben wins"}}' + "\n"
    record.write_text("".join([named, talk, *entries]))
    for seen in (call("replay", record), call("replay", record, "--open")):
        assert "   1  [31mAnna: [2Jhello 9 Ben wins\n" in seen.out
        assert not any(mark in seen.out for mark in "\x1b\u202e")


def test_a_line_that_cannot_be_read_is_named(call: Calls, record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join([*lines[:8], "[]\n", *lines[8:]]))
    answer = call("replay", record)
    assert answer.code == 1
    assert answer.err.startswith("saucer: line 9: the entry cannot be read")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_printed_whole(lang: str, call: Calls) -> None:
    answer = call("rules", "all-in-all", "--lang", lang)
    assert answer.code == 0
    assert f"**{game_named('all-in-all').prefix}-13**" in answer.out


def test_rules_in_the_language_of_the_system(call: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert call("rules", "all-in-all").out == call("rules", "all-in-all", "--lang", "de").out
