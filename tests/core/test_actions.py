import msgspec
import pytest

from saucer.core import Random, allows, choose
from saucer.core.actions import quote
from tests.tiny.auction.model import Name, NamePrice, Object, Take

PRICE = NamePrice(1, 7)


def test_an_open_action_stands_for_every_number_within_its_bounds() -> None:
    legal = (PRICE, Object())
    assert [number for number in range(21) if allows(legal, Name(number))] == list(range(1, 8))


def test_an_open_action_cannot_be_chosen_itself() -> None:
    assert not allows((PRICE,), PRICE)


def test_only_what_is_listed_is_allowed() -> None:
    assert allows((Object(),), Object())
    assert not allows((Object(),), Take())
    assert not allows((), Take())
    assert not PRICE.admits(Take())


def test_an_open_action_is_given_a_number_within_its_bounds() -> None:
    random = Random(1)
    chosen = [choose((PRICE,), random) for _ in range(300)]
    assert {each.number for each in chosen if isinstance(each, Name)} == set(range(1, 8))
    assert len({type(each) for each in chosen}) == 1


def test_a_number_that_the_action_cannot_hold_is_not_made() -> None:
    with pytest.raises(msgspec.ValidationError):
        PRICE.make(21)


def test_every_listed_action_is_chosen() -> None:
    random = Random(2)
    assert {type(choose((Object(), Take()), random)) for _ in range(40)} == {Object, Take}


def test_actions_are_quoted_as_they_are_written() -> None:
    assert quote(Name(3), Object()) == '{"kind":"name","number":3}, {"kind":"object"}'
