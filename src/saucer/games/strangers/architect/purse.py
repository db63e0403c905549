"""Small counts packed into one number, so that paying is one subtraction and one look at the guards."""

from typing import NamedTuple


class Pocket(NamedTuple):
    unit: int
    mask: int
    """Of its count, once shifted down."""
    shift: int


class Purse:
    """Above every count is a guard bit, which is set; going below zero clears it."""

    def __init__(self) -> None:
        self.full = 0
        """All counts as they are at first, with the guards."""
        self.guards = 0
        self.bits = 0
        self.pockets: dict[str, Pocket] = {}

    def add(self, name: str, count: int, most: int | None = None) -> None:
        """`most`: what it can grow to."""
        width = max(count, most or 0).bit_length()
        self.pockets[name] = Pocket(1 << self.bits, (1 << width) - 1, self.bits)
        self.full += count << self.bits
        self.guards |= 1 << self.bits + width
        self.full |= 1 << self.bits + width
        self.bits += width + 1

    def unit(self, name: str) -> int:
        """What taking one out costs; nothing where there is enough of it anyway."""
        return self.pockets[name].unit if name in self.pockets else 0

    def left(self, name: str, purse: int) -> int:
        pocket = self.pockets[name]
        return purse >> pocket.shift & pocket.mask

    def counts(self, purse: int) -> list[int]:
        """Of all pockets."""
        return [purse >> shift & mask for _, mask, shift in self.pockets.values()]

    def is_valid(self, purse: int) -> bool:
        return purse & self.guards == self.guards

    def is_cheaper(self, cost: int, other: int) -> bool:
        """Whether no count of this cost is greater than that of the other one."""
        return ((other | self.guards) - cost) & self.guards == self.guards
