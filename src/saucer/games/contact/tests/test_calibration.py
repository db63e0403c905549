"""What Contact keeps for a player: how the own hand taps (CO-30)."""

import pytest

from saucer.core import Unreadable, decode, encode
from saucer.games.contact import GAME
from saucer.games.contact.model import Calibration, Flight

KEPT = b'{"kind":"calibration","taps":[{"way":12,"ms":431.5},{"way":5,"ms":260}]}'
"""As it lies on shelves since there were shelves."""


def test_a_calibration_of_before_is_read() -> None:
    kept = decode(KEPT, GAME.keeps, "the calibration")
    assert kept == Calibration((Flight(12, 431.5), Flight(5, 260)))
    assert decode(encode(kept), GAME.keeps, "the calibration") == kept


@pytest.mark.parametrize(
    "taps",
    [
        "[]",
        "[" + ",".join(['{"way":12,"ms":400}'] * 41) + "]",
        '[{"way":12,"ms":-1}]',
        '[{"way":12,"ms":60001}]',
        '[{"way":1001,"ms":400}]',
        '[{"way":12}]',
        '[{"way":12,"ms":1,"more":2}]',
    ],
)
def test_no_hand_taps_so(taps: str) -> None:
    with pytest.raises(Unreadable):
        decode(f'{{"kind":"calibration","taps":{taps}}}', GAME.keeps, "the calibration")
