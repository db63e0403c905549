"""Seats are numbered from 0 in clockwise order: the seat to the left is the next one."""

from typing import Final, NewType

Seat = NewType("Seat", int)

MOST_SEATS: Final = 8
"""No game is for more."""


def seats(count: int) -> tuple[Seat, ...]:
    return tuple([Seat(number) for number in range(count)])


def left_of(seat: Seat, count: int) -> Seat:
    return Seat((seat + 1) % count)


def clockwise(first: Seat, count: int) -> tuple[Seat, ...]:
    """All seats, beginning with the first and going on to the left."""
    return tuple([Seat((first + step) % count) for step in range(count)])
