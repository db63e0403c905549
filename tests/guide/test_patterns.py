"""Whether a record is as a pattern says, and what a script has a bot do."""

import pytest

from saucer.core import Seat
from saucer.core.codec import plain
from saucer.games.all_in_all.model import DrawFrom, FlyOn, Land
from saucer.guide import matches, scripted

EVENT = {"kind": "drawn", "seat": 2, "cards": ["boots", "plug"], "at": {"portal": 4}}


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ({}, True),
        ({"kind": "drawn", "seat": [1, 2]}, True),
        ({"at": {"portal": 4}, "cards": ["boots", ["plug", "cloak"]]}, True),
        ({"cards": ["boots"]}, False),
        ({"kind": "drawn", "missing": 1}, False),
        ({"at": {"portal": 5}}, False),
    ],
)
def test_a_pattern_asks_for_fields_for_one_of_several_values_and_for_what_lies_inside(
    pattern: dict[str, object], found: bool
) -> None:
    assert matches(pattern, EVENT) is found


def test_a_script_keeps_its_order_of_each_kind_and_leaves_the_rest_to_the_bot() -> None:
    script = [{"kind": "fly_on"}, plain(DrawFrom(Seat(2))), {"kind": "land"}]
    asked, draws = (Land(), FlyOn()), (DrawFrom(Seat(0)), DrawFrom(Seat(2)))
    assert scripted(script, [], asked) == FlyOn()
    assert scripted(script, [], draws) == DrawFrom(Seat(2))
    assert scripted(script, [FlyOn()], asked) == Land()
    assert scripted(script, [DrawFrom(Seat(2))], draws) is None
    assert scripted((), [], asked) is None
