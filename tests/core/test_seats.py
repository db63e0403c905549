from saucer.core import Seat, clockwise, left_of, seats


def test_seats_are_numbered_from_zero() -> None:
    assert seats(3) == (0, 1, 2)
    assert seats(0) == ()


def test_the_seat_to_the_left_is_the_next_one() -> None:
    assert [left_of(seat, 3) for seat in seats(3)] == [1, 2, 0]


def test_clockwise_begins_anywhere_and_goes_round() -> None:
    assert clockwise(Seat(2), 4) == (2, 3, 0, 1)
    assert clockwise(Seat(0), 1) == (0,)
