"""What people are called at a table. The record's header keeps the names of the start; who is called otherwise since
then is shown so as soon as the game lets that seat talk: a name is talk to all."""

from msgspec.structs import replace

from saucer.core import Position, Say, Seat
from saucer.server.storage.contract import KeptSeat, KeptTable
from saucer.server.table.guests import Guest, distinct


def called(seat: KeptSeat) -> str:
    return seat.shown or seat.name


def latest_name(seat: KeptSeat) -> str:
    """What its owner is called now, whether or not the game lets that be shown yet."""
    return seat.wanted or called(seat)


def names_shown(table: KeptTable) -> list[str]:
    return [called(seat) for seat in table.seats]


def renamed(table: KeptTable, guest: Guest) -> KeptTable:
    """Before the start the seat itself is called so, and has the guest's shape; later the new name is waited for."""
    seats = list(table.seats)
    for place, seat in enumerate(seats):
        if not seat.is_own_of(guest.id):
            continue
        name = distinct(guest.name, others_than(seats, place))
        if table.state == "open":
            seats[place] = replace(seat, name=name, shape=guest.shape)
        else:
            seats[place] = replace(seat, wanted="" if name == called(seat) else name)
    return replace(table, seats=tuple(seats))


def others_than(seats: list[KeptSeat], place: int) -> list[str]:
    """All names of the others, those that are still waited for included."""
    others = seats[:place] + seats[place + 1 :]
    return [name for seat in others for name in (called(seat), seat.wanted) if name]


def with_names_due(table: KeptTable, position: Position) -> KeptTable:
    """Show every new name that the game does not silence now."""
    if not any([seat.wanted for seat in table.seats]):
        return table
    seats = tuple(
        replace(seat, shown=seat.wanted, wanted="")
        if seat.wanted and position.silenced(Seat(place), Say(words=seat.wanted)) is None
        else seat
        for place, seat in enumerate(table.seats)
    )
    return replace(table, seats=seats)
