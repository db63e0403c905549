"""Tell, do not scrub: what happened is told together with who hears it."""

from typing import Final

from saucer.core.model import Event
from saucer.core.seats import Seat


class Told:
    """An event and its audience: those seats, or (None) everybody, spectators included."""

    def __init__(self, event: Event, seats: tuple[Seat, ...] | None) -> None:
        self.event = event
        self.seats = seats

    def heard_by(self, listener: Seat | None) -> bool:
        """None is a spectator."""
        return self.seats is None or (listener is not None and listener in self.seats)


class Teller:
    """Gathers what is told. Rules ask `on` before they make an event, so that playouts make none."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.told: list[Told] = []

    def all(self, event: Event) -> None:
        self.told.append(Told(event, None))

    def only(self, seats: tuple[Seat, ...], event: Event) -> None:
        """Told to these seats; nobody else hears that there was anything."""
        self.told.append(Told(event, seats))

    def split(self, seats: tuple[Seat, ...], event: Event, others: Event) -> None:
        """A secret line and a public line, written together: spectators hear the public one."""
        self.told.append(Told(event, seats))
        self.told.append(OthersTold(others, seats))


class OthersTold(Told):
    """Everybody but those seats."""

    def heard_by(self, listener: Seat | None) -> bool:
        return listener is None or self.seats is None or listener not in self.seats


SILENT: Final = Teller(on=False)
