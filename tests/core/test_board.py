"""A board that a player brings reaches the rules, the view and the record; one with mistakes is refused, each named."""

import pytest

from saucer.core import Drawn, Match, Mistake, Unreadable, Words, WrongBoard, board_in, read_board, text
from saucer.core.board import LARGEST
from saucer.core.lines import read_header, write
from saucer.core.record import HandDice, Header, Player
from tests.tiny import auction, beacon
from tests.tiny.beacon.model import BeaconBoard, BeaconView

OWN = {"lamps": ["Mill", "Well", "Barn", "Oak"]}


def header(boards: dict[str, object]) -> Header:
    return Header(1, "beacon", 1, {}, (Player("Anna"), Player("Ben")), HandDice(), boards)


def lamps(match: Match) -> tuple[str, ...]:
    view = match.position.view(None)
    assert isinstance(view, BeaconView)
    return view.board.lamps


def test_without_one_the_options_name_a_board_of_the_game() -> None:
    assert lamps(Match(beacon.GAME, header({}))) == ("Top", "Foot")


def test_it_comes_into_the_rules_and_the_view() -> None:
    match = Match(beacon.GAME, header({"own": OWN}))
    assert lamps(match) == ("Mill", "Well", "Barn", "Oak")
    match.append(Drawn((3,)))
    assert lamps(match) == ("Mill", "Well", "Barn", "Oak")


def test_it_stands_whole_in_the_record() -> None:
    match = Match(beacon.GAME, header({"own": OWN}))
    match.append(Drawn((3,)))
    again = Match.rebuilt(beacon.GAME, read_header(write(match.header, match.entries)), match.entries)
    assert again.position.key() == match.position.key()


def test_every_mistake_is_named_with_its_place() -> None:
    with pytest.raises(WrongBoard) as wrong:
        read_board(beacon.GAME, {"lamps": ["Mill", "Oak", "Mill", "Oak"]})
    assert wrong.value.mistakes == (
        Mistake("lamps[2]", text("mistake-twice", name=Words("Mill"))),
        Mistake("lamps[3]", text("mistake-twice", name=Words("Oak"))),
    )


@pytest.mark.parametrize(
    ("data", "place"),
    [({"lamps": ["Mill", 7]}, "lamps[1]"), ({"lamps": "Mill"}, "lamps"), ({}, ""), ([], ""), ({**OWN, "x": 1}, "")],
)
def test_what_cannot_be_read_is_named_too(data: object, place: str) -> None:
    with pytest.raises(WrongBoard) as wrong:
        read_board(beacon.GAME, data)
    assert [(each.place, each.problem.id) for each in wrong.value.mistakes] == [(place, "board-unreadable")]


@pytest.mark.parametrize("value", ["[" * 20_000, "{a=" * 15_000, "9" * 5_000], ids=["lists", "tables", "digits"])
def test_what_no_reader_can_hold_is_refused_like_anything_else(value: str) -> None:
    with pytest.raises(WrongBoard, match="unreadable"):
        board_in(beacon.GAME, f"lamps = {value}")


def test_a_board_has_a_largest_size(monkeypatch: pytest.MonkeyPatch) -> None:
    assert LARGEST == 65_536
    monkeypatch.setattr("saucer.core.board.LARGEST", 20)
    with pytest.raises(WrongBoard, match="too_large"):
        read_board(beacon.GAME, OWN)


def test_a_game_without_boards_takes_none() -> None:
    with pytest.raises(WrongBoard, match="board-none"):
        read_board(auction.GAME, OWN)


def test_a_header_holds_one_board_at_most() -> None:
    with pytest.raises(Unreadable, match="expected no board or one called 'own'; came other"):
        Match(beacon.GAME, header({"other": OWN}))


def test_equal_boards_are_one_to_a_cache() -> None:
    assert hash(BeaconBoard(("a", "b"))) == hash(BeaconBoard(("a", "b")))
