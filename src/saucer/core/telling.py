"""Tell, do not scrub: what happened is told together with who hears it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from saucer.core.model import Event
from saucer.core.seats import Seat

if TYPE_CHECKING:
    from saucer.core.position import Position


class Told:
    """An event and its audience: those seats hear it, or (None) everybody does, spectators included."""

    def __init__(self, event: Event, seats: tuple[Seat, ...] | None) -> None:
        self.event = event
        self.seats = seats

    def heard_by(self, listener: Seat | None) -> bool:
        """None is a spectator."""
        return self.seats is None or (listener is not None and listener in self.seats)


class Teller:
    """Gathers what is told; one that is not on keeps nothing. Rules ask `on` first where making an event costs time.

    With `look`, the position as it stands when an event is told is kept beside it, so that everybody can be shown
    what happened one event after the other. Rules therefore tell what they have done, not what they are about to do.
    """

    def __init__(self, on: bool = True, look: "Callable[[], Position] | None" = None) -> None:
        self.on = on
        self.told: list[Told] = []
        self.positions: list[Position] = []
        self._look = look

    def all(self, event: Event) -> None:
        if self.on:
            self._keep(Told(event, None))

    def only(self, seats: tuple[Seat, ...], event: Event) -> None:
        """Told to these seats; nobody else hears that there was anything."""
        if self.on:
            self._keep(Told(event, seats))

    def split(self, seats: tuple[Seat, ...], event: Event, others: Event) -> None:
        """A secret line and a public line, written together: spectators hear the public one."""
        if self.on:
            self._keep(Told(event, seats))
            self._keep(OthersTold(others, seats))

    def _keep(self, told: Told) -> None:
        self.told.append(told)
        if self._look is not None:
            self.positions.append(self._look())


class OthersTold(Told):
    """An event that everybody hears but those seats."""

    def heard_by(self, listener: Seat | None) -> bool:
        return listener is None or self.seats is None or listener not in self.seats


SILENT: Final = Teller(on=False)
