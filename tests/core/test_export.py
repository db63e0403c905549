"""A game as one viewer knew it: no secret, no seed."""

import msgspec
import pytest

from saucer.core import Acted, Drawn, HandDice, Match, Seat, Spoke, encode, export
from saucer.core.model import Say
from tests.core.tables import FAIR, SEED, header_of, played
from tests.tiny import whispers
from tests.tiny.whispers.model import Ask, Show

VIEWERS = (Seat(0), Seat(1), Seat(2), None)


def lines_of(match: Match, viewer: Seat | None) -> list[dict[str, object]]:
    return [msgspec.json.decode(line) for line in export(match, viewer).splitlines()]


def test_an_export_has_a_header_what_was_told_and_the_view() -> None:
    match = played(whispers.GAME)
    header, *told, last = lines_of(match, Seat(1))
    assert header["saucer_export"] == 1
    assert (header["game"], header["rules"], header["viewer"]) == ("whispers", 1, 1)
    assert [line["count"] for line in told] == list(range(1, len(match.heard(Seat(1))) + 1))
    assert last == {"view": msgspec.json.decode(encode(match.position.view(Seat(1))))}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_export_tells_the_seed_or_the_dice(viewer: Seat | None) -> None:
    data = export(played(whispers.GAME, FAIR), viewer)
    for secret in (SEED.hex(), FAIR.commitment, *FAIR.words, '"dice"', '"seed"', '"outcome"'):
        assert secret.encode() not in data


def test_what_one_seat_was_shown_is_only_in_its_export() -> None:
    match = Match(whispers.GAME, header_of(whispers.GAME, 3, HandDice()))
    for cards in ((0, 1), (2, 3), (4, 5)):
        match.append(Drawn(cards))
    match.append(Acted(Seat(0), Ask(Seat(1))))
    match.append(Acted(Seat(1), Show(3)))
    match.append(Spoke(Seat(0), Say(words="psst", to=(Seat(2),))))
    shown = [b'"kind":"shown"' in export(match, viewer) for viewer in VIEWERS]
    whispered = [b"psst" in export(match, viewer) for viewer in VIEWERS]
    assert shown == [True, True, False, False]
    assert whispered == [True, False, True, False]


def test_a_secret_choice_leaves_no_gap() -> None:
    match = played(whispers.GAME, HandDice(), seed=4)
    for viewer in VIEWERS:
        counts = [line["count"] for line in lines_of(match, viewer)[1:-1]]
        assert counts == list(range(1, len(counts) + 1))
