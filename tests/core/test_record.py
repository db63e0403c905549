"""Records on file: written, read, and verified line by line."""

from collections.abc import Callable
from itertools import combinations

import pytest

from saucer.core import Acted, Drawn, Entry, FairDice, Flaw, HandDice, SeededDice, Unreadable, verify
from saucer.core.lines import read_entries, read_header, write
from tests.core.tables import FAIR, SEED, SEEDED, line_of, played, written
from tests.tiny import auction, beacon, relay, whispers

DICE: dict[str, SeededDice | FairDice | HandDice] = {"seeded": SEEDED, "fair": FAIR, "by hand": HandDice()}
Change = Callable[[bytes], bytes]


@pytest.mark.parametrize("dice", DICE)
@pytest.mark.parametrize("game", [whispers.GAME, auction.GAME, relay.GAME, beacon.GAME], ids=lambda game: game.slug)
def test_a_finished_record_is_verified(game: whispers.Whispers, dice: str) -> None:
    match = played(game, DICE[dice])
    checked = verify(game, b"".join(written(match)))
    assert (checked.game, checked.dice, checked.end) == (game.slug, dice, "over")
    assert (checked.entries, checked.chances) == (len(match.entries), match.chances)
    assert checked.result == match.result


def test_a_record_is_written_alike_after_it_was_read() -> None:
    match = played(relay.GAME)
    data = b"".join(written(match))
    assert read_header(data) == match.header
    assert write(read_header(data), read_entries(data)) == data


def changed(line: int, change: Change, dice: SeededDice | FairDice = SEEDED) -> bytes:
    lines = written(played(whispers.GAME, dice))
    lines[line - 1] = change(lines[line - 1])
    return b"".join(lines)


def flaw_of(data: bytes) -> Flaw:
    with pytest.raises(Flaw) as caught:
        verify(whispers.GAME, data)
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.problem}"
    return caught.value


def replacing(old: bytes, new: bytes) -> Change:
    return lambda line: line.replace(old, new)


def drawn(cards: bytes) -> Change:
    return lambda line: b'{"kind":"chance","outcome":[' + cards + b"]}\n"


@pytest.mark.parametrize("dice", [SEEDED, FAIR], ids=["seeded", "fair"])
def test_a_changed_draw_is_found(dice: SeededDice | FairDice) -> None:
    match = played(whispers.GAME, dice)
    line = line_of(match, Drawn, 1)
    free = [cards for cards in combinations(range(6), 2) if _free(match.entries[: line - 2], cards)]
    other = next(cards for cards in free if Drawn(cards) != match.entries[line - 2])
    flaw = flaw_of(changed(line, drawn(b"%d,%d" % other), dice))
    assert flaw.line == line
    assert f"the entry says {list(other)}" in flaw.problem


def _free(entries: list[Entry], cards: tuple[int, int]) -> bool:
    return not any(isinstance(entry, Drawn) and set(entry.outcome) & set(cards) for entry in entries)


def test_a_draw_that_cannot_be_is_found_without_dice_too() -> None:
    lines = written(played(whispers.GAME, HandDice()))
    lines[2] = b'{"kind":"chance","outcome":[8,8]}\n'
    flaw = flaw_of(b"".join(lines))
    assert (flaw.line, flaw.problem[:18]) == (3, "chance cannot give")


def test_a_changed_action_is_found() -> None:
    line = line_of(played(whispers.GAME), Acted)
    flaw = flaw_of(changed(line, lambda _: b'{"kind":"action","seat":0,"action":{"kind":"show","card":0}}\n'))
    assert flaw.line == line
    assert "seat 0 cannot" in flaw.problem


def test_an_action_of_no_kind_is_found() -> None:
    line = line_of(played(whispers.GAME), Acted)
    flaw = flaw_of(changed(line, lambda _: b'{"kind":"action","seat":0,"action":{"kind":"fly"}}\n'))
    assert flaw.line == line
    assert "the action cannot be read" in flaw.problem


def test_an_action_of_another_seat_is_found() -> None:
    line = line_of(played(whispers.GAME), Acted)
    assert flaw_of(changed(line, replacing(b'"seat":0', b'"seat":2'))).line == line


@pytest.mark.parametrize("broken", [b"{]", b"", b"\xff", b'{"kind":"dance"}', b'{"kind":"chance","outcome":[1.5]}'])
def test_a_line_that_cannot_be_read_is_found(broken: bytes) -> None:
    flaw = flaw_of(changed(3, lambda _: broken + b"\n"))
    assert flaw.line == 3
    assert "the entry cannot be read" in flaw.problem


