from saucer.core import SILENT, Seat, Teller
from tests.tiny.whispers.model import Asked, Shown, SomethingShown, Suspected

ANNA, BEN, CARL = Seat(0), Seat(1), Seat(2)
EVERYBODY = (ANNA, BEN, CARL, None)


def who_hears(tell: Teller) -> list[tuple[bool, ...]]:
    return [tuple(told.heard_by(listener) for listener in EVERYBODY) for told in tell.told]


def test_all_includes_spectators() -> None:
    tell = Teller()
    tell.all(Asked(ANNA, BEN))
    assert who_hears(tell) == [(True, True, True, True)]


def test_only_those_named_hear() -> None:
    tell = Teller()
    tell.only((BEN,), Suspected(1))
    assert who_hears(tell) == [(False, True, False, False)]


def test_a_secret_line_and_a_public_one_reach_everybody_once() -> None:
    tell = Teller()
    tell.split((ANNA, BEN), Shown(ANNA, BEN, 3), SomethingShown(ANNA, BEN))
    assert who_hears(tell) == [(True, True, False, False), (False, False, True, True)]


def test_what_reveals_is_marked() -> None:
    tell = Teller()
    tell.split((ANNA, BEN), Shown(ANNA, BEN, 3), SomethingShown(ANNA, BEN))
    assert [told.event.reveals for told in tell.told] == [True, False]


def test_playouts_tell_nothing() -> None:
    assert not SILENT.on
    assert Teller().on


def test_a_silent_teller_keeps_nothing_whatever_a_rule_does() -> None:
    SILENT.all(Asked(ANNA, BEN))
    SILENT.only((BEN,), Suspected(1))
    SILENT.split((ANNA, BEN), Shown(ANNA, BEN, 3), SomethingShown(ANNA, BEN))
    assert SILENT.told == []
