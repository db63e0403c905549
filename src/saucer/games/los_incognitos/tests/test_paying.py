"""Which dice pay, LI-6, LI-6a and LI-45: who is asked, and who is not."""

from saucer.games.los_incognitos.events import PaymentAsked, PaymentChosen
from saucer.games.los_incognitos.model import Pay, Store
from saucer.games.los_incognitos.tests.table import ANNA, J, L, R, S, Table, a_turn, mark, run
from tests.clauses import clause
from tests.positions import do

FIELDS = {ANNA: ["m1", "m4", "m5"]}


def is_asked(given: Table) -> bool:
    return given.view().phase == "paying"


@clause("LI-6a")
def test_the_die_set_aside_or_the_rolled_one_is_asked_where_both_could_pay() -> None:
    given = a_turn(roll=[S, J, J, R], aside=S, owns=FIELDS)
    asked = do(given, mark(given, "m1", "yellow"))
    assert is_asked(asked)
    assert asked.heard() == [PaymentAsked(ANNA, mark(given, "m1", "yellow"))]
    assert do(asked, Pay("rolled")).heard()[0] == PaymentChosen(ANNA, "rolled")
    assert do(asked, Pay("set_aside")).heard()[0] == PaymentChosen(ANNA, "set_aside")
    alone = a_turn(roll=[J, J, R], aside=S, owns=FIELDS)
    assert not is_asked(do(alone, mark(alone, "m1", "yellow")))


@clause("LI-6a", "LI-45")
def test_a_die_set_aside_that_is_spent_is_asked_for_no_more() -> None:
    given = a_turn(roll=[S, J, J, R], aside=S, owns=FIELDS)
    spent = do(given, mark(given, "m1", "yellow"), Pay("set_aside"))
    again = do(spent, mark(spent, "m4", "yellow"))
    assert not is_asked(again)
    assert sorted(again.view().spent) == ["jetpack", "jetpack", "spray"]


@clause("LI-6a")
def test_what_the_pad_pays_is_not_asked() -> None:
    before = a_turn(roll=[S, J, R], pad=[S], aside=S, owns=FIELDS)
    assert not is_asked(do(before, mark(before, "m1", "yellow")))
    stored = do(a_turn(roll=[S, S, S, J, R], aside=S, owns=FIELDS), Store(S))
    assert not is_asked(do(stored, mark(stored, "m1", "yellow")))


@clause("LI-6a")
def test_the_pad_pays_what_it_can_and_the_rest_is_asked() -> None:
    given = a_turn(roll=[S, J, R], pad=[S], aside=S, owns=FIELDS)
    assert is_asked(do(given, mark(given, "m1", "red")))
    both = a_turn(roll=[J, R], pad=[S], aside=S, owns=FIELDS)
    assert not is_asked(do(both, mark(both, "m1", "red")))


@clause("LI-6a", "LI-33", "LI-45")
def test_a_red_giant_is_never_on_the_pad_whatever_else_is() -> None:
    given = do(a_turn(roll=[J, J, L, R], aside=R, owns=FIELDS), Store(J))
    assert is_asked(do(given, run(given, "m4", "C")))


@clause("LI-6")
def test_dice_spent_one_after_the_other_are_all_spent() -> None:
    given = a_turn(roll=[S, S, J, J, R], owns=FIELDS)
    when = do(given, mark(given, "m1", "yellow"))
    when = do(when, mark(when, "m4", "yellow"))
    assert sorted(when.view().spent) == ["jetpack", "jetpack", "spray", "spray"]