def test_a_wrong_seed_of_a_simulation_is_found_at_the_first_chance() -> None:
    assert flaw_of(changed(1, replacing(b'"seed":7', b'"seed":8'))).line == 2


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (replacing(SEED.hex().encode(), bytes(32).hex().encode()), "the seed revealed is not the one promised"),
        (replacing(SEED.hex().encode(), b"abc"), "the seed is not 64 hexadecimal digits"),
        (replacing(SEED.hex().encode(), b"zz" * 32), "the seed is not 64 hexadecimal digits"),
        (replacing(b'"' + SEED.hex().encode() + b'"', b"null"), "the end reveals no seed"),
    ],
)
def test_a_wrong_seed_of_a_table_is_found_at_the_end(change: Change, problem: str) -> None:
    last = len(written(played(whispers.GAME, FAIR)))
    flaw = flaw_of(changed(last, change, FAIR))
    assert flaw.line == last
    assert flaw.problem.startswith(problem)


@pytest.mark.parametrize(("part", "other"), [(b"Anna", b"Anne"), (b"0f0f", b"0f0e"), (b"table-1", b"table-2")])
def test_another_name_word_or_table_gives_other_dice(part: bytes, other: bytes) -> None:
    flaw = flaw_of(changed(1, lambda line: line.replace(part, other, 1), FAIR))
    assert flaw.line < len(written(played(whispers.GAME, FAIR)))
    assert "the dice give" in flaw.problem


def test_another_commitment_is_not_kept() -> None:
    flaw = flaw_of(changed(1, replacing(FAIR.commitment.encode(), b"0" * 64), FAIR))
    assert "differs from the commitment on line 1" in flaw.problem


def test_a_file_cut_in_a_line_is_found() -> None:
    lines = written(played(whispers.GAME))
    flaw = flaw_of(b"".join(lines)[:-5])
    assert flaw.line == len(lines)
    assert "cut off in the middle of the line" in flaw.problem


@pytest.mark.parametrize("dice", [SEEDED, FAIR], ids=["seeded", "fair"])
def test_a_file_cut_between_lines_is_found(dice: SeededDice | FairDice) -> None:
    lines = written(played(whispers.GAME, dice))
    flaw = flaw_of(b"".join(lines[:-1]))
    assert flaw.line == len(lines) - 1
    assert "stops here without an end" in flaw.problem


def test_a_header_alone_is_cut_off() -> None:
    assert flaw_of(written(played(whispers.GAME))[0]).line == 1


def test_an_entry_left_out_is_found() -> None:
    lines = written(played(whispers.GAME))
    assert flaw_of(b"".join(lines[:1] + lines[2:])).line == 2


@pytest.mark.parametrize("dice", [SEEDED, FAIR], ids=["seeded", "fair"])
def test_an_entry_after_the_end_is_found(dice: SeededDice | FairDice) -> None:
    lines = written(played(whispers.GAME, dice))
    flaw = flaw_of(b"".join([*lines, b'{"kind":"aside","seat":0,"aside":{"kind":"say","words":"hello"}}\n']))
    assert flaw.line == len(lines) + 1
    assert "ended for good" in flaw.problem


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (replacing(b'"saucer":1', b'"saucer":3'), "the record is of format 3"),
        (replacing(b'"rules":1', b'"rules":3'), "of version 3 of the rules of whispers; held here: 1"),
        (replacing(b'"whispers"', b'"auction"'), "the record is of auction, not of whispers"),
        (lambda _: b"hello\n", r"no record of Saucer \(expected a header on line 1\)"),
        (lambda _: b'{"kind":"chance","outcome":[1]}\n', r"no record of Saucer \(expected a header on line 1\)"),
        (replacing(b'"saucer":1', b'"saucer":1,"author":"me"'), "no record of Saucer"),
    ],
)
def test_what_is_no_record_of_this_game_cannot_be_read(change: Change, message: str) -> None:
    with pytest.raises(Unreadable, match=message):
        verify(whispers.GAME, changed(1, change))


def test_an_empty_file_is_no_record() -> None:
    with pytest.raises(Unreadable, match="no record of Saucer"):
        verify(whispers.GAME, b"")


@pytest.mark.parametrize("number", [-1, 1 << 53, 1 << 70])
def test_numbers_that_not_every_machine_keeps_are_not_read(number: int) -> None:
    flaw = flaw_of(changed(2, drawn(b"%d" % number)))
    assert flaw.line == 2
    with pytest.raises(Unreadable, match="no record of Saucer"):
        verify(whispers.GAME, changed(1, replacing(b'"seed":7', b'"seed":%d' % number)))
